"""Ratings and results as people see them: after a match, looked through, shown and hidden."""

from __future__ import annotations

import re
from typing import Final

from playwright.sync_api import expect

from tests.web.axe import expect_none_in_all_colours
from tests.web.conftest import Arrive
from tests.web.people import DESKTOP, PHONE, Person
from tests.web.screens import AT_REST
from tests.web.test_cut import CUT, LANGUAGES

FIGURE: Final = re.compile(r"\d+\.\d ± \d\.\d")


def named(person: Person, nickname: str) -> Person:
    person.open("/account")
    person.page.locator("#nickname").fill(nickname)
    person.page.get_by_role("button", name="Save", exact=True).click()
    expect(person.page.get_by_role("link", name="Your results")).to_be_visible()
    return person


def expect_nothing_cut(person: Person) -> None:
    for language in LANGUAGES:
        person.speak(language)
        for size in (DESKTOP, PHONE):
            person.page.set_viewport_size({"width": size["width"], "height": size["height"]})
            person.page.evaluate(AT_REST)
            assert person.page.evaluate(CUT) == [], (language, size)
            wide = "document.documentElement.scrollWidth - innerWidth"
            assert person.page.evaluate(wide) <= 0, (language, size)
    person.page.set_viewport_size({"width": DESKTOP["width"], "height": DESKTOP["height"]})
    person.speak("en")


def test_a_rated_match_is_told_found_again_and_shown_only_if_wished(arrive: Arrive) -> None:
    ana, ben = named(arrive(), "Ana"), named(arrive(), "Benoît")
    table = ana.new_table("me", "open", cards=2)
    ben.open(f"/t/{table}")
    facts = ben.page.locator("dl")
    expect(facts).to_contain_text("fewer than two people")
    ben.button("Sit down").click()
    expect(facts).to_contain_text("Ratings move by this match.")
    ana.button("Start the match").click()
    for person in (ana, ben):
        assert person.ready()
        person.bid()
    told = ana.page.get_by_role("dialog").get_by_role("region", name="Ratings")
    expect(told).to_contain_text(FIGURE)
    expect(told).not_to_contain_text("Benoît")  # a guest shows nothing unasked

    ana.open("/standing")
    expect(ana.page.locator("main")).to_contain_text(FIGURE)
    found = ana.page.get_by_role("search").get_by_role("status")
    expect(found).to_contain_text("1 match found")
    names = ana.page.get_by_label("Names at the table")
    names.fill("nobody")
    expect(found).to_contain_text("No match found")
    names.fill("BENOIT")
    expect(found).to_contain_text("1 match found")
    expect(ana.page.get_by_role("listitem").filter(has_text="Benoît").last).to_be_visible()
    expect_none_in_all_colours(ana)
    expect_nothing_cut(ana)

    address = ana.link("Your page").get_attribute("href") or ""
    ben.open(address)
    expect(ben.page.get_by_role("alert")).to_contain_text("nobody of this name")
    assert "404" in ben.faults.pop()  # the browser notes it, too
    ana.page.get_by_label("Show my page and my ratings to others").check()
    expect(ana.page.get_by_label("Show my page and my ratings to others")).to_be_checked()
    ana.link("Your page").click()
    expect(ana.page.locator("main")).to_contain_text("This is what others see of you.")
    ben.page.reload()
    expect(ben.heading("Ana")).to_be_visible()
    expect(ben.page.locator("main")).to_contain_text(FIGURE)
    expect_nothing_cut(ben)
    ben.open("/ladder/goofspiel/2")
    expect(ben.page.get_by_role("row").filter(has_text="Ana")).to_contain_text(FIGURE)
    expect(ben.page.get_by_role("row").filter(has_text="Master")).to_contain_text(FIGURE)
    expect_none_in_all_colours(ben)
    expect_nothing_cut(ben)
