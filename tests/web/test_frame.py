"""The frame of a match: choosing, being told, coming back; and the pages around it."""

from __future__ import annotations

import re
from typing import Final

from playwright.sync_api import expect

from tests.web.conftest import Arrive
from tests.web.people import Person

SLOWLY: Final = {"motion": "full", "speed": "slow"}
LONG: Final = 30_000
"""More milliseconds than anything is played for."""
TOLD: Final = re.compile(r"\bbids?\b|\bwins?\b|nobody gets")

COUNT_TONES: Final = """
window.tones = 0;
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...args) { window.tones += 1; start.apply(this, args); };
"""


def stop_time(person: Person) -> None:
    """From now on nothing on the page happens by itself until the test lets time pass."""
    person.page.clock.pause_at(person.page.evaluate("Date.now() + 1000"))


def pass_time(person: Person) -> None:
    person.page.clock.run_for(LONG)


def watched(arrive: Arrive, cards: int) -> Person:
    """Somebody who has just laid the last card, while time stands still."""
    ana = arrive(settings=SLOWLY)
    ana.page.clock.install()
    ana.new_table("me", "bot", cards=cards)
    expect(ana.bids.first).to_be_visible()
    stop_time(ana)
    ana.button("Bid 1").click()
    expect(ana.bots()).to_contain_text("has confirmed")
    ana.confirm()
    expect(ana.button("Skip animation")).to_be_visible()
    return ana


# --- choosing --------------------------------------------------------------------------------


def test_another_card_takes_the_place_of_the_first(ana: Person) -> None:
    ana.new_table("me", "bot", "bot")
    ana.draft("3")
    ana.button("Bid 5").click()
    expect(ana.face_down("5")).to_be_visible()
    expect(ana.button("Bid 3")).to_be_visible()
    ana.button("Bid 2").click()
    ana.button("Bid 4").click()
    expect(ana.face_down("4")).to_be_visible()
    ana.confirm()
    expect(ana.history).to_contain_text("You bid 4.")


def test_a_choice_that_is_not_confirmed_looks_the_same_after_a_reload(ana: Person) -> None:
    ana.new_table("me", "bot", "bot")
    ana.draft("3")
    before = ana.whole_table()
    assert before[0] == "Confirm my bid"
    ana.page.reload()
    expect(ana.gold).to_have_text(before[0])
    assert ana.whole_table() == before
    ana.button("Bid 5").click()
    expect(ana.face_down("5")).to_be_visible()


def test_others_are_seen_to_lock_but_not_what(arrive: Arrive) -> None:
    host, guest = arrive(), arrive()
    host.new_table("me", "open")
    guest.open(host.page.url)
    guest.page.get_by_role("textbox", name="Your name at the table").fill("Ana")
    guest.button("Sit down").click()
    host.button("Start the match").click()
    assert host.ready()
    expect(host.seat("Ana")).to_contain_text("thinking")
    guest.bid("2")
    expect(host.seat("Ana")).to_contain_text("has confirmed")
    guest.button("Change my choice").click()
    expect(host.seat("Ana")).to_contain_text("thinking")


# --- being told ------------------------------------------------------------------------------


def test_nothing_is_told_before_the_board_has_shown_it(arrive: Arrive) -> None:
    ana = watched(arrive, cards=3)
    expect(ana.prompt).to_have_text("Watch what happens.")
    expect(ana.history).not_to_contain_text(TOLD)
    pass_time(ana)
    expect(ana.history).to_contain_text("You bid 1.")
    expect(ana.prompt).to_contain_text("Bid a card")
    expect(ana.page.get_by_role("main")).not_to_contain_text(re.compile("wins|nobody gets"))


def test_the_scores_wait_for_the_last_card(arrive: Arrive) -> None:
    ana = watched(arrive, cards=2)  # the second card is laid by itself
    expect(ana.prompt).to_have_text("Watch what happens.")
    expect(ana.sheet).to_have_count(0)
    expect(ana.history).not_to_contain_text(TOLD)
    pass_time(ana)
    expect(ana.sheet).to_be_visible()


def test_whoever_comes_back_is_shown_what_was_missed(arrive: Arrive) -> None:
    ana = watched(arrive, cards=3)
    ana.page.reload()
    expect(ana.button("Skip animation")).to_be_visible()
    expect(ana.prompt).to_have_text("This has happened since you were last here.")
    expect(ana.history).not_to_contain_text(TOLD)
    ana.button("Skip animation").click()
    expect(ana.history).to_contain_text("You bid 1.")
    expect(ana.history).to_contain_text("Since you were last here")
    assert ana.ready()
    ana.page.reload()  # now everything has been seen
    expect(ana.bids.first).to_be_visible()
    expect(ana.history).to_contain_text("You bid 1.")
    expect(ana.history).not_to_contain_text("Since you were last here")


def test_a_lost_network_is_told_at_once(ana: Person) -> None:
    """The socket is still open then: only the device knows."""
    ana.new_table("me", "bot", "bot")
    assert ana.ready()
    ana.context.set_offline(True)
    expect(ana.sign("No connection")).to_be_attached()
    ana.context.set_offline(False)
    expect(ana.sign("Connected")).to_be_attached()
    ana.bid()
    assert ana.ready()
    ana.faults = [fault for fault in ana.faults if "DISCONNECTED" not in fault]


def test_sounds_are_made_on_demand_only(arrive: Arrive) -> None:
    for sound in (False, True):
        ana = arrive(settings={"motion": "none", "speed": "fast", "sound": sound})
        ana.context.add_init_script(COUNT_TONES)
        ana.new_table("me", "bot")
        ana.bid()
        assert ana.ready()
        assert (ana.page.evaluate("window.tones") > 0) is sound


# --- the pages around it ---------------------------------------------------------------------


def test_an_account_keeps_a_seat(arrive: Arrive) -> None:
    """Made, left, entered again, and entered with a new password when the old one is lost."""
    ana, other = arrive(), arrive()
    table = ana.new_table("me", "bot", "bot")
    ana.open("/account")
    fill(ana, "Create an account", "ana.b", "a long password")
    expect(ana.page.get_by_text("You are signed in as ana.b.")).to_be_visible()
    code = ana.page.locator("code").inner_text()

    other.open("/account")
    fill(other, "Sign in", "ana.b", "another password")
    expect(other.page.get_by_role("alert").get_by_role("paragraph")).to_be_visible()
    other.faults.clear()  # the browser notes refused requests too
    fill(other, "Reset password", "ana.b", "a new password", code)
    expect(other.page.get_by_text("You are signed in as ana.b.")).to_be_visible()
    assert other.page.locator("code").inner_text() != code
    other.open(f"/t/{table}")
    assert other.ready()

    other.open("/account")
    other.button("Sign out").click()
    expect(other.page.get_by_text("Create an account").first).to_be_visible()
    fill(other, "Sign in", "ana.b", "a new password")
    expect(other.page.get_by_text("You are signed in as ana.b.")).to_be_visible()


def fill(person: Person, title: str, name: str, password: str, code: str = "") -> None:
    form = person.page.locator("details").filter(has=person.page.get_by_text(title).first)
    if not form.get_by_label("Password").is_visible():
        form.locator("summary").click()
    form.get_by_role("textbox", name="Account name").fill(name)
    if code:
        form.get_by_role("textbox", name="Recovery code").fill(code)
    form.get_by_label("Password").fill(password)
    form.get_by_role("button").click()


def test_a_match_ends_when_all_people_agree(arrive: Arrive) -> None:
    host, guest = arrive(), arrive()
    host.new_table("me", "open", "bot")
    guest.open(host.page.url)
    guest.page.get_by_role("textbox", name="Your name at the table").fill("Ana")
    guest.button("Sit down").click()
    host.button("Start the match").click()
    for person in (host, guest):
        assert person.ready()
    host.button("Menu").click()
    expect(host.page.get_by_role("dialog")).to_contain_text("A bot (Regular) plays on")
    host.button("Stop the match").click()
    host.button("End it").click()
    expect(guest.seat("Guest")).to_contain_text("wants to stop")
    assert guest.ready()
    guest.button("Menu").click()
    guest.button("Stop the match").click()
    guest.button("Keep playing").click()
    assert guest.page.get_by_role("dialog").is_visible()
    guest.button("Stop the match").click()
    guest.button("End it").click()
    for person in (host, guest):
        expect(person.sheet).to_be_visible()
