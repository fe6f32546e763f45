"""The deal of the day in the browser: found on the first page, played once, gone on with."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import Arrive
from tests.web.people import DESKTOP
from tests.web.screens import AT_REST


def test_the_deal_of_the_day_is_played_once_and_found_again(arrive: Arrive) -> None:
    ana = arrive()
    ana.open("/")
    strip = ana.page.get_by_role("navigation", name="Today’s deals")
    ana.page.evaluate(AT_REST)
    lowest = ana.page.locator("main article").last.bounding_box()
    assert lowest is not None
    assert lowest["y"] + lowest["height"] <= DESKTOP["height"]
    strip.get_by_role("link", name="Nettles: Not played yet").click()
    expect(ana.page.get_by_text("Nobody has played it yet.")).to_be_visible()
    ana.button("Play today’s deal").click()
    ana.page.wait_for_url("**/t/*")
    table = ana.page.url
    ana.open("/")
    strip.get_by_role("link", name="Nettles: Begun").click()
    ana.button("Play on").click()
    ana.page.wait_for_url(table)
    ana.open("/daily")
    expect(ana.button("Play today’s deal")).to_have_count(5)
    expect(ana.button("Play on")).to_have_count(1)
