"""How the bot fares. All chance is seeded, so the numbers are always the same."""

from __future__ import annotations

import pytest

from tablee.arena.runners import local
from tablee.arena.series import Series, Tally, run


def tally(games: int, *bots: str, objectives: str = "all") -> Tally:
    """What comes of this many games between these bots."""
    options = {"objectives": objectives}
    series = Series("ai-100-human", len(bots), "base", dict(options), list(bots), "strength", games)
    for found in run(series, local(2), chunks=2):
        last = found
    return last


@pytest.mark.parametrize("objectives", ["all", "starter"])
def test_the_expert_beats_random_with_two_players(objectives: str) -> None:
    lines = tally(60, "expert", "random", objectives=objectives).bots
    assert lines["expert"].wins.mean() >= 0.95
    assert lines["expert"].score.mean() > 2.5 * lines["random"].score.mean()


@pytest.mark.parametrize("seats", [3, 6])
def test_the_expert_beats_a_table_of_random_players(seats: int) -> None:
    lines = tally(5 * seats, "expert", *["random"] * (seats - 1)).bots
    assert lines["expert"].wins.mean() >= 0.95


def test_the_expert_earns_ranks_alone_where_random_players_never_do() -> None:
    expert = tally(100, "expert").bots["expert"]
    assert expert.score.mean() - expert.score.error() > 108
    assert expert.wins.mean() > 0.2
    random = tally(100, "random").bots["random"]
    assert random.score.mean() < 45
    assert random.wins.mean() == 0


def test_experts_score_as_much_against_each_other() -> None:
    score = tally(20, *["expert"] * 4).bots["expert"].score
    assert 100 < score.mean() < 116
