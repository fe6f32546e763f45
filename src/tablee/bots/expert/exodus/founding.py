"""Foundation: which cards to draft, and which to let go."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.bots.expert.exodus.outlook.seat import Outlook
from tablee.bots.expert.exodus.outlook.worth import value
from tablee.games.exodus.actions import DISCARD, PICK


def pick_card(out: Outlook, options: Sequence[int]) -> int:
    """The card that is worth most to the own Ark and hand."""
    best, most = options[0], -1.0
    for action in options:
        points = value(out, action - PICK)
        if points > most:
            best, most = action, points
    return best


def discard_card(out: Outlook, options: Sequence[int]) -> int:
    worst, least = options[0], 1000.0
    for action in options:
        points = value(out, action - DISCARD)
        if points < least:
            worst, least = action, points
    return worst
