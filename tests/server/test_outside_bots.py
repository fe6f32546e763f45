"""Bots that play from elsewhere: tokens, what they may do, and how they bear a bad line."""

from __future__ import annotations

import asyncio
import itertools
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx
import msgspec
import pytest

from tablee import bots
from tablee.bots.bot import Budget
from tablee.client import Player
from tablee.engine.problems import Problem
from tablee.engine.record import Record, verify
from tests.patience import patient_seconds, patiently
from tests.server.conftest import NewPerson, NewServer
from tests.server.later import NEXT, LaterServer
from tests.server.people import Json, Person, eventually, told
from tests.server.processes import Server, environment

EXAMPLE = Path(__file__).parents[2] / "examples" / "outside_bot.py"
PASSWORD = "a long password"

numbers = itertools.count(10)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for all who do no harm to it."""
    place = tmp_path_factory.mktemp("house")
    server = Server(str(place / "tablee.db"), place / "server.log").start()
    yield server
    server.end()


def account(person: Person) -> tuple[Person, str]:
    """Make somebody an account, under a name of their own."""
    name = f"account-{next(numbers)}"
    person.post("/account", {"name": name, "password": PASSWORD})
    return person, name


def new_bot(owner: Person, nickname: str) -> tuple[Json, str]:
    made = owner.post("/bots", {"nickname": nickname})
    return made["bot"], made["token"]


def with_token(server: Server, token: str) -> Person:
    """A program that sends the token, and asks as it likes."""
    headers = {"authorization": f"Bearer {token}"}
    return Person(httpx.Client(base_url=server.url, headers=headers, timeout=60))


# --- playing -----------------------------------------------------------------------------------


@pytest.mark.parametrize("cut", ["killed", "stopped"])
def test_the_example_plays_to_the_end_while_the_server_goes_and_comes(
    new_server: NewServer, visitor: NewPerson, cut: str
) -> None:
    server = new_server()
    anna, _ = account(visitor(server, "Anna"))
    _, token = new_bot(anna, "Clank")
    table = anna.make_table("me", "open", options={"cards": 7})["id"]
    with example(server, token, table) as playing:
        eventually(lambda: anna.table(table)["seats"][1]["kind"] == "person" or None)
        anna.post(f"/tables/{table}/start")
        for card in range(1, 7):  # the seventh follows of itself
            anna.bid(table, 0, card)
            if card in (2, 4):
                server.kill() if cut == "killed" else server.stop()
                server.start()
            eventually(lambda n=card: given(anna, table, 1) >= n or None)  # type: ignore[misc]
        told, _ = playing.communicate(timeout=patient_seconds())
    assert playing.returncode == 0
    over = anna.table(table)
    assert over["status"] == "over"
    assert f"totals={over['result']['totals']}" in told
    record = msgspec.convert(anna.get(f"/tables/{table}/record"), Record)
    assert verify(record).over()
    assert [answer.seat for answer in record.answers].count(1) == 7


def example(server: Server, token: str, table: str) -> subprocess.Popen[str]:
    command = [sys.executable, str(EXAMPLE), server.url, token, table]
    return subprocess.Popen(command, text=True, stdout=subprocess.PIPE, env=environment())


def given(person: Person, table: str, seat: int) -> int:
    """How many answers this seat has given, as far as another sees it."""
    seats: Json = person.view(table, 0)["table"]["seats"]
    return int(seats[seat]["answers"])


def test_two_bots_of_ones_own_meet_at_a_table(server: Server, visitor: NewPerson) -> None:
    anna, _ = account(visitor(server, "Anna"))
    players = [
        Player(server.url, new_bot(anna, name)[1], bots.make(kind, b"seed"), Budget(iterations=50))
        for name, kind in (("Clank", "greedy"), ("Tick", "random"))
    ]
    table = anna.make_table("open", "open", title="nettles", options={})["id"]

    async def meet() -> list[Json]:
        await asyncio.gather(*[player.sit(table) for player in players])
        playing = [asyncio.create_task(player.play(table)) for player in players]
        await asyncio.to_thread(anna.post, f"/tables/{table}/start")
        return list(await asyncio.gather(*playing))

    first, second = asyncio.run(patiently(meet()))
    assert first == second
    assert sum(first.returns) == 1


# --- who they are ------------------------------------------------------------------------------


def test_everybody_sees_that_a_bot_sits_there_and_whose_it_is(
    server: Server, visitor: NewPerson
) -> None:
    anna, name = account(visitor(server, "Anna"))
    bot, token = new_bot(anna, "Clank")
    table = anna.make_table("me", "open", "open")["id"]
    with_token(server, token).sit(table)
    account(visitor(server, "Ben"))[0].sit(table)
    seen = visitor(server).table(table)
    assert [seat["owner"] for seat in seen["seats"]] == [None, name, None]
    assert seen["seats"][1]["nickname"] == "Clank"
    assert seen["unrated"] == "outside-bot"
    assert seen["deciding"] == [0, 2]
    assert anna.get("/bots") == [{**bot, "tables": 1}]


def test_the_token_is_kept_as_a_hash_only(server: Server, visitor: NewPerson) -> None:
    anna, _ = account(visitor(server, "Anna"))
    _, token = new_bot(anna, "Clank")
    with closing(sqlite3.connect(server.database)) as database:
        assert token not in "\n".join(database.iterdump())
    assert token not in anna.send("GET", "/bots").text
    assert token not in anna.send("GET", "/me/export").text


# --- what they may do --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "/account", {"name": "clank", "password": PASSWORD}),
        ("PUT", "/me", {"nickname": "anna"}),
        ("POST", "/bots", {"nickname": "Tick"}),
        ("POST", "/tables", {"title": "goofspiel", "seats": [{"kind": "me"}, {"kind": "bot"}]}),
        ("GET", "/me/export", None),
        ("POST", "/daily/goofspiel", None),
        ("POST", "/tables/{table}/chat", {"text": "beep"}),
        ("POST", "/tables/{table}/start", None),
        ("POST", "/account/delete", {"sure": True}),
    ],
)
def test_bots_sit_and_play_and_nothing_else(
    played: tuple[Person, str], method: str, path: str, body: Json
) -> None:
    bot, table = played
    assert bot.fault(method, path.format(table=table), body)["problem"] == "not-for-bots"


@pytest.fixture(scope="module")
def played(server: Server) -> Json:
    """A bot at a table of its owner; nothing that is refused changes anything."""
    with httpx.Client(base_url=server.url, timeout=60) as client:
        anna, _ = account(Person(client).say_name("Anna"))
        bot = with_token(server, new_bot(anna, "Clank")[1])
        table = anna.make_table("me", "open")["id"]
        bot.sit(table)
        yield bot, table


def test_a_bot_takes_open_seats_of_its_owner_and_others_by_their_link(
    server: Server, visitor: NewPerson
) -> None:
    anna, name = account(visitor(server, "Anna"))
    ben, _ = account(visitor(server, "Ben"))
    bot = with_token(server, new_bot(anna, "Clank")[1])
    table = ben.make_table("me", "open", public=True)["id"]
    refused = bot.fault("POST", f"/tables/{table}/sit", {"seat": 1})
    assert (refused["problem"], refused["facts"]) == ("bot-uninvited", {"owner": name})
    link = ben.post(f"/tables/{table}/seats/1/link")["token"]
    assert bot.post("/claim", {"token": link})["seats"][1]["owner"] == name


def test_only_accounts_have_bots_and_not_too_many(server: Server, visitor: NewPerson) -> None:
    guest = visitor(server, "Anna")
    assert guest.fault("POST", "/bots", {"nickname": "Clank"})["problem"] == "bots-need-account"
    anna, _ = account(guest)
    new_bot(anna, "Clank")
    assert anna.fault("POST", "/bots", {"nickname": "CIank"})["problem"] == "bot-name-taken"
    for number in range(9):
        new_bot(anna, f"Tick {number}x")
    assert anna.fault("POST", "/bots", {"nickname": "Tock"})["problem"] == "too-many-bots"


# --- the end of it -----------------------------------------------------------------------------


def test_a_new_token_makes_the_old_one_void_while_it_plays(
    server: Server, visitor: NewPerson
) -> None:
    anna, _ = account(visitor(server, "Anna"))
    bot, token = new_bot(anna, "Clank")
    table = anna.make_table("me", "open")["id"]
    player = Player(server.url, token, bots.make("random", b"seed"))

    async def play() -> None:
        await player.sit(table)
        playing = asyncio.create_task(player.play(table))
        while not (await asyncio.to_thread(anna.table, table))["seats"][1]["connected"]:
            await asyncio.sleep(0.05)
        await asyncio.to_thread(anna.post, f"/bots/{bot['id']}/token")
        await playing

    with pytest.raises(Problem) as refused:
        asyncio.run(patiently(play()))
    assert refused.value.name == "not-your-seat"
    assert with_token(server, token).get("/me")["nickname"] == ""


def test_a_bot_that_is_removed_leaves_its_seats_to_others(
    server: Server, visitor: NewPerson
) -> None:
    anna, _ = account(visitor(server, "Anna"))
    ben, _ = account(visitor(server, "Ben"))
    bot, token = new_bot(anna, "Clank")
    table = anna.make_table("me", "open", "open")["id"]
    with_token(server, token).sit(table, 1)
    ben.sit(table, 2)
    anna.post(f"/tables/{table}/start")
    told(ben.send("DELETE", f"/bots/{bot['id']}"))
    assert anna.send("DELETE", f"/bots/{bot['id']}").json() == []
    seat = anna.table(table)["seats"][1]
    assert (seat["kind"], seat["owner"]) == ("bot", None)


def test_bots_go_with_the_account_that_answers_for_them(server: Server, visitor: NewPerson) -> None:
    anna, _ = account(visitor(server, "Anna"))
    ben, _ = account(visitor(server, "Ben"))
    _, token = new_bot(anna, "Clank")
    table = ben.make_table("me", "link")["id"]
    link = ben.post(f"/tables/{table}/seats/1/link")["token"]
    with_token(server, token).post("/claim", {"token": link})
    anna.post("/account/delete", {"password": PASSWORD})
    assert ben.table(table)["seats"][1]["kind"] == "open"
    assert with_token(server, token).get("/me")["nickname"] == ""


def test_a_bot_says_so_where_other_rules_are_played(tmp_path: Path, visitor: NewPerson) -> None:
    before = Server(str(tmp_path / "tablee.db"), tmp_path / "server.log")
    server = LaterServer(before, "later").start()
    try:
        anna, _ = account(visitor(server, "Anna"))
        _, token = new_bot(anna, "Clank")
        table = anna.make_table("me", "open")["id"]
        with_token(server, token).sit(table)
        with pytest.raises(Problem) as refused:
            asyncio.run(patiently(Player(server.url, token, bots.make("random", b"")).play(table)))
    finally:
        server.end()
    assert refused.value.name == "other-rules-there"
    assert refused.value.facts["there"] == NEXT
