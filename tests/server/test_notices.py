"""Word between processes: none is lost in a burst, and a lost connection comes back."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import psycopg

from tablee.server.notices import MISSED, Notices
from tests.patience import patiently
from tests.server.conftest import NewPerson, NewServer
from tests.server.people import choices
from tests.server.sockets import Line, Screen
from tests.server.ways import counting

CUT = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database()"
OTHERS = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> "


def cut_all(address: str) -> None:
    """Every other connection to this database is lost."""
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(f"{CUT} AND pid <> pg_backend_pid()".encode())


def connections(address: str) -> int:
    with psycopg.connect(address, autocommit=True) as connection:
        [found] = connection.execute(f"{OTHERS} pg_backend_pid()".encode()).fetchone() or [0]
        return int(found)


@asynccontextmanager
async def opened(address: str) -> AsyncIterator[Notices]:
    notices = Notices(address)
    await notices.on_startup()
    await notices.subscribe(["wake"])
    yield notices
    await notices.on_shutdown()


def run(address: str, work: Callable[[Notices, Notices], Awaitable[None]]) -> None:
    """With two that hear each other."""

    async def both() -> None:
        async with opened(address) as here, opened(address) as there:
            await patiently(work(here, there))

    asyncio.run(both())


async def hear(notices: Notices, count: int) -> list[bytes]:
    stream = notices.stream_events()
    return [(await anext(stream))[1] for _ in range(count)]


def test_a_burst_is_heard_and_takes_one_connection(postgres_database: str) -> None:
    async def work(here: Notices, there: Notices) -> None:
        said = [b"%d" % number for number in range(400)]
        await asyncio.gather(*[here.publish(word, ["wake"]) for word in said])
        assert connections(postgres_database) == 3
        assert sorted(await hear(there, 400)) == sorted(said)

    run(postgres_database, work)


def test_what_comes_together_is_said_in_one_way(postgres_database: str) -> None:
    async def work() -> tuple[int, list[bytes]]:
        async with opened(postgres_database) as there:
            here = Notices(line.address)
            await here.publish(b"first", ["wake"])
            before = line.ways
            await asyncio.gather(*[here.publish(b"%d" % n, ["wake"]) for n in range(60)])
            ways = line.ways - before
            heard = await patiently(hear(there, 61))
            await here.on_shutdown()
            return ways, heard

    with counting(postgres_database) as line:
        ways, heard = asyncio.run(work())
    assert heard == [b"first", *[b"%d" % number for number in range(60)]]
    assert ways < 6


def test_all_hear_that_nothing_could_be_said(tmp_path: Path) -> None:
    async def work() -> list[BaseException | None]:
        nowhere = Notices(f"postgresql:///nothing?host={tmp_path}")
        words = [nowhere.publish(b"%d" % n, ["wake"]) for n in range(3)]
        return await asyncio.gather(*words, return_exceptions=True)

    assert [isinstance(fault, psycopg.Error) for fault in asyncio.run(work())] == [True] * 3


def test_after_a_cut_both_are_told_and_hear_again(postgres_database: str) -> None:
    async def work(here: Notices, there: Notices) -> None:
        await here.publish(b"before", ["wake"])
        assert await hear(there, 1) == [b"before"]
        await hear(here, 1)
        cut_all(postgres_database)
        assert await hear(there, 1) == [MISSED]
        assert await hear(here, 1) == [MISSED]
        await here.publish(b"after", ["wake"])
        assert await hear(there, 1) == [b"after"]

    run(postgres_database, work)


def test_nothing_is_heard_on_a_channel_that_was_left(postgres_database: str) -> None:
    async def work(here: Notices, there: Notices) -> None:
        await there.subscribe(["other"])
        await there.unsubscribe(["wake"])
        await here.publish(b"one", ["wake"])
        await here.publish(b"two", ["other"])
        assert await hear(there, 1) == [b"two"]

    run(postgres_database, work)


def test_players_at_different_processes_play_on_after_a_cut(
    postgres_database: str, new_server: NewServer, visitor: NewPerson
) -> None:
    """What was missed is caught up with, and what comes next is told."""
    here, there = new_server(postgres_database), new_server(postgres_database)
    anna, ben = visitor(here, "Anna"), visitor(there, "Ben")
    table = anna.make_table("me", "open")["id"]
    ben.sit(table)
    anna.post(f"/tables/{table}/start")
    with Line(there, table, 1, ben) as line:
        line.until(lambda s: ready(s, 0))
        cut_all(postgres_database)
        for number in range(3):
            line.until(lambda s, n=number: ready(s, n))  # type: ignore[misc]
            assert line.answered(line.act(choices(line.screen.view)[0], number))
            anna.bid(table, 0, number + 1)
        line.until(lambda s: s.view["status"] == "over")
        assert line.screen.events == anna.events(table, -1)


def ready(screen: Screen, number: int) -> bool:
    view = screen.view
    return bool(view and view["number"] == number and choices(view))
