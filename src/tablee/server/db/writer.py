"""Group commit: one thread writes for all, many pieces of work in one transaction."""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable
from typing import Any, Generic, TypeVar

from sqlalchemy import Connection
from sqlalchemy.engine import Engine
from sqlalchemy.exc import OperationalError

from tablee.server.metrics import COMMIT

T = TypeVar("T")

BATCH = 64
"""At most so many pieces of work go into one transaction."""

DEADLOCK = "40P01"
"""What PostgreSQL calls it when two processes wait for each other's rows."""


class Broken(Exception):
    """The database has dropped the whole transaction, not only the part that failed."""


class Job(Generic[T]):
    """A piece of work, and where its result is awaited."""

    def __init__(self, work: Callable[[Connection], T]) -> None:
        self.work = work
        self.loop = asyncio.get_running_loop()
        self.future: asyncio.Future[T] = self.loop.create_future()
        self.result: T | None = None
        self.error: BaseException | None = None

    def run(self, connection: Connection) -> None:
        """Do the work in a part of the transaction that fails alone."""
        self.error = None
        try:
            with connection.begin_nested():
                self.result = self.work(connection)
        except Exception as error:
            self.error = error

    def deadlocked(self) -> bool:
        """Another process was let go first: the same work can be done after it."""
        error = self.error
        return isinstance(error, OperationalError) and (
            getattr(error.orig, "sqlstate", None) == DEADLOCK
        )

    def tell(self, failure: BaseException | None) -> None:
        """Say how it went, once the transaction is over."""
        self.loop.call_soon_threadsafe(self.settle, failure or self.error)

    def settle(self, error: BaseException | None) -> None:
        if self.future.cancelled():
            return
        if error is not None:
            self.future.set_exception(error)
        else:
            self.future.set_result(self.result)  # type: ignore[arg-type]  # T or None, as T is


class Writer:
    """Takes work from the event loop and acknowledges it only after the commit."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.jobs: queue.SimpleQueue[Job[Any] | None] = queue.SimpleQueue()
        self.thread = threading.Thread(target=self.run, name="writer", daemon=True)
        self.thread.start()

    async def submit(self, work: Callable[[Connection], T]) -> T:
        job = Job(work)
        self.jobs.put(job)
        return await job.future

    def close(self) -> None:
        """Finish what was submitted, then stop."""
        self.jobs.put(None)
        self.thread.join()

    def run(self) -> None:
        going_on = True
        while going_on:
            batch, going_on = self.next_batch()
            while batch:
                batch = self.commit(batch)

    def next_batch(self) -> tuple[list[Job[Any]], bool]:
        """Wait for one job, and take what else has come in meanwhile."""
        batch: list[Job[Any]] = []
        job = self.jobs.get()
        while job is not None:
            batch.append(job)
            if len(batch) == BATCH or self.jobs.empty():
                return batch, True
            job = self.jobs.get()
        return batch, False

    def commit(self, batch: list[Job[Any]]) -> list[Job[Any]]:
        """Do all of this in one transaction; what has to be done once more."""
        failure: BaseException | None = None
        try:
            with COMMIT.time(), self.engine.begin() as connection:
                for job in batch:
                    job.run(connection)
                    require_transaction(connection)
        except Exception as error:
            failure = error  # nothing of the batch is on the disk: nobody is told otherwise
        again = [job for job in batch if failure is None and job.deadlocked()]
        for job in batch:
            if job not in again:
                job.tell(failure)
        return again


def require_transaction(connection: Connection) -> None:
    """SQLite ends the transaction by itself when the disk is full: what came before is lost too."""
    driver = connection.connection.dbapi_connection
    if isinstance(driver, sqlite3.Connection) and not driver.in_transaction:
        raise Broken
