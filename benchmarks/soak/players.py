"""People at a table over sockets: they move at random, are cut off at random, and come back."""

from __future__ import annotations

import asyncio
import socket
import time
from collections import Counter
from hashlib import blake2b
from random import Random
from typing import Final

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage
from websockets.typing import Origin

from benchmarks.load import tables
from benchmarks.load.tables import Ack, Act, News, Refusal, SeatView, View, decoder, encoder
from benchmarks.soak.check import Move, Played, Witness
from benchmarks.soak.people import Gone, Table, agree_to_play_on

FINAL: Final = ("stale", "refused", "match-over", "nothing-to-confirm", "confirm-first")
"""Refusals after which a move is not sent again: it was looked up, and is not there."""

CUT: Final = (ConnectionClosed, OSError, EOFError, InvalidHandshake, InvalidMessage)

FRAMES: Final = (30, 300)
"""After so many messages a line is cut, at least and at most."""

FREEZE: Final = 0.002
"""How often, of all messages, a player stops reading for some seconds."""

SILENCE: Final = 20.0
"""Seconds without a word after which a line is given up: it may be half open."""

SHORTEST_WAIT: Final = 0.1
LONGEST_WAIT: Final = 3.0
"""Seconds before somebody who was cut off tries again: all at once would keep a server down."""

SPECTATOR: Final = -1


class Tally:
    """Counts and times of all players."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.ack: list[float] = []
        """Seconds from the first sending to the acknowledgement, in calm times."""
        self.calm = False


class Player:
    """One seat, or a spectator."""

    def __init__(self, url: str, table: Table, seat: int, tally: Tally, seed: str) -> None:
        self.url = url
        self.table = table
        self.seat = seat
        self.tally = tally
        self.dice = Random(seed)
        self.seen = Witness(seat)
        self.view: SeatView | None = None
        self.pending: Act | None = None
        """The move that is not acknowledged yet: sent again after every cut."""
        self.waits = SHORTEST_WAIT
        """Seconds before the next try, ever longer while nobody answers."""
        self.sent = 0.0
        self.made = 0
        self.fit = "current"
        """Whether the rules of the server are those of the match."""
        self.leaving = False
        """No new move is made; what is on its way is waited for."""

    def over(self) -> bool:
        return self.view is not None and self.view.status == "over"

    def done(self) -> bool:
        """An end may be told before the move that brought it about is acknowledged."""
        return self.pending is None and (self.over() or self.leaving)

    async def play(self, pause: float) -> None:
        """Play to the end, or until told to leave; come back after every cut."""
        while not self.done():
            try:
                await self.stay(pause, self.dice.randint(*FRAMES))
            except (*CUT, TimeoutError):
                self.tally.counts["lines lost"] += 1
                self.waits = min(2 * self.waits, LONGEST_WAIT)
                await asyncio.sleep(self.dice.uniform(0.5, 1.0) * self.waits)

    async def catch_up(self) -> None:
        """Come back once more, for what was told since."""
        while True:
            try:
                line = await self.connected()
                view, self.view = self.view, None
                try:
                    while self.view is None:
                        self.hear(await asyncio.wait_for(line.recv(decode=False), SILENCE))
                finally:
                    self.view = self.view or view
                    await line.close()
                return
            except (*CUT, TimeoutError):
                await asyncio.sleep(0.3)

    async def connected(self) -> ClientConnection:
        cookie = self.table.cookies[self.seat] if self.seat >= 0 else ""
        path = f"/api/tables/{self.table.id}/live?seat={self.seat}&after={len(self.seen.events)}"
        return await connect(
            f"{self.url.replace('http', 'ws', 1)}{path}",
            origin=Origin(self.url),
            additional_headers={"Cookie": f"tablee={cookie}"} if cookie else {},
            local_addr=(self.table.address, 0),
            proxy=None,
            open_timeout=SILENCE,
            close_timeout=1.0,
            ping_interval=None,
            compression=None,
        )

    async def stay(self, pause: float, frames: int) -> None:
        line = await self.connected()
        self.waits = SHORTEST_WAIT
        orderly = self.dice.random() < 0.3
        try:
            if self.pending is not None:
                await self.send(line)
            for _ in range(frames):
                if self.done():
                    return
                self.hear(await asyncio.wait_for(line.recv(decode=False), SILENCE))
                if self.fit == "older" and self.seat >= 0:
                    await self.agree()
                if self.dice.random() < FREEZE:
                    await asyncio.sleep(self.dice.uniform(1.0, 10.0))
                if self.may_move():
                    await asyncio.sleep(self.dice.uniform(0.0, 2 * pause))
                    await self.move(line)
            self.tally.counts["lines cut"] += 1
        finally:
            if orderly or self.done():
                await line.close()
            else:
                reset(line)

    # --- hearing ------------------------------------------------------------------------------

    def hear(self, data: bytes) -> None:
        message = decoder.decode(data)
        match message:
            case News():
                if message.first != len(self.seen.events):
                    expected = len(self.seen.events)
                    self.seen.faults.append(f"event {message.first} came in place of {expected}")
                self.seen.events += [fingerprint(event) for event in message.events]
            case tables.Table():
                self.hear_of_rules(message.table.rules)
            case View():
                self.view = message.view
                if message.view.told != len(self.seen.events):
                    self.seen.faults.append(
                        f"a view tells of {message.view.told} events, not {len(self.seen.events)}"
                    )
            case Ack():
                self.acknowledge(message)
            case Refusal():
                self.refuse(message)

    def hear_of_rules(self, rules: tables.Rules | None) -> None:
        fit = rules.fit if rules else "current"
        if fit == "frozen" and self.fit != fit:
            self.tally.counts["seats at frozen matches"] += 1
            self.leaving = True
        self.fit = fit

    def acknowledge(self, ack: Ack) -> None:
        known = self.seen.moves[-1] if self.seen.moves else None
        if self.pending is not None and ack.move == self.pending.move:
            move = Move(ack.move, self.pending.actions[0], ack.version)
            self.seen.moves.append(move)
            self.pending = None
            self.tally.counts["moves acknowledged"] += 1
            if self.tally.calm:
                self.tally.ack.append(time.perf_counter() - self.sent)
        elif known is None or (ack.move, ack.version) != (known.name, known.version):
            self.seen.faults.append(f"{ack.move} was acknowledged as {ack.version}, out of order")
        else:
            self.tally.counts["moves acknowledged again"] += 1

    def refuse(self, refusal: Refusal) -> None:
        self.tally.counts[f"refused: {refusal.fault.problem}"] += 1
        pending = self.pending
        if pending is None or refusal.move != pending.move:
            return  # it was sent more than once, and is answered already
        if refusal.fault.problem in FINAL or self.fit == "frozen":
            self.seen.refused.append(pending.move)
            self.pending = None
        else:
            raise EOFError  # sent again over a new line

    # --- moving -------------------------------------------------------------------------------

    def may_move(self) -> bool:
        if self.leaving or self.pending is not None or self.view is None:
            return False
        newest = self.seen.moves[-1].version if self.seen.moves else 0
        return self.view.decision is not None and self.view.version >= newest

    async def agree(self) -> None:
        """The match was begun by older rules: go on by those that are here."""
        try:
            await agree_to_play_on(self.url, self.table, self.seat)
        except (httpx.TransportError, Gone) as error:
            raise EOFError from error
        self.tally.counts["agreed to later rules"] += 1
        self.fit = "agreed"  # until it is told again how things are

    async def move(self, line: ClientConnection) -> None:
        if self.view is None or self.view.decision is None:
            return
        action = self.dice.choice(self.view.decision.choices).text
        self.made += 1
        self.pending = Act(self.view.number, [action], f"{self.seat}-{self.made}")
        self.sent = time.perf_counter()
        await self.send(line)

    async def send(self, line: ClientConnection) -> None:
        """Sometimes more than once, as after a cut."""
        for _ in range(self.dice.choice((1, 1, 1, 2, 3))):
            await line.send(encoder.encode(self.pending), text=True)
            self.tally.counts["moves sent"] += 1


class Party:
    """The players of a match, and somebody who watches."""

    def __init__(self, url: str, table: Table, tally: Tally, seed: str) -> None:
        self.table = table
        seats = [seat for seat, cookie in enumerate(table.cookies) if cookie]
        self.players = [
            Player(url, table, seat, tally, f"{seed} {seat}") for seat in [*seats, SPECTATOR]
        ]

    async def play(self, pause: float) -> None:
        await asyncio.gather(*[player.play(pause) for player in self.players])

    def leave(self) -> None:
        for player in self.players:
            player.leaving = True

    async def catch_up(self) -> None:
        await asyncio.gather(*[player.catch_up() for player in self.players])

    def played(self) -> Played:
        return Played(
            id=self.table.id,
            title=self.table.title,
            witnesses=[player.seen for player in self.players],
            bots="" in self.table.cookies,
            over=self.players[0].over(),
        )


def fingerprint(event: msgspec.Raw | bytes) -> bytes:
    """Of what an event says, whatever the order of its fields: whole streams are kept."""
    plain = msgspec.json.encode(msgspec.json.decode(event), order="sorted")
    return blake2b(plain, digest_size=12).digest()


def reset(line: ClientConnection) -> None:
    """Cut a connection without a word."""
    raw = line.transport.get_extra_info("socket")
    if raw is not None:
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\1\0\0\0\0\0\0\0")
    line.transport.abort()
