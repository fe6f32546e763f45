"""The position: the prizes on the table, and what each player holds, bids and has won."""

from __future__ import annotations

from tablee.engine.state import Seat, State
from tablee.engine.zones import hidden
from tablee.games.goofspiel.kit import Kit


class Player(Seat):
    """One player. Hands and won prizes are sets: one bit for each card."""

    __slots__ = ("bid", "hand", "won")

    def __init__(self, hand: int, bid: int, won: int) -> None:
        super().__init__()
        self.hand = hand
        self.bid = bid
        """The card of the last round; under the veil, for its owner, the one laid face down."""
        self.won = won

    def copied(self) -> Player:
        return Player(self.hand, self.bid, self.won)

    def seen(self, own: bool) -> Player:
        return self.copied()  # GOOF-040: what lies face down, the veil hides


class Table(State[Player]):
    """The prizes: still in the deck, at stake, or out of the game."""

    __slots__ = ("deck", "gone", "kit", "stake")

    def __init__(
        self, kit: Kit, seats: list[Player], deck: list[int], stake: int, gone: int
    ) -> None:
        super().__init__(seats)
        self.kit = kit
        self.deck = deck
        """The prizes to come; the next one is last."""
        self.stake = stake
        """The prizes that the next bids are for."""
        self.gone = gone
        """The prizes that nobody won."""

    def copied(self, seats: list[Player]) -> Table:
        return Table(self.kit, seats, self.deck[:], self.stake, self.gone)

    def seen(self, viewer: int, seats: list[Player]) -> Table:
        # GOOF-041: nobody knows the order of a shuffled deck; any other order is known to all.
        deck = hidden(len(self.deck)) if self.kit.order == "shuffled" else self.deck[:]
        return Table(self.kit, seats, deck, self.stake, self.gone)
