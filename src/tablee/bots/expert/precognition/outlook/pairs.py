"""Two cards that lie in an Action Zone together: what they cost, give and bring about."""

from __future__ import annotations

from typing import Final

from tablee.games.precognition import kit as k
from tablee.games.precognition.actions import BOTH, KEPT
from tablee.games.precognition.cards import add_card, cost_beside
from tablee.games.precognition.kit import GAINS, Kit


class Pair:
    """A kept and a received card side by side."""

    __slots__ = ("both", "costs", "kept", "plague", "plagues", "price", "received", "types")

    def __init__(self, kit: Kit, kept: int, received: int) -> None:
        self.types = (kit.card_type[kept], kit.card_type[received])
        self.costs = (cost_beside(kit, kept, received), cost_beside(kit, received, kept))
        self.price = sum(self.costs)
        """Of activating both."""
        self.plagues = (kit.card_plague[kept], kit.card_plague[received])
        self.plague = sum(self.plagues)
        same = self.types[0] == self.types[1]
        self.kept = [0] * GAINS
        self.received = [0] * GAINS
        add_card(kit, self.kept, kept, received, same)
        add_card(kit, self.received, received, kept, same)
        self.both = [a + b for a, b in zip(self.kept, self.received, strict=True)]

    def gains(self, which: int) -> list[int]:
        """By resource, what activating these cards gives."""
        return self.both if which == BOTH else self.kept if which == KEPT else self.received

    def meets(self, terms: k.Terms) -> bool:
        """Whether the pair fulfils the condition of a Machine that looks at pairs (PRE-135)."""
        kind = terms.kind
        one, two = self.types
        if kind == k.PAIR_TYPE_AND_OTHER:
            return (one == terms.what) != (two == terms.what)
        if kind == k.PAIR_TYPES:
            return (one == terms.what and two == terms.other) or (
                one == terms.other and two == terms.what
            )
        if kind == k.PAIR_PLAGUE_MIX:
            return (self.plagues[0] > 0) != (self.plagues[1] > 0)
        if kind == k.PAIR_COST_SUM:
            return terms.least <= self.price <= terms.most
        return (self.costs[0] == self.costs[1]) == (kind == k.PAIR_COST_EQUAL)


PAIRS: Final[dict[Kit, list[Pair | None]]] = {}
"""Pairs met before. All decks are alike (PRE-011), so there are not many."""


def pair_of(kit: Kit, kept: int, received: int) -> Pair:
    size = kit.deck_size
    if kit not in PAIRS:
        PAIRS[kit] = [None] * (size * size)
    known = PAIRS[kit]
    place = kept % size * size + received % size
    pair = known[place]
    if pair is None:
        pair = Pair(kit, kept % size, received % size)
        known[place] = pair
    return pair
