"""Setting the table: seats, discs, and who starts."""

from __future__ import annotations

import pytest

from tablee.engine.chance import derived
from tablee.engine.problems import Problem
from tests.games.nettles.positions import deal, game, hands, lay, lost, stacks
from tests.rules import rule


@rule("NETTLE-001")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_two_to_six_play(seats: int) -> None:
    assert len(deal(seats=seats).seats) == seats


@rule("NETTLE-001")
@pytest.mark.parametrize("seats", [1, 7])
def test_nobody_plays_alone_and_no_more_than_six(seats: int) -> None:
    with pytest.raises(Problem, match="bad-seats"):
        game(seats)


@rule("NETTLE-002")
def test_everyone_has_three_mint_leaves_and_a_nettle() -> None:
    s = deal(seats=4)
    assert hands(s) == ["mmmn"] * 4
    assert stacks(s) == lost(s) == [""] * 4


@rule("NETTLE-003")
def test_anybody_can_be_drawn_to_start() -> None:
    starters = {game(3).deal(derived(b"start", number)).starter for number in range(40)}
    assert starters == {0, 1, 2}


@rule("NETTLE-003", "NETTLE-011")
def test_whoever_was_drawn_has_the_first_turn() -> None:
    for number in range(10):
        s = game(3).deal(derived(b"start", number))
        lay(s, "mmm")
        assert s.acting() == (s.starter,)
