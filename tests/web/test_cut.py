"""No text is cut: on no screen, in no language, at no size, nor at twice the size."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Page

from tests.web.houses import Houses
from tests.web.people import Person
from tests.web.positions import LONG_NAMES, House
from tests.web.screens import AT_REST, SCREENS, Screen, settle
from tests.web.serving import NotServed

LANGUAGES: Final = ("en", "fr", "es")
SIZES: Final = ((1366, 768), (390, 844), (360, 740), (683, 384))
"""Desk, two phones, and a desk that shows everything twice as large."""

CUT: Final = (Path(__file__).parent / "cut.js").read_text()
"""Finds the texts that cannot be read in full."""

BEHIND: Final = ((1366, 768), (360, 740))
"""Where history, chat, seats, goal and menu are opened too."""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, houses: Houses) -> Iterator[House]:
    try:
        with houses.open(tmp_path_factory.mktemp("cut"), names=LONG_NAMES) as found:
            yield found
    except NotServed as problem:
        pytest.fail(str(problem), pytrace=False)


@pytest.mark.parametrize("name", SCREENS)
def test_no_text_is_cut(browser: Browser, house: House, name: str) -> None:
    screen = SCREENS[name]
    cookies = [] if screen.watched else house.cookies
    person = Person(browser, house.address, cookies=cookies)
    person.open(screen.path(house))
    cut = looked_at(person, screen)
    person.context.close()
    if cut:
        pytest.fail(json.dumps(cut, indent=1, ensure_ascii=False), pytrace=False)


def looked_at(person: Person, screen: Screen) -> dict[str, list[str]]:
    """What is cut on a screen, and behind its rail and tabs, by language and size."""
    cut: dict[str, list[str]] = {}
    page = person.page
    settle(page, screen)
    for language in LANGUAGES:
        person.speak(language)
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            where = f"{language} {width}×{height}"
            note(cut, where, page)
            if screen.frame and (width, height) in BEHIND:
                look_behind(cut, where, page)
    return cut


def note(cut: dict[str, list[str]], where: str, page: Page) -> None:
    page.evaluate(AT_REST)
    if texts := page.evaluate(CUT):
        cut[where] = texts


def look_behind(cut: dict[str, list[str]], where: str, page: Page) -> None:
    """Press all that the rail or the tabs offer, and leave things as they were."""
    for button in page.locator("nav button:visible").all():
        name = button.inner_text()
        button.click()
        note(cut, f"{where} {name}", page)
        if page.locator("dialog[open]").count() > 0:
            page.keyboard.press("Escape")
        elif button.get_attribute("aria-expanded") == "true":
            button.click()
    if (tab := page.locator("nav button[aria-current]:visible").first).count() > 0:
        tab.click()


FAULTS: Final = {
    "an ellipsis": "white-space: nowrap; overflow: hidden; text-overflow: ellipsis; width: 4rem",
    "an ellipsis before padding": "white-space: nowrap; overflow: hidden; text-overflow: ellipsis;"
    "width: 7rem; padding-right: 6rem",
    "a clamp": "display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 1;"
    "overflow: hidden; width: 6rem",
    "a low box": "overflow: clip; height: 1rem; width: 6rem",
    "beside the page": "position: absolute; left: calc(100vw - 2rem); white-space: nowrap",
    "before the page": "position: absolute; left: -2rem; white-space: nowrap",
    "below the window": "position: fixed; top: calc(100vh - 0.3rem)",
}
GOOD: Final = {
    "room": "width: 40rem",
    "scrolled": "overflow: auto; width: 4rem; height: 1.5rem",
    "for screen readers": "position: absolute; width: 1px; height: 1px; overflow: hidden;"
    "clip-path: inset(50%)",
    "invisible": "visibility: hidden; width: 1rem; overflow: hidden",
}


@pytest.mark.parametrize("style", FAULTS.values(), ids=FAULTS)
def test_cut_text_is_found(page: Page, style: str) -> None:
    page.set_content(f"<p style='{style}'>A sentence of some length</p>")
    assert page.evaluate(CUT) != []


@pytest.mark.parametrize("style", GOOD.values(), ids=GOOD)
def test_whole_text_is_left_alone(page: Page, style: str) -> None:
    page.set_content(f"<p style='{style}'>A sentence of some length</p>")
    assert page.evaluate(CUT) == []


def test_what_is_panned_is_left_alone(page: Page) -> None:
    page.set_content(
        "<div data-pans style='overflow: clip; width: 4rem'>"
        "<p style='width: 9rem'>A name far away</p></div>"
    )
    assert page.evaluate(CUT) == []


def test_text_that_spills_over_its_button_is_found(page: Page) -> None:
    page.set_content("<button style='width: 3rem; white-space: nowrap'>Confirm my choice</button>")
    assert page.evaluate(CUT) != []


def test_a_word_that_leaves_its_box_is_found(page: Page) -> None:
    page.set_content("<p style='width: 3rem'>CarmencitaDeLosDolores</p>")
    assert page.evaluate(CUT) != []


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    page = browser.new_page()
    yield page
    page.close()
