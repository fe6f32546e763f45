"""Phase 1: straightening, and the choice of turn positions."""

from __future__ import annotations

from tablee.games.exodus.preparing import BEGIN_ROUND, choosing_order
from tests.games.exodus.positions import build, card, offered, play, reason, run, table
from tests.rules import rule


def scored(order: str, *points: int) -> list[int]:
    """Who is asked for a position, one after another, if everybody takes the first free one."""
    s = table(len(points), order)
    for p, score in zip(s.seats, points, strict=True):
        p.points[0] = score
    run(s, BEGIN_ROUND)
    asked = []
    while not s.over():
        (seat,) = s.acting()
        asked.append(seat)
        play(s, seat, offered(s, seat)[0])
    return asked


@rule("EXO-053", "EXO-054", "EXO-055")
def test_v_01_the_player_behind_chooses_first() -> None:
    assert scored("CBAD", 12, 12, 20, 9) == [3, 1, 0]


@rule("EXO-055")
def test_equal_scores_choose_in_the_order_of_the_round_before() -> None:
    assert scored("BCA", 5, 5, 5) == [1, 2]
    assert scored("CAB", 5, 5, 5) == [2, 0]


@rule("EXO-056", "EXO-057")
def test_v_02_the_last_player_receives_the_last_position() -> None:
    s = table(4, "CBAD")
    for p, points in zip(s.seats, (12, 12, 20, 9), strict=True):
        p.points[0] = points
    run(s, BEGIN_ROUND)
    assert s.round == 2
    play(s, 3, "position 4")
    assert reason(s, 1, "position 4") == "position-taken 4 3"
    play(s, 1, "position 1")
    assert offered(s, 0) == ["position 2", "position 3"]
    play(s, 0, "position 2")
    assert s.over()
    assert s.order == [1, 0, 2, 3]


@rule("EXO-056", "EXO-057")
def test_x_01_who_takes_position_2_plays_second() -> None:
    s = table(3, "ABC")
    run(s, BEGIN_ROUND)
    assert reason(s, 0, "position 4") == "no-such-position 4"
    play(s, 0, "position 2")
    play(s, 1, "position 1")
    assert s.order == [1, 0, 2]


@rule("EXO-050", "EXO-051")
def test_cards_are_straightened_and_lasting_effects_end() -> None:
    s = table(2)
    build(s, 0, "refinery", "miner")
    s.seats[1].vacant = [card("novice")]
    s.tilted = 1 << card("refinery") | 1 << card("miner") | 1 << card("novice")
    s.protected = 1 << card("refinery")
    run(s, BEGIN_ROUND)
    assert (s.tilted, s.protected) == (0, 0)


@rule("EXO-042", "EXO-050")
def test_nothing_is_straightened_in_round_1() -> None:
    s = table(2)
    s.round = 0
    s.tilted = 1
    run(s, BEGIN_ROUND)
    assert s.tilted == 1


@rule("EXO-053")
def test_points_of_all_sources_count() -> None:
    s = table(2)
    s.track = [-1, -1]
    s.seats[0].points[3] = 2
    s.seats[1].points[0] = 1
    assert choosing_order(s) == [1, 0]
