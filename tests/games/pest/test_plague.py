"""The plague: strikes, destruction and spread."""

from __future__ import annotations

from tablee.games.pest.edition import components
from tablee.games.pest.kit import CITY, Kit
from tablee.games.pest.state import NOWHERE, Table
from tablee.games.pest.striking import REVEAL_PLAGUE
from tests.games.pest.positions import (
    KIT,
    asked,
    built,
    camp,
    decree,
    doctor,
    offered,
    own,
    place,
    places,
    plague,
    play,
    quarantine,
    road_sick,
    run,
    sick,
    table,
    token,
    told,
)
from tests.rules import rule

ONE = "forest-villages"
"""Wood Villages and Stone Towns."""


def strike(s: Table, card: str) -> None:
    s.plague = [plague(card)]
    s.plague_shown = []
    run(s, REVEAL_PLAGUE)


def lie(s: Table) -> dict[str, int]:
    """Where sick Subjects lie."""
    return {KIT.places[n]: count for n, count in enumerate(s.sick) if count}


@rule("PEST-070", "PEST-071", "PEST-072", "PEST-075")
def test_every_target_receives_subjects_by_the_era() -> None:
    wood_villages = {"abben", "birrik", "istrel", "lirra", "quorra"}
    stone_towns = {"brennok", "dassar", "kestor", "terras"}
    for year, amount in ((1, 1), (2, 1), (3, 2), (4, 2), (5, 2), (6, 2)):
        s = table(5, year=year)
        strike(s, ONE)
        assert lie(s) == dict.fromkeys(wood_villages | stone_towns, amount)
        assert s.plague_shown == [plague(ONE)]
        assert sum(s.road_sick) == 0


@rule("PEST-072", "PEST-010")
def test_cards_strike_ports_roads_and_all_of_a_size() -> None:
    s = table(5)
    strike(s, "crowded-cities")
    stone_villages = {"gimmar", "jassa", "kelm", "mossa", "sollen"}
    food_villages = {"corva", "dunmel", "elbrin", "nivel", "oskel"}
    cities = {name for n, name in enumerate(KIT.places[:-1]) if KIT.size[n] == CITY}
    assert set(lie(s)) == cities | stone_villages | food_villages
    s = table(5)
    strike(s, "black-sea-traders")
    ports = {"abben", "oskel", "pelgar", "terras"}
    herbs_villages = {"farrun", "hollin", "meskar", "prynn", "rynna"}
    wood_villages = {"abben", "birrik", "istrel", "lirra", "quorra"}
    food_cities = {"blessir", "dolvar", "hakkon"}
    villages = herbs_villages | wood_villages | food_villages
    assert set(lie(s)) == ports | villages | food_cities
    s = table(5)
    road_sick(s, "gollor-gothar", 2)
    strike(s, "black-caravan-1")
    struck = {KIT.roads[n] for n, count in enumerate(s.road_sick) if count}
    assert struck == {"caldrin-dolvar", "gollor-gothar", "istrel-pelgar"}
    assert s.road_sick[KIT.roads.index("gollor-gothar")] == 3


@rule("PEST-073", "PEST-381")
def test_a_location_that_meets_two_conditions_is_struck_once() -> None:
    s = table(5, year=3)
    token(s, "kelm", "wood")
    strike(s, "red-sea-traders")
    assert s.sick[place("kelm")] == 2


@rule("PEST-381")
def test_a_token_decides_what_card_strikes_a_location() -> None:
    for card, count in (("black-caravan-3", 1), ("farming-villages", 0)):
        s = table(5)
        token(s, "gothar", "stone")
        strike(s, card)
        assert s.sick[place("gothar")] == count


@rule("PEST-074", "PEST-009")
def test_ruins_are_never_struck_but_roads_beside_them_are() -> None:
    s = table(2)
    strike(s, "blue-caravan-3")
    assert set(lie(s)) == {"dolvar"}
    assert len(told(s, "road-struck")) == 3


@rule("PEST-076")
def test_the_owner_of_a_lone_building_takes_the_subjects() -> None:
    s = table(5, year=3)
    built(s, 2, "castle", "istrel")
    built(s, 3, "workshop-1", "terras")
    strike(s, ONE)
    assert s.seats[2].zone == 2
    assert s.seats[3].zone == 2
    assert s.sick[place("istrel")] == s.sick[place("terras")] == 0


@rule("PEST-077")
def test_two_buildings_keep_the_plague_out() -> None:
    s = table(5, year=3)
    built(s, 0, "workshop-1", "gothar")
    built(s, 1, "workshop-1", "gothar")
    strike(s, "farming-villages")
    assert s.sick[place("gothar")] == 0
    assert s.seats[0].zone == s.seats[1].zone == 0


@rule("PEST-078", "PEST-012")
def test_a_doctor_keeps_the_plague_out() -> None:
    s = table(5)
    doctor(s, 0, "istrel")
    doctor(s, 1, "terras")
    doctor(s, 2, "terras")
    built(s, 3, "workshop-1", "istrel")
    strike(s, ONE)
    assert s.sick[place("istrel")] == s.sick[place("terras")] == 0
    assert [p.zone for p in s.seats] == [0] * 5


@rule("PEST-079", "PEST-152")
def test_camps_keep_the_plague_out_and_return() -> None:
    s = table(5)
    doctor(s, 0, "jassa")
    camp(s, 1, "jassa")
    strike(s, "quarry-villages")
    assert s.sick[place("jassa")] == 0
    assert s.seats[1].camp == NOWHERE
    s = table(5)
    camp(s, 0, "tharnis")
    camp(s, 1, "tharnis")
    camp(s, 2, "kelm")
    built(s, 3, "workshop-1", "tharnis")
    strike(s, "farming-villages")
    assert [p.camp for p in s.seats[:3]] == [NOWHERE, NOWHERE, place("kelm")]
    assert s.seats[3].zone == 0


@rule("PEST-080")
def test_roads_fill_whatever_stands_beside_them() -> None:
    s = table(5, year=3)
    for seat, where in enumerate(("gollor", "gothar")):
        doctor(s, seat, where)
        built(s, seat, "castle", where)
    road_sick(s, "gollor-gothar", 9)
    strike(s, "black-caravan-1")
    assert s.road_sick[KIT.roads.index("gollor-gothar")] == 11


@rule("PEST-081")
def test_owners_decide_in_turn_order() -> None:
    s = table(5, year=3)
    s.order = [3, 1, 0, 2, 4]
    for seat, where in ((1, "istrel"), (3, "terras")):
        built(s, seat, "workshop-1", where)
        quarantine(s, seat, 3)
    strike(s, ONE)
    assert s.acting() == (3,)
    assert asked(s, 3) == "shelter-sick"
    play(s, 3, "shelter none")
    assert s.seats[3].dead == 2
    assert s.acting() == (1,)
    play(s, 1, "shelter move-build")
    assert s.seats[1].dead == 0


@rule("PEST-082", "PEST-083", "PEST-084", "PEST-086", "PEST-088")
def test_a_city_falls_and_the_plague_spreads() -> None:
    s = table(5)
    sick(s, blessir=3, terras=3)
    strike(s, "blue-caravan-3")
    assert "blessir" in places(s.destroyed)
    assert s.sick[place("blessir")] == 0
    assert s.sick[place("terras")] == 4
    assert s.sick[place("meskar")] == 1
    assert "terras" not in places(s.destroyed)


@rule("PEST-083", "PEST-089")
def test_only_subjects_of_the_card_destroy() -> None:
    s = table(5, year=3)
    sick(s, terras=4)
    strike(s, "blue-caravan-3")
    assert places(s.destroyed) == []
    assert s.sick[place("terras")] == 4
    strike(s, ONE)
    assert places(s.destroyed) == ["terras"]
    for near in ("blessir", "istrel", "tharnis"):
        assert s.sick[place(near)] >= 1
    assert s.sick[place("istrel")] == 3


@rule("PEST-088", "PEST-089")
def test_what_came_by_a_spread_destroys_nothing_in_the_next_year() -> None:
    s = table(5, year=3)
    sick(s, terras=2, blessir=3)
    strike(s, ONE)
    assert places(s.destroyed) == ["terras"]
    assert s.sick[place("blessir")] == 4
    strike(s, "quarry-villages")  # it spares Blessir
    assert places(s.destroyed) == ["terras"]
    assert s.sick[place("blessir")] == 4


@rule("PEST-085", "PEST-086")
def test_all_fall_before_any_spreads() -> None:
    s = table(5, year=3)
    sick(s, abben=2, kestor=2)
    strike(s, ONE)
    assert places(s.destroyed) == ["abben", "kestor"]
    wanted = {"silvar": 2, "nertha": 1, "gothar": 1, "hakkon": 1, "brennok": 3}
    assert {name: s.sick[place(name)] for name in wanted} == wanted
    s = table(5, year=3)
    sick(s, istrel=2, terras=2)
    strike(s, ONE)
    assert places(s.destroyed) == ["istrel", "terras"]
    for near in ("jorland", "pelgar", "blessir", "tharnis"):
        assert s.sick[place(near)] == 1
    assert s.sick[place("istrel")] == s.sick[place("terras")] == 0


@rule("PEST-086", "PEST-087")
def test_spread_is_one_subject_in_every_era_and_meets_buildings() -> None:
    s = table(5, year=5)
    sick(s, istrel=3)
    built(s, 2, "workshop-1", "pelgar")
    doctor(s, 0, "terras")
    camp(s, 1, "jorland")
    strike(s, ONE)
    assert "istrel" in places(s.destroyed)
    assert s.seats[2].zone == 1
    assert s.seats[1].camp == NOWHERE
    assert s.sick[place("jorland")] == 0
    assert sum(s.road_sick) == 0


@rule("PEST-086", "PEST-014")
def test_the_plague_does_not_spread_through_the_capital() -> None:
    s = table(5, year=3)
    sick(s, brennok=2)
    strike(s, ONE)
    assert "brennok" in places(s.destroyed)
    near = {KIT.places[n] for n in KIT.near[place("brennok")]}
    assert "thokaia" not in near
    through = {"caldrin", "dunmel", "hollin", "jassa", "corva"} - near
    assert all(s.sick[place(name)] == 0 for name in through)
    assert all(s.sick[place(name)] >= 1 for name in near)


@rule("PEST-091")
def test_what_spreads_from_two_places_is_one_strike() -> None:
    s = table(5, year=3)
    sick(s, abben=2, kestor=2)
    camp(s, 1, "silvar")
    strike(s, ONE)
    assert s.sick[place("silvar")] == 0
    assert s.seats[1].camp == NOWHERE
    assert len(told(s, "camp-returns")) == 1
    s = table(5, year=3)
    sick(s, abben=2, kestor=2)
    built(s, 1, "workshop-1", "silvar")
    own(s, 1, "protective-uniform")
    strike(s, ONE)
    assert offered(s, 1) == ["refuse", "admit"]
    play(s, 1, "refuse")
    assert s.seats[1].zone == 1


@rule("PEST-091", "PEST-079")
def test_the_strike_of_the_card_and_the_spread_are_two() -> None:
    """A Camp that the card sends back does not protect from the spread."""
    s = table(5, year=3)
    sick(s, terras=2)
    camp(s, 1, "istrel")
    strike(s, ONE)
    assert "terras" in places(s.destroyed)
    assert s.sick[place("istrel")] == 1


@rule("PEST-090")
def test_protected_locations_never_fall() -> None:
    for protect in (
        lambda s: built(s, 0, "workshop-1", "istrel"),
        lambda s: doctor(s, 0, "istrel"),
        lambda s: camp(s, 0, "istrel"),
    ):
        s = table(5, year=3)
        sick(s, istrel=7)
        protect(s)
        strike(s, ONE)
        assert places(s.destroyed) == []


def test_a_revealed_card_is_told() -> None:
    s = table(5)
    decree(s, "full-granaries")
    strike(s, ONE)
    assert told(s, "plague") == [[plague(ONE)]]
    assert len(told(s, "struck")) == 9
    assert Kit(components("base"), 5).plague[0] == ONE
