"""Connections to SQLite or PostgreSQL, set up so that what is committed stays."""

from __future__ import annotations

import asyncio
import contextlib
import os
import time
from collections.abc import Callable
from typing import Any, TypeVar

import psycopg
from sqlalchemy import Connection, create_engine, event, update
from sqlalchemy.engine import Engine, ExceptionContext

from tablee.server.db import schema
from tablee.server.db.writer import Writer
from tablee.server.settings import Settings

T = TypeVar("T")

WRITTEN = "written"
"""The key that holds when the database was last seen to be writable."""

MOMENT = 5.0
"""Seconds for which that is believed, however often somebody asks."""


class Database:
    """Reads in threads, writes through the one writer of this process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.engine = open_engine(settings)
        self.reader = self.glancer = self.engine
        if settings.on_postgres():  # what is read together fits together, as with SQLite anyway
            self.reader = self.engine.execution_options(isolation_level="REPEATABLE READ")
            self.glancer = self.engine.execution_options(isolation_level="AUTOCOMMIT")
        self.checking = asyncio.Lock()
        self.checked = -MOMENT
        """When something was last written to see whether that works."""
        self.writer = Writer(writing_engine(settings, self.engine))

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Do this with a connection, off the event loop."""
        return await asyncio.to_thread(self.read_now, work)

    async def glance(self, work: Callable[[Connection], T]) -> T:
        """The same for a single statement: on PostgreSQL, half as many ways there and back."""
        return await asyncio.to_thread(self.glance_now, work)

    def glance_now(self, work: Callable[[Connection], T]) -> T:
        with self.glancer.connect() as connection:
            return work(connection)

    def read_now(self, work: Callable[[Connection], T]) -> T:
        with self.reader.connect() as connection:
            return work(connection)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do this in a transaction; returns only when it is committed."""
        return await self.writer.submit(work)

    async def check(self) -> None:
        """Raise an error of the database if nothing can be written now, or a moment ago."""
        async with self.checking:
            if time.monotonic() > self.checked + MOMENT:
                await self.write(prove_writable)
                self.checked = time.monotonic()

    def shared(self) -> bool:
        """Whether other processes may write, too: only PostgreSQL serves several."""
        return self.settings.on_postgres()

    def close(self) -> None:
        self.writer.close()
        self.writer.engine.dispose()
        self.engine.dispose()


def prove_writable(connection: Connection) -> bool:
    """Write something; whether there was a place for it."""
    keys = schema.keys
    now = update(keys).where(keys.c.name == WRITTEN).values(value=str(time.time()))
    return connection.execute(now).rowcount == 1


OWNER_ONLY = 0o600
"""Who may read what holds seeds, positions and hashes of tokens."""


def open_engine(settings: Settings) -> Engine:
    """What is written stays out of errors, and so out of logs: seeds, positions, hashes."""
    if settings.on_postgres():
        engine = create_engine(
            settings.url(), pool_size=8, pool_pre_ping=True, hide_parameters=True
        )
        event.listen(engine, "handle_error", leave_out_rows)
        return engine
    engine = create_engine(settings.url(), hide_parameters=True)
    make_file(engine.url.database)
    event.listen(engine, "connect", prepare_sqlite)
    event.listen(engine, "begin", begin_sqlite)
    return engine


def writing_engine(settings: Settings, engine: Engine) -> Engine:
    """For the one who writes, which does again what a lost connection has cost: no need to ask."""
    if settings.on_postgres():
        own = create_engine(settings.url(), pool_size=1, hide_parameters=True)
        event.listen(own, "handle_error", leave_out_rows)
        return own
    return engine.execution_options(begin="IMMEDIATE")


def leave_out_rows(context: ExceptionContext) -> None:
    """PostgreSQL says in detail which row it refuses, with all that is in it."""
    original, told = context.original_exception, context.sqlalchemy_exception
    if isinstance(original, psycopg.Error) and told is not None:
        known = original.diag.message_primary
        if known is not None:
            original.args = (known,)
            told.args = (f"({type(original).__name__}) {known}",)


def make_file(path: str | None) -> None:
    """A new file is its owner's alone; SQLite gives those beside it the same rights."""
    if path and path != ":memory:" and not os.path.exists(path):
        with contextlib.suppress(OSError):  # SQLite says why it cannot be opened
            os.close(os.open(path, os.O_WRONLY | os.O_CREAT, OWNER_ONLY))


def prepare_sqlite(connection: Any, _: Any) -> None:
    """A log beside the file so that readers never wait, and every commit on the disk."""
    connection.isolation_level = None  # the driver would let a savepoint commit by itself
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode = WAL")
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.execute("PRAGMA busy_timeout = 10000")
    cursor.close()


def begin_sqlite(connection: Connection) -> None:
    kind = connection.get_execution_options().get("begin", "")
    connection.exec_driver_sql(f"BEGIN {kind}")
