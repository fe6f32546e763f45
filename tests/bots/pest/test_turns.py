"""Which cell the bot takes, and in which order it plays the two actions."""

from __future__ import annotations

from tablee.bots.expert.pest.outlook.turn import Turn
from tablee.games.pest.acting import PRODUCING
from tests.bots.pest.tables import LAST_YEAR, homestead, outlook, placing, said, say, turn_of
from tests.games.pest.positions import (
    built,
    decree,
    offer,
    quarantine,
    stock,
    turn,
)


def test_who_has_sick_and_herbs_heals() -> None:
    s = homestead(LAST_YEAR)
    stock(s, 0, herbs=3)
    quarantine(s, 0, 3)
    placing(s)
    assert said(s).endswith("-heal")


def test_nobody_heals_without_sick() -> None:
    s = homestead(LAST_YEAR)
    stock(s, 0, herbs=5, research=3)
    offer(s, "steel-horseshoe", "clinical-trials")
    placing(s)
    assert said(s).endswith("-research")


def test_at_the_end_only_renown_counts() -> None:
    s = homestead(LAST_YEAR)
    built(s, 0, "factory", "hollin")
    built(s, 0, "mill", "abben", staffed=True)
    stock(s, 0, wood=1, stone=1)
    placing(s)
    assert said(s).startswith("place build-")


def test_early_on_production_is_worth_a_turn() -> None:
    s = homestead(3)
    built(s, 0, "factory", "hollin")
    built(s, 0, "mill", "abben", staffed=True)
    built(s, 0, "workshop-1", "gollor", staffed=True)
    placing(s, ready=3)
    assert said(s).startswith("place produce-")


def test_herbs_are_produced_before_they_are_needed() -> None:
    s = homestead(LAST_YEAR)
    built(s, 0, "factory", "gothar")
    quarantine(s, 0, 3)
    turn(s, 0, "produce-heal")
    assert turn_of(s)[:3] == ["act produce", "act heal", "heal zone"]
    assert s.seats[0].healed == 1


def test_a_new_post_is_filled_before_it_produces() -> None:
    s = homestead(3)
    built(s, 0, "mill", "abben")
    s.seats[0].healed = 1
    turn(s, 0, "produce-assign")
    assert turn_of(s)[:2] == ["act assign", "assign mill"]


def test_a_building_is_built_before_it_is_staffed() -> None:
    s = homestead(3)
    stock(s, 0, wood=3, stone=1)
    s.seats[0].healed = 1
    turn(s, 0, "build-assign")
    assert say(s) == "act build"


def test_an_action_that_brings_nothing_is_left_out() -> None:
    s = homestead(LAST_YEAR)
    stock(s, 0, wood=2)
    turn(s, 0, "produce-assign")
    assert said(s) == "end"


def test_the_imperative_is_seen() -> None:
    s = homestead(4)
    built(s, 0, "factory", "hollin")
    built(s, 0, "mill", "abben", staffed=True)
    decree(s, "employment-program")
    before = Turn(outlook(s)).worth(PRODUCING)
    decree(s, "age-of-invention")  # produce at least 4
    assert Turn(outlook(s)).worth(PRODUCING) > before + 1


# --- the Exchange -----------------------------------------------------------------------------


def test_an_exchange_is_made_if_it_heals_somebody() -> None:
    s = homestead(LAST_YEAR)
    stock(s, 0, wood=2)
    quarantine(s, 0, 1)
    turn(s, 0, "produce-heal")
    assert turn_of(s)[:2] == ["exchange wood-wood", "act heal"]
    assert s.seats[0].healed == 1


def test_an_exchange_is_made_if_it_buys_a_building() -> None:
    s = homestead(LAST_YEAR)
    stock(s, 0, stone=1, food=2)
    turn(s, 0, "build-assign")
    assert turn_of(s)[:2] == ["exchange food-food", "act build"]
    assert s.seats[0].sites.count(-1) == 8


def test_an_exchange_is_made_if_it_buys_a_better_building() -> None:
    s = homestead(LAST_YEAR)
    stock(s, 0, wood=1, stone=1, food=4)
    turn(s, 0, "build-assign")
    assert turn_of(s)[:4] == ["act build", *["exchange food-food"] * 2, "build factory"]


def test_an_exchange_is_made_if_it_heals_another() -> None:
    s = homestead(LAST_YEAR)
    stock(s, 0, wood=2, herbs=1)
    quarantine(s, 0, 2)
    turn(s, 0, "produce-heal")
    turn_of(s)
    assert s.seats[0].healed == 2


def test_nothing_is_exchanged_for_nothing() -> None:
    for year in (1, LAST_YEAR):
        s = homestead(year)
        stock(s, 0, food=5, herbs=4)
        turn(s, 0, "produce-assign")
        assert not [text for text in turn_of(s) if text.startswith("exchange")]
