"""The result: prestige points from their sources, and what breaks ties."""

from __future__ import annotations

from tablee.engine.decision import Score
from tablee.games.exodus.state import SOURCES, Player, Table


def scores(s: Table) -> list[Score]:
    return [score(p) for p in s.seats]


def score(p: Player) -> Score:
    """The larger Ark wins a tie, then the richer one (EXO-231)."""
    parts = dict(zip(SOURCES, p.points, strict=True))
    return Score(p.score(), parts, [len(p.controls()), p.gems()])
