"""The fifteen Decrees: what their Agendas count, and when their Imperatives are met."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tablee.games.pest.agendas import agenda_renown
from tablee.games.pest.imperatives import meets_amount, meets_place, meets_type
from tablee.games.pest.kit import (
    ACQUISITION,
    ASSIGN_TO_BUILDINGS,
    ASSIGN_TO_CAPITAL,
    BUILD_ON_MAP,
    BUILDING,
    BUILDING_TYPES,
    ENTERING,
    HEALING,
    PICK_UP,
    PRODUCTION,
)
from tablee.games.pest.state import Table
from tests.games.pest.positions import (
    KIT,
    asked,
    built,
    camp,
    decree,
    doctor,
    influence,
    lay_on,
    offer,
    own,
    place,
    play,
    quarantine,
    sick,
    stock,
    table,
    turn,
)
from tests.rules import rule

Change = Callable[[Table], object]


def agenda(name: str, *changes: Change, seats: int = 4) -> int:
    """What the Agenda gives the first player after these changes."""
    era = KIT.decrees.index(name) // 5
    s = table(seats, year=2 * era + 2)
    decree(s, name)
    for change in changes:
        change(s)
    return agenda_renown(s, 0)


@rule("PEST-271")
def test_empty_quarantine_slots() -> None:
    assert agenda("quarantine-protocols") == 7
    assert agenda("quarantine-protocols", lambda s: quarantine(s, 0, 3, "move")) == 3
    tent = (lambda s: own(s, 0, "quarantine-house"), lambda s: quarantine(s, 0, 4))
    assert agenda("quarantine-protocols", *tent) == 5


@rule("PEST-271")
def test_stored_food() -> None:
    assert agenda("full-granaries", lambda s: stock(s, 0, food=4, herbs=5)) == 4


@rule("PEST-271")
def test_buildings_without_the_castle() -> None:
    works: list[Change] = [
        lambda s: built(s, 0, "castle", "corva"),
        lambda s: built(s, 0, "workshop-1", "gothar"),
        lambda s: built(s, 0, "mill", "jassa"),
    ]
    assert agenda("frontier-charter", *works) == 2


@rule("PEST-271")
def test_opponents_with_fewer_healed_up_to_four_renown() -> None:
    assert agenda("rival-houses") == 0

    def healed(*counts: int) -> Change:
        def change(s: Table) -> None:
            for p, count in zip(s.seats, counts, strict=True):
                p.healed = count

        return change

    assert agenda("rival-houses", healed(2, 1, 2, 3)) == 2
    assert agenda("rival-houses", healed(5, 1, 2, 3)) == 4

    def everywhere(s: Table) -> None:
        s.seats[1].healed = 4
        s.seats[0].healed = s.seats[0].capital = 1
        s.seats[0].staff = 0b10
        own(s, 0, "plague-experts", "mobile-workshop")
        lay_on(s, 0, "plague-experts", 1)
        lay_on(s, 0, "mobile-workshop", 1)

    assert agenda("rival-houses", everywhere, seats=2) == 2


@rule("PEST-271")
@pytest.mark.parametrize("name", ["call-to-the-capital", "voice-of-the-people"])
def test_subjects_in_the_capital(name: str) -> None:
    def sent(s: Table) -> None:
        s.seats[0].capital = 3

    assert agenda(name, sent) == 6


@rule("PEST-271")
def test_an_agenda_may_have_a_limit() -> None:
    def all_sent(s: Table) -> None:
        s.seats[0].capital = 5

    assert agenda("voice-of-the-people", all_sent) == 6
    assert agenda("clean-streets") == 8  # of twelve empty slots
    assert agenda("call-to-the-capital", all_sent) == 10


@rule("PEST-271")
def test_buildings_that_share_a_location() -> None:
    works: list[Change] = [
        lambda s: built(s, 0, "castle", "gollor"),
        lambda s: built(s, 0, "workshop-1", "gothar"),
        lambda s: built(s, 1, "workshop-1", "gothar"),
        lambda s: built(s, 2, "workshop-1", "jassa"),
    ]
    assert agenda("shared-settlements", *works) == 2


@rule("PEST-271")
def test_subjects_in_buildings() -> None:
    def staffed(s: Table) -> None:
        s.seats[0].staff = 0b1110

    assert agenda("employment-program", staffed) == 3


@rule("PEST-271")
def test_subjects_on_the_track() -> None:
    def healed(s: Table) -> None:
        s.seats[0].healed = 4

    assert agenda("healthy-empire", healed) == 8


@rule("PEST-271")
def test_buildings_in_or_next_to_those_of_others() -> None:
    works: list[Change] = [
        lambda s: built(s, 0, "castle", "gollor"),
        lambda s: built(s, 0, "workshop-1", "gothar"),
        lambda s: built(s, 0, "workshop-2", "kelm"),
        lambda s: built(s, 1, "workshop-1", "gothar"),
    ]
    assert agenda("open-borders", *works) == 2


@rule("PEST-271")
def test_technologies() -> None:
    assert agenda("age-of-invention", lambda s: own(s, 0, "inhaler", "storage-jars")) == 4


@rule("PEST-271")
def test_workshops() -> None:
    works: list[Change] = [
        lambda s: built(s, 0, "castle", "gollor"),
        lambda s: built(s, 0, "workshop-1", "gothar"),
        lambda s: built(s, 0, "workshop-6", "kelm"),
        lambda s: built(s, 0, "mill", "jassa"),
    ]
    assert agenda("great-rebuilding", *works) == 4


@rule("PEST-271")
def test_renown_icons() -> None:
    assert agenda("political-war", lambda s: influence(s, 20)) == 4


@rule("PEST-271")
def test_buildings_in_cities() -> None:
    works: list[Change] = [
        lambda s: built(s, 0, "castle", "gollor"),
        lambda s: built(s, 0, "workshop-1", "gothar"),
        lambda s: built(s, 0, "factory", "varkand"),
        lambda s: built(s, 0, "mill", "jassa"),
        lambda s: built(s, 0, "bank", "kelm"),
    ]
    assert agenda("urban-planning", *works) == 4


@rule("PEST-271")
def test_empty_slots_of_quarantine_and_cemetery() -> None:
    def dead(s: Table) -> None:
        s.seats[0].dead = 2

    assert agenda("clean-streets", dead, lambda s: quarantine(s, 0, 3)) == 4 + 3


# --- Imperatives ------------------------------------------------------------------------------

AMOUNTS = {
    "quarantine-protocols": (PICK_UP, 2),
    "frontier-charter": (HEALING, 2),
    "call-to-the-capital": (ASSIGN_TO_BUILDINGS, 1),
    "age-of-invention": (PRODUCTION, 4),
    "voice-of-the-people": (HEALING, 2),
    "political-war": (ASSIGN_TO_CAPITAL, 1),
    "clean-streets": (PICK_UP, 2),
}


@rule("PEST-351", "PEST-356", "PEST-357")
@pytest.mark.parametrize("name", AMOUNTS)
def test_imperatives_that_ask_for_an_amount(name: str) -> None:
    s = table(4, year=2 * (KIT.decrees.index(name) // 5) + 1)
    decree(s, name)
    event, least = AMOUNTS[name]
    assert not meets_amount(s, event, least - 1)
    assert meets_amount(s, event, least)
    assert meets_amount(s, event, least + 3)
    others = {PICK_UP, HEALING, ASSIGN_TO_BUILDINGS, ASSIGN_TO_CAPITAL, PRODUCTION} - {event}
    assert not any(meets_amount(s, other, 9) for other in others)


@rule("PEST-351", "PEST-356")
@pytest.mark.parametrize(
    ("name", "where"),
    [("full-granaries", "jassa"), ("employment-program", "gollor"), ("great-rebuilding", "gothar")],
)
def test_imperatives_that_ask_for_a_building_by_size(name: str, where: str) -> None:
    s = table(4, year=2 * (KIT.decrees.index(name) // 5) + 1)
    decree(s, name)
    met = [n for n in ("jassa", "gollor", "gothar") if meets_place(s, 0, BUILD_ON_MAP, place(n))]
    assert met == [where]
    assert not meets_place(s, 0, ENTERING, place(where))


@rule("PEST-351", "PEST-356")
def test_an_imperative_that_asks_for_a_neighbour() -> None:
    s = table(4, year=3)
    decree(s, "shared-settlements")
    built(s, 0, "workshop-1", "gothar")
    assert not meets_place(s, 0, BUILD_ON_MAP, place("gothar"))
    built(s, 1, "workshop-1", "gothar")
    assert meets_place(s, 0, BUILD_ON_MAP, place("gothar"))


@rule("PEST-351", "PEST-146")
def test_imperatives_that_ask_for_a_visit() -> None:
    for change, rival, border in (
        (lambda s: doctor(s, 1, "gothar"), True, False),
        (lambda s: camp(s, 1, "gothar"), True, False),
        (lambda s: built(s, 1, "workshop-1", "gothar"), True, True),
        (lambda s: built(s, 0, "workshop-1", "gothar"), False, False),
    ):
        s = table(4, year=1)
        decree(s, "rival-houses")
        change(s)
        assert meets_place(s, 0, ENTERING, place("gothar")) == rival
        s = table(4, year=3)
        decree(s, "open-borders")
        change(s)
        assert meets_place(s, 0, ENTERING, place("gothar")) == border


@rule("PEST-351", "PEST-356")
def test_a_visit_raises_the_marker_once_for_each_location_that_is_not_skipped() -> None:
    s = table(4, year=3)
    decree(s, "open-borders")
    doctor(s, 0, "jassa")
    built(s, 1, "workshop-1", "gothar")
    built(s, 1, "workshop-2", "kestor")
    turn(s, 0, "move-assign")
    play(s, 0, "act move", "go gothar", "go kestor", "stop")
    assert s.seats[0].imperatives == [0, 2, 0]
    s = table(4, year=3)
    decree(s, "open-borders")
    doctor(s, 0, "jassa")
    built(s, 0, "workshop-1", "gothar")
    built(s, 1, "workshop-1", "gothar")
    turn(s, 0, "move-assign")
    play(s, 0, "act move", "go gothar", "go kestor", "stop")
    assert s.seats[0].imperatives == [0, 0, 0]


@rule("PEST-351", "PEST-356")
def test_an_imperative_that_asks_for_special_buildings() -> None:
    s = table(4, year=5)
    decree(s, "urban-planning")
    met = [name for n, name in enumerate(BUILDING_TYPES) if meets_type(s, BUILDING, n)]
    assert met == ["mill", "factory", "bank", "capital-building"]
    doctor(s, 0, "corva")
    stock(s, 0, wood=3, stone=2, food=2)
    turn(s, 0, "build-assign")
    play(s, 0, "act build", "build-capital imperial-granary")
    assert s.seats[0].imperatives == [0, 0, 1]


@rule("PEST-353", "PEST-188")
def test_a_full_imperative_track_gives_no_more() -> None:
    s = table(4, year=1)
    decree(s, "full-granaries")
    s.seats[0].imperatives = [4, 0, 0]
    doctor(s, 0, "jassa")
    stock(s, 0, wood=1, stone=1)
    turn(s, 0, "build-assign")
    play(s, 0, "act build", "build workshop-1")
    assert s.seats[0].imperatives == [4, 0, 0]
    assert s.seats[0].influence == 1


@rule("PEST-356", "PEST-357")
def test_one_move_meets_an_imperative_once_with_all_it_picks_up() -> None:
    s = table(4, year=1)
    decree(s, "quarantine-protocols")
    doctor(s, 0, "jassa")
    stock(s, 0, food=5)
    camp(s, 0, "kelm")
    sick(s, gothar=2, kestor=2)
    turn(s, 0, "move-assign")
    play(s, 0, "act move", "go gothar", "go kestor", "shelter none", "stop")
    assert s.seats[0].imperatives == [1, 0, 0]
    assert s.seats[0].dead == 1


@rule("PEST-351")
def test_acquiring_a_technology() -> None:
    s = table(4, year=3)
    decree(s, "healthy-empire")
    assert s.kit.imperative[s.decrees[1]].event == ACQUISITION
    offer(s, "inhaler", "scholars", "syringe", "tool-cart", "medical-mask")
    doctor(s, 0, "jassa")
    stock(s, 0, research=2)
    turn(s, 0, "move-research")
    play(s, 0, "act research", "acquire inhaler")
    assert s.seats[0].imperatives == [0, 1, 0]
    assert asked(s, 0) != "insert-technology"
