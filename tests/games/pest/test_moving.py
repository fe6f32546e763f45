"""Move and the Camp."""

from __future__ import annotations

import pytest

from tablee.games.pest.state import NOWHERE, Table
from tests.games.pest.positions import (
    KIT,
    asked,
    built,
    camp,
    doctor,
    hindered,
    offered,
    own,
    place,
    play,
    quarantine,
    refused,
    road_sick,
    sick,
    stock,
    stocked,
    table,
    turn,
)
from tests.rules import rule


def moving(start: str, seat: int = 0, cell: str = "move-assign", **amounts: int) -> Table:
    """A Move from there, with this stock."""
    s = table(5)
    doctor(s, seat, start)
    stock(s, seat, **amounts)
    turn(s, seat, cell)
    return s


def move(s: Table, seat: int = 0, cell: str = "move-assign") -> None:
    turn(s, seat, cell)
    play(s, seat, "act move")


@rule("PEST-130", "PEST-134", "PEST-145")
def test_own_buildings_cost_no_points() -> None:
    s = moving("corva")
    built(s, 0, "workshop-1", "brennok")
    move(s)
    play(s, 0, "go brennok", "go gothar", "go kestor")
    assert offered(s, 0) == ["camp", "stop"]
    play(s, 0, "stop")
    assert s.seats[0].doctor == place("kestor")
    assert stocked(s, 0) == {"stone": 1}


@rule("PEST-130", "PEST-134", "PEST-153")
def test_two_points_take_two_steps_and_a_camp_is_no_building() -> None:
    s = moving("corva")
    camp(s, 0, "brennok")
    move(s)
    play(s, 0, "go brennok")
    assert s.points == 1
    play(s, 0, "go gothar")
    assert refused(s, 0, "go kestor") == "not-asked" or asked(s, 0) != "move-doctor"
    assert s.seats[0].doctor == place("gothar")


@rule("PEST-135", "PEST-137", "PEST-133")
def test_the_capital_is_crossed_for_nothing_and_never_the_end() -> None:
    s = moving("corva")
    move(s)
    assert "go thokaia" in offered(s, 0)
    play(s, 0, "go thokaia")
    assert s.points == 2
    assert refused(s, 0, "stop") == "step-owed"
    assert refused(s, 0, "camp") == "no-camp-in-capital"
    play(s, 0, "go jassa", "go gothar")
    assert s.seats[0].doctor == place("gothar")


@rule("PEST-013", "PEST-150")
def test_nothing_stands_in_the_capital() -> None:
    assert len(KIT.size) == 45
    s = moving("corva")
    move(s)
    play(s, 0, "go thokaia")
    assert refused(s, 0, "camp") == "no-camp-in-capital"


@rule("PEST-131", "PEST-132", "PEST-116", "PEST-115", "PEST-117")
def test_hindered_and_improved() -> None:
    s = moving("corva", research=1)
    quarantine(s, 0, 3, "move-build-produce-storage")
    move(s)
    assert s.points == 1
    play(s, 0, "improve")
    assert s.points == 2
    assert stocked(s, 0) == {}
    assert refused(s, 0, "improve") == "improved-already"
    s = moving("corva", research=1)
    move(s)
    play(s, 0, "go brennok", "go gothar", "improve", "go kestor")
    assert s.seats[0].doctor == place("kestor")


@rule("PEST-116")
def test_a_subject_who_comes_into_the_slot_later_does_not_hinder() -> None:
    s = moving("corva")
    quarantine(s, 0, 3)
    sick(s, brennok=1)
    camp(s, 0, "kelm")
    move(s)
    play(s, 0, "go brennok", "shelter move")
    assert hindered(s, 0) == ["move"]
    assert s.points == 1
    play(s, 0, "go gothar")
    assert s.seats[0].doctor == place("gothar")


@rule("PEST-136")
def test_a_move_may_stop_early_but_not_before_a_location() -> None:
    s = moving("corva")
    move(s)
    assert "stop" not in offered(s, 0)
    assert refused(s, 0, "stop") == "step-owed"
    play(s, 0, "go varkand", "stop")
    assert s.seats[0].doctor == place("varkand")
    assert stocked(s, 0) == {"stone": 1}


@rule("PEST-136", "PEST-114")
def test_a_move_can_be_left_out() -> None:
    s = moving("corva", wood=1)
    assert offered(s, 0) == ["act move", "end"]
    play(s, 0, "end")
    assert stocked(s, 0) == {"wood": 1}
    assert s.seats[0].doctor == place("corva")


@rule("PEST-138")
def test_each_place_is_entered_once_in_a_turn() -> None:
    s = moving("corva", research=1)
    move(s)
    play(s, 0, "improve", "go nertha", "go corva")
    assert refused(s, 0, "go nertha") == "entered-already"
    assert "go varkand" in offered(s, 0)
    assert "go thokaia" in offered(s, 0)
    play(s, 0, "go thokaia")
    assert "go corva" not in offered(s, 0)
    assert refused(s, 0, "go corva") == "entered-already"


@rule("PEST-139", "PEST-122", "PEST-126")
def test_subjects_of_a_location_cost_food_but_the_first() -> None:
    s = moving("jassa", food=3, coin=1)
    camp(s, 0, "kelm")
    sick(s, gothar=3)
    move(s)
    play(s, 0, "go gothar")
    assert asked(s, 0) == "pay-coins"
    assert offered(s, 0) == ["coins 0", "coins 1"]
    play(s, 0, "coins 1", "stop")
    assert stocked(s, 0) == {"food": 2, "herbs": 1}
    assert s.seats[0].zone == 3
    assert s.sick[place("gothar")] == 0
    s = moving("jassa")
    sick(s, gothar=1)
    camp(s, 0, "kelm")
    move(s)
    play(s, 0, "go gothar")
    assert s.seats[0].zone == 1


@rule("PEST-141", "PEST-124", "PEST-123")
def test_what_cannot_be_collected_bars_the_way_until_something_is_exchanged() -> None:
    s = moving("jassa", food=1, herbs=2)
    camp(s, 0, "kelm")
    sick(s, gothar=3)
    move(s)
    assert refused(s, 0, "go gothar") == "cannot-collect"
    play(s, 0, "exchange herbs-herbs", "go gothar")
    assert stocked(s, 0) == {}
    assert s.seats[0].zone == 3


@rule("PEST-140", "PEST-147")
def test_the_camp_pays_for_a_location() -> None:
    s = moving("jassa")
    sick(s, gothar=3)
    move(s)
    play(s, 0, "go gothar")
    assert s.seats[0].camp == place("gothar")
    assert s.seats[0].zone == 3
    s = moving("jassa", food=5)
    sick(s, gothar=3)
    move(s)
    play(s, 0, "go gothar")
    assert asked(s, 0) == "enter-location"
    assert offered(s, 0) == ["enter pay", "enter camp"]
    play(s, 0, "enter camp")
    assert stocked(s, 0) == {"food": 5}
    assert s.seats[0].camp == place("gothar")


@rule("PEST-142", "PEST-143", "PEST-144", "PEST-162", "PEST-163")
def test_a_road_costs_food_for_every_subject() -> None:
    s = moving("gollor", food=5)
    camp(s, 0, "kelm")
    road_sick(s, "gollor-gothar", 3)
    sick(s, gothar=3)
    move(s)
    play(s, 0, "go gothar")
    assert stocked(s, 0) == {}
    assert s.seats[0].zone == 3
    assert asked(s, 0) == "shelter-sick"
    play(s, 0, "shelter move-build")
    assert s.seats[0].dead == 1
    assert s.points == 1
    play(s, 0, "stop")
    assert stocked(s, 0) == {"herbs": 1}
    assert s.road_sick[KIT.roads.index("gollor-gothar")] == 0


@rule("PEST-142", "PEST-143")
def test_the_camp_is_no_help_on_a_road() -> None:
    s = moving("gollor", food=2)
    road_sick(s, "gollor-gothar", 3)
    move(s)
    assert refused(s, 0, "go gothar") == "cannot-collect"
    s = moving("gollor", food=3)
    road_sick(s, "gollor-gothar", 3)
    sick(s, gothar=2)
    camp(s, 0, "kelm")
    move(s)
    assert refused(s, 0, "go gothar") == "cannot-collect"
    s = moving("gollor", food=3)
    road_sick(s, "gollor-gothar", 3)
    sick(s, gothar=2)
    move(s)
    play(s, 0, "go gothar")
    assert s.seats[0].camp == place("gothar")
    assert stocked(s, 0) == {}


@rule("PEST-145", "PEST-009")
def test_ruins_can_be_entered_and_give_nothing() -> None:
    s = moving("corva")
    s.destroyed |= 1 << place("varkand") | 1 << place("nertha")
    move(s)
    play(s, 0, "go varkand")
    assert refused(s, 0, "camp") == "destroyed"
    play(s, 0, "go fennik", "stop")
    assert stocked(s, 0) == {"herbs": 1}
    s = moving("corva")
    s.destroyed |= 1 << place("varkand")
    move(s)
    play(s, 0, "go varkand", "stop")
    assert stocked(s, 0) == {}


@rule("PEST-146")
def test_a_skipped_location_is_not_entered_for_effects() -> None:
    for end, coins in (("kestor", 0), ("", 1)):
        s = moving("brennok")
        built(s, 0, "workshop-1", "gothar")
        built(s, 1, "workshop-1", "gothar")
        own(s, 1, "examination-desk")
        move(s)
        play(s, 0, "go gothar", f"go {end}" if end else "stop")
        if end:
            play(s, 0, "stop")
        assert s.seats[1].stock[4] == coins


@rule("PEST-146", "PEST-138", "PEST-139")
def test_a_skipped_location_still_counts_as_entered() -> None:
    s = moving("brennok", food=1)
    built(s, 0, "workshop-1", "gothar")
    camp(s, 0, "kelm")
    sick(s, gothar=2)
    move(s)
    play(s, 0, "go gothar")
    assert s.seats[0].zone == 2
    assert stocked(s, 0) == {}
    play(s, 0, "go kestor")
    assert refused(s, 0, "go gothar") == "entered-already"


@rule("PEST-147", "PEST-151", "PEST-155")
def test_the_camp_may_be_placed_on_the_way() -> None:
    s = moving("corva")
    sick(s, corva=1)
    move(s)
    play(s, 0, "camp")
    assert s.seats[0].camp == place("corva")
    assert s.seats[0].zone == 1
    assert s.sick[place("corva")] == 0
    assert refused(s, 0, "camp") == "camp-placed"
    assert refused(s, 0, "stop") == "step-owed"
    for steps, where in (
        (["go brennok", "camp", "go gothar"], "brennok"),
        (["go brennok", "go gothar", "camp"], "gothar"),
    ):
        s = moving("corva")
        move(s)
        play(s, 0, *steps)
        assert s.seats[0].camp == place(where)


@rule("PEST-148", "PEST-149", "PEST-150")
def test_a_camp_needs_a_place() -> None:
    s = moving("jassa")
    built(s, 1, "workshop-1", "elbrin")
    move(s)
    play(s, 0, "go elbrin")
    assert refused(s, 0, "camp") == "location-full"
    s = moving("gothar")
    built(s, 1, "workshop-1", "gollor")
    move(s)
    play(s, 0, "go gollor", "camp")
    assert s.seats[0].camp == place("gollor")
    s = moving("gothar")
    built(s, 1, "workshop-1", "gollor")
    camp(s, 2, "gollor")
    move(s)
    play(s, 0, "go gollor")
    assert refused(s, 0, "camp") == "location-full"
    s = moving("gothar")
    built(s, 0, "workshop-1", "gollor")
    move(s)
    play(s, 0, "go gollor", "camp")
    assert s.seats[0].camp == place("gollor")


@rule("PEST-152")
def test_a_camp_stays_where_it_is() -> None:
    s = moving("corva")
    camp(s, 0, "brennok")
    move(s)
    play(s, 0, "go brennok")
    assert refused(s, 0, "camp") == "camp-placed"
    play(s, 0, "go gothar")
    assert s.seats[0].camp == place("brennok")


@rule("PEST-137", "PEST-154")
def test_the_way_out_of_the_capital_stays_open() -> None:
    s = moving("varkand", food=2)
    camp(s, 0, "kelm")
    sick(s, brennok=3, caldrin=3, dunmel=3, hollin=3, jassa=3)
    move(s)
    play(s, 0, "go corva", "go thokaia")
    assert refused(s, 0, "exchange food-food") == "no-way-left"
    assert "exchange food-food" not in offered(s, 0)
    play(s, 0, "go jassa")
    assert stocked(s, 0) == {"stone": 1}
    s = moving("varkand", food=1)
    camp(s, 0, "kelm")
    sick(s, brennok=3, caldrin=3, dunmel=3, hollin=3, jassa=3)
    move(s)
    play(s, 0, "go corva")
    assert refused(s, 0, "go thokaia") == "no-way-out"


@rule("PEST-137")
def test_without_points_there_is_no_way_out_of_the_capital() -> None:
    s = moving("fennik")
    move(s)
    play(s, 0, "go varkand", "go corva")
    assert asked(s, 0) == "move-doctor"
    assert offered(s, 0, "go") == []
    assert refused(s, 0, "go thokaia") == "no-way-out"
    s = moving("fennik")
    built(s, 0, "workshop-1", "jassa")
    move(s)
    play(s, 0, "go varkand", "go corva", "go thokaia", "go jassa")
    assert s.seats[0].doctor == place("jassa")


@rule("PEST-154", "PEST-127")
def test_rearranging_may_not_cost_the_way_out() -> None:
    s = moving("varkand", food=5)
    camp(s, 0, "kelm")
    quarantine(s, 0, 3, "build")
    sick(s, brennok=6, caldrin=6, dunmel=6, hollin=6, jassa=6)
    move(s)
    play(s, 0, "go corva", "go thokaia")
    assert refused(s, 0, "arrange storage") == "no-way-left"
    assert "arrange produce" in offered(s, 0)
    play(s, 0, "arrange produce")
    assert refused(s, 0, "arrange build") == "arranged-already"


@rule("PEST-155", "PEST-140")
def test_a_camp_at_the_start_must_leave_a_step() -> None:
    s = moving("kestor")
    sick(s, gothar=2, hakkon=2, silvar=2)
    move(s)
    assert refused(s, 0, "camp") == "no-way-left"
    play(s, 0, "go hakkon")
    assert s.seats[0].camp == place("hakkon")


def test_a_move_without_any_legal_step_is_not_offered() -> None:
    s = moving("kestor")
    camp(s, 0, "kelm")
    sick(s, gothar=2, hakkon=2, silvar=2)
    turn(s, 0, "move-assign")
    assert s.over()
    s = moving("kestor", wood=2)
    camp(s, 0, "kelm")
    sick(s, gothar=2, hakkon=2, silvar=2)
    turn(s, 0, "move-assign")
    assert refused(s, 0, "act move") == "no-step"
    play(s, 0, "exchange wood-wood")
    assert "act move" in offered(s, 0)


@rule("PEST-166", "PEST-116")
def test_rearranging_before_a_move_frees_it() -> None:
    s = moving("corva")
    quarantine(s, 0, 3, "move")
    turn(s, 0, "move-assign")
    play(s, 0, "arrange build", "act move")
    assert s.points == 2
    assert hindered(s, 0) == ["build"]


@rule("PEST-138")
@pytest.mark.parametrize("way", [["go thokaia"], ["go brennok", "go thokaia"]])
def test_the_capital_is_entered_once(way: list[str]) -> None:
    s = moving("corva", research=1)
    built(s, 0, "workshop-1", "jassa")
    built(s, 0, "workshop-2", "brennok")
    move(s)
    play(s, 0, *way, "go jassa")
    assert "go thokaia" not in offered(s, 0)
    assert refused(s, 0, "go thokaia") in ("entered-already", "no-road")


def test_roads_only_join_what_they_join() -> None:
    s = moving("corva")
    move(s)
    assert refused(s, 0, "go kelm") == "no-road"
    ways = [KIT.places[n] for n in KIT.ways[place("corva")]]
    assert offered(s, 0, "go") == ways


@rule("PEST-128", "PEST-145", "PEST-120")
def test_an_arrival_resource_that_cannot_be_stored_is_lost() -> None:
    s = moving("corva", stone=5)
    move(s)
    play(s, 0, "go varkand", "stop")
    assert stocked(s, 0) == {"stone": 5}
    assert s.seats[0].camp == NOWHERE
