"""The same table on SQLite and on PostgreSQL, and several processes on one PostgreSQL."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import httpx
import msgspec
import psycopg
import pytest

from tablee.engine.record import Record, verify
from tablee.server.db.database import Database
from tablee.server.db.migrate import migrate
from tablee.server.settings import Settings
from tests.server.clients import begin
from tests.server.conftest import NewPerson, NewServer, new_postgres_database
from tests.server.people import Json, Person, choices, eventually, new_move, play_on
from tests.server.processes import Server
from tests.server.sockets import Line


def at(server: Server, person: Person) -> Person:
    """The same person, with the same cookies, at another process."""
    headers = {"x-forwarded-for": person.client.headers["x-forwarded-for"]}
    cookies = dict(person.client.cookies)
    client = httpx.Client(base_url=server.url, headers=headers, cookies=cookies, timeout=60)
    return Person(client)


def verified(person: Person, table: str) -> Record:
    record = msgspec.convert(person.get(f"/tables/{table}/record"), Record)
    verify(record)
    return record


# --- either database -------------------------------------------------------------------------


def test_a_match_is_made_played_and_recorded(
    database: str, new_server: NewServer, visitor: NewPerson
) -> None:
    server = new_server(database)
    anna, ben = visitor(server, "Anna"), visitor(server, "Ben")
    table = anna.make_table("me", "link", "greedy", public=True)["id"]
    assert [t["id"] for t in anna.get("/tables")] == [table]
    token = anna.post(f"/tables/{table}/seats/1/link")["token"]
    assert ben.post("/claim", {"token": token})["seats"][1]["mine"]
    code = ben.post("/account", {"name": "ben", "password": "long enough"})["code"]
    assert len(code) > 20
    ben.post(f"/tables/{table}/chat", {"text": "hé ☃"})
    anna.post(f"/tables/{table}/start")
    anna.act(table, 0, "bid 2")
    anna.take_back(table, 0)
    anna.bid(table, 0, 2)
    server.kill()
    server.start()
    assert anna.view(table, 0)["locked"]
    anna.choose_anew(table, 0)
    with Line(server, table) as line:
        play_on([(anna, 0), (ben, 1)], table, random.Random(3))
        line.until(lambda s: s.view and s.view["status"] == "over")
        assert line.screen.events == anna.events(table, -1)
        assert [said["text"] for said in line.until(lambda s: s.chat).chat] == ["hé ☃"]
    record = verified(anna, table)
    assert record.players == ["Anna", "Ben", anna.table(table)["seats"][2]["nickname"]]
    assert ben.get("/tables/mine")[0]["id"] == table
    anna.post(f"/tables/{table}/rematch", {"same_deal": True})
    again = ben.post(f"/tables/{table}/rematch", {"same_deal": True})
    assert again["status"] == "playing"
    assert again["seed_hash"] == anna.table(table)["seed_hash"]
    phone = visitor(server)
    phone.post("/account/sign-in", {"name": "ben", "password": "long enough"})
    assert {t["id"] for t in phone.get("/tables/mine")} == {table, again["id"]}
    assert server.faults() == []


def test_an_echo_counts_for_nothing_even_if_it_would_fit_again(
    database: str, new_server: NewServer, visitor: NewPerson
) -> None:
    server = new_server(database)
    anna, ben = visitor(server, "Anna"), visitor(server, "Ben")
    table = begin([anna, ben])
    with Line(server, table, 0, anna) as line:
        move = line.act("bid 3", 0, confirm=False)
        assert line.answered(move)
        version = line.screen.acks.pop(move)
        anna.take_back(table, 0)
        line.act("bid 3", 0, move=move, confirm=False)
        assert line.answered(move)
        assert line.screen.acks[move] == version
    assert anna.view(table, 0)["draft"] == []
    anna.bid(table, 0, 2)
    ben.bid(table, 1, 1)
    bids = [e["args"]["card"] for e in ben.events(table, 1) if e["name"] == "bid"]
    assert bids == ["2", "1"]
    assert server.faults() == []


def test_no_text_is_a_fault_of_ours(
    database: str, new_server: NewServer, visitor: NewPerson
) -> None:
    server = new_server(database)
    anna = visitor(server, "Anna")
    table = anna.make_table("me", "me", start=True)["id"]
    act = f"/tables/{table}/seat/0/act"
    for text in ("a\0b", "\0", "\u202e☃\U0001f600", "'; DROP TABLE matches; --", "\r\n\t x"):
        body = {"number": 0, "actions": ["bid 1"], "move": text}
        requests: list[tuple[str, str, Json]] = [
            ("PUT", "/me", {"nickname": text}),
            ("POST", f"/tables/{table}/chat", {"text": text}),
            ("POST", act, body),
            ("POST", act, body | {"actions": [text], "move": new_move()}),
            ("POST", "/tables", {"title": text, "seats": [{"kind": "me"}]}),
            ("POST", "/tables", {"title": "goofspiel", "seats": [{"kind": "bot", "bot": text}]}),
            ("POST", "/account", {"name": text, "password": "long enough"}),
            ("POST", "/account/sign-in", {"name": text, "password": text * 8}),
            ("POST", "/claim", {"token": text * 8}),
        ]
        for method, path, content in requests:
            assert anna.send(method, path, content).status_code < 500, (path, text)
    for path in ("/tables/%00", "/tables/a%00b/record", "/tables/%ff/seat/0", "/tables/☃/chat"):
        assert anna.send("GET", path).status_code == 404
    assert server.faults() == []


def test_work_of_one_batch_is_one_transaction(tmp_path: Path) -> None:
    """What is committed together costs one write to the disk, not one for each move."""
    settings = Settings(database=str(tmp_path / "tablee.db"))
    migrate(settings)
    seen: list[int] = []
    gate = threading.Event()

    def look(_: object) -> None:
        with closing(sqlite3.connect(settings.database)) as other:
            seen.extend(other.execute("SELECT count(*) FROM keys WHERE name = 'x'").fetchone())

    async def work() -> None:
        database = Database(settings)
        first = asyncio.create_task(database.write(lambda _: gate.wait(30)))
        await asyncio.sleep(0.2)  # the writer is at it; what comes now is the next batch
        insert = "INSERT INTO keys VALUES ('x', 'y')"
        second = asyncio.create_task(database.write(lambda c: c.exec_driver_sql(insert)))
        third = asyncio.create_task(database.write(look))
        await asyncio.sleep(0.2)
        gate.set()
        await asyncio.gather(first, second, third)
        database.close()

    asyncio.run(work())
    look(None)
    assert seen == [0, 1]


# --- two processes on one PostgreSQL ---------------------------------------------------------


@pytest.fixture(scope="module")
def pair(
    postgres: Callable[[str], str], tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Server, Server]]:
    folder = tmp_path_factory.mktemp("two")
    database = new_postgres_database(postgres)
    servers = [Server(database, folder / f"server-{number}.log") for number in range(2)]
    for server in servers:
        server.launch()
    for server in servers:
        server.wait_until_healthy()
    yield servers[0], servers[1]
    for server in servers:
        server.end()


@pytest.fixture
def two(pair: tuple[Server, Server]) -> Iterator[tuple[Server, Server]]:
    """Two processes that note no fault of their own during the test."""
    lines = [len(server.written().splitlines()) for server in pair]
    yield pair
    faults = [server.faults(since) for server, since in zip(pair, lines, strict=True)]
    assert faults == [[], []]


def test_players_at_different_processes_play_a_match(
    two: tuple[Server, Server], visitor: NewPerson
) -> None:
    here, there = two
    anna = visitor(here, "Anna")
    ben = visitor(there, "Ben")
    table = begin([anna, ben], cards=6)
    with Line(here, table, 0, anna) as first, Line(there, table, 1, ben) as second:
        for number in range(5):
            for line in (first, second) if number % 2 else (second, first):
                line.until(lambda s, n=number: ready(s.view, n))  # type: ignore[misc]
                assert line.answered(line.act(random.choice(choices(line.screen.view)), number))
        for line, person in ((first, anna), (second, ben)):
            screen = line.until(lambda s: s.view and s.view["status"] == "over")
            assert screen.events == person.events(table, -1)
    verified(anna, table)
    verified(ben, table)


def ready(view: Json, number: int) -> bool:
    return bool(view and view["number"] == number and choices(view))


def test_chat_and_presence_reach_the_other_process(
    two: tuple[Server, Server], visitor: NewPerson
) -> None:
    here, there = two
    anna, ben = visitor(here, "Anna"), visitor(there, "Ben")
    table = begin([anna, ben])
    with Line(here, table, 0, anna) as first:
        first.until(lambda s: s.table)
        with Line(there, table, 1, ben) as second:
            for line in (first, second):
                line.until(lambda s: s.table and connected(s.table) == [True, True])
            ben.post(f"/tables/{table}/chat", {"text": "from there"})
            anna.post(f"/tables/{table}/chat", {"text": "from here"})
            for line in (first, second):
                said = line.until(lambda s: len(s.chat) == 2).chat
                assert [c["text"] for c in said] == ["from there", "from here"]
        first.until(lambda s: connected(s.table) == [True, False])
    eventually(lambda: connected(ben.table(table)) == [False, False])


def connected(table: Json) -> list[bool]:
    return [seat["connected"] for seat in table["seats"]]


def test_a_process_that_comes_later_knows_who_is_there(
    two: tuple[Server, Server], visitor: NewPerson
) -> None:
    here, there = two
    anna, ben = visitor(here, "Anna"), visitor(here, "Ben")
    table = begin([anna, ben])
    with Line(here, table, 0, anna) as line:
        line.until(lambda s: s.table and connected(s.table) == [True, False])
        elsewhere = at(there, ben)
        eventually(lambda: connected(elsewhere.table(table)) == [True, False])


def test_what_is_done_at_one_process_is_there_at_once_at_the_other(
    two: tuple[Server, Server], visitor: NewPerson
) -> None:
    here, there = two
    anna, ben = visitor(here, "Anna"), visitor(here, "Ben")
    table = begin([anna, ben], cards=13)
    anna_there, ben_there = at(there, anna), at(there, ben)
    for number in range(6):
        card = number + 1
        assert anna_there.view(table, 0)["number"] == number
        anna.act(table, 0, f"bid {card}")
        assert anna_there.view(table, 0)["draft"] == [f"bid {card}"]
        body = {"number": number + 1, "move": new_move()}
        assert anna_there.post(f"/tables/{table}/seat/0/confirm", body)["locked"]
        assert anna.view(table, 0)["locked"]
        ben_there.bid(table, 1, card)
        assert ben.events(table, 1) == anna_there.events(table, 0)


def test_a_draft_reaches_another_device_at_the_other_process(
    two: tuple[Server, Server], visitor: NewPerson
) -> None:
    here, there = two
    anna, ben = visitor(here, "Anna"), visitor(here, "Ben")
    table = begin([anna, ben])
    with Line(there, table, 0, anna) as line:
        line.until(lambda s: s.view)
        anna.act(table, 0, "bid 3")
        line.until(lambda s: s.view["draft"] == ["bid 3"])


def test_the_same_move_at_both_processes_counts_once(
    two: tuple[Server, Server], visitor: NewPerson
) -> None:
    anna, ben = visitor(two[0], "Anna"), visitor(two[0], "Ben")
    table = begin([anna, ben], cards=13)
    devices = [anna, at(two[1], anna), at(two[0], anna), at(two[1], anna)]
    with ThreadPoolExecutor(4) as pool:
        for number in range(8):
            body = {"number": number, "actions": [f"bid {number + 1}"], "move": new_move()}
            path = f"/tables/{table}/seat/0/act"
            answers = list(
                pool.map(lambda d, p=path, b=body: d.post(p, b | {"confirm": True}), devices)
            )
            assert [answer["number"] for answer in answers] == [number + 1] * 4
            ben.bid(table, 1, number + 1)
    events = ben.events(table, 1)
    assert [e["seat"] for e in events if e["name"] == "bid"] == [0, 1] * 8


def test_moves_through_both_processes_at_the_same_time_corrupt_nothing(
    two: tuple[Server, Server], visitor: NewPerson
) -> None:
    people = [visitor(two[0], f"P{seat}") for seat in range(4)]
    tables = [begin(people, cards=9) for _ in range(3)]
    work: list[Callable[[], None]] = [
        lambda s=seat, p=person, t=table: play_anywhere(p, at(two[1], p), t, s)  # type: ignore[misc]
        for seat, person in enumerate(people)
        for table in tables
    ]
    with ThreadPoolExecutor(len(work)) as pool:
        for done in [pool.submit(each) for each in work]:
            done.result()
    for table in tables:
        record = verified(people[0], table)
        assert len(record.answers) == 4 * 9
        other = at(two[1], people[1])
        for seat in (1, -1):
            assert other.events(table, seat) == people[1].events(table, seat)
            view = other.view(table, seat)
            assert view | {"version": 0} == people[1].view(table, seat) | {"version": 0}


def play_anywhere(here: Person, there: Person, table: str, seat: int) -> None:
    """Play a seat to the end of the match, each time through whichever process."""
    dice = random.Random(f"{table} {seat}")
    while True:
        view = dice.choice((here, there)).view(table, seat)
        if view["status"] == "over":
            return
        if choices(view):
            body = {
                "number": view["number"],
                "actions": [dice.choice(choices(view))],
                "move": new_move(),
                "confirm": True,
            }
            device = dice.choice((here, there))
            answer = device.send("POST", f"/tables/{table}/seat/{seat}/act", body)
            assert answer.status_code == 200, answer.text


def test_a_clock_is_charged_alike_at_both_processes(
    two: tuple[Server, Server], visitor: NewPerson
) -> None:
    here, there = two
    anna, ben = visitor(here, "Anna"), visitor(there, "Ben")
    bank = {"kind": "bank", "seconds": 1_000, "increment": 7}
    table = anna.make_table("me", "open", clock=bank)["id"]
    ben.sit(table)
    anna.post(f"/tables/{table}/start")
    for person in (anna, ben):
        assert 0 < 1_000 - left(person, table)[1] < 500
    with psycopg.connect(here.database) as connection:  # they have been asked for longer
        longer = "UPDATE matches SET since = since - 500, version = version + 1 WHERE id = %s"
        connection.execute(longer, [table])
    for person in (anna, ben):
        assert max(left(person, table)) <= 500
    anna.bid(table, 0, 1)
    assert left(anna, table)[0] == left(ben, table)[0] <= 507
    at(there, anna).unlock(table, 0)
    at(there, anna).confirm(table, 0)
    ben.bid(table, 1, 1)
    assert max(*left(anna, table), *left(ben, table)) <= 507


def left(person: Person, table: str) -> list[float]:
    return [clock["left"] for clock in person.view(table, -1)["clocks"]]


def test_all_may_talk_at_the_same_time(two: tuple[Server, Server], visitor: NewPerson) -> None:
    people = [visitor(two[number % 2], f"P{number}") for number in range(8)]
    table = people[0].make_table("me", "open")["id"]

    def talk(person: Person) -> None:
        for number in range(4):
            person.post(f"/tables/{table}/chat", {"text": str(number)})

    with ThreadPoolExecutor(8) as pool:
        list(pool.map(talk, people))
    for person in people[:2]:
        lines = eventually(lambda p=person: all_said(p, table))  # type: ignore[misc]
        assert [line["number"] for line in lines] == list(range(32))


def all_said(person: Person, table: str) -> Json:
    lines = person.get(f"/tables/{table}/chat")
    return lines if len(lines) == 32 else None


def test_one_process_plays_on_when_the_other_is_killed(
    postgres_database: str, new_server: NewServer, visitor: NewPerson
) -> None:
    here, there = new_server(postgres_database), new_server(postgres_database)
    anna, ben = visitor(here, "Anna"), visitor(there, "Ben")
    table = begin([anna, ben])
    anna.bid(table, 0, 1)
    here.kill()
    anna = at(there, anna)
    assert anna.view(table, 0)["locked"]
    ben.bid(table, 1, 2)
    play_on([(anna, 0), (ben, 1)], table, random.Random(1))
    verified(ben, table)


def test_several_workers_serve_one_address(
    postgres_database: str, new_server: NewServer, visitor: NewPerson
) -> None:
    server = new_server(postgres_database, "--workers", "2")
    anna, ben = visitor(server, "Anna"), visitor(server, "Ben")
    table = begin([anna, ben], cards=6)
    dice = random.Random(1)
    with Line(server, table, 0, anna) as first, Line(server, table, 1, ben) as second:
        while anna.table(table)["status"] == "playing":
            for person, seat in ((anna, 0), (ben, 1)):
                fresh = at(server, person)  # another connection, perhaps to the other process
                view = fresh.view(table, seat)
                if choices(view):
                    fresh.act(table, seat, dice.choice(choices(view)), confirm=True)
                fresh.client.close()
        for line, person in ((first, anna), (second, ben)):
            screen = line.until(lambda s: s.view and s.view["status"] == "over")
            assert screen.events == person.events(table, -1)
    verified(anna, table)
    assert server.faults() == []
