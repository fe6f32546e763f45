"""What the bot builds, and where."""

from __future__ import annotations

from tablee.bots.expert.pest.outlook.works import building as worth_of
from tablee.bots.expert.pest.outlook.works import site
from tests.bots.pest.tables import LAST_YEAR, homestead, outlook, say, turn_of
from tests.games.pest.positions import (
    arrangement,
    building,
    built,
    camp,
    decree,
    doctor,
    place,
    quarantine,
    stock,
    turn,
)


def test_the_dearest_building_is_built_last_of_all() -> None:
    s = homestead(LAST_YEAR)
    stock(s, 0, wood=1, stone=3)
    turn(s, 0, "build-assign")
    turn_of(s)
    assert s.seats[0].sites[building("factory")] == place("varkand")


def test_two_buildings_are_built_where_doctor_and_camp_are() -> None:
    s = homestead(LAST_YEAR)
    stock(s, 0, wood=3, stone=3)
    camp(s, 0, "esmeron")
    turn(s, 0, "build-assign")
    turn_of(s)
    assert s.seats[0].sites.count(-1) == 7
    assert s.seats[0].camp < 0


def test_a_district_is_completed() -> None:
    s = homestead(LAST_YEAR)
    built(s, 0, "workshop-1", "abben")
    built(s, 0, "workshop-2", "hollin")
    out = outlook(s)
    assert worth_of(out, building("mill")) > worth_of(out, building("bank")) + 1.5


def test_a_city_is_a_better_site_than_a_village_and_an_empty_one_than_a_shared_one() -> None:
    s = homestead(3)
    out = outlook(s)
    assert site(out, place("varkand")) > site(out, place("abben"))
    before = site(out, place("esmeron"))
    built(s, 1, "workshop-1", "esmeron")
    assert site(outlook(s), place("esmeron")) < before


def test_villages_are_good_sites_when_the_imperative_asks_for_them() -> None:
    s = homestead(1)
    decree(s, "quarantine-protocols")
    before = site(outlook(s), place("abben"))
    decree(s, "full-granaries")
    assert site(outlook(s), place("abben")) > before + 0.8


def test_the_capital_building_is_built_when_it_brings_more() -> None:
    s = homestead(LAST_YEAR)
    stock(s, 0, wood=4, stone=5, food=3)
    turn(s, 0, "build-assign")
    assert [say(s), say(s)] == ["act build", "build-capital cathedral"]


def test_the_surcharge_is_paid_with_what_there_is_more_of() -> None:
    s = homestead(LAST_YEAR)
    stock(s, 0, wood=4, stone=2)
    quarantine(s, 0, 3, "move-build-produce-storage")
    assert s.seats[0].hindering == arrangement("move-build-produce-storage")
    s.capital_left = 0
    turn(s, 0, "build-assign")
    turn_of(s)
    assert s.seats[0].sites.count(-1) == 8


def test_the_token_saves_material_in_the_last_turn() -> None:
    s = homestead(LAST_YEAR)
    doctor(s, 0, "varkand")
    stock(s, 0, wood=1, research=1)
    turn(s, 0, "build-assign")
    turn_of(s)
    assert s.seats[0].sites.count(-1) == 8
