"""The draft: which cards to keep, to pick, to take from the grid, and to withhold from another."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablee.bots.expert.ai_100_human.outlook.seat import Outlook
from tablee.games.ai_100_human import actions as a

NOTHING: Final = -1


def keep_card(out: Outlook, options: Sequence[int]) -> int:
    """Those that promise most; they are named in ascending order."""
    p = out.p
    cards = [card for card in p.pack if card > max(p.reserve, default=NOTHING)]
    missing = p.first - len(p.reserve)
    return a.KEEP + min(sorted(cards, key=out.promise)[-missing:])


def pick_card(out: Outlook, options: Sequence[int]) -> int:
    return a.PICK + max(out.p.pack, key=out.promise)


def drop_card(out: Outlook, options: Sequence[int]) -> int:
    """The card that would serve the other player best."""
    other = Outlook(out.s, 1 - out.seat)
    return a.DISCARD + max(out.p.pack, key=other.promise)


def take_from_grid(out: Outlook, options: Sequence[int]) -> int:
    """The line that follows is of little account: two of its cards may be others by then."""
    return a.PICK + max([action - a.PICK for action in options], key=out.promise)
