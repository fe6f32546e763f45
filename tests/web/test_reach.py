"""Coming back: installed, without a connection, and told that it is one's turn."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, expect

from tests.server.people import eventually
from tests.server.receiving import Receiver
from tests.web.axe import violations
from tests.web.people import DESKTOP, PHONE, QUICK, Person
from tests.web.serving import serving

TOUCH: Final = 44

KEPT: Final = """async () => {
  await navigator.serviceWorker.ready;
  const cache = await caches.open('tablee-shell');
  const names = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
  return names.includes('/') &&
    loaded.filter((name) => name.startsWith('/assets/')).every((name) => names.includes(name));
}"""
"""Whether the worker has the page and all files that it has loaded."""


@pytest.fixture(scope="module")
def receiver() -> Iterator[Receiver]:
    made = Receiver()
    yield made
    made.close()


@pytest.fixture(scope="module")
def reached(tmp_path_factory: pytest.TempPathFactory, receiver: Receiver) -> Iterator[str]:
    """A server from which this machine can be reached."""
    folder = tmp_path_factory.mktemp("reached")
    with serving(folder, TABLEE_REACH_INNER=receiver.place, TABLEE_NOTICE_GRACE="0") as address:
        yield address


@pytest.fixture
def ana(browser: Browser, reached: str) -> Iterator[Person]:
    """Somebody whose browser may have a worker; what that shows is tested beside it."""
    person = Person(browser, reached, service_workers="allow")
    yield person
    person.context.close()
    assert person.faults == []


def wait_until_kept(person: Person) -> None:
    eventually(lambda: person.page.evaluate(KEPT))


# --- installed, and without a connection --------------------------------------------------------


def test_it_can_be_installed(ana: Person) -> None:
    ana.open("/")
    link = ana.page.locator("link[rel=manifest]").get_attribute("href")
    manifest: Any = ana.page.evaluate("async (link) => (await fetch(link)).json()", link)
    assert (manifest["start_url"], manifest["display"]) == ("/", "standalone")
    measure = """async (src) => {
      const picture = new Image();
      picture.src = src;
      await picture.decode();
      return `${picture.naturalWidth}x${picture.naturalHeight}`;
    }"""
    for icon in manifest["icons"]:
        assert ana.page.evaluate(measure, icon["src"]) == icon["sizes"]
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    wait_until_kept(ana)
    line = ana.context.new_cdp_session(ana.page)
    assert line.send("Page.getInstallabilityErrors")["installabilityErrors"] == []


def test_without_a_connection_the_page_opens_and_says_what_waits(ana: Person) -> None:
    ana.open("/")
    expect(ana.button("Play now").first).to_be_visible()
    wait_until_kept(ana)
    ana.context.set_offline(True)
    ana.page.reload()
    expect(ana.heading("No connection to the server")).to_be_visible()
    expect(ana.page.get_by_text("kept on this device and sent once")).to_be_visible()
    ana.context.set_offline(False)
    ana.page.reload()
    expect(ana.button("Play now").first).to_be_visible()
    expect(ana.heading("No connection to the server")).to_have_count(0)
    ana.faults[:] = [fault for fault in ana.faults if "ERR_INTERNET_DISCONNECTED" not in fault]


def test_nothing_that_one_person_is_told_is_kept(ana: Person) -> None:
    ana.new_table("me", "bot", cards=5)
    expect(ana.bids.first).to_be_visible()
    wait_until_kept(ana)
    names = "async () => (await (await caches.open('tablee-shell')).keys()).map(({ url }) => url)"
    kept: list[str] = ana.page.evaluate(names)
    assert len(kept) > 5
    assert [url for url in kept if "/api/" in url or "/t/" in url] == []


def test_a_move_made_without_a_connection_outlasts_the_page_and_counts_once(ana: Person) -> None:
    table = ana.new_table("me", "bot", cards=5)
    expect(ana.bids.first).to_be_visible()
    ana.hold_lines()
    ana.page.reload()
    card = ana.draft()
    ana.page.wait_for_load_state("networkidle")
    ana.context.set_offline(True)
    for line in ana.lines_held:
        line.close()
    expect(ana.sign("Reconnecting").or_(ana.sign("No connection"))).to_be_attached()
    ana.gold.click()
    kept = "() => Object.keys(localStorage).filter((key) => key.startsWith('tablee-moves-'))"
    assert ana.page.evaluate(kept) == [f"tablee-moves-{table}-0"]
    ana.page.close()
    ana.context.set_offline(False)
    ana.page = ana.context.new_page()
    ana.open(f"/t/{table}")
    assert ana.ready()
    expect(ana.button(f"Bid {card}")).to_have_count(0)
    assert len([line for line in ana.lines() if line.startswith("You bid")]) == 1
    assert ana.page.evaluate(kept) == []
    ana.faults.clear()  # what a browser says that is cut off


# --- being told ---------------------------------------------------------------------------------


def test_another_place_is_added_tried_and_removed(ana: Person, receiver: Receiver) -> None:
    receiver.heard.clear()
    ana.open("/settings")
    ana.link("Notices").click()
    ana.page.get_by_label("ntfy").check()
    address = ana.page.get_by_label("Address")
    address.fill("https://192.168.0.1/topic")
    ana.button("Add").click()
    expect(ana.page.get_by_role("alert").first).to_contain_text("public place")
    address.fill(f"{receiver.url}/my-topic")
    ana.button("Add").click()
    row = ana.page.locator("[data-channel=ntfy]")
    expect(row).to_contain_text("…opic")
    receiver.answers = [500]
    row.get_by_role("button", name="Send a test").click()
    expect(row.get_by_role("alert")).to_contain_text("answer 500")
    row.get_by_role("button", name="Send a test").click()
    expect(row.get_by_role("status")).to_have_text("Sent.")
    assert [heard.json()["topic"] for heard in receiver.heard] == ["my-topic"] * 2
    row.get_by_role("button", name="Remove").click()
    expect(row).to_have_count(0)
    ana.faults.clear()  # the browser notes what was refused


def test_quiet_hours_are_kept(ana: Person) -> None:
    ana.open("/notices")
    ana.page.get_by_label("Do not disturb me every day").check()
    ana.page.get_by_label("From").fill("23:15")
    ana.button("Save").click()
    expect(ana.sign("Saved.")).to_be_visible()
    ana.page.reload()
    expect(ana.page.get_by_label("From")).to_have_value("23:15")
    expect(ana.page.get_by_label("Until")).to_have_value("08:00")


def test_a_table_is_muted_in_its_menu(ana: Person, receiver: Receiver) -> None:
    ana.open("/notices")
    ana.page.get_by_label("ntfy").check()
    ana.page.get_by_label("Address").fill(f"{receiver.url}/my-topic")
    ana.button("Add").click()
    expect(ana.page.locator("[data-channel=ntfy]")).to_be_visible()
    ana.new_table("me", "bot", cards=5)
    expect(ana.bids.first).to_be_visible()
    ana.button("Menu").click()
    told = ana.page.get_by_label("Tell me of this table when I am away")
    expect(told).to_be_checked()
    with ana.page.expect_response(re.compile("/notices$")) as answer:
        told.uncheck()
    assert answer.value.json()["muted"] == [ana.table_id()]


def test_the_tab_says_how_many_tables_wait(ana: Person) -> None:
    ana.new_table("me", "bot", cards=5)
    expect(ana.bids.first).to_be_visible()
    ana.open("/")
    expect(ana.page).to_have_title("(1) Your move – Tablée")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("language", ["en", "fr", "es"])
def test_the_page_of_notices_can_be_used_by_everybody(
    browser: Browser, reached: str, size: dict[str, int], language: str, tmp_path: Path
) -> None:
    ana = Person(browser, reached, size, settings={**QUICK, "language": language})
    ana.open("/notices")
    expect(ana.page.locator("h2")).to_have_count(3)
    assert violations(ana) == []
    small = ana.page.locator("main button").evaluate_all(
        f"all => all.filter((one) => one.offsetHeight < {TOUCH}).map((one) => one.innerText)"
    )
    assert small == []
    wide = "() => document.documentElement.scrollWidth > innerWidth"
    assert not ana.page.evaluate(wide)
    assert ana.faults == []
    ana.context.close()
