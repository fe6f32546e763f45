"""What is acknowledged stays, and what is not written is told to nobody."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import subprocess
import sys
import threading
import time
from contextlib import closing

import msgspec
import pytest

from tablee.engine.record import Record, verify
from tablee.server.settings import Settings
from tests.patience import patiently
from tests.server.clients import Client, begin
from tests.server.conftest import NewPerson, NewServer
from tests.server.people import Person, eventually
from tests.server.processes import Server
from tests.server.sockets import Line

KILLS = 10


# --- kill -9 ---------------------------------------------------------------------------------


def test_no_acknowledged_move_is_lost_when_the_server_is_killed(
    new_server: NewServer, visitor: NewPerson
) -> None:
    server = new_server()
    parties = [[visitor(server, f"{party}{seat}") for seat in "abcd"] for party in "xyz"]
    tables = [[begin(party, cards=13) for _ in range(8)] for party in parties]
    clients = [
        [
            [Client(server, person, table, seat, seed, (1000, 1000)) for seat, person in seated]
            for table in mine
        ]
        for seed, (mine, seated) in enumerate(
            (mine, list(enumerate(party))) for mine, party in zip(tables, parties, strict=True)
        )
    ]
    killer = Killer(server, [c for party in clients for match in party for c in match])
    thread = threading.Thread(target=killer.run)
    thread.start()
    asyncio.run(play_until(clients, killer))
    thread.join()
    assert killer.kills == KILLS
    assert killer.lost == []
    for party, mine, seated in zip(clients, tables, parties, strict=True):
        for match, table in zip(party, mine, strict=True):
            check_match(match, table, seated)
    assert server.faults() == []


class Killer:
    """Kills the server at random instants and looks what is on the disk."""

    def __init__(self, server: Server, clients: list[Client]) -> None:
        self.server = server
        self.clients = clients
        self.kills = 0
        self.lost: list[str] = []
        self.done = False

    def run(self) -> None:
        dice = random.Random(7)
        before: dict[str, int] = {}
        try:
            while self.kills < KILLS:
                eventually(lambda seen=before: self.over() or self.acknowledged() != seen)  # type: ignore[misc]
                time.sleep(dice.uniform(0, 0.5))  # at any instant, whatever is being written
                acknowledged = before = self.acknowledged()
                self.server.kill()
                self.kills += 1
                kept = moves_in(self.server)
                self.lost += [m for m, v in acknowledged.items() if kept.get(m) != v]
                self.server.start()
        finally:
            self.done = True

    def over(self) -> bool:
        return all(client.over() for client in self.clients)

    def acknowledged(self) -> dict[str, int]:
        return {m: v for c in self.clients for m, v in list(c.screen.acks.items())}


def moves_in(server: Server) -> dict[str, int]:
    """The moves on the disk, each with the version it made."""
    with closing(sqlite3.connect(server.database)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        return dict(connection.execute("SELECT move, version FROM submissions"))


async def play_until(clients: list[list[list[Client]]], killer: Killer) -> None:
    """Every party plays its matches one by one, as long as the server is being killed.

    However long that takes: it is given up only if nobody is told anything new any more.
    """

    async def play(party: list[list[Client]]) -> None:
        for match in party:
            if not killer.done:
                await asyncio.gather(*[client.play() for client in match])

    playing = asyncio.gather(*[play(party) for party in clients])
    await patiently(playing, lambda: (killer.kills, len(killer.acknowledged())))


def check_match(match: list[Client], table: str, seated: list[Person]) -> None:
    """Everybody was told what the server has: without a gap, and nothing twice."""
    for client, person in zip(match, seated, strict=True):
        if client.screen.view is None:
            return  # it was not their turn to play it any more
        assert client.screen.events == person.events(table, client.seat)
        assert not client.screen.faults
    record = msgspec.convert(seated[0].get(f"/tables/{table}/record"), Record)
    verify(record)
    assert len(record.answers) == 4 * 13


LEARNT = """
import sys
from tablee.server.app import create_app
from tablee.server.db.database import Database
from tablee.server.db.rows import load
from tablee.server.matches import keeping
from tablee.server.settings import Settings

def note(frame, event, _):
    if event == "call" and frame.f_code.co_name == "get_class_annotations":
        print(frame.f_locals["obj"].__name__)

database = Database(Settings(database=sys.argv[1]))
database.read_now(lambda connection: connection.exec_driver_sql("SELECT 1"))
sys.setprofile(note)
database.read_now(lambda connection: load(connection, sys.argv[2]))
assert database.read_now(lambda connection: keeping.read_news(connection, sys.argv[2], 0, 0))
"""
"""Reads a table in a new process, and prints the types that msgspec learns by that."""


def test_threads_that_read_have_no_type_to_learn(settings: Settings, guest: NewPerson) -> None:
    """Two that learn one at the same time crash, and with them the server: everybody comes back
    at once after a restart."""
    anna = guest("Anna")
    clock = {"kind": "bank", "seconds": 60, "increment": 0}
    table = anna.make_table("me", "me", clock=clock, start=True)["id"]
    for seat in (0, 1):
        anna.post(f"/tables/{table}/seat/{seat}/concede", {"agree": True})
    assert anna.table(table)["result"]
    command = [sys.executable, "-c", LEARNT, settings.database, table]
    assert subprocess.run(command, capture_output=True, text=True, check=True).stdout == ""


@pytest.mark.parametrize("orderly", [False, True])
def test_drafts_and_locked_answers_survive_a_restart(
    new_server: NewServer, visitor: NewPerson, orderly: bool
) -> None:
    server = new_server()
    people = [visitor(server, f"P{seat}") for seat in range(4)]
    table = begin(people)
    people[0].bid(table, 0, 3)
    people[1].act(table, 1, "bid 2")
    people[2].bid(table, 2, 1)
    people[2].unlock(table, 2)
    before = [person.view(table, seat) for seat, person in enumerate(people)]
    told = [person.events(table, seat) for seat, person in enumerate(people)]
    if orderly:
        server.stop()
    else:
        server.kill()
    server.start()
    assert [person.view(table, seat) for seat, person in enumerate(people)] == before
    assert [person.events(table, seat) for seat, person in enumerate(people)] == told
    assert before[0]["locked"]
    people[0].choose_anew(table, 0)
    people[0].bid(table, 0, 4)
    people[1].confirm(table, 1)
    people[2].take_back(table, 2)
    people[2].bid(table, 2, 3)
    people[3].bid(table, 3, 1)
    bids = [e["args"]["card"] for e in people[3].events(table, 3) if e["name"] == "bid"]
    assert bids == ["4", "2", "3", "1"]
    assert server.faults() == []


def test_bots_go_on_after_a_restart(new_server: NewServer, visitor: NewPerson) -> None:
    server = new_server()
    anna = visitor(server, "Anna")
    table = anna.make_table("me", "greedy", "random", start=True)["id"]
    anna.bid(table, 0, 3)
    server.kill()
    server.start()
    eventually(lambda: not anna.view(table, 0)["locked"])
    anna.bid(table, 0, 2)
    eventually(lambda: not anna.view(table, 0)["locked"])


def test_a_killed_server_leaves_no_processes_behind(
    new_server: NewServer, visitor: NewPerson
) -> None:
    server = new_server()
    anna = visitor(server, "Anna")
    table = anna.make_table("me", "greedy", start=True)["id"]
    anna.bid(table, 0, 3)
    eventually(lambda: not anna.view(table, 0)["locked"])
    children = server.children()
    assert children
    server.kill()
    eventually(lambda: not any(alive(child) for child in children))


def alive(process: int) -> bool:
    try:
        with open(f"/proc/{process}/stat") as stat:
            return stat.read().rsplit(") ", 1)[1][0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


# --- commits that fail -----------------------------------------------------------------------


class Refusal:
    """While it holds, the database refuses to commit any change of a table."""

    def __init__(self, server: Server) -> None:
        self.connection = sqlite3.connect(server.database, isolation_level=None, timeout=30)
        self.connection.executescript(
            "CREATE TABLE refused (account TEXT REFERENCES accounts(id)"
            " DEFERRABLE INITIALLY DEFERRED)"
        )

    def __enter__(self) -> None:
        self.connection.executescript(
            "CREATE TRIGGER refuse AFTER UPDATE ON matches"
            " BEGIN INSERT INTO refused VALUES ('nobody'); END"
        )

    def __exit__(self, *error: object) -> None:
        self.connection.executescript("DROP TRIGGER refuse")
        self.connection.close()


def test_what_cannot_be_committed_is_told_to_nobody(
    new_server: NewServer, visitor: NewPerson
) -> None:
    server = new_server()
    anna, ben = visitor(server, "Anna"), visitor(server, "Ben")
    table = begin([anna, ben])
    anna.bid(table, 0, 3)
    before = [anna.view(table, 0), ben.view(table, 1), ben.view(table, -1)]
    body = {"number": 0, "actions": ["bid 2"], "move": "the-move", "confirm": True}
    path = f"/tables/{table}/seat/1/act"
    with Line(server, table, 0, anna) as line, Line(server, table) as spectator:
        screens = [line.settled(), spectator.settled()]
        told = [(list(s.events), s.view) for s in screens]
        with Refusal(server):
            answer = ben.send("POST", path, body)
            assert answer.status_code in (500, 503)
            assert answer.json()["problem"] in ("our-fault", "too-busy")
            line.settled()
            spectator.settled()
            assert [(s.events, s.view) for s in screens] == told
            assert [anna.view(table, 0), ben.view(table, 1), ben.view(table, -1)] == before
        view = ben.post(path, body)  # the same move again
        assert view["number"] == 1
        line.until(lambda s: len(s.events) == 5)
        spectator.until(lambda s: len(s.events) == 5)


def test_a_move_over_a_socket_that_cannot_be_committed_is_answered_with_a_fault(
    new_server: NewServer, visitor: NewPerson
) -> None:
    server = new_server()
    anna, ben = visitor(server, "Anna"), visitor(server, "Ben")
    table = begin([anna, ben])
    with Line(server, table, 0, anna) as line:
        line.until(lambda s: s.view)
        with Refusal(server):
            move = line.act("bid 2", 0)
            assert not line.answered(move)
            assert line.screen.faults[move]["problem"] in ("our-fault", "too-busy")
        line.act("bid 2", 0, move=move)
        line.until(lambda s: move in s.acks)
        line.until(lambda s: s.view["locked"])


def test_clocks_and_bots_go_on_after_a_commit_that_failed(
    new_server: NewServer, visitor: NewPerson
) -> None:
    server = new_server()
    anna = visitor(server, "Anna")
    clock = {"kind": "bank", "seconds": 10, "increment": 0}
    wishes = {"clock": clock, "absence": "bot-to-the-end", "start": True}
    table = anna.make_table("me", "greedy", **wishes)["id"]
    server.kill()
    with closing(sqlite3.connect(server.database)) as connection:
        connection.execute("UPDATE seats SET bank = 1 WHERE seat = 0")
        connection.commit()
    server.start()
    with Refusal(server):
        eventually(lambda: anna.view(table, 0)["clocks"][0]["left"] == 0)
        eventually(lambda: server.faults())
        time.sleep(1)
    eventually(lambda: anna.table(table)["status"] == "over")


def test_a_busy_database_is_waited_for(new_server: NewServer, visitor: NewPerson) -> None:
    server = new_server()
    anna, ben = visitor(server, "Anna"), visitor(server, "Ben")
    table = begin([anna, ben])
    with closing(sqlite3.connect(server.database, isolation_level=None)) as connection:
        connection.execute("BEGIN IMMEDIATE")
        with Line(server, table, 0, anna) as line:
            line.until(lambda s: s.view)
            move = line.act("bid 2", 0)
            time.sleep(0.3)  # it is on its way
            assert ben.view(table, 1)["acting"] == [0, 1]
            connection.execute("ROLLBACK")
            assert line.answered(move)
            line.until(lambda s: s.view["locked"])
    assert ben.view(table, 1)["acting"] == [1]
    assert server.faults() == []
