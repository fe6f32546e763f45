"""An upgrade while people play: what they see of it in the list and at the table."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.server.later import LaterServer
from tests.server.processes import Server
from tests.web.people import PHONE, Person

DESK = {"width": 1366, "height": 768}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    made = Server(str(tmp_path / "tables.db"), tmp_path / "server.log", TABLEE_BOT_PAUSE="0.05")
    yield made.start()
    made.end()


@pytest.fixture
def friends(browser: Browser, server: Server) -> Iterator[list[Person]]:
    """Ana and Ben, who have begun a match."""
    ana, ben = (Person(browser, server.url, size=size) for size in (DESK, PHONE))
    ana.new_table("me", "open", cards=5)
    ben.open(ana.page.url)
    ben.page.get_by_label("Your name at the table").fill("Ben")
    ben.button("Sit down").click()
    ana.button("Start the match").click()
    assert ana.ready()
    assert ben.ready()
    yield [ana, ben]
    for person in (ana, ben):
        person.context.close()


def resting(person: Person) -> Locator:
    """What the table says while it waits for an agreement."""
    return person.page.get_by_role("region", name="This match rests.")


def test_two_friends_agree_to_play_on_by_new_rules(server: Server, friends: list[Person]) -> None:
    ana, ben = friends
    table = ana.page.url
    server.kill()
    upgraded = LaterServer(server, "later")
    try:
        upgraded.start()
        ana.open("/")
        expect(ana.page.get_by_text("new rules: your word")).to_be_visible()
        for person in friends:
            person.open(table)
            expect(resting(person)).to_contain_text("was begun by version 1")
            expect(person.page.locator(".prompt")).to_have_text("This match rests.")
        ana.button("Use the new rules").click()
        expect(ana.button("Keep the old rules")).to_be_visible()
        expect(ben.page.get_by_text("Still to agree: You")).to_be_visible()
        ben.button("Use the new rules").click()
        for person in friends:
            expect(resting(person)).to_have_count(0)
            assert person.ready()
    finally:
        upgraded.end()


def test_a_match_that_cannot_go_on_is_listed_shown_and_seen_again(
    server: Server, friends: list[Person]
) -> None:
    ana, ben = friends
    table = ana.page.url
    server.kill()
    upgraded = LaterServer(server, "bell")
    try:
        upgraded.start()
        ana.open("/")
        expect(ana.page.get_by_text("cannot be played on")).to_be_visible()
        for person in friends:
            person.open(table)
            expect(person.page.get_by_text("kept its matches in another form")).to_be_visible()
            expect(person.page.get_by_text("As it was last shown to you")).to_be_visible()
        ana.page.get_by_role("link", name="Replay").click()
        expect(ana.page.locator("section.now .line")).to_be_visible()
        expect(ana.page.get_by_text("On the table")).to_be_visible()
        ana.open(table)
        for person in friends:
            person.button("End the match").click()
        expect(ben.page.get_by_text("This match is over")).to_be_visible()
        ana.button("Hide").click()
        ana.page.get_by_role("dialog").get_by_role("button", name="Hide").click()
        expect(ana.page.get_by_text("cannot be played on")).to_have_count(0)
    finally:
        upgraded.end()
