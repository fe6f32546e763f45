"""The further worked examples of the rules, in their order, one test for each or for a few."""

from __future__ import annotations

import pytest

from tablee.games.pest.ending import SET_ORDER, capital_reward
from tablee.games.pest.favour import REVEAL_FAVOUR
from tablee.games.pest.influence import Rise
from tablee.games.pest.placing import BEGIN_TURNS
from tablee.games.pest.score import parts_of, rank, score
from tablee.games.pest.setup import lay_table
from tablee.games.pest.state import NOWHERE, Table
from tablee.games.pest.storing import receive
from tablee.games.pest.striking import REVEAL_PLAGUE
from tests.games.pest.positions import (
    KIT,
    asked,
    building,
    built,
    camp,
    decree,
    doctor,
    favour,
    hindered,
    influence,
    lay_on,
    offer,
    offered,
    own,
    place,
    places,
    plague,
    play,
    quarantine,
    refused,
    run,
    sick,
    stock,
    stocked,
    table,
    token,
    told,
    turn,
)
from tests.rules import rule

RED, BLUE, YELLOW = range(3)
A, B, C, D = range(4)


def strike(s: Table, card: str) -> None:
    s.plague, s.plague_shown = [plague(card)], []
    run(s, REVEAL_PLAGUE)


def standing(where: str, year: int = 1, **amounts: int) -> Table:
    """A table where the first player's Doctor stands there, with this stock."""
    s = table(5, year=year)
    doctor(s, 0, where)
    stock(s, 0, **amounts)
    return s


def act(s: Table, cell: str, *texts: str) -> None:
    """A turn that begins with the first action of a cell."""
    turn(s, 0, cell)
    play(s, 0, f"act {cell.split('-')[0]}", *texts)


# --- Build ------------------------------------------------------------------------------------


@rule("PEST-181", "PEST-187", "PEST-188", "PEST-341")
def test_the_first_workshop_in_varkand() -> None:
    s = standing("varkand", wood=1, stone=1, coin=2)
    act(s, "build-assign", "build workshop-1", "coins 0", "coins 0")
    assert s.seats[0].influence == 3
    play(s, 0, "take stone")
    assert stocked(s, 0) == {"stone": 1, "coin": 2}
    s.seats[0].staff = 1 << building("workshop-1")
    act(s, "produce-heal")
    assert stocked(s, 0) == {"stone": 2, "coin": 2}


@rule("PEST-184", "PEST-188")
@pytest.mark.parametrize(("where", "others"), [("gollor", 1), ("gothar", 2)])
def test_beside_buildings_of_others(where: str, others: int) -> None:
    s = standing(where, wood=1, stone=1)
    for seat in range(1, 1 + others):
        built(s, seat, "workshop-1", where)
    act(s, "build-assign", "build workshop-1")
    assert s.seats[0].influence == 1
    doctor(s, 4, where)
    stock(s, 4, wood=5, stone=5)
    turn(s, 4, "build-assign")
    assert refused(s, 4, "act build") == "nothing-to-build"


@rule("PEST-184", "PEST-148")
def test_camps_of_others_take_room() -> None:
    s = standing("jassa", wood=5, stone=5, food=5)
    camp(s, 1, "jassa")
    act(s, "build-assign")
    assert refused(s, 0, "build workshop-1") == "location-full"
    s = standing("gollor", wood=5, stone=5, food=5)
    built(s, 1, "workshop-1", "gollor")
    camp(s, 2, "gollor")
    act(s, "build-assign")
    assert refused(s, 0, "build workshop-1") == "location-full"
    act(s, "move-assign")
    assert refused(s, 0, "camp") == "location-full"


@rule("PEST-182", "PEST-186", "PEST-189", "PEST-341")
def test_what_the_first_brings_pays_for_the_second() -> None:
    s = standing("gothar", wood=2, stone=1)
    camp(s, 0, "jassa")
    act(s, "build-assign", "build workshop-1")
    assert (stocked(s, 0), s.seats[0].influence) == ({"wood": 1}, 3)
    play(s, 0, "take wood", "build-at-camp workshop-5")
    assert (stocked(s, 0), s.seats[0].influence) == ({}, 4)
    assert s.seats[0].camp == NOWHERE


# --- the plague -------------------------------------------------------------------------------


@rule("PEST-071", "PEST-076", "PEST-163")
def test_a_lone_building_in_corva() -> None:
    for answer, dead in (
        ("shelter move-build-produce-storage", 0),
        ("shelter move-build-produce", 1),
    ):
        s = table(3, year=3)
        built(s, RED, "workshop-1", "corva")
        quarantine(s, RED, 2, "move-build-produce")
        strike(s, "farming-villages")
        assert s.seats[RED].zone == 3
        play(s, RED, answer)
        assert (s.seats[RED].dead, s.sick[place("corva")]) == (dead, 0)


@rule("PEST-077", "PEST-078", "PEST-079", "PEST-321")
def test_what_keeps_the_plague_out() -> None:
    s = table(3)
    for seat in (RED, BLUE):
        built(s, seat, "workshop-1", "gothar")
    strike(s, "farming-villages")
    assert s.sick[place("gothar")] == s.seats[RED].zone == s.seats[BLUE].zone == 0
    s = table(3)
    doctor(s, YELLOW, "jassa")
    camp(s, BLUE, "jassa")
    strike(s, "quarry-villages")
    assert (s.sick[place("jassa")], s.seats[BLUE].camp) == (0, NOWHERE)
    for cards in ([], ["advanced-quarantine"]):
        s = table(3)
        own(s, RED, *cards)
        for seat in (RED, BLUE):
            camp(s, seat, "tharnis")
        strike(s, "farming-villages")
        if cards:
            play(s, RED, "stay")
        assert s.sick[place("tharnis")] == 0
        assert s.seats[BLUE].camp == NOWHERE
        assert s.seats[RED].camp == (place("tharnis") if cards else NOWHERE)


@rule("PEST-083", "PEST-086")
def test_terras_after_a_spread() -> None:
    s = table(5, year=3)
    sick(s, terras=4)
    strike(s, "marsh-villages")
    assert "terras" not in places(s.destroyed)
    s = table(5, year=3)
    sick(s, terras=4)
    strike(s, "forest-villages")
    assert places(s.destroyed) == ["terras"]
    assert [s.sick[place(name)] for name in ("blessir", "tharnis")] == [1, 1]
    assert s.sick[place("istrel")] == 2 + 1  # a Wood Village, struck by the card too


@rule("PEST-085", "PEST-086")
def test_two_fall_at_once() -> None:
    s = table(5, year=3)
    sick(s, abben=2, kestor=2)
    strike(s, "forest-villages")
    assert places(s.destroyed) == ["abben", "kestor"]
    wanted = {"silvar": 2, "nertha": 1, "gothar": 1, "hakkon": 1, "brennok": 3}
    assert {name: s.sick[place(name)] for name in wanted} == wanted
    s = table(5, year=3)
    sick(s, istrel=2, terras=2)
    strike(s, "forest-villages")
    assert places(s.destroyed) == ["istrel", "terras"]
    spread = ("jorland", "pelgar", "blessir", "tharnis", "istrel", "terras")
    assert [s.sick[place(name)] for name in spread] == [1, 1, 1, 1, 0, 0]


@rule("PEST-086", "PEST-087")
def test_a_building_next_to_a_fallen_location() -> None:
    """A Village spreads like a City."""
    s = table(5, year=5)
    sick(s, istrel=3)
    built(s, 3, "workshop-1", "pelgar")
    strike(s, "forest-villages")
    assert s.seats[3].zone == 1


@rule("PEST-029")
def test_plague_cards_for_two() -> None:
    for number in range(20):
        s = lay_table(table(2).kit)
        s.seed = b"%d" % number
        s.settle()
        in_game = s.plague + s.plague_shown
        assert len(in_game) == 6
        assert len(s.plague_box) == 12
        for first in (6, 9, 12):
            assert len([card for card in in_game if first <= card < first + 3]) <= 2


# --- Move -------------------------------------------------------------------------------------


@rule("PEST-130", "PEST-134", "PEST-145")
def test_past_an_own_building_and_on() -> None:
    s = standing("corva")
    built(s, 0, "workshop-1", "brennok")
    act(s, "move-assign", "go brennok", "go gothar", "go kestor", "stop")
    assert stocked(s, 0) == {"stone": 1}


@rule("PEST-135", "PEST-137")
def test_through_the_capital() -> None:
    s = standing("corva")
    act(s, "move-assign", "go thokaia")
    assert refused(s, 0, "stop") == "step-owed"
    play(s, 0, "go jassa", "go gothar", "stop")
    assert s.seats[0].doctor == place("gothar")


@rule("PEST-116", "PEST-131", "PEST-132", "PEST-166")
def test_a_subject_in_the_move_slot() -> None:
    s = standing("corva", research=1)
    quarantine(s, 0, 3, "move-build-produce-storage")
    act(s, "move-assign")
    assert s.points == 1
    play(s, 0, "improve")
    assert (s.points, stocked(s, 0)) == (2, {})
    s = standing("corva")
    quarantine(s, 0, 3, "move")
    turn(s, 0, "move-assign")
    play(s, 0, "arrange build", "act move")
    assert (s.points, hindered(s, 0)) == (2, ["build"])


@rule("PEST-124", "PEST-126", "PEST-139", "PEST-140", "PEST-141", "PEST-148")
def test_three_sick_in_gothar() -> None:
    s = standing("jassa", food=1, herbs=2)
    camp(s, 0, "kelm")
    sick(s, gothar=3)
    act(s, "move-assign")
    assert refused(s, 0, "go gothar") == "cannot-collect"
    play(s, 0, "exchange herbs-herbs", "go gothar")
    assert stocked(s, 0) == {}
    s = standing("jassa", food=1, herbs=2)
    sick(s, gothar=3)
    act(s, "move-assign", "go gothar")
    assert (s.seats[0].camp, s.seats[0].zone) == (place("gothar"), 3)
    assert stocked(s, 0) == {"food": 1, "herbs": 2}


@rule("PEST-148", "PEST-149")
def test_a_camp_beside_a_building() -> None:
    for where, start, fits in (("elbrin", "jassa", False), ("gollor", "gothar", True)):
        s = standing(start)
        built(s, 1, "workshop-1", where)
        act(s, "move-assign", f"go {where}")
        assert ("camp" in offered(s, 0)) == fits
        assert refused(s, 0, "camp") == ("" if fits else "location-full")


@rule("PEST-138")
def test_there_and_back_again() -> None:
    s = standing("corva", research=1)
    act(s, "move-assign", "improve", "go nertha", "go corva")
    assert refused(s, 0, "go nertha") == "entered-already"
    play(s, 0, "go varkand")
    assert s.seats[0].doctor == place("varkand")


@rule("PEST-164", "PEST-165")
def test_the_last_grave() -> None:
    s = standing("jassa", food=1)
    camp(s, 0, "kelm")
    quarantine(s, 0, 3, "move-build-produce-storage")
    s.seats[0].dead = 4
    sick(s, gothar=2)
    act(s, "move-assign", "go gothar")
    assert (s.seats[0].dead, s.seats[0].negative) == (5, 3)


# --- Produce, Heal, Assign, Research ----------------------------------------------------------


def estate(**amounts: int) -> Table:
    s = standing("kestor", **amounts)
    built(s, 0, "castle", "corva")
    built(s, 0, "workshop-1", "varkand", staffed=True)
    built(s, 0, "workshop-2", "abben")
    built(s, 0, "mill", "nertha", staffed=True)
    built(s, 0, "factory", "gothar")
    built(s, 0, "bank", "jassa", staffed=True)
    s.seats[0].healed = 4
    return s


@rule("PEST-190", "PEST-191", "PEST-192", "PEST-193", "PEST-194", "PEST-210", "PEST-211")
def test_six_buildings_produce() -> None:
    s = estate()
    act(s, "produce-assign")
    assert stocked(s, 0) == {"food": 1, "stone": 1, "herbs": 3, "coin": 1, "research": 2}


@rule("PEST-212", "PEST-213")
def test_six_buildings_hindered_and_improved() -> None:
    s = estate(research=1)
    quarantine(s, 0, 3, "produce")
    act(s, "produce-assign")
    assert offered(s, 0, "more") == ["stone", "food", "herbs"]
    play(s, 0, "more herbs")
    assert offered(s, 0, "less") == ["stone", "food", "herbs"]
    play(s, 0, "less food")
    assert stocked(s, 0) == {"stone": 1, "herbs": 4, "coin": 1, "research": 2}


@rule("PEST-122", "PEST-235", "PEST-236")
def test_as_many_as_herbs_can_heal() -> None:
    for coins, healed, left in ((0, 4, {"herbs": 1}), (1, 5, {})):
        s = standing("corva", herbs=4, coin=coins)
        s.seats[0].healed = 2
        quarantine(s, 0, 3, "move")
        turn(s, 0, "produce-heal")
        play(s, 0, "act heal")
        while asked(s, 0) in ("heal-subject", "pay-coins"):
            healing = [text for text in offered(s, 0) if text.startswith("heal ")]
            if asked(s, 0) == "heal-subject" and not healing:
                break
            play(s, 0, healing[0] if healing else offered(s, 0)[0])
        assert (s.seats[0].healed, stocked(s, 0)) == (healed, left)


def court(healed: int, year: int = 1) -> Table:
    s = standing("corva", year=year)
    built(s, 0, "workshop-1", "varkand")
    built(s, 0, "workshop-2", "nertha")
    s.seats[0].healed = healed
    s.rewards = sorted([KIT.rewards.index("coin"), KIT.rewards.index("wood")])
    return s


@rule("PEST-245", "PEST-250")
def test_one_token_for_two_subjects() -> None:
    s = court(3)
    turn(s, 0, "move-assign")
    play(s, 0, "act assign", "assign workshop-1", "assign capital", "assign capital")
    assert (s.seats[0].healed, asked(s, 0)) == (0, "claim-reward")
    play(s, 0, "claim coin")
    assert asked(s, 0) != "claim-reward"
    assert stocked(s, 0) == {"coin": 1}


@rule("PEST-247", "PEST-250", "PEST-357")
def test_from_a_workshop_to_the_mill() -> None:
    s = court(0)
    decree(s, "call-to-the-capital")
    built(s, 0, "mill", "gothar")
    s.seats[0].staff = 1 << building("workshop-1")
    turn(s, 0, "move-assign")
    play(s, 0, "act assign", "shift workshop-1", "assign mill")
    assert s.seats[0].staff == 1 << building("mill")
    assert s.seats[0].imperatives == [0, 0, 0]
    assert len(s.rewards) == 2


@rule("PEST-221", "PEST-223", "PEST-227")
def test_a_steel_horseshoe_for_a_medical_mask() -> None:
    s = standing("corva", research=4)
    own(s, 0, "medical-mask", "inhaler", "storage-jars")
    offer(s, "steel-horseshoe", "syringe", "scholars", "tool-cart", "checkpoint")
    turn(s, 0, "produce-research")
    play(s, 0, "act research", "acquire steel-horseshoe")
    assert stocked(s, 0) == {"research": 1}
    names = [KIT.technologies[card] for card in s.seats[0].technologies]
    assert names == ["steel-horseshoe", "inhaler", "storage-jars"]
    assert s.seats[0].renown == 2
    assert len(s.market) == 5
    assert KIT.technologies.index("medical-mask") in s.market + s.deck


@rule("PEST-224")
def test_an_infirmary_with_a_patient_stays() -> None:
    s = standing("corva", research=4)
    own(s, 0, "medical-mask", "infirmary")
    lay_on(s, 0, "infirmary", 1)
    offer(s, "syringe", "blast-furnace", "scholars", "tool-cart", "checkpoint")
    turn(s, 0, "produce-research")
    play(s, 0, "act research")
    assert refused(s, 0, "acquire syringe") == "no-slot"


@rule("PEST-228")
def test_a_refresh_and_a_card() -> None:
    s = standing("corva", research=3)
    offer(s, "steel-horseshoe", "syringe", "scholars", "tool-cart", "storage-jars")
    turn(s, 0, "produce-research")
    play(s, 0, "act research", "refresh")
    offer(s, "medical-mask", "syringe", "scholars", "tool-cart", "storage-jars")
    play(s, 0, "acquire medical-mask")
    assert (stocked(s, 0), len(s.market)) == ({}, 5)


# --- Influence, Favour, the Capital -----------------------------------------------------------


@rule("PEST-340", "PEST-341")
def test_two_markers_are_skipped() -> None:
    s = table(3)
    influence(s, 4, 6, 7)
    run(s, Rise(A, 3))
    assert (s.seats[A].influence, stocked(s, A)) == (9, {"research": 1})
    assert parts_of(s, A)["icons"] == 1


@rule("PEST-261", "PEST-262")
def test_the_order_of_a_new_year() -> None:
    s = table(4)
    s.order = [A, B, C, D]
    influence(s, 3, 0, 0, 5)
    run(s, SET_ORDER)
    assert s.order == [C, B, A, D]


@rule("PEST-102", "PEST-103", "PEST-104", "PEST-105")
def test_favour_by_influence() -> None:
    s = table(4, year=2)
    influence(s, 3, 0, 0, 5)
    s.favour_shown, s.favour = [favour("council-aid-granaries")], [favour("council-silence-1")]
    run(s, REVEAL_FAVOUR)
    play(s, B, "take wood")
    play(s, C, "take herbs")
    assert [stocked(s, seat) for seat in range(4)] == [
        {"food": 2},
        {"wood": 1, "food": 2},
        {"food": 2, "herbs": 1},
        {"food": 1},
    ]


@rule("PEST-272", "PEST-273", "PEST-274", "PEST-275", "PEST-276", "PEST-386")
@pytest.mark.parametrize(
    ("counts", "rewards"),
    [
        ([3, 3, 2, 0], [2, 2, 3, 0]),
        ([4, 2, 2, 1], [1, 3, 3, 0]),
        ([3, 2, 1, 1], [1, 2, 0, 0]),
        ([2, 0], [1, 0]),
        ([1, 1], [2, 2]),
    ],
)
def test_ranks_in_the_capital(counts: list[int], rewards: list[int]) -> None:
    s = table(len(counts))
    for p, count in zip(s.seats, counts, strict=True):
        p.capital = count
    assert [capital_reward(s, seat) for seat in range(len(counts))] == rewards


@rule("PEST-353", "PEST-188")
def test_a_village_more_than_the_imperative_counts() -> None:
    s = standing("jassa", wood=1, stone=1)
    decree(s, "full-granaries")
    s.seats[0].imperatives = [4, 0, 0]
    act(s, "build-assign", "build workshop-1")
    assert (s.seats[0].imperatives, s.seats[0].influence) == ([4, 0, 0], 1)


@rule("PEST-196", "PEST-198")
def test_an_improved_granary() -> None:
    for saved, left in (("wood", {"wood": 1}), ("stone", {"stone": 1})):
        s = standing("kelm", wood=2, stone=1, food=2, research=1)
        act(s, "build-assign", "build-capital imperial-granary")
        assert refused(s, 0, "save food") == "not-in-cost"
        play(s, 0, f"save {saved}")
        assert stocked(s, 0) == left
        assert (s.seats[0].renown, s.seats[0].influence) == (3, 2)


# --- Technologies -----------------------------------------------------------------------------


@rule("PEST-140", "PEST-304")
def test_a_mask_a_camp_and_four_sick() -> None:
    s = standing("gothar", food=1)
    own(s, 0, "medical-mask")
    sick(s, gollor=4)
    act(s, "move-assign", "go gollor")
    assert refused(s, 0, "enter leave-pay") == "cannot-collect"
    play(s, 0, "enter leave-camp")
    assert (s.seats[0].zone, s.sick[place("gollor")], stocked(s, 0)) == (3, 1, {"food": 1})
    assert s.seats[0].camp == place("gollor")


@rule("PEST-306", "PEST-132")
def test_a_hindered_jump() -> None:
    s = standing("gothar", research=1)
    own(s, 0, "cloning-experiment")
    built(s, 0, "workshop-1", "terras")
    camp(s, 0, "kelm")
    quarantine(s, 0, 3, "move-build-produce-storage")
    act(s, "move-assign")
    assert refused(s, 0, "jump tharnis") == "no-points"
    play(s, 0, "improve", "jump tharnis")
    assert asked(s, 0) != "move-doctor"
    assert s.seats[0].doctor == place("tharnis")


@rule("PEST-315")
def test_a_uniform_and_a_lone_workshop() -> None:
    for answer, taken in (("refuse", 1), ("admit", 2)):
        s = table(5, year=3)
        own(s, 0, "protective-uniform")
        built(s, 0, "workshop-1", "istrel")
        strike(s, "forest-villages")
        play(s, 0, answer)
        assert s.seats[0].zone == taken


@rule("PEST-327")
def test_containers_hold_one_large_type() -> None:
    s = table(5)
    own(s, 0, "storage-containers")
    stock(s, 0, wood=6, stone=4)
    receive(s, 0, [0, 2, 0, 0, 0, 0, 0, 0, 0])
    assert stocked(s, 0) == {"wood": 6, "stone": 5}


@rule("PEST-328")
def test_an_adrenaline_shot_repeats_an_occupied_cell() -> None:
    s = table(2)
    for seat in (0, 1):
        doctor(s, seat, "corva")
    own(s, 0, "adrenaline-shot")
    s.seats[0].grid = 1 << 1  # Move and Heal
    s.order = [0, 1]
    run(s, BEGIN_TURNS)
    assert offered(s, 0, "repeat") == ["move-heal"]
    assert refused(s, 0, "repeat build-heal") == "cell-empty"
    play(s, 0, "repeat move-heal")
    assert "act move" in offered(s, 0)
    play(s, 0, "end")
    assert s.seats[0].grid == 1 << 1


@rule("PEST-310", "PEST-357")
def test_plague_experts_and_political_war() -> None:
    s = standing("corva", year=5)
    decree(s, "political-war")
    s.rewards = [KIT.rewards.index("coin")]
    own(s, 0, "plague-experts")
    lay_on(s, 0, "plague-experts", 2)
    turn(s, 0, "produce-research")
    play(s, 0, "act research", "employ capital", "employ capital")
    assert (s.seats[0].capital, s.seats[0].imperatives) == (2, [0, 0, 0])
    assert len(s.rewards) == 1


@rule("PEST-321")
def test_advanced_quarantine_heals_one_of_three() -> None:
    s = standing("jassa")
    own(s, 0, "advanced-quarantine")
    s.seats[0].healed = 5
    sick(s, gothar=3)
    act(s, "move-assign", "go gothar", "cure")
    assert (s.seats[0].healed, s.seats[0].zone) == (6, 2)


# --- setup ------------------------------------------------------------------------------------


@rule("PEST-380", "PEST-381", "PEST-382")
def test_a_stone_token_in_gothar() -> None:
    """What its icon brings is seen in test_setup.py."""
    for card, count in (("black-caravan-3", 1), ("farming-villages", 0)):
        s = table(5, advanced=True)
        token(s, "gothar", "stone")
        strike(s, card)
        assert s.sick[place("gothar")] == count
    s = table(5, advanced=True)
    token(s, "gothar", "stone")
    doctor(s, 0, "kelm")
    built(s, 0, "factory", "gothar")
    act(s, "produce-assign")
    assert stocked(s, 0) == {"stone": 1}


@rule("PEST-034")
def test_the_pool_of_two_players() -> None:
    s = table(2)
    shown = [place for card in (0, 2) for place in s.kit.start_places[card]]
    pool = [s.kit.places[n] for n in shown if not s.destroyed >> n & 1]
    assert pool == ["birrik", "hollin", "corva", "istrel"]


# --- scoring ----------------------------------------------------------------------------------


def finished(seats: int, mode: str) -> Table:
    s = table(seats, mode, year=6)
    p = s.seats[0]
    p.renown, p.negative, p.healed, p.imperatives = 14, 3, 5, [2, 3, 1]
    works = {"workshop-1": "gothar", "workshop-2": "varkand", "workshop-3": "kestor"}
    for name, where in (works | {"mill": "nertha", "factory": "jassa"}).items():
        built(s, 0, name, where)
    own(s, 0, "medical-mask", "blast-furnace", "adrenaline-shot")
    return s


@rule("PEST-361", "PEST-362", "PEST-363", "PEST-364", "PEST-365", "PEST-366", "PEST-367")
def test_final_scoring() -> None:
    s = finished(3, "standard")
    influence(s, 26, 30, 0)
    assert score(s, 0).total == 14 - 3 + 10 + 2 + 5 + 7 + 7 + 5 + 3 == 50


@rule("PEST-397", "PEST-398", "PEST-399", "PEST-400", "PEST-401")
def test_final_scoring_of_the_duel() -> None:
    s = finished(2, "duel")
    influence(s, 26, 30)
    s.seats[0].capital_buildings, s.seats[1].capital_buildings = 1, 2
    assert score(s, 0).total == 11 + 12 + 5 + 3 + 7 + 5 + 10 == 53


# --- Duel and solo ----------------------------------------------------------------------------


@rule("PEST-391", "PEST-341")
def test_a_blocked_space() -> None:
    s = table(2, "duel")
    influence(s, 3)
    run(s, Rise(0, 2))
    assert (s.seats[0].influence, stocked(s, 0)) == (6, {"research": 1})


@rule("PEST-395")
def test_three_each_in_the_last_era() -> None:
    s = table(2, "duel", year=6)
    s.seats[0].capital = s.seats[1].capital = s.neutral = 3
    assert [capital_reward(s, seat) for seat in (0, 1)] == [2, 2]


@rule("PEST-451", "PEST-341")
def test_alone_a_marker_is_skipped() -> None:
    s = table(1, "solo")
    influence(s, 4)
    run(s, Rise(0, 1))
    assert (s.seats[0].influence, s.neutral, stocked(s, 0)) == (6, 1, {"research": 1})


@rule("PEST-449", "PEST-196")
def test_alone_the_university_is_built() -> None:
    s = table(1, "solo")
    doctor(s, 0, "corva")
    stock(s, 0, wood=5, stone=5, food=5)
    act(s, "build-assign", "build-capital university")
    assert (s.seats[0].renown, s.seats[0].influence, s.neutral) == (3, 3, 1)


@rule("PEST-452")
def test_alone_with_four_markers_left() -> None:
    s = table(1, "solo", year=3)
    s.marked_spaces = 1 << 15 | 1 << 22 | 1 << 30 | 1 << 40
    s.favour_shown, s.favour = [favour("council-aid-warehouses")], [favour("council-silence-1")]
    run(s, REVEAL_FAVOUR)
    play(s, 0, "take wood", "take stone")
    assert stocked(s, 0) == {"wood": 1, "stone": 1}


@rule("PEST-457", "PEST-458")
def test_alone_an_archduke() -> None:
    s = table(1, "solo", year=6)
    p = s.seats[0]
    p.renown, p.negative, p.dead = 58, 6, 1
    s.marked_levels = [0b10, 0b10, 0]
    s.marked_buildings = 0b111
    s.marked_spaces = 1 << 15 | 1 << 22 | 1 << 30 | 1 << 40
    assert score(s, 0).total == 58 - 6 - 10 == 42
    assert s.kit.ranks[rank(s)] == "archduke"


# --- the rest ---------------------------------------------------------------------------------


@rule("PEST-073", "PEST-381")
def test_a_village_with_port_and_wood() -> None:
    s = table(5, advanced=True, year=3)
    token(s, "kelm", "wood")
    strike(s, "red-sea-traders")
    assert s.sick[place("kelm")] == 2


@rule("PEST-105")
def test_favour_for_all_on_zero() -> None:
    s = table(4, year=2)
    s.favour_shown, s.favour = [favour("council-aid-scholars")], [favour("council-silence-1")]
    run(s, REVEAL_FAVOUR)
    assert [stocked(s, seat) for seat in range(4)] == [{"research": 2}] * 4


@rule("PEST-308")
def test_an_ambulance_cart_and_four_sick() -> None:
    for food, why in ((1, "cannot-collect"), (2, "")):
        s = standing("jassa", food=food)
        own(s, 0, "ambulance-cart")
        camp(s, 0, "kelm")
        sick(s, gothar=4)
        act(s, "move-assign")
        assert refused(s, 0, "go gothar") == why
    play(s, 0, "go gothar")
    assert stocked(s, 0) == {}


@rule("PEST-091", "PEST-315")
def test_two_spreads_are_one_strike() -> None:
    s = table(5, year=3)
    sick(s, abben=2, kestor=2)
    camp(s, BLUE, "silvar")
    strike(s, "forest-villages")
    assert (s.sick[place("silvar")], s.seats[BLUE].camp) == (0, NOWHERE)
    assert len(told(s, "camp-returns")) == 1
    s = table(5, year=3)
    sick(s, abben=2, kestor=2)
    own(s, BLUE, "protective-uniform")
    built(s, BLUE, "workshop-1", "silvar")
    strike(s, "forest-villages")
    play(s, BLUE, "refuse")
    assert s.seats[BLUE].zone == 1


@rule("PEST-115", "PEST-197", "PEST-198", "PEST-341")
def test_a_token_gained_in_the_middle_of_a_build() -> None:
    s = standing("gothar", wood=4, stone=1)
    influence(s, 5)
    camp(s, 0, "jassa")
    quarantine(s, 0, 3, "build")
    act(s, "build-assign", "build workshop-1")
    assert stocked(s, 0) == {"wood": 2, "research": 1}
    assert s.seats[0].influence == 8
    play(s, 0, "build-at-camp workshop-5", "save wood")
    assert stocked(s, 0) == {"wood": 1}


@rule("PEST-137", "PEST-154")
def test_the_food_for_the_way_out() -> None:
    s = standing("varkand", food=2)
    camp(s, 0, "kelm")
    sick(s, brennok=3, caldrin=3, dunmel=3, hollin=3, jassa=3)
    act(s, "move-assign", "go corva", "go thokaia")
    assert refused(s, 0, "exchange food-food") == "no-way-left"


@rule("PEST-140", "PEST-155")
def test_the_camp_that_is_needed_for_a_step() -> None:
    s = standing("kestor")
    sick(s, gothar=2, hakkon=2, silvar=2)
    act(s, "move-assign")
    assert refused(s, 0, "camp") == "no-way-left"
    play(s, 0, "go silvar")
    assert (s.seats[0].doctor, s.seats[0].camp) == (place("silvar"), place("silvar"))


@rule("PEST-128", "PEST-327")
def test_one_of_two_types_becomes_large() -> None:
    s = standing("kestor", wood=5, stone=5)
    own(s, 0, "storage-containers")
    built(s, 0, "castle", "corva")
    built(s, 0, "workshop-1", "abben", staffed=True)
    built(s, 0, "workshop-2", "varkand", staffed=True)
    act(s, "produce-assign")
    assert offered(s, 0) == ["enlarge wood", "enlarge stone"]
    play(s, 0, "enlarge wood")
    assert stocked(s, 0) == {"wood": 6, "stone": 5, "food": 1}


@rule("PEST-163", "PEST-165")
def test_a_full_cemetery_or_another_slot() -> None:
    s = table(5, year=3)
    own(s, 0, "protective-uniform")
    built(s, 0, "workshop-1", "istrel")
    quarantine(s, 0, 3, "move")
    s.seats[0].dead = 5
    strike(s, "forest-villages")
    play(s, 0, "refuse")  # so that it brings one
    wanted = ["move", "move-build", "move-produce", "move-storage"]
    assert set(wanted) <= set(offered(s, 0, "shelter"))
    play(s, 0, "shelter move")
    assert (s.seats[0].negative, s.seats[0].dead) == (3, 5)
