"""What can be told of a player before a turn begins."""

from __future__ import annotations

import tablee
from tablee.bots.expert.ai_100_human.foreseeing import alone, expected, last, turns_left
from tablee.games.ai_100_human.state import Table


def before_a_turn(seats: int, turn: int) -> Table:
    s: Table = tablee.make("ai-100-human", seats).deal(b"seed")
    while s.turn < turn:
        for seat in s.acting():
            s.apply(seat, s.options(seat)[0])
    return s


def test_points_made_are_points_expected() -> None:
    s = before_a_turn(3, turn=3)
    before = expected(s, 1)
    s.seats[1].points += 4
    assert expected(s, 1) == before + 4


def test_cards_in_the_reserve_promise_something() -> None:
    s = before_a_turn(3, turn=3)
    before = expected(s, 0)
    s.seats[0].reserve = []
    assert expected(s, 0) < before


def test_a_round_is_played_to_its_end() -> None:
    assert last(tablee.make("ai-100-human", 3).deal(b"seed")) == 1
    assert last(before_a_turn(3, turn=2)) == 1


def test_the_turn_that_begins_is_to_come() -> None:
    assert turns_left(before_a_turn(2, turn=1)) == 14
    assert turns_left(before_a_turn(2, turn=7)) == 8


def test_alone_one_plays_for_points() -> None:
    s = before_a_turn(1, turn=2)
    found = alone(s)
    assert found.worth == found.points == expected(s, 0)
    assert 0.0 <= found.share <= 1.0
