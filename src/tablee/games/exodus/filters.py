"""Which cards of the table an ability means."""

from __future__ import annotations

from tablee.games.exodus.abilities.reading import EITHER, OPPONENT, SELF, Terms
from tablee.games.exodus.state import Table


def fits(s: Table, terms: Terms, card: int) -> bool:
    """Whether a card in play is one of these, whoever controls it."""
    if not terms.cards >> card & 1:
        return False
    if terms.mutant != EITHER and s.mutants >> card & 1 != terms.mutant:
        return False
    return terms.tilted == EITHER or s.tilted >> card & 1 == terms.tilted


def in_ark(s: Table, terms: Terms, seat: int) -> list[int]:
    """Those that a player controls: what is vacant or in a prison is not counted (EXO-153)."""
    return [card for card in s.seats[seat].controls() if fits(s, terms, card)]


def in_play(s: Table, terms: Terms, seat: int, this: int) -> list[int]:
    """Those that an ability of this player's card can be about, in ascending order."""
    found: list[int] = []
    for owner in range(len(s.seats)):
        if terms.whose == SELF and owner != seat:
            continue
        if terms.whose == OPPONENT and owner == seat:
            continue
        found += in_ark(s, terms, owner)
    if terms.this:
        found = [card for card in found if card == this]
    return sorted(found)
