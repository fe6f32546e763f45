"""Quarantine, Cemetery and Storage."""

from __future__ import annotations

import pytest

from tablee.games.pest.quarantine import empty_slots, take_in
from tablee.games.pest.state import Table
from tablee.games.pest.storing import receive
from tests.games.pest.positions import (
    KIT,
    asked,
    doctor,
    hindered,
    offered,
    own,
    play,
    quarantine,
    refused,
    stock,
    stocked,
    table,
    turn,
)
from tests.rules import rule

GAIN = [0] * 9


def gain(**amounts: int) -> list[int]:
    names = ("wood", "stone", "food", "herbs", "coin", "research", "any", "influence", "renown")
    return [amounts.get(name, 0) for name in names]


def in_turn(cell: str = "produce-assign") -> Table:
    s = table(3)
    doctor(s, 0, "corva")
    turn(s, 0, cell)
    return s


# --- slots ------------------------------------------------------------------------------------


@rule("PEST-160", "PEST-161", "PEST-162")
def test_there_are_seven_slots_and_the_zone_fills_first() -> None:
    s = table(3)
    assert empty_slots(s, s.seats[0]) == 7
    take_in(s, 0, 3)
    assert s.seats[0].zone == 3
    assert s.over()
    assert empty_slots(s, s.seats[0]) == 4


@rule("PEST-163")
def test_when_the_zone_is_full_the_player_chooses() -> None:
    s = table(3)
    quarantine(s, 0, 3)
    take_in(s, 0, 1)
    assert offered(s, 0) == [
        "shelter none",
        "shelter move",
        "shelter build",
        "shelter produce",
        "shelter storage",
    ]
    play(s, 0, "shelter produce")
    assert hindered(s, 0) == ["produce"]
    assert s.seats[0].dead == 0


@rule("PEST-163", "PEST-166")
def test_new_subjects_and_old_ones_are_arranged_in_one_choice() -> None:
    s = table(3)
    quarantine(s, 0, 3, "move")
    take_in(s, 0, 1)
    assert len(offered(s, 0)) == 4 + 6
    assert refused(s, 0, "shelter none") == "already-sheltered"
    assert refused(s, 0, "shelter move-build-produce") == "too-few-sick"
    play(s, 0, "shelter build")
    assert hindered(s, 0) == ["build"]
    assert s.seats[0].dead == 1


@rule("PEST-163", "PEST-071", "PEST-076")
def test_only_who_finds_no_slot_without_drawback_is_asked_about() -> None:
    s = table(3)
    quarantine(s, 0, 2, "move-build-produce")
    take_in(s, 0, 2)
    assert s.seats[0].zone == 3
    play(s, 0, "shelter move-build-produce-storage")
    assert s.seats[0].dead == 0


@rule("PEST-164", "PEST-165", "PEST-011")
def test_a_full_quarantine_fills_the_cemetery_and_then_costs_renown() -> None:
    s = table(3)
    quarantine(s, 0, 3, "move-build-produce-storage")
    s.seats[0].dead = 4
    take_in(s, 0, 2)
    assert s.over()
    assert s.seats[0].dead == 5
    assert s.seats[0].negative == 3


@rule("PEST-163", "PEST-165")
def test_even_a_full_cemetery_can_be_chosen() -> None:
    s = table(3, year=3)
    quarantine(s, 0, 3, "move")
    s.seats[0].dead = 5
    take_in(s, 0, 1)
    play(s, 0, "shelter move")
    assert s.seats[0].dead == 5
    assert s.seats[0].negative == 3
    s = table(3, year=3)
    quarantine(s, 0, 3, "move")
    s.seats[0].dead = 5
    take_in(s, 0, 1)
    play(s, 0, "shelter move-storage")
    assert s.seats[0].negative == 0


@rule("PEST-318", "PEST-319", "PEST-162")
def test_technologies_add_slots_without_drawback() -> None:
    s = table(3)
    own(s, 0, "quarantine-tent", "quarantine-house")
    assert empty_slots(s, s.seats[0]) == 10
    take_in(s, 0, 6)
    assert s.over()
    assert s.seats[0].zone == 6
    take_in(s, 0, 1)
    assert asked(s, 0) == "shelter-sick"


# --- rearranging ------------------------------------------------------------------------------


@rule("PEST-166")
def test_subjects_in_the_way_can_change_places_once_between_choices() -> None:
    s = in_turn()
    stock(s, 0, wood=2)
    quarantine(s, 0, 3, "move")
    turn(s, 0, "produce-assign")
    assert offered(s, 0, "arrange") == ["build", "produce", "storage"]
    assert refused(s, 0, "arrange move") == "arranged-so"
    assert refused(s, 0, "arrange none") == "too-many-sick"
    assert refused(s, 0, "arrange move-build") == "needless"
    play(s, 0, "arrange storage")
    assert offered(s, 0, "arrange") == []
    assert refused(s, 0, "arrange build") == "arranged-already"
    play(s, 0, "exchange wood-wood")
    assert offered(s, 0, "arrange") == ["move", "build", "produce"]


@rule("PEST-166")
def test_who_fits_into_the_zone_is_in_nobodys_way() -> None:
    s = in_turn()
    quarantine(s, 0, 3)
    turn(s, 0, "produce-assign")
    assert offered(s, 0, "arrange") == []
    quarantine(s, 0, 2, "storage")
    turn(s, 0, "produce-assign")
    assert offered(s, 0, "arrange") == ["none"]
    play(s, 0, "arrange none")
    assert s.seats[0].zone == 3


@rule("PEST-224", "PEST-166")
def test_owners_of_slots_on_technologies_can_clear_them() -> None:
    s = in_turn()
    own(s, 0, "quarantine-tent")
    quarantine(s, 0, 4)
    turn(s, 0, "produce-assign")
    assert "move" in offered(s, 0, "arrange")
    play(s, 0, "arrange build")
    assert s.seats[0].zone == 3
    assert hindered(s, 0) == ["build"]


# --- Storage ----------------------------------------------------------------------------------


@rule("PEST-006", "PEST-120", "PEST-121")
def test_storage_holds_five_of_each_but_any_number_of_research_tokens() -> None:
    s = table(3)
    receive(s, 0, gain(wood=7, stone=5, coin=9, research=9))
    assert stocked(s, 0) == {"wood": 5, "stone": 5, "coin": 5, "research": 9}


@rule("PEST-127", "PEST-168")
def test_a_subject_in_the_storage_costs_what_lies_above_four() -> None:
    s = table(3)
    stock(s, 0, wood=5, stone=2, food=5, herbs=2, coin=2, research=9)
    quarantine(s, 0, 3)
    take_in(s, 0, 1)
    play(s, 0, "shelter storage")
    assert stocked(s, 0) == {
        "wood": 4,
        "stone": 2,
        "food": 4,
        "herbs": 2,
        "coin": 2,
        "research": 9,
    }
    receive(s, 0, gain(wood=1, stone=9, coin=9))
    assert (s.seats[0].stock[0], s.seats[0].stock[1], s.seats[0].stock[4]) == (4, 4, 4)


@rule("PEST-128", "PEST-007")
def test_what_one_reward_gives_is_added_before_it_is_cut() -> None:
    s = table(3)
    stock(s, 0, food=4)
    receive(s, 0, gain(food=2, any=2))
    play(s, 0, "take food", "take herbs")
    assert stocked(s, 0) == {"food": 5, "herbs": 1}
    assert s.gain == [0] * 5


# --- the Exchange -----------------------------------------------------------------------------


@rule("PEST-123", "PEST-124", "PEST-125", "PEST-006")
def test_two_resources_become_a_coin_and_never_back() -> None:
    s = in_turn()
    stock(s, 0, wood=2, herbs=1, coin=1, research=3)
    turn(s, 0, "produce-assign")
    assert offered(s, 0, "exchange") == ["wood-wood", "wood-herbs"]
    assert refused(s, 0, "exchange herbs-herbs") == "too-few"
    assert refused(s, 0, "exchange stone-food") == "too-few"
    play(s, 0, "exchange wood-herbs")
    assert stocked(s, 0) == {"wood": 1, "coin": 2, "research": 3}
    assert offered(s, 0, "exchange") == []


@rule("PEST-123", "PEST-120")
def test_a_coin_needs_room() -> None:
    s = in_turn()
    stock(s, 0, wood=2, coin=5)
    turn(s, 0, "produce-assign")
    assert refused(s, 0, "exchange wood-wood") == "no-room-for-coin"
    quarantine(s, 0, 3, "storage")
    stock(s, 0, wood=2, coin=4)
    turn(s, 0, "produce-assign")
    assert refused(s, 0, "exchange wood-wood") == "no-room-for-coin"


@rule("PEST-124")
def test_things_can_be_exchanged_until_the_turn_ends() -> None:
    s = in_turn()
    stock(s, 0, wood=4)
    turn(s, 0, "produce-assign")
    s.todo = 0
    assert offered(s, 0) == ["exchange wood-wood", "end"]
    play(s, 0, "exchange wood-wood", "exchange wood-wood")
    assert stocked(s, 0) == {"coin": 2}
    assert s.over()


@rule("PEST-124")
@pytest.mark.parametrize("seat", [1, 2])
def test_others_cannot_exchange_meanwhile(seat: int) -> None:
    s = in_turn()
    stock(s, seat, wood=4)
    assert refused(s, seat, "exchange wood-wood") == "not-asked"
    assert KIT.players == 5
