"""What is loaded is light: the first page, and what a table adds to it."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import expect

import tablee.games  # noqa: F401
from tablee.engine.titles import TITLES
from tests.web.people import Person

FIRST_PAGE: Final = 300_000
BOARD: Final = 250_000

LOADED: Final = """() => Object.fromEntries(
  [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
    .filter(({ name }) => !name.includes('/api/'))
    .map(({ name, encodedBodySize }) => [name, encodedBodySize]))"""
"""Every file of the page, with its bytes as they come over the line."""


def loaded(person: Person) -> dict[str, int]:
    person.page.wait_for_load_state("networkidle")
    person.page.evaluate("document.fonts.ready")
    files: dict[str, int] = person.page.evaluate(LOADED)
    return files


@pytest.mark.parametrize("title", sorted(TITLES))
def test_the_first_page_and_a_table_are_light(ana: Person, title: str) -> None:
    """Fonts count, and the words of one language; a table counts with all that the frame needs."""
    ana.open("/")
    tile = ana.page.locator("article", has=ana.page.locator(f"a[href='/rules/{title}']"))
    expect(tile).to_be_visible()
    first = loaded(ana)
    tile.get_by_role("button", name="Play now").click()
    expect(ana.gold).to_be_visible()
    table = {name: size for name, size in loaded(ana).items() if name not in first}
    print(f"first page {sum(first.values())} bytes, {title} {sum(table.values())} bytes more")
    assert len(first) > 5
    assert len(table) > 5
    assert 0 < sum(first.values()) <= FIRST_PAGE
    assert 0 < sum(table.values()) <= BOARD
