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


def evaluate(s: Table, seat: int) -> float:
    """Points ahead of the best other if the prizes to come fall by the worth of the hands."""
    worth = s.kit.worth
    to_come = worth[s.kit.suit] - worth[s.gone] - sum(totals(s))
    hands = [worth[player.hand] for player in s.seats]
    share = to_come / max(1, sum(hands))
    forecast = [won + share * hand for won, hand in zip(totals(s), hands, strict=True)]
    return forecast[seat] - max(forecast[:seat] + forecast[seat + 1 :])
