"""An upgrade never costs a match: it goes on if its players agree, or stays to be looked at."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing

import msgspec
import pytest
from litestar import Litestar
from litestar.testing import TestClient

from tablee.engine.problems import Problem
from tablee.engine.record import Record, seed_hash, verify
from tablee.engine.titles import TITLES, Title
from tablee.server.house import presence
from tablee.server.house.house import House
from tablee.server.matches import keeping
from tablee.server.settings import Settings
from tablee.words.catalogue import LANGUAGES, words
from tests.server.clients import begin
from tests.server.conftest import NewPerson, NewServer
from tests.server.later import NAME, NEXT, LaterServer, later, ring, without_prize
from tests.server.people import Json, Person, choices, eventually, play_on

Upgrade = Callable[[Title | None], None]

VERSION = NEXT - 1


@pytest.fixture
def upgrade(app: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch) -> Iterator[Upgrade]:
    """Restart the server with another version of Goofspiel, or without it."""
    house: House = app.app.state.house
    order = dict(TITLES)

    def restart(title: Title | None) -> None:
        if title is None:
            monkeypatch.delitem(TITLES, NAME)
        else:
            monkeypatch.setitem(TITLES, NAME, title)
        forget_games()
        house.tables.known.clear()

    yield restart
    monkeypatch.undo()
    TITLES.clear()  # what was taken out is back at the end, and others go by the order
    TITLES.update(order)
    forget_games()


def forget_games() -> None:
    keeping.shared_game.cache_clear()
    keeping.in_use.clear()


@pytest.fixture
def anna(guest: NewPerson) -> Person:
    return guest("Anna")


@pytest.fixture
def ben(guest: NewPerson) -> Person:
    return guest("Ben")


@pytest.fixture
def table(anna: Person, ben: Person) -> str:
    """A match in its second round: Anna has confirmed, Ben has drafted."""
    table = begin([anna, ben])
    anna.bid(table, 0, 1)
    ben.bid(table, 1, 2)
    anna.bid(table, 0, 2)
    ben.act(table, 1, "bid 1")
    return table


def agree(person: Person, table: str, seat: int, to: bool = True) -> Json:
    return person.post(f"/tables/{table}/seat/{seat}/play-on", {"agree": to})


def listed(person: Person) -> dict[str, Json]:
    return {table["id"]: table["rules"] for table in person.get("/tables/mine")}


def record_of(person: Person, table: str) -> Record:
    return msgspec.convert(person.get(f"/tables/{table}/record"), Record)


def end(anna: Person, ben: Person, table: str) -> Json:
    anna.post(f"/tables/{table}/seat/0/concede", {"agree": True})
    return ben.post(f"/tables/{table}/seat/1/concede", {"agree": True})


def check_replay(person: Person, table: str, seat: int) -> None:
    """Every moment that was told can be looked at."""
    events = person.events(table, seat)
    assert events
    for number in range(len(events)):
        assert person.get(f"/tables/{table}/seat/{seat}/at/{number}")["table"]["table"]


# --- a later version that can go on ------------------------------------------------------------


def test_every_match_says_to_which_rules_and_layout_it_belongs(table: str, anna: Person) -> None:
    layout = TITLES[NAME].make(2, "base", {}).layout.fingerprint()
    told = {"fit": "current", "begun": VERSION, "now": VERSION, "here": VERSION}
    assert anna.table(table)["rules"] == told | {"layout": layout, "why": None}


def test_a_match_of_older_rules_rests_until_everybody_agrees(
    table: str, anna: Person, ben: Person, upgrade: Upgrade
) -> None:
    before = anna.view(table, 0)["table"]
    upgrade(later())
    assert listed(anna)[table]["fit"] == "older"
    view = ben.view(table, 1)
    assert (view["decision"], view["acting"], view["locked"]) == (None, [1], False)
    assert anna.view(table, 0)["table"] == before
    act = {"number": 1, "actions": ["bid 1"], "move": "x", "confirm": True}
    for path, body in (("act", act), ("unlock", None), ("why", {"thing": "card:1"})):
        assert ben.fault("POST", f"/tables/{table}/seat/1/{path}", body)["problem"] == "match-rests"
    check_replay(ben, table, 1)
    told = agree(anna, table, 0)
    assert (told["rules"]["fit"], [s["plays_on"] for s in told["seats"]]) == (
        "older",
        [True, False],
    )
    agree(anna, table, 0, to=False)
    assert agree(ben, table, 1)["rules"]["fit"] == "older"
    told = agree(anna, table, 0)["rules"]
    assert (told["fit"], told["begun"], told["now"]) == ("current", VERSION, NEXT)
    assert choices(ben.view(table, 1))
    assert anna.view(table, 0)["locked"]  # what was confirmed before still counts
    fault = anna.fault("POST", f"/tables/{table}/seat/0/play-on", {"agree": True})
    assert fault["problem"] == "same-rules"


def test_what_was_played_by_two_versions_says_so_and_is_not_verified(
    table: str, anna: Person, ben: Person, upgrade: Upgrade
) -> None:
    anna.choose_anew(table, 0)  # leaves a gap in the log of answers
    anna.bid(table, 0, 3)
    upgrade(later())
    agree(anna, table, 0)
    agree(ben, table, 1)
    upgrade(later())  # once more, without a change: it goes on
    play_on([(anna, 0), (ben, 1)], table, random.Random(1))
    record = record_of(anna, table)
    assert (record.version, [(on.version, on.answer) for on in record.played_on]) == (
        VERSION,
        [(NEXT, 3)],
    )
    with pytest.raises(Problem) as caught:
        verify(record)
    assert caught.value.name == "played-on"
    for language in LANGUAGES:
        facts = {name: str(fact) for name, fact in caught.value.facts.items()}
        assert str(NEXT) in words(language).say("problem-played-on", **facts)
    assert anna.fault("GET", f"/tables/{table}/course")["problem"] == "played-on"
    check_replay(anna, table, 0)


def test_agreements_to_one_version_do_not_hold_for_the_next(
    table: str, anna: Person, ben: Person, upgrade: Upgrade
) -> None:
    upgrade(later())
    agree(anna, table, 0)
    upgrade(later(NEXT + 1))
    assert agree(ben, table, 1)["rules"]["fit"] == "older"
    assert agree(anna, table, 0)["rules"]["now"] == NEXT + 1


def test_who_leaves_has_no_say(table: str, anna: Person, ben: Person, upgrade: Upgrade) -> None:
    upgrade(later())
    agree(anna, table, 0)
    ben.post(f"/tables/{table}/leave")
    assert anna.table(table)["rules"]["fit"] == "current"


def test_those_who_are_away_are_asked_too(
    anna: Person, ben: Person, guest: NewPerson, app: TestClient[Litestar], upgrade: Upgrade
) -> None:
    """However long they are away; and no bot takes their seat meanwhile."""
    table = anna.make_table("me", "open", absence="bot-until-return")["id"]
    ben.sit(table)
    anna.post(f"/tables/{table}/start")
    house: House = app.app.state.house
    with closing(sqlite3.connect(house.settings.database)) as disk, disk:
        disk.execute("UPDATE seats SET gone = -1000.0 WHERE seat = 1")
    upgrade(later())
    eventually(lambda: anna.table(table)["seats"][1]["overdue"])
    told = agree(anna, table, 0)
    assert told["rules"]["fit"] == "older"
    assert presence.watch(house.tables.known[table]) is None  # nothing happens by itself
    assert not anna.table(table)["seats"][1]["away"]


def test_clocks_do_not_run_in_a_match_that_rests(
    anna: Person, ben: Person, upgrade: Upgrade
) -> None:
    clock = {"kind": "bank", "seconds": 600, "increment": 10}
    table = anna.make_table("me", "open", clock=clock)["id"]
    ben.sit(table)
    anna.post(f"/tables/{table}/start")
    assert [clock["running"] for clock in anna.view(table, 0)["clocks"]] == [True, True]
    upgrade(later())
    assert [clock["running"] for clock in anna.view(table, 0)["clocks"]] == [False, False]
    agree(anna, table, 0)
    agree(ben, table, 1)
    assert [clock["running"] for clock in anna.view(table, 0)["clocks"]] == [True, True]


def test_a_table_that_waits_begins_by_the_rules_that_are_here(
    anna: Person, ben: Person, upgrade: Upgrade
) -> None:
    table = anna.make_table("me", "open")["id"]
    upgrade(later(bell=True))
    ben.sit(table)
    told = anna.post(f"/tables/{table}/start")
    assert (told["rules"]["fit"], told["rules"]["begun"]) == ("current", NEXT)
    play_on([(anna, 0), (ben, 1)], table, random.Random(1))
    record = record_of(anna, table)
    verify(record)
    game = TITLES[NAME].make(2, "base", record.options)
    assert told["seed_hash"] == seed_hash(game, bytes.fromhex(record.seed))


def test_what_is_over_stays_as_it_was(anna: Person, ben: Person, upgrade: Upgrade) -> None:
    table = begin([anna, ben])
    totals = [
        score["total"]
        for score in play_on([(anna, 0), (ben, 1)], table, random.Random(1))["scores"]
    ]
    for title in (later(), later(bell=True), later(prize=False), None):
        upgrade(title)
        told = anna.table(table)
        assert (told["status"], told["result"]["totals"]) == ("over", totals)
        assert [score["total"] for score in anna.view(table, 0)["scores"]] == totals
        check_replay(anna, table, 0)
        record = record_of(anna, table)
        assert (record.version, record.result, record.played_on) == (VERSION, totals, [])
        assert not anna.send("GET", f"/tables/{table}/course").is_success


# --- another form -------------------------------------------------------------------------------


def test_a_match_of_another_form_is_frozen_and_can_be_looked_at(
    table: str, anna: Person, ben: Person, guest: NewPerson, upgrade: Upgrade
) -> None:
    before = {seat: person.view(table, seat)["table"] for seat, person in ((0, anna), (-1, ben))}
    upgrade(later(bell=True))
    rules = listed(anna)[table]
    assert (rules["fit"], rules["why"]["problem"]) == ("frozen", "other-layout")
    for language in LANGUAGES:
        assert words(language).say("problem-other-layout", **rules["why"]["facts"])
    fault = anna.fault("POST", f"/tables/{table}/seat/0/play-on", {"agree": True})
    assert fault["problem"] == "match-frozen"
    for person, seat in ((anna, 0), (guest("Cleo"), -1)):
        view = person.view(table, seat)
        told = {name: before[seat][name] for name in ("table", "veiled")}
        assert {name: view["table"][name] for name in told} == told
        assert view["decision"] is None
        check_replay(person, table, seat)
    assert end(anna, ben, table)["status"] == "over"
    assert record_of(anna, table).answers
    again = anna.post(f"/tables/{table}/rematch", {})
    assert again["rules"]["fit"] == "current"


def test_what_was_secret_stays_secret_in_a_frozen_match(
    table: str, anna: Person, ben: Person, upgrade: Upgrade
) -> None:
    """Anna's second bid lies face down."""
    upgrade(later(bell=True))
    for person, seat in ((ben, 1), (anna, -1)):
        assert "2" in person.view(table, seat)["table"]["seats"][0]["hand"]


def test_a_step_brings_a_match_into_the_new_form(
    table: str, anna: Person, ben: Person, upgrade: Upgrade
) -> None:
    upgrade(later(bell=True, upgrades={VERSION: ring}))
    assert anna.view(table, 0)["table"]["table"]["bell"] == 1
    before = agree(anna, table, 0)["rules"]["layout"]
    told = agree(ben, table, 1)["rules"]
    here = TITLES[NAME].make(2, "base", {}).layout.fingerprint()
    assert (told["fit"], told["layout"]) == ("current", here)
    assert before != here
    upgrade(later(bell=True, upgrades={VERSION: ring}))  # found again as it was
    assert anna.table(table)["rules"]["fit"] == "current"
    told_before = len(anna.events(table, 0))
    play_on([(anna, 0), (ben, 1)], table, random.Random(1))
    last = len(anna.events(table, 0)) - 1
    old = anna.get(f"/tables/{table}/seat/0/at/{told_before - 1}")["table"]["table"]
    new = anna.get(f"/tables/{table}/seat/0/at/{last}")["table"]["table"]
    assert ("bell" in old, new["bell"]) == (False, 1)
    check_replay(ben, table, 1)


def test_several_steps_lead_from_version_to_version(
    table: str, anna: Person, ben: Person, upgrade: Upgrade
) -> None:
    steps = {VERSION: without_prize, NEXT + 1: ring}
    upgrade(later(NEXT + 2, upgrades=steps, bell=True, prize=False))
    agree(anna, table, 0)
    told = agree(ben, table, 1)
    assert (told["rules"]["now"], "prize" in told["options"]) == (NEXT + 2, False)


def test_a_form_that_changed_without_a_version_is_noticed(
    table: str, anna: Person, ben: Person, upgrade: Upgrade
) -> None:
    """A field more, or one less."""
    today = TITLES[NAME]
    upgrade(later(VERSION, bell=True))
    assert listed(anna)[table]["fit"] == "frozen"
    with_bell = begin([anna, ben])
    upgrade(today)
    found = {match: rules["fit"] for match, rules in listed(anna).items()}
    assert found == {table: "current", with_bell: "frozen"}


def test_a_match_whose_form_was_not_noted_is_held_against_the_form_here(
    table: str, anna: Person, settings: Settings, upgrade: Upgrade
) -> None:
    with closing(sqlite3.connect(settings.database)) as disk, disk:
        disk.execute("UPDATE matches SET layout = NULL")
    upgrade(TITLES[NAME])
    assert listed(anna)[table]["fit"] == "current"
    anna.unlock(table, 0)
    assert anna.table(table)["rules"]["layout"] is not None
    with closing(sqlite3.connect(settings.database)) as disk, disk:
        disk.execute("UPDATE matches SET layout = NULL")
    upgrade(later(VERSION, bell=True))
    assert listed(anna)[table]["fit"] == "frozen"


def test_an_option_that_is_no_more_is_named(
    table: str, anna: Person, ben: Person, upgrade: Upgrade
) -> None:
    upgrade(later(prize=False))
    why = listed(anna)[table]["why"]
    assert (why["problem"], why["facts"]["option"]) == ("unknown-option", "prize")
    check_replay(anna, table, 0)
    upgrade(later(prize=False, upgrades={VERSION: without_prize}))
    assert listed(anna)[table]["fit"] == "older"


def test_older_servers_leave_matches_of_newer_rules_alone(
    anna: Person, ben: Person, upgrade: Upgrade
) -> None:
    today = TITLES[NAME]
    upgrade(later())
    table = begin([anna, ben])
    upgrade(today)
    assert listed(anna)[table]["why"]["problem"] == "newer-rules"


# --- lists survive everything -------------------------------------------------------------------

BROKEN = {
    "title": "no-such-game",
    "edition": "no-such-edition",
    "options": '{"cards":99}',
    "position": '{"position":',
    "result": '"won"',
    "clock": "[1,2",
    "status": "paused",
    "absence": "never",
    "played_on": "{}",
}
"""What may stand in a row that nobody can read."""


def test_one_row_that_cannot_be_read_hides_no_list(
    anna: Person, settings: Settings, upgrade: Upgrade
) -> None:
    anna.post("/account", {"name": "anna", "password": "long enough"})  # guests make few tables
    spoilt = {name: anna.make_table("me", "me", start=True)["id"] for name in BROKEN}
    waiting = anna.make_table("me", "open")["id"]
    fine = anna.make_table("me", "me", start=True)["id"]
    with closing(sqlite3.connect(settings.database)) as disk, disk:
        for name, table in spoilt.items():
            disk.execute(f"UPDATE matches SET {name} = ? WHERE id = ?", (BROKEN[name], table))
        disk.execute("UPDATE matches SET options = 'x' WHERE id = ?", (waiting,))
    upgrade(TITLES[NAME])
    found = listed(anna)
    assert found.pop(fine)["fit"] == "current"
    assert set(found) == {*spoilt.values(), waiting}
    for rules in found.values():
        assert rules["fit"] == "frozen"
        for language in LANGUAGES:
            assert words(language).say(
                f"problem-{rules['why']['problem']}", **rules["why"]["facts"]
            )
    for name, table in spoilt.items():
        anna.put(f"/tables/{table}/hidden", {"hidden": True})
        with closing(sqlite3.connect(settings.database)) as disk:
            kept = disk.execute(f"SELECT {name} FROM matches WHERE id = ?", (table,)).fetchone()[0]
        if name != "status":
            assert kept == BROKEN[name]  # nothing is lost
    assert set(listed(anna)) == {fine, waiting}
    assert anna.send("DELETE", f"/tables/{waiting}").is_success


def test_the_public_list_survives_too(
    anna: Person, ben: Person, settings: Settings, upgrade: Upgrade
) -> None:
    tables = [anna.make_table("me", "open", public=True)["id"] for _ in range(2)]
    with closing(sqlite3.connect(settings.database)) as disk, disk:
        disk.execute("UPDATE matches SET title = 'chess' WHERE id = ?", (tables[0],))
    upgrade(TITLES[NAME])
    assert {table["id"] for table in ben.get("/tables")} == set(tables)


# --- a real server ------------------------------------------------------------------------------


def test_bots_wait_for_the_agreement_over_a_restart(
    new_server: NewServer, visitor: NewPerson
) -> None:
    server = new_server()
    anna = visitor(server, "Anna")
    table = anna.make_table("me", "greedy", start=True)["id"]
    eventually(lambda: anna.view(table, 0)["acting"] == [0])  # the bot has bid
    anna.bid(table, 0, 2)
    server.kill()
    upgraded = LaterServer(server, "later")
    try:
        upgraded.start()
        told = anna.events(table, -1)
        assert anna.table(table)["rules"]["fit"] == "older"
        assert anna.events(table, -1) == told
        assert agree(anna, table, 0)["rules"]["now"] == NEXT
        eventually(lambda: anna.view(table, 0)["acting"] == [0])
        play_on([(anna, 0)], table, random.Random(2))
        assert record_of(anna, table).played_on
        assert upgraded.faults() == []
    finally:
        upgraded.end()
