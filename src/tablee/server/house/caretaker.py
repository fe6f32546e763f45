"""What time brings about: people who come and go, clocks that run out, tables left alone."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Coroutine
from typing import Any

import structlog
from sqlalchemy.exc import SQLAlchemyError

from tablee.engine.problems import Problem
from tablee.server.db.writer import Broken
from tablee.server.house import presence
from tablee.server.house.finding import Tables
from tablee.server.matches import keeping, moves
from tablee.server.matches.table import Edit, Settled, Table
from tablee.server.secrets import logged
from tablee.server.tasks import Tasks
from tablee.server.uptime import BEAT, REST, clocks_run, note_uptime

log = structlog.get_logger()

ENDS = 50
"""At most so many tables are woken at a time because a clock is at its end."""


class Caretaker:
    """Goes from table to table."""

    def __init__(
        self,
        tables: Tables,
        tasks: Tasks,
        came_or_went: Callable[[Table], Coroutine[Any, Any, None]],
    ) -> None:
        self.tables = tables
        self.tasks = tasks
        self.came_or_went = came_or_went
        self.waking: set[str] = set()
        """Tables at which a clock is at its end, and that is being seen to."""
        self.failing: set[str] = set()
        """Those at which it could not be: the others do not wait for them."""

    async def go_round(self) -> None:
        """Look after all tables, again and again, until cancelled."""
        while True:
            await asyncio.sleep(0.5 + random.random() / 10)
            self.watch_people()
            self.tables.forget_idle()

    async def watch_clocks(self) -> None:
        """Where a clock is at its end, a bot plays on, if the table wants it so; until cancelled.

        Such tables are found on the disk, so they need not be in memory. Every process looks; the
        first to write has done it, for all.
        """
        while True:
            await asyncio.sleep(0.5 + random.random())
            try:
                await self.see_to_clocks()
            except SQLAlchemyError as error:  # the next look finds them where they were
                log.warning("clocks unseen", fault=type(error).__name__)

    async def see_to_clocks(self) -> None:
        now = self.tables.uptime.now()
        most = ENDS + len(self.failing)
        ended = await self.tables.database.read(lambda c: keeping.due(c, now, most))
        for match in ended:
            if match not in self.waking | self.failing:
                self.waking.add(match)
                self.tasks.go(self.end_time(match))

    async def end_time(self, match: str) -> None:
        """Let happen what happens when a clock is at its end."""
        try:
            table = await self.tables.find(match)
            await table.change(moves.end_time)
        except Settled:
            log.info("clock settled", match=logged(match))
        except Problem as problem:
            log.info("clock delayed", match=logged(match), problem=problem.name)
        except SQLAlchemyError as error:
            log.warning("clock delayed", match=logged(match), fault=type(error).__name__)
        except Exception:
            log.exception("clock failed", match=logged(match))
            self.failing.add(match)
        finally:
            self.waking.discard(match)

    async def keep_time(self) -> None:
        """Write down how far the time is, often while a clock runs, until cancelled."""
        noted = self.tables.uptime.now()
        while True:
            await asyncio.sleep(BEAT)
            now = self.tables.uptime.now()
            try:
                if now - noted >= REST or await self.tables.database.read(clocks_run):
                    await self.note_time()
                    noted = now
            except (SQLAlchemyError, Broken) as error:  # it goes on all the same
                log.warning("time unnoted", fault=type(error).__name__)

    async def note_time(self) -> None:
        now = self.tables.uptime.now()
        await self.tables.database.write(lambda c: note_uptime(c, now))

    def watch_people(self) -> None:
        """Note who is there, and let happen what was agreed on for those who are not."""
        for table in self.tables.all():
            edit = presence.watch(table)
            if edit is not None:
                self.tasks.go(self.change(table, edit))
            if table.audience.here() != table.audience.announced:
                table.audience.announced = table.audience.here()
                self.tasks.go(self.came_or_went(table))

    async def change(self, table: Table, edit: Edit) -> None:
        """Make a change, if the table is still there; one that could not be made comes again."""
        try:
            await table.change(edit)
        except Problem as problem:
            log.info("caretaker delayed", match=logged(table.row.id), problem=problem.name)
