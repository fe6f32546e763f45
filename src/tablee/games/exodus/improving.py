"""Phase 3, at its end: negotiators still on the Wing grow stronger or score; all come home."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablee.engine.problems import Why
from tablee.engine.state import Ask, Step
from tablee.games.exodus.actions import BRANCH, MOST_INFLUENCE
from tablee.games.exodus.state import EMPTY, NEGOTIATORS, Table
from tablee.games.exodus.wing import influence_of


class ImproveNegotiators(Step[Table]):
    """Each one on a slot gains a point (EXO-115, EXO-119), or scores in the last round."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        standing = [negotiator for negotiator in s.slots if negotiator != EMPTY]
        if s.round == s.kit.rounds:
            for negotiator in standing:
                score_negotiator(s, negotiator)
            return
        for negotiator in sorted(standing)[::-1]:  # the question on top is asked first
            improve(s, negotiator)
        if s.asked:
            s.veil()


def improve(s: Table, negotiator: int) -> None:
    """One step; the owner chooses where the path divides (EXO-118); at its end the point is lost
    (EXO-117).
    """
    steps = s.kit.steps[influence_of(s, negotiator)]
    seat = negotiator // len(s.kit.castes)
    if len(steps) == 1:
        grow(s, seat, negotiator, steps[0])
    elif steps:
        s.ask(seat, ChooseBranch(negotiator))


def grow(s: Table, seat: int, negotiator: int, value: int) -> None:
    s.seats[seat].influence[s.kit.caste_of(negotiator)] = value
    s.emit("improve", seat, [negotiator, value])


class ChooseBranch(Ask[Table]):
    """Which influence does your negotiator grow to?"""

    __slots__ = ("negotiator",)

    def __init__(self, negotiator: int) -> None:
        self.negotiator = negotiator

    def options(self, s: Table, seat: int) -> Sequence[int]:
        return sorted([BRANCH + step for step in self.steps(s)])

    def steps(self, s: Table) -> list[int]:
        return s.kit.steps[influence_of(s, self.negotiator)]

    def apply(self, s: Table, seat: int, action: int) -> None:
        grow(s, seat, self.negotiator, action - BRANCH)

    def refusal(self, s: Table, seat: int, action: int) -> Why:
        if BRANCH <= action < BRANCH + MOST_INFLUENCE:
            return Why("no-such-step", [self.negotiator, action - BRANCH])
        return Why("not-offered", [])

    def about(self, s: Table, seat: int) -> list[int]:
        return [self.negotiator]


def score_negotiator(s: Table, negotiator: int) -> None:
    """The sum of its two values (EXO-122)."""
    value = influence_of(s, negotiator)
    points = s.kit.high[value] + s.kit.low[value]
    seat = negotiator // len(s.kit.castes)
    s.seats[seat].points[NEGOTIATORS] += points
    s.emit("score-negotiator", seat, [negotiator, points])


class TakeBack(Step[Table]):
    """All cubes and negotiators, those of a hidden hand too (EXO-121)."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        s.cubes = [0] * len(s.cubes)
        s.marks = [0] * len(s.marks)
        s.slots = [EMPTY] * len(s.slots)
        s.owners = [EMPTY] * len(s.owners)
        castes = len(s.kit.castes)
        for seat, p in enumerate(s.seats):
            p.home = list(range(castes * seat, castes * (seat + 1)))
            p.concealed = []
            p.rights = 0


IMPROVE_NEGOTIATORS: Final = ImproveNegotiators()
TAKE_BACK: Final = TakeBack()
