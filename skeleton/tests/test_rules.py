"""The rules of Sample Game. A test is named after what is true."""

from __future__ import annotations

import pytest

from tablee.engine.problems import UNKNOWN, Problem
from tablee.games.sample_game import SAMPLE_GAME
from tablee.games.sample_game.state import Table
from tests.rules import rule


def deal(*hands: list[int], hand: int = 3) -> Table:
    """A table at the first decision; the hands, if given, hold cards by their values."""
    game = SAMPLE_GAME.make(len(hands) or 3, "base", {"hand": hand})
    s = game.deal(bytes(range(32)))
    assert isinstance(s, Table)
    for player, values in zip(s.seats, hands, strict=False):
        player.hand = [value - 1 for value in values]
    return s


def play(s: Table, *values: int) -> None:
    """Whoever is asked plays the card of this value, one after the other."""
    for value in values:
        seat = s.acting()[0]
        s.check(seat, value)  # the action `play 7` has the number 7
        s.apply(seat, value)


@rule("SAMPLE-001")
@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_play(seats: int) -> None:
    with pytest.raises(Problem, match="bad-seats"):
        SAMPLE_GAME.make(seats, "base", {})


@rule("SAMPLE-002")
@pytest.mark.parametrize("hand", [3, 5])
def test_everyone_is_dealt_a_hand(hand: int) -> None:
    s = deal(hand=hand)
    assert [len(player.hand) for player in s.seats] == [hand] * 3
    assert len({*s.deck, *s.seats[0].hand, *s.seats[1].hand, *s.seats[2].hand}) == 24


@rule("SAMPLE-010")
def test_everyone_plays_a_card_in_turn() -> None:
    s = deal([1, 2], [3, 4])
    assert s.acting() == (0,)
    play(s, 2)
    assert s.acting() == (1,)
    why = s.why_not(1, 2)
    assert why is not None
    assert why.name == "not-in-hand"


@rule("SAMPLE-011", "SAMPLE-012")
def test_the_highest_card_takes_the_round_and_its_owner_starts_the_next() -> None:
    s = deal([1, 20], [3, 4], [2, 5])
    play(s, 1, 4, 2)
    assert [player.points for player in s.seats] == [0, 1, 0]
    assert s.acting() == (1,)


@rule("SAMPLE-020", "SAMPLE-021")
def test_the_game_is_over_when_hands_are_empty_and_most_points_win() -> None:
    s = deal([1, 20], [3, 4])
    play(s, 1, 3)
    assert not s.over()
    play(s, 4, 20)
    assert s.over()
    assert SAMPLE_GAME.make(2, "base", {}).returns(s) == [0.5, 0.5]


@rule("SAMPLE-030")
def test_only_the_owner_knows_a_hand_and_nobody_the_deck() -> None:
    s = deal([1, 2], [3, 4])
    seen = s.seen_by(0).table
    assert (seen.seats[0].hand, seen.seats[1].hand) == ([0, 1], [UNKNOWN] * 2)
    assert set(seen.deck) == {UNKNOWN}
