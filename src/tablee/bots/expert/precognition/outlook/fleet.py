"""Co-operative play: what objectives want of each boat, and how near the group is to them."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Final

from tablee.bots.expert.precognition.outlook.boat import ImaginedBoat, imagined
from tablee.bots.expert.precognition.outlook.journey import journey_of
from tablee.bots.expert.precognition.outlook.worth import Needs, Want, chance_to_have
from tablee.games.precognition.state import TO_ACTIVATE, River

STAKE: Final = 12.0
"""What losing the game by an objective is worth, in humans."""

TRIFLE: Final = 0.03
"""Where less than this depends on a boat, it need not think of it."""


class Turn:
    """An objective that could be mitigated."""

    def __init__(self, objective: int, price: list[int], gain: float) -> None:
        self.objective = objective
        self.price = price
        self.gain = gain
        """What the group would gain by it, in humans, before the price."""


class Fleet:
    """All boats beside the objectives of the season."""

    def __init__(self, s: River, boats: Sequence[ImaginedBoat], rounds: int) -> None:
        self.s = s
        self.boats = boats
        self.rounds = rounds
        """How many the boats still have before the season ends."""
        self.found: dict[int, list[float]] = {}

    def boat_chances(self, objective: int) -> list[float]:
        """How likely each boat has what the open side of an objective asks for."""
        if objective not in self.found:
            needs = face(self.s, objective)
            self.found[objective] = [chance_to_have(p, needs, self.rounds) for p in self.boats]
        return self.found[objective]

    def together(self, objective: int, chances: Sequence[float]) -> float:
        """How likely the group meets it: everybody, or at least one boat (PRE-216)."""
        if self.s.kit.everyone[objective]:
            return prod(chances)
        return 1 - prod([1 - chance for chance in chances], start=1.0)

    def lost_chances(self, seat: int, poorer: ImaginedBoat) -> float:
        """How much less likely all objectives are together if this boat becomes that poor."""
        lost = 0.0
        for objective in self.s.revealed:
            chances = self.boat_chances(objective)
            lost += self.together(objective, chances)
            chance = chance_to_have(poorer, face(self.s, objective), self.rounds)
            lost -= self.together(objective, [*chances[:seat], chance, *chances[seat + 1 :]])
        return lost

    def turns(self) -> list[Turn]:
        """What mitigating would be worth, for each objective that still shows its front."""
        price = self.s.kit.price
        return [
            Turn(n, price[n], STAKE * self.easier(n))
            for n in self.s.revealed
            if not self.s.mitigated >> n & 1
        ]

    def easier(self, objective: int) -> float:
        """How much more likely the group meets the back of an objective than its front."""
        back = self.s.kit.back[objective]
        turned = [chance_to_have(p, back, self.rounds) for p in self.boats]
        front = self.boat_chances(objective)
        return self.together(objective, turned) - self.together(objective, front)

    def wants(self, seat: int) -> list[Want]:
        """What the group needs of this boat: more where the others have done their part."""
        parts = [(n, self.part(seat, n)) for n in self.s.revealed]
        return [Want(face(self.s, n), STAKE * part) for n, part in parts if part > TRIFLE]

    def part(self, seat: int, objective: int) -> float:
        """How much depends on this boat: all, if the others have it, or if none of them does."""
        chances = self.boat_chances(objective)
        others = chances[:seat] + chances[seat + 1 :]
        if self.s.kit.everyone[objective]:
            return prod(others)
        return prod([1 - chance for chance in others])


def fleet_of(s: River) -> Fleet:
    """The boats as they are: who has not acted this round has one round more."""
    waiting = any([boat.stage == TO_ACTIVATE for boat in s.seats])
    rounds = journey_of(s.kit, s.round).season_end + waiting
    return Fleet(s, [imagined(boat, 0.0) for boat in s.seats], rounds)


def face(s: River, objective: int) -> Needs:
    """What the side that lies up asks for."""
    turned = s.mitigated >> objective & 1
    return s.kit.back[objective] if turned else s.kit.front[objective]
