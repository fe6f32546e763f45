"""What boards are told beyond the view: the rules themselves say so."""

from __future__ import annotations

from random import Random

import pytest

from tablee.games.pest import PEST
from tablee.games.pest.building import works_offered
from tablee.games.pest.danger import dangers
from tablee.games.pest.outlook import follows, output, refused, risk, ways
from tablee.games.pest.placing import BEGIN_TURNS
from tablee.games.pest.prospects import prospects
from tablee.games.pest.quarantine import empty_slots, sick_subjects
from tablee.games.pest.standing import standing_of
from tablee.games.pest.state import Table
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
    play,
    quarantine,
    run,
    sick,
    stock,
    stocked,
    table,
    turn,
)
from tests.rules import rule


@rule("PEST-134", "PEST-139", "PEST-140")
def test_ways_tell_points_food_and_the_sick() -> None:
    s = table(5)
    doctor(s, 0, "jassa")
    stock(s, 0, food=2)
    sick(s, gothar=2, elbrin=4)
    found = ways(s, 0)
    assert found["gothar"] == {
        "path": ["gothar"],
        "points": 1,
        "food": 1,
        "sick": 2,
        "camp": False,
        "meets": False,
        "after": {
            "stock": {"wood": 0, "stone": 0, "food": 1, "herbs": 1, "coin": 0, "research": 0},
            "zone": 2,
            "sick": 2,
            "crowd": 0,
            "buried": 0,
            "dead": 0,
        },
    }
    assert found["elbrin"]["camp"]
    assert found["elbrin"]["food"] == 0
    assert found["corva"]["path"] == ["thokaia", "corva"]
    camp(s, 0, "kelm")
    assert "elbrin" not in ways(s, 0)


def test_ways_go_on_from_where_the_doctor_is() -> None:
    s = table(5)
    doctor(s, 0, "corva")
    turn(s, 0, "move-assign")
    play(s, 0, "act move", "go brennok")
    found = ways(s, 0)
    near = set(offered(s, 0, "go")) - {"thokaia"}
    assert set(found) == near | {"caldrin", "dunmel", "hollin", "jassa"}
    assert all(way["points"] <= 1 for way in found.values())


@pytest.mark.parametrize("number", range(12))
def test_every_way_can_be_gone_as_it_says(number: int) -> None:
    """Random maps: whatever is promised is what the questions then allow."""
    dice = Random(number)
    s = table(5)
    for n in range(45):
        s.sick[n] = dice.choice([0, 0, 0, 1, 2, 3])
    for n, colour in enumerate(KIT.horseshoe):
        s.road_sick[n] = dice.choice([0, 1, 2]) if colour >= 0 else 0
    start = dice.randrange(45)
    s.sick[start] = 0
    s.seats[0].doctor = start
    stock(s, 0, food=dice.randint(0, 5), coin=dice.randint(0, 2), wood=dice.randint(0, 5))
    quarantine(s, 0, dice.randint(0, 3))
    s.seats[0].hindering = dice.randint(0, 15)
    s.seats[0].dead = dice.randint(0, 5)
    for name in ("workshop-1", "workshop-2", "mill"):
        built(s, 0, name, KIT.places[dice.randrange(45)])
    camp(s, 0, "kelm")
    turn(s, 0, "move-assign")
    found = ways(s, 0)
    for name, way in found.items():
        tried = s.clone()
        play(tried, 0, "act move")
        for step in way["path"]:
            play(tried, 0, f"go {step}")
            answer_the_least(tried)
        assert tried.seats[0].doctor == place(name)
        if asked(tried, 0) == "move-doctor":
            play(tried, 0, "stop")
        p, after = tried.seats[0], way["after"]
        assert stocked(tried, 0) == {kind: count for kind, count in after["stock"].items() if count}
        assert p.zone == after["zone"]
        assert after["sick"] <= standing_of(s, 0)["slots"]
        assert sick_subjects(p) == after["sick"] - after["crowd"]
        assert p.dead == min(KIT.graves, after["dead"] + after["crowd"])
        assert after["buried"] == max(0, way["sick"] - empty_slots(s, s.seats[0]))
    one_step = s.clone()
    if found:
        play(one_step, 0, "act move")
        assert set(offered(one_step, 0, "go")) - {"thokaia"} <= set(found)


def answer_the_least(s: Table) -> None:
    """No Coin more than must be paid; nobody in a slot with a drawback."""
    while asked(s, 0) in ("shelter-sick", "pay-coins"):
        s.apply(0, s.options(0)[0])


@rule("PEST-305", "PEST-146", "PEST-120")
def test_a_way_tells_what_locations_would_give() -> None:
    s = table(5)
    doctor(s, 0, "corva")
    built(s, 1, "workshop-1", "brennok")
    found = ways(s, 0)
    assert found["gothar"]["path"] == ["brennok", "gothar"]
    assert found["gothar"]["after"]["stock"]["stone"] == 0
    own(s, 0, "disinfectant")
    assert (
        ways(s, 0)["gothar"]["after"]["stock"] | {"stone": 1, "herbs": 1}
        == (ways(s, 0)["gothar"]["after"]["stock"])
    )
    assert ways(s, 0)["brennok"]["after"]["stock"]["stone"] == 1
    stock(s, 0, stone=5)
    assert ways(s, 0)["brennok"]["after"]["stock"]["stone"] == 5
    own(s, 0, "storage-containers")
    assert ways(s, 0)["brennok"]["after"]["stock"]["stone"] == 6
    stock(s, 0, stone=5, wood=6)
    assert ways(s, 0)["brennok"]["after"]["stock"]["stone"] == 5


@rule("PEST-145")
def test_a_location_gives_once_in_a_move() -> None:
    s = table(5)
    doctor(s, 0, "corva")
    own(s, 0, "disinfectant")
    built(s, 1, "workshop-1", "brennok")
    turn(s, 0, "move-assign")
    s.given = 1 << place("gothar")
    assert ways(s, 0)["gothar"]["after"]["stock"]["herbs"] == 1
    play(s, 0, "act move", "go brennok")
    s.given |= 1 << place("gothar")
    assert ways(s, 0)["gothar"]["after"]["stock"]["herbs"] == 0


@rule("PEST-353")
def test_nothing_meets_an_imperative_that_is_at_its_end() -> None:
    s = table(5, year=1)
    decree(s, "rival-houses")
    doctor(s, 0, "corva")
    built(s, 1, "workshop-1", "brennok")
    assert ways(s, 0)["brennok"]["meets"]
    s.seats[0].imperatives[0] = KIT.levels
    assert not ways(s, 0)["brennok"]["meets"]


@rule("PEST-210", "PEST-214")
def test_output_is_what_a_produce_action_gives() -> None:
    s = table(5)
    doctor(s, 0, "kestor")
    built(s, 0, "castle", "corva")
    built(s, 0, "mill", "nertha", staffed=True)
    built(s, 0, "workshop-1", "gothar")
    s.seats[0].healed = 4
    told = output(s, 0)
    turn(s, 0, "produce-assign")
    play(s, 0, "act produce")
    assert stocked(s, 0) == told == {"food": 1, "herbs": 2, "research": 2}


@rule("PEST-114")
def test_actions_without_effect_are_named_while_one_is_chosen() -> None:
    s = table(3)
    doctor(s, 0, "kestor")
    built(s, 0, "castle", "corva")
    run(s, BEGIN_TURNS)
    assert refused(s, 0) == {
        "build": "nothing-to-build",
        "research": "nothing-to-research",
        "heal": "nothing-to-heal",
        "assign": "nobody-to-assign",
    }
    stock(s, 0, wood=2, research=1)
    assert refused(s, 0) == {"heal": "nothing-to-heal", "assign": "nobody-to-assign"}
    play(s, 0, "place move-heal", "act move")
    assert refused(s, 0) == refused(s, 1) == {}


@rule("PEST-072")
def test_risk_counts_the_cards_that_nobody_has_seen() -> None:
    s = table(5)
    found = risk(s)
    assert found["cards"] == 18
    assert found["places"]["gothar"] == 4
    assert len(found["roads"]) == 9
    assert set(found["roads"].values()) == {3}
    s.plague_shown = [5]
    assert risk(s)["places"]["gothar"] == 3
    assert risk(s)["cards"] == 17
    s.destroyed |= 1 << place("gothar")
    assert "gothar" not in risk(s)["places"]


def test_everything_is_told_from_a_view() -> None:
    for seats in range(1, 6):
        s: Table = PEST.make(seats, "base", {}).deal(b"outlook")
        assert "ways" not in follows(s.seen_by(0))
        while asked(s, s.acting()[0]) in ("place-castle", "place-doctor"):
            seat = s.acting()[0]
            s.apply(seat, s.options(seat)[0])
        for viewer in range(-1, seats):
            told = follows(s.seen_by(viewer))
            assert ("ways" in told) == (viewer >= 0)
            assert ("rank" in told) == (seats == 1)
            assert len(told["agenda"]) == len(told["capital"]) == len(told["output"]) == seats


@rule("PEST-136")
def test_a_doctor_in_the_capital_produces_nothing_and_nothing_fails() -> None:
    s = table(3)
    doctor(s, 0, "thokaia")
    assert output(s, 0) == {}


@rule("PEST-142")
def test_the_road_to_the_capital_is_paid_for() -> None:
    s = table(3)
    doctor(s, 0, "jassa")
    stock(s, 0, food=2)
    free = ways(s, 0)["hollin"]
    assert free["path"] == ["thokaia", "hollin"]
    s.road_sick[s.kit.roads.index("jassa-thokaia")] = 2
    paid = ways(s, 0)["hollin"]
    assert (paid["food"], paid["sick"]) in [(2, 2), (0, 0)]
    assert paid["path"][0] != "thokaia" or paid["food"] == free["food"] + 2


@rule("PEST-083")
def test_danger_counts_the_cards_that_would_destroy_a_location() -> None:
    s = table(3)
    assert dangers(s) == {}
    sick(s, jassa=3)
    assert dangers(s) == {"jassa": risk(s)["places"]["jassa"]}
    doctor(s, 0, "jassa")
    assert dangers(s) == {}


@rule("PEST-120", "PEST-160")
def test_standings_tell_slots_and_limits() -> None:
    s = table(3)
    told = [standing_of(s, seat) for seat in range(3)]
    assert [(one["slots"], one["easy"], one["storage"]) for one in told] == [(7, 3, 5)] * 3
    s.seats[1].hindering = 8
    hindered = standing_of(s, 1)
    assert (hindered["sick"], hindered["slots"], hindered["storage"]) == (1, 7, 4)


@rule("PEST-146", "PEST-351")
def test_a_way_meets_the_imperative_where_it_ends_or_does_not_skip() -> None:
    s = table(5, year=1)
    decree(s, "rival-houses")
    doctor(s, 0, "corva")
    for seat in (0, 1):
        built(s, seat, "workshop-1", "brennok")
    found = ways(s, 0)
    assert found["brennok"]["meets"]
    assert found["gothar"]["path"] == ["brennok", "gothar"]
    assert not found["gothar"]["meets"]


@rule("PEST-236", "PEST-122")
def test_prospects_count_who_could_be_healed() -> None:
    for healed, herbs, coins, sick_ones, count in (
        (0, 0, 0, 3, 0),
        (0, 2, 0, 3, 2),
        (3, 1, 0, 3, 0),
        (3, 1, 1, 3, 1),
        (3, 5, 0, 2, 2),
        (12, 5, 5, 3, 0),
    ):
        s = table(3)
        doctor(s, 0, "corva")
        stock(s, 0, herbs=herbs, coin=coins)
        quarantine(s, 0, sick_ones)
        s.seats[0].healed = healed
        assert prospects(s, 0)["healed"] == count


@rule("PEST-127", "PEST-197", "PEST-212")
def test_standings_tell_what_sick_subjects_cost() -> None:
    s = table(3)
    costs = ("blocked", "surcharge", "shortfall")
    assert [standing_of(s, 0)[cost] for cost in costs] == [0, 0, 0]
    s.seats[0].hindering = 2 | 4 | 8
    assert [standing_of(s, 0)[cost] for cost in costs] == [1, 1, 1]
    own(s, 0, "loading-crane")
    assert standing_of(s, 0)["blocked"] == s.kit.storage + 1 - s.kit.blocked_storage


@rule("PEST-181")
def test_a_building_that_fits_at_doctor_and_camp_counts_once() -> None:
    s = table(3)
    doctor(s, 0, "jassa")
    stock(s, 0, wood=5, stone=5, food=5)
    here = prospects(s, 0)["works"]
    camp(s, 0, "hollin")
    assert len(works_offered(s, 0, False)) > here
    assert prospects(s, 0)["works"] == here
