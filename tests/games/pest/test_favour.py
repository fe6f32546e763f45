"""Favour cards: announced in one Year, paid in the next."""

from __future__ import annotations

from tablee.games.pest.favour import REVEAL_FAVOUR
from tablee.games.pest.state import Table
from tests.games.pest.positions import (
    asked,
    favour,
    influence,
    offered,
    play,
    quarantine,
    run,
    stock,
    stocked,
    table,
)
from tests.rules import rule

GRANARIES = "council-aid-granaries"


def pay(s: Table, card: str) -> None:
    """Pay this card of the Year before, while a card without reward is revealed."""
    s.favour_shown = [favour(card)]
    s.favour = [8]
    run(s, REVEAL_FAVOUR)


@rule("PEST-100", "PEST-101")
def test_in_the_first_year_nothing_is_paid() -> None:
    s = table(3)
    s.favour_shown, s.favour = [], [favour(GRANARIES)]
    run(s, REVEAL_FAVOUR)
    assert s.favour_shown == [favour(GRANARIES)]
    assert s.over()
    assert [stocked(s, seat) for seat in range(3)] == [{}, {}, {}]


@rule("PEST-102", "PEST-103", "PEST-104", "PEST-105")
def test_rewards_go_by_influence() -> None:
    s = table(4, year=2)
    influence(s, 3, 0, 0, 5)
    pay(s, GRANARIES)
    play(s, 1, "take wood")
    play(s, 2, "take food")
    assert stocked(s, 3) == {"food": 1}
    assert stocked(s, 0) == {"food": 2}
    assert stocked(s, 1) == {"wood": 1, "food": 2}
    assert stocked(s, 2) == {"food": 3}


@rule("PEST-103")
def test_the_least_influence_above_zero_gets_the_right_reward() -> None:
    s = table(3, year=2)
    influence(s, 3, 9, 5)
    pay(s, "council-aid-treasury")
    play(s, 1, "take herbs")
    assert [stocked(s, seat) for seat in range(3)] == [{"coin": 2}, {"herbs": 1}, {"coin": 1}]


@rule("PEST-105")
def test_if_all_are_on_zero_all_get_the_right_reward() -> None:
    s = table(5, year=2)
    pay(s, "council-aid-scholars")
    assert [stocked(s, seat) for seat in range(5)] == [{"research": 2}] * 5


@rule("PEST-106")
def test_a_card_without_reward_gives_nothing() -> None:
    s = table(3, year=2)
    influence(s, 3, 9, 5)
    pay(s, "council-silence-1")
    assert s.over()
    assert [stocked(s, seat) for seat in range(3)] == [{}, {}, {}]


@rule("PEST-107", "PEST-393")
def test_two_players_use_left_and_right() -> None:
    for mode in ("standard", "duel"):
        s = table(2, mode, year=2)
        influence(s, 3, 9)
        pay(s, "council-aid-scholars")
        assert stocked(s, 0) == {"research": 2}
        assert stocked(s, 1) == {"research": 1}
        s = table(2, mode, year=2)
        influence(s, 0, 9)
        pay(s, "council-aid-masons")
        play(s, 0, "take wood")
        assert stocked(s, 0) == {"stone": 2, "wood": 1}
        assert stocked(s, 1) == {"stone": 1}
        s = table(2, mode, year=2)
        pay(s, "council-aid-scholars")
        assert stocked(s, 0) == stocked(s, 1) == {"research": 2}


@rule("PEST-108")
def test_positions_are_compared_before_anybody_gains() -> None:
    s = table(3, year=2)
    s.order = [0, 1, 2]
    influence(s, 4, 5, 6)
    pay(s, "council-aid-court")
    assert s.acting() == (0,)
    play(s, 0, "take wood", "take wood")
    assert s.seats[0].influence == 7
    assert s.acting() == (1,)
    play(s, 1, "take stone")
    assert stocked(s, 1) == {"stone": 1, "research": 1}
    assert s.seats[2].renown == 1


@rule("PEST-007")
def test_each_crate_is_chosen_by_itself() -> None:
    s = table(3, year=2)
    influence(s, 4, 5, 6)
    s.order = [0, 1, 2]
    pay(s, "council-aid-warehouses")
    assert offered(s, 0) == ["take wood", "take stone", "take food", "take herbs"]
    play(s, 0, "take stone")
    assert offered(s, 0) == ["take stone", "take food", "take herbs"]
    play(s, 0, "take stone", "take food")
    assert stocked(s, 0) == {"stone": 2, "food": 1}


@rule("PEST-166", "PEST-168")
def test_the_storage_can_be_cleared_before_a_reward_is_stored() -> None:
    s = table(3, year=2)
    influence(s, 4, 5, 6)
    s.order = [0, 1, 2]
    stock(s, 0, food=4)
    quarantine(s, 0, 3, "storage")
    pay(s, GRANARIES)
    assert asked(s, 0) == "clear-storage"
    assert offered(s, 0) == ["arrange move", "arrange build", "arrange produce", "done"]
    play(s, 0, "arrange build", "take wood")
    assert stocked(s, 0) == {"wood": 1, "food": 5}
    s = table(3, year=2)
    influence(s, 4, 5, 6)
    stock(s, 0, food=4)
    quarantine(s, 0, 3, "storage")
    pay(s, GRANARIES)
    play(s, 0, "done", "take wood")
    assert stocked(s, 0) == {"wood": 1, "food": 4}


def test_a_reward_that_fills_no_storage_asks_nothing_first() -> None:
    s = table(3, year=2)
    quarantine(s, 0, 3, "storage")
    pay(s, "council-aid-scholars")
    assert s.over()


@rule("PEST-452")
def test_alone_the_markers_decide() -> None:
    spaces = [5, 9, 15, 22, 30, 40]
    expected = {6: "right", 5: "right", 4: "centre", 3: "centre", 2: "left", 1: "left", 0: "left"}
    gains = {"right": 2, "centre": 1, "left": 0}
    for left, position in expected.items():
        s = table(1, "solo", year=2)
        s.marked_spaces = sum(1 << space for space in spaces[6 - left :])
        pay(s, "council-aid-treasury")
        if position == "left":
            play(s, 0, "take wood")
            assert stocked(s, 0) == {"wood": 1}
        else:
            assert stocked(s, 0) == {"coin": gains[position]}
