"""The other processes of this server: telling them what is new, and hearing it from them."""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Callable

import msgspec
import structlog
from litestar.channels import ChannelsPlugin

from tablee.engine.problems import Problem
from tablee.server.house.finding import Tables
from tablee.server.house.sessions import close_ended
from tablee.server.matches.table import Table
from tablee.server.notices import MISSED
from tablee.server.people import People
from tablee.server.secrets import new_id

log = structlog.get_logger()

WAKE = "wake"
"""The channel that carries who should look again; never anything that only some may know."""

BEAT = 3.0
"""Seconds between two signs of life."""

SILENCE = 12.0
"""Seconds without one after which those who were connected to a process are not there any more."""


class Wake(msgspec.Struct):
    """Something is new at a table; a sign of life if it is none."""

    process: str
    match: str
    version: int
    connected: list[int]
    lines: int
    """How much has been said."""
    seat: int | None = None
    """The only seat that this is news for."""
    account: str = ""
    """Somebody a session of whom has ended; not about a table then."""
    uptime: float = 0.0
    """How far the time of the clocks is."""
    ends: bool = False
    """The last word of a process."""


class Neighbours:
    """Every process that shares our database. With SQLite there is none."""

    def __init__(
        self,
        tables: Tables,
        people: People,
        channels: ChannelsPlugin,
        left_alone: Callable[[Table], None],
    ) -> None:
        self.tables = tables
        self.people = people
        self.channels = channels
        self.left_alone = left_alone
        """Called with each table when another process is gone, in which bots may have thought."""
        self.process = new_id()
        self.mute = not tables.database.shared()
        self.heard_at: dict[str, float] = {}
        """When each of the others last said something."""

    async def announce(self, table: Table, seat: int | None = None) -> None:
        """Say that a table is to be looked at again, by this seat alone or by all."""
        here = table.audience.announced = table.audience.here()
        if self.mute:
            return
        row = table.row
        await self.say(Wake(self.process, row.id, row.version, here, len(table.chat), seat))

    async def say_deleted(self, match: str, version: int) -> None:
        """Let others look at a table that they will not find any more."""
        if not self.mute:
            await self.say(Wake(self.process, match, version + 1, [], 0))

    async def say_session_ended(self, account: str) -> None:
        if not self.mute:
            await self.say(Wake(self.process, "", 0, [], 0, account=account))

    async def stay_in_touch(self) -> None:
        """Give signs of life, and note who does not, until cancelled."""
        while True:
            await self.give_sign_of_life()
            await asyncio.sleep(BEAT)
            self.note_silence(time.monotonic() - SILENCE)

    async def say_goodbye(self) -> None:
        """Whoever is connected to this process is not there any more; nothing is said after it."""
        if not self.mute:
            await self.say(Wake(self.process, "", 0, [], 0, ends=True))
            self.mute = True

    async def give_sign_of_life(self) -> None:
        await self.say(Wake(self.process, "", 0, [], 0))

    def note_silence(self, limit: float) -> None:
        """Whoever was connected to a process that is gone is not there any more."""
        silent = {process for process, at in self.heard_at.items() if at < limit}
        changed, gone = silent ^ self.tables.silent, silent - self.tables.silent
        self.tables.silent.clear()
        self.tables.silent.update(silent)
        for table in self.tables.all():
            if any(process in table.audience.elsewhere for process in changed):
                table.audience.revision += 1
                table.audience.wake()
            if gone:
                self.left_alone(table)

    async def say(self, wake: Wake) -> None:
        wake.uptime = self.tables.uptime.now()
        try:
            await self.channels.wait_published(msgspec.json.encode(wake), [WAKE])
        except Exception:
            log.exception("not announced")  # what is written stays written

    async def listen(self) -> None:
        """Hear from other processes what is new, until cancelled."""
        async with self.channels.start_subscription([WAKE]) as subscriber:
            async for message in subscriber.iter_events():
                try:
                    if message == MISSED:
                        await self.catch_up()
                    else:
                        await self.heard(msgspec.json.decode(message, type=Wake))
                except Exception:
                    log.exception("not heard")

    async def catch_up(self) -> None:
        """Nothing was heard for a while: look at every table again."""
        for table in self.tables.all():
            if not await self.refreshed(table):
                continue
            await table.read_chat()
            table.audience.wake()
            if table.audience.sockets:
                await self.announce(table)  # those who are there may have changed meanwhile

    async def refreshed(self, table: Table) -> bool:
        """Look at a table again; whether it is still there."""
        try:
            async with table.lock:
                await table.refresh()
        except Problem:
            self.tables.drop(table.row.id)
            return False
        return True

    async def heard(self, wake: Wake) -> None:
        if wake.process == self.process:
            return
        self.tables.uptime.reach(wake.uptime)
        if wake.ends:
            self.heard_at[wake.process] = -math.inf
            self.note_silence(time.monotonic() - SILENCE)
            return
        unknown = wake.process not in self.heard_at
        self.heard_at[wake.process] = time.monotonic()
        if unknown:
            await self.give_sign_of_life()  # it cannot know yet how far the time is
        if wake.account:
            await close_ended(self.tables, self.people, wake.account)
            return
        table = self.tables.known.get(wake.match)
        if table is None:
            return
        new = table.audience.note_elsewhere(wake.process, wake.connected)
        if wake.version > table.row.version:
            table.stale = True
            if not await self.refreshed(table):
                return
        if wake.lines > len(table.chat):
            await table.read_chat()
        table.audience.wake(wake.seat)
        if new and table.audience.sockets:
            await self.announce(table)  # it cannot know yet who is here
