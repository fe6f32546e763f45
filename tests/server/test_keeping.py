"""How long tables are kept: those of one person can be deleted and expire, others can be hidden."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from typing import Any

import psycopg
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.clients import begin
from tests.server.conftest import NewPerson, NewServer
from tests.server.people import Person, eventually
from tests.server.processes import Server
from tests.server.sockets import Line
from tests.server.test_databases import at

DAY = 86_400


def execute(server: Server, command: str, *values: Any) -> list[Any]:
    """Straight in the database of either kind, with `?` for each value."""
    if "://" in server.database:
        with psycopg.connect(server.database) as connection:
            done = connection.execute(command.replace("?", "%s").encode(), values)
            return done.fetchall() if done.description else []
    with closing(sqlite3.connect(server.database)) as file:
        found = file.execute(command, values).fetchall()
        file.commit()
        return found


def listed(person: Person) -> list[str]:
    return [table["id"] for table in person.get("/tables/mine")]


def left_out(person: Person) -> list[str]:
    return [table["id"] for table in person.get("/tables/mine?hidden=true")]


def test_a_game_against_bots_is_deleted_by_its_owner_with_all_that_belongs_to_it(
    database: str, new_server: NewServer, visitor: NewPerson
) -> None:
    server = new_server(database)
    anna, ben = visitor(server, "Anna"), visitor(server, "Ben")
    table = anna.make_table("me", "greedy", start=True)["id"]
    anna.bid(table, 0, 1)
    anna.post(f"/tables/{table}/chat", {"text": "hello"})
    kept = anna.make_table("me", "greedy", start=True)["id"]
    assert anna.table(table)["deletable"]
    assert not ben.table(table)["deletable"]
    assert ben.fault("DELETE", f"/tables/{table}")["problem"] == "not-your-seat"
    assert visitor(server).fault("DELETE", f"/tables/{table}")["problem"] == "sign-in-first"
    with Line(server, table, 0, anna) as line:
        line.until(lambda s: s.view)
        assert anna.send("DELETE", f"/tables/{table}").status_code == 204
        with pytest.raises(ConnectionClosed):
            line.until(lambda _: False)
    assert anna.fault("GET", f"/tables/{table}")["problem"] == "no-such-table"
    assert anna.fault("DELETE", f"/tables/{table}")["problem"] == "no-such-table"
    assert listed(anna) == [kept]
    for name in ("seats", "answers", "news", "submissions", "chat"):
        assert execute(server, f"SELECT * FROM {name} WHERE match = ?", table) == []
    assert server.faults() == []


def test_nobody_deletes_what_belongs_to_several_and_everybody_can_hide_it(
    new_server: NewServer, visitor: NewPerson
) -> None:
    server = new_server()
    anna, ben = visitor(server, "Anna"), visitor(server, "Ben")
    table = begin([anna, ben])
    assert not anna.table(table)["deletable"]
    assert anna.fault("DELETE", f"/tables/{table}")["problem"] == "others-sit-here"
    fault = visitor(server, "Cleo").fault("PUT", f"/tables/{table}/hidden", {"hidden": True})
    assert fault["problem"] == "not-your-seat"
    anna.put(f"/tables/{table}/hidden", {"hidden": True})
    assert (listed(anna), listed(ben)) == ([], [table])
    assert (left_out(anna), left_out(ben)) == ([table], [])
    anna.put(f"/tables/{table}/hidden", {"hidden": False})
    assert (listed(anna), left_out(anna)) == ([table], [])
    for person, seat in ((anna, 0), (ben, 1)):
        person.post(f"/tables/{table}/seat/{seat}/concede", {"agree": True})
    over = anna.table(table)
    assert abs(over["ended"] - time.time()) < 60
    assert over["expires"] is None
    assert anna.fault("DELETE", f"/tables/{table}")["problem"] == "others-sit-here"


def test_what_one_person_has_left_alone_expires_and_nothing_else(
    database: str, new_server: NewServer, visitor: NewPerson
) -> None:
    server = new_server(database, TABLEE_BOT_TABLE_DAYS="7")
    anna, ben = visitor(server, "Anna"), visitor(server, "Ben")
    old = anna.make_table("me", "greedy", start=True)["id"]
    unstarted = anna.make_table("me", "open")["id"]
    both = anna.make_table("me", "me", start=True)["id"]  # two seats, but one person
    over = anna.make_table("me", "me", start=True)["id"]
    for seat in (0, 1):
        anna.post(f"/tables/{over}/seat/{seat}/concede", {"agree": True})
    shared = begin([anna, ben])
    fresh = anna.make_table("me", "greedy", start=True)
    assert abs(fresh["expires"] - time.time() - 7 * DAY) < 60
    server.stop()
    long_ago = time.time() - 8 * DAY
    for table in (old, both, over, shared):
        execute(server, "UPDATE matches SET used = ? WHERE id = ?", long_ago, table)
    # Of what came from an old backup it is not known when it was used.
    unknown = "UPDATE matches SET used = NULL, created = ? WHERE id = ?"
    execute(server, unknown, long_ago, unstarted)
    server.start()
    eventually(lambda: set(listed(anna)) == {over, shared, fresh["id"]})
    assert anna.fault("GET", f"/tables/{old}")["problem"] == "no-such-table"
    assert anna.table(shared)["expires"] is None
    assert server.faults() == []


def test_after_a_rematch_was_deleted_one_can_play_again(
    database: str, new_server: NewServer, visitor: NewPerson
) -> None:
    anna = visitor(new_server(database), "Anna")
    over = anna.make_table("me", "me", start=True)["id"]
    for seat in (0, 1):
        anna.post(f"/tables/{over}/seat/{seat}/concede", {"agree": True})
    again = [anna.post(f"/tables/{over}/rematch", {})["id"] for _ in range(2)]
    assert again == [again[0]] * 2
    assert anna.table(over)["rematch"] == again[0]
    anna.send("DELETE", f"/tables/{again[0]}")
    assert anna.table(over)["rematch"] is None
    assert anna.post(f"/tables/{over}/rematch", {})["id"] not in again


def test_a_table_deleted_at_one_process_is_gone_at_the_other(
    postgres_database: str, new_server: NewServer, visitor: NewPerson
) -> None:
    here, there = new_server(postgres_database), new_server(postgres_database)
    anna = visitor(here, "Anna")
    table = anna.make_table("me", "me", start=True)["id"]
    other = at(there, anna)
    with Line(there, table, 0, other) as line:
        line.until(lambda s: s.view)
        assert anna.send("DELETE", f"/tables/{table}").status_code == 204
        with pytest.raises(ConnectionClosed):
            line.until(lambda _: False)
    assert other.fault("GET", f"/tables/{table}")["problem"] == "no-such-table"
    assert here.faults() == there.faults() == []
