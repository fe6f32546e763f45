"""Hand cards: which to take, to keep and to let go."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.bots.expert.exodus.outlook import Outlook
from tablee.games.exodus.actions import DISCARD, KEEP, PICK


def pick_card(out: Outlook, options: Sequence[int]) -> int:
    return best_of(out, options, PICK)


def keep_card(out: Outlook, options: Sequence[int]) -> int:
    return best_of(out, options, KEEP)


def discard_card(out: Outlook, options: Sequence[int]) -> int:
    worst = options[0]
    for action in options:
        if out.value(action - DISCARD) < out.value(worst - DISCARD):
            worst = action
    return worst


def best_of(out: Outlook, options: Sequence[int], verb: int) -> int:
    best = options[0]
    for action in options:
        if out.value(action - verb) > out.value(best - verb):
            best = action
    return best
