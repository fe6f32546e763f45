"""Absent players: nobody can hold a table up, and nobody who is there can be sent away."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import Any

import psycopg
import pytest
from litestar import Litestar
from litestar.testing import TestClient

from tablee.server.db.rows import copied
from tablee.server.house.house import House
from tablee.server.matches import absence
from tests.server.clients import begin
from tests.server.conftest import NewPerson, NewServer
from tests.server.people import Json, Person, eventually, new_move
from tests.server.processes import Server
from tests.server.sockets import Line
from tests.server.test_databases import at

MINUTE = 60
FIVE = 5 * MINUTE


def send_away(app: TestClient[Litestar], table: str, seat: int, seconds: float) -> None:
    """Let somebody have been away for so long, in the application of this test."""
    house: House = app.app.state.house
    known = house.tables.known[table]
    known.audience.asked.pop(seat, None)
    known.row.seats[seat].gone = house.uptime.now() - seconds


def send_away_on_disk(server: Server, table: str, seat: int, seconds: float) -> None:
    """The same while the server is down."""
    change = "UPDATE seats SET gone = {} WHERE match = {} AND seat = {}"
    values: list[Any] = [-seconds, table, seat]  # before the first moment of the server
    if "://" in server.database:
        with psycopg.connect(server.database) as connection:
            connection.execute(change.format("%s", "%s", "%s").encode(), values)
    else:
        with closing(sqlite3.connect(server.database)) as file:
            file.execute(change.format("?", "?", "?"), values)
            file.commit()


def agree(person: Person, table: str, seat: int, absent: int, yes: bool = True) -> Json:
    return person.post(f"/tables/{table}/seat/{seat}/stand-in", {"seat": absent, "agree": yes})


def refused(person: Person, table: str, seat: int, absent: int) -> str:
    body = {"seat": absent, "agree": True}
    fault = person.fault("POST", f"/tables/{table}/seat/{seat}/stand-in", body)
    return str(fault["problem"])


def end(person: Person, table: str, seat: int, yes: bool = True) -> Json:
    return person.post(f"/tables/{table}/seat/{seat}/concede", {"agree": yes})


@pytest.fixture
def three(guest: NewPerson) -> list[Person]:
    return [guest("Anna"), guest("Ben"), guest("Cleo")]


# --- who is away ------------------------------------------------------------------------------


def test_a_lost_connection_is_no_absence_at_once_and_is_one_later(
    new_server: NewServer, visitor: NewPerson
) -> None:
    server = new_server()
    anna, ben = visitor(server, "Anna"), visitor(server, "Ben")
    table = begin([anna, ben])
    with Line(server, table, 0, anna) as line:
        with Line(server, table, 1, ben):
            line.until(lambda s: s.table and s.table["seats"][1]["connected"])
        line.until(lambda s: not s.table["seats"][1]["connected"])
        assert line.screen.table["seats"][1]["gone"] is None
        line.until(lambda s: s.table["seats"][1]["gone"] is not None)
        assert float(line.screen.table["seats"][1]["gone"] or 0) >= 9
        assert not line.screen.table["seats"][1]["overdue"]
        assert line.screen.table["seats"][0]["gone"] is None
        assert line.screen.table["deciding"] == [0, 1]
        with Line(server, table, 1, ben):
            line.until(lambda s: s.table["seats"][1]["gone"] is None)
    assert server.faults() == []


def test_whoever_asks_again_and_again_is_there_without_a_socket(
    app: TestClient[Litestar], three: list[Person]
) -> None:
    table = begin(three)
    send_away(app, table, 2, 2 * FIVE)
    three[2].view(table, 2)
    eventually(lambda: three[0].table(table)["seats"][2]["gone"] is None)
    assert refused(three[0], table, 0, 2) == "not-away"


def test_whoever_has_several_seats_is_there_at_all_of_them(
    new_server: NewServer, visitor: NewPerson
) -> None:
    server = new_server()
    anna, ben = visitor(server, "Anna"), visitor(server, "Ben")
    table = anna.make_table("me", "me", "open")["id"]
    ben.sit(table)
    anna.post(f"/tables/{table}/start")
    server.kill()
    send_away_on_disk(server, table, 0, 2 * FIVE)
    send_away_on_disk(server, table, 1, 2 * FIVE)
    server.start()
    with Line(server, table, 0, anna) as line:
        line.until(lambda s: s.table and s.table["seats"][0]["gone"] is None)
        assert line.screen.table["seats"][1]["gone"] is None


# --- refusals ---------------------------------------------------------------------------------


def test_nobody_who_is_there_can_be_sent_away(
    app: TestClient[Litestar], three: list[Person]
) -> None:
    table = begin(three)
    assert refused(three[0], table, 0, 2) == "not-away"
    assert refused(three[1], table, 1, 2) == "not-away"
    assert refused(three[1], table, 1, 1) == "not-away"
    for seat in (0, 1):
        end(three[seat], table, seat)
    assert three[0].table(table)["status"] == "playing"


def test_nothing_can_be_agreed_on_before_the_time(
    app: TestClient[Litestar], three: list[Person]
) -> None:
    table = begin(three)
    send_away(app, table, 2, FIVE - MINUTE)
    body = {"seat": 2, "agree": True}
    fault = three[0].fault("POST", f"/tables/{table}/seat/0/stand-in", body)
    assert fault["problem"] == "not-away-yet"
    assert 0 < fault["facts"]["seconds"] <= MINUTE
    assert fault["facts"]["player"] == "Cleo"
    for seat in (0, 1):
        end(three[seat], table, seat)
    assert three[0].table(table)["status"] == "playing"
    send_away(app, table, 2, FIVE)  # now all who are there have agreed
    eventually(lambda: three[0].table(table)["status"] == "over")


def test_only_players_decide(app: TestClient[Litestar], guest: NewPerson) -> None:
    anna, ben, eve = guest("Anna"), guest("Ben"), guest("Eve")
    table = anna.make_table("me", "open", "greedy")["id"]
    assert refused(anna, table, 0, 1) == "not-started"
    ben.sit(table)
    anna.post(f"/tables/{table}/start")
    send_away(app, table, 1, 2 * FIVE)
    assert refused(eve, table, 0, 1) == "not-your-seat"
    assert refused(eve, table, -1, 1) == "bad-seat"
    assert refused(guest(), table, 0, 1) == "sign-in-first"
    assert refused(anna, table, 0, 2) == "nobody-away"
    assert refused(anna, table, 0, 7) == "bad-seat"
    assert eve.fault("POST", f"/tables/{table}/seats/1/link")["problem"] == "not-your-seat"
    end(anna, table, 0)
    assert refused(anna, table, 0, 1) == "match-over"


def test_where_the_table_waits_people_can_only_agree_on_the_end(
    app: TestClient[Litestar], guest: NewPerson
) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    table = anna.make_table("me", "open", "greedy", absence="wait")["id"]
    ben.sit(table)
    anna.post(f"/tables/{table}/start")
    send_away(app, table, 1, 2 * FIVE)
    assert refused(anna, table, 0, 1) == "table-waits"
    assert end(anna, table, 0)["status"] == "over"


# --- agreeing ---------------------------------------------------------------------------------


def test_all_who_are_there_agree_on_a_bot_that_plays_until_the_player_is_back(
    database: str, new_server: NewServer, visitor: NewPerson
) -> None:
    server = new_server(database)
    people = [visitor(server, name) for name in ("Anna", "Ben", "Cleo")]
    anna, ben, cleo = people
    table = begin(people, cards=13)
    server.kill()
    send_away_on_disk(server, table, 2, FIVE + 1)
    server.start()
    assert anna.table(table)["seats"][2]["overdue"]
    assert anna.table(table)["deciding"] == [0, 1]
    info = agree(anna, table, 0, 2)
    assert (info["seats"][0]["agrees"], info["seats"][2]["away"]) == ([2], False)
    server.kill()
    server.start()
    assert ben.table(table)["seats"][0]["agrees"] == [2]
    assert agree(anna, table, 0, 2, yes=False)["seats"][0]["agrees"] == []
    assert not agree(ben, table, 1, 2)["seats"][2]["away"]
    assert agree(anna, table, 0, 2)["seats"][2]["away"]
    anna.bid(table, 0, 1)
    ben.bid(table, 1, 2)
    eventually(lambda: not anna.view(table, 0)["locked"])  # the bot has answered
    with Line(server, table, 2, cleo) as line:
        line.until(lambda s: s.table and s.view)
        seat = line.screen.table["seats"][2]
        assert (seat["away"], seat["gone"], seat["overdue"]) == (False, None, False)
        assert line.screen.table["seats"][0]["agrees"] == []
        anna.bid(table, 0, 3)
        ben.bid(table, 1, 4)
        if line.settled().view["acting"] != [2]:  # the bot had this answer ready, too
            anna.bid(table, 0, 5)
            ben.bid(table, 1, 6)
        view = line.until(lambda s: s.view["acting"] == [2]).view
        assert line.answered(line.act(view["decision"]["choices"][0]["text"], view["number"]))
    assert server.faults() == []


def test_people_in_two_processes_decide_together(
    postgres_database: str, new_server: NewServer, visitor: NewPerson
) -> None:
    here, there = new_server(postgres_database), new_server(postgres_database)
    anna, ben, cleo = visitor(here, "Anna"), visitor(there, "Ben"), visitor(here, "Cleo")
    table = begin([anna, at(here, ben), cleo], cards=13)
    for server in (here, there):
        server.kill()
    send_away_on_disk(here, table, 2, FIVE + 1)
    for server in (here, there):
        server.start()
    with Line(here, table, 0, anna) as first, Line(there, table, 1, ben) as second:
        second.until(lambda s: s.table and s.table["seats"][2]["overdue"])
        agree(anna, table, 0, 2)
        second.until(lambda s: s.table["seats"][0]["agrees"] == [2])
        with Line(there, table, 2, at(there, cleo)):  # back in time, at the other process
            first.until(lambda s: s.table and s.table["seats"][2]["gone"] is None)
            assert first.screen.table["seats"][0]["agrees"] == []
            assert refused(anna, table, 0, 2) == "not-away"
            assert refused(ben, table, 1, 2) == "not-away"
    assert here.faults() == there.faults() == []


def test_whoever_was_connected_to_a_killed_process_is_away(
    postgres_database: str, new_server: NewServer, visitor: NewPerson
) -> None:
    here, there = new_server(postgres_database), new_server(postgres_database)
    anna, ben = visitor(here, "Anna"), visitor(there, "Ben")
    table = begin([anna, at(here, ben)])
    with Line(here, table, 0, anna) as line, Line(there, table, 1, ben):
        line.until(lambda s: s.table and s.table["seats"][1]["connected"])
        there.kill()
        line.until(lambda s: not s.table["seats"][1]["connected"])
        line.until(lambda s: s.table["seats"][1]["gone"] is not None)
    assert here.faults() == []


def test_a_process_that_is_stopped_says_so_and_one_that_is_killed_need_not(
    postgres_database: str, new_server: NewServer, visitor: NewPerson
) -> None:
    """Its people are not there any more, for whoever asks, and its bots think elsewhere."""
    here, there = new_server(postgres_database), new_server(postgres_database)
    anna, ben = visitor(here, "Anna"), visitor(there, "Ben")
    table = begin([anna, at(here, ben)])
    for end in (there.stop, there.kill):
        with Line(here, table, 0, anna) as line, Line(there, table, 1, ben):
            line.until(lambda s: s.table and s.table["seats"][1]["connected"])
            end()
            line.until(lambda s: not s.table["seats"][1]["connected"])
            assert not anna.table(table)["seats"][1]["connected"]
        there.start()
        for server in (here, there):
            seat = at(server, anna).table(table)["seats"][1]
            assert not seat["connected"]
    assert here.faults() == there.faults() == []


def test_a_person_among_bots_decides_alone(app: TestClient[Litestar], guest: NewPerson) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    table = anna.make_table("me", "open", "greedy", "greedy")["id"]
    ben.sit(table)
    anna.post(f"/tables/{table}/start")
    send_away(app, table, 1, FIVE)
    assert anna.table(table)["deciding"] == [0]
    assert agree(anna, table, 0, 1)["seats"][1]["away"]
    assert end(anna, table, 0)["status"] == "over"


def test_whoever_has_just_lost_the_connection_is_asked_too(
    app: TestClient[Litestar], three: list[Person]
) -> None:
    table = begin(three)
    send_away(app, table, 1, MINUTE)
    send_away(app, table, 2, FIVE)
    assert not agree(three[0], table, 0, 2)["seats"][2]["away"]
    assert three[0].table(table)["deciding"] == [0, 1]
    send_away(app, table, 1, FIVE)
    eventually(lambda: three[0].table(table)["seats"][2]["away"])
    assert not three[0].table(table)["seats"][1]["away"]


# --- by itself --------------------------------------------------------------------------------


def test_a_bot_steps_in_by_itself_if_the_table_wants_it_so_and_somebody_is_there(
    app: TestClient[Litestar], guest: NewPerson
) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    table = anna.make_table("me", "open", absence="bot-until-return", patience=30)["id"]
    ben.sit(table)
    anna.post(f"/tables/{table}/start")
    send_away(app, table, 1, FIVE)
    anna.view(table, 0)
    house: House = app.app.state.house
    row = copied(house.tables.known[table].row)
    now = house.uptime.now()
    assert not absence.settle(row, None, now)
    row.seats[0].gone = row.seats[1].gone = now - 31 * MINUTE
    assert not absence.settle(row, None, now)  # nobody is there to be played on with
    send_away(app, table, 1, 31 * MINUTE)
    anna.view(table, 0)
    eventually(lambda: anna.table(table)["seats"][1]["away"])
    assert ben.post(f"/tables/{table}/seat/1/return")["seats"][1]["away"] is False


def test_tables_are_as_patient_as_their_clock(guest: NewPerson) -> None:
    anna = guest("Anna")
    assert anna.make_table("me", "open")["patience"] == 5
    assert anna.make_table("me", "open")["absence"] == "agree"
    days = {"kind": "days", "days": 3}
    assert anna.make_table("me", "open", clock=days)["patience"] == 3 * 24 * 60
    assert anna.make_table("me", "open", clock=days, patience=10)["patience"] == 10


def test_a_bot_that_plays_to_the_end_does_not_give_the_seat_back(
    app: TestClient[Litestar], guest: NewPerson
) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    table = anna.make_table("me", "open", absence="bot-to-the-end", options={"cards": 13})["id"]
    ben.sit(table)
    anna.post(f"/tables/{table}/start")
    send_away(app, table, 1, FIVE)
    anna.view(table, 0)
    eventually(lambda: anna.table(table)["seats"][1]["away"])
    fault = ben.fault("POST", f"/tables/{table}/seat/1/return")
    assert fault["problem"] == "bot-to-the-end"
    assert refused(ben, table, 1, 0) == "bot-plays-here"
    number = ben.view(table, 1)["number"]
    act = {"number": number, "actions": ["bid 3"], "move": new_move(), "confirm": True}
    for path, body in (("act", act), ("unlock", None), ("take-back", {})):
        fault = ben.fault("POST", f"/tables/{table}/seat/1/{path}", body)
        assert fault["problem"] == "bot-to-the-end"


def test_whoever_plays_on_is_back_even_without_a_socket(
    app: TestClient[Litestar], guest: NewPerson
) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    wish = {"absence": "bot-until-return", "options": {"cards": 13}}
    table = anna.make_table("me", "open", **wish)["id"]
    ben.sit(table)
    anna.post(f"/tables/{table}/start")
    send_away(app, table, 1, FIVE)
    anna.view(table, 0)
    eventually(lambda: ben.table(table)["seats"][1]["away"])
    eventually(lambda: anna.view(table, 0)["acting"] == [0])  # the bot has bid
    ben.post(f"/tables/{table}/seat/1/unlock")
    assert not anna.table(table)["seats"][1]["away"]


def test_who_wants_the_end_has_it_when_the_others_leave(guest: NewPerson) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    table = begin([anna, ben])
    assert end(anna, table, 0)["status"] == "playing"
    assert ben.post(f"/tables/{table}/leave")["status"] == "over"
    assert anna.table(table)["ended"]


# --- the host ---------------------------------------------------------------------------------


def test_the_host_gives_the_seat_of_an_absent_player_to_somebody_else(
    app: TestClient[Litestar], guest: NewPerson
) -> None:
    anna, ben, cleo = guest("Anna"), guest("Ben"), guest("Cleo")
    table = begin([anna, ben])
    path = f"/tables/{table}/seats/1/link"
    assert anna.fault("POST", path)["problem"] == "not-away"
    send_away(app, table, 1, FIVE - MINUTE)
    assert anna.fault("POST", path)["problem"] == "not-away-yet"
    send_away(app, table, 1, FIVE)
    token = anna.post(path)["token"]
    assert anna.table(table)["seats"][1]["offered"]
    ben.view(table, 1)  # is back
    eventually(lambda: not anna.table(table)["seats"][1]["offered"])
    assert cleo.fault("POST", "/claim", {"token": token})["problem"] == "void-link"
    send_away(app, table, 1, FIVE)
    token = anna.post(path)["token"]
    seat = cleo.post("/claim", {"token": token})["seats"][1]
    assert (seat["nickname"], seat["mine"], seat["gone"]) == ("Cleo", True, None)
    assert ben.fault("GET", f"/tables/{table}/seat/1")["problem"] == "not-your-seat"
    assert cleo.fault("POST", "/claim", {"token": token})["problem"] == "void-link"


def test_before_the_start_the_host_frees_the_seat_of_a_guest(
    app: TestClient[Litestar], guest: NewPerson
) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    table = anna.make_table("me", "open")["id"]
    ben.sit(table)
    path = f"/tables/{table}/seats/1"
    assert ben.fault("PUT", path, {"kind": "bot"})["problem"] == "not-the-host"
    seat = anna.put(path, {"kind": "bot"})["seats"][1]
    assert (seat["kind"], seat["gone"]) == ("bot", None)
    assert ben.get("/tables/mine") == []
