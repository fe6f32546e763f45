"""How the bot fares. All chance is seeded, so the numbers are always the same."""

from __future__ import annotations

import pytest

from tablee.arena.runners import local
from tablee.arena.series import Series, Tally, run
from tablee.bots.expert.exodus import ADVICE
from tablee.engine.state import Ask
from tablee.games.exodus.layout import FRAMES


def tally(games: int, *bots: str) -> Tally:
    """What comes of this many games between these bots."""
    series = Series("exodus", len(bots), "base", {}, list(bots), "strength", games)
    for found in run(series, local(2), chunks=2):
        last = found
    return last


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_expert_beats_random_players(seats: int) -> None:
    lines = tally(20 * seats if seats == 2 else 6 * seats, "expert", *["random"] * (seats - 1)).bots
    assert lines["expert"].wins.mean() >= 0.95
    assert lines["expert"].score.mean() > 5 * lines["random"].score.mean()


def test_experts_score_as_good_players_do() -> None:
    score = tally(12, *["expert"] * 3).bots["expert"].score
    assert 70 < score.mean() < 110


def test_there_is_an_answer_to_every_question() -> None:
    questions = {frame.cls for frame in FRAMES if issubclass(frame.cls, Ask)}
    assert questions == set(ADVICE.play)
