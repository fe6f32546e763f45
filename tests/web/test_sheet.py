"""The reference sheet of a title fits one screen at a desk, a phone's width, and one page."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tablee.engine.titles import TITLES
from tests.web.axe import violations
from tests.web.conftest import Arrive
from tests.web.people import DESKTOP, Person, scrolls_sideways

SMALL = {"width": 360, "height": 740}


def open_sheet(person: Person, title: str, language: str) -> None:
    person.open(f"/sheet/{title}")
    person.speak(language)
    expect(person.page.locator(".reference section").first).to_be_visible()
    expect(person.page.locator(f"html[lang={language}]")).to_be_attached()


@pytest.mark.parametrize("title", TITLES)
def test_a_sheet_fits_one_screen_and_one_page(arrive: Arrive, title: str) -> None:
    person = arrive(size=DESKTOP)
    for language in ("en", "fr", "es"):
        open_sheet(person, title, language)
        height = "document.documentElement.scrollHeight"
        assert person.page.evaluate(height) <= DESKTOP["height"], language
        printed = person.page.pdf(prefer_css_page_size=True)
        assert len(re.findall(rb"/Type\s*/Page[^s]", printed)) == 1, language
    assert violations(person) == []


@pytest.mark.parametrize("title", TITLES)
def test_a_sheet_fits_the_width_of_a_phone(arrive: Arrive, title: str) -> None:
    person = arrive(size=SMALL)
    for language in ("en", "fr", "es"):
        open_sheet(person, title, language)
        assert not scrolls_sideways(person.page)


def test_a_sheet_lies_over_the_table_and_leads_to_its_rules(arrive: Arrive) -> None:
    person = arrive()
    person.play_against_bots("goofspiel", 2)
    person.button("Sheet").click()
    sheet = person.page.get_by_role("dialog", name="Reference sheet")
    sheet.get_by_role("link", name="GOOF-032").click()
    rules = person.page.get_by_role("complementary", name="Rules")
    expect(rules.locator(".rule-found")).to_contain_text("GOOF-032")
    expect(sheet).to_have_count(0)
