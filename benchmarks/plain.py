"""Goofspiel as one would write it by hand, without an engine: what the engine may cost at most."""

from __future__ import annotations

from random import Random


class Plain:
    """A position. Cards are their values; a tied prize is out of the game."""

    def __init__(self, seats: int, deck: list[int]) -> None:
        self.hands = [sorted(deck) for _ in range(seats)]
        self.deck = deck
        """The prizes to come; the next one is last."""
        self.prize = deck.pop()
        self.bids = [0] * seats
        """What each seat has bid in this round; 0 before it has."""
        self.scores = [0] * seats
        self.missing = seats
        """How many bids of this round are not in yet."""
        self.over = False

    def options(self, seat: int) -> list[int]:
        return [] if self.bids[seat] else self.hands[seat]

    def apply(self, seat: int, bid: int) -> None:
        self.hands[seat].remove(bid)
        self.bids[seat] = bid
        self.missing -= 1
        if not self.missing:
            self.reveal()

    def reveal(self) -> None:
        """The highest bid takes the prize unless it is tied; the next prize is turned up."""
        bids = self.bids
        best = max(bids)
        if bids.count(best) == 1:
            self.scores[bids.index(best)] += self.prize
        self.bids = [0] * len(bids)
        self.missing = len(bids)
        if self.deck:
            self.prize = self.deck.pop()
        else:
            self.over = True

    def clone(self) -> Plain:
        copy = Plain.__new__(Plain)
        copy.hands = [hand[:] for hand in self.hands]
        copy.deck = self.deck[:]
        copy.prize = self.prize
        copy.bids = self.bids[:]
        copy.scores = self.scores[:]
        copy.missing = self.missing
        copy.over = self.over
        return copy


def deal(seats: int, cards: int, rng: Random) -> Plain:
    """A shuffled suit of prizes, and a whole suit for everyone."""
    deck = list(range(1, cards + 1))
    rng.shuffle(deck)
    return Plain(seats, deck)
