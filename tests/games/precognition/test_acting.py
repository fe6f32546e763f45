"""The Action phase: activating one card or both, what that costs and what it gives."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablee.games.precognition.actions import BOTH
from tablee.games.precognition.cards import gain_beside
from tablee.games.precognition.edition import DATA, checked
from tablee.games.precognition.kit import Kit
from tests.games.editions import changed, set_fields
from tests.games.precognition.positions import (
    act,
    asked,
    at_round,
    boat,
    expect,
    offered,
    others,
    refusal,
    told,
    zones,
)
from tests.rules import rule

# --- both or one ------------------------------------------------------------------------------


@rule("PRE-070")
@pytest.mark.parametrize("round_", [1, 7, 12])
def test_one_activates_both_cards_or_either_one_but_not_none(round_: int) -> None:
    s = at_round(round_)
    zones(s, "s1-h1 s1-b1")
    assert asked(s) == "activate"
    offers = [text for text in offered(s) if text.startswith("activate")]
    assert offers == ["activate kept", "activate received", "activate both"]
    assert refusal(s, "finish") == "not-offered"


@rule("PRE-070")
@pytest.mark.parametrize("which", ["kept", "received", "both"])
def test_everybody_is_told_which_cards_are_activated(which: str) -> None:
    s = at_round()
    zones(s, "s1-h1 s1-b1")
    act(s, f"activate {which}")
    assert f"activate 0 {which}" in told(s, 1)


@rule("PRE-071", "PRE-080", "PRE-081", "PRE-094")
def test_both_cards_are_paid_before_they_give() -> None:
    s = at_round()
    boat(s, "H=5 C=0")
    zones(s, "s1-b2 s1-h2")
    act(s, "activate both")
    assert told(s)[-2:] == ["pay 0 4", "gain 0 human 2 cards"]
    expect(s, "H=1 C=6 bat=0")
    act(s, "battery std-a-2", "battery std-b-3")
    expect(s, "H=1 C=6 std-a-2=1 std-b-3=1 bat=2")


@rule("PRE-072")
@pytest.mark.parametrize(
    ("answer", "gain"),
    [("activate kept", "gain 0 food 4 cards"), ("activate received", "gain 0 human 4 cards")],
)
def test_a_single_card_is_free_whichever_it_is(answer: str, gain: str) -> None:
    s = at_round(9)
    boat(s, "H=9")
    zones(s, "s2-f2 s3-h1")
    act(s, answer)
    expect(s, "H=9")
    assert told(s)[-1] == gain
    assert not any(line.startswith("pay") for line in told(s))


@rule("PRE-072", "PRE-073")
def test_who_cannot_pay_both_activates_one_for_nothing() -> None:
    s = at_round(5)
    boat(s, "H=3 C=2")
    zones(s, "s2-h1 s1-y2")
    assert refusal(s, "activate both") == "cannot-pay"
    act(s, "activate kept")
    expect(s, "H=3 C=4")


@rule("PRE-017", "PRE-073")
def test_contaminated_humans_do_not_pay() -> None:
    s = at_round()
    boat(s, "H=1 C=9")
    zones(s, "s1-h1 s1-f1")
    assert "activate both" not in offered(s)
    assert refusal(s, "activate both") == "cannot-pay"


@rule("PRE-073")
@pytest.mark.parametrize(("healthy", "can"), [(3, False), (4, True), (5, True)])
def test_both_can_be_activated_with_exactly_enough_healthy_humans(healthy: int, can: bool) -> None:
    s = at_round()
    boat(s, f"H={healthy} C=3")
    zones(s, "s1-h2 s1-b2")
    assert ("activate both" in offered(s)) == can


@rule("PRE-074")
def test_a_card_that_is_not_activated_gives_nothing() -> None:
    s = at_round()
    boat(s, "H=4 C=0 D=0")
    zones(s, "s1-h2 s1-f1")
    act(s, "activate received")
    expect(s, "H=4 C=0 F=10 bat=0")


# --- the copy sign and the variable -----------------------------------------------------------


@rule("PRE-075")
@pytest.mark.parametrize(
    ("pair", "cost"),
    [
        ("s1-y1 s1-b1", 0),
        ("s1-y1 s1-h1", 1),
        ("s1-h1 s1-f1", 2),
        ("s1-h3 s1-b2", 5),
        ("s2-h2 s2-f1", 7),
        ("s3-h1 s2-f2", 9),
    ],
)
def test_numbers_cost_what_they_say(pair: str, cost: int) -> None:
    s = at_round(9)
    boat(s, f"H={cost} C=0 D=0")
    zones(s, pair)
    act(s, "activate both")
    expect(s, "H=0")


@rule("PRE-076", "PRE-078", "PRE-082")
def test_a_pair_of_food_cards_gives_food_and_both_bonuses() -> None:
    s = at_round()
    boat(s, "H=4 C=0 D=1 P=0 F=8")
    zones(s, "s1-f1 s1-f2")
    act(s, "activate both", "doctors 1", "battery std-a-1", "battery std-b-2")
    expect(s, "H=2 C=2 D=2 P=0 F=11 bat=2")
    assert "pay 0 2" in told(s)


@rule("PRE-071", "PRE-076")
def test_a_copied_cost_is_paid_twice() -> None:
    s = at_round(5)
    boat(s, "H=8 C=0")
    zones(s, "s2-b2 s2-h2")
    act(s, "activate both", "battery std-a-1", "battery std-a-1")
    expect(s, "H=0 C=11 bat=2")


@rule("PRE-076")
def test_a_copied_cost_must_be_payable_too() -> None:
    s = at_round(5)
    boat(s, "H=7 C=0")
    zones(s, "s2-b2 s2-h2")
    assert refusal(s, "activate both") == "cannot-pay"


@rule("PRE-077", "PRE-078", "PRE-253")
def test_two_copy_signs_cost_nothing() -> None:
    s = at_round(5)
    boat(s, "H=0 C=0 F=8")
    zones(s, "s1-f2 s2-b2")
    act(s, "activate both", "battery std-a-1", "battery std-a-2")
    expect(s, "H=0 C=0 F=8 bat=2")


@rule("PRE-072", "PRE-078", "PRE-079", "PRE-141")
def test_a_variable_gain_looks_at_a_card_that_is_not_activated() -> None:
    s = at_round(9)
    boat(s, "H=1 C=0 L=0")
    zones(s, "s3-b1 s3-h1")
    act(s, "activate kept", *["battery std-a-1"] * 2, *["battery std-b-3"] * 3)
    expect(s, "H=1 C=0 bat=5")
    act(s, "finish")
    others(s)
    assert "raise-plague 0 3 3" in told(s)


@rule("PRE-076", "PRE-078")
@pytest.mark.parametrize("answer", ["activate kept", "activate received", "activate both"])
def test_a_variable_gain_beside_a_copied_nought_is_nought(answer: str) -> None:
    s = at_round(9)
    boat(s, "H=0 C=0")
    zones(s, "s3-b1 s3-h2")
    act(s, answer)
    expect(s, "H=0 C=0 bat=0")
    assert asked(s) == ""


@rule("PRE-078")
def test_a_card_may_copy_a_cost_and_give_as_much() -> None:
    s = at_round(9)
    boat(s, "H=6 C=0")
    zones(s, "s3-h2 s2-f1")
    act(s, "activate both")
    expect(s, "H=0 C=9 F=11")  # pays 3 + 3, and X = 3 humans


@rule("PRE-078")
def test_a_variable_gain_beside_a_copy_sign_is_the_cost_of_its_own_card(tmp_path: Path) -> None:
    """No card of the base edition has a cost above 0 and X, so this is an edition with one."""
    edition = changed(DATA, tmp_path, "cards", "cards", set_fields("s3-b1", cost=2))
    kit = Kit(checked(edition), 2, "competitive", False, "normal")
    dynamo, nets = kit.cards.index("s3-b1.defitia"), kit.cards.index("s1-f2.defitia")
    assert gain_beside(kit, dynamo, nets) == 2
    assert gain_beside(kit, nets, dynamo) == 2


@rule("PRE-079")
@pytest.mark.parametrize(("pair", "food"), [("s1-f2 s1-h3", 3), ("s1-f2 s2-h2", 4)])
def test_a_copied_cost_and_its_gain_do_not_need_the_other_card_activated(
    pair: str, food: int
) -> None:
    s = at_round(5)
    boat(s, "H=1 C=0 F=0")
    zones(s, pair)
    act(s, "activate kept")
    expect(s, f"H=1 C=0 F={food}")


@rule("PRE-080")
def test_humans_gained_this_round_do_not_pay() -> None:
    s = at_round(9)
    boat(s, "H=8 C=0")
    zones(s, "s3-h1 s2-h2")  # they cost 9 and would bring 7
    assert refusal(s, "activate both") == "cannot-pay"


# --- gains and bonuses ------------------------------------------------------------------------


@rule("PRE-012", "PRE-081")
@pytest.mark.parametrize(
    ("kept", "counts"),
    [
        ("s1-h3", "C=2 D=0 P=0 F=0 bat=0"),
        ("s1-y3", "C=0 D=2 P=0 F=0 bat=0"),
        ("s1-b2", "C=0 D=0 P=0 F=0 bat=2"),
        ("s2-f1", "C=0 D=0 P=0 F=3 bat=0"),
    ],
)
def test_a_card_gives_its_own_resource(kept: str, counts: str) -> None:
    s = at_round(5)
    boat(s, "C=0 D=0 P=0 F=0")
    other = "s1-f1" if kept != "s2-f1" else "s1-h1"
    zones(s, f"{kept} {other}")
    act(s, "activate kept")
    while asked(s) == "place-battery":
        act(s, "battery std-b-3")
    if asked(s) == "station-ymunes":
        act(s, "doctors 2")
    expect(s, counts)


@rule("PRE-082")
def test_cards_of_different_types_give_no_bonus() -> None:
    s = at_round()
    boat(s, "H=4 C=0 D=0 F=8")
    zones(s, "s1-h1 s1-f1")
    act(s, "activate both")
    expect(s, "H=2 C=3 D=0 P=0 F=10 bat=0")
    assert asked(s) == ""


@rule("PRE-082", "PRE-083")
def test_of_two_equal_cards_only_the_activated_one_gives_its_bonus() -> None:
    s = at_round()
    boat(s, "H=4 C=0 D=0 F=8")
    zones(s, "s1-h1 s1-h3")
    act(s, "activate received", "doctors 0")
    expect(s, "H=4 C=2 D=0 P=1 F=8")


@rule("PRE-085")
def test_what_both_cards_give_comes_together() -> None:
    s = at_round(5)
    boat(s, "H=4 C=0 D=0 F=0")
    zones(s, "s1-y1 s2-y1")  # 1 and 2 ymunes, bonus 1 battery and 2 food
    act(s, "activate both")
    expect(s, "F=2")
    assert asked(s) == "station-ymunes"
    assert offered(s) == ["doctors 0", "doctors 1", "doctors 2", "doctors 3"]
    act(s, "doctors 2", "battery std-a-1")
    expect(s, "D=2 P=1 F=2 bat=1")


# --- taking fewer -----------------------------------------------------------------------------


@rule("PRE-084")
@pytest.mark.parametrize(("taken", "food"), [(0, 8), (1, 9), (2, 10)])
def test_one_may_take_fewer_than_a_card_gives(taken: int, food: int) -> None:
    s = at_round()
    zones(s, "s1-f1 s1-h1")
    act(s, "sparingly", "activate kept")
    assert offered(s) == ["take 0", "take 1", "take 2"]
    act(s, f"take {taken}")
    expect(s, f"F={food}")


@rule("PRE-084")
def test_each_resource_is_taken_separately() -> None:
    s = at_round()
    boat(s, "H=4 C=0 D=1 F=8")
    zones(s, "s1-f1 s1-f2")
    act(s, "sparingly", "activate both", "take 1", "take 0", "take 2")  # ymune, battery, food
    assert asked(s) == "station-ymunes"
    act(s, "doctors 1")
    expect(s, "H=2 C=2 D=2 F=10 bat=0")
    assert asked(s) == ""


@rule("PRE-084")
def test_more_than_a_card_gives_cannot_be_taken() -> None:
    s = at_round()
    zones(s, "s1-f1 s1-h1")
    act(s, "sparingly", "activate kept")
    assert refusal(s, "take 3") == "too-many"


@rule("PRE-084")
def test_who_does_not_say_otherwise_takes_everything() -> None:
    s = at_round()
    zones(s, "s1-f1 s1-h1")
    act(s, "activate kept")
    expect(s, "F=10")


def test_what_was_activated_is_shown_until_the_round_is_over() -> None:
    s = at_round()
    zones(s, "s1-f1 s1-h1")
    act(s, "activate both")
    assert s.seats[0].activated == BOTH
    others(s)
    assert s.seats[0].activated == 0


def test_sparing_lasts_for_one_round() -> None:
    s = at_round()
    zones(s, "s1-f1 s1-h1")
    act(s, "sparingly", "activate kept", "take 2")
    assert "sparingly" not in offered(s)
    others(s)
    zones(s, "s1-f1 s1-h1")
    assert "sparingly" in offered(s)
    act(s, "activate kept")
    assert asked(s) == ""
