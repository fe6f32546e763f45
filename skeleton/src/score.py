"""The score: one line for each source of points. They add up to the total."""

from __future__ import annotations

from tablee.engine.decision import Score
from tablee.games.sample_game.state import Table


def scores(s: Table) -> list[Score]:
    """A point for every round taken; equal points share the victory (SAMPLE-021)."""
    return [Score(player.points, {"rounds": player.points}) for player in s.seats]
