"""*What can I do?* lists what is possible and what is nearly so, and points at it on the board."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.web.axe import violations
from tests.web.houses import Houses
from tests.web.people import DESKTOP, PHONE, Person, scrolls_sideways
from tests.web.positions import House
from tests.web.screens import SCREENS, settle

TABLES = {
    "precognition": "precognition",
    "ai-100-human": "ai-100-human",
    "goofspiel": "goofspiel",
    "nettles": "nettles",
    "exodus-ark": "exodus ark",
    "pest-map": "pest map",
}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, houses: Houses) -> Iterator[tuple[str, House]]:
    with houses.open(tmp_path_factory.mktemp("possible")) as found:
        yield found.address, found


def ask(person: Person, house: House, name: str, phone: bool) -> Locator:
    person.open(SCREENS[name].path(house))
    settle(person.page, SCREENS[name])
    if phone:
        person.button("Goal and icons").first.click()
        person.page.get_by_role("dialog").get_by_role("button", name="What can I do?").click()
    else:
        person.page.keyboard.press("p")
    return person.page.get_by_role("complementary", name="What can I do?")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("name", TABLES)
def test_everything_that_can_be_chosen_is_listed_and_pointed_at(
    browser: Browser, house: tuple[str, House], name: str, size: dict[str, int]
) -> None:
    address, found = house
    ana = Person(browser, address, size, cookies=found.cookies)
    panel = ask(ana, found, name, size == PHONE)
    expect(panel).to_be_visible()
    table = found.tables[TABLES[name]]
    view = ana.page.evaluate(
        f"async () => (await fetch('/api/tables/{table}/seat/0')).json()",
    )
    decision = view["decision"]
    if decision is not None:
        group = decision["group"] or {"choices": []}
        offered = {choice["text"] for choice in [*decision["choices"], *group["choices"]]}
        expect(panel.locator("li:not(.nearly)")).to_have_count(len(offered))
    assert not scrolls_sideways(ana.page)
    assert violations(ana) == []
    panel.locator("li button").first.click()
    expect(panel).to_have_count(0)
    expect(ana.page.locator(".pointed-at")).to_be_in_viewport()
    assert ana.faults == []
    ana.context.close()


def test_what_is_nearly_possible_says_what_is_missing(
    browser: Browser, house: tuple[str, House]
) -> None:
    address, found = house
    ana = Person(browser, address, cookies=found.cookies)
    panel = ask(ana, found, "pest-map", phone=False)
    near = panel.locator(".nearly").filter(has_text="Go to Pelgar")
    expect(near).to_contain_text("food")
    near.get_by_role("link").click()
    rules = ana.page.get_by_role("complementary", name="Rules")
    expect(rules.locator(".rule-found")).to_contain_text("PEST-139")
    ana.context.close()
