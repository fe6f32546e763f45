"""Moving crews: one after another gets its module, and then all of them move at once."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.engine.problems import Why
from tablee.engine.state import Ask
from tablee.games.exodus.actions import HOUSE, MOST_CARDS
from tablee.games.exodus.state import Player, Table


def can_be_arranged(p: Player) -> bool:
    """There is a crew, and another module that it could be in."""
    return bool(p.crews) and len(p.modules) > 1


def arrange_crews(s: Table, seat: int) -> None:
    """Ask for a new arrangement of all crews (EXO-141). It only touches this player's record."""
    s.seats[seat].plan = []
    plan_next(s, seat)


def plan_next(s: Table, seat: int) -> None:
    """Ask for the module of the next crew; where there is no choice, none is asked for."""
    p = s.seats[seat]
    while len(p.plan) < len(p.crews):
        left = berths_left(s, p)
        if len(left) > 1:
            s.ask(seat, ArrangeCrew(p.crews[len(p.plan)]))
            return
        p.plan.append(left[0])
    move_in(s, seat)


def berths_left(s: Table, p: Player) -> list[int]:
    """The modules that are not full with the crews planned so far. Whoever comes later finds room
    too, since there are at least as many berths as crews.
    """
    berths = s.kit.berths
    return sorted([module for module in p.modules if p.plan.count(module) < berths[module]])


def move_in(s: Table, seat: int) -> None:
    """All at once, so that crews can change places (EXO-141). Tilt and tokens stay (EXO-143)."""
    p = s.seats[seat]
    for crew, old, new in zip(p.crews, p.homes, p.plan, strict=True):
        if old != new:
            s.emit("move", seat, [crew, new])
    p.homes, p.plan = p.plan, []


class ArrangeCrew(Ask[Table]):
    """Which module houses this crew?"""

    __slots__ = ("crew",)

    def __init__(self, crew: int) -> None:
        self.crew = crew

    def options(self, s: Table, seat: int) -> Sequence[int]:
        return [HOUSE + module for module in berths_left(s, s.seats[seat])]

    def apply(self, s: Table, seat: int, action: int) -> None:
        s.seats[seat].plan.append(action - HOUSE)
        plan_next(s, seat)

    def refusal(self, s: Table, seat: int, action: int) -> Why:
        return cannot_house(s.seats[seat], action)

    def about(self, s: Table, seat: int) -> list[int]:
        return [self.crew]


def cannot_house(p: Player, action: int) -> Why:
    """Why a module takes no crew: it is full, or not there."""
    module = action - HOUSE
    if not 0 <= module < MOST_CARDS:
        return Why("not-offered", [])
    return Why("module-full" if module in p.modules else "not-your-module", [module])
