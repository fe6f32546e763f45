"""How far games are played on in the mind, where it was learned what positions are worth."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from tablee.bots.expert import ADVICE
from tablee.bots.expert.advice import Features, Horizon
from tablee.bots.learning.values import LOGISTIC, Stage, dot, shipped
from tablee.engine.game import Game
from tablee.engine.problems import Problem


@lru_cache(maxsize=64)
def learned_horizon(game: Game[Any]) -> Horizon | None:
    """None where nothing was learned about such games: they are played to their end.

    So they are where what was learned is about other rules, which must not stop a match.
    """
    features = ADVICE[game.title].features if game.title in ADVICE else None
    try:
        values = None if features is None else shipped(game.title, game.edition)
    except Problem:
        values = None
    if features is None or values is None:
        return None
    stages = values.stages_for(game)
    return horizon(game, features, stages) if stages else None


def horizon(game: Game[Any], features: Features, stages: dict[int, Stage]) -> Horizon:
    """The next moment that can be judged, and with what everybody will end."""

    def expected(s: Any, seat: int) -> float:
        weights = stages[features.stage(s)].weights
        return game.scores(s)[seat].total + dot(weights, features.of(s)[seat])

    def vague(s: Any) -> float:
        return LOGISTIC * stages[features.stage(s)].spread

    return Horizon(features.moment, features.last, expected, vague, features.alone)
