"""Produce: what Buildings, Laboratories and Technologies give."""

from __future__ import annotations

from tablee.games.pest.state import Table
from tests.games.pest.positions import (
    KIT,
    asked,
    built,
    decree,
    doctor,
    lay_on,
    offered,
    own,
    place,
    play,
    quarantine,
    refused,
    stock,
    stocked,
    table,
    turn,
)
from tests.rules import rule


def estate() -> Table:
    """The Buildings of the large example."""
    s = table(5)
    doctor(s, 0, "kestor")
    built(s, 0, "castle", "corva")
    built(s, 0, "workshop-1", "varkand", staffed=True)
    built(s, 0, "workshop-2", "abben")
    built(s, 0, "mill", "nertha", staffed=True)
    built(s, 0, "factory", "gothar")
    built(s, 0, "bank", "jassa", staffed=True)
    s.seats[0].healed = 4
    return s


def produce(s: Table) -> None:
    turn(s, 0, "produce-research")
    play(s, 0, "act produce")


@rule(
    "PEST-190",
    "PEST-191",
    "PEST-192",
    "PEST-193",
    "PEST-194",
    "PEST-210",
    "PEST-211",
    "PEST-214",
    "PEST-035",
    "PEST-187",
)
def test_every_building_that_works_gives_its_output() -> None:
    s = estate()
    produce(s)
    assert stocked(s, 0) == {"food": 1, "stone": 1, "herbs": 3, "coin": 1, "research": 2}


@rule("PEST-212", "PEST-116")
def test_hindered_one_resource_less() -> None:
    s = estate()
    quarantine(s, 0, 3, "produce")
    produce(s)
    assert asked(s, 0) == "lose-resource"
    assert offered(s, 0) == ["less stone", "less food", "less herbs"]
    assert refused(s, 0, "less wood") == "not-produced"
    play(s, 0, "less herbs")
    assert stocked(s, 0) == {"food": 1, "stone": 1, "herbs": 2, "coin": 1, "research": 2}


@rule("PEST-213", "PEST-115", "PEST-117", "PEST-215")
def test_improved_one_more_of_what_buildings_give() -> None:
    s = estate()
    stock(s, 0, research=1)
    quarantine(s, 0, 3, "produce")
    produce(s)
    assert offered(s, 0) == ["produce", "more stone", "more food", "more herbs"]
    assert refused(s, 0, "more wood") == "not-produced"
    play(s, 0, "more food", "less stone")
    assert stocked(s, 0) == {"food": 2, "herbs": 3, "coin": 1, "research": 2}
    s = estate()
    produce(s)
    assert asked(s, 0) != "produce-goods"


@rule("PEST-212")
def test_hindered_with_a_single_resource_asks_nothing() -> None:
    s = table(5)
    doctor(s, 0, "kestor")
    built(s, 0, "castle", "corva")
    quarantine(s, 0, 3, "produce")
    produce(s)
    assert stocked(s, 0) == {}


@rule("PEST-214")
def test_laboratories_give_research_by_the_healed() -> None:
    found = []
    for healed in range(13):
        s = table(5)
        doctor(s, 0, "kestor")
        built(s, 0, "castle", "corva")
        s.seats[0].healed = healed
        produce(s)
        found.append(s.seats[0].stock[5])
    assert found == [0, 0, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 5]


@rule("PEST-166", "PEST-127")
def test_the_storage_can_be_cleared_once_the_action_has_begun() -> None:
    s = estate()
    stock(s, 0, herbs=3)
    quarantine(s, 0, 3, "storage")
    produce(s)
    assert offered(s, 0) == ["arrange move", "arrange build", "arrange produce", "produce"]
    play(s, 0, "arrange produce")
    assert stocked(s, 0) == {"food": 1, "stone": 1, "herbs": 5, "coin": 1, "research": 2}
    s = estate()
    stock(s, 0, herbs=3)
    quarantine(s, 0, 3, "storage")
    produce(s)
    play(s, 0, "produce")
    assert s.seats[0].stock[3] == 4


@rule("PEST-313", "PEST-330", "PEST-325")
def test_technologies_that_produce() -> None:
    s = estate()
    own(s, 0, "production-line")
    produce(s)
    assert s.seats[0].stock[2] == 2
    s = estate()
    own(s, 0, "storage-jars")
    produce(s)
    assert s.seats[0].stock[1] == 2
    s = estate()
    own(s, 0, "storage-jars")
    s.destroyed |= 1 << place("kestor")
    produce(s)
    assert s.seats[0].stock[1] == 1
    s = estate()
    own(s, 0, "mobile-workshop")
    s.seats[0].workshop_resource = 0
    produce(s)
    assert s.seats[0].stock[0] == 0
    s = estate()
    own(s, 0, "mobile-workshop")
    s.seats[0].workshop_resource = 0
    lay_on(s, 0, "mobile-workshop", 1)
    produce(s)
    assert s.seats[0].stock[0] == 1


@rule("PEST-213", "PEST-212")
def test_what_technologies_give_can_be_lost_but_not_improved() -> None:
    s = estate()
    own(s, 0, "mobile-workshop")
    s.seats[0].workshop_resource = 0
    lay_on(s, 0, "mobile-workshop", 1)
    stock(s, 0, research=1)
    quarantine(s, 0, 3, "produce")
    produce(s)
    assert refused(s, 0, "more wood") == "not-produced"
    play(s, 0, "produce")
    assert "less wood" in offered(s, 0)


@rule("PEST-357", "PEST-351")
def test_what_is_produced_counts_before_it_is_cut() -> None:
    for herbs, healed, level in ((5, 0, 1), (0, 0, 1)):
        s = table(5, year=3)
        decree(s, "age-of-invention")
        doctor(s, 0, "kestor")
        built(s, 0, "castle", "corva")
        built(s, 0, "mill", "nertha", staffed=True)
        built(s, 0, "bank", "jassa", staffed=True)
        stock(s, 0, herbs=herbs)
        s.seats[0].healed = healed
        produce(s)
        assert s.seats[0].imperatives == [0, level, 0]
    s = table(5, year=3)
    doctor(s, 0, "kestor")
    built(s, 0, "castle", "corva")
    built(s, 0, "mill", "nertha", staffed=True)
    s.seats[0].healed = 12
    produce(s)
    assert s.seats[0].imperatives == [0, 0, 0]


def test_the_castle_is_the_first_of_ten_buildings() -> None:
    assert KIT.buildings[0] == "castle"
    assert len(KIT.buildings) == 10
