"""Before, beside and after a match: the lobby, the gallery, names at one device, the replay."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.axe import violations
from tests.web.conftest import Arrive
from tests.web.people import PHONE, Person, scrolls_sideways

MAKE = """async ([title, seats]) => {
  await fetch('/api/me');
  const token = /csrftoken=([^;]*)/.exec(document.cookie)[1];
  const headers = { 'content-type': 'application/json', 'x-csrftoken': decodeURIComponent(token) };
  const send = async (method, path, body) =>
    (await fetch(`/api${path}`, { method, headers, body: JSON.stringify(body) })).json();
  await send('PUT', '/me', { nickname: 'Hanna' });
  return (await send('POST', '/tables', { title, seats, public: true })).id;
}"""


def open_table(host: Person, title: str) -> str:
    """A public table at which a seat is free."""
    host.open("/about")
    return str(host.page.evaluate(MAKE, [title, [{"kind": "me"}, {"kind": "open"}]]))


def test_the_lobby_shows_what_can_be_joined_now(arrive: Arrive) -> None:
    """Somebody looks while a table is made, and sits down with one click and a name."""
    guest, host = arrive(size=PHONE), arrive()
    guest.open("/lobby#nettles")
    expect(guest.page.locator("main")).to_contain_text("Nobody is waiting for Nettles")
    table = open_table(host, "nettles")
    row = guest.page.locator(f"[data-table='{table}']")
    for text in ("Nettles", "Hanna", "1 free seat", "No clock", "rated as usual"):
        expect(row).to_contain_text(text)
    assert violations(guest) == []
    assert not scrolls_sideways(guest.page)
    guest.button("Goofspiel").click()
    expect(row).to_have_count(0)
    guest.button("All games").click()
    row.get_by_role("button", name="Sit down: Nettles").click()
    guest.page.get_by_role("dialog").get_by_role("textbox").fill("Gus")
    guest.page.keyboard.press("Enter")
    guest.page.wait_for_url(f"**/t/{table}")
    expect(guest.page.locator(".seats li").filter(has_text="Gus")).to_be_visible()


def test_spectators_talk_among_themselves(arrive: Arrive) -> None:
    player, watcher = arrive(), arrive()
    player.new_table("me", "bot")
    assert player.ready()
    watcher.open(player.page.url)
    watcher.page.get_by_role("navigation").get_by_role("button", name="Chat").click()
    expect(watcher.page.locator("aside")).to_contain_text(
        "The players read this when the match is over."
    )
    watcher.page.get_by_role("textbox", name="Say something").fill("Bid the king!")
    watcher.page.keyboard.press("Enter")
    watcher.page.get_by_role("dialog").get_by_role("textbox").fill("Wanda")
    watcher.page.keyboard.press("Enter")
    expect(watcher.page.get_by_role("log", name="Chat")).to_contain_text("Wanda watching")
    player.button("Menu").click()
    player.button("Stop the match").click()
    player.button("End it").click()
    expect(player.sheet).to_be_visible()
    player.button("Look at the table").click()
    player.page.get_by_role("navigation").get_by_role("button", name=re.compile("^Chat")).click()
    expect(player.page.get_by_role("log", name="Chat")).to_contain_text("Bid the king!")


def test_cards_are_found_by_what_stands_on_them(arrive: Arrive) -> None:
    person = arrive()
    person.open("/gallery/pest")
    pieces = person.page.locator("[data-piece]:visible")
    expect(pieces.first).to_be_visible()
    assert violations(person) == []
    person.page.get_by_role("searchbox").fill("steel HORSESHOE")
    expect(pieces).to_have_count(1)
    expect(person.sign("1 found")).to_be_visible()
    expect(pieces).to_contain_text("4 movement points")
    expect(pieces.get_by_role("link")).to_have_attribute("href", "/rules/pest#PEST-322")
    person.page.get_by_role("searchbox").fill("")
    person.page.get_by_role("combobox", name="Kind").select_option("technologies")
    expect(pieces).to_have_count(30)
    pieces.first.get_by_role("button").click()
    larger = person.page.get_by_role("dialog")
    first = larger.get_by_role("heading").first.inner_text()
    person.page.keyboard.press("ArrowRight")
    expect(larger.get_by_role("heading").first).not_to_have_text(first)
    person.page.keyboard.press("ArrowLeft")
    expect(larger.get_by_role("heading").first).to_have_text(first)


def test_people_at_one_device_have_names_and_see_it_again_by_rounds(arrive: Arrive) -> None:
    person = arrive()
    person.open("/new/nettles")
    kinds = person.page.get_by_role("combobox", name=re.compile(r"^Seat \d$"))
    expect(kinds.first).to_be_visible()
    while kinds.count() > 2:
        person.button("Remove the last seat").click()
    kinds.nth(1).select_option("me")
    for number, name in enumerate(("Ida", "Otto"), 1):
        person.page.get_by_label(f"Name of the player at seat {number}").fill(name)
    person.button("Start playing").click()
    expect(person.page.get_by_role("button", name=re.compile("^I am (Ida|Otto)$"))).to_be_visible()
    table = person.table_id()
    person.page.evaluate(PLAY, table)

    person.open(f"/t/{table}/replay")
    expect(person.page.get_by_role("list", name="Rounds")).to_be_visible()
    now = person.page.locator("section.now")
    expect(now).to_contain_text("Round 1 of")
    person.page.keyboard.press("PageDown")
    expect(now).to_contain_text("Round 2 of")
    person.button("Previous round").click()
    expect(now).to_contain_text("Round 1 of")
    person.page.get_by_role("combobox", name="Seen by").select_option("Otto")
    expect(person.page).to_have_url(re.compile(r"#\d+/2$"))
    person.page.get_by_text("Everybody’s hidden things").click()
    hidden = person.page.locator(".hidden-things")
    for name in ("Ida", "Otto"):
        hand = hidden.get_by_role("region", name=name)
        expect(hand).to_contain_text("nettle")
        expect(hand).to_contain_text("mint")
    assert violations(person) == []

    person.open("/new/nettles")
    expect(kinds.first).to_be_visible()
    kinds.nth(1).select_option("me")
    expect(person.page.get_by_label("Name of the player at seat 2")).to_have_value("Otto")


PLAY = """async (table) => {
  const token = /csrftoken=([^;]*)/.exec(document.cookie)[1];
  const headers = { 'content-type': 'application/json', 'x-csrftoken': decodeURIComponent(token) };
  const at = `/api/tables/${table}/seat`;
  for (let move = 0; move < 2000; move++) {
    const seat = move % 2;
    const view = await (await fetch(`${at}/${seat}`)).json();
    if (view.status === 'over') return;
    const [choice] = view.locked ? [] : (view.decision?.choices ?? []);
    if (!choice) continue;
    const { number } = view;
    const body = { number, actions: [choice.text], move: `move-${move}`, confirm: true };
    await fetch(`${at}/${seat}/act`, { method: 'POST', headers, body: JSON.stringify(body) });
  }
}"""
