"""What is mine and good manners, in the browser: by mouse and keys, in three languages."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.server.commands import done
from tests.server.processes import Server
from tests.web.axe import violations_in_all_colours
from tests.web.people import DESKTOP, PHONE, Person, scrolls_sideways

TERMS = {"TABLEE_GUEST_DAYS": "77", "TABLEE_SESSION_DAYS": "211", "TABLEE_REPORT_DAYS": "33"}
PASSWORD, OTHER = "correct horse", "another horse"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("manners")
    made = Server(
        str(folder / "tables.db"), folder / "server.log", TABLEE_BOT_PAUSE="0.05", **TERMS
    )
    yield made.start()
    made.end()


def sit(person: Person, table: str, name: str) -> Person:
    person.open(f"/t/{table}")
    person.page.get_by_label("Your name at the table").fill(name)
    person.button("Sit down").click()
    expect(person.page.locator("li").filter(has_text=name).get_by_text("you")).to_be_visible()
    return person


def talk(person: Person, text: str) -> None:
    person.page.get_by_label("Say something").fill(text)
    person.button("Send").click()
    expect(person.page.get_by_role("log", name="Chat")).to_contain_text(text)


def open_chat(person: Person) -> Locator:
    if person.page.locator("nav button[aria-expanded=false]").get_by_text("Chat").is_visible():
        person.page.locator("nav button[aria-expanded=false]").get_by_text("Chat").click()
    else:
        person.tab("History")
        person.page.get_by_role("tab", name="Chat").click()
    return person.page.get_by_role("log", name="Chat")


def sound(person: Person, expected: str = "nothing") -> None:
    """Nothing went wrong but what was meant to, and everybody can use it."""
    faults = [fault for fault in person.faults if expected not in fault]
    assert faults == []


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["After 77 days", "After 211 days", "for 33 days", "after 30 days"]),
        ("fr", ["Après 77 jours", "Après 211 jours", "pendant 33 jours", "après 30 jours"]),
        ("es", ["Tras 77 días", "Tras 211 días", "durante 33 días", "tras 30 días"]),
    ],
)
def test_the_privacy_page_says_the_terms_of_this_server(
    browser: Browser, server: Server, language: str, words: list[str]
) -> None:
    person = Person(browser, server.url, size=PHONE)
    person.open("/privacy")
    person.speak(language)
    for text in words:
        expect(person.page.locator("main")).to_contain_text(text)
    assert not scrolls_sideways(person.page)
    if language == "en":
        assert violations_in_all_colours(person) == []
        for place in ("/", "/settings", "/about", "/account"):
            person.open(place)
            expect(person.page.locator("main a[href='/privacy']").first).to_be_attached()
    sound(person)


def test_an_account_changes_its_password_takes_its_data_along_and_goes(
    browser: Browser, server: Server, tmp_path: Path
) -> None:
    ana = Person(browser, server.url)
    ana.open("/account")
    ana.page.locator("summary").filter(has_text="Create an account").click()
    form = ana.page.locator("details[open] form")
    form.get_by_label("Account name").fill("ana")
    form.get_by_label("Password").fill(PASSWORD)
    expect(form.get_by_role("link", name="What is kept of you")).to_be_visible()
    form.get_by_role("button").click()
    expect(ana.page.get_by_text("You are signed in as ana.")).to_be_visible()

    ana.page.locator("summary").filter(has_text="Change password").click()
    form = ana.page.locator("details[open] form")
    for old, said in (
        (OTHER, "This is not your password."),
        (PASSWORD, "Your password is changed."),
    ):
        form.get_by_label("Current password").fill(old)
        form.get_by_label("New password").fill(OTHER)
        form.get_by_role("button").click()
        expect(form).to_contain_text(said)
    assert violations_in_all_colours(ana) == []

    with ana.page.expect_download() as download:
        ana.link("Download my data").click()
    download.value.save_as(tmp_path / "mine.json")
    assert json.loads((tmp_path / "mine.json").read_text())["account"] == "ana"

    ana.tab_to(ana.button("Delete my account"))
    ana.page.keyboard.press("Enter")
    dialog = ana.page.get_by_role("dialog", name="Delete your account?")
    assert violations_in_all_colours(ana) == []
    dialog.get_by_label("Password").fill(PASSWORD)
    dialog.get_by_role("button", name="Delete").click()
    expect(dialog).to_contain_text("This is not your password.")
    dialog.get_by_label("Password").fill(OTHER)
    ana.page.keyboard.press("Enter")
    expect(ana.page.get_by_text("All that was kept of you is deleted.")).to_be_visible()
    expect(ana.button("Delete my account")).to_have_count(0)
    sound(ana, "401")


def test_a_host_frees_a_seat_and_shows_somebody_the_door(browser: Browser, server: Server) -> None:
    ana, ben = Person(browser, server.url), Person(browser, server.url, size=PHONE)
    table = ana.new_table("me", "open", "open")
    sit(ben, table, "Ben")
    seat = ana.page.get_by_role("combobox", name="Seat 2")
    seat.select_option("open")
    # Whoever has to get up stays at the table, and may sit down again.
    expect(ben.button("Sit down")).to_be_visible()
    ben.button("Sit down").click()
    expect(seat).to_have_value("person")
    people = ana.page.get_by_role("region", name="People at this table")
    ben_there = people.get_by_role("listitem").filter(has_text="Ben")
    ana.tab_to(ben_there.get_by_role("button", name="Mute"))
    ana.page.keyboard.press("Enter")
    expect(ben_there.get_by_role("button", name="Unmute")).to_be_visible()
    assert violations_in_all_colours(ana) == []
    ben_there.get_by_role("button", name="Remove").click()
    expect(ben.page.get_by_text("The host has shown you the door")).to_be_visible()
    assert violations_in_all_colours(ben) == []
    ben.page.reload()
    expect(ben.page.get_by_text("The host has shown you the door")).to_be_visible()
    people.get_by_role("button", name="Let in again").click()
    expect(people).to_have_count(0)
    ben.page.reload()
    expect(ben.button("Sit down")).to_be_visible()
    sound(ana)
    sound(ben, "WebSocket")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_line_of_chat_is_reported_and_its_speaker_muted(
    browser: Browser, server: Server, size: dict[str, int]
) -> None:
    ana, ben = Person(browser, server.url, size=size), Person(browser, server.url)
    table = ana.new_table("me", "open", cards=5)
    sit(ben, table, "Ben")
    ana.button("Start the match").click()
    assert ana.ready()
    assert ben.ready()
    chat = open_chat(ben)
    talk(ben, f"rude words {size['width']}")
    expect(chat.get_by_role("button")).to_have_count(0)  # nobody reports oneself
    chat = open_chat(ana)
    flag = chat.get_by_role("button", name="About this message by Ben")
    ana.tab_to(flag)
    ana.page.keyboard.press("Enter")
    dialog = ana.page.get_by_role("dialog", name="About this message by Ben")
    expect(dialog).to_contain_text("rude words")
    assert violations_in_all_colours(ana) == []
    assert not scrolls_sideways(ana.page)
    dialog.get_by_label("What is wrong with it?").fill("not nice")
    dialog.get_by_role("button", name="Report").click()
    expect(dialog).to_contain_text("The message is reported.")
    expect(dialog.get_by_role("button", name="Remove")).to_have_count(0)  # Ben plays
    dialog.get_by_role("button", name="Mute").click()
    expect(dialog).to_have_count(0)
    expect(ben.page.get_by_text("The host does not let you write")).to_be_visible()
    expect(ben.page.get_by_label("Say something")).to_have_count(0)
    shown = done("moderate", "reports", "--database", server.database)
    assert re.search(f"not nice\n  > .* Ben: rude words {size['width']}", shown)
    assert ben.ready()  # and plays on
    sound(ana)
    sound(ben)
