"""What the end of a game is worth to a seat: what it plays for."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Any, Final, Literal

from tablee.bots.expert import ADVICE
from tablee.bots.expert.advice import Aims, Horizon
from tablee.bots.learning.foresight import learned_horizon
from tablee.bots.search.weighing import Outcome
from tablee.engine.game import Game
from tablee.engine.state import State

Unit = Literal["points", "chances"]
"""In what people are told how far options are apart."""

PLAIN: Final = Aims()

MOST: Final = 50.0
"""Beyond so many times what may be wrong there is no hope."""


def aims_of(title: str) -> Aims:
    return ADVICE[title].aims if title in ADVICE else PLAIN


def horizon_of(game: Game[Any]) -> Horizon | None:
    """How far games are played on: as the title says, or to where values were learned."""
    return aims_of(game.title).horizon or learned_horizon(game)


def outcome(game: Game[Any], s: State[Any], seat: int, scored: float | None = None) -> Outcome:
    """How a game has ended for this seat, or will end as far as can be told by now.

    What it had scored in good time is said beside, or it is what it has scored by now.
    """
    aims = aims_of(game.title)
    score = game.scores(s)[seat]
    parts = score.parts
    rivals = rivals_of(game, s, seat)
    if not rivals and aims.unrivalled is not None:
        found = aims.unrivalled(s)
        return Outcome(found.worth, found.share, found.points, parts)
    horizon = horizon_of(game)
    if s.over() or horizon is None:
        points: list[float] = [score.total for score in game.scores(s)]
        share = game.returns(s)[seat]
    else:
        points = [horizon.expected(s, other) for other in range(game.seats)]
        share = share_of(points[seat], [points[r] for r in rivals], horizon.vague(s))
        if not rivals and horizon.alone is not None:
            share = horizon.alone(s, points[seat])
    against = aims.rivalry * mean([points[r] for r in rivals])
    worth = aims.prize * share + points[seat] - against
    hoped = points[seat] - (score.total if scored is None else scored)
    return Outcome(worth, share, points[seat], parts, against, hoped)


def unit_of(game: Game[Any], s: State[Any], seat: int) -> Unit:
    """A group that has to reach something counts chances; everybody else counts points."""
    together = aims_of(game.title).by_chances and not rivals_of(game, s, seat)
    return "chances" if together else "points"


def rivals_of(game: Game[Any], s: State[Any], seat: int) -> list[int]:
    """A seat of every other side."""
    ally = aims_of(game.title).ally
    found: list[int] = []
    for other in range(game.seats):
        if other != seat and not any([ally(s, other, known) for known in (seat, *found)]):
            found.append(other)
    return found


def share_of(own: float, rivals: Sequence[float], vague: float) -> float:
    """How likely these points are the most, if all of them may be wrong."""
    return 1 / (1 + sum([exp(min(MOST, (rival - own) / vague)) for rival in rivals]))


def mean(points: Sequence[float]) -> float:
    return sum(points) / len(points) if points else 0.0
