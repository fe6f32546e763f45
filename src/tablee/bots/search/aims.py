"""What the end of a game is worth to a seat: what it plays for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tablee.bots.expert import ADVICE
from tablee.bots.expert.advice import Aims
from tablee.bots.search.weighing import Outcome
from tablee.engine.game import Game
from tablee.engine.state import State

PLAIN: Final = Aims()


def outcome(game: Game[Any], s: State[Any], seat: int) -> Outcome:
    """How a game that is over has ended for this seat."""
    scores, shares = game.scores(s), game.returns(s)
    aims = aims_of(game.title)
    rivals = [
        scores[other].total
        for other in range(game.seats)
        if other != seat and not aims.ally(s, seat, other)
    ]
    own = scores[seat]
    worth = aims.prize * shares[seat] + own.total - aims.rivalry * mean(rivals)
    return Outcome(worth, shares[seat], own.total, own.parts)


def aims_of(title: str) -> Aims:
    return ADVICE[title].aims if title in ADVICE else PLAIN


def mean(points: Sequence[int]) -> float:
    return sum(points) / len(points) if points else 0.0
