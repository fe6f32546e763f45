"""A table in this process: one change at a time, written first and told afterwards."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

from tablee.engine.events import SPECTATOR
from tablee.engine.problems import IllegalAction, Problem
from tablee.server import wire
from tablee.server.db.rows import SeatRow, TableRow, load, version_of
from tablee.server.matches import keeping
from tablee.server.matches.clocks import Clocks
from tablee.server.matches.keeping import Change, Conflict, Twice
from tablee.server.matches.match import Match, Stale
from tablee.server.schemas import ChatLine, SeatView, WireEvent

if TYPE_CHECKING:
    from tablee.server.house import House
    from tablee.server.live import Socket

TRIES = 5
"""How often a change is tried again when another process was quicker."""

Edit = Callable[[TableRow, Match | None, Change], Match | None]
"""Changes the copies it is given, notes in the change what is new, and returns the match."""


class Host:
    """Keeps a table in memory while people are at it."""

    def __init__(self, house: House, row: TableRow) -> None:
        self.house = house
        self.row = row
        self.match = keeping.revive(row)
        self.clocks = Clocks(row)
        self.lock = asyncio.Lock()
        self.stale = False
        """Another process has written: read again before use."""
        self.sockets: set[Socket] = set()
        self.elsewhere: dict[str, list[int]] = {}
        """Seats connected to other processes."""
        self.revision = 0
        """Counts what changes about the table beside the match: who sits, who is there."""
        self.chat: list[ChatLine] = []
        self.news: dict[int, tuple[int, list[WireEvent]]] = {}
        """For viewers with a socket: the number of the first event kept here, and the events."""
        self.thinking: set[tuple[int, int]] = set()
        """Seats and numbers that a bot is thinking about in this process."""
        self.used = time.monotonic()
        self.shown = row.version
        self.drafted: dict[int, int] = {}
        """Seats whose drafts have changed since, with the version of that."""

    # --- changing -----------------------------------------------------------------------------

    async def change(self, edit: Edit, submission: tuple[int, str] | None = None) -> int:
        """Make a change: on a copy, then on the disk, then known; the version it made.

        It comes to its end even if whoever asks is cut off meanwhile: what is written is told.
        """
        task = asyncio.create_task(self.change_now(edit, submission))
        self.house.changes.add(task)
        task.add_done_callback(self.house.changes.discard)
        task.add_done_callback(lambda done: done.cancelled() or done.exception())
        return await asyncio.shield(task)

    async def change_now(self, edit: Edit, submission: tuple[int, str] | None) -> int:
        async with self.lock:
            for _ in range(TRIES):
                await self.refresh()
                try:
                    await self.try_change(edit, submission)
                    return self.row.version
                except Conflict:
                    self.stale = True
                except (Twice, Stale, IllegalAction, Problem):
                    # A move that was made before does not fit again: only now is it looked up.
                    version = await self.submitted(*submission) if submission else None
                    if version is None:
                        raise
                    self.stale = version > self.row.version
                    await self.refresh()
                    return version  # it came twice, and counts once
            raise Problem("too-busy")

    async def submitted(self, seat: int, move: str) -> int | None:
        return await self.house.database.read(
            lambda connection: keeping.submitted(connection, self.row.id, seat, move)
        )

    async def try_change(self, edit: Edit, submission: tuple[int, str] | None) -> None:
        row = copied(self.row)
        match = self.match and self.match.copy()
        change = Change(row=row, submission=submission)
        change.first_answer = row.kept.answers if row.kept else 0
        self.clocks.charge(row)
        match = edit(row, match, change)
        if match is not None:
            self.note_match(row, match, change)
        before = self.row.seats
        change.seats = [new for new, old in zip(row.seats, before, strict=True) if new != old]
        row.version = await self.house.database.write(
            lambda connection: keeping.write(connection, change)
        )
        if public(row) != public(self.row):
            self.revision += 1
        self.row, self.match = row, match
        self.remember(change)
        self.clocks.start(row, self.waiting_for())
        await self.house.told(self, self.note_version(change.private))

    def note_version(self, private: int) -> int | None:
        """Note for whom this version is new: for one seat alone if only its draft has changed."""
        if private >= 0:
            self.drafted[private] = self.row.version
            return private
        self.shown = self.row.version
        self.drafted.clear()
        return None

    def version(self, viewer: int) -> int:
        """The last version in which something is new for this viewer: not others' drafts."""
        return self.drafted.get(viewer, self.shown)

    def note_match(self, row: TableRow, match: Match, change: Change) -> None:
        """What the change made of the match: its position, drafts, and news for everybody."""
        told = list(row.kept.told) if row.kept else [0] * (len(row.seats) + 1)
        change.told = told
        change.news = [
            [wire.event_of(match.game, event) for event in events] for events in match.news()
        ]
        for seat, actions in zip(row.seats, match.drafts, strict=True):
            seat.draft = [match.game.space.text(action) for action in actions]
        now = [count + len(events) for count, events in zip(told, change.news, strict=True)]
        row.kept = keeping.keep(match, now, change.first_answer + len(change.answers))
        if match.s.over():
            row.status = "over"
        if row.status == "over":
            row.result = wire.result_of(match.game, match.s)

    def remember(self, change: Change) -> None:
        for place, events in enumerate(change.news):
            viewer = place if place < len(self.row.seats) else SPECTATOR
            if viewer in self.news:
                start, known = self.news[viewer]
                if start + len(known) == change.told[place]:
                    known.extend(events)
                else:  # read from the disk meanwhile, with these events or without
                    del self.news[viewer]

    async def refresh(self, private: int = -1) -> None:
        """Read the table again if another process has written; perhaps only a seat's draft."""
        if not self.stale and self.house.settings.on_postgres():
            version = await self.house.database.read(lambda c: version_of(c, self.row.id))
            self.stale = version != self.row.version
        if not self.stale:
            return
        before = self.row.version
        self.stale = False
        self.row = await self.house.database.read(lambda c: load(c, self.row.id))
        self.match = keeping.revive(self.row)
        self.news.clear()
        self.note_version(private if self.row.version == before + 1 else -1)
        self.revision += 1
        self.clocks.start(self.row, self.waiting_for())

    # --- looking ------------------------------------------------------------------------------

    def waiting_for(self) -> list[int]:
        """The seats that are asked something."""
        if self.match is None or self.row.status != "playing":
            return []
        return list(self.match.s.acting())

    def view(self, viewer: int) -> SeatView:
        """All that this viewer may know."""
        match = self.match
        if match is None:
            raise Problem("not-started")
        assert self.row.kept is not None
        draft = match.draft(viewer)
        over = self.row.status == "over"
        decision = None if over else match.decision(draft)
        return SeatView(
            version=self.version(viewer),
            seat=viewer,
            status=self.row.status,
            table=match.game.dump(draft.table),
            decision=decision,
            about=wire.about(match.game, decision) if decision else {},
            number=draft.number(),
            draft=[match.game.space.text(action) for action in draft.actions],
            reveals=draft.reveals,
            locked=viewer >= 0 and match.locked(viewer),
            acting=self.waiting_for(),
            clocks=self.clocks.show(self.row),
            told=self.row.kept.told[viewer],
            scores=match.game.scores(match.s) if over else None,
            returns=match.game.returns(match.s) if over else None,
        )

    async def view_at(self, viewer: int, event: int) -> SeatView:
        """How the match looked to a viewer when it was told this event: only once it is over."""
        if self.row.status != "over":
            raise Problem("match-goes-on")
        answers = await self.house.database.read(lambda c: keeping.read_answers(c, self.row.id))
        match = await asyncio.to_thread(keeping.replayed, self.row, answers, viewer, event)
        now = self.view(viewer)
        return msgspec.structs.replace(
            now,
            status="playing",
            scores=None,
            returns=None,
            table=match.game.dump(match.game.view(match.s, viewer).table),
            acting=list(match.s.acting()),
        )

    async def events(self, viewer: int, first: int) -> list[WireEvent]:
        """What the viewer is told from this number on."""
        first = min(first, self.told(viewer))
        while not self.knows(viewer, first):
            found = await self.house.database.read(
                lambda c: keeping.read_news(c, self.row.id, viewer, first)
            )
            self.news[viewer] = (first, found)
        start, events = self.news[viewer]
        return events[first - start : self.told(viewer) - start]

    def told(self, viewer: int) -> int:
        """How many events the viewer has been told."""
        return self.row.kept.told[viewer] if self.row.kept else 0

    def knows(self, viewer: int, first: int) -> bool:
        """Whether all events from this number on are here."""
        if viewer not in self.news:
            return False
        start, events = self.news[viewer]
        return start <= first and start + len(events) >= self.told(viewer)

    def seat_of(self, account: str | None, seat: int) -> SeatRow:
        """The seat, if it is this person's; a Problem otherwise."""
        if not 0 <= seat < len(self.row.seats):
            raise Problem("bad-seat", seat=seat + 1, seats=len(self.row.seats))
        found = self.row.seats[seat]
        if account is None or found.account != account:
            raise Problem("not-your-seat")
        return found

    def connected(self) -> set[int]:
        """The seats whose player is there now, on any device."""
        here = {socket.seat for socket in self.sockets}
        return here.union(*self.elsewhere.values()) if self.elsewhere else here

    def wake(self, seat: int | None = None) -> None:
        """Something is new: sockets, or those of a seat, send what their viewer does not have."""
        for socket in self.sockets:
            if seat is None or socket.seat == seat:
                socket.wake()


def public(row: TableRow) -> tuple[object, ...]:
    """What everybody sees of a table beside the match."""
    seats = [(s.kind, s.account, s.nickname, s.bot, s.away, s.concedes) for s in row.seats]
    return (row.status, row.rematch, seats)


def copied(row: TableRow) -> TableRow:
    """The row with seats of its own, to be changed freely."""
    seats = [msgspec.structs.replace(seat, draft=list(seat.draft)) for seat in row.seats]
    return msgspec.structs.replace(row, seats=seats)
