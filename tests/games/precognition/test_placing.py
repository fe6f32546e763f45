"""Where gained resources go: stations of ymunes, slots for batteries, the Contaminated Deck."""

from __future__ import annotations

import pytest

from tablee.engine.events import SPECTATOR
from tablee.games.precognition.kit import RESOURCES
from tablee.games.precognition.state import River
from tests.games.precognition.positions import (
    act,
    asked,
    at_round,
    boat,
    expect,
    game,
    offered,
    others,
    power,
    refusal,
    told,
    zones,
)
from tests.rules import rule

# --- ymunes -----------------------------------------------------------------------------------


@rule("PRE-018", "PRE-090")
def test_a_gained_ymune_becomes_a_doctor_or_a_protector() -> None:
    for answer, counts in (("doctors 1", "D=2 P=3"), ("doctors 0", "D=1 P=4")):
        s = at_round()
        boat(s, "D=1 P=3")
        zones(s, "s1-y1 s1-h1")
        act(s, "activate kept")
        assert offered(s) == ["doctors 0", "doctors 1"]
        act(s, answer)
        expect(s, counts)


@rule("PRE-091")
@pytest.mark.parametrize("doctors", [0, 1, 2, 3])
def test_several_ymunes_are_split_freely(doctors: int) -> None:
    s = at_round(5)
    boat(s, "D=0 P=0")
    zones(s, "s2-y2 s1-h1")
    act(s, "activate kept", f"doctors {doctors}")
    expect(s, f"D={doctors} P={3 - doctors}")


@rule("PRE-091")
def test_no_more_doctors_than_ymunes_gained() -> None:
    s = at_round()
    zones(s, "s1-y3 s1-h1")
    act(s, "activate kept")
    assert refusal(s, "doctors 3") == "too-many"


@rule("PRE-085", "PRE-090")
def test_ymunes_that_have_a_station_are_no_longer_shown_as_coming() -> None:
    s = at_round()
    zones(s, "s1-y1 s1-b1")
    act(s, "activate both")
    assert coming(s) == {"ymune": 1, "battery": 1}
    act(s, "doctors 1")
    assert coming(s) == {"battery": 1}
    act(s, "battery std-a-1")
    assert coming(s) == {}


@rule("PRE-085", "PRE-094")
def test_what_leaves_no_choice_is_aboard_while_a_battery_waits_for_its_slot() -> None:
    s = at_round()
    boat(s, "H=4 C=0")
    zones(s, "s1-h1 s1-b1")
    act(s, "activate both")
    assert asked(s) == "place-battery"
    expect(s, "H=3 C=2")
    assert coming(s) == {"battery": 1}


def coming(s: River) -> dict[str, int]:
    """What everybody is shown to be gained by seat 0 without a place yet."""
    shown = s.seen_by(SPECTATOR).table.seats[0].incoming
    return {RESOURCES[resource]: amount for resource, amount in enumerate(shown) if amount}


@rule("PRE-018")
def test_doctors_heal_and_protectors_do_not() -> None:
    for counts, healed in (("D=2 P=0", "H=6 C=3"), ("D=0 P=2", "H=4 C=5")):
        s = at_round()
        zones(s, "s1-f1 s1-y1")
        act(s, "activate kept")
        boat(s, f"H=4 C=5 {counts}")
        others(s)
        expect(s, healed)


# --- humans and food --------------------------------------------------------------------------


@rule("PRE-094")
def test_gained_humans_are_contaminated() -> None:
    s = at_round()
    boat(s, "H=2 C=1")
    zones(s, "s1-h2 s1-f1")
    act(s, "activate kept")
    expect(s, "H=2 C=3")


@rule("PRE-098", "PRE-250")
@pytest.mark.parametrize("food", [8, 9, 10, 39, 120, 999])
def test_food_has_no_upper_limit(food: int) -> None:
    s = at_round(9)
    boat(s, f"F={food}")
    zones(s, "s3-f2 s1-y1")
    act(s, "activate kept")
    expect(s, f"F={food + 6}")


@rule("PRE-099")
def test_tens_of_food_are_carried_and_broken_again() -> None:
    """What a table shows is tens and ones of the same number, whatever the gauge's length."""
    s = at_round(5)  # a tile that takes 3 food is next
    boat(s, "F=9")
    zones(s, "s1-f1 s1-y1")
    act(s, "activate kept")
    assert divmod(s.seats[0].food, 10) == (1, 1)
    others(s)
    assert divmod(s.seats[0].food, 10) == (0, 8)


@rule("PRE-250")
def test_humans_and_ymunes_have_no_upper_limit() -> None:
    s = at_round(9)
    boat(s, "H=70 C=150 D=60 P=45")
    zones(s, "s3-h1 s3-y1")
    act(s, "activate both", "doctors 2")
    expect(s, "H=61 C=163 D=62 P=46")


# --- batteries --------------------------------------------------------------------------------


@rule("PRE-095")
@pytest.mark.parametrize(
    ("first", "second", "counts"),
    [
        ("std-a-1", "std-a-1", "std-a-1=2 bat=2"),
        ("std-a-1", "std-b-2", "std-a-1=1 std-b-2=1 bat=2"),
        ("std-a-3", "std-b-3", "std-a-3=1 std-b-3=1 bat=2"),
    ],
)
def test_batteries_go_on_one_machine_or_several(first: str, second: str, counts: str) -> None:
    s = at_round()
    zones(s, "s1-b2 s1-y1")
    act(s, "activate kept", f"battery {first}", f"battery {second}")
    expect(s, counts)
    assert asked(s) == ""


@rule("PRE-095")
def test_a_slot_takes_one_battery() -> None:
    s = at_round()
    power(s, "std-a-1 std-b-2")
    boat(s, "std-a-2=1")
    zones(s, "s1-b1 s1-h1")
    act(s, "activate kept")
    assert offered(s) == [
        f"battery {name}" for name in ("std-a-2", "std-a-3", "std-b-1", "std-b-3")
    ]
    assert refusal(s, "battery std-b-2") == "no-free-slot"
    act(s, "battery std-a-2")
    expect(s, "std-a-2=2")


@rule("PRE-095")
def test_batteries_go_on_ones_own_machines() -> None:
    s = at_round()
    zones(s, "s1-b1 s1-h1")
    act(s, "activate kept")
    assert refusal(s, "battery gen-1") == "not-aboard"


def test_no_set_of_slots_can_be_chosen_in_two_ways() -> None:
    s = at_round()
    zones(s, "s1-b2 s1-h1")
    act(s, "activate kept", "battery std-a-3")
    assert refusal(s, "battery std-a-1") == "ascending-order"


@rule("PRE-097")
def test_a_battery_without_a_free_slot_is_not_gained() -> None:
    s = at_round(9)
    power(s, "std-a-1 std-a-2 std-a-3 std-b-1 std-b-3")
    zones(s, "s3-b1 s2-f2")  # X = 4
    act(s, "activate kept", "battery std-b-2")
    expect(s, "bat=12")
    assert asked(s) == "use-machine"
    assert told(s).count("place-battery 0 std-b-2 cards") == 1


@rule("PRE-097")
def test_with_all_slots_full_nothing_is_asked() -> None:
    s = at_round()
    power(s, "std-a-1 std-a-2 std-a-3 std-b-1 std-b-2 std-b-3")
    zones(s, "s1-b1 s1-b2")
    act(s, "activate kept")
    expect(s, "bat=12 F=9")
    assert asked(s) == ""


@rule("PRE-251")
def test_a_boat_has_twelve_slots_whatever_its_rooms() -> None:
    kit = game(4, setup="advanced").kit
    per_room = [sum(kit.slots[3 * room : 3 * room + 3]) for room in range(len(kit.rooms))]
    assert per_room == [6] * 14
    assert 4 * 2 * 6 == 48


@rule("PRE-085")
def test_stations_and_slots_are_settled_before_machines() -> None:
    s = at_round()
    power(s, "std-a-1")
    boat(s, "H=4")
    zones(s, "s1-y1 s1-h2")
    act(s, "activate both")
    assert asked(s) == "station-ymunes"
    assert refusal(s, "use std-a-1") == "only-after-cards"
    act(s, "doctors 0")
    assert asked(s) == "use-machine"


@rule("PRE-093")
def test_a_named_station_leaves_no_choice() -> None:
    s = at_round()
    power(s, "std-b-1")
    boat(s, "D=1 P=0")
    zones(s, "s1-b1 s1-f1")
    act(s, "activate received", "use std-b-1")
    expect(s, "D=1 P=1")
    assert told(s)[-1] == "gain 0 protector 1 machines"
    assert asked(s) == ""
