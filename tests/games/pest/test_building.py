"""Build: Buildings on the map and in the Capital, what they cost and bring."""

from __future__ import annotations

from random import Random

import pytest

from tablee.games.pest.building import is_payable, price
from tablee.games.pest.state import NOWHERE, Table
from tablee.games.pest.storing import can_pay
from tests.games.pest.positions import (
    KIT,
    asked,
    building,
    built,
    camp,
    doctor,
    influence,
    offered,
    own,
    place,
    play,
    quarantine,
    refused,
    sick,
    stock,
    stocked,
    table,
    told,
    turn,
)
from tests.rules import rule


def site(where: str, **amounts: int) -> Table:
    """A Build with the Doctor there."""
    s = table(5)
    doctor(s, 0, where)
    stock(s, 0, **amounts)
    return s


def build(s: Table) -> None:
    turn(s, 0, "build-assign")
    play(s, 0, "act build")


@rule("PEST-181", "PEST-187", "PEST-188", "PEST-341")
def test_a_workshop_in_an_empty_city() -> None:
    s = site("varkand", wood=1, stone=1, coin=2)
    build(s)
    play(s, 0, "build workshop-1")
    assert asked(s, 0) == "pay-coins"
    play(s, 0, "coins 0", "coins 0")
    assert s.seats[0].sites[building("workshop-1")] == place("varkand")
    assert s.seats[0].influence == 3
    assert asked(s, 0) == "take-resource"
    play(s, 0, "take herbs")
    assert stocked(s, 0) == {"coin": 2, "herbs": 1}


@rule("PEST-181")
def test_any_building_can_be_built_at_its_own_cost() -> None:
    s = site("varkand", wood=5, stone=5)
    build(s)
    works = offered(s, 0, "build")
    assert works == [name for name in KIT.buildings if name != "castle"]
    costs = dict(zip(KIT.buildings, KIT.work_cost, strict=False))
    for name in works:
        s = site("jassa", wood=5, stone=5)
        build(s)
        play(s, 0, f"build {name}")
        wood, stone = costs[name][:2]
        assert s.seats[0].stock[:2] == [5 - wood, 5 - stone]
    assert costs["mill"] == [3, 2, 0, 0]


@rule("PEST-126", "PEST-197", "PEST-198")
@pytest.mark.parametrize("number", range(20))
def test_what_is_offered_is_what_can_be_paid_in_some_way(number: int) -> None:
    dice = Random(number)
    for _ in range(20):
        s = site("gothar")
        p = s.seats[0]
        p.stock = [dice.randint(0, 4), dice.randint(0, 4), dice.randint(0, 3), 0, 0, 0]
        p.stock[4], p.stock[5] = dice.randint(0, 2), dice.randint(0, 1)
        s.hindered = dice.randint(0, 1)
        for work in [*range(1, 10), *range(10, 15)]:
            kinds = [0, 1] if s.hindered else [NOWHERE]
            saved = [NOWHERE, 0, 1] if p.stock[5] else [NOWHERE]
            cost = KIT.work_cost[work]
            ways = [
                can_pay(p, price(s, work, extra, less))
                for extra in kinds
                for less in saved
                if less == NOWHERE or cost[less]
            ]
            told = is_payable(p, cost, bool(s.hindered), bool(p.stock[5]))
            assert told == any(ways), (work, p.stock, s.hindered)


@rule("PEST-182", "PEST-181")
def test_nobody_has_two_buildings_in_one_location() -> None:
    s = site("gothar", wood=5, stone=5)
    built(s, 0, "workshop-1", "gothar")
    turn(s, 0, "build-assign")
    assert offered(s, 0, "act") == []
    assert refused(s, 0, "act build") == "nothing-to-build"
    s = site("gothar", wood=5, stone=5)
    camp(s, 0, "gothar")
    build(s)
    assert offered(s, 0, "build-at-camp") == []
    play(s, 0, "build workshop-1", "take wood")
    assert s.seats[0].camp == NOWHERE


@rule("PEST-183", "PEST-009")
def test_ruins_cannot_be_built_on() -> None:
    s = site("gothar", wood=1, stone=1)
    s.destroyed |= 1 << place("gothar")
    camp(s, 0, "jassa")
    build(s)
    assert refused(s, 0, "build workshop-1") == "destroyed"
    assert offered(s, 0, "build-at-camp") == ["workshop-1"]


@rule("PEST-184")
def test_capacity_counts_buildings_and_camps_of_others() -> None:
    s = site("jassa", wood=2, stone=2)
    camp(s, 1, "jassa")
    turn(s, 0, "build-assign")
    assert refused(s, 0, "act build") == "nothing-to-build"
    s = site("gollor", wood=2, stone=2)
    built(s, 1, "workshop-1", "gollor")
    camp(s, 2, "gollor")
    turn(s, 0, "build-assign")
    assert refused(s, 0, "act build") == "nothing-to-build"
    s = site("gollor", wood=1, stone=1)
    built(s, 1, "workshop-1", "gollor")
    camp(s, 0, "gollor")
    build(s)
    play(s, 0, "build workshop-1")
    assert s.built[place("gollor")] == 0b11


@rule("PEST-185")
def test_the_sick_do_not_prevent_building() -> None:
    s = site("jassa", wood=1, stone=1)
    sick(s, jassa=1)
    build(s)
    play(s, 0, "build workshop-1")
    assert s.sick[place("jassa")] == 1


@rule("PEST-188")
def test_influence_goes_by_size_less_opposing_buildings() -> None:
    expected = {
        ("gothar", 0): 3,
        ("gothar", 1): 2,
        ("gothar", 2): 1,
        ("gollor", 0): 2,
        ("gollor", 1): 1,
        ("jassa", 0): 1,
    }
    for (where, others), points in expected.items():
        s = site(where, wood=1, stone=1)
        influence(s, 20)
        for other in range(others):
            built(s, other + 1, "workshop-1", where)
        build(s)
        play(s, 0, "build workshop-1")
        assert s.seats[0].influence == 20 + points, (where, others)


@rule("PEST-186", "PEST-189", "PEST-182", "PEST-341")
def test_two_buildings_one_after_the_other() -> None:
    s = site("gothar", wood=2, stone=1)
    camp(s, 0, "jassa")
    build(s)
    play(s, 0, "build workshop-1", "take wood")
    assert stocked(s, 0) == {"wood": 2}
    assert s.seats[0].influence == 3
    play(s, 0, "build-at-camp workshop-5")
    assert s.seats[0].influence == 4
    assert s.seats[0].camp == NOWHERE
    assert stocked(s, 0) == {}
    assert told(s, "camp-returns") == [[place("jassa")]]


@rule("PEST-180")
def test_at_most_two_and_one_can_be_enough() -> None:
    s = site("gothar", wood=5, stone=5)
    camp(s, 0, "jassa")
    influence(s, 13)
    build(s)
    assert refused(s, 0, "done") == "build-first"
    play(s, 0, "build workshop-1")
    assert refused(s, 0, "build workshop-2") == "built-there"
    assert refused(s, 0, "build-capital city-walls") == "one-or-the-other"
    play(s, 0, "done")
    assert asked(s, 0) != "build-work"


@rule("PEST-166", "PEST-116")
def test_rearranging_while_building_changes_nothing_for_the_action() -> None:
    s = site("gothar", wood=5, stone=2)
    influence(s, 28)
    camp(s, 0, "jassa")
    quarantine(s, 0, 3, "move")
    build(s)
    play(s, 0, "arrange build")
    assert offered(s, 0, "arrange") == []
    play(s, 0, "build workshop-1")
    assert s.seats[0].stock[:2] == [4, 1]
    assert offered(s, 0, "arrange") == ["move", "produce", "storage"]


@rule("PEST-195", "PEST-196", "PEST-180", "PEST-368")
def test_a_capital_building_wherever_the_doctor_is() -> None:
    s = site("kelm", wood=2, stone=1, food=2)
    s.destroyed |= 1 << place("kelm")
    build(s)
    assert offered(s, 0, "build-capital") == ["imperial-granary"]
    play(s, 0, "build-capital imperial-granary")
    assert stocked(s, 0) == {}
    assert s.seats[0].renown == 3
    assert s.seats[0].influence == 2
    assert s.capital_left == 0b11110
    stock(s, 0, wood=5, stone=5, food=5)
    turn(s, 0, "build-assign")
    play(s, 0, "act build")
    assert refused(s, 0, "build-capital imperial-granary") == "capital-built"
    play(s, 0, "build-capital university", "take wood")
    assert s.seats[0].capital_buildings == 0b101
    assert asked(s, 0) != "build-work"


@rule("PEST-197")
def test_a_hindered_build_costs_one_more_with_the_first() -> None:
    s = site("gothar", wood=5, stone=3)
    influence(s, 13)
    camp(s, 0, "jassa")
    quarantine(s, 0, 3, "build")
    build(s)
    play(s, 0, "build workshop-1")
    assert asked(s, 0) == "choose-extra"
    assert offered(s, 0) == ["add wood", "add stone"]
    assert refused(s, 0, "add food") == "only-materials"
    assert refused(s, 0, "take wood") == "only-when-gaining"
    play(s, 0, "add stone")
    assert s.seats[0].stock[:2] == [4, 1]
    play(s, 0, "build-at-camp workshop-5")
    assert s.seats[0].stock[:2] == [2, 1]


@rule("PEST-197", "PEST-126")
def test_the_surcharge_has_to_be_paid() -> None:
    s = site("gothar", wood=1, stone=1)
    quarantine(s, 0, 3, "build")
    turn(s, 0, "build-assign")
    assert refused(s, 0, "act build") == "nothing-to-build"
    s = site("gothar", wood=1, stone=1, coin=1)
    quarantine(s, 0, 3, "build")
    build(s)
    assert offered(s, 0, "build") == ["workshop-1", "workshop-3", "workshop-5"]


@rule("PEST-198", "PEST-115")
def test_an_improved_build_costs_one_less_of_what_is_in_the_cost() -> None:
    for saved, left in (("wood", {"wood": 1}), ("stone", {"stone": 1})):
        s = site("kelm", wood=2, stone=1, food=2, research=1)
        build(s)
        play(s, 0, "build-capital imperial-granary")
        assert offered(s, 0) == ["save wood", "save stone", "decline"]
        assert refused(s, 0, "save food") == "not-in-cost"
        play(s, 0, f"save {saved}")
        assert stocked(s, 0) == left
    s = site("jassa", stone=1, research=1)
    build(s)
    assert offered(s, 0, "build") == ["workshop-1", "workshop-3"]
    play(s, 0, "build workshop-3")
    assert stocked(s, 0) == {}
    assert s.improved == 1


@rule("PEST-115", "PEST-197", "PEST-198", "PEST-341")
def test_a_token_that_the_first_building_brings_improves_the_second() -> None:
    s = site("gothar", wood=4, stone=1)
    influence(s, 5)
    camp(s, 0, "jassa")
    quarantine(s, 0, 3, "build")
    build(s)
    play(s, 0, "build workshop-1")
    assert stocked(s, 0) == {"wood": 2, "research": 1}
    assert s.seats[0].influence == 8
    play(s, 0, "build-at-camp workshop-5", "save wood")
    assert stocked(s, 0) == {"wood": 1}


@rule("PEST-122", "PEST-126")
def test_coins_replace_materials_as_the_player_says() -> None:
    s = site("jassa", wood=3, stone=1, coin=2)
    build(s)
    play(s, 0, "build workshop-2")
    assert offered(s, 0) == ["coins 0", "coins 1", "coins 2"]
    assert refused(s, 0, "coins 3") == "wrong-amount"
    play(s, 0, "coins 2")
    assert stocked(s, 0) == {"wood": 3}
    s = site("jassa", wood=2, coin=1)
    build(s)
    play(s, 0, "build workshop-2")
    assert stocked(s, 0) == {}


@rule("PEST-302", "PEST-307")
def test_two_technologies_bring_influence_for_building() -> None:
    for card, where, points in (
        ("blast-furnace", "jassa", 2),
        ("blast-furnace", "gollor", 2),
        ("construction-crane", "gollor", 3),
        ("construction-crane", "gothar", 3),
    ):
        s = site(where, wood=1, stone=1)
        influence(s, 20)
        own(s, 0, card)
        build(s)
        play(s, 0, "build workshop-1")
        assert s.seats[0].influence == 20 + points


@rule("PEST-320", "PEST-189")
def test_a_tool_cart_brings_resources_at_the_end() -> None:
    s = site("gothar", wood=3, stone=2)
    influence(s, 28)
    own(s, 0, "tool-cart")
    camp(s, 0, "jassa")
    build(s)
    play(s, 0, "build workshop-1")
    assert stocked(s, 0) == {"wood": 2, "stone": 1}
    play(s, 0, "done")
    assert stocked(s, 0) == {"wood": 2, "stone": 1, "herbs": 1}
    s = site("gothar", wood=3, stone=1)
    influence(s, 28)
    own(s, 0, "tool-cart")
    camp(s, 0, "jassa")
    build(s)
    play(s, 0, "build workshop-1", "build-at-camp workshop-5")
    assert stocked(s, 0) == {"stone": 1, "herbs": 1}
    s = site("gothar", wood=2, stone=1, food=2)
    own(s, 0, "tool-cart")
    build(s)
    play(s, 0, "build-capital imperial-granary")
    assert stocked(s, 0) == {}
