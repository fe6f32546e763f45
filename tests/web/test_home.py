"""The first page: what one has played and what one plays, and how to be rid of it."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Arrive
from tests.web.people import DESKTOP, Person
from tests.web.screens import AT_REST


def test_a_game_against_bots_is_deleted_after_a_question(ana: Person) -> None:
    kept = ana.new_table("me", "bot")
    gone = ana.new_table("me", "bot")
    ana.open("/")
    mine = ana.page.get_by_role("listitem")
    row = mine.filter(has=ana.page.locator(f"a[href='/t/{gone}']"))
    expect(row).to_contain_text("kept until")
    row.get_by_role("button").click()
    ana.button("Keep").click()
    expect(row).to_be_visible()
    row.get_by_role("button").click()
    ana.page.get_by_role("dialog").get_by_role("button", name="Delete").click()
    expect(row).to_have_count(0)
    expect(mine.filter(has=ana.page.locator(f"a[href='/t/{kept}']"))).to_be_visible()
    ana.page.reload()
    expect(mine.filter(has=ana.page.locator(f"a[href='/t/{kept}']"))).to_be_visible()
    expect(row).to_have_count(0)


def test_a_finished_match_shows_its_result_and_date(ana: Person) -> None:
    table = ana.new_table("me", "bot")
    ana.play_out()
    ana.open("/")
    row = ana.page.get_by_role("listitem").filter(has=ana.page.locator(f"a[href='/t/{table}']"))
    expect(row).to_contain_text("–")
    expect(row.locator("time")).to_contain_text("20")
    expect(row).to_contain_text(re.compile("won|lost"))


def test_a_match_with_others_is_only_hidden_and_comes_back(arrive: Arrive) -> None:
    ana, ben = arrive(), arrive()
    table = ana.new_table("me", "open")
    ben.open(f"/t/{table}")
    ben.button("Sit down").click()
    ana.button("Start the match").click()
    for person in (ana, ben):
        assert person.ready()
        person.open("/")
    here = [person.page.locator(f"li a[href='/t/{table}']") for person in (ana, ben)]
    mine = ana.page.get_by_role("listitem")
    row = mine.filter(has=ana.page.locator(f"a[href='/t/{table}']"))
    row.get_by_role("button").click()
    ana.page.get_by_role("dialog").get_by_role("button", name="Hide").click()
    expect(here[0]).to_be_hidden()
    expect(here[1]).to_be_visible()
    ana.page.get_by_text("Hidden tables: 1").click()
    expect(here[0]).to_be_visible()
    ana.button("Show again: a match of Goofspiel").click()
    expect(ana.page.get_by_text("Hidden tables")).to_have_count(0)
    expect(row.get_by_role("button", name="Hide")).to_be_visible()
    ana.page.reload()
    expect(row.get_by_role("button", name="Hide")).to_be_visible()


ROWS: Final = """() => [...document.querySelectorAll('main article')].map((tile) => {
  const buttons = [...tile.querySelectorAll('.buttons button')];
  return new Set(buttons.map((one) => Math.round(one.getBoundingClientRect().top))).size;
})"""
LOWEST: Final = """() => Math.max(...[...document.querySelectorAll('main article')]
  .map((tile) => tile.getBoundingClientRect().bottom))"""


@pytest.mark.parametrize("language", ["en", "fr", "es"])
def test_every_game_is_in_sight_with_its_buttons_in_a_row(arrive: Arrive, language: str) -> None:
    """At a desk, with a match that goes on as well."""
    ana = arrive()
    ana.new_table("me", "bot")
    ana.open("/")
    ana.speak(language)
    expect(ana.page.locator(".welcome .back a")).to_be_visible()
    expect(ana.page.locator("main article").first).to_be_visible()
    ana.page.evaluate(AT_REST)
    rows = ana.page.evaluate(ROWS)
    assert len(rows) > 4
    assert set(rows) == {1}
    assert ana.page.evaluate(LOWEST) <= DESKTOP["height"]
