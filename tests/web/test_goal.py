"""How the game is won and what its icons mean is one click away at every table."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.web.axe import violations
from tests.web.conftest import Arrive
from tests.web.people import DESKTOP, PHONE, Person, scrolls_sideways

TITLES = {"goofspiel": 2, "precognition": 2, "ai-100-human": 3, "nettles": 2}
GOAL = {"en": "Goal and icons", "fr": "But et icônes", "es": "Meta e iconos"}


def open_goal(person: Person, language: str) -> Locator:
    person.button(GOAL[language]).first.click()
    sheet = person.page.get_by_role("dialog", name=GOAL[language])
    expect(sheet).to_be_visible()
    return sheet


def cut_off(sheet: Locator) -> list[str]:
    """The names and meanings that have less room than they need."""
    wide: list[str] = sheet.locator("dt b, dd, p, h2, h3, button").evaluate_all(
        "all => all.filter(e => e.scrollWidth > e.clientWidth + 1 && e.clientWidth > 0)"
        ".map(e => e.innerText)"
    )
    return wide


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("title", TITLES)
def test_goal_and_icons_are_one_click_away(
    arrive: Arrive, title: str, size: dict[str, int]
) -> None:
    person = arrive(size=size)
    person.play_against_bots(title, TITLES[title])
    for language in GOAL:
        person.speak(language)
        sheet = open_goal(person, language)
        assert len(sheet.locator("p").first.inner_text()) > 20
        if title != "nettles":
            expect(sheet.locator("dd").first).to_be_visible()
        assert cut_off(sheet) == []
        assert not scrolls_sideways(person.page)
        if language == "es":
            assert violations(person) == []
        person.page.keyboard.press("Escape")
        expect(sheet).to_be_hidden()
