"""What is shown stays where it is: nothing is pushed away by what comes later."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser

from tests.web.houses import Houses
from tests.web.people import DESKTOP, PHONE, Person
from tests.web.positions import House
from tests.web.screens import SCREENS, settle

MOST: Final = 0.1
"""Of the window, times how far it went: more is what Chromium's makers call a page that jumps."""

WATCH: Final = """window.moved = 0;
new PerformanceObserver((list) => {
  for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) moved += value;
}).observe({ type: 'layout-shift', buffered: true });"""

LOOKED_AT: Final = (
    "home",
    "home-new",
    "waiting-room",
    "precognition",
    "ai-100-human",
    "exodus-ark",
    "pest-grid",
    "goofspiel",
    "replay",
    "rules",
)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, houses: Houses) -> Iterator[House]:
    with houses.open(tmp_path_factory.mktemp("still")) as found:
        yield found


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_nothing_jumps_while_a_page_comes(
    browser: Browser, house: House, size: dict[str, int]
) -> None:
    moved = {}
    for name in LOOKED_AT:
        screen = SCREENS[name]
        cookies = [] if screen.watched else house.cookies
        person = Person(browser, house.address, size, cookies=cookies)
        person.context.add_init_script(WATCH)
        person.open(screen.path(house))
        settle(person.page, screen)
        moved[name] = person.page.evaluate("moved")
        person.context.close()
        assert person.faults == []
    print(moved)
    assert {name: much for name, much in moved.items() if much > MOST} == {}
