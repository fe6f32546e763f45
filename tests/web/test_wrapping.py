"""No word is torn apart, in any language, on a desk or on a phone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from tests.web.conftest import Arrive
from tests.web.houses import Houses
from tests.web.people import DESKTOP, PHONE, Person
from tests.web.positions import House
from tests.web.screens import AT_REST, SCREENS, settle

SMALL: Final = {"width": 360, "height": 740}
TABLES: Final = [name for name, screen in SCREENS.items() if screen.frame and not screen.watched]

TORN = """() => {
  const torn = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    for (const word of node.data.matchAll(/[\\p{L}’]{2,}/gu)) {
      const range = document.createRange();
      range.setStart(node, word.index);
      range.setEnd(node, word.index + word[0].length);
      const lines = new Set([...range.getClientRects()].map((rect) => Math.round(rect.top)));
      if (lines.size > 1) torn.push(word[0]);
    }
  }
  return torn;
}"""


def torn(person: Person) -> dict[str, list[str]]:
    """The words that stand in two lines, by language."""
    found = {}
    for language in ("en", "fr", "es"):
        person.speak(language)
        person.shown("h1, main button").first.wait_for()
        person.page.evaluate(AT_REST)
        if words := person.page.evaluate(TORN):
            found[language] = words
    return found


@pytest.mark.parametrize("language", ["en", "fr", "es"])
@pytest.mark.parametrize("title", ["precognition", "ai-100-human"])
def test_the_explanation_of_a_question_can_be_read_in_full(
    arrive: Arrive, title: str, language: str
) -> None:
    """On a desk at the question; on a phone, which has one sign only, on the sheet of the goal."""
    person = arrive(settings={"motion": "none", "speed": "fast", "language": language})
    person.open(f"/new/{title}")
    person.page.locator("form button:not([type=button])").click()
    sign = person.page.locator("header .help")
    said = person.page.locator("#help")
    sign.click()
    expect(said).to_be_visible()
    text = said.inner_text()
    assert len(text) > 20
    assert said.evaluate("e => e.scrollHeight <= e.clientHeight && e.scrollWidth <= e.clientWidth")
    person.page.keyboard.press("Escape")
    person.page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    expect(sign).to_be_hidden()
    person.page.locator("nav button[title]:visible").click()
    expect(person.page.get_by_role("dialog")).to_contain_text(text)


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("title", ["precognition", "ai-100-human", "pest"])
def test_no_word_is_torn_apart(arrive: Arrive, title: str, size: dict[str, int]) -> None:
    person = arrive(size=size)
    for path in ("/", f"/new/{title}"):
        person.open(path)
        assert torn(person) == {}
    person.speak("en")
    person.play_against_bots(title, 3)
    assert torn(person) == {}


def test_no_word_is_torn_apart_while_the_games_are_on_their_way(arrive: Arrive) -> None:
    person = arrive(size=DESKTOP)
    person.page.route("**/api/titles", lambda never: None)
    person.open("/")
    expect(person.page.locator("section.tiles p")).to_be_visible()
    assert torn(person) == {}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, houses: Houses) -> Iterator[House]:
    with houses.open(tmp_path_factory.mktemp("wrapping")) as found:
        yield found


@pytest.mark.parametrize("name", TABLES)
def test_no_name_is_torn_apart_at_a_table(browser: Browser, house: House, name: str) -> None:
    """Names stand on plates, cards and seats that become narrow on phones."""
    found = {}
    screen = SCREENS[name]
    person = Person(browser, house.address, cookies=house.cookies)
    person.open(screen.path(house))
    for size in (DESKTOP, PHONE, SMALL):
        person.page.set_viewport_size({"width": size["width"], "height": size["height"]})
        settle(person.page, screen)
        if words := torn(person):
            found[size["width"]] = words
    person.context.close()
    assert found == {}
    assert person.faults == []
