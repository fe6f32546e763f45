"""The review of a match for one seat: its decisions, everybody's chances, and what luck did."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from tablee.bots.bot import Budget
from tablee.bots.search.aims import Unit, unit_of
from tablee.engine.chance import derived
from tablee.engine.game import Game
from tablee.engine.record import Record
from tablee.review.chances import Chances, Moment
from tablee.review.judging import Judged, judge
from tablee.review.replaying import Course, gone_through
from tablee.review.spreading import Spreading

CURVE: Final = 0.25
"""The part of the time for everybody's chances."""

STEPS: Final = 100
"""In so many steps the time of a review is told."""


class Review(msgspec.Struct, frozen=True):
    """What there is to learn from a match."""

    seat: int
    judged: list[Judged]
    """Every decision with a choice, in order."""
    curve: list[Moment]
    result: float
    """The share of the victory at the end."""
    games: int = 0
    """So many games were played for it."""
    unit: Unit = "points"
    """In which it is told what decisions cost."""

    def costliest(self, count: int) -> list[Judged]:
        """The decisions that deserve a second look, the dearest first."""
        marked = [each for each in self.judged if each.mark]
        return sorted(marked, key=lambda each: -each.cost)[:count]

    def start(self) -> float:
        """The share of the victory that the seat could expect at the beginning."""
        return self.curve[0].shares[self.seat]

    def own(self) -> float | None:
        """What own decisions brought of the victory beside those of an experienced player.

        Less than nothing if they cost some; None where nobody knows how such a player would play.
        """
        swings = [each.swing for each in self.judged if each.swing is not None]
        return sum(swings, 0.0) if len(swings) == len(self.judged) else None

    def fortune(self) -> float:
        """What chance and the others did: all that own decisions do not explain."""
        return self.result - self.start() - (self.own() or 0.0)


Step = tuple[int, int]
"""How many steps of the work are done, and how many there are."""


def review(record: Record, seat: int, budget: Budget, told: int = 0) -> Iterator[Step | Review]:
    """Look at a match again: how far the work is after every step, and at last the review.

    Iterations are for each weighing, and with them the same record gives the same review. Seconds
    are for all of it, on one core.
    """
    game, seed = record.game(), bytes.fromhex(record.seed_hash)
    course = gone_through(record, seat, told)
    if budget.seconds is None:
        yield from counted(game, course, seat, budget, seed)
    else:
        yield from timed(game, course, seat, budget.seconds, seed)


def counted(
    game: Game[Any], course: Course, seat: int, budget: Budget, seed: bytes
) -> Iterator[Step | Review]:
    steps = len(course.points) + len(course.asked)
    chances = Chances(game, course.points, seed)
    for done in chances.count():
        yield done, steps
    judged: list[Judged] = []
    for asked in course.asked:
        judged.append(judge(game, asked, budget, derived(seed, "judged", asked.answer)))
        yield len(course.points) + len(judged), steps
    yield made(game, course, seat, judged, chances, 0)


def timed(
    game: Game[Any], course: Course, seat: int, seconds: float, seed: bytes
) -> Iterator[Step | Review]:
    chances = Chances(game, course.points, seed)
    for part in chances.spread(CURVE * seconds):
        yield int(STEPS * CURVE * part), STEPS
    rest = (1 - CURVE) * seconds
    spreading = Spreading(game, course.asked, rest, chances.cost_at, seed)
    for part in spreading.run() if course.asked else ():
        yield int(STEPS * (CURVE + (1 - CURVE) * part)), STEPS
    yield made(game, course, seat, spreading.judged(), chances, spreading.games())


def made(
    game: Game[Any], course: Course, seat: int, judged: list[Judged], chances: Chances, games: int
) -> Review:
    end = course.points[-1].s
    result, unit = game.returns(end)[seat], unit_of(game, end, seat)
    return Review(seat, judged, chances.curve(), result, chances.games() + games, unit)
