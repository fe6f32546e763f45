"""The end of the game, and the score."""

from __future__ import annotations

import pytest

from tablee.engine.decision import Score, ranks
from tests.games.nettles.positions import challenge, deal, game, lay, play, told
from tests.rules import rule


@rule("NETTLE-060")
@pytest.mark.parametrize("wins", [1, 2, 3])
def test_so_many_challenges_win_the_game(wins: int) -> None:
    s = deal(wins=wins)
    for won in range(wins):
        assert s.seats[0].wins == won
        assert not s.over()
        lay(s, "mmm")
        challenge(s, 1)
    assert s.over()
    assert game(wins=wins).returns(s) == [1.0, 0.0, 0.0]


@rule("NETTLE-060")
def test_challenges_of_different_players_are_not_added_up() -> None:
    s = deal()
    lay(s, "mmm")
    challenge(s, 1)
    s.starter = 1
    lay(s, "mmm")
    challenge(s, 1)
    assert [player.wins for player in s.seats] == [1, 1, 0]
    assert not s.over()


@rule("NETTLE-061")
def test_the_last_one_left_wins_whatever_the_challenges_won() -> None:
    s = deal("n", "", "mn")
    s.seats[1].wins = 1
    lay(s, "nm")
    challenge(s, 1)
    assert s.over()
    assert game().returns(s) == [0.0, 0.0, 1.0]
    assert game().scores(s)[2] == Score(2, {"wins": 0, "last": 2}, [2])
    assert told(s, 0)[-1] == "last 2"


@rule("NETTLE-061")
def test_only_the_missing_challenges_are_credited() -> None:
    s = deal("n", "", "mn", wins=3)
    s.seats[2].wins = 1
    lay(s, "nm")
    challenge(s, 1)
    assert game(wins=3).scores(s)[2] == Score(3, {"wins": 1, "last": 2}, [2])


@rule("NETTLE-061")
def test_a_nettle_that_puts_the_only_other_out_wins_the_game() -> None:
    s = deal("m", "mn")
    lay(s, "mn")
    challenge(s, 2)
    assert s.over()
    assert game(2).returns(s) == [0.0, 1.0]


@rule("NETTLE-062")
def test_the_others_are_ranked_by_challenges_then_by_discs() -> None:
    s = deal("mmmn", "mmn", "mn", "mmm", wins=2)
    s.seats[0].wins = 1
    s.seats[2].wins = 1
    lay(s, "mmmm")
    challenge(s, 1)
    assert s.over()
    assert ranks(game(4).scores(s)) == [1, 3, 2, 3]


@rule("NETTLE-060")
def test_points_are_the_challenges_won() -> None:
    s = deal()
    lay(s, "mmm")
    challenge(s, 1)
    play(s, 0, "lay mint")
    assert [score.parts for score in game().scores(s)] == [{"wins": 1}, {"wins": 0}, {"wins": 0}]
