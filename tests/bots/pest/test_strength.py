"""How the bot fares. All chance is seeded, so the numbers are always the same."""

from __future__ import annotations

import pytest

from tablee.arena.runners import local
from tablee.arena.series import Series, Tally, run
from tablee.bots.expert.pest import ADVICE
from tablee.engine.game import OptionValue
from tablee.engine.state import Ask
from tablee.games.pest.layout import FRAMES


def tally(games: int, bots: list[str], **options: OptionValue) -> Tally:
    """What comes of this many games between these bots."""
    series = Series("pest", len(bots), "base", dict(options), bots, "strength", games)
    for found in run(series, local(2), chunks=2):
        last = found
    return last


@pytest.mark.parametrize("duel", [False, True])
def test_the_expert_beats_a_random_player(duel: bool) -> None:
    lines = tally(24, ["expert", "random"], duel=duel).bots
    assert lines["expert"].wins.mean() >= 0.95
    assert lines["expert"].score.mean() > 2.5 * lines["random"].score.mean()


def test_the_expert_beats_four_random_players() -> None:
    lines = tally(5, ["expert", *["random"] * 4], advanced=True).bots
    assert lines["expert"].wins.mean() >= 0.95


def test_alone_the_expert_reaches_a_high_rank_and_random_players_the_lowest() -> None:
    assert tally(12, ["expert"]).bots["expert"].score.mean() > 36
    assert tally(12, ["random"]).bots["random"].score.mean() < 10


def test_experts_score_as_good_players_do() -> None:
    score = tally(9, ["expert"] * 3).bots["expert"].score
    assert 60 < score.mean() < 100


def test_there_is_an_answer_to_every_question() -> None:
    questions = {frame.cls for frame in FRAMES if issubclass(frame.cls, Ask)}
    assert questions == set(ADVICE.play) | set(ADVICE.at_once)
