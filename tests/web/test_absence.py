"""A friend disappears: the others see for how long, and go on without waiting for good."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from tests.server.processes import Server
from tests.web.people import PHONE, Person

SHORT: Final = re.compile(r"Cleo has been away for (less than a minute|1 minute|[2-4] minutes)\.")
LONG: Final = re.compile(r"Cleo has been away for [5-9] minutes\.")
"""How long exactly depends on how busy the machine is."""


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server of one's own, which can be stopped and started again."""
    made = Server(str(tmp_path / "tables.db"), tmp_path / "server.log", TABLEE_BOT_PAUSE="0.05")
    yield made.start()
    made.end()


def turn_clock_back(server: Server, seconds: float) -> None:
    """Whoever is away has been so for longer; the server is down meanwhile."""
    server.kill()
    with closing(sqlite3.connect(server.database)) as file:
        found = file.execute("UPDATE seats SET gone = gone - ? WHERE gone IS NOT NULL", [seconds])
        assert found.rowcount == 1
        file.commit()
    server.start()


def test_two_friends_let_a_bot_play_until_the_third_is_back(
    browser: Browser, server: Server
) -> None:
    ana, ben, cleo = (
        Person(browser, server.url, size=size)
        for size in ({"width": 1366, "height": 768}, PHONE, PHONE)
    )
    ana.new_table("me", "open", "open", cards=5)
    link = ana.page.url
    for person, name in ((ben, "Ben"), (cleo, "Cleo")):
        person.open(link)
        person.page.get_by_label("Your name at the table").fill(name)
        person.button("Sit down").click()
    ana.button("Start the match").click()
    assert cleo.ready()
    cleo.page.goto("about:blank")

    bars = [person.page.get_by_role("region", name="Absent players") for person in (ana, ben)]
    for bar in bars:
        expect(bar).to_contain_text(SHORT)
        expect(bar).to_contain_text("After 5 minutes away")
        expect(bar.get_by_role("button")).to_have_count(0)
    turn_clock_back(server, 301)
    for person, bar in zip((ana, ben), bars, strict=True):
        expect(bar).to_contain_text(LONG)
        expect(person.button("Let a bot play")).to_be_visible()
        expect(person.button("End the match")).to_be_visible()
    expect(ana.button("Offer this seat")).to_be_visible()
    expect(ben.button("Offer this seat")).to_have_count(0)

    ben.button("Let a bot play").click()
    expect(bars[0]).to_contain_text("For a bot: Ben. Still to agree: you.")
    ben.button("Keep waiting").click()
    expect(bars[0]).not_to_contain_text("For a bot")
    ana.button("Let a bot play").click()
    expect(bars[1]).to_contain_text("Still to agree: you.")
    ben.button("Let a bot play").click()
    for person, bar in zip((ana, ben), bars, strict=True):
        expect(bar).to_contain_text("A bot (Regular) plays for Cleo, who can return at any time.")
        person.bid("1")
    for person in (ana, ben):
        assert person.ready()  # the bot has answered

    cleo.open(link)
    for bar in bars:
        expect(bar).to_have_count(0)
    for person in (ana, ben):
        person.bid("2")
    assert cleo.ready()  # nobody answers for her any more
    for person in (ana, ben, cleo):
        person.context.close()
