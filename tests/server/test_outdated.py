"""A table that another process has written, without a word of it: nothing is made of what was."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator

import pytest
from sqlalchemy import Connection, insert

from tablee.engine.problems import IllegalAction
from tablee.server.db import schema
from tablee.server.db.database import Database
from tablee.server.db.migrate import migrate
from tablee.server.db.rows import load
from tablee.server.matches import keeping, moves
from tablee.server.matches.match import Stale
from tablee.server.matches.table import Edit, Settled, Table
from tablee.server.people import Person
from tablee.server.schemas.tables import NewTable, SeatWish
from tablee.server.settings import Settings
from tablee.server.tables import new_row
from tablee.server.tasks import Tasks
from tablee.server.uptime import Uptime

ANNA = Person("anna", "Anna", None)


@pytest.fixture
def database(postgres_database: str) -> Iterator[Database]:
    settings = Settings(database=postgres_database)
    migrate(settings)
    opened = Database(settings)
    yield opened
    opened.close()


async def heard_by_nobody(_: Table, __: int | None) -> None:
    pass


async def twice(database: Database) -> tuple[Table, Table]:
    """The same table, begun, in the memory of two that do not hear of each other."""
    row = new_row(NewTable("goofspiel", [SeatWish("me"), SeatWish("me")]), ANNA)

    def make(connection: Connection) -> None:
        values = {"id": ANNA.id, "nickname": ANNA.nickname, "created": time.time()}
        connection.execute(insert(schema.accounts).values(values))
        keeping.new_table(connection, row)

    await database.write(make)
    first = table_of(database, row.id)
    await first.change(moves.start)
    return first, table_of(database, row.id)


def table_of(database: Database, match: str) -> Table:
    row = database.read_now(lambda connection: load(connection, match))
    return Table(row, [], database, Uptime(0.0), Tasks(), heard_by_nobody, set())


def bid(seat: int, number: int, card: int) -> Edit:
    return moves.act(seat, number, [f"bid {card}"], True)


def answers(database: Database, table: Table) -> list[tuple[int, str]]:
    return database.read_now(lambda connection: keeping.read_answers(connection, table.row.id))


def test_a_move_fits_though_its_table_was_not_yet_that_far(database: Database) -> None:
    async def work() -> None:
        here, there = await twice(database)
        await here.change(bid(0, 0, 3), (0, "a"))
        await here.change(bid(1, 0, 2), (1, "b"))
        await there.change(bid(0, 1, 4), (0, "c"))  # of the second round, which is news there
        assert answers(database, here) == [(0, "bid 3"), (1, "bid 2"), (0, "bid 4")]

    asyncio.run(work())


def test_a_move_that_would_have_fitted_is_made_of_what_is_there_now(database: Database) -> None:
    async def work() -> None:
        here, there = await twice(database)
        await here.change(bid(0, 0, 3), (0, "a"))
        await there.change(bid(1, 0, 2), (1, "b"))
        assert answers(database, here) == [(0, "bid 3"), (1, "bid 2")]
        with pytest.raises((Stale, IllegalAction)):
            await here.change(bid(0, 0, 1), (0, "c"))
        assert here.row.version == there.row.version

    asyncio.run(work())


def test_a_move_that_was_made_elsewhere_counts_once(database: Database) -> None:
    async def work() -> None:
        here, there = await twice(database)
        version = await here.change(bid(0, 0, 3), (0, "a"))
        assert await there.change(bid(0, 0, 3), (0, "a")) == version
        assert answers(database, here) == [(0, "bid 3")]

    asyncio.run(work())


def test_what_is_settled_is_so_as_it_is_now(database: Database) -> None:
    def once_others_have_moved(row: object, match: object, change: keeping.Change) -> None:
        if not change.row.kept or change.row.kept.answers == 0:
            raise Settled

    async def work() -> None:
        here, there = await twice(database)
        with pytest.raises(Settled):
            await there.change(once_others_have_moved)
        await here.change(bid(0, 0, 3), (0, "a"))
        await here.change(bid(1, 0, 2), (1, "b"))
        await there.change(once_others_have_moved)
        assert there.row.version == here.row.version + 1

    asyncio.run(work())
