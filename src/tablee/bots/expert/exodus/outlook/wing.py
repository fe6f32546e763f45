"""The Wing: who is likely to win each chamber, and what cubes there are worth."""

from __future__ import annotations

from functools import cache
from typing import Final

from tablee.bots.expert.exodus.outlook.abilities import DRAWN, INFLUENCE
from tablee.bots.expert.exodus.outlook.seat import PRICE, Outlook
from tablee.bots.expert.exodus.outlook.worth import growths, value
from tablee.engine.problems import UNKNOWN
from tablee.games.exodus.abilities.reading import DEEDS
from tablee.games.exodus.kit import BY_ROUND, Kit
from tablee.games.exodus.state import EMPTY
from tablee.games.exodus.wing import influence_of, social_bonus

DENIED: Final = 0.9
"""What another player's prize counts, beside what it is worth to harm them."""

CUBE: Final = 0.5
"""What each point of influence could bring elsewhere: who is strong is not sent to win by far."""

Chances = tuple[tuple[float, ...], ...]

LOWEST: Final = -3
OWN_EARLY: Final[Chances] = (
    (0.01, 0.03, 0.08, 0.14, 0.36, 0.75, 0.93, 0.99, 1.00),
    (0.02, 0.04, 0.08, 0.32, 0.50, 0.66, 0.93, 0.98, 1.00),
    (0.03, 0.06, 0.12, 0.28, 0.45, 0.58, 0.90, 0.95, 0.98),
)
OWN_LATE: Final[Chances] = (
    (0.01, 0.03, 0.11, 0.15, 0.25, 0.40, 0.62, 0.83, 0.98),
    (0.04, 0.11, 0.20, 0.28, 0.41, 0.56, 0.80, 0.95, 0.97),
    (0.04, 0.10, 0.17, 0.25, 0.34, 0.46, 0.74, 0.82, 0.93),
)
THEIR_EARLY: Final[Chances] = (
    (0.00, 0.02, 0.20, 0.42, 0.70, 0.92, 0.98, 1.00, 1.00),
    (0.02, 0.05, 0.19, 0.49, 0.62, 0.71, 0.89, 1.00, 1.00),
    (0.02, 0.05, 0.15, 0.35, 0.49, 0.60, 0.95, 0.98, 1.00),
)
THEIR_LATE: Final[Chances] = (
    (0.02, 0.12, 0.28, 0.37, 0.55, 0.75, 0.86, 0.90, 1.00),
    (0.05, 0.14, 0.30, 0.35, 0.52, 0.74, 0.86, 0.97, 1.00),
    (0.05, 0.12, 0.20, 0.30, 0.45, 0.50, 0.73, 0.80, 0.95),
)
"""How likely a lead of -3 to 5 cubes wins a chamber with one, two or more free slots beside it, as
it was counted in games between experts after the viewer's placement: in rounds 1 and 2, and later,
when negotiators are strong. Others are to answer; a small own lead beside the last free slot is
nearly lost.
"""

NOBODY: Final = -1.0
"""No own negotiator stands next to a chamber."""


class Wing:
    """The chambers as a seat sees them."""

    def __init__(self, out: Outlook) -> None:
        self.out: Final = out
        s, kit = out.s, out.kit
        self.players: Final = len(s.seats)
        self.cubes: Final = s.cubes[:]
        """Cubes that are tried here are not on the table."""
        common = common_values(kit)[out.left]
        self.mine = [0.0 if card == EMPTY else value(out, card) for card in s.chambers]
        self.theirs = [0.0 if card == EMPTY else DENIED * common[card] for card in s.chambers]
        """What the card of each chamber is worth to the viewer, and that nobody else has it."""
        self.free: Final = [
            len([slot for slot in slots if s.owners[slot] == EMPTY]) for slots in kit.beside
        ]
        self.own_chances: Final = OWN_EARLY if out.left > 2 else OWN_LATE
        self.their_chances: Final = THEIR_EARLY if out.left > 2 else THEIR_LATE
        self.recalls: Final = [self.cheapest_recall(chamber) for chamber in range(len(s.chambers))]

    def cheapest_recall(self, chamber: int) -> float:
        """What it costs to win a chamber: a negotiator next to it comes home (EXO-106)."""
        s, seat = self.out.s, self.out.seat
        costs = [
            stay(self.out, s.slots[slot])
            for slot in self.out.kit.beside[chamber]
            if s.owners[slot] == seat and s.slots[slot] != UNKNOWN
        ]
        return min(costs, default=NOBODY)

    # --- chances ------------------------------------------------------------------------------

    def lead(self, chamber: int, seat: int) -> int:
        """By how many cubes a player is ahead of all others."""
        first = chamber * self.players
        most = 0
        for other in range(self.players):
            if other != seat:
                most = max(most, self.cubes[first + other])
        return self.cubes[first + seat] - most

    def chance(self, chamber: int, seat: int, free: int) -> float:
        """How likely a player wins a chamber, with so many free slots beside it."""
        lead = self.lead(chamber, seat)
        marked = self.out.s.marks[chamber] >> seat & 1
        if not free:
            wins = lead > 0 or (lead == 0 and marked)
            return 1.0 if wins and self.cubes[chamber * self.players + seat] else 0.0
        rows = self.own_chances if seat == self.out.seat else self.their_chances
        chances = rows[min(free, len(rows)) - 1]
        place = max(0, min(len(chances) - 1, lead - LOWEST))
        if marked:  # a tie is won
            return (chances[place] + chances[min(len(chances) - 1, place + 1)]) / 2
        return chances[place]

    def prospect(self, chamber: int, free: int, recall: float) -> float:
        """What a chamber is worth as it stands: the own prize less what others may win."""
        out = self.out
        points = self.chance(chamber, out.seat, free) * (self.mine[chamber] - recall)
        for other in range(self.players):
            if other != out.seat and self.cubes[chamber * self.players + other]:
                their = self.chance(chamber, other, free)
                points -= their * self.theirs[chamber] * out.rivalry
        return points

    def now(self, chamber: int) -> float:
        if self.out.s.chambers[chamber] == EMPTY:
            return 0.0
        return self.prospect(chamber, self.free[chamber], max(0.0, self.recalls[chamber]))

    # --- what cubes change --------------------------------------------------------------------

    def changed(self, chamber: int, seat: int, by: int) -> float:
        """What it is worth that a player has so many cubes more in a chamber, or fewer."""
        before = self.now(chamber)
        self.cubes[chamber * self.players + seat] += by
        after = self.now(chamber)
        self.cubes[chamber * self.players + seat] -= by
        return after - before

    def laid(self, chamber: int, more: int, staying: float) -> float:
        """What so many own cubes bring that a negotiator lays from a slot beside a chamber."""
        out = self.out
        if out.s.chambers[chamber] == EMPTY:
            return 0.0
        before = self.now(chamber)
        other = self.recalls[chamber]
        recall = staying if other == NOBODY else min(staying, other)
        place = chamber * self.players + out.seat
        self.cubes[place] += more
        after = self.prospect(chamber, self.free[chamber] - 1, recall)
        self.cubes[place] -= more
        return after - before

    def placed(self, negotiator: int, way: int) -> float:
        """What a negotiator brings who lays its cubes in this way."""
        s, kit = self.out.s, self.out.kit
        first, second = kit.chambers_of[way // 2]
        if way % 2:
            first, second = second, first
        influence = influence_of(s, negotiator)
        high = kit.high[influence] + social_bonus(s, first, negotiator)
        low = kit.low[influence] + social_bonus(s, second, negotiator)
        staying = stay(self.out, negotiator)
        spent = CUBE * (kit.high[influence] + kit.low[influence])
        return self.laid(first, high, staying) + self.laid(second, low, staying) - spent


def stay(out: Outlook, negotiator: int) -> float:
    """What it is worth that a negotiator stays on the Wing: it scores in the last round (EXO-122),
    and grows in the others (EXO-115) if it still can.
    """
    kit = out.kit
    value = influence_of(out.s, negotiator)
    if out.left == 1:
        return float(kit.high[value] + kit.low[value])
    return INFLUENCE[out.left] if kit.steps[value] else 0.0


@cache
def common_values(kit: Kit) -> list[list[float]]:
    """What each card is worth to anybody, by the number of scorings to come."""
    found: list[list[float]] = []
    for left, price in enumerate(PRICE):
        row: list[float] = []
        for card, recycling in enumerate(kit.recycling):
            gems = kit.rounds - left + 1 if recycling == BY_ROUND else recycling
            gain = common_worth(kit, card, left) - price * (kit.cost[card] + gems)
            row.append(price * gems + max(0.0, gain))
        found.append(row)
    return found


def common_worth(kit: Kit, card: int, left: int) -> float:
    """The points that a card brings in a usual Ark."""
    points = float(kit.prestige[card])
    if kit.affinity[card]:
        points += kit.affinity[card] * (2 * left + growths(kit)[card] * left * (left - 1) / 2)
    points += kit.majority[card] * 0.4 * left
    if kit.capacity[card]:
        points += 0.5 * min(kit.capacity[card], 6) * left
    if kit.is_hospital[card]:
        points += 1.5 * left
    if kit.caste_ability[card]:
        points += 1.0
    return points + common_ability(kit, card, left)


def common_ability(kit: Kit, card: int, left: int) -> float:
    """What a technical ability brings anybody; those that bring gems and cards are sought most."""
    ability = kit.technical[card]
    if ability is None:
        return 0.0
    deed = ability.deeds[0]
    verb = DEEDS[deed.verb]
    if verb == "gain_resource" and ability.sacrifice is None and not deed.of_prisoners:
        return PRICE[left] * deed.amount * left
    if verb in ("draw", "take_from_discard"):
        return PRICE[left] * max(0.0, DRAWN - ability.price) * left
    return 0.8 * left
