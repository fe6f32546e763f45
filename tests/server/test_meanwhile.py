"""What others do to a table at the very moment at which somebody reads or writes it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from typing import Any

import httpx
import pytest
from litestar import Litestar
from litestar.testing import TestClient
from sqlalchemy import event, insert
from sqlalchemy.engine import Engine

from tablee.engine.problems import Problem
from tablee.server import tables
from tablee.server.db import schema
from tablee.server.db.database import Database
from tablee.server.db.migrate import migrate
from tablee.server.db.rows import TableRow, load
from tablee.server.house.finding import Tables
from tablee.server.matches import keeping
from tablee.server.matches.clocks import DAY
from tablee.server.people import Person as Account
from tablee.server.schemas.matches import ChatLine
from tablee.server.schemas.tables import NewTable, SeatWish
from tablee.server.settings import Settings
from tablee.server.tasks import Tasks
from tablee.server.uptime import Uptime
from tests.server.conftest import NewPerson, run_app
from tests.server.people import Person, eventually

running_app = contextmanager(run_app)


def after_reading(engine: Engine, words: str, *doings: Callable[[], object]) -> None:
    """Do the next of this whenever a statement with these words has been run."""
    waiting = list(doings)

    def look(_: Any, __: Any, statement: str, *___: Any) -> None:
        if words in statement and waiting:
            waiting.pop(0)()

    event.listen(engine, "after_cursor_execute", look)


def delete(database: Database, match: str) -> None:
    """What another process does."""
    with database.engine.begin() as connection:
        connection.execute(schema.matches.delete().where(schema.matches.c.id == match))


def at(app: TestClient[Litestar], cookies: httpx.Cookies | None = None) -> Person:
    client = httpx.Client(transport=app._transport, base_url=str(app.base_url), cookies=cookies)
    return Person(client)


@pytest.mark.parametrize("path", ["/tables", "/tables/mine"])
def test_a_list_leaves_out_what_is_deleted_while_it_is_made(database: str, path: str) -> None:
    settings = Settings(database=database)
    with running_app(settings) as app:
        anna = at(app).say_name("Anna")
        gone, kept = (anna.make_table("me", "open", public=True)["id"] for _ in range(2))
    with running_app(settings) as app:  # which has no table in memory yet
        anna = at(app, anna.client.cookies)
        found: Database = app.app.state.house.database
        after_reading(found.engine, "matches.created DESC", lambda: delete(found, gone))
        assert [table["id"] for table in anna.get(path)] == [kept]
        assert anna.fault("GET", f"/tables/{gone}")["problem"] == "no-such-table"


# --- taking a table into memory --------------------------------------------------------------


@pytest.fixture
def opened(database: str) -> Iterator[Database]:
    settings = Settings(database=database)
    migrate(settings)
    found = Database(settings)
    yield found
    found.close()


def new_table(database: Database) -> TableRow:
    wish = NewTable(title="goofspiel", seats=[SeatWish(kind="me"), SeatWish(kind="open")])
    row = tables.new_row(wish, Account("anna", "Anna", None))
    with database.engine.begin() as connection:
        account = {"id": "anna", "nickname": "Anna", "created": time.time()}
        connection.execute(insert(schema.accounts).values(account))
        keeping.new_table(connection, row)
    return row


def house(database: Database) -> Tables:
    async def nothing(*_: object) -> None: ...

    return Tables(database, Uptime(0.0), Tasks(), nothing, nothing)


def test_a_table_is_read_whole_or_not_at_all(opened: Database) -> None:
    row = new_table(opened)
    after_reading(opened.engine, "SELECT matches.id", lambda: delete(opened, row.id))
    found = opened.read_now(lambda connection: load(connection, row.id))
    assert len(found.seats) == 2
    with pytest.raises(Problem, match="no-such-table"):
        opened.read_now(lambda connection: load(connection, row.id))


async def expire(tables: Tables) -> None:
    """What the nightly task does to tables that nobody has used."""
    expired = await tables.database.write(lambda c: keeping.delete_expired(c, time.time() + DAY))
    for match in expired:
        tables.drop(match)


def test_a_table_that_expires_while_it_is_opened_does_not_stay(opened: Database) -> None:
    row = new_table(opened)

    async def open_and_clear_away() -> None:
        found, loop = house(opened), asyncio.get_running_loop()

        def clear_away() -> None:
            asyncio.run_coroutine_threadsafe(expire(found), loop).result()

        after_reading(opened.engine, "SELECT matches.id", clear_away)
        for _ in range(2):
            with pytest.raises(Problem, match="no-such-table"):
                await found.find(row.id)
        assert found.all() == []

    asyncio.run(open_and_clear_away())


# --- several at once -------------------------------------------------------------------------


def test_a_change_is_tried_again_for_as_long_as_others_are_quicker(opened: Database) -> None:
    row = new_table(opened)
    others = 12

    def write() -> None:
        """What another process does."""
        values = {"version": schema.matches.c.version + 1}
        with opened.engine.begin() as connection:
            connection.execute(schema.matches.update().values(values))

    async def sit_down() -> int:
        table = await house(opened).find(row.id)
        write()
        after_reading(opened.engine, "SELECT matches.id", *[write] * (others - 1))
        return await table.change(tables.sit(Account("anna", "Anna", None), 1))

    assert asyncio.run(sit_down()) == others + 1
    seats = opened.read_now(lambda connection: load(connection, row.id)).seats
    assert [seat.account for seat in seats] == ["anna", "anna"]


def test_whoever_speaks_at_the_same_time_waits_and_gets_the_next_line(
    postgres_database: str,
) -> None:
    settings = Settings(database=postgres_database)
    migrate(settings)
    with closing(Database(settings)) as here, closing(Database(settings)) as there:
        match = new_table(here).id
        with ThreadPoolExecutor(1) as pool:
            with here.engine.begin() as connection:
                first = keeping.say(connection, match, 0, "Anna", "hello", None)
                second = pool.submit(say, there, match)
                eventually(lambda: somebody_waits(here))
            assert (first.number, second.result().number) == (0, 1)


def say(database: Database, match: str) -> ChatLine:
    with database.engine.begin() as connection:
        return keeping.say(connection, match, 1, "Ben", "hello", None)


def somebody_waits(database: Database) -> bool:
    """Whether a process of this database waits for what another has locked."""
    query = "SELECT count(*) FROM pg_locks WHERE NOT granted"
    return bool(database.read_now(lambda c: c.exec_driver_sql(query).scalar_one()))


def test_nobody_speaks_at_a_table_that_is_deleted(
    app: TestClient[Litestar], guest: NewPerson
) -> None:
    anna = guest("Anna")
    table = anna.make_table("me", "open")["id"]
    delete(app.app.state.house.database, table)
    fault = anna.fault("POST", f"/tables/{table}/chat", {"text": "hello"})
    assert fault["problem"] == "no-such-table"
