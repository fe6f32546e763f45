"""What time brings about: people who come and go, clocks that run out, tables left alone."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import Callable, Coroutine
from typing import Any

import structlog

from tablee.engine.problems import Problem
from tablee.server.house import presence
from tablee.server.house.finding import Tables
from tablee.server.matches import moves
from tablee.server.matches.table import Edit, Table
from tablee.server.secrets import logged
from tablee.server.tasks import Tasks

log = structlog.get_logger()


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

    async def go_round(self) -> None:
        """Look after all tables, again and again, until cancelled."""
        while True:
            await asyncio.sleep(0.5 + random.random() / 10)
            self.watch_clocks()
            self.watch_people()
            self.tables.forget_idle()

    def watch_clocks(self) -> None:
        """Where a clock has run out, a bot plays on, if the table wants it so."""
        for table in self.tables.all():
            row = table.row
            late = [
                seat
                for seat in table.clocks.out_of_time(row)
                if row.absence != "wait" and not row.seats[seat].plays_by_itself()
            ]
            if late:
                self.tasks.go(self.change(table, moves.leave_to_bot(late)))

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

    async def stop_clocks(self) -> None:
        """The time until now counts, the time until the next start does not."""
        for table in self.tables.all():
            if table.clocks.running:
                with contextlib.suppress(Exception):
                    await table.change(moves.charge_clocks)
