"""What to give up, and whom to let start."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.bots.expert.nettles.outlook import Outlook
from tablee.games.nettles.actions import LOSE, MINT, NAME, NETTLE


def give_up(out: Outlook, options: Sequence[int]) -> int:
    """The nettle keeps the others honest, but with nothing else no challenge can be won."""
    if LOSE + MINT in options and out.me.discs() > 2:
        return LOSE + MINT
    return LOSE + NETTLE if LOSE + NETTLE in options else options[0]


def name_starter(out: Outlook, options: Sequence[int]) -> int:
    """Whoever is farthest from winning."""
    best = options[0]
    for action in options:
        if out.s.seats[action - NAME].wins < out.s.seats[best - NAME].wins:
            best = action
    return best
