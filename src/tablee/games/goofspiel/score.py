"""The score: the sum of the values of the prizes won."""

from __future__ import annotations

from tablee.engine.decision import Score
from tablee.games.goofspiel.state import Table


def scores(s: Table) -> list[Score]:
    """One line for each player (GOOF-031); equal scores share the victory (GOOF-032)."""
    return [Score(points, {"prizes": points}) for points in totals(s)]


def totals(s: Table) -> list[int]:
    worth = s.kit.worth
    return [worth[player.won] for player in s.seats]
