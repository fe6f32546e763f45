"""Where the bot's Castle stands, and where its Doctor starts."""

from __future__ import annotations

from tablee.bots.expert.pest.setup import castle, start
from tablee.games.pest.kit import CITY
from tablee.games.pest.setup import PLACE_DOCTOR
from tests.bots.pest.tables import said
from tests.games.pest.positions import KIT, built, place, sick, table


def test_the_castle_stands_rather_among_cities_than_among_ruins() -> None:
    s = table(seats=2)
    before = castle(s, place("corva"))
    s.destroyed |= 1 << place("varkand")
    assert castle(s, place("corva")) < before


def test_the_doctor_starts_in_the_city_next_to_the_castle() -> None:
    s = table(seats=5)
    s.year = -1
    built(s, 0, "castle", "corva")
    s.ask(0, PLACE_DOCTOR)
    chosen = place(said(s).split()[1])
    assert KIT.size[chosen] == CITY


def test_the_doctor_does_not_start_in_a_destroyed_location() -> None:
    s = table(seats=5)
    s.year = -1
    built(s, 0, "castle", "corva")
    near = KIT.near[place("corva")]
    kept = next(n for n in near if KIT.size[n] != CITY)
    for one in near:
        if one != kept:
            s.destroyed |= 1 << one
    s.ask(0, PLACE_DOCTOR)
    assert said(s) == f"doctor {KIT.places[kept]}"


def test_a_sick_subject_for_nothing_is_welcome() -> None:
    s = table(seats=5)
    before = start(s, place("varkand"))
    sick(s, varkand=1)
    assert start(s, place("varkand")) > before
