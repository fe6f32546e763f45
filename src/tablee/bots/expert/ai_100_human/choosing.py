"""The card of the turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablee.bots.expert.ai_100_human.outlook.seat import Outlook
from tablee.games.ai_100_human import actions as a
from tablee.games.ai_100_human.choosing import DiscardCard

NOTHING: Final = -1

LOOKED_AT: Final = 4
"""So many of the best placements are looked at more closely."""

POOR: Final = 4.0
"""AI-6 draws other cards when no card brings more than this."""


def choose_card(out: Outlook, options: Sequence[int]) -> int:
    """The card that brings most now without spoiling what the others can still bring."""
    held = sorted(out.p.holding())
    found = [(value, card, cell) for card in held for value, cell in out.gains(card)]
    if a.REDRAW in options and (out.left < 2 or max(found)[0] < POOR):
        return a.REDRAW
    found.sort(reverse=True)
    looked_at = found[:LOOKED_AT]
    for card in held:
        if card not in [other for _, other, _ in looked_at]:
            looked_at.append(next(each for each in found if each[1] == card))
    return a.PLAY + max(looked_at, key=lambda each: closely(out, *each))[1]


def closely(out: Outlook, value: float, card: int, cell: int) -> float:
    others = [other for other in out.p.holding() if other != card]
    return out.with_others(value, card, cell, others)


def discard_card(out: Outlook, options: Sequence[int]) -> int:
    """Those that promise least; they are named in ascending order."""
    ask = out.p.ask
    assert isinstance(ask, DiscardCard)
    last = max(ask.gone(out.s, out.seat), default=NOTHING)
    cards = [card for card in out.p.holding() if card > last]
    return a.DISCARD + min(sorted(cards, key=out.promise)[: ask.left])
