"""Group commit: one thread writes for all, many pieces of work in one transaction."""

from __future__ import annotations

import asyncio
import itertools
import queue
import sqlite3
import threading
from collections.abc import Callable, Iterable
from typing import Any, Generic, TypeVar

import psycopg
from psycopg.pq import TransactionStatus
from sqlalchemy import Connection
from sqlalchemy.engine import Engine
from sqlalchemy.exc import OperationalError

from tablee.server.db.statements import Statements, can_send, send
from tablee.server.metrics import COMMIT

T = TypeVar("T")

Work = Callable[[Connection], T]
"""Must be harmless to do again when the first time was rolled back."""

BATCH = 64
"""At most so many pieces of work go into one transaction."""

DEADLOCK = "40P01"
"""What PostgreSQL calls it when two processes wait for each other's rows."""


class Broken(Exception):
    """The database has dropped the whole transaction, not only the part that failed."""


Doing = Callable[[Connection, "list[Job[Any]]"], "list[Job[Any]]"]
"""Does the work of some jobs; those that have failed."""


class Job(Generic[T]):
    """A piece of work, and where its result is awaited. It may be done more than once."""

    def __init__(self, work: Work[T]) -> None:
        self.work = work
        self.loop = asyncio.get_running_loop()
        self.future: asyncio.Future[T] = self.loop.create_future()
        self.result: T | None = None
        self.error: BaseException | None = None

    def run(self, connection: Connection) -> bool:
        """Do the work; whether that went well."""
        self.error = None
        try:
            self.result = self.work(connection)
            require_transaction(connection)
        except Exception as error:
            self.error = error
        return self.error is None

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

    async def submit(self, work: Work[T]) -> T:
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
            self.commit_all(batch)

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

    def commit_all(self, batch: list[Job[Any]]) -> None:
        """Most batches go well, so all is done in one go; whatever fails is left out of it.

        It is done again by itself, once the others are on the disk: only then is it known whether
        it fails, and why.
        """
        left_out: list[Job[Any]] = []
        while batch:
            failed = self.commit(batch, do_together)
            left_out += failed
            batch = [job for job in batch if job not in failed] if failed else []
        for job in left_out:
            self.commit_alone(job)

    def commit_alone(self, job: Job[Any]) -> None:
        while self.commit([job], first_failed):
            if not job.deadlocked():
                job.tell(job.error)
                return

    def commit(self, batch: list[Job[Any]], do: Doing) -> list[Job[Any]]:
        """Do all of this in one transaction; none of it is done if this returns some of it."""
        failure: BaseException | None = None
        failed: list[Job[Any]] = []
        try:
            with COMMIT.time(), self.engine.connect() as connection, connection.begin() as begun:
                failed = do(connection, batch)
                if failed:
                    begun.rollback()
        except Exception as error:
            failure = error  # nothing of the batch is on the disk: nobody is told otherwise
        if not failed:
            for job in batch:
                job.tell(failure)
        return failed


def do_together(connection: Connection, batch: list[Job[Any]]) -> list[Job[Any]]:
    """Do it all, in its order and in as few ways as can be; those that have failed."""
    if not can_send(connection):
        return first_failed(connection, batch)
    for plain, group in itertools.groupby(batch, lambda job: isinstance(job.work, Statements)):
        jobs = list(group)
        failed = send_all(connection, jobs) if plain else first_failed(connection, jobs)
        if failed:
            return failed
    return []


def send_all(connection: Connection, jobs: list[Job[Any]]) -> list[Job[Any]]:
    works = [job.work for job in jobs if isinstance(job.work, Statements)]
    for job, work in zip(jobs, works, strict=True):
        job.result, job.error = work.result, None
    return [jobs[number] for number in send(connection, works)]


def first_failed(connection: Connection, jobs: Iterable[Job[Any]]) -> list[Job[Any]]:
    """Do one after the other; the one after which there is nothing more to be done."""
    return next(([job] for job in jobs if not job.run(connection)), [])


def require_transaction(connection: Connection) -> None:
    """Work that has caught an error of the database goes on, but the transaction may not.

    SQLite ends it by itself when the disk is full; PostgreSQL after any error, and says of its
    commit that all is well.
    """
    driver = connection.connection.driver_connection
    if isinstance(driver, sqlite3.Connection):
        going_on = driver.in_transaction
    else:
        assert isinstance(driver, psycopg.Connection)
        going_on = driver.info.transaction_status != TransactionStatus.INERROR
    if not going_on:
        raise Broken
