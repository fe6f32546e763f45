"""About an edition: every component with its values, and where each value comes from."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.axe import violations
from tests.web.conftest import Arrive
from tests.web.people import DESKTOP, PHONE, scrolls_sideways


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize(
    ("title", "kind", "items", "item", "told"),
    [
        ("precognition", "Expedition cards", 24, "s1-h1", ["Cost", "Season: 1", "Gives"]),
        ("precognition", "Numbers in the rules", 18, "start-healthy", ["Value: 4", "Printed"]),
        ("ai-100-human", "Evolution cards", 120, "001", ["VP", "Number: ", "Connectors: top left"]),
        ("ai-100-human", "Objectives", 16, "O1", ["3 VP", "Reconstructed"]),
    ],
)
def test_every_component_is_shown_with_its_values(
    arrive: Arrive,
    title: str,
    kind: str,
    items: int,
    item: str,
    told: list[str],
    size: dict[str, int],
) -> None:
    person = arrive(size=size)
    person.open(f"/edition/{title}")
    person.page.get_by_role("combobox", name="Kind").select_option(label=kind)
    expect(person.page.locator("[data-item]")).to_have_count(items)
    shown = person.page.locator(f"[data-item='{item}']")
    for text in told:
        expect(shown).to_contain_text(text)
    assert not scrolls_sideways(person.page)
    assert violations(person) == []


def test_a_title_without_components_says_so(arrive: Arrive) -> None:
    person = arrive()
    person.open("/edition/goofspiel")
    expect(person.page.locator("main")).to_contain_text("nothing had to be reconstructed")
