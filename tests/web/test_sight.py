"""What stood in the way at the first tables stays out of it: everything that one reads, chooses or
is told is in sight, in every title.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Locator, expect

from tablee.engine.titles import TITLES
from tablee.guide.reading import guided
from tablee.words.title import title_words
from tests.web.conftest import Arrive
from tests.web.houses import Houses
from tests.web.people import DESKTOP, PHONE, Person
from tests.web.positions import POSITIONS, House
from tests.web.screens import AT_REST, SCREENS, settle

EXPLAINED: Final = (Path(__file__).parent / "explained.js").read_text()
UNEXPLAINED: Final = (Path(__file__).parent / "unexplained.js").read_text()

TABLES: Final = {
    "precognition": "precognition",
    "precognition-together": "together",
    "ai-100-human": "ai-100-human",
    "goofspiel": "goofspiel",
    "nettles": "nettles",
    "exodus-draft": "exodus draft",
    "exodus-wing": "exodus wing",
    "exodus-ark": "exodus ark",
    "pest-grid": "pest grid",
    "pest-map": "pest map",
}
"""Screens of matches, with their positions."""

WORDY: Final = (
    "precognition",
    "ai-100-human",
    "exodus-wing",
    "exodus-ark",
    "pest-map",
    "goofspiel",
    "nettles",
)
"""Where everything is asked what it is."""

PLAIN: Final = (".currents", ".ground", ".ai-human > .stage > svg")
"""What is mere decoration: light and arrows on the water, the garden, the ground of circuits."""

OF_THE_HOUSE: Final = {
    "Player",
    "What this player is doing",
    "In the lead",
    "Forecast",
    "Choices",
    "View",
}
"""What is explained alike at every table: no rule of a title is behind it."""

OTHERS: Final = {
    "precognition": ".other button.name",
    "ai-100-human": ".ai-human button.open",
    "exodus-wing": ".seats .seat:not(.me)",
    "pest-grid": ".pest button.other",
}
"""What opens the whole seat of another player."""

SMALL: Final = {"width": 360, "height": 740}
FLAT: Final = {"phone on its side": (844, 390), "twice the size": (683, 384)}

CHOICE: Final = ":is(.selectable, .choice, .open, .way, .loose, [data-place]):not(:disabled)"
"""What can be chosen now, at any table."""

SEEN: Final = """all => all.filter((one) => {
  const { left, top, right, bottom } = one.getBoundingClientRect();
  return one.checkVisibility() && left >= 0 && right <= innerWidth
    && (top + bottom) / 2 > 0 && (top + bottom) / 2 < innerHeight;
}).length"""
"""How many of these are in the window, whole or for the most part."""

BELOW: Final = """all => all.filter((one) => one.checkVisibility())
  .map((one) => Math.round(one.getBoundingClientRect().bottom))
  .filter((bottom) => bottom > innerHeight)"""
"""Where those end that reach below the window."""


RESTED: Final = "new Promise((done) => setTimeout(done, 1000))"
"""More than twice as long as a pointer rests on what it asks about."""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, houses: Houses) -> Iterator[tuple[str, House]]:
    with houses.open(tmp_path_factory.mktemp("sight")) as found:
        yield found.address, found


@pytest.fixture
def ana(browser: Browser, house: tuple[str, House]) -> Iterator[Person]:
    address, found = house
    person = Person(browser, address, cookies=found.cookies)
    yield person
    person.context.close()
    assert person.faults == []


def sit(person: Person, house: tuple[str, House], name: str) -> None:
    person.open(SCREENS[name].path(house[1]))
    settle(person.page, SCREENS[name])


CONFIRMED: Final = {
    "precognition": "You keep Forgotten Silo and give Tainted Harvest to Benoît.",
    "ai-100-human": "You play Link (yellow 1) this turn.",
    "exodus-draft": "You keep Sanctuary.",
    "goofspiel": "Bid 12: confirm it, or choose again.",
}
"""What the bar says once all is chosen."""


def test_what_is_confirmed_is_named(ana: Person, house: tuple[str, House]) -> None:
    for name, said in CONFIRMED.items():
        sit(ana, house, name)
        expect(ana.page.locator(".prompt")).to_have_text(said)


# --- explanations ----------------------------------------------------------------------------


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_every_icon_number_and_zone_explains_itself(
    browser: Browser, house: tuple[str, House], size: dict[str, int]
) -> None:
    address, found = house
    ana = Person(browser, address, size, cookies=found.cookies)
    left = {}
    for name in TABLES:
        sit(ana, house, name)
        if things := ana.page.evaluate(UNEXPLAINED, list(PLAIN)):
            left[name] = things
    assert left == {}
    ana.context.close()
    assert ana.faults == []


@pytest.mark.parametrize("name", WORDY)
def test_what_is_explained_is_explained_whole_and_once_with_its_rule(
    ana: Person, house: tuple[str, House], name: str
) -> None:
    sit(ana, house, name)
    found = ana.page.evaluate(EXPLAINED)
    assert found["wrong"] == []
    assert found["explained"] > 5
    assert set(found["unruled"]) <= OF_THE_HOUSE
    rules = title_words(TITLES[POSITIONS[TABLES[name]].title], "en").rules_page()
    assert [rule for rule in found["rules"] if f'<a id="{rule}">' not in rules] == []


def test_the_rule_behind_a_thing_opens_beside_the_board(
    ana: Person, house: tuple[str, House]
) -> None:
    """By pointing and clicking, and by keys alone."""
    sit(ana, house, "precognition")
    note = ana.page.get_by_role("tooltip")
    rules = ana.page.get_by_role("complementary", name="Rules")
    food = ana.page.locator("section.mine [data-term=food-gauge]")
    food.hover()
    expect(note).to_contain_text("Food gauge: ")
    note.get_by_role("link", name="Rule PRE-098").click()
    expect(rules.locator(".rule-found")).to_contain_text("PRE-098")
    expect(note).to_have_count(0)
    ana.page.keyboard.press("Escape")
    ana.page.locator("main.board button.playing-card").first.focus()
    ana.page.keyboard.press("i")
    expect(note).to_contain_text("PRE-013")
    first = note.inner_text()
    ana.page.keyboard.press("i")  # on to the next thing
    expect(note).not_to_have_text(first)
    ana.page.keyboard.press("Shift+I")
    expect(note).to_contain_text("PRE-013")
    ana.page.keyboard.press("r")
    expect(rules.locator(".rule-found")).to_contain_text("PRE-013")


def test_a_long_press_explains_and_chooses_nothing(
    browser: Browser, house: tuple[str, House]
) -> None:
    address, found = house
    ana = Person(browser, address, PHONE, cookies=found.cookies)
    sit(ana, house, "pest-grid")
    cell = ana.page.locator(".cell.open").first
    finger = {"pointerType": "touch", "bubbles": True}
    cell.dispatch_event("pointerdown", finger)
    note = ana.page.get_by_role("tooltip")
    expect(note).to_contain_text("Action grid")
    cell.dispatch_event("pointerup", finger)
    cell.dispatch_event("click")
    expect(cell).to_have_attribute("aria-pressed", "false")
    note.get_by_role("link").tap()
    rules = ana.page.get_by_role("complementary", name="Rules")
    expect(rules.locator(".rule-found")).to_contain_text("PEST-111")
    ana.context.close()
    assert ana.faults == []


@pytest.mark.parametrize("name", ["precognition", "goofspiel"])
def test_nothing_is_explained_that_comes_to_lie_under_a_pointer_at_rest(
    ana: Person, house: tuple[str, House], name: str
) -> None:
    """A sheet was closed, and a card is where it was: browsers tell a move of no distance then."""
    sit(ana, house, name)
    card = ana.board.locator("button.selectable, button.playing-card").first.bounding_box()
    assert card is not None
    x, y = card["x"] + card["width"] / 2, card["y"] + card["height"] / 2
    ana.page.locator("nav button:visible").filter(has_text="Goal").click()
    sheet = ana.page.locator("dialog[open]")
    expect(sheet).to_be_visible()
    ana.page.mouse.move(x, y)
    ana.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    ana.page.mouse.move(x, y)
    ana.page.evaluate(RESTED)
    note = ana.page.get_by_role("tooltip")
    expect(note).to_have_count(0)
    ana.page.mouse.move(x + 3, y + 3)
    expect(note).to_be_visible()


@pytest.mark.parametrize("name", OTHERS)
def test_the_things_of_others_are_explained_whole(
    ana: Person, house: tuple[str, House], name: str
) -> None:
    """On the sheet of their seat, where cards have their names in full."""
    sit(ana, house, name)
    ana.page.locator(OTHERS[name]).first.click()
    sheet = ana.page.locator("dialog[open]")
    expect(sheet).to_be_visible()
    ana.page.evaluate(AT_REST)
    assert ana.page.evaluate(EXPLAINED)["wrong"] == []
    assert len(sheet.inner_text()) > 40


# --- news ------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_history_counts_what_nobody_has_read(arrive: Arrive, size: dict[str, int]) -> None:
    ana = arrive(size=size)
    ana.new_table("me", "bot")
    assert ana.ready()
    entry = ana.page.locator("nav button:visible").filter(has_text="History")
    expect(entry.locator(".count")).to_have_count(0)
    ana.bid()
    assert ana.ready()
    expect(entry.locator(".count")).to_be_visible()
    entry.click()
    expect(entry.locator(".count")).to_have_count(0)


# --- the board and what can be chosen --------------------------------------------------------


@pytest.mark.parametrize("size", FLAT.values(), ids=FLAT)
@pytest.mark.parametrize("name", TABLES)
def test_a_flat_window_shows_the_board_and_what_can_be_chosen(
    ana: Person, house: tuple[str, House], name: str, size: tuple[int, int]
) -> None:
    ana.page.set_viewport_size({"width": size[0], "height": size[1]})
    sit(ana, house, name)
    expect(ana.gold).to_be_in_viewport()
    board = ana.board.bounding_box()
    assert board is not None
    assert board["height"] > size[1] / 2
    assert choices(ana).evaluate_all(SEEN) > 0


def choices(person: Person) -> Locator:
    return person.page.locator(f"main {CHOICE}")


@pytest.mark.parametrize("title", guided())
def test_a_guide_leaves_the_hand_in_sight(arrive: Arrive, title: str) -> None:
    """At a desk all that can be chosen is above the edge of the window."""
    ana = arrive()
    ana.open("/")
    links = ana.page.locator(f"a[href='/rules/{title}']")
    tile = ana.page.get_by_role("article").filter(has=links)
    tile.get_by_role("button", name="Learn it at the table").click()
    expect(ana.page.get_by_role("complementary", name="Guide")).to_be_visible()
    expect(choices(ana).filter(visible=True).first).to_be_visible()
    ana.page.evaluate(AT_REST)
    assert choices(ana).evaluate_all(BELOW) == []


def test_the_menu_of_a_card_leaves_its_forecast_in_sight(
    browser: Browser, house: tuple[str, House]
) -> None:
    """On a phone, where a tap opens it."""
    address, found = house
    ana = Person(browser, address, PHONE, cookies=found.cookies)
    sit(ana, house, "precognition")
    forecast = ana.page.locator(".outlook").filter(visible=True).first
    ana.page.locator(".flow .playing-card").first.tap()
    forecast.scroll_into_view_if_needed()
    assert forecast.evaluate("""one => {
      const { left, top, width, height } = one.getBoundingClientRect();
      return one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    }""")
    ana.context.close()


@pytest.mark.parametrize("size", [PHONE, SMALL], ids=["phone", "small phone"])
def test_large_letters_leave_the_forecast_of_a_bid_above_the_hand(
    browser: Browser, house: tuple[str, House], size: dict[str, int]
) -> None:
    address, found = house
    ana = Person(browser, address, size, cookies=found.cookies)
    sit(ana, house, "goofspiel")
    for language in ("en", "fr", "es"):
        ana.speak(language)
        ana.page.evaluate("document.documentElement.style.fontSize = '135%'")
        ana.page.evaluate(AT_REST)
        forecast = ana.page.locator(".mine .forecast").bounding_box()
        hand = ana.page.locator(".hand .zone").bounding_box()
        assert forecast is not None
        assert hand is not None
        assert forecast["y"] + forecast["height"] <= hand["y"] + 1
    ana.context.close()


# --- beside the table ------------------------------------------------------------------------


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("name", TABLES)
def test_whoever_watches_is_told_so_and_sees_everybody(
    browser: Browser, house: tuple[str, House], name: str, size: dict[str, int]
) -> None:
    address, found = house
    guest = Person(browser, address, size)
    guest.open(SCREENS[name].path(found))
    expect(guest.page.get_by_text("You are watching.")).to_be_visible()
    seats = guest.board
    if size == PHONE:
        guest.tab("Others")
        seats = guest.page.locator(".panels")
    for player in ("Ana", "Benoît", "Carmen"):
        expect(seats.get_by_text(player).filter(visible=True).first).to_be_visible()
    assert guest.faults == []
    guest.context.close()
