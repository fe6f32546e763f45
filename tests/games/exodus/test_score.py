"""The result: points from their sources, and what breaks ties."""

from __future__ import annotations

from tablee.engine.decision import ranks
from tablee.games.exodus.score import scores
from tests.games.exodus.positions import build, card, table
from tests.rules import rule


@rule("EXO-230")
def test_the_most_points_win() -> None:
    s = table(3)
    for p, points in zip(s.seats, (3, 9, 5), strict=True):
        p.points[0] = points
        p.points[4] = 1
    assert [score.total for score in scores(s)] == [4, 10, 6]
    assert ranks(scores(s)) == [3, 1, 2]


@rule("EXO-231")
def test_v_69_equal_arks_are_compared_by_their_gems() -> None:
    s = table(2)
    for seat, p in enumerate(s.seats):
        p.points[0] = 74
        build(s, seat, f"hideout.{seat + 1}", f"heir.{seat + 1}")
    s.seats[0].reserve = 2
    s.seats[1].reserve = 1
    s.seats[1].stored = [2]
    assert ranks(scores(s)) == [2, 1]


@rule("EXO-231")
def test_the_larger_ark_wins_a_tie() -> None:
    s = table(2)
    build(s, 0, "hideout", "heir")
    build(s, 1, "clinic")
    s.seats[1].reserve = 9
    assert ranks(scores(s)) == [1, 2]


@rule("EXO-231", "EXO-232")
def test_what_gives_no_points_breaks_no_tie_either() -> None:
    s = table(2)
    s.seats[0].vacant = [card("heir.1")]
    s.seats[0].prison = [card("heir.2")]
    s.seats[0].take(card("heir.3"), 0)
    assert ranks(scores(s)) == [1, 1]
    assert scores(s)[0].total == 0
