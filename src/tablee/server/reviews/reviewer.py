"""Makes the reviews that are asked for: one after the other, beside everything else."""

from __future__ import annotations

import asyncio
import contextlib
import time
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final

import msgspec
import structlog
from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from tablee.engine.problems import Problem
from tablee.engine.record import Record
from tablee.server.db.database import Database
from tablee.server.db.rows import load
from tablee.server.db.writer import Broken
from tablee.server.matches.keeping import read_answers
from tablee.server.matches.recording import record_of
from tablee.server.reviews import keeping
from tablee.server.reviews.keeping import Wanted
from tablee.server.reviews.working import End, Step, Work
from tablee.server.secrets import logged

log = structlog.get_logger()

PAUSE: Final = 2.0
"""Seconds between two looks whether another process has left one to be made."""

BEAT: Final = 1.0
"""Seconds between two notes of how far it is."""

PATIENCE: Final = 20
"""A process hangs that says nothing for so many times as long as all of it should take."""


class Reviewer:
    """At work in every process of the server; the database lets one of them make a review."""

    def __init__(self, database: Database, seconds: float) -> None:
        self.database = database
        self.seconds = seconds
        self.asked = asyncio.Event()
        self.thread = ThreadPoolExecutor(1, "reviewing")
        self.work: Work | None = None

    def wake(self) -> None:
        """One is asked for."""
        self.asked.set()

    async def go_on(self) -> None:
        """Make one after the other, until cancelled."""
        if not self.database.shared():
            await self.database.write(keeping.begin_again)
        while True:
            self.asked.clear()
            try:
                wanted = await self.database.write(keeping.take)
                if wanted is not None:
                    await self.make(wanted)
                    continue
            except (SQLAlchemyError, Broken) as error:  # it is found where it was
                log.warning("no review", fault=type(error).__name__)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.asked.wait(), PAUSE if self.database.shared() else None)

    async def make(self, wanted: Wanted) -> None:
        try:
            record, told = await self.database.read(lambda c: record_for(c, wanted.match))
        except Problem as problem:
            name = problem.name
            await self.database.write(lambda c: keeping.fail(c, wanted, name))
            return
        coded = msgspec.json.encode(record)
        self.work = Work(coded, wanted.seat, self.seconds, told)
        try:
            end = await self.watch(wanted, self.work)
        finally:
            self.work.end()
        if end.found:
            await self.database.write(lambda c: keeping.keep(c, wanted, end.found))
            return
        if end.fault:
            log.error("review failed", match=logged(wanted.match), fault=end.fault)
        problem_name = end.problem or Problem("review-failed").name
        await self.database.write(lambda c: keeping.fail(c, wanted, problem_name))

    async def watch(self, wanted: Wanted, work: Work) -> End:
        """Note how far it is, until it is at its end."""
        loop = asyncio.get_running_loop()
        heard, noted, last = time.monotonic(), 0.0, Step(0, 0)
        while True:
            said = await loop.run_in_executor(self.thread, work.hear, BEAT)
            now = time.monotonic()
            if isinstance(said, End):
                return said
            if said is not None:
                heard, last = now, said
            if now - heard > PATIENCE * (self.seconds + BEAT):
                return End(fault="hangs")
            if now - noted >= BEAT:
                noted = now
                await self.database.write(partial(keeping.note, wanted=wanted, step=last))

    def close(self) -> None:
        if self.work is not None:
            self.work.end()
        self.thread.shutdown(wait=False, cancel_futures=True)


def record_for(connection: Connection, match: str) -> tuple[Record, int]:
    """The match, and how many events had been told before it began."""
    row = load(connection, match)
    return record_of(
        row, read_answers(connection, match), row.played_on
    ), row.begins.told if row.begins else 0
