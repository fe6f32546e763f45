"""Bots at the table: chosen by level, known by name, asked as partners."""

from __future__ import annotations

import re
from typing import Final

from playwright.sync_api import expect

from tablee.server.cast import CAST
from tablee.words import Words
from tests.web.conftest import Arrive
from tests.web.people import PHONE, Person
from tests.web.screens import AT_REST
from tests.web.test_cut import CUT, LANGUAGES

PLAN: re.Pattern[str] = re.compile(
    r"says:.*(I am going to|I have chosen): Keep .+ and Give ", re.DOTALL
)


TABLE: Final = "id => fetch(`/api/tables/${id}`).then((answer) => answer.json())"


def one_of(level: str) -> re.Pattern[str]:
    return re.compile("|".join(CAST[level]))


def test_every_seat_has_the_level_that_was_chosen_and_a_name(ana: Person) -> None:
    ana.open("/new/goofspiel")
    ana.level(2).select_option(label="2 · Casual")
    ana.button("Add a seat").click()
    ana.level(3).select_option(label="5 · Master")
    expect(ana.page.get_by_text("The best we have")).to_be_visible()
    ana.page.get_by_role("combobox", name="Seat 1").select_option("open")
    ana.button("Create the table").click()
    ana.button("Without a name").click()
    seats = ana.page.locator(".seats > li")
    expect(seats.nth(1)).to_contain_text(one_of("level-2"))
    expect(seats.nth(1)).to_contain_text("Bot, level: Casual")
    expect(seats.nth(2)).to_contain_text(one_of("level-5"))
    ana.level(2).select_option(label="1 · Newcomer")
    expect(seats.nth(1)).to_contain_text(one_of("level-1"))
    ana.button("Sit here").click()
    ana.button("Start the match").click()
    assert ana.ready()
    bots = ana.page.get_by_role("list", name="Seats").get_by_role("listitem")
    expect(bots.nth(1)).to_have_text(one_of("level-1"))
    expect(bots.nth(2).get_by_role("img", name="Bot, level: Master")).to_be_attached()


def test_the_style_of_a_bot_is_told_in_full_on_a_phone_in_every_language(arrive: Arrive) -> None:
    ana = arrive(size=PHONE)
    ana.open("/new/goofspiel")
    ana.level(2).select_option(label="4 · Strong")
    ana.page.get_by_role("combobox", name="Seat 1").select_option("open")
    ana.button("Create the table").click()
    ana.button("Without a name").click()
    bot = ana.page.locator(".seats > li").nth(1)
    expect(bot).to_contain_text(one_of("level-4"))
    told = ana.page.evaluate(TABLE, ana.table_id())["seats"][1]["style"]
    for language in LANGUAGES:
        ana.speak(language)
        words = Words(language)
        expect(bot).to_contain_text(words.say(f"style-{told}"))
        expect(bot).to_contain_text(words.say(f"style-{told}-text"))
        ana.page.evaluate(AT_REST)
        assert ana.page.evaluate(CUT) == []


def test_who_plays_at_once_meets_a_newcomer_first_and_then_whom_they_chose_last(
    arrive: Arrive,
) -> None:
    ana = arrive(size=PHONE)
    for chosen, level in (("", "level-1"), ("4 · Strong", "level-4"), ("", "level-4")):
        ana.open("/")
        tile = ana.page.get_by_role("article").filter(has_text="Goofspiel")
        if chosen:
            tile.get_by_role("combobox", name="Level of the bots").select_option(label=chosen)
        tile.get_by_role("button", name="Play now").click()
        assert ana.ready()
        table = ana.page.evaluate(TABLE, ana.table_id())
        assert {seat["bot"] for seat in table["seats"]} == {None, level}


def test_a_partner_says_what_it_plans_at_its_seat(arrive: Arrive) -> None:
    ana = arrive()
    ana.play_against_bots("precognition", 2, mode="cooperative")
    expect(ana.page.locator(".choosable .playing-card")).to_have_count(4)
    said = ana.page.get_by_role("status").filter(has_text="says:")
    for _ in ("desk", "phone"):
        question = ana.page.get_by_role("button", name=re.compile("^Ask .* for the plan$"))
        question.filter(visible=True).click()
        expect(said).to_have_text(PLAN)
        ana.page.keyboard.press("Escape")
        expect(said).to_have_count(0)
        ana.page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
        ana.tab("Others")


def test_a_rival_is_asked_nothing(arrive: Arrive) -> None:
    ana = arrive()
    ana.play_against_bots("precognition", 2)
    expect(ana.page.locator(".choosable .playing-card")).to_have_count(4)
    expect(ana.page.get_by_role("button", name=re.compile("for the plan"))).to_have_count(0)
