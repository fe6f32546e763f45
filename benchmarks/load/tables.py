"""The players' side of a match: a socket for every seat, and what came over it."""

from __future__ import annotations

import asyncio
import time
from collections import Counter

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from benchmarks.load.server import ADDRESS
from benchmarks.load.visitors import SEATS, Visitor

# --- what is needed of what the server sends ---------------------------------------------------


class Choice(msgspec.Struct):
    text: str


class Decision(msgspec.Struct):
    choices: list[Choice]


class SeatView(msgspec.Struct):
    version: int
    status: str
    number: int
    acting: list[int]
    told: int
    decision: Decision | None


class View(msgspec.Struct, tag="view"):
    view: SeatView


class News(msgspec.Struct, tag="news"):
    first: int
    events: list[msgspec.Raw]


class Ack(msgspec.Struct, tag="ack"):
    move: str
    version: int


class Fault(msgspec.Struct):
    problem: str


class Refusal(msgspec.Struct, tag="fault"):
    move: str
    fault: Fault


class Rules(msgspec.Struct):
    fit: str


class TableInfo(msgspec.Struct):
    rules: Rules | None = None
    """None from a server that knows nothing of other rules yet."""


class Table(msgspec.Struct, tag="table"):
    table: TableInfo


class Chat(msgspec.Struct, tag="chat"):
    pass


class Pong(msgspec.Struct, tag="pong"):
    pass


decoder = msgspec.json.Decoder(View | News | Ack | Refusal | Table | Chat | Pong)


class Act(msgspec.Struct, tag="act"):
    number: int
    actions: list[str]
    move: str
    confirm: bool = True


encoder = msgspec.json.Encoder()


# --- counting ---------------------------------------------------------------------------------


class Tally:
    """Counts and times of all tables."""

    def __init__(self) -> None:
        self.measuring = False
        """Whether moves sent now are measured."""
        self.sent = 0
        self.acked = 0
        self.finished = 0
        self.problems: Counter[str] = Counter()
        self.ack: list[float] = []
        self.told: list[float] = []
        self.frames = 0
        self.bytes = 0
        self.views = 0
        self.view_bytes = 0
        self.events = 0
        self.gaps = 0
        self.duplicates = 0


class Move:
    """A move on its way."""

    def __init__(self, name: str, seat: int, last: bool, measured: bool) -> None:
        self.name = name
        self.seat = seat
        self.last = last
        """The last answer of a round: its opponents are told what all have answered."""
        self.measured = measured
        self.at = time.perf_counter()
        self.version = 0
        """Of the table once the move is committed; 0 before."""


class Seat:
    """One socket."""

    def __init__(self, table: LiveMatch, number: int, tally: Tally) -> None:
        self.table = table
        self.number = number
        self.tally = tally
        self.next = 0
        """The number of the event that must come next."""
        self.view: SeatView | None = None
        self.socket: ClientConnection | None = None
        self.ready = asyncio.Event()
        self.reading: asyncio.Task[None] | None = None

    async def open(self, port: int, visitor: Visitor) -> None:
        address = f"{ADDRESS}:{port}"
        self.socket = await connect(
            f"ws://{address}/api/tables/{self.table.id}/live?seat={self.number}&after=0",
            origin=Origin(f"http://{address}"),
            additional_headers={"Cookie": f"tablee={visitor.cookie}"},
            local_addr=(visitor.source, 0),
            proxy=None,
            open_timeout=60.0,
            close_timeout=1.0,
            ping_interval=None,  # browsers do not ask either
            max_queue=None,
        )
        self.reading = asyncio.create_task(self.read(self.socket))
        await asyncio.wait_for(self.ready.wait(), 60.0)

    async def read(self, socket: ClientConnection) -> None:
        try:
            while True:
                self.hear(await socket.recv(decode=False))
        except ConnectionClosed as error:
            if not self.table.closing:
                code = error.rcvd.code if error.rcvd else 0
                self.tally.problems[f"closed-{code}"] += 1
                self.table.over = True

    def hear(self, data: bytes) -> None:
        tally = self.tally
        tally.frames += 1
        tally.bytes += len(data)
        message = decoder.decode(data)
        match message:
            case View():
                tally.views += 1
                tally.view_bytes += len(data)
                self.look(message.view)
            case News():
                self.count(message.first, len(message.events))
            case Ack():
                self.table.acknowledge(message)
            case Refusal():
                tally.problems[message.fault.problem] += 1
                self.table.move = None

    def count(self, first: int, events: int) -> None:
        """Events have come: all numbers, and each once."""
        self.tally.events += events
        self.tally.gaps += max(0, first - self.next)
        self.tally.duplicates += max(0, self.next - first)
        self.next = first + events

    def look(self, view: SeatView) -> None:
        """A view tells of as many events as have come before it."""
        self.tally.gaps += max(0, view.told - self.next)
        self.tally.duplicates += max(0, self.next - view.told)
        news = self.view is not None and view.told > self.view.told
        self.view = view
        self.ready.set()
        self.table.seen(self, news)


class LiveMatch:
    """A match with all its seats; one move at a time is on its way."""

    def __init__(self, match: str, tally: Tally) -> None:
        self.id = match
        self.tally = tally
        self.seats = [Seat(self, number, tally) for number in range(SEATS)]
        self.move: Move | None = None
        self.over = False
        self.closing = False

    def asked(self) -> list[Seat]:
        return [seat for seat in self.seats if seat.view is not None and seat.view.decision]

    async def submit(self, seat: Seat, action: str, name: str) -> None:
        view, socket = seat.view, seat.socket
        assert view is not None
        assert socket is not None
        act = encoder.encode(Act(view.number, [action], name))
        last = view.acting == [seat.number]
        self.move = Move(name, seat.number, last, self.tally.measuring)
        self.tally.sent += self.tally.measuring
        try:
            await socket.send(act, text=True)
        except ConnectionClosed:
            self.move = None  # counted where it is read

    def acknowledge(self, ack: Ack) -> None:
        move = self.move
        if move is None or move.name != ack.move:
            self.tally.problems["ack-of-nothing"] += 1
            return
        move.version = ack.version
        if move.measured:
            self.tally.acked += 1
            self.tally.ack.append(time.perf_counter() - move.at)
        self.settle()

    def seen(self, seat: Seat, news: bool) -> None:
        move = self.move
        if move is not None and move.last and move.measured and news and seat.number != move.seat:
            self.tally.told.append(time.perf_counter() - move.at)
        self.settle()

    def settle(self) -> None:
        """The move is over when it is acknowledged and all seats have seen what it led to."""
        move = self.move
        if move is None or not move.version:
            return
        views = [seat.view for seat in self.seats if seat.view is not None]
        if all(view.version >= move.version for view in views):
            self.move = None
            if any(view.status == "over" for view in views):
                self.over = True
                self.tally.finished += 1

    async def close(self) -> None:
        self.closing = True
        for seat in self.seats:
            if seat.socket is not None:
                await seat.socket.close()
            if seat.reading is not None:
                await seat.reading
