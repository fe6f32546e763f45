"""The deck, the discard pile and the piles of secondary crews."""

from __future__ import annotations

from typing import Final

from tablee.engine.problems import UNKNOWN, Unseen
from tablee.games.exodus.kit import PRIMARY
from tablee.games.exodus.state import Table

NOBODY: Final = -1


def draw_cards(s: Table, count: int) -> list[int]:
    """Off the deck; if it runs out, the discard pile becomes the deck (EXO-011).

    Where there is nothing left, fewer cards are drawn (EXO-012).
    """
    drawn = s.drawn(s.deck, count)
    if len(drawn) < count and s.discard:
        s.deck, s.discard = s.discard, []
        s.emit("reshuffle", NOBODY, [])
        drawn += s.drawn(s.deck, count - len(drawn))
    return drawn


def discard(s: Table, card: int) -> None:
    """Onto the discard pile; a secondary crew goes back to its own (EXO-013)."""
    if card == UNKNOWN:
        raise Unseen
    kind = s.kit.secondary[card]
    if kind == PRIMARY:
        s.discard.append(card)
    else:
        s.piles[kind].append(card)
        s.piles[kind].sort()
