"""The position: what lies on the table, and what each player holds.

Constructors take every field and only store it. `seen` names every field too, and puts UNKNOWN
where a viewer may not know: whatever it returns leaves the rules.
"""

from __future__ import annotations

from tablee.engine.state import Seat, State
from tablee.engine.zones import hidden
from tablee.games.sample_game.kit import Kit


class Player(Seat):
    """One player."""

    __slots__ = ("hand", "played", "points")

    def __init__(self, hand: list[int], played: int, points: int) -> None:
        super().__init__()
        self.hand = hand
        self.played = played
        """The card of this round; UNKNOWN before it is played."""
        self.points = points

    def copied(self) -> Player:
        return Player(self.hand[:], self.played, self.points)

    def seen(self, own: bool) -> Player:
        hand = self.hand[:] if own else hidden(len(self.hand))  # SAMPLE-030
        return Player(hand, self.played, self.points)


class Table(State[Player]):
    """What belongs to nobody."""

    __slots__ = ("deck", "discard", "kit", "starter")

    def __init__(
        self, kit: Kit, seats: list[Player], deck: list[int], discard: list[int], starter: int
    ) -> None:
        super().__init__(seats)
        self.kit = kit
        self.deck = deck
        self.discard = discard
        self.starter = starter

    def copied(self, seats: list[Player]) -> Table:
        return Table(self.kit, seats, self.deck[:], self.discard[:], self.starter)

    def seen(self, viewer: int, seats: list[Player]) -> Table:
        deck = hidden(len(self.deck))  # SAMPLE-030
        return Table(self.kit, seats, deck, self.discard[:], self.starter)
