"""Lets the strongest bot play the deals of yesterday: one after the other, beside everything else.

Its match is a match like any other, written when it is at its end: whoever wants to see how it was
done watches it again. It plays what people have played, with the same bots at the other seats.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Final

import structlog
from sqlalchemy import Connection, insert, update
from sqlalchemy.exc import SQLAlchemyError

from tablee.engine.titles import TITLES
from tablee.server import wire
from tablee.server.cast import style_of
from tablee.server.dailies import attempts, dealing, masters
from tablee.server.dailies.attempts import Outcome
from tablee.server.dailies.mastering import Deal, Played, Work
from tablee.server.dailies.masters import Wanted
from tablee.server.db import schema
from tablee.server.db.database import Database
from tablee.server.db.rows import Kept, SeatRow, TableRow
from tablee.server.db.writer import Broken
from tablee.server.matches import keeping
from tablee.server.matches.keeping import Change
from tablee.server.matches.match import Match
from tablee.server.matches.telling import tell
from tablee.server.thinking import bot_seed

log = structlog.get_logger()

PAUSE: Final = 60.0
"""Seconds between two looks whether a day is over."""

BEAT: Final = 1.0

PATIENCE: Final = 3_600.0
"""Seconds after which a process hangs that plays one match."""


class Master:
    """At work in every process of the server; the database lets one of them play a deal."""

    def __init__(self, database: Database, key: str) -> None:
        self.database = database
        self.key = key
        self.due = asyncio.Event()
        self.thread = ThreadPoolExecutor(1, "master")
        self.work: Work | None = None

    def wake(self) -> None:
        """A day may be over."""
        self.due.set()

    async def go_on(self) -> None:
        """Play one after the other, until cancelled."""
        while True:
            self.due.clear()
            try:
                wanted = await self.database.write(lambda c: masters.take(c, [*TITLES]))
                if wanted is not None:
                    await self.play(wanted)
                    continue
            except (SQLAlchemyError, Broken) as error:  # it is found where it was
                log.warning("no master", fault=type(error).__name__)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.due.wait(), PAUSE)

    async def play(self, wanted: Wanted) -> None:
        row = dealing.masters_row(self.key, wanted.title, wanted.day, masters.HOUSE)
        self.work = Work(deal_of(row))
        try:
            played = await self.watch(wanted, self.work)
        finally:
            self.work.end()
        if played.fault:
            log.error("master failed", title=wanted.title, fault=played.fault)
            await self.database.write(lambda c: masters.fail(c, wanted))
            return
        seat = dealing.seat_of(wanted.title, wanted.day)
        ended = await asyncio.to_thread(play_again, row, played.answers, seat)
        await self.database.write(lambda c: write(c, wanted, row, played.answers, ended))

    async def watch(self, wanted: Wanted, work: Work) -> Played:
        """Give signs of life until it is at its end."""
        loop = asyncio.get_running_loop()
        begun = time.monotonic()
        while time.monotonic() < begun + PATIENCE:
            played = await loop.run_in_executor(self.thread, work.hear, BEAT)
            if played is not None:
                return played
            await self.database.write(lambda c: masters.note(c, wanted))
        return Played(fault="hangs")

    def close(self) -> None:
        if self.work is not None:
            self.work.end()
        self.thread.shutdown(wait=False, cancel_futures=True)


def deal_of(row: TableRow) -> Deal:
    return Deal(
        title=row.title,
        edition=row.edition,
        options=row.options,
        seed=row.seed,
        bots=[styled(seat) for seat in row.seats],
        seeds=[bot_seed(row, seat.seat) for seat in row.seats],
    )


def styled(seat: SeatRow) -> str:
    """The bot at this seat as people meet it."""
    style = style_of(seat.bot, seat.nickname)
    return f"{seat.bot}+{style}" if style else str(seat.bot)


def play_again(row: TableRow, answers: list[tuple[int, str]], seat: int) -> tuple[Change, Outcome]:
    """Give the answers at the table, which is then as if they had been given there."""
    match = keeping.dealt_again(row)
    for who, action in answers:
        match.game.play(match.s, who, action)
        match.s.moment()
    change = Change(row=row, news=tell(match), told=[0] * (len(row.seats) + 1))
    row.status, row.ended, row.used = "over", row.created, row.created
    row.result = wire.result_of(match.game, match.s)
    row.kept = kept(match, change, len(answers))
    return change, attempts.outcome(match.game, match.s, seat)


def kept(match: Match, change: Change, answers: int) -> Kept:
    told = [len(events) for events in change.news]
    return keeping.keep(match, change, told, answers)


def write(
    connection: Connection,
    wanted: Wanted,
    row: TableRow,
    answers: list[tuple[int, str]],
    ended: tuple[Change, Outcome],
) -> None:
    """The match and what it came to, in one piece."""
    change, how = ended
    masters.host(connection)
    keeping.new_table(connection, row)
    table = schema.matches
    result = {"result": keeping.encoded(row.result), "ended": row.ended, "started": row.created}
    connection.execute(update(table).where(table.c.id == row.id).values(result))
    connection.execute(insert(schema.answers), answer_values(row, answers))
    connection.execute(insert(schema.news), keeping.news_values(change))
    masters.keep(connection, wanted, row.id, how)


def answer_values(row: TableRow, answers: list[tuple[int, str]]) -> list[dict[str, object]]:
    return [
        {"match": row.id, "number": number, "seat": seat, "action": action, "at": row.created}
        for number, (seat, action) in enumerate(answers)
    ]
