"""The challenge: the own stack first, then the others', until the bid is met or a nettle comes."""

from __future__ import annotations

import pytest

from tests.games.nettles.positions import (
    add,
    challenge,
    deal,
    game,
    hands,
    lay,
    offered,
    play,
    stacks,
    told,
    why,
)
from tests.rules import rule


def turned(events: list[str]) -> list[str]:
    return [line for line in events if line.startswith("turn")]


@rule("NETTLE-030")
def test_the_own_stack_comes_first_from_the_top() -> None:
    s = deal()
    lay(s, "nmm")
    add(s, "m", "m", "m")
    challenge(s, 3)
    assert turned(told(s, 2)) == ["turn-own 0 0", "turn-own 0 1"]


@rule("NETTLE-030")
def test_no_more_of_the_own_stack_is_turned_over_than_was_bid() -> None:
    s = deal()
    lay(s, "nmm")
    add(s, "m", "m", "m")
    challenge(s, 1)
    assert turned(told(s, 2)) == ["turn-own 0 0"]
    assert s.seats[0].wins == 1


@rule("NETTLE-031")
def test_the_challenger_chooses_whose_top_disc_is_next() -> None:
    s = deal()
    lay(s, "mnm")
    add(s, "m", "m", "m")
    challenge(s, 4)
    assert offered(s) == ["turn 2", "turn 3"]
    play(s, 0, "turn 2")
    assert turned(told(s, 2))[-1] == "turn 0 1 0"
    assert offered(s) == ["turn 2", "turn 3"]
    play(s, 0, "turn 2")
    assert turned(told(s, 2))[-1] == "turn 0 1 1"


@rule("NETTLE-031")
def test_a_stack_without_face_down_discs_cannot_be_chosen() -> None:
    s = deal(seats=4)
    lay(s, "mmmm")
    challenge(s, 3)
    play(s, 0, "turn 2")
    assert offered(s) == ["turn 3", "turn 4"]
    assert why(s, 0, "turn 2") == ("nothing-face-down", [1])
    assert why(s, 0, "turn 1") == ("nothing-face-down", [0])


@rule("NETTLE-032")
def test_where_only_one_stack_is_left_nobody_is_asked() -> None:
    s = deal(seats=2)
    lay(s, "mm")
    add(s, "m", "m")
    challenge(s, 4)
    assert turned(told(s, 0)) == ["turn-own 0 0", "turn-own 0 0", "turn 0 1 0", "turn 0 1 0"]
    assert s.seats[0].wins == 1


@rule("NETTLE-033")
def test_a_nettle_ends_the_challenge_at_once() -> None:
    s = deal()
    lay(s, "mmn")
    challenge(s, 3)
    play(s, 0, "turn 3")
    assert told(s, 1)[-4:-1] == ["turn 0 2 1", "failed 0 2", "lose 0 -1"]
    assert [player.wins for player in s.seats] == [0, 0, 0]


@rule("NETTLE-033")
def test_a_nettle_in_the_last_forced_stack_ends_the_challenge_too() -> None:
    s = deal(seats=2)
    lay(s, "mm")
    add(s, "m", "n")
    challenge(s, 4)
    assert turned(told(s, 0)) == ["turn-own 0 0", "turn-own 0 0", "turn 0 1 1"]
    assert [player.wins for player in s.seats] == [0, 0]


@rule("NETTLE-034")
def test_as_many_mint_leaves_as_bid_win_the_challenge() -> None:
    s = deal()
    lay(s, "mmm")
    challenge(s, 2)
    play(s, 0, "turn 3")
    assert s.seats[0].wins == 1
    assert "won 0 1 2" in told(s, 1)


@rule("NETTLE-035")
def test_all_take_their_discs_back_before_the_next_round() -> None:
    s = deal()
    lay(s, "mnm")
    add(s, "m", "m", "m")
    challenge(s, 2)
    assert stacks(s) == ["", "", ""]
    assert hands(s) == ["mmmn"] * 3
    assert [player.turned for player in s.seats] == [0, 0, 0]


@rule("NETTLE-035")
def test_what_was_not_turned_over_stays_secret() -> None:
    s = deal()
    lay(s, "mnm")
    challenge(s, 1)
    assert hands(s.seen_by(2).table) == ["????", "????", "mmmn"]
    assert not any(line.startswith("turn 0 1") for line in told(s, 2))


@rule("NETTLE-031")
@pytest.mark.parametrize("choice", ["turn 2", "turn 3"])
def test_a_preview_does_not_tell_what_lies_face_down(choice: str) -> None:
    s = deal()
    lay(s, "mnm")
    challenge(s, 2)
    view = s.seen_by(0)
    assert game().preview(view, game().space.parse(choice)) == []
