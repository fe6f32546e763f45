"""Machines: when they are powered, what they look at, and what they give."""

from __future__ import annotations

import pytest

from tablee.games.precognition.state import River
from tests.games.precognition.positions import (
    act,
    asked,
    at_round,
    boat,
    expect,
    finish_round,
    install,
    offered,
    others,
    power,
    refusal,
    told,
    zones,
)
from tests.rules import rule


def usable(s: River, seat: int = 0) -> list[str]:
    """The Machines that can be used now."""
    return [text.removeprefix("use ") for text in offered(s, seat) if text.startswith("use ")]


def act_with(
    rooms: str, powered: str, pair: str, *answers: str, given: str = "", round_: int = 5
) -> River:
    """Seat 0 at the Machine step: these rooms and powered Machines, this pair and these answers.

    `given` is the pair of the left neighbour: what it kept, and what it was given by seat 0.
    """
    s = at_round(round_, seats=3)
    install(s, rooms)
    power(s, powered)
    boat(s, "H=9 C=9 D=0 P=0 F=0")
    zones(s, pair, given or "s1-h1 s1-f1")
    act(s, *(answers or ("activate kept",)))
    return s


# --- powered ----------------------------------------------------------------------------------


@rule("PRE-110", "PRE-111")
@pytest.mark.parametrize(("batteries", "powered"), [(0, False), (1, False), (2, True)])
def test_a_machine_works_when_all_its_slots_are_filled(batteries: int, powered: bool) -> None:
    s = at_round()
    boat(s, f"std-a-1={batteries}")
    power(s, "std-b-2")
    zones(s, "s1-f1 s1-h1")
    act(s, "activate kept")
    assert usable(s) == (["std-a-1", "std-b-2"] if powered else ["std-b-2"])
    if not powered:
        assert refusal(s, "use std-a-1") == "not-powered"


@rule("PRE-110")
def test_a_room_has_three_machines() -> None:
    s = at_round(1, 2, setup="advanced")
    for player in s.seats:
        assert len(player.batteries) == 6
    assert len(s.kit.machines) == 3 * len(s.kit.rooms) == 42


@rule("PRE-112")
def test_machines_come_after_the_cards() -> None:
    s = at_round()
    power(s, "std-a-1")
    zones(s, "s1-y1 s1-h1")
    assert asked(s) == "activate"
    assert refusal(s, "use std-a-1") == "only-after-cards"
    act(s, "activate kept")
    assert refusal(s, "use std-a-1") == "only-after-cards"
    act(s, "doctors 1")
    assert usable(s) == ["std-a-1"]


@rule("PRE-113")
def test_a_battery_from_a_card_works_at_once() -> None:
    s = at_round()
    boat(s, "C=0 std-a-1=1")
    zones(s, "s1-b1 s1-h1")
    act(s, "activate kept", "battery std-a-1")
    assert usable(s) == ["std-a-1"]
    act(s, "use std-a-1")
    expect(s, "C=1")


@rule("PRE-114", "PRE-115")
def test_a_battery_from_a_machine_works_in_the_next_round() -> None:
    s = at_round()
    install(s, "gen std-a")
    power(s, "gen-1")
    boat(s, "gen-2=1")
    zones(s, "s1-b1 s1-y1", "s1-h1 s1-b1")  # seat 0 gives a battery card, as gen-2 wants it
    act(s, "activate kept", "battery std-a-1", "use gen-1", "battery gen-2")
    expect(s, "gen-2=2")
    assert usable(s) == []
    assert asked(s) == ""
    others(s)
    zones(s, "s1-f1 s1-y1", "s1-h1 s1-b1")
    act(s, "activate kept")
    assert usable(s) == ["gen-2"]


@rule("PRE-115")
def test_what_is_powered_is_fixed_when_the_step_begins() -> None:
    s = act_with(
        "gen wor",
        "gen-1 wor-1",
        "s1-b2 s1-h2",
        "activate kept",
        "battery gen-2",
        "battery wor-2",
        given="s1-h1 s1-b1",
    )
    assert usable(s) == ["gen-1", "wor-1"]
    act(s, "use gen-1", "battery gen-2")
    expect(s, "gen-2=2")
    assert usable(s) == ["wor-1"]
    assert refusal(s, "use gen-2") == "not-powered"


@rule("PRE-116")
def test_a_machine_is_used_once_a_round() -> None:
    s = act_with("std-a std-b", "std-a-1 std-b-2", "s1-f1 s1-h1", "activate kept", "use std-b-2")
    assert usable(s) == ["std-a-1"]
    assert refusal(s, "use std-b-2") == "used-already"


@rule("PRE-116")
def test_a_machine_works_again_in_the_next_round() -> None:
    s = at_round()
    power(s, "std-b-2")
    zones(s, "s1-f1 s1-h1")
    act(s, "activate received", "use std-b-2")
    others(s)
    zones(s, "s1-f1 s1-h1")
    act(s, "activate received")
    assert usable(s) == ["std-b-2"]


@rule("PRE-116", "PRE-120", "PRE-130", "PRE-131")
def test_each_machine_once_and_one_gain_for_two_machines() -> None:
    s = act_with("dec sas", "dec-1 sas-1", "s2-h2 s1-f1", "sparingly", "activate kept", "take 3")
    boat(s, "H=4 C=3")
    assert usable(s) == ["sas-1", "dec-1"]
    act(s, "use dec-1", "heal 2")
    expect(s, "H=6 C=1")
    act(s, "use sas-1")
    assert offered(s) == ["heal 0", "heal 1"]
    act(s, "heal 1")
    expect(s, "H=7 C=0")
    assert asked(s) == ""


@rule("PRE-117")
def test_nobody_has_to_use_a_machine() -> None:
    s = at_round()
    boat(s, "F=0")
    power(s, "std-a-3 std-b-2")
    zones(s, "s1-f1 s1-h1")
    act(s, "activate received")
    assert "finish" in offered(s)
    act(s, "use std-b-2", "finish")
    expect(s, "F=1")
    assert asked(s) == ""


@rule("PRE-117", "PRE-121")
def test_the_order_of_machines_is_free_and_matters() -> None:
    for order, counts in (
        (("use std-a-1", "use dec-1"), "H=6 C=0"),
        (("use dec-1", "use std-a-1"), "H=5 C=1"),
    ):
        s = act_with("std-a dec", "std-a-1 dec-1", "s1-h1 s1-f1")
        boat(s, "H=4 C=1")
        act(s, *order)
        expect(s, counts)


@rule("PRE-118")
def test_what_a_machine_gives_is_placed_like_all_gains() -> None:
    s = act_with("std-a wor", "std-a-2 wor-3", "s1-y1 s1-b1", "activate kept", "doctors 0")
    assert usable(s) == ["std-a-2", "wor-3"]
    act(s, "use wor-3")  # 1 ymune, 1 battery
    assert offered(s) == ["doctors 0", "doctors 1"]
    act(s, "doctors 1")
    assert asked(s) == "place-battery"
    act(s, "battery std-a-1", "use std-a-2", "doctors 0")
    expect(s, "D=1 P=2 std-a-1=1")


@rule("PRE-118")
def test_a_machines_humans_are_contaminated() -> None:
    s = act_with("std-a std-b", "std-b-3", "s2-f2 s1-h1")
    boat(s, "H=4 C=0")
    act(s, "use std-b-3")
    expect(s, "H=4 C=2")


@rule("PRE-119")
@pytest.mark.parametrize("taken", [0, 1, 2])
def test_one_may_take_fewer_than_a_machine_gives(taken: int) -> None:
    s = act_with("std-a std-b", "std-a-3", "s1-f1 s1-h1", "activate received", "sparingly")
    act(s, "use std-a-3", f"take {taken}")
    expect(s, f"F={taken}")


@rule("PRE-120")
@pytest.mark.parametrize(
    ("contaminated", "options"),
    [
        (1, ["heal 0", "heal 1"]),
        (2, ["heal 0", "heal 1", "heal 2"]),
        (9, ["heal 0", "heal 1", "heal 2"]),
    ],
)
def test_a_machine_heals_up_to_what_it_shows(contaminated: int, options: list[str]) -> None:
    s = act_with("dec std-a", "dec-1", "s1-h1 s1-f1", "sparingly", "activate kept", "take 1")
    boat(s, f"H=0 C={contaminated}")
    act(s, "use dec-1")
    assert offered(s) == options
    assert refusal(s, "heal 3") == "too-many"
    act(s, "heal 1")
    expect(s, f"H=1 C={contaminated - 1}")


@rule("PRE-120")
@pytest.mark.parametrize(("before", "after"), [("H=1 C=0", "H=1 C=0"), ("H=1 C=5", "H=3 C=3")])
def test_a_machine_heals_as_many_as_it_can(before: str, after: str) -> None:
    s = act_with("dec std-a", "dec-1", "s1-h1 s1-f1")
    boat(s, before)
    act(s, "use dec-1")
    expect(s, after)


@rule("PRE-121")
def test_humans_of_this_rounds_cards_can_be_healed() -> None:
    s = at_round()
    install(s, "dec std-a")
    power(s, "dec-1")
    boat(s, "H=4 C=0")
    zones(s, "s1-h2 s1-f1")
    act(s, "activate kept", "use dec-1")
    expect(s, "H=6 C=0")


# --- standard faces ---------------------------------------------------------------------------


@rule("PRE-123", "PRE-124", "PRE-126")
def test_face_a_row_1_looks_at_a_card_that_was_not_activated() -> None:
    s = act_with("std-a std-b", "std-a-1", "s1-h1 s1-y1", "activate received", "doctors 1")
    boat(s, "C=0")
    act(s, "use std-a-1")
    expect(s, "C=1")


@rule("PRE-124", "PRE-126")
def test_face_a_row_2_wants_a_card_of_another_type_too() -> None:
    s = at_round()
    power(s, "std-a-2")
    zones(s, "s1-y1 s1-y2")
    act(s, "activate kept", "doctors 1", "battery std-b-1")
    assert asked(s) == ""
    s = at_round()
    power(s, "std-a-2")
    boat(s, "D=1 P=0")
    zones(s, "s1-y1 s1-b1")
    act(s, "activate received", "battery std-b-1", "use std-a-2")
    assert offered(s) == ["doctors 0", "doctors 1"]
    act(s, "doctors 0")
    expect(s, "D=1 P=1")


@rule("PRE-116", "PRE-124", "PRE-125")
def test_one_food_card_serves_both_faces() -> None:
    s = act_with(
        "std-a std-b", "std-a-3 std-b-2", "s1-b1 s1-f1", "activate kept", "battery std-a-1"
    )
    act(s, "use std-a-3", "use std-b-2")
    expect(s, "F=3")
    assert told(s)[-3] == "gain 0 food 2 machines"
    assert told(s)[-1] == "gain 0 food 1 machines"


@rule("PRE-014", "PRE-123", "PRE-125")
def test_face_b_row_3_wants_one_card_with_plague_and_one_without() -> None:
    s = act_with("std-a std-b", "std-b-3", "s2-h2 s2-f1")
    boat(s, "C=0")
    act(s, "use std-b-3")
    expect(s, "C=2")
    for pair in ("s2-h2 s2-f2", "s1-h1 s1-f1"):
        s = act_with("std-a std-b", "std-b-3 std-a-1", pair)
        assert usable(s) == ["std-a-1"]
        assert refusal(s, "use std-b-3") == "condition-not-met"


@rule("PRE-014", "PRE-125")
def test_a_plague_value_of_one_is_a_plague_value() -> None:
    s = act_with("std-a std-b", "std-b-3", "s1-f1 s2-b1")
    assert usable(s) == ["std-b-3"]


ALL_STANDARD = "std-a-1 std-a-2 std-a-3 std-b-1 std-b-2 std-b-3"


@rule("PRE-124", "PRE-125", "PRE-126")
@pytest.mark.parametrize(
    ("pair", "found"),
    [
        ("s1-h1 s1-h2", ""),
        ("s1-h1 s1-y1", "std-a-1 std-a-2"),
        ("s1-y1 s1-h1", "std-a-1 std-a-2"),
        ("s1-h1 s1-b1", "std-a-1 std-b-1"),
        ("s1-b1 s1-h1", "std-a-1 std-b-1"),
        ("s1-h1 s1-f1", "std-a-1 std-a-3 std-b-2"),
        ("s1-y1 s1-y2", ""),
        ("s1-y1 s1-b1", "std-a-2 std-b-1"),
        ("s1-y1 s1-f1", "std-a-2 std-a-3 std-b-2"),
        ("s1-b1 s1-b2", ""),
        ("s1-b1 s1-f1", "std-a-3 std-b-1 std-b-2"),
        ("s1-f1 s1-f2", ""),
        ("s2-h2 s1-h1", "std-b-3"),
        ("s2-h2 s2-y2", "std-a-1 std-a-2"),
    ],
)
def test_what_each_standard_machine_wants(pair: str, found: str) -> None:
    s = act_with("std-a std-b", ALL_STANDARD, pair, "sparingly", "activate kept")
    while asked(s) == "take-amount":
        act(s, "take 0")
    assert usable(s) == found.split()


@rule("PRE-124", "PRE-125")
@pytest.mark.parametrize(
    ("machine", "pair", "counts"),
    [
        ("std-a-1", "s1-f1 s1-h1", "C=10 D=0 P=0 F=2"),
        ("std-a-2", "s1-f1 s1-y1", "C=9 D=1 P=0 F=2"),
        ("std-a-3", "s1-f1 s1-h1", "C=9 D=0 P=0 F=4"),
        ("std-b-1", "s1-f1 s1-b1", "C=9 D=0 P=1 F=2"),
        ("std-b-2", "s1-f1 s1-h1", "C=9 D=0 P=0 F=3"),
        ("std-b-3", "s1-f1 s2-h2", "C=11 D=0 P=0 F=2"),
    ],
)
def test_what_each_standard_machine_gives(machine: str, pair: str, counts: str) -> None:
    s = act_with("std-a std-b", machine, pair, "activate kept", f"use {machine}")
    if asked(s) == "station-ymunes":
        act(s, "doctors 1")
    expect(s, counts)


# --- advanced row 1: gained -------------------------------------------------------------------

ROW_1 = [
    ("dis-1", "s1-y1 s1-h1", "doctors 1", True),
    ("dis-1", "s1-y1 s1-h1", "doctors 0", False),
    ("sas-1", "s1-h2 s1-f1", "", True),
    ("sas-1", "s1-h1 s1-f1", "", False),
    ("gen-1", "s1-b1 s1-f1", "battery std-a-1", True),
    ("gen-1", "s1-f1 s1-b1", "", False),
    ("gre-1", "s1-f1 s1-h1", "", True),
    ("gre-1", "s1-h1 s1-f1", "", False),
    ("agr-1", "s2-f1 s1-h1", "", True),
    ("agr-1", "s1-f1 s1-h1", "", False),
    ("det-1", "s1-y1 s1-h1", "doctors 0", True),
    ("det-1", "s1-y1 s1-h1", "doctors 1", False),
    ("cmd-1", "s2-h2 s1-f1", "", True),
    ("cmd-1", "s1-h2 s1-f1", "", False),
    ("dec-1", "s1-h1 s1-f1", "", True),
    ("dec-1", "s1-f1 s1-h1", "", False),
    ("sto-1", "s1-y1 s1-f1", "doctors 0", True),
    ("sto-1", "s1-f1 s1-y1", "", False),
    ("wor-1", "s1-b2 s1-f1", "battery std-a-1, battery std-a-1", True),
    ("wor-1", "s1-b1 s1-f1", "battery std-a-1", False),
    ("pan-1", "s2-f2 s1-h1", "", True),
    ("pan-1", "s2-f1 s1-h1", "", False),
    ("sea-1", "s1-y3 s1-h1", "doctors 1", True),
    ("sea-1", "s1-y1 s1-h1", "doctors 1", False),
]


@rule("PRE-127", "PRE-129")
@pytest.mark.parametrize(("machine", "pair", "placing", "met"), ROW_1)
def test_row_1_wants_enough_of_a_resource_from_cards(
    machine: str, pair: str, placing: str, met: bool
) -> None:
    answers = [text for text in placing.split(", ") if text]
    s = act_with(f"{machine[:3]} std-a", machine, pair, "activate kept", *answers)
    assert usable(s) == ([machine] if met else [])


@rule("PRE-084", "PRE-127", "PRE-128")
def test_row_1_counts_what_was_taken() -> None:
    s = act_with("gre std-a", "gre-1", "s1-f1 s1-h1", "sparingly", "activate kept", "take 1")
    assert usable(s) == []
    s = act_with("gre std-a", "gre-1", "s1-f1 s1-h1", "activate kept", "use gre-1")
    expect(s, "F=3")


@rule("PRE-082", "PRE-128")
def test_row_1_counts_bonuses() -> None:
    s = act_with(
        "wor std-a",
        "wor-1",
        "s1-f1 s1-f2",
        "activate both",
        "doctors 1",
        "battery std-a-1",
        "battery std-a-2",
        "use wor-1",
    )
    expect(s, "P=1")


@rule("PRE-097", "PRE-128")
def test_row_1_does_not_count_batteries_without_a_slot() -> None:
    s = at_round(seats=3)
    install(s, "wor std-a")
    power(s, "wor-1 wor-2 wor-3 std-a-1 std-a-2")
    boat(s, "std-a-3=1")
    zones(s, "s1-b2 s1-h2")
    act(s, "activate kept", "battery std-a-3")
    assert refusal(s, "use wor-1") == "condition-not-met"


@rule("PRE-129")
def test_row_1_counts_ymunes_by_their_station() -> None:
    s = act_with("det std-a", "det-1", "s2-y1 s1-h1", "activate kept", "doctors 2")
    assert usable(s) == []
    s = act_with("det std-a", "det-1", "s2-y1 s1-h1", "activate kept", "doctors 1")
    assert usable(s) == ["det-1"]


@rule("PRE-129")
def test_ymunes_already_aboard_do_not_count_for_row_1() -> None:
    s = at_round()
    install(s, "det std-a")
    power(s, "det-1")
    boat(s, "P=5 C=3")
    zones(s, "s1-f1 s1-h1")
    act(s, "activate kept")
    assert usable(s) == []


@rule("PRE-122")
def test_gains_from_machines_do_not_count_for_row_1() -> None:
    s = act_with(
        "gen wor", "gen-1 wor-1", "s1-b1 s1-h1", "activate kept", "battery gen-3", "use gen-1"
    )
    act(s, "battery wor-3")
    assert usable(s) == []
    assert s.seats[0].gained[2] == 1


@rule("PRE-122")
def test_gains_of_an_earlier_round_do_not_count_for_row_1() -> None:
    s = at_round()
    install(s, "gre std-a")
    power(s, "gre-1")
    zones(s, "s1-f1 s1-h1")
    act(s, "activate kept", "finish")
    others(s)
    zones(s, "s1-y1 s1-h1")
    act(s, "activate kept", "doctors 0")
    assert usable(s) == []


@rule("PRE-130")
def test_more_than_enough_does_not_multiply_the_effect() -> None:
    s = act_with("gre std-a", "gre-1", "s2-f2 s1-h1", "activate kept", "use gre-1")
    expect(s, "F=5")  # 4 of the card, 1 of the Machine


@rule("PRE-131")
def test_the_same_gain_meets_several_conditions() -> None:
    s = act_with("gre pan", "gre-1 pan-1", "s2-f2 s1-h1")
    assert usable(s) == ["gre-1", "pan-1"]
    act(s, "use gre-1", "use pan-1")
    expect(s, "F=5 C=10")


# --- advanced row 2: given --------------------------------------------------------------------

ROW_2 = [
    ("dis-2", "s1-y3", "s1-h1"),
    ("gen-2", "s1-b1", "s1-f1"),
    ("sea-2", "s1-h1", "s1-y1"),
    ("gre-2", "s1-f1", "s1-b1"),
    ("sto-2", "s1-b1", "s1-h1"),
    ("wor-2", "s1-h1", "s1-b1"),
    ("wor-2", "s1-f1", "s1-y2"),
    ("agr-2", "s1-h2", "s1-h1"),
    ("agr-2", "s1-y2", "s1-h3"),
    ("pan-2", "s1-h3", "s1-h2"),
    ("pan-2", "s2-f1", "s2-f2"),
    ("dec-2", "s1-h1", "s1-h2"),
    ("dec-2", "s1-b1", "s2-h2"),
    ("sas-2", "s1-h3", "s1-h2"),
    ("sas-2", "s3-h1", "s1-h1"),
    ("cmd-2", "s2-h2", "s1-h3"),
    ("cmd-2", "s3-h1", "s2-h1"),
    ("det-2", "s2-b1", "s2-f1"),
    ("det-2", "s3-f2", "s3-f1"),
]


@rule("PRE-132", "PRE-133")
@pytest.mark.parametrize(("machine", "right", "wrong"), ROW_2)
def test_row_2_looks_at_the_card_given_to_the_left(machine: str, right: str, wrong: str) -> None:
    for given, met in ((right, True), (wrong, False)):
        room = f"{machine[:3]} std-a"
        s = act_with(room, machine, "s1-f1 s1-h1", given=f"s1-y1 {given}", round_=9)
        assert usable(s) == ([machine] if met else [])


@rule("PRE-132")
def test_row_2_looks_neither_at_the_card_received_nor_at_the_card_kept() -> None:
    s = act_with("dis std-a", "dis-2", "s1-y1 s1-y2", given="s1-y3 s1-h1")
    assert usable(s) == []


@rule("PRE-093", "PRE-132", "PRE-133")
def test_who_gave_a_ymune_card_can_use_the_dispensary() -> None:
    s = act_with("dis std-a", "dis-2", "s1-f1 s1-h1", given="s1-h1 s1-y3")
    boat(s, "D=1 F=8")
    act(s, "use dis-2")
    expect(s, "D=2 P=0 F=9")


@rule("PRE-077", "PRE-134")
@pytest.mark.parametrize(
    ("neighbour_kept", "found"),
    [("s2-h1", ["sas-2", "pan-2"]), ("s2-b2", ["dec-2", "sto-2"])],
)
def test_row_2_takes_the_cost_that_the_given_card_has_beside_its_new_neighbour(
    neighbour_kept: str, found: list[str]
) -> None:
    for rooms in ("sas pan", "dec sto"):
        first, second = rooms.split()
        powered = f"{first}-2 {second}-2"
        s = act_with(rooms, powered, "s1-f1 s1-h1", given=f"{neighbour_kept} s1-f2")
        assert usable(s) == [name for name in powered.split() if name in found]


# --- advanced row 3: pair ---------------------------------------------------------------------

ROW_3 = [
    ("sea-3", "s1-y1 s1-h1", "s1-y1 s1-y2"),
    ("sea-3", "s1-b1 s1-y1", "s1-b1 s1-f1"),
    ("gen-3", "s1-b1 s1-h1", "s1-b1 s1-b2"),
    ("dec-3", "s1-f1 s1-h1", "s1-h1 s1-h2"),
    ("gre-3", "s1-f1 s1-h1", "s1-f1 s1-f2"),
    ("dis-3", "s1-y1 s1-h1", "s1-y1 s1-f1"),
    ("dis-3", "s1-h1 s1-y1", "s1-h1 s1-b1"),
    ("dis-3", "s1-h1 s1-y1", "s1-h1 s1-h2"),
    ("agr-3", "s1-f1 s1-y1", "s1-h1 s1-y1"),
    ("agr-3", "s1-y1 s1-f1", "s1-y1 s1-y2"),
    ("pan-3", "s1-f1 s1-h1", "s1-f1 s1-y1"),
    ("pan-3", "s1-h1 s1-f1", "s1-f1 s1-f2"),
    ("sto-3", "s1-h1 s1-h2", "s1-h2 s1-b2"),
    ("sto-3", "s1-y1 s1-h3", "s1-h1 s1-h3"),
    ("sas-3", "s1-h3 s2-h2", "s1-h3 s2-h1"),
    ("sas-3", "s3-h1 s1-h2", "s3-h1 s1-h1"),
    ("wor-3", "s1-h2 s1-b2", "s1-h2 s1-h3"),
    ("cmd-3", "s1-h2 s1-h3", "s1-h2 s1-b2"),
    ("det-3", "s2-h2 s1-h1", "s2-h2 s2-b1"),
    ("det-3", "s1-f1 s2-b1", "s1-h1 s1-f1"),
]


@rule("PRE-135", "PRE-136")
@pytest.mark.parametrize(("machine", "right", "wrong"), ROW_3)
@pytest.mark.parametrize("which", ["kept", "received", "both"])
def test_row_3_looks_at_both_cards_whichever_was_activated(
    machine: str, right: str, wrong: str, which: str
) -> None:
    for pair, met in ((right, True), (wrong, False)):
        room = f"{machine[:3]} std-a"
        s = act_with(room, machine, pair, "sparingly", f"activate {which}", round_=9)
        while asked(s) == "take-amount":
            act(s, "take 0")
        assert usable(s) == ([machine] if met else [])


@rule("PRE-137", "PRE-138")
def test_row_3_takes_effective_costs() -> None:
    for rooms, found in (("sas wor", ["sas-3", "wor-3"]), ("sto cmd", [])):
        first, second = rooms.split()
        s = act_with(
            rooms, f"{first}-3 {second}-3", "s2-b2 s3-y1", "activate received", "doctors 3"
        )
        assert usable(s) == found


@rule("PRE-138")
@pytest.mark.parametrize("pair", ["s1-f2 s1-h3", "s1-h3 s1-f2", "s1-f2 s2-b2"])
def test_with_a_copy_sign_both_cards_cost_the_same(pair: str) -> None:
    s = act_with("wor cmd", "wor-3 cmd-3", pair, "sparingly", "activate kept")
    while asked(s) == "take-amount":
        act(s, "take 0")
    assert usable(s) == ["wor-3"]


# --- what the advanced rooms give -------------------------------------------------------------

GIVES = [
    ("dis-1", "s1-y1 s1-f2", "", "H=11 C=7 D=1 P=0 F=0 bat=1"),
    ("dis-3", "s1-y1 s1-h1", "", "H=12 C=6 D=1 P=0 F=2 bat=3"),
    ("sas-2", "s1-f2 s1-y1", "s1-h3", "H=9 C=10 D=0 P=0 F=0 bat=2"),
    ("sas-3", "s1-f2 s2-f2", "", "H=9 C=12 D=0 P=0 F=4 bat=5"),
    ("gre-2", "s1-f2 s1-y1", "s1-f1", "H=9 C=9 D=0 P=0 F=2 bat=2"),
    ("gre-3", "s1-f2 s1-y1", "", "H=9 C=9 D=0 P=0 F=3 bat=3"),
    ("agr-2", "s1-f2 s1-y1", "s1-h2", "H=9 C=9 D=0 P=0 F=2 bat=2"),
    ("agr-3", "s1-f2 s1-y1", "", "H=9 C=9 D=0 P=0 F=4 bat=3"),
    ("det-2", "s1-f2 s1-y1", "s2-h2", "H=9 C=9 D=0 P=1 F=0 bat=2"),
    ("det-3", "s1-f2 s2-b1", "", "H=9 C=9 D=0 P=2 F=1 bat=3"),
    ("cmd-2", "s1-f2 s1-y1", "s2-h2", "H=9 C=10 D=0 P=0 F=0 bat=2"),
    ("cmd-3", "s1-f1 s1-y1", "", "H=9 C=10 D=0 P=0 F=2 bat=3"),
    ("dec-2", "s1-f2 s1-y1", "s1-h1", "H=10 C=8 D=0 P=0 F=1 bat=2"),
    ("dec-3", "s1-f1 s1-h1", "", "H=9 C=9 D=1 P=0 F=3 bat=3"),
    ("sto-2", "s1-f2 s1-y1", "s1-b1", "H=9 C=10 D=0 P=0 F=0 bat=2"),
    ("sto-3", "s1-f2 s1-y1", "", "H=9 C=9 D=0 P=0 F=3 bat=3"),
    ("pan-2", "s1-f2 s1-y1", "s1-h3", "H=9 C=9 D=0 P=0 F=3 bat=2"),
    ("pan-3", "s1-f1 s1-h1", "", "H=9 C=9 D=0 P=0 F=7 bat=3"),
    ("sea-2", "s1-f2 s1-y1", "s1-h1", "H=9 C=9 D=1 P=0 F=0 bat=2"),
    ("sea-3", "s1-f2 s1-y1", "", "H=9 C=9 D=1 P=0 F=1 bat=3"),
    ("gen-3", "s1-f2 s1-b1", "", "H=9 C=9 D=0 P=0 F=3 bat=3"),
    ("wor-3", "s1-f2 s1-y1", "", "H=9 C=9 D=1 P=0 F=0 bat=4"),
]


@rule("PRE-118", "PRE-120", "PRE-135")
@pytest.mark.parametrize(("machine", "pair", "given", "counts"), GIVES)
def test_what_an_advanced_machine_gives(machine: str, pair: str, given: str, counts: str) -> None:
    neighbours = f"s1-y1 {given}" if given else ""
    s = act_with(f"{machine[:3]} std-a", machine, pair, given=neighbours)
    while asked(s) in ("station-ymunes", "place-battery"):
        act(s, "doctors 1" if asked(s) == "station-ymunes" else offered(s)[-1])
    act(s, f"use {machine}")
    while asked(s) in ("station-ymunes", "place-battery"):
        act(s, "doctors 1" if asked(s) == "station-ymunes" else offered(s)[-1])
    expect(s, counts)


def test_a_round_with_machines_can_be_finished_plainly() -> None:
    s = at_round()
    power(s, ALL_STANDARD)
    finish_round(s)
    assert s.round == 2
