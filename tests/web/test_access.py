"""Everybody can use it: axe finds nothing, nothing is too wide for a phone or too small."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.web.axe import violations_in_all_colours
from tests.web.conftest import Arrive
from tests.web.people import DESKTOP, PHONE, TOUCH, Person, scrolls_sideways

SMALL: Final = {"width": 360, "height": 740}

PLACES: Final = (
    "home",
    "new table",
    "waiting room",
    "match",
    "drafted",
    "chat",
    "keys",
    "score sheet",
    "final table",
    "replay",
    "curtain",
    "settings",
    "notices",
    "rules",
    "account",
    "about",
    "privacy",
    "nowhere",
)


class House(NamedTuple):
    """Tables in every state, and the cookies of the person whose they are."""

    cookies: list[Any]
    waiting: str
    playing: str
    long: str
    shared: str
    over: str


@pytest.fixture(scope="package")
def house(browser: Browser, address: str) -> Iterator[House]:
    host = Person(browser, address)
    waiting = host.new_table("me", "open", "link", "bot")
    playing = host.new_table("me", "bot", "bot", "bot")
    assert host.ready()
    long = host.new_table("me", "bot", "bot", preset="Standard")
    shared = host.new_table("me", "me", "bot")
    over = host.new_table("me", "bot", "bot", "bot")
    host.play_out()
    yield House(host.context.cookies(), waiting, playing, long, shared, over)
    host.context.close()


def go(person: Person, place: str, house: House) -> None:
    """Bring somebody to a place, and wait until it is there."""
    page = person.page
    paths = {
        "home": "/",
        "new table": "/new/goofspiel",
        "waiting room": f"/t/{house.waiting}",
        "score sheet": f"/t/{house.over}",
        "final table": f"/t/{house.over}",
        "replay": f"/t/{house.over}/replay#3",
        "curtain": f"/t/{house.shared}",
        "settings": "/settings",
        "notices": "/notices",
        "rules": "/rules/goofspiel",
        "account": "/account",
        "about": "/about",
        "privacy": "/privacy",
        "nowhere": "/no/such/page",
    }
    person.open(paths.get(place, f"/t/{house.playing}"))
    if place in ("match", "drafted", "chat", "keys"):
        expect(person.bids.first.or_(person.button("Undo")).first).to_be_visible()
        undo(person)
        assert person.ready()
    else:
        expect(person.heading("").first).to_be_visible()
    if place == "home":
        expect(person.button("Play now").first).to_be_visible()
    elif place == "drafted":
        person.draft()
    elif place == "chat":
        if page.viewport_size and page.viewport_size["width"] < DESKTOP["width"]:
            person.tab("History")
        expect(person.history).to_be_visible()
        page.get_by_role("tab", name="Chat").click()
    elif place == "keys":
        page.keyboard.press("?")
        expect(person.heading("Keyboard shortcuts")).to_be_visible()
    elif place == "score sheet":
        expect(person.sheet).to_be_visible()
    elif place == "final table":
        person.button("Look at the table").click()
        expect(person.button("Score sheet")).to_be_visible()


def undo(person: Person) -> None:
    """Take back what another test has left."""
    if person.button("Undo").is_enabled():
        person.button("Undo").click()


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_axe_finds_nothing(arrive: Arrive, house: House, size: dict[str, int]) -> None:
    person = arrive(size=size, cookies=house.cookies)
    wrong: dict[str, list[str]] = {}
    for place in PLACES:
        go(person, place, house)
        if found := violations_in_all_colours(person):
            wrong[place] = found
    report = "\n".join(f"{place}:\n" + "\n".join(found) for place, found in wrong.items())
    if wrong:
        pytest.fail(report, pytrace=False)


def test_nothing_is_too_wide_for_a_phone(arrive: Arrive, house: House) -> None:
    person = arrive(size=SMALL, cookies=house.cookies)
    wide = []
    for place in PLACES:
        go(person, place, house)
        if scrolls_sideways(person.page):
            wide.append(place)
    assert wide == []


@pytest.mark.parametrize("size", [SMALL, PHONE, DESKTOP], ids=["360", "390", "1366"])
def test_game_actions_can_be_touched(arrive: Arrive, house: House, size: dict[str, int]) -> None:
    """Every card of the largest hand, and the buttons around it."""
    person = arrive(size=size, cookies=house.cookies)
    person.open("/")
    expect(person.button("Play now").first).to_be_visible()
    small = too_small(person.button("Play now"), person.button("Invite"))

    person.open(f"/t/{house.long}")
    expect(person.bids.first.or_(person.button("Undo")).first).to_be_visible()
    undo(person)
    assert person.ready()
    small += too_small(person.bids)
    person.draft("7")
    small += too_small(person.button("Undo"), person.gold)
    small += too_small(person.page.get_by_role("navigation").get_by_role("button"))
    assert small == []


def too_small(*groups: Locator) -> list[str]:
    found = []
    for thing in [one for group in groups for one in group.all() if one.is_visible()]:
        # Cards of a fan lie askew and overlap: what counts is how they are made, not their frame.
        width, height = thing.evaluate("element => [element.offsetWidth, element.offsetHeight]")
        if min(width, height) < TOUCH:
            found.append(f"{thing.evaluate('e => e.ariaLabel ?? e.innerText')}: {width}×{height}")
    return found
