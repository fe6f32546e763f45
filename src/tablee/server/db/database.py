"""Connections to SQLite or PostgreSQL, set up so that what is committed stays."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar

from sqlalchemy import Connection, create_engine, event
from sqlalchemy.engine import Engine

from tablee.server.db.writer import Writer
from tablee.server.settings import Settings

T = TypeVar("T")


class Database:
    """Reads in threads, writes through the one writer of this process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.engine = open_engine(settings)
        self.reader = self.engine
        if settings.on_postgres():  # what is read together fits together, as with SQLite anyway
            self.reader = self.engine.execution_options(isolation_level="REPEATABLE READ")
        self.writer = Writer(self.engine.execution_options(begin="IMMEDIATE"))

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Do this with a connection, off the event loop."""
        return await asyncio.to_thread(self.read_now, work)

    def read_now(self, work: Callable[[Connection], T]) -> T:
        with self.reader.connect() as connection:
            return work(connection)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do this in a transaction; returns only when it is committed."""
        return await self.writer.submit(work)

    def shared(self) -> bool:
        """Whether other processes may write, too: only PostgreSQL serves several."""
        return self.settings.on_postgres()

    def close(self) -> None:
        self.writer.close()
        self.engine.dispose()


def open_engine(settings: Settings) -> Engine:
    if settings.on_postgres():
        return create_engine(settings.url(), pool_size=8, pool_pre_ping=True)
    engine = create_engine(settings.url())
    event.listen(engine, "connect", prepare_sqlite)
    event.listen(engine, "begin", begin_sqlite)
    return engine


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
