"""The end: when it comes, and who has won."""

from __future__ import annotations

import pytest

from tablee.engine.decision import ranks
from tests.games.goofspiel.positions import bid, deal, game, hands, play, table
from tests.rules import rule


@rule("GOOF-030")
@pytest.mark.parametrize("count", [2, 3, 13])
@pytest.mark.parametrize("ties", ["discard", "carry"])
@pytest.mark.parametrize("prize", ["open", "hidden"])
def test_the_game_ends_when_all_cards_are_bid(count: int, ties: str, prize: str) -> None:
    s = deal(3, cards=count, ties=ties, prize=prize)
    for value in range(1, count + 1):
        assert not s.over()
        bid(s, value, value, count + 1 - value)
    assert s.over()
    assert hands(s) == ["", "", ""]
    assert s.deck == []
    assert [player.answers for player in s.seats] == [count] * 3


@rule("GOOF-031")
@pytest.mark.parametrize(
    ("won", "totals"),
    [
        (["", ""], [0, 0]),
        (["1", "13"], [1, 13]),
        (["1 2 3", "4 13"], [6, 17]),
        (["1 2 3 4 5 6 7 8 9 10 11 12 13", ""], [91, 0]),
    ],
)
def test_the_score_is_the_sum_of_the_prizes_won(won: list[str], totals: list[int]) -> None:
    scores = game().scores(table(won=won))
    assert [score.total for score in scores] == totals
    assert [score.parts for score in scores] == [{"prizes": total} for total in totals]


@rule("GOOF-021", "GOOF-031")
def test_prizes_that_nobody_won_do_not_count() -> None:
    s = table(stake="9", gone="10 11", won=["2", "3"])
    assert [score.total for score in game().scores(s)] == [2, 3]


@rule("GOOF-032")
def test_most_points_win() -> None:
    s = table(seats=3, won=["1 2 3", "13", "4 8"])
    assert game(3).returns(s) == [0.0, 1.0, 0.0]
    assert ranks(game(3).scores(s)) == [3, 1, 2]


@rule("GOOF-032")
def test_equal_scores_share_the_victory() -> None:
    s = table(seats=4, won=["1 9", "10", "2 7", "4 6"])
    assert game(4).returns(s) == [1 / 3, 1 / 3, 0.0, 1 / 3]
    assert ranks(game(4).scores(s)) == [1, 1, 4, 1]


@rule("GOOF-032")
def test_neither_the_number_of_prizes_nor_the_hand_breaks_a_tie() -> None:
    s = table(won=["1 2 3 4", "10"], hands=["13", "1"])
    assert game().returns(s) == [0.5, 0.5]


def test_a_lead_looks_good() -> None:
    s = table(seats=3, won=["5", "7", "2"], hands=["1 2"] * 3, stake="9", deck="1")
    first, second, third = (game(3).outlook(s, seat) for seat in range(3))
    assert second > 0 > first > third


def test_a_better_hand_looks_good() -> None:
    s = table(hands=["12 13", "1 2"], stake="9", deck="1")
    assert game().outlook(s, 0) > 0 > game().outlook(s, 1)


def test_in_the_end_it_looks_as_it_is() -> None:
    s = table(won=["5 6", "7"], hands=["", ""])
    assert [game().outlook(s, seat) for seat in range(2)] == [4, -4]


def test_a_position_in_the_middle_of_a_round_has_an_outlook() -> None:
    s = table(hands=["1 2", "1 2"], stake="9", deck="1")
    play(s, 1, "bid 2")
    assert game().outlook(s, 0) == -game().outlook(s, 1)
