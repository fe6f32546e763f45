"""What one reads and presses has room: on low screens, under explanations, beside hints."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import Arrive
from tests.web.people import PHONE, Person

TITLES: Final = {"precognition": 3, "ai-100-human": 3, "exodus": 2, "pest": 2}
LOW: Final = ({"width": 683, "height": 384}, {"width": 844, "height": 390})
"""A desk that shows everything twice as large, and a phone that lies on its side."""
STAGE: Final = 325

CHOICE: Final = "main :is(button, [role=button]):not(:disabled, [aria-disabled=true])"
IN_SIGHT: Final = """all => all.filter((one) => {
  const { left, top, right, bottom } = one.getBoundingClientRect();
  return one.checkVisibility() && left >= 0 && top >= 0 && right <= innerWidth + 1
    && bottom <= innerHeight + 1;
}).length"""

COVERED: Final = """note => {
  const over = note.getBoundingClientRect();
  return [...document.querySelectorAll('.way, .actions button:enabled')].filter((one) => {
    const { left, top, right, bottom, width } = one.getBoundingClientRect();
    return width > 0 && left < over.right && right > over.left
      && top < over.bottom && bottom > over.top;
  }).map((one) => one.innerText);
}"""
"""The buttons under an explanation."""

GONE: Final = "board => { board.style.display = 'none'; }"
"""Take the table away."""

COME: Final = """async board => {
  board.style.display = '';
  for (let frame = 0; frame < 600 && !board.matches(':hover'); frame++) {
    board.style.paddingBottom = frame % 2 ? '1px' : '';
    await new Promise((next) => requestAnimationFrame(next));
  }
}"""
"""Bring it back; a browser tells things that they lie under the pointer when the page changes."""

TELLING: Final = {
    "precognition": (".choosable .playing-card", "[role=tooltip]"),
    "exodus": (".draft .ark-card", ".aboard-forecast"),
}
"""What tells something once somebody points at it, and what it tells then."""

REST: Final = 1000
"""More milliseconds than a pointer rests before something is explained."""


def box_of(thing: Locator) -> dict[str, Any]:
    box = thing.bounding_box()
    assert box
    return dict(box)


@pytest.mark.parametrize("title", TITLES)
def test_the_stage_takes_the_room_on_a_low_screen(arrive: Arrive, title: str) -> None:
    ana = arrive()
    ana.play_against_bots(title, TITLES[title])
    expect(ana.gold).to_be_visible()
    for size in LOW:
        ana.page.set_viewport_size({"width": size["width"], "height": size["height"]})
        expect(ana.page.locator(CHOICE).first).to_be_visible()
        assert box_of(ana.board)["height"] >= STAGE
        assert ana.page.locator(CHOICE).evaluate_all(IN_SIGHT) > 0
        assert ana.gold.evaluate_all(IN_SIGHT) == 1


def test_cards_begin_in_sight_on_a_phone_that_lies_on_its_side(arrive: Arrive) -> None:
    ana = arrive()
    ana.play_against_bots("precognition", 3)
    for size in LOW:
        ana.page.set_viewport_size({"width": size["width"], "height": size["height"]})
        ana.page.reload()
        cards = ana.page.locator(".choosable .playing-card")
        expect(cards).to_have_count(4)
        for place in range(4):
            assert box_of(cards.nth(place))["y"] >= box_of(ana.board)["y"]


def rest_on(person: Person, thing: Locator) -> None:
    person.page.mouse.move(1, 1)
    thing.hover()


def test_an_explanation_covers_nothing_that_can_be_pressed(arrive: Arrive) -> None:
    ana = arrive()
    ana.play_against_bots("precognition", 3)
    cards = ana.page.locator(".choosable .playing-card")
    note = ana.page.get_by_role("tooltip")
    for size in ({"width": 1366, "height": 768}, {"width": PHONE["width"], "height": 844}):
        ana.page.set_viewport_size({"width": size["width"], "height": size["height"]})
        expect(cards).to_have_count(4)
        for place in range(4):
            rest_on(ana, cards.nth(place))
            expect(note).to_have_count(1)
            assert note.evaluate(COVERED) == []


@pytest.mark.parametrize("title", TELLING)
def test_what_comes_under_a_resting_pointer_tells_nothing(arrive: Arrive, title: str) -> None:
    """Nobody has pointed at it, until the pointer moves."""
    thing, telling = TELLING[title]
    ana = arrive()
    ana.play_against_bots(title, 3)
    box = box_of(ana.page.locator(thing).last)
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    ana.board.evaluate(GONE)
    ana.page.mouse.move(x, y)
    ana.board.evaluate(COME)
    expect(ana.page.locator(f"{thing}:hover")).to_have_count(1)
    ana.page.wait_for_timeout(REST)
    expect(ana.page.locator(telling)).to_have_count(0)
    ana.page.mouse.move(x + 3, y)
    expect(ana.page.locator(telling)).to_have_count(1)


def test_what_was_clicked_is_not_explained(arrive: Arrive) -> None:
    ana = arrive()
    ana.play_against_bots("precognition", 3)
    card = ana.page.locator(".choosable .playing-card").last  # it can only be kept
    note = ana.page.get_by_role("tooltip")
    rest_on(ana, card)
    expect(note).to_have_count(1)
    ana.page.mouse.down()
    ana.page.mouse.up()
    box = box_of(card)
    ana.page.mouse.move(box["x"] + 20, box["y"] + 20)
    ana.page.wait_for_timeout(REST)
    expect(note).to_have_count(0)


def test_a_guide_leaves_the_whole_table_in_sight(arrive: Arrive) -> None:
    ana = arrive()
    ana.open("/")
    tile = ana.page.get_by_role("article").filter(has_text="Precognition")
    tile.get_by_role("button", name="Learn it at the table").click()
    expect(ana.page.get_by_role("complementary", name="Guide")).to_be_visible()
    expect(ana.page.locator(".choosable .playing-card")).to_have_count(4)
    assert ana.board.evaluate("pane => pane.scrollHeight - pane.clientHeight") <= 1


def test_history_says_how_much_is_unread_and_who_watches_is_told(arrive: Arrive) -> None:
    ana, passer_by = arrive(), arrive()
    table = ana.new_table("me", "bot", "bot")
    unread = ana.page.locator("nav button[aria-expanded] .count")
    ana.bid()
    assert ana.ready()
    expect(unread.first).to_have_text(re.compile(r"^\d+"))
    expect(ana.history).to_be_visible()
    expect(unread).to_have_count(0)
    passer_by.open(f"/t/{table}")
    expect(passer_by.page.locator("header")).to_contain_text("You are watching.")
