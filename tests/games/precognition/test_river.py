"""The River: tiles that give or take, what a Protector is good for, and feeding at the Islands."""

from __future__ import annotations

import pytest

from tablee.engine.events import SPECTATOR
from tablee.games.precognition.state import River
from tests.games.precognition.positions import (
    act,
    asked,
    at_round,
    boat,
    deal,
    expect,
    finish_round,
    happened,
    next_tile,
    offered,
    others,
    power,
    refusal,
    told,
    zones,
)
from tests.rules import rule

NOTHING = "s1-f2 s1-y1"
"""Activating the first of them gives nothing at all."""


def reach(tile: str, counts: str, *answers: str, number: int = 0) -> River:
    """Seat 0 comes to this tile with these counts and gives these answers."""
    s = at_round(number or 1 + 4 * (int(tile.split("-")[1]) - 1))
    if tile.startswith("river"):
        next_tile(s, tile)
    zones(s, NOTHING)
    act(s, "activate kept")
    boat(s, f"D=0 {counts}")
    others(s)
    act(s, *answers)
    return s


# --- the row of tiles -------------------------------------------------------------------------


@rule("PRE-160")
def test_one_tile_is_turned_up_for_everybody_each_round() -> None:
    s = at_round(5, 3)
    next_tile(s, "river-2-food")
    for seat, food in enumerate((8, 5, 2)):
        boat(s, f"F={food}", seat)
    zones(s, NOTHING, NOTHING, NOTHING)
    assert s.progress == 4
    for seat in range(3):
        act(s, "activate kept", seat=seat)
    assert s.progress == 5
    assert told(s, SPECTATOR).count("turn-tile -1 river-2-food") == 1
    for seat, food in enumerate((5, 2, 0)):
        expect(s, f"F={food}", seat)


@rule("PRE-160", "PRE-161")
def test_islands_come_in_rounds_4_8_and_12() -> None:
    s = deal(2)
    turned = []
    for _ in range(12):
        finish_round(s)
        turned.append(s.kit.tiles[s.river[s.progress - 1]])
    assert s.over()
    kinds = [name.partition("-")[0] for name in turned]
    assert kinds == ["river", "river", "river", "island"] * 3
    assert [turned[place] for place in (3, 7, 11)] == ["island-1", "island-2", "island-3"]
    assert [line.split()[2] for line in told(s) if line.startswith("turn-tile")] == turned


# --- gains ------------------------------------------------------------------------------------


@rule("PRE-163", "PRE-164")
@pytest.mark.parametrize(
    ("tile", "answers", "counts"),
    [
        ("river-1-food", [], "H=4 C=0 D=0 P=0 F=2 bat=0"),
        ("river-1-huma", [], "H=4 C=1 D=0 P=0 F=0 bat=0"),
        ("river-1-batt", ["battery std-a-2"], "H=4 C=0 D=0 P=0 F=0 std-a-2=1 bat=1"),
        ("river-1-ymun", ["doctors 1"], "H=4 C=0 D=1 P=0 F=0 bat=0"),
        ("river-1-ymun", ["doctors 0"], "H=4 C=0 D=0 P=1 F=0 bat=0"),
    ],
)
def test_tiles_of_season_1_give(tile: str, answers: list[str], counts: str) -> None:
    s = reach(tile, "H=4 C=0 P=0 F=0", *answers)
    assert s.round == 2
    expect(s, counts)


@rule("PRE-164")
def test_humans_of_the_river_come_after_the_healing() -> None:
    s = reach("river-1-huma", "H=4 C=0 D=3", number=2)
    expect(s, "H=4 C=1")


@rule("PRE-165")
def test_a_battery_of_the_river_works_in_the_next_round() -> None:
    s = at_round()
    next_tile(s, "river-1-batt")
    boat(s, "std-a-1=1")
    zones(s, "s1-f1 s1-h1")
    act(s, "activate kept")
    others(s)
    act(s, "battery std-a-1")
    assert s.round == 2
    assert "use" not in happened(s)
    zones(s, "s1-f1 s1-h1")
    act(s, "activate kept")
    assert "use std-a-1" in offered(s)


@rule("PRE-164")
def test_a_gain_is_compulsory_except_a_battery_without_a_slot() -> None:
    s = at_round()
    next_tile(s, "river-1-batt")
    power(s, "std-a-1 std-a-2 std-a-3 std-b-1 std-b-2 std-b-3")
    zones(s, "s1-h1 s1-h2")
    act(s, "activate kept")
    others(s)
    assert asked(s) != "place-battery"
    expect(s, "bat=12")


@rule("PRE-162")
@pytest.mark.parametrize(
    ("tile", "answers", "counts"),
    [
        ("river-1-food", [], "H=4 C=0 D=0 P=2 F=2 bat=0"),
        ("river-1-huma", [], "H=4 C=1 D=0 P=2 F=0 bat=0"),
        ("river-1-batt", ["battery std-a-2"], "H=4 C=0 D=0 P=2 F=0 bat=1"),
        ("river-1-ymun", ["doctors 1"], "H=4 C=0 D=1 P=2 F=0 bat=0"),
    ],
)
def test_a_protector_can_ignore_a_gift(tile: str, answers: list[str], counts: str) -> None:
    """RUL-22"""
    s = reach(tile, "H=4 C=0 P=2 F=0")
    assert asked(s) == "face-river"
    assert offered(s) == ["apply", "ignore"]
    act(s, "ignore")
    assert s.round == 2
    expect(s, "H=4 C=0 D=0 P=1 F=0 bat=0")
    assert f"ignore 0 {tile}" in told(s)
    s = reach(tile, "H=4 C=0 P=2 F=0", "apply", *answers)
    assert s.round == 2
    expect(s, counts)


@rule("PRE-162")
def test_a_gift_can_be_ignored_even_if_it_would_give_nothing() -> None:
    """RUL-22: whoever has a Protector is asked, with all slots full too."""
    s = at_round()
    next_tile(s, "river-1-batt")
    power(s, "std-a-1 std-a-2 std-a-3 std-b-1 std-b-2 std-b-3")
    boat(s, "P=1")
    zones(s, NOTHING)
    act(s, "activate kept", "finish")
    others(s)
    assert offered(s) == ["apply", "ignore"]
    act(s, "apply")
    expect(s, "P=1 bat=12")


@rule("PRE-169")
def test_gains_of_the_river_do_not_count_for_row_1() -> None:
    s = reach("river-1-food", "F=0")
    assert s.seats[0].gained == [0] * 6
    assert s.seats[0].fresh == [0] * 6


# --- losses -----------------------------------------------------------------------------------


@rule("PRE-163")
@pytest.mark.parametrize(
    ("tile", "answers", "counts"),
    [
        ("river-2-food", [], "H=9 C=0 D=9 P=0 F=6"),
        ("river-2-huma", [], "H=7 C=0 D=9 P=0 F=9"),
        ("river-2-ymun", [], "H=9 C=0 D=8 P=0 F=9"),
        ("river-3-food", [], "H=9 C=0 D=9 P=0 F=5"),
        ("river-3-huma", [], "H=6 C=0 D=9 P=0 F=9"),
        ("river-3-ymun", [], "H=9 C=0 D=7 P=0 F=9"),
    ],
)
def test_tiles_of_seasons_2_and_3_take(tile: str, answers: list[str], counts: str) -> None:
    s = reach(tile, "H=9 C=0 D=9 P=0 F=9", *answers)
    expect(s, counts)


@rule("PRE-162", "PRE-166")
def test_a_protector_ignores_a_tile() -> None:
    s = reach("river-2-huma", "H=5 C=4 P=1")
    assert asked(s) == "face-river"
    assert offered(s) == ["apply", "ignore"]
    act(s, "ignore")
    expect(s, "H=5 C=4 P=0")
    for lost, counts in ((0, "H=3 C=4 P=1"), (1, "H=4 C=3 P=1"), (2, "H=5 C=2 P=1")):
        s = reach("river-2-huma", "H=5 C=4 P=1", "apply")
        assert offered(s) == ["lose 0", "lose 1", "lose 2"]
        act(s, f"lose {lost}")
        expect(s, counts)


@rule("PRE-162")
def test_ignoring_costs_exactly_one_protector() -> None:
    s = reach("river-3-food", "F=9 P=4", "ignore")
    expect(s, "F=9 P=3")
    assert "ignore 0 river-3-food" in told(s)


@rule("PRE-162")
def test_without_a_protector_a_tile_is_applied() -> None:
    s = reach("river-3-food", "F=9 D=5 P=0")
    assert s.round == 10
    expect(s, "F=5 D=5")


@rule("PRE-162")
def test_each_player_decides_alone() -> None:
    s = at_round(5)
    next_tile(s, "river-2-food")
    zones(s, NOTHING, NOTHING)
    for seat in range(2):
        boat(s, "F=9 P=1", seat)
    act(s, "activate kept", seat=0)
    act(s, "activate kept", seat=1)
    assert s.acting() == (0, 1)
    act(s, "apply", seat=1)
    act(s, "ignore", seat=0)
    expect(s, "F=9 P=0", seat=0)
    expect(s, "F=6 P=1", seat=1)


@rule("PRE-167")
@pytest.mark.parametrize(
    ("tile", "before", "after"),
    [
        ("river-3-food", "F=1", "H=4 C=0 D=0 P=0 F=0"),
        ("river-3-food", "F=0", "H=4 C=0 D=0 P=0 F=0"),
        ("river-3-huma", "H=1 C=1 F=8", "H=0 C=0 D=0 P=0 F=8"),
        ("river-3-ymun", "D=1 F=8", "H=4 C=0 D=0 P=0 F=8"),
    ],
)
def test_with_too_little_one_loses_what_there_is(tile: str, before: str, after: str) -> None:
    s = reach(tile, f"H=4 C=0 P=0 {before}")
    expect(s, after)
    assert s.round == 10


@rule("PRE-166", "PRE-168")
@pytest.mark.parametrize(
    ("machine", "counts", "powered"),
    [("std-a-1", "std-a-1=1 std-a-2=1", False), ("std-a-2", "std-a-1=2 std-a-2=0", True)],
)
def test_a_battery_is_taken_from_a_machine_of_ones_choice(
    machine: str, counts: str, powered: bool
) -> None:
    s = reach("river-2-batt", "std-a-1=2 std-a-2=1")
    assert asked(s) == "lose-battery"
    assert offered(s) == ["unplug std-a-1", "unplug std-a-2"]
    assert refusal(s, "unplug std-b-1") == "no-battery"
    act(s, f"unplug {machine}")
    expect(s, counts)
    zones(s, "s1-f1 s1-h1")
    act(s, "activate kept")
    assert ("use std-a-1" in offered(s)) == powered


@rule("PRE-167")
def test_without_batteries_nothing_is_taken() -> None:
    s = reach("river-2-batt", "H=4 C=0 F=8")
    assert s.round == 6
    expect(s, "H=4 C=0 F=8 bat=0")


@rule("PRE-166", "PRE-168")
def test_two_batteries_are_taken_from_one_machine_or_two() -> None:
    for answers, counts in (
        (["unplug std-a-1", "unplug std-a-1"], "std-a-1=0 std-b-3=2"),
        (["unplug std-a-1", "unplug std-b-3"], "std-a-1=1 std-b-3=1"),
        (["unplug std-b-3", "unplug std-b-3"], "std-a-1=2 std-b-3=0"),
    ):
        s = reach("river-3-batt", "std-a-1=2 std-b-3=2", *answers)
        expect(s, counts)


def test_no_set_of_batteries_can_be_chosen_in_two_ways() -> None:
    s = reach("river-3-batt", "std-a-1=2 std-b-1=2 std-b-3=2", "unplug std-b-1")
    assert offered(s) == ["unplug std-b-1", "unplug std-b-3"]
    assert refusal(s, "unplug std-a-1") == "ascending-order"


@rule("PRE-162", "PRE-166")
def test_ymunes_are_taken_from_either_station() -> None:
    s = reach("river-3-ymun", "D=3 P=1")
    assert offered(s) == ["apply", "ignore"]
    act(s, "apply")
    assert offered(s) == ["lose-doctors 1", "lose-doctors 2"]
    assert refusal(s, "lose-doctors 0") == "too-few"
    act(s, "lose-doctors 2")
    expect(s, "D=1 P=1")
    expect(reach("river-3-ymun", "D=3 P=1", "apply", "lose-doctors 1"), "D=2 P=0")
    expect(reach("river-3-ymun", "D=3 P=1", "ignore"), "D=3 P=0")


# --- Islands ----------------------------------------------------------------------------------


@rule("PRE-171", "PRE-172")
def test_the_food_of_the_start_lasts_for_two_islands() -> None:
    counts = "H=4 F=8"
    for number, after in ((4, "H=4 F=4"), (8, "H=4 F=0"), (12, "H=0 F=0")):
        s = reach("island-1", counts, number=number)
        expect(s, after)
        counts = after


@rule("PRE-017", "PRE-170", "PRE-171", "PRE-172")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("H=9 C=4 F=7", "H=7 C=4 F=0"),
        ("H=9 C=4 F=12", "H=9 C=4 F=3"),
        ("H=9 C=4 F=9", "H=9 C=4 F=0"),
        ("H=0 C=4 F=5", "H=0 C=4 F=5"),
    ],
)
def test_only_healthy_humans_eat_and_the_unfed_are_lost(before: str, after: str) -> None:
    s = reach("island-1", before, number=4)
    expect(s, after)


@rule("PRE-173")
def test_nobody_is_asked_about_feeding() -> None:
    s = reach("island-2", "H=3 C=0 P=0 F=8", number=8)
    assert s.round == 9
    assert "feed 0 3 0" in told(s)
    expect(s, "H=3 F=5")


@rule("PRE-174")
def test_no_protector_helps_against_hunger() -> None:
    s = reach("island-2", "H=2 C=0 P=3 F=0", number=8)
    assert s.round == 9
    expect(s, "H=0 P=3 F=0")


@rule("PRE-175")
def test_humans_healed_this_round_eat() -> None:
    s = reach("island-1", "H=2 C=2 D=2 F=9", number=4)
    expect(s, "H=4 C=0 F=5")
