"""Where the bot's Doctor goes."""

from __future__ import annotations

from tablee.games.pest.actions import WAYS
from tablee.games.pest.kit import CITY
from tests.bots.pest.tables import LAST_YEAR, homestead, said, say, turn_of
from tests.games.pest.positions import (
    KIT,
    built,
    camp,
    decree,
    doctor,
    own,
    place,
    quarantine,
    sick,
    stock,
    turn,
)


def test_the_doctor_does_not_enter_where_the_sick_would_die() -> None:
    s = homestead(3)
    for near in KIT.near[place("varkand")]:
        s.sick[near] = 1
    s.sick[place("corva")] = 0
    quarantine(s, 0, 3, "move-build-produce-storage")
    turn(s, 0, "move-research")
    turn_of(s)
    assert s.seats[0].dead == 0


def test_the_imperative_to_pick_up_two_is_followed() -> None:
    s = homestead(1)
    decree(s, "quarantine-protocols")
    sick(s, nertha=2)
    stock(s, 0, food=2)
    s.decrees[0] = KIT.decrees.index("quarantine-protocols")
    doctor(s, 0, "corva")
    camp(s, 0, "jorland")
    turn(s, 0, "move-research")
    turn_of(s)
    assert s.seats[0].imperatives[0] == 1


def test_a_move_ends_where_it_brings_something() -> None:
    s = homestead(3)
    s.destroyed |= 1 << place("abben")
    turn(s, 0, "move-research")
    turn_of(s)
    assert not s.destroyed >> s.seats[0].doctor & 1
    assert sum(s.seats[0].stock) == 1


def test_no_token_is_paid_for_a_step_that_brings_little() -> None:
    s = homestead(3)
    stock(s, 0, research=1)
    turn(s, 0, "move-assign")
    assert "improve" not in turn_of(s)


def test_the_camp_stays_where_one_wants_to_build() -> None:
    s = homestead(5)
    decree(s, "urban-planning")  # Buildings in Cities count
    stock(s, 0, wood=5, stone=5)
    turn(s, 0, "move-assign")
    turn_of(s)
    assert s.seats[0].camp == place("varkand")
    assert KIT.size[s.seats[0].doctor] == CITY


def test_no_camp_is_left_in_the_last_turn() -> None:
    s = homestead(LAST_YEAR)
    stock(s, 0, wood=5, stone=5)
    turn(s, 0, "move-assign")
    turn_of(s)
    assert s.seats[0].camp < 0


def test_one_sick_subject_is_picked_up_without_the_camp() -> None:
    s = homestead(3)
    doctor(s, 0, "corva")
    sick(s, varkand=1)
    stock(s, 0, herbs=3, food=1)
    turn(s, 0, "move-heal")
    texts = turn_of(s)
    assert f"enter {WAYS[1]}" not in texts
    assert s.seats[0].healed == 1


def test_whoever_can_be_cured_or_treated_for_nothing_is() -> None:
    s = homestead(3)
    own(s, 0, "infirmary")
    doctor(s, 0, "corva")
    sick(s, varkand=1)
    turn(s, 0, "move-heal")
    assert "treat infirmary" in turn_of(s)


def test_the_way_through_the_own_building_is_free() -> None:
    s = homestead(3)
    built(s, 0, "workshop-1", "varkand")
    turn(s, 0, "move-assign")
    assert say(s) == "act move"
    assert said(s).split()[0] in ("go", "camp")


def test_a_jump_leads_to_a_site_that_is_too_far_to_walk() -> None:
    s = homestead(5)
    decree(s, "urban-planning")  # Buildings in Cities count
    own(s, 0, "cloning-experiment")
    built(s, 0, "workshop-1", "varkand")
    for n, size in enumerate(KIT.size):
        if size == CITY and n not in (place("varkand"), place("tharnis")):
            s.destroyed |= 1 << n
    stock(s, 0, wood=5, stone=5)
    turn(s, 0, "move-assign")
    assert turn_of(s)[:2] == ["act move", "jump tharnis"]
