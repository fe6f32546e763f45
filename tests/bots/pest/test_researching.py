"""Which Technologies the bot acquires, and what it does with them."""

from __future__ import annotations

import pytest

from tablee.bots.expert.pest.outlook.cards import best_slot, power, refreshed
from tablee.bots.expert.pest.outlook.deeds import heal_deeds, research_deeds
from tablee.games.pest.state import Table
from tests.bots.pest.tables import LAST_YEAR, homestead, outlook, said, say, turn_of
from tests.games.pest.positions import (
    built,
    decree,
    lay_on,
    lying_on,
    offer,
    own,
    play,
    quarantine,
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


# --- the market -------------------------------------------------------------------------------

POOR = ("examination-desk", "inhaler", "loading-crane", "quarantine-tent", "storage-containers")
"""Each is worth one Renown and little else."""


def test_another_market_is_asked_for_where_the_tokens_are_worth_nothing_else() -> None:
    s = homestead(LAST_YEAR)
    stock(s, 0, research=6)
    offer(s, *POOR)
    turn(s, 0, "produce-research")
    texts = turn_of(s)
    assert texts[:2] == ["act research", "refresh"]
    assert s.kit.technology_renown[max(s.seats[0].technologies)] > 1


def test_a_good_card_is_acquired_from_the_market_that_lies_there() -> None:
    s = homestead(LAST_YEAR)
    stock(s, 0, research=6)
    offer(s, *POOR[:4], "adrenaline-shot")
    turn(s, 0, "produce-research")
    assert turn_of(s)[:2] == ["act research", "acquire adrenaline-shot"]


def test_no_token_is_thrown_away_on_another_market() -> None:
    s = homestead(5)
    own(s, 0, "infirmary")
    lay_on(s, 0, "infirmary", 1)
    stock(s, 0, research=2)
    offer(s, "steel-horseshoe", "clinical-trials", "adrenaline-shot", "advanced-quarantine")
    turn(s, 0, "produce-research")
    play(s, 0, "act research", "advance infirmary")
    assert said(s) == "done"


def test_the_last_token_buys_no_market_from_which_nothing_can_be_bought() -> None:
    s = homestead(LAST_YEAR)
    own(s, 0, "infirmary")
    lay_on(s, 0, "infirmary", 1)
    stock(s, 0, research=1)
    offer(s, "clinical-trials", "adrenaline-shot", "advanced-quarantine", "cloning-experiment")
    turn(s, 0, "produce-research")
    play(s, 0, "act research", "advance infirmary")
    assert said(s) == "done"


def test_no_market_is_asked_for_when_a_technology_was_acquired() -> None:
    s = homestead(LAST_YEAR)
    stock(s, 0, research=9)
    offer(s, *POOR[:4], "adrenaline-shot")
    turn(s, 0, "produce-research")
    assert "refresh" not in turn_of(s)


def test_another_market_is_worth_what_its_best_card_brings_on_average() -> None:
    s = homestead(LAST_YEAR)
    offer(s, *POOR)
    s.deck = [technology("adrenaline-shot")]  # five of six cards lie on the next market
    out = outlook(s)
    assert refreshed(out, 5) == pytest.approx(5 / 6 * 3 + 1 / 6 * 1)
    assert refreshed(out, 4) == pytest.approx(1)  # too few are left for the better one
    assert refreshed(out, 1) == 0


# --- Plague Experts ---------------------------------------------------------------------------


def test_early_on_a_spare_subject_waits_for_buildings_to_come() -> None:
    s = homestead(2)
    own(s, 0, "plague-experts")
    s.seats[0].healed = 1
    s.seats[1].capital = 5
    s.rewards = []
    turn(s, 0, "produce-assign")
    assert "assign plague-experts" in turn_of(s)


def test_late_nobody_leaves_the_track_to_wait() -> None:
    s = homestead(LAST_YEAR)
    decree(s, "urban-planning")
    own(s, 0, "plague-experts")
    s.seats[0].healed = 1
    s.seats[1].capital = 5
    turn(s, 0, "produce-assign")
    turn_of(s)
    assert s.seats[0].healed == 1


def test_experts_are_employed_where_they_bring_most() -> None:
    s = homestead(3)
    own(s, 0, "plague-experts")
    lay_on(s, 0, "plague-experts", 1)
    built(s, 0, "workshop-1", "hollin")
    built(s, 0, "mill", "abben")
    turn(s, 0, "produce-heal")
    assert "employ mill" in turn_of(s)
    assert lying_on(s, 0, "plague-experts") == 0


def test_an_action_is_worth_more_if_it_employs_somebody() -> None:
    s = homestead(3)
    own(s, 0, "plague-experts")
    built(s, 0, "mill", "abben")
    before = research_deeds(outlook(s)), heal_deeds(outlook(s))
    lay_on(s, 0, "plague-experts", 1)
    after = research_deeds(outlook(s)), heal_deeds(outlook(s))
    assert min(after) > max(before) + 1


def test_experts_go_to_the_capital_when_the_agenda_counts_them_there() -> None:
    s = homestead(LAST_YEAR)
    decree(s, "voice-of-the-people")
    own(s, 0, "plague-experts")
    lay_on(s, 0, "plague-experts", 2)
    built(s, 0, "mill", "abben")
    turn(s, 0, "produce-heal")
    turn_of(s)
    assert s.seats[0].capital == 2


# --- Experimental Laboratory ------------------------------------------------------------------


def laboratory(year: int, zone: int) -> Table:
    """Herbs for three, and somebody Healed to make way for them."""
    s = homestead(year)
    decree(s, "employment-program" if year in (3, 4) else "urban-planning")
    own(s, 0, "experimental-laboratory")
    s.seats[0].healed = 1
    stock(s, 0, herbs=5)
    quarantine(s, 0, zone)
    turn(s, 0, "produce-research")
    return s


def test_three_are_taken_in_for_one_if_they_can_be_healed() -> None:
    assert "infect 3" in turn_of(laboratory(3, zone=0))


def test_nobody_is_taken_in_who_would_be_in_the_way() -> None:
    for zone in (1, 2, 3):
        s = laboratory(3, zone)
        turn_of(s)
        assert s.seats[0].zone <= 3
        assert s.seats[0].hindering == 0
        assert s.seats[0].dead == 0


def test_nobody_is_taken_in_whom_there_is_no_time_to_heal() -> None:
    s = laboratory(LAST_YEAR, zone=0)
    turn_of(s)
    assert s.seats[0].healed == 1


# --- what was acquired ------------------------------------------------------------------------


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
    stock(s, 0, research=2)
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
