"""Sends what is to be told, to those who are not there: at work in every process of the server."""

from __future__ import annotations

import asyncio
import time
from typing import Final

import structlog
from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from tablee.engine.problems import Problem
from tablee.server import faults
from tablee.server.db.database import Database
from tablee.server.db.writer import Broken
from tablee.server.house import presence
from tablee.server.house.finding import Tables
from tablee.server.matches.table import Table, needs
from tablee.server.metrics import NOTICES
from tablee.server.reach import channels, outbox, writing
from tablee.server.reach.channels import Channel, Times
from tablee.server.reach.outbox import Need, Notice
from tablee.server.reach.quiet import silent_until
from tablee.server.reach.sending import GONE, Outcome, Sender
from tablee.server.secrets import logged
from tablee.server.tasks import Tasks

log = structlog.get_logger()

PAUSE: Final = 1.0
"""Seconds between two looks at what is due."""

AT_ONCE: Final = 20
"""So many are on their way at a time: a place that takes long delays few."""

SEEN: Final = 30.0
"""Whoever was there for so long with the question on the table has seen it."""

LOOK_AGAIN: Final = 2.0
"""Seconds after which it is looked again whether somebody is still there."""

PAUSES: Final = (30.0, 120.0, 600.0, 3_600.0, 6 * 3_600.0)
"""Seconds between one try and the next; after the last it is given up."""


class Messenger:
    """The database lets one process send each message, once."""

    def __init__(self, database: Database, tables: Tables, tasks: Tasks, sender: Sender) -> None:
        self.database = database
        self.tables = tables
        self.tasks = tasks
        self.sender = sender
        self.busy: set[Notice] = set()

    async def go_on(self) -> None:
        """Look what is due, again and again, until cancelled."""
        while True:
            try:
                await self.look()
            except (SQLAlchemyError, Broken) as error:  # all is where it was
                log.warning("no notices", fault=type(error).__name__)
            await asyncio.sleep(PAUSE)

    async def look(self) -> None:
        now = time.time()
        if await self.database.glance(lambda c: outbox.count(c, "sending")):
            lost = await self.database.write(lambda c: outbox.give_up_lost(c, now))
            if lost:
                NOTICES.labels("lost").inc(lost)
                log.warning("notices lost", count=lost)
        found = await self.database.glance(lambda c: outbox.due(c, now, AT_ONCE + len(self.busy)))
        for notice in found:
            if notice not in self.busy and len(self.busy) < AT_ONCE:
                self.busy.add(notice)
                self.tasks.go(self.see_to(notice))

    async def see_to(self, notice: Notice) -> None:
        try:
            await self.decide(notice)
        except (SQLAlchemyError, Broken) as error:  # it is due again, unless it was begun
            log.warning("notice delayed", fault=type(error).__name__)
        except Exception:  # one that cannot be made must not be tried for ever
            log.exception("notice failed", match=logged(notice.match))
            await self.settle(notice, "failed")
        finally:
            self.busy.discard(notice)

    async def decide(self, notice: Notice) -> None:
        """Send it, if it is still needed, and now; else later, or never."""
        channel, times, hushed = await self.database.read(
            lambda c: told_how(c, notice.channel, notice.match)
        )
        table = await self.table_of(notice)
        if channel is None or table is None or hushed or not stands(table, notice, channel):
            await self.settle(notice, "needless")
            return
        until = put_off_until(table, notice, times, time.time())
        if until is None:
            await self.settle(notice, "needless")
        elif until > time.time():
            await self.database.write(lambda c: outbox.put_off(c, notice, until))
        else:
            await self.send(notice, channel, writing.turn(table, notice, channel, times))

    async def table_of(self, notice: Notice) -> Table | None:
        try:
            return await self.tables.find(notice.match)
        except Problem:
            return None

    async def send(self, notice: Notice, channel: Channel, message: writing.Message) -> None:
        now = time.time()
        if not await self.database.write(lambda c: outbox.begin(c, notice, now)):
            return  # another process does
        outcome = await self.sender.send(channel, message)
        if outcome.arrived:
            await self.settle(notice, "sent")
            await self.note(channel, None)
        elif outcome.again and notice.tries < len(PAUSES):
            NOTICES.labels("put-off").inc()
            pause = max(PAUSES[notice.tries], outcome.after)
            await self.database.write(lambda c: outbox.try_again(c, notice, time.time() + pause))
            await self.note(channel, outcome)
        else:
            await self.settle(notice, "failed")
            await self.note(channel, outcome)

    async def settle(self, notice: Notice, status: str) -> None:
        NOTICES.labels(status).inc()
        await self.database.write(lambda c: outbox.settle(c, notice, status))

    async def note(self, channel: Channel, outcome: Outcome | None) -> None:
        """Tell its owner how it went; what refuses us for good is not used any more."""
        if outcome is None:
            if channel.fault is not None:
                await self.database.write(lambda c: channels.note(c, channel.id, "active"))
        elif channel.kind == "push" and outcome.status in GONE:
            await self.database.write(lambda c: channels.remove(c, channel.id))
        else:
            fault = faults.told(outcome.problem())
            status = channel.status if outcome.again else "failed"
            await self.database.write(lambda c: channels.note(c, channel.id, status, fault))

    async def test(self, channel: Channel, mark: str) -> None:
        """Send a message now; a Problem if it was not taken."""
        outcome = await self.sender.send(channel, writing.test(channel, mark))
        await self.note(channel, None if outcome.arrived else outcome)
        if not outcome.arrived:
            raise outcome.problem()

    async def close(self) -> None:
        await self.sender.close()


def told_how(
    connection: Connection, channel: str, match: str
) -> tuple[Channel | None, Times, bool]:
    """The channel, if it can be used; its owner's hours; and whether nothing is wanted."""
    found = channels.find(connection, channel)
    if found is None or found.status != "active" or channels.is_shut_out(connection, found.account):
        return None, Times(), True
    hushed = match in channels.muted(connection, found.account)
    return found, channels.times_of(connection, found.account), hushed


def stands(table: Table, notice: Notice, channel: Channel) -> bool:
    """The same question still waits for the same person."""
    return Need(notice.seat, notice.number, channel.account) in needs(table.row, table.match)


def put_off_until(table: Table, notice: Notice, times: Times, now: float) -> float | None:
    """When it may be sent; none if whom it is for has seen the question.

    Whoever has the table open is not disturbed. One who has just gone may be back in a moment, and
    is noted as gone after another: only then.
    """
    if notice.seat in presence.present(table.row, table.audience):
        return None if now - notice.asked >= SEEN else now + LOOK_AGAIN
    if table.row.seats[notice.seat].gone is None:
        return now + LOOK_AGAIN
    return silent_until(times.quiet, now) or now
