"""Whole matches in real browsers, from the first page to the score sheet."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tablee.engine import record
from tests.web.conftest import Arrive
from tests.web.people import PHONE, Person

FIVE = 5
"""Cards of a first game; the last one is laid by itself, as there is no choice."""


def told_by(name: str, lines: list[str]) -> list[str]:
    """The lines of somebody's history as the others read them."""
    swaps = {"You bid ": f"{name} bids ", "You win ": f"{name} wins "}
    for mine, theirs in swaps.items():
        lines = [line.replace(mine, theirs) for line in lines]
    return lines


def test_two_people_and_two_bots(arrive: Arrive) -> None:
    """By a link, one of them on a phone: reloads, unlocking, and the same history for both."""
    host, guest = arrive(), arrive(size=PHONE)
    host.new_table("me", "open", "bot", "bot")
    expect(host.button("Start the match")).to_be_disabled()

    guest.open(host.page.get_by_role("textbox", name="Link to this table").input_value())
    guest.page.get_by_role("textbox", name="Your name at the table").fill("Ana")
    guest.button("Sit down").click()
    expect(host.page.locator(".seats li").filter(has_text="Ana")).to_contain_text("here")
    host.button("Start the match").click()

    # A card that is drafted but not confirmed is still there after a reload.
    mine = guest.draft("3")
    guest.page.reload()
    expect(guest.face_down(mine)).to_be_visible()
    expect(guest.gold).to_be_enabled()
    expect(guest.button(f"Bid {mine}")).to_have_count(0)

    # Until the last one locks, one can unlock, and change one's mind.
    host.bid("1")
    host.button("Change my choice").click()
    expect(host.face_down("1")).to_be_visible()
    host.bid("2")
    expect(host.button("Change my choice")).to_be_visible()
    guest.confirm()

    rounds = 1
    while host.ready():
        guest.ready()
        guest.draft()
        host.bid()
        host.page.reload()
        guest.confirm()
        rounds += 1
    assert not guest.ready()
    assert rounds == FIVE - 1

    host.button("Look at the table").click()
    guest.button("Look at the table").click()
    guest.tab("History")
    expect(guest.history).to_be_visible()
    seen, shown = told_by("Guest", host.lines()), told_by("Ana", guest.lines())
    assert seen == shown
    assert "Ana bids 3." in seen
    assert "Guest bids 2." in seen
    assert len([line for line in seen if " bids " in line]) == FIVE * 4


def goofspiel(person: Person) -> Locator:
    """Its tile on the first page."""
    return person.page.get_by_role("article").filter(has=person.heading("Goofspiel"))


def test_the_same_deal_again_if_both_would(arrive: Arrive) -> None:
    ana, ben = arrive(), arrive()
    table = ana.new_table("me", "open", cards=2)
    ben.open(f"/t/{table}")
    ben.button("Sit down").click()
    ana.button("Start the match").click()
    ana.bid("1")
    ben.bid("2")
    ana.button("Rematch, same deal").click()
    expect(ben.sign("Guest 1 would play the same deal again.")).to_be_visible()
    expect(ana.button("Not the same deal")).to_be_visible()
    ben.button("Rematch, same deal").click()
    ben.page.wait_for_url(lambda url: not url.endswith(table))
    ana.link("Go to the rematch").click()
    assert ana.ready()
    assert ana.table_id() == ben.table_id() != table
    ana.button("Menu").click()
    expect(ana.page.get_by_role("dialog")).to_contain_text("This deal was played before")


def test_a_newcomer_plays_at_once(arrive: Arrive, tmp_path: Path) -> None:
    """One click to the first choice, thirteen bids to the end, and a record that is true."""
    ana = arrive(settings={})
    ana.open("/")
    goofspiel(ana).get_by_role("button", name="Play now").click()
    assert ana.play_out() == 13 - 1  # the last card is laid by itself
    expect(ana.sheet).to_contain_text("Prizes won")

    with ana.page.expect_download() as download:
        ana.link("Download the record").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    played = record.read(file)
    record.verify(played)
    for total in played.result:
        expect(ana.sheet.locator("tfoot")).to_contain_text(str(total))
    assert sum(answer.seat == 0 for answer in played.answers) == 13


def test_by_keyboard_alone(ana: Person) -> None:
    keys = ana.page.keyboard
    ana.open("/")
    ana.tab_to(goofspiel(ana).get_by_role("link", name="Options"))
    keys.press("Enter")
    ana.tab_to(ana.button("First game"))
    keys.press("Enter")
    ana.tab_to(ana.button("Start playing"))
    keys.press("Enter")

    for left in range(FIVE, 1, -1):
        press_through(ana)
        keys.press("ArrowRight")
        if left == FIVE:
            keys.press("ArrowRight")
        focused = ana.page.locator("button:focus")
        expect(focused).to_have_accessible_name(re.compile("^Bid "))
        value = (focused.get_attribute("aria-label") or "").removeprefix("Bid ")
        keys.press("Enter")
        expect(ana.face_down(value)).to_be_visible()
        if left == FIVE:  # take it back, and choose it once more
            keys.press("Escape")
            expect(ana.button(f"Bid {value}")).to_be_visible()
            ana.tab_to(ana.bids.and_(ana.page.locator("[tabindex='0']")))
            while not ana.button(f"Bid {value}").and_(ana.page.locator(":focus")).count():
                keys.press("ArrowRight")
            keys.press("Enter")
            expect(ana.face_down(value)).to_be_visible()
        expect(ana.gold).to_be_enabled()
        keys.press("Enter")

    press_through(ana)
    expect(ana.sheet).to_be_visible()
    ana.tab_to(ana.button("Rematch"))
    keys.press("Enter")
    press_through(ana)
    expect(ana.bids).to_have_count(FIVE)
    keys.press("?")
    expect(ana.heading("Keyboard shortcuts")).to_be_visible()


def press_through(person: Person) -> None:
    """Skip by the space bar whatever is played out."""
    skip = person.button("Skip animation")
    asked = person.bids.first.or_(person.sheet)
    while True:
        expect(asked.or_(skip).first).to_be_visible()
        if asked.first.is_visible():
            return
        person.page.keyboard.press(" ")


def test_two_people_share_a_device(ana: Person) -> None:
    """Behind the curtain nobody's cards are to be seen."""
    page = ana.page
    ana.new_table("me", "me", "bot")
    seats = ["Guest 1", "Guest 2"]
    expect(ana.heading("Pass the device to Guest 1")).to_be_visible()
    for turn in range(FIVE - 1):
        for place, name in enumerate(seats):
            if turn == 0 or place == 1:
                expect(ana.heading(f"Pass the device to {name}")).to_be_visible()
                expect(page.get_by_role("button")).to_have_count(1)
                expect(page.get_by_role("img")).to_have_count(0)
                ana.button(f"I am {name}").click()
            assert ana.ready()
            expect(page.get_by_role("listitem").filter(has_text=name)).to_contain_text("you")
            ana.bid()
        seats.reverse()  # the one who bid last sees the outcome, and goes on
    assert not ana.ready()
    expect(ana.sheet).to_contain_text("Guest 1")


def test_a_cut_heals(arrive: Arrive) -> None:
    host, guest = arrive(), arrive()
    guest.hold_lines()
    host.new_table("me", "open", "bot")
    guest.open(host.page.url)
    guest.page.get_by_role("textbox", name="Your name at the table").fill("Ana")
    guest.button("Sit down").click()
    host.button("Start the match").click()

    guest.bid("4")
    guest.page.evaluate("window.sameDocument = true")
    with guest.cut_off():
        host.bid("5")
        assert host.ready()
        assert "Guest bids 5." not in guest.lines()
    expect(guest.history).to_contain_text("Guest bids 5.")
    assert guest.ready()
    guest.bid("1")
    host.bid("1")
    expect(guest.history).to_contain_text("Guest bids 1.")
    for person in (host, guest):  # the rest is told as the board shows it
        assert person.ready()
    assert guest.page.evaluate("window.sameDocument")
    assert told_by("Ana", guest.lines()) == told_by("Guest", host.lines())


def test_a_choice_made_without_a_net_counts_later(ana: Person) -> None:
    ana.hold_lines()
    ana.new_table("me", "bot", "bot")
    assert ana.ready()
    with ana.cut_off():
        ana.button("Bid 4").click()
        expect(ana.face_down("4")).to_be_visible()
    expect(ana.gold).to_be_enabled()
    ana.confirm()
    expect(ana.history).to_contain_text("You bid 4.")


def test_invite_from_the_first_page(arrive: Arrive) -> None:
    """Link, QR code, seats that fill; the host gives the last one to a bot."""
    host, guest = arrive(), arrive(size=PHONE)
    host.open("/")
    goofspiel(host).get_by_role("button", name="Invite").click()
    asked = host.page.get_by_role("dialog", name="What shall the others call you?")
    expect(asked).to_contain_text("They see this name when they open your invitation.")
    assert host.page.evaluate("fetch('/api/tables/mine').then(answer => answer.json())") == []
    asked.get_by_role("textbox").fill("Ana")
    host.page.keyboard.press("Enter")
    host.table_id()
    expect(host.page.locator(".seats li").filter(has_text="Ana")).to_be_visible()
    picture = host.page.get_by_role("img", name=re.compile("QR code"))
    expect(picture).to_be_visible()
    assert picture.evaluate("image => image.decode().then(() => image.naturalWidth > 0)")

    guest.open(host.page.url)
    guest.page.get_by_role("textbox", name="Your name at the table").fill("Zoé")
    guest.button("Sit down").click()
    expect(host.page.locator(".seats li").filter(has_text="Zoé")).to_be_visible()
    host.page.get_by_role("combobox", name="Seat 3").select_option("bot")
    expect(host.button("Start the match")).to_be_enabled()
    host.button("Start the match").click()
    assert host.ready()
    assert guest.ready()


def test_languages_change_without_a_reload(ana: Person) -> None:
    ana.open("/")
    ana.page.evaluate("window.sameDocument = true")
    for language, play in (("fr", "Jouer"), ("es", "Jugar"), ("en", "Play now")):
        ana.page.locator("header select").select_option(language)
        expect(ana.page.get_by_role("button", name=play).first).to_be_visible()
        expect(ana.page.locator("html")).to_have_attribute("lang", language)
    ana.page.locator("header select").select_option("es")
    ana.page.get_by_role("button", name="Jugar").first.click()
    expect(ana.gold).to_have_text("Confirmar mi elección")
    assert ana.page.evaluate("window.sameDocument")


def test_a_link_to_a_moment(arrive: Arrive) -> None:
    ana, reader = arrive(), arrive(size=PHONE)
    ana.new_table("me", "bot", "bot")
    ana.play_out()
    chart = ana.page.get_by_role("img", name=re.compile("^Score over the match: "))
    totals = ana.page.locator("tfoot td").all_inner_texts()
    expect(chart).to_have_accessible_name(re.compile(", .*".join(totals)))
    ana.button("Look at the table").click()
    line = ana.history.get_by_role("link", name=re.compile("is turned up")).nth(2)
    sentence = line.inner_text()
    line.click()
    expect(ana.heading(re.compile("^Replay"))).to_be_visible()
    current = "[aria-current=true]:not([title])"
    expect(ana.page.locator(current)).to_have_text(sentence)

    reader.open(ana.page.url)
    expect(reader.page.locator(current)).to_have_text(sentence)
    shown = reader.page.get_by_role("img", name=re.compile("^Score over the match: "))
    begun = shown.locator("line.now").get_attribute("x1")
    expect(reader.page.locator(current)).to_be_visible()
    assert reader.page.evaluate("scrollY") == 0
    reader.button("Next").click()
    expect(reader.page.locator(current)).not_to_have_text(sentence)
    expect(shown.locator("line.now")).not_to_have_attribute("x1", begun or "")
    reader.button("Back").click()
    expect(reader.page.locator(current)).to_have_text(sentence)


@pytest.mark.parametrize("text", ["<img src=x onerror=\"document.title='taken'\">", "<b>hey</b>"])
def test_chat_is_text(arrive: Arrive, text: str) -> None:
    host, guest = arrive(), arrive()
    host.new_table("me", "open", "bot")
    guest.open(host.page.url)
    guest.page.get_by_role("textbox", name="Your name at the table").fill(text[:30])
    guest.button("Sit down").click()
    host.button("Start the match").click()
    assert host.ready()
    assert guest.ready()
    for person in (host, guest):
        person.page.locator("nav").get_by_role("button", name=re.compile("^Chat")).click()
    guest.page.get_by_role("textbox", name="Say something").fill(text)
    guest.button("Send").click()
    for person in (host, guest):
        expect(person.page.get_by_role("log", name="Chat")).to_contain_text(text)
        expect(person.page.locator("main img, aside img, aside b")).to_have_count(0)
        assert "taken" not in person.page.title()
