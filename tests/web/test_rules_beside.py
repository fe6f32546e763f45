"""The rules are searched and read beside the board, without leaving the table."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.web.axe import violations
from tests.web.conftest import Arrive
from tests.web.people import DESKTOP, PHONE, Person, scrolls_sideways

SEARCHES = {
    "en": ("Rules", "Search the rules", "plague gauge", "PRE-019"),
    "fr": ("Règles", "Chercher dans les règles", "jauge fleau", "PRE-019"),
    "es": ("Reglas", "Buscar en las reglas", "medidor plaga", "PRE-019"),
}


def panel(person: Person, name: str = "Rules") -> Locator:
    return person.page.get_by_role("complementary", name=name)


def test_a_key_opens_the_search_and_the_passage_beside_the_board(arrive: Arrive) -> None:
    person = arrive()
    person.play_against_bots("precognition", 2)
    expect(person.board).to_be_visible()  # keys are heard at the table
    for language, (name, field, query, rule) in SEARCHES.items():
        person.speak(language)
        rules = panel(person, name)
        search = rules.get_by_role("searchbox", name=field)
        while not search.is_visible():  # a key that comes too early is not heard
            person.page.keyboard.press("/")
            person.page.wait_for_timeout(300)
        expect(search).to_be_focused()
        search.fill(query)
        found = rules.locator("ol button")
        expect(found.filter(has_text="12").first).to_be_visible()
        person.page.keyboard.press("Tab")
        person.page.keyboard.press("Enter")
        marked = rules.locator(".rule-found")
        expect(marked).to_be_in_viewport()
        expect(marked).to_contain_text(rule)
        expect(person.board).to_be_visible()
        person.page.keyboard.press("Escape")
        expect(rules).to_have_count(0)


def test_the_number_of_a_rule_finds_it(arrive: Arrive) -> None:
    person = arrive()
    person.play_against_bots("goofspiel", 2)
    person.button("Rules").first.click()
    panel(person).get_by_role("searchbox").fill("GOOF-021")
    expect(panel(person).locator("ol button").first).to_contain_text("tied")
    panel(person).get_by_role("searchbox").fill("xylophonist")
    expect(panel(person).get_by_role("status")).to_have_text("Nothing found")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_a_link_to_a_rule_opens_it_at_the_table(arrive: Arrive, size: dict[str, int]) -> None:
    """From the sheet of the goal; on a phone the rules lie over the board until they are closed."""
    person = arrive(size=size)
    person.play_against_bots("goofspiel", 2)
    person.button("Goal and icons").first.click()
    person.page.get_by_role("dialog").get_by_role("link", name="Rules").click()
    expect(panel(person)).to_be_visible()
    assert len(person.context.pages) == 1
    assert not scrolls_sideways(person.page)
    assert violations(person) == []
    panel(person).get_by_role("button", name="Close").click()
    expect(panel(person)).to_have_count(0)
    expect(person.board).to_be_visible()


def test_escape_in_the_rules_takes_nothing_back(arrive: Arrive) -> None:
    person = arrive()
    person.play_against_bots("goofspiel", 2)
    person.page.get_by_role("button", name="Bid 1", exact=True).click()
    expect(person.gold).to_be_enabled()
    person.page.keyboard.press("/")
    person.page.keyboard.press("Escape")
    expect(panel(person)).to_have_count(0)
    expect(person.gold).to_be_enabled()
