"""Live tables: a socket sends whatever its viewer does not have yet, in order, once."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from typing import TYPE_CHECKING, Any

import msgspec
import structlog
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from tablee.engine.problems import IllegalAction, Problem
from tablee.server import conduct, faults
from tablee.server.limits import FRAMES, SPECTATOR_FRAMES, Bucket
from tablee.server.matches import absence, looking, moves
from tablee.server.matches.match import Stale
from tablee.server.matches.table import Table
from tablee.server.metrics import REFUSALS, SOCKETS
from tablee.server.schemas.live import (
    FromClient,
    LiveAck,
    LiveAct,
    LiveChat,
    LiveConfirm,
    LiveFault,
    LiveNews,
    LivePing,
    LivePong,
    LiveTable,
    LiveTakeBack,
    LiveUnlock,
    LiveView,
    ToClient,
)
from tablee.server.schemas.matches import ChatLine
from tablee.server.tables import table_info

if TYPE_CHECKING:
    from tablee.server.house.house import House
    from tablee.server.people import Person

log = structlog.get_logger()

encoder = msgspec.json.Encoder()
decoder = msgspec.json.Decoder(FromClient)


class Socket:
    """One connection. However slow it is, it holds only what its viewer lacks: nothing piles up."""

    def __init__(
        self,
        house: House,
        table: Table,
        person: Person | None,
        session: str,
        seat: int,
        first: int,
        socket: WebSocket[Any, Any, Any],
    ) -> None:
        self.house = house
        self.table = table
        self.person = person
        self.session = session
        """By which the person was known: it ends with it."""
        self.seat = seat
        self.next = first
        """The number of the next event to send."""
        self.socket = socket
        self.dirty = asyncio.Event()
        self.replies: deque[ToClient] = deque(maxlen=256)
        self.version = -1
        self.revision = -1
        self.lines = 0
        self.unheard: list[ChatLine] = []
        """What spectators have said, for when the match is over."""
        self.closed = False
        self.code: int | None = None
        """Why we end it, if we do."""

    def wake(self) -> None:
        self.dirty.set()

    def close(self, code: int = 1012) -> None:
        self.code = code
        self.closed = True
        self.dirty.set()

    def allowed(self) -> bool:
        """Whether the seat is still this person's, or they may still watch."""
        account = self.person.id if self.person else None
        if self.seat < 0:
            return not conduct.of(self.table.row, account).removed
        return self.person is not None and self.table.row.seats[self.seat].account == self.person.id

    async def run(self) -> None:
        """Send and receive until one side has had enough."""
        SOCKETS.inc()
        if self.table.audience.join(self):
            await self.house.came_or_went(self.table)
        sending = asyncio.create_task(self.send_all())
        receiving = asyncio.create_task(self.receive_all())
        try:
            await asyncio.wait([sending, receiving], return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.closed = True
            news = self.table.audience.leave(self)
            SOCKETS.dec()
            for task in (sending, receiving):
                task.cancel()
                await ended(task)
            if self.code is not None:
                with contextlib.suppress(Exception):  # it may be gone already
                    await self.socket.close(code=self.code)
            if news:
                await self.house.came_or_went(self.table)

    # --- sending ------------------------------------------------------------------------------

    async def send_all(self) -> None:
        self.dirty.set()
        while not self.closed:
            await self.dirty.wait()
            self.dirty.clear()
            if not self.allowed():
                await self.send_table()  # which tells why
                self.close(1008)
                return
            while self.replies:
                await self.send(self.replies.popleft())
            await self.send_table()
            await self.send_match()
            await self.send_chat()

    async def send(self, message: ToClient) -> None:
        await self.socket.send_data(encoder.encode(message), mode="text")

    async def send_table(self) -> None:
        if self.revision != self.table.audience.revision:
            self.revision = self.table.audience.revision
            account = self.person.id if self.person else None
            await self.send(LiveTable(table=table_info(self.table, account)))

    async def send_match(self) -> None:
        table = self.table
        if table.row.kept is None or self.version == table.feed.version(self.seat):
            return
        # Before anything is awaited, unless it rests: news and view belong together.
        view = await looking.look(table, self.seat)
        self.version = view.version
        events = await table.feed.events(self.seat, self.next)
        events = events[: view.told - self.next]
        if events:
            first, self.next = self.next, self.next + len(events)
            await self.send(LiveNews(first=first, events=events))
        await self.send(LiveView(view=view))

    async def send_chat(self) -> None:
        fresh = self.unheard + self.table.chat[self.lines :]
        self.lines = len(self.table.chat)
        account = self.person.id if self.person else None
        heard = [line for line in fresh if conduct.hears(self.table.row, account, line)]
        self.unheard = [line for line in fresh if line not in heard]
        if heard:
            await self.send(LiveChat(lines=heard))

    # --- receiving ----------------------------------------------------------------------------

    async def receive_all(self) -> None:
        bucket = Bucket(*(SPECTATOR_FRAMES if self.seat < 0 else FRAMES))
        while not self.closed:
            data = await self.socket.receive_data(mode="text")
            if not bucket.take():
                REFUSALS.labels("too-many").inc()
                self.close(1008)
                return
            await self.receive(data)

    async def receive(self, data: str) -> None:
        try:
            message: FromClient = decoder.decode(data)
        except (msgspec.MsgspecError, RecursionError) as error:
            problem = Problem("bad-request", fault=error)
            self.reply(LiveFault(move="", fault=faults.fault_of(problem, self.table, self.seat)))
            return
        if isinstance(message, LivePing):
            self.reply(LivePong())
            return
        move = message.move or ""
        try:
            version = await self.obey(message)
            self.reply(LiveAck(move=move, version=version))
        except (Problem, IllegalAction, Stale) as error:
            fault = faults.fault_of(error, self.table, self.seat)
            self.reply(LiveFault(move=move, fault=fault))
        except Exception:
            log.exception("move failed")
            self.reply(LiveFault(move=move, fault=faults.fault_of(Problem("our-fault"))))

    async def obey(self, message: FromClient) -> int:
        """Do as asked; the version that it made."""
        table, seat = self.table, self.seat
        table.seat_of(self.person.id if self.person else None, seat)
        match message:
            case LiveAct():
                edit = moves.act(seat, message.number, message.actions, message.confirm)
            case LiveConfirm():
                edit = moves.confirm(seat, message.number)
            case LiveTakeBack():
                edit = moves.take_back(seat, message.whole)
            case LiveUnlock():
                edit = moves.unlock(seat)
            case LivePing():
                return table.feed.version(seat)
        edit = absence.by_its_player(seat, edit)
        return await table.change(edit, submission(seat, message.move))

    def reply(self, message: ToClient) -> None:
        self.replies.append(message)
        self.dirty.set()


def submission(seat: int, move: str | None) -> tuple[int, str] | None:
    """What makes a move count once, if the client has given it an id."""
    return None if move is None else (seat, move)


async def ended(task: asyncio.Task[None]) -> None:
    """Wait for a task that is over or cancelled; a fault in it is logged, not lost.

    It is asked for its fault, which is not raised again: a fault keeps all that it was raised
    through, so this task, which keeps the fault. Such rings, and with them sockets and tables, stay
    in memory until all of it is looked through.
    """
    await asyncio.wait([task])
    fault = None if task.cancelled() else task.exception()
    if fault is not None and not isinstance(fault, (WebSocketDisconnect, OSError)):
        log.error("socket failed", exc_info=fault)  # else the other side is gone
