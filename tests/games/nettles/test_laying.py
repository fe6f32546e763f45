"""Laying discs: the first ones at once and in secret, then in turn."""

from __future__ import annotations

import pytest

from tablee.engine.events import SPECTATOR
from tests.games.nettles.positions import (
    add,
    challenge,
    deal,
    hands,
    lay,
    letters,
    offered,
    play,
    stacks,
    told,
    why,
)
from tests.rules import rule


@rule("NETTLE-010")
def test_everyone_lays_a_first_disc_at_the_same_time() -> None:
    s = deal()
    assert s.acting() == (0, 1, 2)
    assert offered(s, 0) == ["lay mint", "lay nettle"]
    play(s, 1, "lay nettle")
    assert s.acting() == (0, 2)
    play(s, 0, "lay mint")
    play(s, 2, "lay mint")
    assert stacks(s) == ["m", "n", "m"]
    assert hands(s) == ["mmn", "mmm", "mmn"]


@rule("NETTLE-010")
@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 2])
def test_nobody_sees_that_another_has_laid_the_first_disc(viewer: int) -> None:
    s = deal()
    play(s, 1, "lay nettle")
    seen = s.seen_by(viewer).table.seats[1]
    assert (letters(seen.hand), letters(seen.stack)) == ("????", "")
    assert told(s, viewer) == []


@rule("NETTLE-010")
def test_a_first_disc_can_be_taken_back_until_the_last_one_lies() -> None:
    s = deal()
    play(s, 1, "lay nettle")
    s.reopen(1)
    assert hands(s)[1] == "mmmn"
    assert offered(s, 1) == ["lay mint", "lay nettle"]


@rule("NETTLE-010", "NETTLE-043")
def test_whoever_is_out_lays_nothing() -> None:
    s = deal("mmmn", "", "mn")
    lay(s, "mm")
    challenge(s, 1)
    assert s.acting() == (0, 2)


@rule("NETTLE-011")
def test_turns_go_clockwise_from_whoever_starts() -> None:
    s = deal(starter=1)
    lay(s, "mmm")
    order = []
    for _ in range(4):
        order.append(s.acting())
        add(s, "m")
    assert order == [(1,), (2,), (0,), (1,)]


@rule("NETTLE-011", "NETTLE-043")
def test_turns_skip_whoever_is_out() -> None:
    s = deal("mmmn", "", "", "mmmn")
    lay(s, "mm")
    add(s, "m")
    assert s.acting() == (3,)
    add(s, "m")
    assert s.acting() == (0,)


@rule("NETTLE-011")
def test_a_disc_is_added_on_top_of_the_stack() -> None:
    s = deal()
    lay(s, "mmm")
    add(s, "n", "m", "m", "m")
    assert stacks(s) == ["mnm", "mm", "mm"]
    assert hands(s) == ["m", "mn", "mn"]


@rule("NETTLE-011")
def test_a_turn_is_a_disc_or_a_bid() -> None:
    s = deal()
    lay(s, "mmm")
    assert offered(s) == ["lay mint", "lay nettle", "bid 1", "bid 2", "bid 3"]
    assert why(s, 0, "pass") == ("not-offered", [])


@rule("NETTLE-012")
def test_with_an_empty_hand_one_must_bid() -> None:
    s = deal("m", "mmmn")
    lay(s, "mm")
    assert offered(s) == ["bid 1", "bid 2"]
    assert why(s, 0, "lay mint") == ("not-in-hand", [0])


@rule("NETTLE-002")
def test_equal_discs_are_one_choice() -> None:
    s = deal("mmm", "mmmn")
    assert offered(s, 0) == ["lay mint"]
    assert why(s, 0, "lay nettle") == ("not-in-hand", [1])
