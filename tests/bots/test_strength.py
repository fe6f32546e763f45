"""How bots fare against each other. All chance is seeded, so the numbers are always the same."""

from __future__ import annotations

from tablee.arena.runners import local
from tablee.arena.series import Series, Tally, run

CHANCE = 0.5


def tally(games: int, *bots: str) -> Tally:
    """What comes of this many games between these bots."""
    series = Series("goofspiel", len(bots), "base", {}, list(bots), "strength", games)
    for found in run(series, local(2), chunks=2):
        last = found
    return last


def test_greedy_beats_random_with_two_seats() -> None:
    lines = tally(60, "greedy", "random").bots
    greedy = lines["greedy"].wins
    assert greedy.mean() - greedy.error() > CHANCE + 0.25
    assert lines["greedy"].score.mean() > 1.5 * lines["random"].score.mean()
    assert greedy.mean() + lines["random"].wins.mean() == 1.0
