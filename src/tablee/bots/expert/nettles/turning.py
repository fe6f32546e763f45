"""Turning over the stack that looks safest."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.bots.expert.nettles.outlook import Outlook
from tablee.games.nettles.actions import TURN


def turn_disc(out: Outlook, options: Sequence[int]) -> int:
    best = options[0]
    for action in options:
        if out.danger(action - TURN) < out.danger(best - TURN):
            best = action
    return best
