"""The Maintenance phase up to the River: plague rises and falls, humans are lost, Doctors heal."""

from __future__ import annotations

import pytest

from tablee.games.precognition.state import River
from tests.games.precognition.positions import (
    act,
    asked,
    at_round,
    boat,
    expect,
    happened,
    offered,
    others,
    refusal,
    told,
    zones,
)
from tests.rules import rule

HARMLESS = "s1-f1 s1-y1"
"""Activating the first of them changes nothing but the food."""


def maintain(counts: str, *answers: str, pair: str = HARMLESS, number: int = 5) -> River:
    """Seat 0 comes to the Maintenance phase with these counts and gives these answers."""
    s = at_round(number)
    zones(s, pair)
    act(s, "activate kept")
    boat(s, counts)
    others(s)
    act(s, *answers)
    return s


# --- raising and lowering the plague ----------------------------------------------------------


@rule("PRE-141")
def test_a_card_that_is_not_activated_raises_the_plague_too() -> None:
    s = at_round(5)
    boat(s, "H=9 L=0")
    zones(s, "s2-f2 s2-y2")
    act(s, "activate received", "doctors 3")
    others(s)
    assert "raise-plague 0 3 3" in told(s)
    expect(s, "L=3")


@rule("PRE-141")
@pytest.mark.parametrize(
    ("pair", "level"),
    [("s1-f1 s1-y1", 4), ("s2-f2 s1-y1", 6), ("s1-f1 s3-h1", 7), ("s3-f2 s2-b1", 8)],
)
def test_the_plague_rises_by_what_both_cards_show(pair: str, level: int) -> None:
    s = maintain("H=9 C=9 L=4", pair=pair, number=9)
    expect(s, f"L={level}")


@rule("PRE-019", "PRE-142")
def test_the_plague_never_exceeds_twelve() -> None:
    s = maintain("H=9 C=9 L=10", pair="s3-f2 s2-h2", number=9)
    expect(s, "L=12")


@rule("PRE-143", "PRE-144")
@pytest.mark.parametrize(
    ("spent", "left"),
    [("protect 0", "P=4 L=3"), ("protect 1", "P=3 L=1"), ("protect 2", "P=2 L=0")],
)
def test_each_protector_lowers_the_plague_by_two_and_the_last_by_one(spent: str, left: str) -> None:
    s = maintain("H=9 C=9 P=4 L=3")
    assert asked(s) == "lower-plague"
    assert offered(s) == ["protect 0", "protect 1", "protect 2"]
    assert refusal(s, "protect 3") == "too-many"
    assert refusal(s, "protect 4") == "too-many"
    act(s, spent)
    expect(s, left)


@rule("PRE-144")
@pytest.mark.parametrize(("counts", "most"), [("P=1 L=12", 1), ("P=9 L=12", 6), ("P=9 L=1", 1)])
def test_no_more_protectors_than_there_are_and_than_help(counts: str, most: int) -> None:
    s = maintain(f"H=9 C=9 {counts}")
    assert offered(s) == [f"protect {count}" for count in range(most + 1)]


@rule("PRE-144")
def test_without_plague_no_protector_is_spent() -> None:
    s = maintain("H=9 P=3 L=0", number=1)
    assert "lower-plague" not in happened(s)
    expect(s, "P=3")


@rule("PRE-145")
def test_doctors_do_not_lower_the_plague() -> None:
    s = maintain("H=9 C=0 D=6 P=1 L=4")
    assert offered(s) == ["protect 0", "protect 1"]
    s = maintain("H=9 C=0 D=6 P=0 L=4", number=1)
    expect(s, "D=6 L=4 H=5")


# --- losing humans ----------------------------------------------------------------------------


@rule("PRE-146", "PRE-148")
@pytest.mark.parametrize(("lost", "left"), [(0, "H=2 C=2"), (1, "H=3 C=1"), (2, "H=4 C=0")])
def test_one_chooses_which_humans_are_lost(lost: int, left: str) -> None:
    s = maintain("H=5 C=2 D=0 P=0 L=3")
    assert asked(s) == "lose-humans"
    assert offered(s) == ["lose 0", "lose 1", "lose 2"]
    assert refusal(s, "lose 3") == "too-many"
    act(s, f"lose {lost}")
    expect(s, f"{left} L=3")


@rule("PRE-146")
def test_contaminated_humans_must_go_where_healthy_ones_do_not_suffice() -> None:
    s = maintain("H=2 C=6 D=0 P=0 L=5")
    assert offered(s) == ["lose 3", "lose 4", "lose 5"]
    assert refusal(s, "lose 2") == "too-few"


@rule("PRE-147", "PRE-252")
def test_with_fewer_humans_than_plague_all_are_lost_and_play_goes_on() -> None:
    s = maintain("H=2 C=3 D=1 P=0 F=8 L=7")
    assert "lose-humans 0 2 3 plague" in told(s)
    expect(s, "H=0 C=0 D=1 P=0 F=5 L=7")  # the River takes 3 food from everybody
    assert s.round == 6
    zones(s, "s1-f1 s1-h1")
    act(s, "activate received")
    expect(s, "C=1")


@rule("PRE-147")
def test_without_humans_the_plague_takes_nothing() -> None:
    s = maintain("H=0 C=0 L=4")
    assert not any(line.startswith("lose-humans 0") for line in told(s))
    expect(s, "H=0 C=0 L=4")


@rule("PRE-148")
def test_the_plague_lasts_until_it_is_lowered() -> None:
    s = maintain("H=9 C=0 D=0 P=0 L=2", number=7)
    expect(s, "H=7 L=2")
    zones(s, HARMLESS)
    act(s, "activate kept")
    boat(s, "F=99")
    others(s)
    expect(s, "H=5 L=2")


@rule("PRE-151")
def test_lost_humans_and_spent_protectors_leave_the_boat() -> None:
    s = maintain("H=5 C=4 D=0 P=2 F=9 L=5", "protect 1", "lose 1")
    act(s, "apply")
    expect(s, "H=3 C=3 D=0 P=1 F=6 L=3")


# --- healing ----------------------------------------------------------------------------------


@rule("PRE-149", "PRE-172", "PRE-175")
def test_healing_is_compulsory_even_if_there_is_no_food() -> None:
    s = maintain("H=3 C=2 D=5 F=3", number=4)
    assert "heal 0 2 doctors" in told(s)
    assert "feed 0 3 2" in told(s)
    expect(s, "H=3 C=0 F=0")


@rule("PRE-149")
def test_each_doctor_heals_one_human() -> None:
    s = maintain("H=1 C=6 D=4")
    expect(s, "H=5 C=2")


@rule("PRE-150")
def test_doctors_of_this_round_heal_already_and_are_not_used_up() -> None:
    s = at_round()
    boat(s, "H=4 C=5 D=1")
    zones(s, "s1-y3 s1-h1")
    act(s, "activate kept", "doctors 2")
    others(s)
    expect(s, "H=7 C=2 D=3")
    zones(s, HARMLESS)
    act(s, "activate kept")
    others(s)
    expect(s, "H=9 C=0 D=3")


@rule("PRE-254")
def test_without_doctors_nobody_is_healed() -> None:
    s = maintain("H=1 C=6 D=0 P=3", "apply")
    expect(s, "H=1 C=6")


# --- the order --------------------------------------------------------------------------------


@rule("PRE-140", "PRE-143", "PRE-146", "PRE-149")
def test_the_steps_come_in_their_order() -> None:
    pair = "s2-f2 s1-y1"
    s = maintain("H=1 C=3 D=2 P=1 L=0", "protect 1", pair=pair)
    expect(s, "H=3 C=1 P=0 L=0")
    s = maintain("H=1 C=3 D=2 P=1 L=0", "protect 0", "lose 2", "apply", pair=pair)
    expect(s, "H=2 C=0 P=1 L=2")
    own = [line for line in told(s) if line.split()[1] == "0"]
    place = own.index("raise-plague 0 2 2")
    assert own[place + 1 : place + 4] == [
        "lose-humans 0 0 2 plague",
        "heal 0 1 doctors",
        "lose 0 food 3",
    ]


@rule("PRE-140")
def test_the_tile_is_turned_up_last() -> None:
    s = maintain("H=4 C=3 D=2 P=1 L=3", "protect 1", "lose 1", pair="s2-f2 s1-y1")
    steps = ["raise-plague", "lower-plague", "lose-humans", "heal", "turn-tile"]
    found = [name for name in happened(s) if name in steps]
    assert sorted(set(found), key=found.index) == steps


@rule("PRE-006")
def test_nobody_is_healed_before_everybody_has_lost_humans() -> None:
    s = at_round(5, 3)
    zones(s, HARMLESS, HARMLESS, HARMLESS)
    for seat in range(3):
        boat(s, "H=5 C=5 D=2 P=0 L=3", seat)
        act(s, "activate kept", seat=seat)
    assert s.acting() == (0, 1, 2)
    act(s, "lose 3", seat=1)
    act(s, "lose 0", seat=0)
    expect(s, "H=2 C=5", seat=0)
    expect(s, "H=5 C=2", seat=1)
    act(s, "lose 1", seat=2)
    expect(s, "H=4 C=3", seat=0)
    expect(s, "H=7 C=0", seat=1)
