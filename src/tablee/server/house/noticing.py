"""What is done in the database behind the server's back: it is noticed within seconds."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Final

import structlog
from sqlalchemy import Connection, select
from sqlalchemy.exc import SQLAlchemyError

from tablee.engine.problems import Problem
from tablee.server import moderation, tidying
from tablee.server.db import schema
from tablee.server.db.writer import Broken
from tablee.server.forgetting import Forgotten
from tablee.server.house.finding import GONE
from tablee.server.matches import keeping
from tablee.server.matches.table import Table
from tablee.server.schemas.matches import ChatLine
from tablee.server.standing import finishes

if TYPE_CHECKING:
    from tablee.server.house.house import House

log = structlog.get_logger()

PAUSE: Final = 1.0
"""Seconds between two looks whether an operator has done something."""

UNKNOWN: Final = "unknown"
"""Before the first look: nothing that was noted earlier is news."""

NIGHT: Final = 3
"""The hour, in UTC, at which what is due is deleted."""

PORTION: Final = 500
"""So many ids are asked for in one query."""


async def watch(house: House) -> None:
    """Look whether there is a notice, again and again, until cancelled."""
    last: str | None = UNKNOWN
    while True:
        try:
            notice = await house.database.read(moderation.last_notice)
            if last not in (UNKNOWN, notice):
                await look_again(house)
            last = notice
        except (SQLAlchemyError, Problem) as error:  # it looks again
            log.warning("not noticed", fault=type(error).__name__)
        await asyncio.sleep(PAUSE)


async def look_again(house: House) -> None:
    """Close what has ended: sockets without a session, tables that are gone; read the others."""
    await close_sockets(house)
    tables = house.tables.all()
    versions = await house.database.read(lambda c: versions_of(c, [t.row.id for t in tables]))
    for table in tables:
        if table.row.id not in versions:
            house.tables.drop(table.row.id)
        elif table.chat or versions[table.row.id] != table.row.version:
            await read_again(house, table)


async def read_changed(house: House, gone: Forgotten) -> None:
    """The same for the tables of somebody who is forgotten."""
    for match in gone.deleted:
        house.tables.drop(match)
    for match in gone.changed:
        table = house.tables.known.get(match)
        if table is not None:
            await read_again(house, table)


async def read_again(house: House, table: Table) -> None:
    """Take a table from the disk as it is now, with what was said there and who plays."""
    table.stale = True
    if not await house.neighbours.refreshed(table):
        return
    table.chat = await house.database.read(lambda c: chat_of(c, table.row.id))
    table.audience.wake()
    house.bots.let_think(table)


def chat_of(connection: Connection, match: str) -> list[ChatLine]:
    return keeping.read_chat(connection, match, 0)


async def close_sockets(house: House) -> None:
    sockets = [s for t in house.tables.all() for s in t.audience.sockets if s.person is not None]
    tokens = sorted({socket.session for socket in sockets})
    known = await house.database.read(lambda c: sessions_among(c, tokens))
    for socket in sockets:
        if socket.session not in known:
            socket.close(GONE)


def sessions_among(connection: Connection, tokens: list[str]) -> set[str]:
    session = schema.sessions.c.token
    found: set[str] = set()
    for first in range(0, len(tokens), PORTION):
        some = session.in_(tokens[first : first + PORTION])
        found |= set(connection.execute(select(session).where(some)).scalars())
    return found


def versions_of(connection: Connection, matches: list[str]) -> dict[str, int]:
    match = schema.matches.c
    found: dict[str, int] = {}
    for first in range(0, len(matches), PORTION):
        some = match.id.in_(matches[first : first + PORTION])
        rows = connection.execute(select(match.id, match.version).where(some))
        found |= {row.id: row.version for row in rows}
    return found


# --- what is due ------------------------------------------------------------------------------


async def tidy_nightly(house: House) -> None:
    """Note and delete what is due: now, and every night, until cancelled."""
    while True:
        try:
            while await house.database.write(finishes.catch_up):
                await asyncio.sleep(0.1)  # others want to write, too
            await tidy(house)
        except (SQLAlchemyError, Broken) as error:  # the next night is another one
            log.warning("not tidied", fault=type(error).__name__)
        await asyncio.sleep(until_night(time.time()))


def until_night(now: float) -> float:
    """The seconds until it is that hour again."""
    day = 86_400.0
    return day - (now - NIGHT * 3_600) % day


async def tidy(house: House) -> None:
    """All that is due, in portions; whoever is concerned is told."""
    settings, gone = house.settings, tidying.Tidied()
    while True:

        def work(connection: Connection) -> tidying.Tidied:
            part = tidying.tidy(connection, settings, time.time())
            if not part.done():
                moderation.note(connection)
            return part

        part = await house.database.write(work)
        if part.done():
            break
        gone += part
    if not gone.done():
        log.info("tidied", **{name: getattr(gone, name) for name in gone.__struct_fields__})
