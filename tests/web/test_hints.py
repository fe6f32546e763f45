"""Hints on every board: each thing of a weighed option is marked, and no mark covers words.

Those of first games cover nothing that can be pressed, nor words.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from tests.web.conftest import Arrive
from tests.web.houses import Houses
from tests.web.people import DESKTOP, PHONE, QUICK, Person
from tests.web.positions import House, Position
from tests.web.test_cut import LANGUAGES

POSITIONS: Final = {
    "two cards called alike": Position("precognition", 4, ask="keep-card", time=8),
    "a cell": Position("ai-100-human", 4, ask="place-card", time=8),
    "a slot": Position("exodus", 4, ask="place-negotiator", time=8),
    "cards in the hand": Position("exodus", 4, ask="take-turn", time=30),
    "the grid": Position("pest", 3, "random", ask="place-assistant", time=6),
    "the map": Position("pest", 3, "random", ask="place-castle", time=1),
    "equal discs": Position("nettles", 4, ask="lay-first", time=2),
}
MARKED: Final = "marks => marks.map((mark) => [mark.dataset.for, mark.textContent])"

UNMARKED: Final = """weighed => {
  const marks = [...document.querySelectorAll('.marks > *')].map((mark) => mark.dataset.for);
  const inSight = (thing) => {
    const { left, right, top, bottom } = thing.getBoundingClientRect();
    return thing.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
  };
  return [...document.querySelectorAll('main.board [data-choice]')]
    .filter(inSight)
    .map((thing) => thing.dataset.choice.split('|'))
    .filter((choices) => choices.some((text) => weighed.includes(text)))
    .filter((choices) => !choices.some((text) => marks.includes(text)));
}"""

COVERED: Final = """selector => {
  const marks = [...document.querySelectorAll(selector)];
  const texts = document.createTreeWalker(document.querySelector('.frame'), NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const covered = [];
  while (texts.nextNode()) {
    const text = texts.currentNode;
    if (!text.data.trim() || text.parentElement.closest(`.hidden, .marks, ${selector}`)) continue;
    if (!text.parentElement.checkVisibility()) continue;
    const board = text.parentElement.closest('main')?.getBoundingClientRect();
    range.selectNodeContents(text);
    for (const one of range.getClientRects())
      for (const mark of marks) {
        const other = mark.getBoundingClientRect();
        const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const low = Math.min(one.bottom, board?.bottom ?? one.bottom); // the rest is scrolled away
        const high = Math.min(low, other.bottom) - Math.max(one.top, other.top);
        if (wide > 2 && high > 3) covered.push(`${mark.textContent} on ${text.data.trim()}`);
      }
  }
  return covered;
}"""
"""Letters have air above and below them: a mark may touch that."""


LOOKED: Final = "new Promise((done) => setTimeout(done, 500))"
"""Marks look for their places again and again."""


@pytest.fixture(scope="module")
def practice(tmp_path_factory: pytest.TempPathFactory, houses: Houses) -> Iterator[House]:
    """With a table for practice in every position."""
    with houses.open(tmp_path_factory.mktemp("hints"), POSITIONS, practice=True) as house:
        yield house


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("position", POSITIONS)
def test_every_thing_of_a_weighed_option_is_marked_and_nothing_is_covered(
    browser: Browser, practice: House, position: str, size: dict[str, int]
) -> None:
    ana = Person(browser, practice.address, size=size, cookies=practice.cookies)
    ana.open(f"/t/{practice.tables[position]}")
    expect(ana.page.locator("main.board button").filter(visible=True).first).to_be_visible()
    with ana.page.expect_response("**/hint") as answer:
        ana.page.keyboard.press("h")
    weighed = [option["action"] for option in answer.value.json()["options"]]
    marks = ana.page.locator(".marks > *")
    expect(marks.filter(has_text="★").first).to_be_visible()
    found = marks.evaluate_all(MARKED)
    assert {text for text, mark in found if mark == "★"} == {weighed[0]}
    assert {text for text, _ in found} <= set(weighed)
    assert ana.page.evaluate(UNMARKED, weighed) == []
    hint = ana.page.locator("aside.hint")
    covered = {}
    for language in LANGUAGES:
        ana.speak(language)
        ana.page.evaluate(LOOKED)
        expect(hint.get_by_role("paragraph")).not_to_be_empty()
        if texts := ana.page.evaluate(COVERED, ".marks > *"):
            covered[language] = texts
    assert covered == {}
    if size == PHONE:
        assert (box := hint.bounding_box())
        assert box["height"] < size["height"] / 6  # the board is what one looks at
    ana.context.close()
    assert ana.faults == []


def test_equal_discs_are_all_marked(browser: Browser, practice: House) -> None:
    ana = Person(browser, practice.address, cookies=practice.cookies)
    ana.open(f"/t/{practice.tables['equal discs']}")
    leaves = ana.button("Lay mint leaf")
    expect(leaves.first).to_be_visible()
    ana.page.keyboard.press("h")
    expect(ana.page.locator('.marks [data-for="lay mint"]')).to_have_count(leaves.count())
    assert leaves.count() > 1
    ana.context.close()


# --- of first games ------------------------------------------------------------------------------

LAIDOVER: Final = """() => {
  const note = document.querySelector('.first-hint').getBoundingClientRect();
  const things = [...document.querySelectorAll('main.board [data-choice], .actions button')];
  const inside = note.left >= 0 && note.top >= 0
    && note.right <= innerWidth && note.bottom <= innerHeight;
  const over = things.filter((thing) => thing.checkVisibility()).filter((thing) => {
    const board = thing.closest('main')?.getBoundingClientRect();
    const { left, top, right, bottom } = thing.getBoundingClientRect();
    const low = Math.min(bottom, board?.bottom ?? bottom); // the rest is scrolled away
    return note.left < right - 1 && left < note.right - 1
      && note.top < low - 1 && top < note.bottom - 1;
  });
  return [...over.map((thing) => thing.textContent), ...(inside ? [] : ['outside'])];
}"""
"""What a hint of a first game lies over, of all that can be pressed."""

FIRST: Final = {**QUICK, "hints": True}


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_first_decision_is_explained_beside_what_can_be_chosen(
    browser: Browser, practice: House, size: dict[str, int]
) -> None:
    ana = Person(browser, practice.address, size, FIRST, practice.cookies)
    note = ana.page.locator(".first-hint")
    covered = {}
    for position in POSITIONS:
        ana.open(f"/t/{practice.tables[position]}")
        expect(note).to_be_visible()
        expect(ana.page.locator(".lights i").first).to_be_visible()
        ana.page.evaluate(LOOKED)
        words = ana.page.evaluate(COVERED, ".first-hint")
        if things := ana.page.evaluate(LAIDOVER) + words:
            covered[position] = things
    assert covered == {}
    ana.context.close()
    assert ana.faults == []


def test_a_hint_goes_with_the_answer_and_does_not_come_again(
    arrive: Arrive, browser: Browser
) -> None:
    ana = arrive(settings=FIRST)
    ana.new_table("me", "bot")
    note = ana.page.locator(".first-hint")
    expect(note).to_contain_text("The single highest card wins the prize")
    ana.bid()
    assert ana.ready()
    expect(note).to_have_count(0)
    elsewhere = Person(browser, ana.address, DESKTOP, FIRST, ana.context.cookies())
    elsewhere.open(ana.page.url.removeprefix(ana.address))
    expect(elsewhere.page.locator("button.confirm")).to_be_visible()
    known = elsewhere.page.request.get("/api/firsts/goofspiel").json()
    assert known["asks"] == ["bid"]
    expect(elsewhere.page.locator(".first-hint")).to_have_count(0)
    elsewhere.context.close()


def test_hints_of_first_games_can_be_put_away_and_switched_off(arrive: Arrive) -> None:
    ana = arrive(settings=FIRST)
    table = ana.new_table("me", "bot")
    note = ana.page.locator(".first-hint")
    expect(note).to_be_visible()
    ana.open("/settings")
    ana.page.get_by_label("Hints in first games").uncheck()
    ana.open(f"/t/{table}")
    expect(ana.bids.first).to_be_visible()
    expect(note).to_have_count(0)
    ana.open("/settings")
    ana.page.get_by_label("Hints in first games").check()
    ana.open(f"/t/{table}")
    note.get_by_role("button", name="Got it").click()
    expect(note).to_have_count(0)
