"""What a seat can see of its chances: what cards are worth to it, and chambers on the Wing."""

from __future__ import annotations

from typing import Final

from tablee.games.exodus.ark import modules_with_room
from tablee.games.exodus.filters import in_ark
from tablee.games.exodus.kit import BY_ROUND
from tablee.games.exodus.state import EMPTY, Player, Table
from tablee.games.exodus.wing import influence_of, social_bonus

GEM: Final = 0.8
"""What a gem is worth in points."""

GROWTH: Final = 1.0
"""How many more cards an affinity will count on average than it does now."""

LIKELY: Final = 0.5
"""How likely a majority is kept."""

ROOM: Final = 2.0
"""What a module is worth to who has no free berth."""

ABILITY: Final = 1.0


class Outlook:
    """One seat's look at the table. Nothing in it needs more than the view shows."""

    def __init__(self, s: Table, seat: int) -> None:
        self.s: Final = s
        self.seat: Final = seat
        self.me: Final[Player] = s.seats[seat]
        self.left: Final = s.kit.rounds - s.round + 1
        """How many scorings are to come."""
        self.crowded: Final = not modules_with_room(s, self.me)
        self.prizes: list[float] = []
        """What the card of each chamber is worth; looked at once placing is thought about."""

    def worth(self, card: int) -> float:
        """The points that a card brings once it is integrated."""
        kit = self.s.kit
        points = float(kit.prestige[card]) + self.each_round(card) * self.left
        if kit.technical[card] is not None or kit.caste_ability[card]:
            points += ABILITY if self.left > 1 else 0.0
        if kit.is_module[card] and self.crowded:
            points += ROOM
        return points

    def each_round(self, card: int) -> float:
        """What its prestige ability scores in a round, about."""
        kit = self.s.kit
        counted = kit.counted[card]
        if counted is not None and kit.affinity[card]:
            return kit.affinity[card] * (len(in_ark(self.s, counted, self.seat)) + GROWTH)
        if kit.majority[card]:
            return kit.majority[card] * LIKELY
        if kit.capacity[card]:
            return min(kit.capacity[card], 4) * LIKELY
        return 1.0 if kit.is_hospital[card] else 0.0

    def recycled(self, card: int) -> float:
        gain = self.s.kit.recycling[card]
        return GEM * (self.s.round if gain == BY_ROUND else gain)

    def gain(self, card: int) -> float:
        """How much more it brings to integrate a card than to recycle it."""
        return self.worth(card) - GEM * self.s.kit.cost[card] - self.recycled(card)

    def value(self, card: int) -> float:
        """What it is worth to have a card in hand."""
        return self.recycled(card) + max(0.0, self.gain(card))

    # --- the Wing -----------------------------------------------------------------------------

    def chance(self, chamber: int, more: int) -> float:
        """How likely I win a chamber with so many more cubes there, as it looks now."""
        s = self.s
        own = s.cubes_of(chamber, self.seat) + more
        others = max([s.cubes_of(chamber, n) for n in range(len(s.seats)) if n != self.seat])
        if not own:
            return 0.0
        return max(0.05, min(0.95, 0.5 + 0.2 * (own - others - 1)))

    def laid(self, chamber: int, more: int) -> float:
        """What so many more cubes in a chamber are worth."""
        if not self.prizes:
            cards = self.s.chambers
            self.prizes = [0.0 if card == EMPTY else self.value(card) for card in cards]
        prize = self.prizes[chamber]
        return (self.chance(chamber, more) - self.chance(chamber, 0)) * prize if prize else 0.0

    def placed(self, negotiator: int, way: int) -> float:
        """What a negotiator is worth who lays its cubes in this way."""
        s = self.s
        first, second = s.kit.chambers_of[way // 2]
        if way % 2:
            first, second = second, first
        value = influence_of(s, negotiator)
        high = s.kit.high[value] + social_bonus(s, first, negotiator)
        low = s.kit.low[value] + social_bonus(s, second, negotiator)
        return self.laid(first, high) + self.laid(second, low)
