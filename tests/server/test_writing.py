"""Group commit: what is written together is written at once, and fails apart."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError, OperationalError

from tablee.server.db.database import Database
from tablee.server.db.migrate import migrate
from tablee.server.db.writer import Broken
from tablee.server.settings import Settings

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
    query = "SELECT name, value FROM keys WHERE name NOT IN ('csrf', 'written', 'uptime')"
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


def test_processes_that_wait_for_each_other_both_come_to_an_end(postgres_database: str) -> None:
    one, other = opened(postgres_database), opened(postgres_database)
    both = threading.Barrier(2)

    def then_wait(work: Work) -> Work:
        def waiting(connection: Connection) -> Any:
            result = work(connection)
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


def test_what_is_committed_outlives_a_loss_of_power(tmp_path: Path) -> None:
    """The log is synced with every commit, in the connection that writes (FULL is 2)."""
    database = opened(str(tmp_path / "tablee.db"))

    def settings_of(connection: Connection) -> list[Any]:
        names = ("journal_mode", "synchronous")
        return [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in names]

    assert asyncio.run(database.write(settings_of)) == ["wal", 2]
    database.close()
