"""Which Technologies the bot acquires, and what it does with them."""

from __future__ import annotations

from tablee.bots.expert.pest.outlook.cards import best_slot, power
from tests.bots.pest.tables import LAST_YEAR, homestead, outlook, said, say, turn_of
from tests.games.pest.positions import (
    decree,
    lay_on,
    lying_on,
    offer,
    own,
    play,
    stock,
    technology,
    turn,
)


def test_in_the_last_turn_the_renown_of_a_technology_counts() -> None:
    s = homestead(LAST_YEAR)
    stock(s, 0, research=4)
    offer(s, "steel-horseshoe", "clinical-trials", "syringe", "storage-jars", "inhaler")
    turn(s, 0, "produce-research")
    assert "acquire clinical-trials" in turn_of(s)


def test_early_on_a_power_is_worth_more_than_late() -> None:
    card = technology("syringe")
    assert power(outlook(homestead(1)), card) > power(outlook(homestead(5)), card) > 0


def test_an_empty_slot_is_filled_first() -> None:
    s = homestead(3)
    own(s, 0, "syringe", "storage-jars")
    out = outlook(s)
    assert best_slot(out, technology("production-line"))[1] == 0


def test_the_worst_technology_is_replaced() -> None:
    s = homestead(3)
    own(s, 0, "syringe", "storage-containers", "cloning-experiment")
    assert best_slot(outlook(s), technology("production-line"))[1] == 2


def test_no_token_is_thrown_away_on_another_market() -> None:
    s = homestead(3)
    own(s, 0, "infirmary")
    lay_on(s, 0, "infirmary", 1)
    stock(s, 0, research=2)
    offer(s, "steel-horseshoe", "clinical-trials", "adrenaline-shot", "advanced-quarantine")
    turn(s, 0, "produce-research")
    play(s, 0, "act research", "advance infirmary")
    assert said(s) == "done"


def test_a_treated_subject_advances() -> None:
    s = homestead(3)
    own(s, 0, "infirmary")
    lay_on(s, 0, "infirmary", 1)
    turn(s, 0, "produce-heal")
    turn_of(s)
    assert lying_on(s, 0, "infirmary") == 2


def test_the_mobile_workshop_produces_what_the_castle_does_not() -> None:
    s = homestead(3)
    stock(s, 0, research=3)
    offer(s, "mobile-workshop")
    turn(s, 0, "produce-research")
    texts = turn_of(s)
    assert "acquire mobile-workshop" in texts
    assert s.seats[0].workshop_resource != s.resources[s.seats[0].sites[0]]


def test_technologies_are_wanted_when_the_imperative_asks_for_them() -> None:
    s = homestead(4)
    stock(s, 0, research=1)
    offer(s, "storage-containers")
    decree(s, "healthy-empire")
    turn(s, 0, "produce-research")
    assert "acquire storage-containers" in turn_of(s)
    assert s.seats[0].imperatives[1] == 1


def test_the_worth_of_a_card_does_not_stop_the_turn() -> None:
    s = homestead(3)
    stock(s, 0, research=9)
    offer(s, "steel-horseshoe")
    turn(s, 0, "produce-research")
    say(s)
    assert len(turn_of(s)) < 20
