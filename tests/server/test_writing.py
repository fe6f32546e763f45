"""Group commit: what is written together is written at once, and fails apart."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import threading
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Any

import psycopg
import pytest
import sqlalchemy
from sqlalchemy import Connection, bindparam
from sqlalchemy.exc import DataError, IntegrityError, OperationalError

from tablee.engine.problems import Problem
from tablee.server.db import schema
from tablee.server.db.database import Database
from tablee.server.db.migrate import migrate
from tablee.server.db.statements import Statements, Step, Values
from tablee.server.db.writer import Broken
from tablee.server.settings import Settings
from tests.server.people import eventually
from tests.server.test_notices import cut_all
from tests.server.ways import counting

Work = Callable[[Connection], Any]


def opened(address: str) -> Database:
    settings = Settings(database=address)
    migrate(settings)
    return Database(settings)


def insert(name: str, text: str = "") -> Work:
    return lambda c: c.exec_driver_sql(f"INSERT INTO keys VALUES ('{name}', '{text}')").rowcount


def change(name: str) -> Work:
    return lambda c: (
        c.exec_driver_sql(f"UPDATE keys SET value = value || '.' WHERE name = '{name}'").rowcount
    )


def kept(database: Database) -> dict[str, str]:
    own = "('csrf', 'push', 'daily', 'written', 'uptime')"
    query = f"SELECT name, value FROM keys WHERE name NOT IN {own}"
    return database.read_now(lambda c: {row[0]: row[1] for row in c.exec_driver_sql(query)})


async def together(database: Database, *work: Work) -> list[Any]:
    """Have all this written in one batch; the result or the fault of each."""
    begun, gate = threading.Event(), threading.Event()

    def hold(_: Connection) -> None:
        begun.set()
        gate.wait(30)

    first = asyncio.create_task(database.write(hold))
    await asyncio.to_thread(begun.wait, 30)  # what comes now is the next batch
    tasks = [asyncio.create_task(database.write(each)) for each in work]
    await asyncio.sleep(0)
    assert database.writer.jobs.qsize() == len(work)
    gate.set()
    await first
    return await asyncio.gather(*tasks, return_exceptions=True)


def test_what_fails_in_a_batch_spoils_nothing_else(database: str) -> None:
    opened_database = opened(database)

    def half(connection: Connection) -> None:
        insert("c")(connection)
        insert("a")(connection)  # there is one already

    def nonsense(connection: Connection) -> None:
        connection.exec_driver_sql("SELECT nothing")

    work = insert("a"), half, insert("b"), nonsense, insert("d")
    results = asyncio.run(together(opened_database, *work))
    assert [results[number] for number in (0, 2, 4)] == [1, 1, 1]
    assert isinstance(results[1], IntegrityError)
    assert isinstance(results[3], Exception)
    assert kept(opened_database).keys() == {"a", "b", "d"}
    opened_database.close()


def test_nothing_is_acknowledged_that_a_full_disk_has_dropped(tmp_path: Path) -> None:
    database = opened(str(tmp_path / "tablee.db"))
    pages = database.read_now(lambda c: c.exec_driver_sql("PRAGMA page_count").scalar_one())
    limit = f"PRAGMA max_page_count = {pages + 5}"
    asyncio.run(together(database, lambda c: c.exec_driver_sql(limit).scalar()))
    work = insert("a"), insert("large", "x" * 200_000), insert("b")
    results = asyncio.run(together(database, *work))
    acknowledged = {
        name for name, result in zip(("a", "large", "b"), results, strict=True) if result == 1
    }
    assert acknowledged == kept(database).keys()
    assert "large" not in acknowledged
    assert all(isinstance(r, Broken | OperationalError) for r in results if r != 1)
    assert asyncio.run(together(database, insert("c"))) == [1]
    database.close()


def test_work_that_goes_on_after_an_error_is_kept_if_it_is_acknowledged(database: str) -> None:
    """PostgreSQL drops the transaction, and is content with its commit."""
    opened_database = opened(database)

    def careless(connection: Connection) -> int:
        insert("c")(connection)
        with contextlib.suppress(IntegrityError):
            insert("a")(connection)
        return 1

    results = asyncio.run(together(opened_database, insert("a"), careless, insert("b")))
    names = {name for name, result in zip("acb", results, strict=True) if result == 1}
    assert {"a", "b"} <= names == kept(opened_database).keys()
    assert results[1] == 1 or isinstance(results[1], Broken)
    opened_database.close()


def test_what_cannot_be_committed_is_acknowledged_to_nobody_and_not_done_again(
    database: str,
) -> None:
    opened_database = opened(database)
    refused = "CREATE TABLE refused (name VARCHAR(40) REFERENCES keys(name){})"
    times: list[str] = []

    def refuse(connection: Connection) -> None:
        times.append("done")
        connection.exec_driver_sql("INSERT INTO refused VALUES ('nobody')")

    async def work() -> list[Any]:
        later = refused.format(" DEFERRABLE INITIALLY DEFERRED")
        await opened_database.write(lambda c: c.exec_driver_sql(later).rowcount)
        return await together(opened_database, added("a"), refuse, added("b"))

    assert all(isinstance(result, IntegrityError) for result in asyncio.run(work()))
    assert times == ["done"]
    assert kept(opened_database) == {}
    assert asyncio.run(together(opened_database, added("c"))) == ["c"]
    opened_database.close()


# --- plain data ------------------------------------------------------------------------------


class Missed(Exception):
    pass


class Taken(Exception):
    pass


def added(name: str, *more: str, text: str = "") -> Statements[str]:
    values: list[Values] = [{"name": each, "value": text} for each in (name, *more)]
    return Statements([Step(sqlalchemy.insert(schema.keys), values, taken=Taken)], name)


MOVE = (
    sqlalchemy.update(schema.keys)
    .where(schema.keys.c.name == bindparam("of"), schema.keys.c.value == bindparam("old"))
    .values(value=bindparam("new"))
)


def moved(name: str, old: str, new: str) -> Statements[str]:
    """As a table is written: if it is still as it was, with something beside."""
    steps = [
        Step(MOVE, [{"of": name, "old": old, "new": new}], missed=Missed),
        *added(f"{name} {new}").steps,
        Step(MOVE, []),  # nothing else of this kind
    ]
    return Statements(steps, new)


def test_what_fails_of_plain_data_spoils_nothing_else(database: str) -> None:
    """Those that are fine, that come too late, that come twice, that fail: each hears its own."""
    opened_database = opened(database)

    def problem(_: Connection) -> None:
        raise Problem("too-busy")

    async def work() -> list[Any]:
        await together(opened_database, added("m"), added("n"), added("o"), added("p", "p 1"))
        return await together(
            opened_database,
            moved("m", "", "1"),
            moved("n", "another", "1"),
            added("q", "m"),
            insert("e"),
            moved("p", "", "1"),
            problem,
            added("nul", text="\0" if "://" in database else "x"),
            moved("o", "late", "1"),
            moved("o", "", "2"),
            added("long", text="secret" * 50),
        )

    results = asyncio.run(work())
    long, nul = results.pop(), results.pop(6)
    assert [r if isinstance(r, str | int) else type(r) for r in results] == [
        "1",
        Missed,
        Taken,
        1,
        Taken,
        Problem,
        Missed,
        "2",
    ]
    found = {"m": "1", "m 1": "", "n": "", "o": "2", "o 2": "", "p": "", "p 1": "", "e": ""}
    if "://" in database:  # which refuses more than SQLite
        assert isinstance(long, DataError)
        assert isinstance(nul, DataError)
        assert "secret" not in str(long)
        assert kept(opened_database) == found
    else:
        assert kept(opened_database) == found | {"nul": "x", "long": "secret" * 50}
    opened_database.close()


def test_what_fails_is_not_told_to_the_log(
    postgres_database: str, caplog: pytest.LogCaptureFixture
) -> None:
    database = opened(postgres_database)
    work = [added(f"k{number}", text="secret" * 50) for number in range(3)]
    refused_here = added("b", text="\0")  # by the driver, before it hears of what is refused there
    results = asyncio.run(together(database, added("a"), added("a"), refused_here, *work))
    assert [type(result) for result in results] == [str, Taken] + [DataError] * 4
    assert [record for record in caplog.records if record.levelno >= logging.WARNING] == []
    database.close()


def test_a_row_that_is_refused_is_not_told(database: str) -> None:
    """PostgreSQL would say which, with all its values: a seed, or a position."""
    found = opened(database)
    refused = sqlalchemy.insert(schema.matches).values(id="x", seed="a-secret-seed")
    for engine in (found.engine, found.writer.engine):
        with pytest.raises(IntegrityError) as error, engine.begin() as connection:
            connection.execute(refused)
        told = "".join(traceback.format_exception(error.value))
        assert "null" in told.lower()
        assert "a-secret-seed" not in told
    found.close()


def test_sixty_moves_take_no_more_ways_to_the_database_than_one(
    postgres_database: str,
) -> None:
    migrate(Settings(database=postgres_database))
    with counting(postgres_database) as line:
        database = Database(Settings(database=line.address))

        async def work() -> list[int]:
            names = [f"k{number}" for number in range(60)]
            await together(database, *[added(name) for name in names])  # once, to prepare it
            ways = [line.ways]
            for many in (names[:1], names):
                await together(database, *[moved(name, "", "1") for name in many])
                ways.append(line.ways)
                await together(database, *[moved(name, "1", "") for name in many])
                await together(database, drop_others)
                ways.append(line.ways)
            return ways

        ways = asyncio.run(work())
        database.close()
    one, sixty = ways[1] - ways[0], ways[3] - ways[2]
    assert sixty < one + 30


def drop_others(connection: Connection) -> None:
    connection.exec_driver_sql("DELETE FROM keys WHERE name LIKE 'k%% %%'")


def test_a_connection_that_is_lost_in_the_middle_costs_nothing(postgres_database: str) -> None:
    """Nothing was committed: what was done is done again, and once."""
    database = opened(postgres_database)
    cuts: list[int] = []

    def cut(connection: Connection) -> int:
        pid = connection.exec_driver_sql("SELECT pg_backend_pid()").scalar_one()
        if not cuts:
            with psycopg.connect(postgres_database, autocommit=True) as other:
                other.execute("SELECT pg_terminate_backend(%s, 10000)", (pid,))
            cuts.append(pid)
        return 1

    async def work() -> list[Any]:
        await together(database, added("a"), added("b"), added("c"))
        works = moved("a", "", "1"), change("b"), cut, moved("c", "", "1"), change("b")
        return await together(database, *works)

    assert asyncio.run(work()) == ["1", 1, 1, "1", 1]
    assert kept(database) == {"a": "1", "a 1": "", "b": "..", "c": "1", "c 1": ""}
    cut_all(postgres_database)  # while nobody writes
    assert asyncio.run(together(database, added("d"), added("e"))) == ["d", "e"]
    database.close()


# --- several processes -----------------------------------------------------------------------


def test_processes_that_wait_for_each_other_both_come_to_an_end(postgres_database: str) -> None:
    one, other = opened(postgres_database), opened(postgres_database)
    both = threading.Barrier(2)

    def then_wait(work: Work) -> Work:
        met: list[bool] = []

        def waiting(connection: Connection) -> Any:
            result = work(connection)
            if not met:  # done again, it meets nobody
                met.append(True)
                both.wait(30)
            return result

        return waiting

    async def crosswise() -> list[Any]:
        await asyncio.gather(one.write(insert("a")), other.write(insert("b")))
        return list(
            await asyncio.gather(
                together(one, then_wait(change("a")), change("b")),
                together(other, then_wait(change("b")), change("a")),
            )
        )

    assert asyncio.run(crosswise()) == [[1, 1], [1, 1]]
    assert kept(one) == {"a": "..", "b": ".."}
    one.close()
    other.close()


def test_who_is_let_go_last_again_and_again_comes_to_an_end(postgres_database: str) -> None:
    """Also by itself, where nothing else of a batch holds a row."""
    database = opened(postgres_database)
    others: list[threading.Thread] = []

    def crosswise(connection: psycopg.Connection[Any]) -> None:
        with connection:
            connection.execute("UPDATE keys SET value = value WHERE name = 'a'")

    def both(connection: Connection) -> int:
        change("a")(connection)
        if others:
            others[-1].join(1)  # it has had its turn, unless we were quicker again
        if len(others) < 3 and not any(thread.is_alive() for thread in others):
            other = psycopg.connect(postgres_database)
            other.execute("SET deadlock_timeout = '1h'")  # so that it is not the one to go
            other.execute("UPDATE keys SET value = value WHERE name = 'b'")
            others.append(threading.Thread(target=crosswise, args=(other,)))
            others[-1].start()
            eventually(lambda: waits(postgres_database, other.info.backend_pid))
        result: int = change("b")(connection)
        return result

    async def work() -> list[Any]:
        await together(database, insert("a"), insert("b"))
        return await together(database, both)

    assert asyncio.run(work()) == [1]
    for other in others:
        other.join()
    assert kept(database) == {"a": ".", "b": "."}
    database.close()


def waits(address: str, pid: int) -> bool:
    """Whether this one waits for what another holds."""
    with psycopg.connect(address, autocommit=True) as connection:
        [found] = connection.execute("SELECT pg_blocking_pids(%s)", (pid,)).fetchone() or [[]]
        return bool(found)


def test_what_is_committed_outlives_a_loss_of_power(tmp_path: Path) -> None:
    """The log is synced with every commit, in the connection that writes (FULL is 2)."""
    database = opened(str(tmp_path / "tablee.db"))

    def settings_of(connection: Connection) -> list[Any]:
        names = ("journal_mode", "synchronous")
        return [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in names]

    assert asyncio.run(database.write(settings_of)) == ["wal", 2]
    database.close()
