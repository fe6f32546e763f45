"""Playouts: every question is answered with something offered, until play is over."""

from __future__ import annotations

from collections import Counter

import pytest

from tablee.engine.chance import Dice
from tablee.engine.playout import play_out
from tests.engine.tiny import LAYOUT, Claim, Pick, Tiny, table


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_playout_comes_to_the_end(seats: int) -> None:
    s = Tiny(seats).deal(b"seed")
    answers = play_out(s, Dice(1))
    assert s.over()
    assert answers == sum(player.answers for player in s.seats) == 2 * seats
    assert s.notes == [1]


def test_the_same_dice_play_the_same_game() -> None:
    ends = []
    for _ in range(2):
        s = Tiny(4).deal(b"seed")
        play_out(s, Dice(5))
        ends.append(LAYOUT.dump(s))
    assert ends[0] == ends[1]


def test_all_options_are_chosen_about_evenly() -> None:
    dice = Dice(1)
    counts: Counter[int] = Counter()
    for _ in range(1000):
        s = table([0, 1, 2, 3])
        s.ask(0, Pick())
        play_out(s, dice)
        counts[s.seats[0].picked] += 1
    assert len(counts) == 4
    assert 200 < min(counts.values()) <= max(counts.values()) < 300


def test_a_single_option_needs_no_throw() -> None:
    dice = Dice(1)
    s = table([0], [1])
    s.ask_all(Pick())
    assert play_out(s, dice) == 2
    assert dice.below(10**6) == Dice(1).below(10**6)


def test_a_question_that_another_answer_has_settled_is_passed_over() -> None:
    answers = set()
    for state in range(50):
        s = table([], [], [])
        for seat in range(3):
            s.ask(seat, Claim())
        answers.add(play_out(s, Dice(state)))
        assert s.over()
        assert len(s.notes) <= 1
    assert answers == {1, 2, 3}


def test_a_playout_goes_on_from_the_middle_of_a_veil() -> None:
    s = Tiny(2).deal(b"seed")
    s.apply(0, s.options(0)[0])
    play_out(s, Dice(1))
    assert s.over()
    assert [player.answers for player in s.seats] == [2, 2]


def test_a_playout_is_hushed_and_a_clone_leaves_the_position_alone() -> None:
    s = Tiny(2).deal(b"seed")
    before = LAYOUT.dump(s)
    copy = s.clone()
    play_out(copy, Dice(1))
    assert copy.hushed
    assert LAYOUT.dump(s) == before


def test_a_finished_position_takes_no_answers() -> None:
    assert play_out(table([0]), Dice(1)) == 0
