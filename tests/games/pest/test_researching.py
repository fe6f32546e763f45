"""Research: acquiring Technologies, the market, and the slots they go to."""

from __future__ import annotations

from tablee.games.pest.state import NOWHERE, Table
from tests.games.pest.positions import (
    asked,
    decree,
    doctor,
    lay_on,
    offer,
    offered,
    own,
    play,
    quarantine,
    refused,
    stock,
    stocked,
    table,
    technology,
    turn,
)
from tests.rules import rule


def research(s: Table, tokens: int) -> None:
    doctor(s, 0, "corva")
    stock(s, 0, research=tokens)
    turn(s, 0, "produce-research")
    play(s, 0, "act research")


def slots(s: Table) -> list[str]:
    return ["" if card == NOWHERE else s.kit.technologies[card] for card in s.seats[0].technologies]


@rule("PEST-220", "PEST-126")
def test_one_technology_is_acquired_for_its_cost() -> None:
    s = table(5)
    offer(s, "medical-mask", "inhaler", "adrenaline-shot")
    research(s, 3)
    assert offered(s, 0, "acquire") == ["medical-mask", "inhaler"]
    assert refused(s, 0, "acquire adrenaline-shot") == "too-few"
    assert refused(s, 0, "acquire blast-furnace") == "not-on-market"
    play(s, 0, "acquire inhaler")
    assert stocked(s, 0) == {"research": 1}
    assert slots(s) == ["", "inhaler", ""]
    assert offered(s, 0, "acquire") == []
    assert refused(s, 0, "acquire medical-mask") == "acquired-already"


@rule("PEST-221", "PEST-222")
def test_a_card_that_names_no_slot_goes_to_any() -> None:
    s = table(5)
    offer(s, "blast-furnace", "inhaler", "steel-horseshoe", "storage-jars", "syringe")
    own(s, 0, "medical-mask")
    research(s, 3)
    play(s, 0, "acquire blast-furnace")
    assert offered(s, 0) == ["insert top", "insert middle", "insert bottom"]
    play(s, 0, "insert bottom")
    assert slots(s) == ["medical-mask", "", "blast-furnace"]


@rule("PEST-221", "PEST-223", "PEST-227")
def test_a_full_slot_is_cleared_for_renown() -> None:
    s = table(5)
    own(s, 0, "medical-mask", "inhaler", "storage-jars")
    offer(s, "blast-furnace", "syringe", "steel-horseshoe", "mobile-workshop", "tool-cart")
    research(s, 4)
    play(s, 0, "acquire steel-horseshoe")
    assert s.seats[0].stock[5] == 1
    assert slots(s) == ["steel-horseshoe", "inhaler", "storage-jars"]
    assert s.seats[0].renown == 2
    assert len(s.market) == 5
    assert technology("medical-mask") in s.deck + s.market
    assert sorted([*s.market, *s.deck, *s.seats[0].technologies]) == list(range(30))


@rule("PEST-223")
def test_an_assistant_on_a_discarded_card_stays_out_of_play() -> None:
    s = table(5)
    own(s, 0, "clinical-trials")
    offer(s, "blast-furnace", "syringe", "steel-horseshoe", "mobile-workshop", "tool-cart")
    s.seats[0].posted = 0b001
    s.seats[0].ready = 1
    research(s, 3)
    play(s, 0, "acquire steel-horseshoe")
    assert s.seats[0].posted == 0
    assert s.seats[0].ready == 1
    assert s.seats[0].renown == 2


@rule("PEST-224")
def test_a_card_that_holds_the_sick_stays() -> None:
    s = table(5)
    own(s, 0, "medical-mask", "infirmary")
    lay_on(s, 0, "infirmary", 1)
    offer(s, "blast-furnace", "syringe", "steel-horseshoe", "mobile-workshop", "tool-cart")
    research(s, 3)
    assert refused(s, 0, "acquire syringe") == "no-slot"
    play(s, 0, "acquire blast-furnace")
    assert refused(s, 0, "insert middle") == "holds-sick"
    assert offered(s, 0) == ["insert top", "insert bottom"]


@rule("PEST-224")
def test_a_quarantine_slot_in_use_keeps_its_card() -> None:
    s = table(5)
    own(s, 0, "quarantine-tent")
    offer(s, "medical-mask", "syringe", "steel-horseshoe", "mobile-workshop", "tool-cart")
    quarantine(s, 0, 4)
    research(s, 2)
    assert refused(s, 0, "acquire medical-mask") == "no-slot"
    quarantine(s, 0, 3, "move")
    research(s, 2)
    play(s, 0, "acquire medical-mask")
    assert slots(s) == ["medical-mask", "", ""]


@rule("PEST-225")
def test_healed_subjects_on_a_discarded_card_are_lost() -> None:
    s = table(5)
    own(s, 0, "plague-experts")
    lay_on(s, 0, "plague-experts", 2)
    offer(s, "blast-furnace", "syringe", "steel-horseshoe", "mobile-workshop", "tool-cart")
    research(s, 3)
    play(s, 0, "acquire syringe")
    assert s.seats[0].lying == [0, 0, 0]
    assert s.seats[0].healed == 0


@rule("PEST-226")
def test_nothing_is_discarded_but_to_make_room() -> None:
    s = table(5)
    own(s, 0, "medical-mask")
    offer(s, "blast-furnace", "syringe", "steel-horseshoe", "mobile-workshop", "tool-cart")
    research(s, 3)
    play(s, 0, "acquire syringe")
    assert slots(s) == ["medical-mask", "syringe", ""]
    assert s.seats[0].renown == 0


@rule("PEST-228")
def test_the_market_is_refreshed_before_or_after() -> None:
    s = table(5)
    offer(s, "blast-furnace", "syringe", "steel-horseshoe", "mobile-workshop", "tool-cart")
    old = s.market
    research(s, 4)
    play(s, 0, "refresh")
    assert s.seats[0].stock[5] == 3
    assert len(s.market) == 5
    assert s.market != old
    assert sorted(s.market + s.deck) == list(range(30))
    cheap = offered(s, 0, "acquire")
    play(s, 0, f"acquire {cheap[0]}")
    while asked(s, 0) in ("insert-technology", "choose-produce"):
        play(s, 0, offered(s, 0)[0])
    if s.seats[0].stock[5]:
        play(s, 0, "refresh")
        assert len(s.market) == 5


@rule("PEST-228", "PEST-122")
def test_a_refresh_costs_a_token_and_no_coin() -> None:
    s = table(5)
    own(s, 0, "breathing-apparatus")
    lay_on(s, 0, "breathing-apparatus", 1)
    doctor(s, 0, "corva")
    stock(s, 0, coin=5)
    turn(s, 0, "produce-research")
    play(s, 0, "act research")
    assert refused(s, 0, "refresh") == "too-few"
    assert all(refused(s, 0, f"acquire {s.kit.technologies[card]}") for card in s.market)


@rule("PEST-229")
def test_a_new_technology_works_at_once() -> None:
    s = table(5)
    offer(s, "scholars", "syringe", "steel-horseshoe", "mobile-workshop", "tool-cart")
    s.seats[0].capital = 1
    research(s, 3)
    assert offered(s, 0, "recall") == []
    play(s, 0, "acquire scholars")
    assert offered(s, 0, "recall") == ["track"]
    play(s, 0, "recall track")
    assert s.seats[0].healed == 1


@rule("PEST-230")
def test_research_without_acquiring_counts_for_technologies() -> None:
    s = table(5)
    own(s, 0, "breathing-apparatus")
    lay_on(s, 0, "breathing-apparatus", 1)
    research(s, 1)
    play(s, 0, "done")
    assert s.seats[0].lying == [2, 0, 0]
    assert s.seats[0].stock[5] == 1


@rule("PEST-220", "PEST-114")
def test_research_with_nothing_to_do_is_not_offered() -> None:
    s = table(5)
    doctor(s, 0, "corva")
    turn(s, 0, "produce-research")
    assert refused(s, 0, "act research") == "nothing-to-research"


@rule("PEST-351", "PEST-356")
def test_acquiring_can_meet_the_imperative() -> None:
    s = table(5, year=3)
    decree(s, "healthy-empire")
    offer(s, "scholars", "syringe", "steel-horseshoe", "mobile-workshop", "tool-cart")
    research(s, 3)
    play(s, 0, "acquire scholars")
    assert s.seats[0].imperatives == [0, 1, 0]
    assert s.seats[0].influence == 1


@rule("PEST-325")
def test_a_mobile_workshop_gets_its_resource_for_good() -> None:
    s = table(5)
    offer(s, "scholars", "syringe", "steel-horseshoe", "mobile-workshop", "tool-cart")
    research(s, 3)
    play(s, 0, "acquire mobile-workshop")
    assert asked(s, 0) == "choose-produce"
    assert offered(s, 0) == ["take wood", "take stone", "take food", "take herbs"]
    play(s, 0, "take stone")
    assert s.seats[0].workshop_resource == 1


@rule("PEST-326", "PEST-327")
def test_what_a_discarded_store_held_is_lost() -> None:
    for name, before, after in (
        ("loading-crane", [6, 6, 2, 2, 6], [5, 5, 2, 2, 5]),
        ("storage-containers", [7, 5, 2, 2, 5], [5, 5, 2, 2, 5]),
    ):
        s = table(5)
        own(s, 0, name)
        offer(s, "scholars", "syringe", "steel-horseshoe", "storage-jars", "tool-cart")
        research(s, 3)
        s.seats[0].stock[:5] = before
        play(s, 0, "acquire storage-jars")
        assert s.seats[0].stock[:5] == after
