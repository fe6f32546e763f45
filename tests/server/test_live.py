"""Live tables: nothing is lost and nothing comes twice, whatever happens to the connection."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import socket
import sqlite3
import time
from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from tests.patience import patient_seconds, patiently
from tests.server.clients import Client, begin, reset
from tests.server.conftest import NewPerson, NewServer
from tests.server.people import Json, Person, choices, eventually, new_move, play_on
from tests.server.processes import Server
from tests.server.sockets import Line, Screen, open_line, who
from tests.server.test_databases import at

CUTS = 200


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("live")
    server = Server(str(folder / "tablee.db"), folder / "server.log")
    yield server.start()
    server.end()


@pytest.fixture
def server(shared: Server) -> Iterator[Server]:
    """A server that notes no fault of its own during the test."""
    lines = len(shared.written().splitlines())
    yield shared
    assert shared.faults(lines) == []


# --- the stream ------------------------------------------------------------------------------


def test_the_stream_is_what_can_be_polled(server: Server, visitor: NewPerson) -> None:
    anna, ben = visitor(server, "Anna"), visitor(server, "Ben")
    table = begin([anna, ben])
    with (
        Line(server, table, 0, anna) as first,
        Line(server, table, 1, ben) as second,
        Line(server, table) as spectator,
    ):
        lines = ((first, anna, 0), (second, ben, 1), (spectator, anna, -1))
        play_on([(anna, 0), (ben, 1)], table, random.Random(2))
        for line, person, seat in lines:
            screen = line.until(lambda s: s.view and s.view["status"] == "over")
            assert screen.events == person.events(table, seat)
            assert screen.view == person.view(table, seat)
            assert line.until(lambda s: s.table["status"] == "over").table["seed"]


def test_a_socket_first_tells_all_there_is(server: Server, visitor: NewPerson) -> None:
    anna, ben = visitor(server, "Anna"), visitor(server, "Ben")
    table = begin([anna, ben])
    anna.bid(table, 0, 1)
    ben.bid(table, 1, 2)
    anna.post(f"/tables/{table}/chat", {"text": "hello"})
    with Line(server, table, 0, anna) as line:
        screen = line.until(lambda s: s.table and s.view and s.chat)
        assert screen.events == anna.events(table, 0)
        assert screen.view == anna.view(table, 0)
        assert [said["text"] for said in screen.chat] == ["hello"]


@pytest.mark.parametrize("after", [-5, 0, 1, 4])
def test_a_socket_goes_on_from_the_number_it_is_given(
    server: Server, visitor: NewPerson, after: int
) -> None:
    anna, ben = visitor(server, "Anna"), visitor(server, "Ben")
    table = begin([anna, ben])
    anna.bid(table, 0, 1)
    ben.bid(table, 1, 2)
    every = anna.events(table, -1)
    screen = Screen()
    screen.events = every[: max(0, after)]
    with Line(server, table, screen=screen, after=after) as line:
        line.until(lambda s: s.view)
        assert screen.events == every
        anna.bid(table, 0, 2)
        ben.bid(table, 1, 1)
        every = anna.events(table, -1)
        line.until(lambda s: len(s.events) == len(every))
        assert screen.events == every


def test_whoever_claims_to_know_the_future_spoils_nothing(
    server: Server, visitor: NewPerson
) -> None:
    anna, ben = visitor(server, "Anna"), visitor(server, "Ben")
    table = begin([anna, ben])
    assert anna.events(table, -1, after=1000) == []
    with Line(server, table) as line:
        line.until(lambda s: s.view)
        assert anna.events(table, -1, after=2000) == []
        anna.bid(table, 0, 2)
        ben.bid(table, 1, 1)
        every = line.until(lambda s: len(s.events) == 5).events
    assert anna.events(table, -1) == every
    assert anna.events(table, -1, after=2) == every[2:]
    assert anna.events(table, -1, after=2000) == []


def test_a_draft_is_shown_on_the_other_devices_of_the_seat_alone(
    server: Server, visitor: NewPerson
) -> None:
    anna, ben = visitor(server, "Anna"), visitor(server, "Ben")
    table = begin([anna, ben])
    with (
        Line(server, table, 0, anna) as phone,
        Line(server, table, 0, anna) as tablet,
        Line(server, table, 1, ben) as other,
    ):
        for line in (phone, tablet, other):
            line.until(lambda s: s.view)
        other.until(lambda s: all(seat["connected"] for seat in s.table["seats"]))
        other.settled()
        seen = len(other.screen.frames)
        move = phone.act("bid 2", 0, confirm=False)
        assert phone.answered(move)
        tablet.until(lambda s: s.view["draft"] == ["bid 2"])
        tablet.send(type="take-back")
        phone.until(lambda s: s.view["draft"] == [])
        other.settled()
        assert [json.loads(f)["type"] for f in other.screen.frames[seen:]] == ["pong", "pong"]


def test_everything_of_a_seat_can_be_done_over_its_socket(
    server: Server, visitor: NewPerson
) -> None:
    anna, ben = visitor(server, "Anna"), visitor(server, "Ben")
    table = begin([anna, ben])
    with Line(server, table, 0, anna) as line:
        line.until(lambda s: s.view)
        assert line.answered(line.act("bid 2", 0, confirm=False))
        line.until(lambda s: s.view["draft"] == ["bid 2"])
        line.send(type="take-back", whole=True)
        line.until(lambda s: s.view["draft"] == [])
        assert line.answered(line.act("bid 3", 0, confirm=False))
        move = new_move()
        line.send(type="confirm", number=1, move=move)
        assert line.answered(move)
        line.until(lambda s: s.view["locked"])
        line.send(type="unlock")
        line.until(lambda s: not s.view["locked"] and s.view["draft"] == ["bid 3"])
        line.send(type="take-back", whole=True)
        assert line.answered(line.act("bid 4", 0))
        ben.bid(table, 1, 1)
        line.until(lambda s: len(s.events) == 5)
        assert line.screen.events[1]["args"] == {"card": "4"}


def test_a_repeated_move_gets_the_original_ack(server: Server, visitor: NewPerson) -> None:
    anna, ben = visitor(server, "Anna"), visitor(server, "Ben")
    table = begin([anna, ben])
    with Line(server, table, 0, anna) as line:
        move = line.act("bid 2", 0)
        assert line.answered(move)
        version = line.screen.acks.pop(move)
        ben.bid(table, 1, 1)
        for _ in range(4):
            line.act("bid 2", 0, move=move)
            assert line.answered(move)
            assert line.screen.acks.pop(move) == version


def test_a_stale_number_is_answered_with_the_fresh_view(server: Server, visitor: NewPerson) -> None:
    anna, ben = visitor(server, "Anna"), visitor(server, "Ben")
    table = begin([anna, ben])
    anna.bid(table, 0, 2)
    ben.bid(table, 1, 1)
    with Line(server, table, 0, anna) as line:
        move = line.act("bid 3", 0)
        assert not line.answered(move)
        fault = line.screen.faults[move]
        assert fault["problem"] == "stale"
        assert fault["view"] == anna.view(table, 0)
        move = line.act("bid 2", 1)
        assert not line.answered(move)
        assert line.screen.faults[move]["refusal"]["name"] == "played"


def test_presence_and_chat_are_told(server: Server, visitor: NewPerson) -> None:
    anna, ben = visitor(server, "Anna"), visitor(server, "Ben")
    table = begin([anna, ben])
    with Line(server, table, 0, anna) as line:
        line.until(lambda s: s.table and connected(s.table) == [True, False])
        with Line(server, table, 1, ben) as other:
            line.until(lambda s: connected(s.table) == [True, True])
            ben.post(f"/tables/{table}/chat", {"text": "good luck"})
            for each in (line, other):
                said = each.until(lambda s: s.chat).chat
                assert [(c["seat"], c["nickname"], c["text"]) for c in said] == [
                    (1, "Ben", "good luck")
                ]
        line.until(lambda s: connected(s.table) == [True, False])
    eventually(lambda: connected(anna.table(table)) == [False, False])


def connected(table: Json) -> list[bool]:
    return [seat["connected"] for seat in table["seats"]]


# --- cuts ------------------------------------------------------------------------------------


def test_cuts_lose_nothing_and_repeat_nothing(server: Server, visitor: NewPerson) -> None:
    people = [visitor(server, f"P{seat}") for seat in range(4)]
    cuts = 0
    played = 0
    while cuts < CUTS:
        table = begin(people, cards=13)
        clients = [
            Client(server, person, table, seat, seed=100 * played + seat)
            for seat, person in enumerate(people)
        ]
        asyncio.run(all_play(clients))
        for client in clients:
            events = people[client.seat].events(table, client.seat)
            assert client.screen.events == events
            assert client.screen.view == people[client.seat].view(table, client.seat)
            assert not client.screen.faults
        names = [event["name"] for event in people[0].events(table, -1)]
        assert names.count("bid") == 4 * 13
        assert names.count("prize") == 13
        cuts += sum(client.cuts for client in clients)
        played += 1
    eventually(lambda: connected(people[0].table(table)) == [False] * 4)


async def all_play(clients: list[Client]) -> None:
    """As long as somebody is told something new."""
    playing = asyncio.gather(*[client.play() for client in clients])
    await patiently(playing, lambda: [len(client.screen.events) for client in clients])


def test_a_move_whose_sender_is_cut_off_is_told_to_the_others(
    server: Server, visitor: NewPerson
) -> None:
    """However quickly the line is cut after it, a move is either not made or told to all."""
    anna, ben = visitor(server, "Anna"), visitor(server, "Ben")
    made = 0
    for number in range(20):
        if number % 10 == 0:
            table = begin([anna, ben], cards=13)
            answers = 0
        with Line(server, table, 1, ben) as line:
            line.until(lambda s: s.view)
            asyncio.run(send_and_vanish(server, anna, table, answers, pause=number % 5 / 1000))
            eventually(lambda t=table: not connected(anna.table(t))[0])  # type: ignore[misc]
            time.sleep(0.05)  # what was being written is written
            written = versions_in(server, table)
            line.until(lambda s, v=written[1]: s.view["version"] == v)  # type: ignore[misc]
            with Line(server, table, 0, anna) as back:  # who asks without one stays for a moment
                view = back.until(lambda s: s.view).view
            assert view["version"] == written[0]
            if not view["locked"]:
                continue
            made += 1
            assert line.answered(line.act(choices(line.screen.view)[0], answers))
            answers += 1
    assert made


async def send_and_vanish(
    server: Server, person: Person, table: str, number: int, pause: float
) -> None:
    line = await open_line(server.url, who(person.client), table, 0, 0)
    view: Json = None
    while view is None:
        message = json.loads(await line.recv())
        view = message.get("view")
    move = {"type": "act", "number": number, "actions": [choices(view)[0]]}
    await line.send(json.dumps(move | {"move": new_move(), "confirm": True}))
    await asyncio.sleep(pause)
    reset(line.transport)


def versions_in(server: Server, table: str) -> list[int]:
    """How often there was something new for every viewer, as it is on the disk."""
    with sqlite3.connect(server.database) as connection:
        row = connection.execute("SELECT position FROM matches WHERE id = ?", [table]).fetchone()
    found: list[int] = json.loads(row[0])["versions"]
    return found


# --- sessions that end ------------------------------------------------------------------------


def closed(line: Line) -> int:
    """Wait for the end of a line; the code it ends with."""
    with pytest.raises(ConnectionClosed) as ended:
        line.until(lambda s: False)
    assert ended.value.rcvd is not None
    return int(ended.value.rcvd.code)


def test_a_session_that_ends_takes_its_sockets_along(
    new_server: NewServer, visitor: NewPerson, postgres_database: str
) -> None:
    """At once and at every process, by signing out or by a new password; others stay."""
    here, there = new_server(postgres_database), new_server(postgres_database)
    desk = visitor(here, "Anna")
    account = {"name": "anna", "password": "long enough"}
    code = desk.post("/account", account)["code"]
    table = desk.make_table("me", "open")["id"]
    phone = visitor(there)
    phone.post("/account/sign-in", account)
    with Line(here, table, 0, desk) as at_desk, Line(there, table, 0, phone) as on_phone:
        for line in (at_desk, on_phone):
            line.until(lambda s: s.table)
        at(here, phone).post("/account/sign-out")  # by the other process
        assert closed(on_phone) == 1008
        at_desk.settled()
        phone.post("/account/recover", {"name": "anna", "code": code, "password": "even longer"})
        assert closed(at_desk) == 1008


# --- who may connect, and how much ------------------------------------------------------------


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "http://127.0.0.1", "http://localhost:1", "null"]
)
def test_foreign_pages_cannot_open_a_socket(
    server: Server, visitor: NewPerson, origin: str
) -> None:
    table = visitor(server, "Anna").make_table("me", "me", start=True)["id"]
    with pytest.raises(InvalidStatus) as caught:
        Line(server, table, origin=origin)
    assert caught.value.response.status_code == 403


def test_our_own_pages_can_open_a_socket(server: Server, visitor: NewPerson) -> None:
    table = visitor(server, "Anna").make_table("me", "me", start=True)["id"]
    for name in ("127.0.0.1", "localhost"):
        with Line(server, table, origin=f"http://{name}:{server.port}") as line:
            line.until(lambda s: s.view)


def test_behind_a_proxy_only_pages_of_its_address_can(
    new_server: NewServer, visitor: NewPerson
) -> None:
    server = new_server("", "--base-url", "http://play.example")
    table = visitor(server, "Anna").make_table("me", "me", start=True)["id"]
    with Line(server, table, origin="http://play.example") as line:
        line.until(lambda s: s.view)
    for origin in (server.url, "https://play.example", "http://play.example.evil.example"):
        with pytest.raises(InvalidStatus):
            Line(server, table, origin=origin)


@pytest.mark.parametrize("query", ["seat=x", "seat=99", "seat=1", "seat=-2", "after=x"])
def test_a_bad_address_opens_no_socket_and_is_no_fault_of_ours(
    server: Server, visitor: NewPerson, query: str
) -> None:
    anna = visitor(server, "Anna")
    table = anna.make_table("me", "me", start=True)["id"]
    url = f"ws://127.0.0.1:{server.port}/api/tables/{table}/live?{query}"
    with pytest.raises((InvalidStatus, ConnectionClosed)), connect(url) as line:
        line.recv(timeout=patient_seconds())
    url = f"ws://127.0.0.1:{server.port}/api/tables/nowhere/live"
    with pytest.raises((InvalidStatus, ConnectionClosed)), connect(url) as line:
        line.recv(timeout=patient_seconds())


MALFORMED = [
    "",
    "{",
    "[]",
    "null",
    '"act"',
    "{}",
    '{"type": "fly"}',
    '{"type": 3}',
    '{"type": "act"}',
    '{"type": "act", "number": "0", "actions": ["bid 1"], "move": "m"}',
    '{"type": "act", "number": 0, "actions": [], "move": "m"}',
    '{"type": "act", "number": 0, "actions": "bid 1", "move": "m"}',
    '{"type": "act", "number": 0, "actions": ["bid 1"], "move": ""}',
    '{"type": "act", "number": 0, "actions": ["bid 1"], "move": "m", "more": 1}',
    '{"type": "act", "number": 1e400, "actions": ["bid 1"], "move": "m"}',
    '{"type": "act", "number": 0, "actions": ["\\ud800"], "move": "m"}',
    '{"type": "ping", "x": "\u0000"}',
    "[" * 10_000,
    '{"type":' * 2_000,
    "\u2028" * 100,
]


def test_malformed_messages_are_answered_with_a_fault(server: Server, visitor: NewPerson) -> None:
    anna, ben = visitor(server, "Anna"), visitor(server, "Ben")
    table = begin([anna, ben])
    before = anna.view(table, 0)
    with Line(server, table, 0, anna) as line:
        line.until(lambda s: s.view)
        for text in MALFORMED:
            line.connection.send(text)
            fault = line.until(lambda s: s.faults).faults.popitem()[1]
            assert fault["problem"] == "bad-request", text
        for text in ("fly", "bid x", "\0", "bid 99999999999999999999"):
            move = line.act(text, 0)
            assert not line.answered(move)
        assert line.screen.view == before
    assert anna.view(table, 0) == before


@pytest.mark.parametrize("data", [b"", b"{}", b"\xff\xfe", b'{"type": "ping"}'])
def test_a_message_that_is_not_text_is_no_fault_of_ours(
    server: Server, visitor: NewPerson, data: bytes
) -> None:
    table = visitor(server, "Anna").make_table("me", "me", start=True)["id"]
    with Line(server, table) as line:
        line.until(lambda s: s.view)
        line.connection.send(data)
        with contextlib.suppress(ConnectionClosed):
            line.until(lambda s: s.faults or s.pongs)
        assert line.connection.close_code in (None, 1003, 1007, 1008)


def test_numbers_beyond_all_bounds_are_answered_with_a_fault(
    server: Server, visitor: NewPerson
) -> None:
    anna, ben = visitor(server, "Anna"), visitor(server, "Ben")
    table = begin([anna, ben])
    with Line(server, table, 0, anna) as line:
        line.until(lambda s: s.view)
        for number in (-1, 2**31, 2**63, 10**30):
            line.act("bid 1", number)
            assert line.until(lambda s: s.faults).faults.popitem()[1]


@pytest.mark.parametrize("size", [16_385, 70_000, 2_000_000])
def test_a_message_that_is_too_long_ends_the_connection(
    server: Server, visitor: NewPerson, size: int
) -> None:
    table = visitor(server, "Anna").make_table("me", "me", start=True)["id"]
    with Line(server, table) as line:
        line.until(lambda s: s.view)
        with pytest.raises(ConnectionClosed) as closed:  # noqa: PT012 - sending may fail already
            line.connection.send("x" * size)
            line.until(lambda s: False)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code in (1008, 1009)


def test_a_flood_ends_the_connection(server: Server, visitor: NewPerson) -> None:
    table = visitor(server, "Anna").make_table("me", "me", start=True)["id"]
    with Line(server, table) as line:
        line.until(lambda s: s.view)
        with pytest.raises(ConnectionClosed) as closed:  # noqa: PT012 - sending may fail already
            for _ in range(1000):
                line.send(type="ping")
            line.until(lambda s: False)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1008


def test_a_spectator_cannot_move(server: Server, visitor: NewPerson) -> None:
    anna, ben = visitor(server, "Anna"), visitor(server, "Ben")
    table = begin([anna, ben])
    with Line(server, table, -1, anna) as line:
        move = line.act("bid 1", 0)
        assert not line.answered(move)
        line.send(type="unlock")
        assert line.until(lambda s: "" in s.faults)
    assert anna.view(table, 0)["acting"] == [0, 1]


def test_who_comes_to_watch_is_news_for_nobody(server: Server, visitor: NewPerson) -> None:
    """So a crowd costs what each takes alone; neither is another window of somebody there."""
    anna = visitor(server, "Anna")
    table = anna.make_table("me", "me", start=True)["id"]
    with Line(server, table, 0, anna) as player, ExitStack() as stack:
        player.until(lambda s: s.view)
        watching = [stack.enter_context(Line(server, table)).settled() for _ in range(6)]
        stack.enter_context(Line(server, table, 0, anna)).settled()
        with Line(server, table) as short:
            short.settled()
        player.settled()
        assert told_of_the_table(player.screen) == 1  # at the beginning
        for screen in watching:
            assert told_of_the_table(screen) == 1
        with Line(server, table, 1, anna):
            player.until(lambda s: s.table["seats"][1]["connected"])
        player.until(lambda s: not s.table["seats"][1]["connected"])


def told_of_the_table(screen: Screen) -> int:
    return sum(json.loads(frame)["type"] == "table" for frame in screen.frames)


def test_one_who_does_not_read_delays_nobody(server: Server, visitor: NewPerson) -> None:
    """The lines of the slow are full; the others play on, and nothing piles up for the slow."""
    people = [visitor(server, f"P{seat}") for seat in range(2)]
    talkers = [visitor(server, f"T{number}") for number in range(12)]
    table = begin(people, cards=13)
    slow = [asleep(server, table) for _ in range(5)]
    with Line(server, table, 0, people[0]) as first, Line(server, table, 1, people[1]) as second:
        for person in talkers:
            for number in range(5):
                person.post(f"/tables/{table}/chat", {"text": f"{number}" * 400})
        for number in range(12):
            for line in (first, second):
                line.until(lambda s, n=number: ready(s.view, n))  # type: ignore[misc]
                assert line.answered(line.act(choices(line.screen.view)[-1], number))
        for line in (first, second):
            line.until(lambda s: s.view["status"] == "over")
            line.until(lambda s: len(s.chat) == 60)
            assert line.screen.events == people[0].events(table, -1)
    for raw in slow:
        raw.close()
    eventually(lambda: connected(people[0].table(table)) == [False, False])


def ready(view: Json, number: int) -> bool:
    return bool(view and view["number"] == number and choices(view))


def asleep(server: Server, table: str) -> socket.socket:
    """A spectator who opens a socket and never reads from it."""
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    raw.connect(("127.0.0.1", server.port))
    raw.sendall(
        f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
    )
    return raw
