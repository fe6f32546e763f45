"""The tables that this process keeps in memory: found when asked for, forgotten when idle."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from functools import partial

from tablee.engine.problems import Problem
from tablee.server.db.database import Database
from tablee.server.db.rows import TableRow, load
from tablee.server.matches import keeping
from tablee.server.matches.table import Table, Told, give_way
from tablee.server.metrics import MATCHES
from tablee.server.schemas.matches import ChatLine
from tablee.server.tasks import Tasks
from tablee.server.uptime import Uptime

GONE = 1008
"""How a socket ends whose table is deleted, or whose session."""

IDLE = 600.0
"""Seconds after which a table that nobody looks at leaves the memory."""

IDLE_OVER = 60.0
"""And one at which the match is over: whoever reads it later finds it on the disk."""


class Tables:
    """Tables by their id."""

    def __init__(
        self,
        database: Database,
        uptime: Uptime,
        tasks: Tasks,
        told: Told,
        opened: Callable[[Table], Awaitable[None]],
    ) -> None:
        self.database = database
        self.uptime = uptime
        self.tasks = tasks
        self.told = told
        self.opened = opened
        self.known: dict[str, Table] = {}
        self.silent: set[str] = set()
        """Other processes from which nothing is heard any more."""
        self.dropped = 0
        """How many tables were deleted."""

    async def find(self, match: str) -> Table:
        """The table of this id, as it is now; a Problem if there is none."""
        if "\0" in match:
            raise Problem("no-such-table")
        table = self.known.get(match) or await self.open(match)
        if table.stale or self.database.shared():
            async with table.lock:
                await table.refresh()
        table.used = time.monotonic()
        return table

    async def find_all(self, matches: list[str]) -> list[Table]:
        """These tables, without those that have been deleted since they were listed."""
        found: list[Table] = []
        for match in matches:
            try:
                found.append(await self.find(match))
            except Problem as problem:
                if problem.name != "no-such-table":
                    raise
        return found

    async def open(self, match: str) -> Table:
        """Take a table into memory."""
        row, chat = await self.read(match)
        if match in self.known:
            return self.known[match]  # somebody else was quicker
        self.uptime.reach(row.since)
        table = Table(row, chat, self.database, self.uptime, self.tasks, self.told, self.silent)
        self.known[match] = table
        MATCHES.set(len(self.known))
        await self.opened(table)
        return table

    async def read(self, match: str) -> tuple[TableRow, list[ChatLine]]:
        """The table with all that was said, from the disk."""
        while True:
            dropped = self.dropped
            found = await self.database.read(
                lambda c: (load(c, match), keeping.read_chat(c, match, 0))
            )
            if dropped == self.dropped:  # else it may be gone while we read it
                return found

    async def delete(self, match: str, may: Callable[[TableRow], None]) -> None:
        """Delete a table for good, unless this raises a Problem for it as it is now."""
        table = await self.find(match)
        async with table.lock:
            begun = time.monotonic()
            while True:
                await table.refresh()
                may(table.row)
                try:
                    await self.database.write(partial(keeping.delete_table, row=table.row))
                except keeping.Conflict:
                    table.stale = True
                    await give_way(begun)
                    continue
                self.drop(match)
                return

    def drop(self, match: str) -> None:
        """The table is no more: whoever looks at it is told so by the end of the connection."""
        self.dropped += 1
        for before in self.known.values():
            before.stale = before.stale or before.row.rematch == match
        table = self.known.pop(match, None)
        for socket in list(table.audience.sockets) if table else []:
            socket.close(GONE)

    def all(self) -> list[Table]:
        return list(self.known.values())

    def forget_idle(self) -> None:
        """Drop tables that nobody has looked at for a while; they are on the disk.

        Also where a clock runs: at its end the table is found by it.
        """
        now = time.monotonic()
        for match, table in list(self.known.items()):
            busy = table.audience.sockets or table.thinking or table.lock.locked()
            idle = IDLE_OVER if table.row.status == "over" else IDLE
            if not busy and table.used < now - idle:
                del self.known[match]
        MATCHES.set(len(self.known))
