"""A table in memory: one change at a time, written first and told afterwards."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Awaitable, Callable

import msgspec

from tablee.engine.events import SPECTATOR
from tablee.engine.problems import IllegalAction, Problem
from tablee.server import wire
from tablee.server.dailies.attempts import Outcome, outcome
from tablee.server.db.database import Database
from tablee.server.db.rows import Kept, SeatRow, TableRow, copied, load, version_of
from tablee.server.matches import clocks, keeping
from tablee.server.matches.audience import Audience
from tablee.server.matches.feed import Feed
from tablee.server.matches.keeping import Change, Conflict, Twice
from tablee.server.matches.match import Match, Stale
from tablee.server.matches.reading import Reading, read
from tablee.server.matches.telling import tell
from tablee.server.reach.outbox import Need
from tablee.server.schemas.matches import ChatLine, Plan, SeatClock
from tablee.server.standing import finishes, rating
from tablee.server.tasks import Tasks
from tablee.server.uptime import Uptime

LONG = 10.0
"""Seconds for which a change is tried again and again while other processes are quicker."""

PAUSE = 0.02
"""Seconds at most between two tries: by chance, so that two processes do not keep step."""

Edit = Callable[[TableRow, Match | None, Change], Match | None]
"""Changes the copies it is given, notes in the change what is new, and returns the match."""

Told = Callable[["Table", int | None], Awaitable[None]]
"""Called with what is on the disk, and the only seat that it is news for, if it is."""


class Settled(Exception):
    """There is nothing to be changed any more."""


class Table:
    """Keeps a table in memory while people are at it."""

    def __init__(
        self,
        row: TableRow,
        chat: list[ChatLine],
        database: Database,
        uptime: Uptime,
        tasks: Tasks,
        told: Told,
        silent: set[str],
    ) -> None:
        self.row = row
        self.chat = chat
        self.database = database
        self.uptime = uptime
        self.tasks = tasks
        self.told = told
        self.reading = read(row)
        self.feed = Feed(database, row)
        self.audience = Audience(silent)
        self.lock = asyncio.Lock()
        self.stale = False
        """Another process has written: read again before use."""
        self.thinking: set[tuple[int, int]] = set()
        """Seats and numbers that a bot is thinking about in this process."""
        self.simpler: dict[int, str] = {}
        """Bots that answer where the one of the seat did not."""
        self.plans: dict[int, tuple[int, Plan]] = {}
        """What bots have told partners, with the number of the answer that it is about."""
        self.used = time.monotonic()

    @property
    def match(self) -> Match | None:
        """What is played here; none before the start, and none while it rests."""
        return self.reading.match

    def waiting_for(self) -> list[int]:
        """The seats that are asked something."""
        return asked(self.row, self.match)

    def clocks(self) -> list[SeatClock]:
        """What every seat has left now."""
        return clocks.show(self.row, self.waiting_for(), self.uptime.now())

    def seat_of(self, account: str | None, seat: int) -> SeatRow:
        """The seat, if it is this person's; a Problem otherwise."""
        if not 0 <= seat < len(self.row.seats):
            raise Problem("bad-seat", seat=seat + 1, seats=len(self.row.seats))
        found = self.row.seats[seat]
        if account is None or found.account != account:
            raise Problem("not-your-seat")
        return found

    # --- changing -----------------------------------------------------------------------------

    async def change(self, edit: Edit, submission: tuple[int, str] | None = None) -> int:
        """Make a change: on a copy, then on the disk, then known.

        The version that it made for the seat that asks, if one does.

        It comes to its end even if whoever asks is cut off meanwhile: what is written is told.
        """
        return await self.tasks.finish(self.change_now(edit, submission))

    async def change_now(self, edit: Edit, submission: tuple[int, str] | None) -> int:
        async with self.lock:
            begun = time.monotonic()
            while True:
                if self.stale:
                    await self.refresh()
                try:
                    await self.try_change(edit, submission)
                    return self.feed.version(submission[0] if submission else SPECTATOR)
                except Conflict:
                    self.stale = True
                    await give_way(begun)
                except (Twice, Stale, IllegalAction, Problem, Settled):
                    if await self.outdated():
                        continue  # it may fit what is there now
                    # A move that was made before does not fit again: only now is it looked up.
                    version = await self.submitted(*submission) if submission else None
                    if version is None:
                        raise
                    self.stale = True
                    await self.refresh()
                    return version  # it came twice, and counts once

    async def submitted(self, seat: int, move: str) -> int | None:
        return await self.database.read(
            lambda connection: keeping.submitted(connection, self.row.id, seat, move)
        )

    async def try_change(self, edit: Edit, submission: tuple[int, str] | None) -> None:
        row = copied(self.row)
        match = self.match and self.match.copy()
        now = self.uptime.now()
        change = Change(row=row, now=now, submission=submission)
        change.first_answer = row.kept.answers if row.kept else 0
        row.used = time.time()
        clocks.charge(row, self.waiting_for(), now)
        match = edit(row, match, change)
        if match is not None:
            note_match(row, match, change)
        elif row.kept is not None:
            note_rest(row, row.kept, change)
        clocks.start(row, asked(row, match), now)
        if row.status == "over" and self.row.status != "over":
            note_end(row, match, change)
        before = self.row.seats
        change.needs = new_needs((self.row, self.match), (row, match))
        change.grace = self.database.settings.notice_grace
        change.before, change.outcome = self.row.used, attempt_ended(self.row, row, match)
        change.seats = [new for new, old in zip(row.seats, before, strict=True) if new != old]
        row.version = await self.database.write(keeping.written(change))
        if public(row) != public(self.row):
            self.audience.revision += 1
        self.take(row, self.reading if match is None else Reading("current", match))
        self.feed.remember(change)
        await self.told(self, None if change.private < 0 else change.private)

    def take(self, row: TableRow, reading: Reading) -> None:
        """The table is like this from now on."""
        self.row = self.feed.row = row
        self.reading = reading
        self.uptime.reach(row.since)

    # --- reading ------------------------------------------------------------------------------

    async def outdated(self) -> bool:
        """Whether another process has written.

        Who changes a table need not ask before: what is made of an older one is not written.
        """
        if not self.stale and self.database.shared():
            version = await self.database.glance(lambda c: version_of(c, self.row.id))
            self.stale = version != self.row.version
        return self.stale

    async def refresh(self) -> None:
        """Read the table again if another process has written."""
        if not await self.outdated():
            return
        self.stale = False
        row = await self.database.read(lambda c: load(c, self.row.id))
        self.take(row, read(row))
        self.feed.events_of.clear()
        self.audience.revision += 1

    async def read_chat(self) -> None:
        """Read what has been said since."""
        first = len(self.chat)
        lines = await self.database.read(lambda c: keeping.read_chat(c, self.row.id, first))
        self.chat += lines[len(self.chat) - first :]


def asked(row: TableRow, match: Match | None) -> list[int]:
    """The seats that are asked something."""
    return [] if match is None or row.status != "playing" else list(match.s.acting())


Played = tuple[TableRow, Match | None]


def new_needs(before: Played, after: Played) -> list[Need]:
    """Who is asked something from now on, and was not before: each person once.

    One who plays with bots alone, or passes the device on, keeps nobody waiting.
    """
    people = {seat.account for seat in after[0].seats if seat.kind == "person"}
    if len(people) < 2:
        return []
    known = needs(*before)
    found = [need for need in needs(*after) if need not in known]
    return list({need.account: need for need in reversed(found)}.values())


def needs(row: TableRow, match: Match | None) -> list[Need]:
    """The questions to people that are open."""
    return [
        Need(seat, match.s.seats[seat].answers, account)
        for seat in asked(row, match)
        if match is not None
        if (account := row.seats[seat].account) is not None
        if row.seats[seat].kind == "person" and not row.seats[seat].away
    ]


async def give_way(begun: float) -> None:
    """Let other processes finish what they write; a Problem if that goes on for too long."""
    if time.monotonic() - begun > LONG:
        raise Problem("too-busy")
    await asyncio.sleep(random.uniform(0, PAUSE))


def note_match(row: TableRow, match: Match, change: Change) -> None:
    """What the change made of the match: its position, drafts, and news for everybody."""
    told = list(row.kept.told) if row.kept else [0] * (len(row.seats) + 1)
    change.told = told
    change.news = tell(match)
    for seat, actions in zip(row.seats, match.drafts, strict=True):
        seat.draft = [match.game.space.text(action) for action in actions]
    now = [count + len(events) for count, events in zip(told, change.news, strict=True)]
    answers = change.first_answer + len(change.answers)
    row.kept = keeping.keep(match, change, now, answers)
    if row.layout != match.game.layout.fingerprint():
        row.layout, change.other_rules = match.game.layout.fingerprint(), True
    if match.s.over():
        row.status = "over"
    if row.status == "over" and row.ended is None:
        row.ended = row.used
    if row.status == "over":
        row.result = wire.result_of(match.game, match.s)


def attempt_ended(before: TableRow, row: TableRow, match: Match | None) -> Outcome | None:
    """How somebody's attempt at the deal of a day ends with this change, if it does."""
    player = next((seat.seat for seat in row.seats if seat.kind == "person"), None)
    if row.daily is None or match is None or player is None:
        return None
    return outcome(match.game, match.s, player) if before.status != row.status == "over" else None


def note_rest(row: TableRow, kept: Kept, change: Change) -> None:
    """A match that rests is kept as it is; whether it is over may be news."""
    row.kept = msgspec.structs.replace(kept, versions=keeping.next_versions(change))
    if row.status == "over" and row.ended is None:
        row.ended = row.used


def note_end(row: TableRow, match: Match | None, change: Change) -> None:
    """How it has ended for everybody: for statistics, and for ratings if it is rated."""
    early = match is None or not match.s.over()
    change.finishes = finishes.values(row, early)
    if match is not None:
        answers = [seat.answers for seat in match.s.seats]
        change.rated = rating.rated(row, answers, early, change.now)


def public(row: TableRow) -> tuple[object, ...]:
    """What everybody sees of a table beside the match."""
    seats = [
        (
            s.kind,
            s.account,
            s.nickname,
            s.bot,
            s.owner,
            s.away,
            s.concedes,
            s.gone,
            s.agrees,
            s.offered,
        )
        for s in row.seats
    ]
    again = [(seat.same_deal, seat.plays_on) for seat in row.seats]
    rules = (row.rules, row.played_on)
    return (row.status, row.rematch, seats, again, rules, row.host, row.conduct, row.rated)
