"""Those who only watch: what they say, and what everybody sees once a match is over."""

from __future__ import annotations

import random

import msgspec
import pytest
from litestar import Litestar
from litestar.testing import TestClient
from sqlalchemy import update

from tablee.server.db import schema
from tablee.server.house.house import House
from tablee.server.schemas.matches import Course
from tests.server.conftest import NewPerson, NewServer
from tests.server.people import Json, Person, play_on
from tests.server.sockets import Line


def begin(anna: Person, ben: Person, **wishes: Json) -> str:
    table: str = anna.make_table("me", "open", **wishes)["id"]
    ben.sit(table)
    anna.post(f"/tables/{table}/start")
    return table


def say(person: Person, table: str, text: str) -> None:
    person.post(f"/tables/{table}/chat", {"text": text})


def read(person: Person, table: str) -> list[str]:
    return [line["text"] for line in person.get(f"/tables/{table}/chat")]


@pytest.fixture
def anna(guest: NewPerson) -> Person:
    return guest("Anna")


@pytest.fixture
def ben(guest: NewPerson) -> Person:
    return guest("Ben")


@pytest.fixture
def cleo(guest: NewPerson) -> Person:
    return guest("Cleo")


# --- what spectators say -----------------------------------------------------------------------


def test_players_read_what_spectators_say_when_the_match_is_over(
    guest: NewPerson, anna: Person, ben: Person, cleo: Person
) -> None:
    table = begin(anna, ben)
    say(cleo, table, "bid the king")
    say(anna, table, "hello")
    assert read(anna, table) == read(ben, table) == ["hello"]
    assert read(cleo, table) == read(guest("Dora"), table) == ["bid the king", "hello"]
    play_on([(anna, 0), (ben, 1)], table, random.Random(1))
    assert read(anna, table) == ["bid the king", "hello"]


def test_players_read_it_at_once_where_the_table_wants_it(
    anna: Person, ben: Person, cleo: Person
) -> None:
    table = begin(anna, ben, watchers_heard=True)
    assert anna.table(table)["watchers_heard"]
    say(cleo, table, "bid the king")
    assert read(anna, table) == ["bid the king"]


def test_before_the_start_everybody_reads_everything(anna: Person, cleo: Person) -> None:
    table = anna.make_table("me", "open")["id"]
    say(cleo, table, "may I join?")
    assert read(anna, table) == ["may I join?"]


def test_a_rematch_hears_spectators_as_before(anna: Person, ben: Person) -> None:
    table = begin(anna, ben, watchers_heard=True)
    play_on([(anna, 0), (ben, 1)], table, random.Random(1))
    again = anna.post(f"/tables/{table}/rematch", {"same_deal": False})
    assert again["watchers_heard"]


def test_sockets_of_players_are_told_at_the_end(new_server: NewServer, visitor: NewPerson) -> None:
    """Also those by which players only watch."""
    server = new_server()
    anna, ben, cleo = (visitor(server, name) for name in ("Anna", "Ben", "Cleo"))
    table = begin(anna, ben)
    with (
        Line(server, table, 0, anna) as playing,
        Line(server, table, -1, anna) as beside,
        Line(server, table, -1, cleo) as watching,
    ):
        say(cleo, table, "bid the king")
        say(ben, table, "hello")
        assert len(watching.until(lambda s: len(s.chat) == 2).chat) == 2
        for line in (playing, beside):
            told = line.until(lambda s: s.chat).chat
            assert [said["text"] for said in told] == ["hello"]
        play_on([(anna, 0), (ben, 1)], table, random.Random(1))
        for line in (playing, beside):
            told = line.until(lambda s: len(s.chat) == 2).chat
            assert [said["text"] for said in told] == ["hello", "bid the king"]


# --- seen again ----------------------------------------------------------------------------


def test_everybody_sees_every_hand_once_it_is_over(anna: Person, ben: Person, cleo: Person) -> None:
    table = begin(anna, ben)
    for person, seat in ((cleo, 0), (ben, 0), (cleo, 1)):
        for path in ("events", "at/0"):
            fault = person.fault("GET", f"/tables/{table}/seat/{seat}/{path}")
            assert fault["problem"] == "not-your-seat"
    play_on([(anna, 0), (ben, 1)], table, random.Random(1))
    assert cleo.events(table, 0) == anna.events(table, 0)
    for event in range(len(anna.events(table, 0))):
        path = f"/tables/{table}/seat/0/at/{event}"
        assert cleo.get(path) == ben.get(path) == anna.get(path)
    assert cleo.fault("GET", f"/tables/{table}/seat/0")["problem"] == "not-your-seat"


def test_who_looks_at_a_hand_again_is_not_taken_for_its_player(
    app: TestClient[Litestar], anna: Person, ben: Person, cleo: Person
) -> None:
    table = begin(anna, ben)
    play_on([(anna, 0), (ben, 1)], table, random.Random(1))
    house: House = app.app.state.house
    [kept] = [one for one in house.tables.all() if one.row.id == table]
    kept.audience.asked.clear()
    cleo.events(table, 0)
    cleo.get(f"/tables/{table}/seat/0/at/0")
    assert kept.audience.asked == {}


def test_thinking_times_are_told_of_people_only(
    app: TestClient[Litestar], anna: Person, ben: Person
) -> None:
    """Three cards each: two rounds are chosen, the last card follows of itself."""
    table = begin(anna, ben, options={"cards": 3})
    for first, second in ((1, 2), (2, 3)):
        anna.bid(table, 0, first)
        ben.bid(table, 1, second)
    set_times(app, table, begun=1000.0, answers=[1010.0, 1015.0, 1018.0, 1075.0, 1075.0, 1075.0])
    course = msgspec.convert(anna.get(f"/tables/{table}/course"), Course)
    took = [(thought.seat, thought.seconds) for thought in course.thoughts]
    assert took == [(0, 10.0), (1, 15.0), (0, 3.0), (1, 60.0)]
    events = anna.events(table, 0)
    bids = [number for number, event in enumerate(events) if event["name"] == "bid"]
    assert {thought.moment for thought in course.thoughts} <= set(bids)


def test_bots_have_no_thinking_times(app: TestClient[Litestar], anna: Person) -> None:
    table = anna.make_table("me", "random", options={"cards": 2}, start=True)["id"]
    anna.bid(table, 0, 1)
    anna.post(f"/tables/{table}/seat/0/concede", {"agree": True})
    course = msgspec.convert(anna.get(f"/tables/{table}/course"), Course)
    assert {thought.seat for thought in course.thoughts} <= {0}


def set_times(app: TestClient[Litestar], table: str, begun: float, answers: list[float]) -> None:
    house: House = app.app.state.house
    matches, given = schema.matches, schema.answers
    with house.database.engine.begin() as connection:
        connection.execute(update(matches).where(matches.c.id == table).values(started=begun))
        for number, at in enumerate(answers):
            changed = connection.execute(
                update(given).where(given.c.match == table, given.c.number == number).values(at=at)
            )
            assert changed.rowcount == 1


# --- several people at one device ------------------------------------------------------------


def test_each_seat_of_a_device_may_have_a_name(anna: Person) -> None:
    seats = [{"kind": "me"}, {"kind": "me", "name": " Grandma "}, {"kind": "me", "name": "  "}]
    table = anna.post("/tables", {"title": "goofspiel", "seats": seats, "start": True})
    assert [seat["nickname"] for seat in table["seats"]] == ["Anna", "Grandma", "Anna"]
    assert all(seat["mine"] for seat in table["seats"])


def test_names_of_a_device_stay_for_a_rematch(anna: Person) -> None:
    seats = [{"kind": "me"}, {"kind": "me", "name": "Grandma"}]
    table = anna.post("/tables", {"title": "goofspiel", "seats": seats, "start": True})["id"]
    play_on([(anna, 0), (anna, 1)], table, random.Random(1))
    again = anna.post(f"/tables/{table}/rematch", {"same_deal": False})
    assert [seat["nickname"] for seat in again["seats"]] == ["Grandma", "Anna"]


def test_a_name_that_is_too_long_is_refused(anna: Person) -> None:
    seats = [{"kind": "me", "name": "A" * 31}, {"kind": "me"}]
    fault = anna.fault("POST", "/tables", {"title": "goofspiel", "seats": seats})
    assert fault["problem"] == "long-name"


def test_nobody_at_a_device_is_called_like_an_account_at_the_table(
    anna: Person, ben: Person
) -> None:
    ben.post("/account", {"name": "benny", "password": "a long password"})
    table = anna.make_table("me", "open", "open")["id"]
    ben.sit(table, 1)
    fault = anna.fault("PUT", f"/tables/{table}/seats/2", {"kind": "me", "name": "BENNY"})
    assert fault["problem"] == "nickname-alike"
    assert anna.table(table)["seats"][2]["kind"] == "open"
    named = anna.put(f"/tables/{table}/seats/2", {"kind": "me", "name": "Grandma"})
    assert named["seats"][2]["nickname"] == "Grandma"
