"""The thirty Technologies: each bends one rule, and nothing else.

What belongs to one action alone is tested there too; here stand the cards one after another.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tablee.games.pest.acting import NEXT_ACTION
from tablee.games.pest.edition import DATA, checked
from tablee.games.pest.kit import Kit
from tablee.games.pest.placing import BEGIN_TURNS
from tablee.games.pest.state import NOWHERE, Table
from tablee.games.pest.storing import receive
from tablee.games.pest.striking import REVEAL_PLAGUE
from tests.games.editions import changed, set_field
from tests.games.pest.positions import (
    SPACE,
    asked,
    building,
    built,
    camp,
    decree,
    doctor,
    hindered,
    influence,
    lay_on,
    lying_on,
    offer,
    offered,
    own,
    place,
    plague,
    play,
    quarantine,
    refused,
    road_sick,
    run,
    sick,
    stock,
    stocked,
    table,
    technology,
    turn,
)
from tests.rules import rule


def moving(start: str, *cards: str, **amounts: int) -> Table:
    """A Move of the owner of these cards, about to begin."""
    s = table(5)
    doctor(s, 0, start)
    stock(s, 0, **amounts)
    own(s, 0, *cards)
    return s


def move(s: Table, *texts: str) -> None:
    turn(s, 0, "move-assign")
    play(s, 0, "act move", *texts)


def strike(s: Table, card: str) -> None:
    s.plague, s.plague_shown = [plague(card)], []
    run(s, REVEAL_PLAGUE)


# --- 1 and 14: treatment ----------------------------------------------------------------------


@rule("PEST-301", "PEST-314")
def test_one_of_the_picked_up_may_be_put_on_each_card() -> None:
    s = moving("jassa", "breathing-apparatus", "infirmary", food=5)
    camp(s, 0, "kelm")
    sick(s, gothar=3)
    move(s, "go gothar")
    assert offered(s, 0) == ["treat breathing-apparatus", "decline"]
    why = s.why_not(0, SPACE.parse("treat infirmary"))
    assert why is not None
    assert (why.name, why.args) == ("not-this-card", [technology("infirmary")])
    play(s, 0, "treat breathing-apparatus", "treat infirmary")
    assert s.seats[0].lying == [1, 1, 0]
    assert s.seats[0].zone == 1
    s = moving("jassa", "breathing-apparatus", food=5)
    camp(s, 0, "kelm")
    sick(s, gothar=3)
    move(s, "go gothar", "decline")
    assert s.seats[0].lying == [0, 0, 0]
    assert s.seats[0].zone == 3


@rule("PEST-301")
def test_the_card_takes_one_at_a_time() -> None:
    s = moving("jassa", "breathing-apparatus", food=5)
    lay_on(s, 0, "breathing-apparatus", 2)
    camp(s, 0, "kelm")
    sick(s, gothar=3)
    move(s, "go gothar")
    assert asked(s, 0) == "move-doctor"
    assert s.seats[0].zone == 3


@rule("PEST-301")
def test_subjects_from_the_plague_cannot_be_treated() -> None:
    s = table(5)
    own(s, 0, "breathing-apparatus")
    built(s, 0, "workshop-1", "istrel")
    strike(s, "forest-villages")
    assert s.over()
    assert s.seats[0].zone == 1


@rule("PEST-301", "PEST-314", "PEST-230")
@pytest.mark.parametrize(("card", "advances"), [("breathing-apparatus", 3), ("infirmary", 2)])
def test_each_research_or_heal_action_advances_by_one(card: str, advances: int) -> None:
    s = table(5)
    doctor(s, 0, "corva")
    own(s, 0, card)
    lay_on(s, 0, card, 1)
    for number in range(advances):
        assert s.seats[0].healed == 0
        turn(s, 0, "move-research" if number % 2 else "move-heal")
        play(s, 0, "act research" if number % 2 else "act heal", f"advance {card}")
    assert s.seats[0].healed == 1
    assert lying_on(s, 0, card) == 0


# --- 3, 4, 5, 6, 8, 16, 22: on the way --------------------------------------------------------


@rule("PEST-303")
def test_an_examination_desk_earns_coins_from_visitors() -> None:
    s = moving("jassa")
    own(s, 1, "examination-desk")
    built(s, 1, "workshop-1", "gothar")
    built(s, 1, "workshop-2", "kestor")
    move(s, "go gothar", "go kestor", "stop")
    assert stocked(s, 1) == {"coin": 2}
    s = moving("jassa", "examination-desk")
    built(s, 0, "workshop-1", "gothar")
    move(s, "go gothar", "stop")
    assert s.seats[0].stock[4] == 0


@rule("PEST-304")
def test_a_medical_mask_leaves_one_behind() -> None:
    s = moving("jassa", "medical-mask", food=1)
    camp(s, 0, "kelm")
    sick(s, gothar=2)
    move(s, "go gothar")
    assert offered(s, 0) == ["enter pay", "enter leave-pay"]
    assert refused(s, 0, "enter camp") == "camp-placed"
    play(s, 0, "enter leave-pay")
    assert s.sick[place("gothar")] == 1
    assert s.seats[0].zone == 1
    assert stocked(s, 0) == {"food": 1}


@rule("PEST-304", "PEST-140")
def test_a_mask_and_a_camp_together() -> None:
    s = moving("gothar", "medical-mask", food=1)
    sick(s, gollor=4)
    move(s, "go gollor")
    assert offered(s, 0) == ["enter camp", "enter leave-camp"]
    assert refused(s, 0, "enter leave-pay") == "cannot-collect"
    play(s, 0, "enter leave-camp")
    assert s.seats[0].camp == place("gollor")
    assert s.sick[place("gollor")] == 1
    assert s.seats[0].zone == 3


@rule("PEST-304")
def test_a_mask_works_in_each_location_but_on_no_road() -> None:
    s = moving("gollor", "medical-mask", food=1)
    camp(s, 0, "kelm")
    road_sick(s, "gollor-gothar", 1)
    sick(s, gothar=1, kestor=1)
    move(s, "go gothar", "enter leave-pay", "go kestor", "enter leave-pay")
    assert (s.sick[place("gothar")], s.sick[place("kestor")]) == (1, 1)
    assert s.seats[0].zone == 1
    assert stocked(s, 0) == {"stone": 1}
    s = moving("gollor", "medical-mask")
    road_sick(s, "gollor-gothar", 1)
    turn(s, 0, "move-assign")
    play(s, 0, "act move")
    assert refused(s, 0, "go gothar") == "cannot-collect"


@rule("PEST-185", "PEST-151", "PEST-304")
def test_who_was_left_behind_is_picked_up_by_a_camp_later() -> None:
    s = moving("gothar", "medical-mask")
    sick(s, gothar=1)
    move(s, "camp")
    assert s.seats[0].zone == 1
    assert s.sick[place("gothar")] == 0


@rule("PEST-305")
def test_disinfectant_brings_a_resource_of_a_visited_location() -> None:
    s = moving("jassa", "disinfectant")
    built(s, 1, "workshop-1", "gothar")
    move(s, "go gothar")
    assert stocked(s, 0) == {"herbs": 1}
    play(s, 0, "go kestor", "stop")
    assert stocked(s, 0) == {"herbs": 1, "stone": 1}
    s = moving("jassa", "disinfectant")
    built(s, 1, "workshop-1", "gothar")
    move(s, "go gothar", "stop")
    assert stocked(s, 0) == {"herbs": 1}


@rule("PEST-305", "PEST-134")
def test_disinfectant_is_no_use_beside_an_own_building() -> None:
    s = moving("jassa", "disinfectant")
    built(s, 0, "workshop-1", "gothar")
    built(s, 1, "workshop-1", "gothar")
    move(s, "go gothar", "go kestor")
    assert stocked(s, 0) == {}
    assert s.points == 1


@rule("PEST-306")
def test_cloning_puts_the_doctor_into_another_location_of_the_same_size() -> None:
    s = moving("gothar", "cloning-experiment", food=2)
    camp(s, 0, "kelm")
    sick(s, tharnis=3, lumera=4)
    turn(s, 0, "move-assign")
    play(s, 0, "act move")
    cities = offered(s, 0, "jump")
    assert "tharnis" in cities
    assert "gothar" not in cities
    assert refused(s, 0, "jump gothar") == "there-already"
    assert refused(s, 0, "jump jassa") == "other-size"
    assert refused(s, 0, "jump lumera") == "cannot-collect"
    play(s, 0, "jump tharnis")
    assert s.seats[0].doctor == place("tharnis")
    assert s.seats[0].zone == 3
    assert stocked(s, 0) == {"herbs": 1}


@rule("PEST-306", "PEST-132", "PEST-131")
def test_a_jump_needs_two_points_and_goes_on_only_with_more() -> None:
    s = moving("gothar", "cloning-experiment", research=1)
    quarantine(s, 0, 3, "move-build-produce-storage")
    built(s, 0, "workshop-1", "terras")
    camp(s, 0, "kelm")
    turn(s, 0, "move-assign")
    play(s, 0, "act move")
    assert offered(s, 0, "jump") == []
    assert refused(s, 0, "jump tharnis") == "no-points"
    play(s, 0, "improve", "jump tharnis")
    assert asked(s, 0) != "move-doctor"
    assert s.seats[0].doctor == place("tharnis")
    s = moving("gothar", "cloning-experiment", research=1)
    built(s, 0, "workshop-1", "terras")
    move(s, "improve", "jump tharnis", "go terras", "stop")
    assert s.seats[0].doctor == place("terras")


@rule("PEST-306")
def test_a_jump_comes_first_or_not_at_all() -> None:
    s = moving("jassa", "cloning-experiment", research=1)
    built(s, 0, "workshop-1", "gothar")
    move(s, "go gothar")
    assert offered(s, 0, "jump") == []
    assert refused(s, 0, "jump tharnis") == "only-at-start"
    assert refused(moving_without_cards(), 0, "jump tharnis") == "no-jump"


def moving_without_cards() -> Table:
    s = moving("gothar")
    move(s)
    return s


@rule("PEST-308")
def test_an_ambulance_cart_carries_two_for_nothing() -> None:
    for food, legal in ((1, False), (2, True)):
        s = moving("jassa", "ambulance-cart", food=food)
        camp(s, 0, "kelm")
        sick(s, gothar=4)
        turn(s, 0, "move-assign")
        play(s, 0, "act move")
        assert ("go gothar" in offered(s, 0)) == legal
    play(s, 0, "go gothar")
    assert stocked(s, 0) == {}
    s = moving("gollor", "ambulance-cart", food=1)
    road_sick(s, "gollor-gothar", 2)
    turn(s, 0, "move-assign")
    play(s, 0, "act move")
    assert refused(s, 0, "go gothar") == "cannot-collect"


@rule("PEST-316", "PEST-146")
def test_a_travel_permit_opens_the_buildings_of_others() -> None:
    s = moving("jassa", "travel-permit")
    own(s, 1, "examination-desk")
    built(s, 1, "workshop-1", "gothar")
    move(s, "go gothar")
    assert s.points == 2
    play(s, 0, "go kestor", "stop")
    assert stocked(s, 1) == {}
    s = moving("jassa", "travel-permit")
    own(s, 1, "examination-desk")
    built(s, 1, "workshop-1", "gothar")
    move(s, "go gothar", "stop")
    assert stocked(s, 1) == {"coin": 1}


@rule("PEST-322")
def test_a_steel_horseshoe_gives_four_points() -> None:
    s = moving("jassa", "steel-horseshoe")
    move(s)
    assert s.points == 4
    s = moving("jassa", "steel-horseshoe")
    quarantine(s, 0, 3, "move")
    move(s)
    assert s.points == 3


# --- 15, 21, 24: when the plague strikes ------------------------------------------------------


@rule("PEST-315")
def test_a_protective_uniform_refuses_one_for_each_workshop() -> None:
    for answer, taken in (("refuse", 1), ("admit", 2)):
        s = table(5, year=3)
        own(s, 0, "protective-uniform")
        built(s, 0, "workshop-1", "istrel")
        strike(s, "forest-villages")
        play(s, 0, answer)
        assert s.seats[0].zone == taken
    s = table(5, year=3)
    own(s, 0, "protective-uniform")
    built(s, 0, "workshop-1", "istrel")
    built(s, 0, "workshop-2", "terras")
    built(s, 0, "mill", "abben")
    strike(s, "forest-villages")
    play(s, 0, "refuse", "refuse")
    assert s.seats[0].zone == 3
    assert asked(s, 0) == "shelter-sick"


@rule("PEST-324")
def test_a_checkpoint_keeps_all_from_special_buildings() -> None:
    for name, asks in (("mill", True), ("factory", True), ("bank", True), ("workshop-1", False)):
        s = table(5, year=3)
        own(s, 0, "checkpoint")
        built(s, 0, name, "istrel")
        strike(s, "forest-villages")
        assert (asked(s, 0) == "refuse-sick") == asks
        if asks:
            play(s, 0, "refuse")
        assert s.seats[0].zone == (0 if asks else 2)
    s = table(5, year=3)
    own(s, 0, "checkpoint")
    built(s, 0, "castle", "istrel")
    strike(s, "forest-villages")
    assert s.seats[0].zone == 2


@rule("PEST-324")
def test_a_checkpoint_can_be_waived() -> None:
    s = table(5, year=3)
    own(s, 0, "checkpoint")
    built(s, 0, "mill", "istrel")
    strike(s, "forest-villages")
    play(s, 0, "admit")
    assert s.seats[0].zone == 2


@rule("PEST-321", "PEST-079")
def test_the_camp_of_advanced_quarantine_may_stay() -> None:
    for answer, stays in (("stay", True), ("return", False)):
        s = table(5)
        own(s, 0, "advanced-quarantine")
        camp(s, 0, "tharnis")
        camp(s, 1, "tharnis")
        strike(s, "farming-villages")
        assert s.seats[1].camp == NOWHERE
        play(s, 0, answer)
        assert (s.seats[0].camp == place("tharnis")) == stays
        assert s.sick[place("tharnis")] == 0


@rule("PEST-321")
def test_the_camp_of_advanced_quarantine_heals_one() -> None:
    for answer, healed, zone in (("cure", 6, 2), ("decline", 5, 3)):
        s = moving("jassa", "advanced-quarantine")
        s.seats[0].healed = 5
        sick(s, gothar=3)
        move(s, "go gothar", answer)
        assert (s.seats[0].healed, s.seats[0].zone) == (healed, zone)
    s = moving("jassa", "advanced-quarantine")
    s.seats[0].healed = 12
    sick(s, gothar=3)
    move(s, "go gothar")
    assert s.seats[0].zone == 3
    s = moving("jassa", "advanced-quarantine")
    sick(s, gothar=1)
    camp(s, 0, "kelm")
    move(s, "go gothar")
    assert asked(s, 0) == "move-doctor"


@rule("PEST-321")
def test_a_camp_where_nobody_is_sick_heals_nobody() -> None:
    s = moving("jassa", "advanced-quarantine")
    move(s, "go gothar", "camp")
    assert s.seats[0].healed == 0
    assert asked(s, 0) == "move-doctor"


# --- 10, 11, 12: in Research and Heal ---------------------------------------------------------


def research(s: Table, *texts: str, cell: str = "move-research") -> None:
    doctor(s, 0, "corva")
    turn(s, 0, cell)
    play(s, 0, f"act {cell.split('-')[1]}", *texts)


@rule("PEST-310", "PEST-357", "PEST-250")
@pytest.mark.parametrize("cell", ["move-research", "move-heal"])
def test_plague_experts_are_assigned_outside_assign_actions(cell: str) -> None:
    s = table(5, year=5)
    decree(s, "political-war")
    s.rewards = [0, 1]
    own(s, 0, "plague-experts")
    lay_on(s, 0, "plague-experts", 2)
    built(s, 0, "workshop-1", "gothar")
    research(s, cell=cell)
    assert offered(s, 0, "employ") == ["workshop-1", "capital"]
    play(s, 0, "employ capital", "employ capital")
    assert s.seats[0].capital == 2
    assert s.rewards == [0, 1]
    assert s.seats[0].imperatives == [0, 0, 0]
    assert s.seats[0].influence == 0


@rule("PEST-310")
def test_plague_experts_go_to_buildings_but_not_the_mobile_workshop() -> None:
    s = table(5)
    own(s, 0, "plague-experts", "mobile-workshop")
    lay_on(s, 0, "plague-experts", 2)
    built(s, 0, "workshop-1", "gothar")
    research(s, "employ workshop-1")
    assert offered(s, 0, "employ") == ["capital"]
    play(s, 0, "done")
    assert lying_on(s, 0, "plague-experts") == 1
    assert s.seats[0].staff == 1 << building("workshop-1")


@rule("PEST-311", "PEST-249")
def test_scholars_bring_one_back_from_the_capital() -> None:
    for post, check in (
        ("track", lambda s: s.seats[0].healed == 1),
        ("workshop-1", lambda s: s.seats[0].staff == 1 << building("workshop-1")),
        ("mobile-workshop", lambda s: lying_on(s, 0, "mobile-workshop") == 1),
    ):
        s = table(5)
        own(s, 0, "scholars", "mobile-workshop")
        built(s, 0, "workshop-1", "gothar")
        s.seats[0].capital = 2
        research(s)
        assert offered(s, 0, "recall") == ["workshop-1", "mobile-workshop", "track"]
        play(s, 0, f"recall {post}")
        assert check(s)
        assert s.seats[0].capital == 1
        assert asked(s, 0) != "do-research"
    s = table(5)
    own(s, 0, "scholars")
    s.seats[0].capital, s.seats[0].healed = 1, 12
    doctor(s, 0, "corva")
    turn(s, 0, "move-research")
    assert refused(s, 0, "act research") == "nothing-to-research"


@rule("PEST-311", "PEST-312")
def test_scholars_and_laboratory_do_not_work_in_a_heal_action() -> None:
    s = table(5)
    own(s, 0, "scholars", "experimental-laboratory")
    s.seats[0].capital = s.seats[0].healed = 1
    quarantine(s, 0, 1)
    stock(s, 0, herbs=5)
    research(s, cell="move-heal")
    assert offered(s, 0, "recall") == offered(s, 0, "infect") == []
    assert refused(s, 0, "recall track") == "other-action"
    assert refused(s, 0, "infect 1") == "other-action"


@rule("PEST-312")
def test_an_experimental_laboratory_makes_the_sick() -> None:
    s = table(5)
    own(s, 0, "experimental-laboratory")
    s.seats[0].healed = 2
    research(s)
    assert offered(s, 0, "infect") == ["1", "2", "3"]
    play(s, 0, "infect 3")
    assert s.seats[0].healed == 1
    assert s.seats[0].zone == 3
    assert asked(s, 0) == "take-action"
    assert s.seats[0].dead == 0
    s = table(5)
    own(s, 0, "experimental-laboratory")
    s.seats[0].healed = 1
    quarantine(s, 0, 3)
    research(s, "infect 1", "shelter build")
    assert hindered(s, 0) == ["build"]
    assert s.seats[0].dead == 0
    s = table(5)
    s.seats[0].technologies[2] = technology("breathing-apparatus")
    s.seats[0].lying[2] = 1
    research(s)
    assert offered(s, 0, "advance") == ["breathing-apparatus"]


@rule("PEST-309")
def test_an_inhaler_is_used_once_per_heal_action_only() -> None:
    s = table(5)
    own(s, 0, "inhaler")
    quarantine(s, 0, 2)
    stock(s, 0, herbs=1)
    research(s, "discharge zone", cell="move-heal")
    assert refused(s, 0, "discharge zone") == "used-already"
    assert s.seats[0].zone == 1
    stock(s, 0, research=1)
    research(s)
    assert refused(s, 0, "discharge zone") == "other-action"


# --- 17 and 28: places for Assistants ---------------------------------------------------------


@rule("PEST-317", "PEST-111")
def test_clinical_trials_heal_two_for_three_herbs() -> None:
    s = table(3)
    doctor(s, 0, "corva")
    own(s, 0, "clinical-trials")
    stock(s, 0, herbs=3)
    run(s, BEGIN_TURNS)
    play(s, 0, "trial")
    assert s.seats[0].healed == 2
    assert stocked(s, 0) == {}
    assert s.seats[0].ready == 1
    assert s.seats[0].grid == 0
    assert s.acting() == (1,)


@rule("PEST-317", "PEST-112")
def test_clinical_trials_need_herbs_room_and_a_free_space() -> None:
    s = table(3)
    for seat in range(3):
        doctor(s, seat, "corva")
    own(s, 0, "clinical-trials")
    run(s, BEGIN_TURNS)
    stock(s, 0, herbs=2)
    assert refused(s, 0, "trial") == "too-few"
    stock(s, 0, herbs=2, coin=1)
    assert refused(s, 0, "trial") == ""
    s.seats[0].healed = 12
    assert refused(s, 0, "trial") == "track-full"
    s.seats[0].healed = 11
    stock(s, 0, herbs=2, wood=2)
    play(s, 0, "exchange wood-wood", "trial")
    assert s.seats[0].healed == 12
    s.seats[0].healed = 0
    stock(s, 0, herbs=5)
    for seat in (1, 2):
        play(s, seat, "place build-heal")
    assert refused(s, 0, "trial") == "posted-already"
    assert refused(s, 0, "repeat build-heal") == "no-repeat"


@rule("PEST-328", "PEST-112")
def test_an_adrenaline_shot_plays_an_occupied_cell_again() -> None:
    s = table(3)
    doctor(s, 0, "corva")
    built(s, 0, "castle", "jassa")
    own(s, 0, "adrenaline-shot")
    s.seats[0].ready = 3
    s.seats[0].grid = 0
    run(s, BEGIN_TURNS)
    assert offered(s, 0, "repeat") == []
    assert refused(s, 0, "repeat produce-heal") == "cell-empty"
    play(s, 0, "place produce-heal", "act produce")
    for seat in (1, 2):
        doctor(s, seat, "corva")
        play(s, seat, "place build-heal")
    assert offered(s, 0, "repeat") == ["produce-heal"]
    assert refused(s, 0, "repeat build-heal") == "cell-empty"
    play(s, 0, "repeat produce-heal", "act produce")
    assert stocked(s, 0) == {"stone": 2}
    play(s, 0, "end")
    for seat in (1, 2):
        play(s, seat, "place build-assign")
    assert refused(s, 0, "repeat produce-heal") == "posted-already"


# --- 26 and 27: Storage -----------------------------------------------------------------------


def gain(**amounts: int) -> list[int]:
    names = ("wood", "stone", "food", "herbs", "coin", "research", "any", "influence", "renown")
    return [amounts.get(name, 0) for name in names]


@rule("PEST-326")
def test_a_loading_crane_stores_six_of_everything() -> None:
    s = table(3)
    own(s, 0, "loading-crane")
    receive(s, 0, gain(wood=9, herbs=9, coin=9))
    assert stocked(s, 0) == {"wood": 6, "herbs": 6, "coin": 6}
    quarantine(s, 0, 3)
    doctor(s, 0, "jassa")
    sick(s, gothar=1)
    camp(s, 0, "kelm")
    move(s, "go gothar", "shelter storage")
    assert stocked(s, 0) == {"wood": 4, "herbs": 4, "coin": 4}


@rule("PEST-327")
def test_storage_containers_store_seven_of_one_type() -> None:
    s = table(3)
    own(s, 0, "storage-containers")
    stock(s, 0, wood=6, stone=4)
    receive(s, 0, gain(stone=2))
    assert stocked(s, 0) == {"wood": 6, "stone": 5}
    receive(s, 0, gain(wood=5))
    assert stocked(s, 0) == {"wood": 7, "stone": 5}
    s = table(3)
    own(s, 0, "storage-containers")
    stock(s, 0, coin=5, stone=5)
    receive(s, 0, gain(coin=1))
    assert stocked(s, 0) == {"coin": 6, "stone": 5}


@rule("PEST-327", "PEST-128")
def test_if_two_types_would_be_large_the_owner_chooses() -> None:
    s = table(3)
    doctor(s, 0, "kestor")
    own(s, 0, "storage-containers")
    stock(s, 0, wood=5, stone=5)
    built(s, 0, "castle", "corva")
    built(s, 0, "workshop-1", "abben", staffed=True)
    built(s, 0, "workshop-2", "varkand", staffed=True)
    turn(s, 0, "produce-assign")
    play(s, 0, "act produce")
    assert offered(s, 0) == ["enlarge wood", "enlarge stone"]
    assert refused(s, 0, "enlarge food") == "not-above-limit"
    play(s, 0, "enlarge stone")
    assert stocked(s, 0) == {"wood": 5, "stone": 6, "food": 1}
    assert s.gain == [0] * 5


@rule("PEST-327", "PEST-127")
def test_a_subject_in_the_storage_limits_containers_to_four() -> None:
    s = table(3)
    own(s, 0, "storage-containers")
    quarantine(s, 0, 3, "storage")
    receive(s, 0, gain(wood=9, stone=9))
    assert stocked(s, 0) == {"wood": 4, "stone": 4}


@rule("PEST-123", "PEST-327")
def test_a_coin_may_be_the_large_type_after_an_exchange() -> None:
    s = table(3)
    doctor(s, 0, "corva")
    own(s, 0, "storage-containers")
    stock(s, 0, wood=6, coin=5)
    turn(s, 0, "produce-assign")
    assert refused(s, 0, "exchange wood-wood") == ""
    s.todo = 0
    run(s, NEXT_ACTION)
    assert offered(s, 0) == ["exchange wood-wood", "end"]
    stock(s, 0, wood=7, stone=2, coin=5)
    turn(s, 0, "produce-assign")
    assert refused(s, 0, "exchange stone-stone") == "no-room-for-coin"


# --- cards of one slot together ---------------------------------------------------------------


def edition_with(folder: Path, card: str, field: str, value: object) -> Kit:
    return Kit(
        checked(changed(DATA, folder, "cards", "technologies", set_field(card, field, value))), 5
    )


@rule("PEST-304", "PEST-308")
def test_mask_and_cart_together(tmp_path: Path) -> None:
    kit = edition_with(tmp_path, "medical-mask", "slot", "any")
    s = table(kit=kit)
    p = s.seats[0]
    p.technologies = [kit.technologies.index(n) for n in ("ambulance-cart", "medical-mask")] + [
        NOWHERE
    ]
    doctor(s, 0, "jassa")
    camp(s, 0, "kelm")
    sick(s, gothar=3)
    move(s, "go gothar")
    assert s.sick[place("gothar")] == 1
    assert p.zone == 2


@rule("PEST-305", "PEST-316")
def test_disinfectant_and_permit_together(tmp_path: Path) -> None:
    """Crossed for nothing, the location is skipped and gives nothing."""
    kit = edition_with(tmp_path, "disinfectant", "slot", "any")
    for last, herbs in (("go kestor", 0), ("stop", 1)):
        s = table(kit=kit)
        p = s.seats[0]
        p.technologies = [kit.technologies.index(n) for n in ("travel-permit", "disinfectant")] + [
            NOWHERE
        ]
        doctor(s, 0, "jassa")
        built(s, 1, "workshop-1", "gothar")
        move(s, "go gothar", last)
        assert p.stock[3] == herbs


@rule("PEST-329", "PEST-310")
def test_a_letter_takes_no_notice_of_experts(tmp_path: Path) -> None:
    kit = edition_with(tmp_path, "plague-experts", "slot", "any")
    s = table(kit=kit)
    cards = ("plague-experts", "letter-of-recommendation")
    s.seats[0].technologies = [kit.technologies.index(n) for n in cards] + [NOWHERE]
    s.seats[0].lying = [2, 0, 0]
    research(s, "employ capital", "employ capital")
    assert s.seats[0].influence == 0


@rule("PEST-229")
def test_powers_without_their_card_do_nothing() -> None:
    s = moving_without_cards()
    influence(s, 0)
    assert s.points == 2
    assert offered(s, 0, "jump") == []
    s = table(5)
    offer(s, "medical-mask", "scholars", "syringe", "tool-cart", "inhaler")
    quarantine(s, 0, 1)
    s.seats[0].healed = s.seats[0].capital = 1
    stock(s, 0, herbs=5, research=1)
    research(s, cell="move-heal")
    assert refused(s, 0, "discharge zone") == "no-technology"
    assert refused(s, 0, "employ capital") == "no-technology"
    assert refused(s, 0, "advance infirmary") == "nobody-to-advance"


@rule("PEST-112", "PEST-317", "PEST-328")
def test_an_assistant_on_one_card_leaves_the_other_free() -> None:
    s = table(2)
    doctor(s, 0, "corva")
    own(s, 0, "clinical-trials", "adrenaline-shot")
    stock(s, 0, herbs=3)
    s.order = [0, 1]
    s.seats[0].posted = 0b10
    run(s, BEGIN_TURNS)
    assert "trial" in offered(s, 0)
    s.seats[0].posted = 0b01
    run(s, BEGIN_TURNS)
    assert refused(s, 0, "trial") == "posted-already"


@rule("PEST-123", "PEST-327")
def test_a_coin_finds_room_only_if_no_other_type_stays_large() -> None:
    s = table(3)
    doctor(s, 0, "corva")
    own(s, 0, "storage-containers")
    stock(s, 0, wood=6, stone=1, food=1, coin=5)
    turn(s, 0, "build-assign")
    assert refused(s, 0, "exchange stone-food") == "no-room-for-coin"
    assert refused(s, 0, "exchange wood-stone") == ""
    stock(s, 0, wood=1, stone=6, food=1, coin=5)
    assert refused(s, 0, "exchange wood-food") == "no-room-for-coin"
