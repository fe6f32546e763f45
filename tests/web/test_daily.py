"""The deal of the day in the browser: found on the first page, played once, gone on with."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, expect

from tests.patience import Patience
from tests.web.conftest import Arrive
from tests.web.people import DESKTOP, PHONE, Person, scrolls_sideways
from tests.web.screens import AT_REST
from tests.web.serving import FIXED, serving
from tests.web.test_cut import CUT, LANGUAGES


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


def test_what_the_strongest_bot_did_otherwise_stands_beside_ones_own_attempt_a_day_later(
    browser: Browser, tmp_path: Path
) -> None:
    with serving(tmp_path, FIXED) as address:
        ana = Person(browser, address)
        ana.open("/daily/goofspiel")
        ana.button("Play today’s deal").click()
        table = ana.table_id()
        ana.play_out()
        ana.open("/daily/goofspiel")
        expect(ana.heading("Yesterday’s deal")).to_have_count(0)
        cookies = ana.context.cookies()
        ana.context.close()
    with serving(tmp_path, FIXED, TABLEE_TEST_DAYS_LATER="1") as address:
        ana = Person(browser, address, cookies=cookies)
        found = compared(ana)
        ana.open("/daily/goofspiel")
        beside = ana.page.get_by_role("region", name="You and ")
        expect(beside).to_contain_text(found["nickname"])
        totals = beside.locator("tfoot td").all_inner_texts()
        assert [int(text) for text in totals] == [score["total"] for score in found["scores"]]
        chosen = [found["parting"][who]["text"] for who in ("mine", "master")]
        for text, line in zip(chosen, beside.locator("dd").all(), strict=True):
            expect(line).to_contain_text(re.compile(rf"\b{text.split()[1]}\b"))
        assert chosen[0] != chosen[1]
        cut = {}
        for language in LANGUAGES:
            ana.speak(language)
            for size in (DESKTOP, PHONE):
                ana.page.set_viewport_size({"width": size["width"], "height": size["height"]})
                ana.page.evaluate(AT_REST)
                if texts := ana.page.evaluate(CUT):
                    cut[f"{language} {size}"] = texts
                assert not scrolls_sideways(ana.page)
        assert cut == {}
        ana.speak("en")
        replays = beside.get_by_role("link", name="In the replay")
        assert table in (replays.first.get_attribute("href") or "")
        replays.last.click()
        expect(ana.heading("Replay: Goofspiel")).to_be_visible()
        assert ana.faults == []
        ana.context.close()


def compared(person: Person) -> Any:
    """What the server tells, once the strongest bot is at the end of its match."""
    patience = Patience()
    while patience.lasts():
        answer = person.page.request.get("/api/daily/goofspiel/compared?day=2026-06-01")
        if answer.ok:
            return answer.json()
        person.page.wait_for_timeout(200)
    raise AssertionError(answer.text())
