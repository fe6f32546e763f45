"""Random legal moves at a steady rate, all over the house."""

from __future__ import annotations

import asyncio
import gc
import time
from random import Random
from typing import Final

import msgspec

from benchmarks.load.server import Refused, ServerProcess, busy
from benchmarks.load.tables import LiveMatch, Tally
from benchmarks.load.visitors import Visitor

OPENING: Final = 32
"""Sockets that are opened at the same time."""

GUESSES: Final = 20
"""Matches looked at by chance before all are looked through for a free one."""

PATIENCE: Final = 10.0
"""Seconds in which a move has to be answered."""


class Usage(msgspec.Struct, frozen=True):
    """What was used while it was measured."""

    seconds: float
    server: float
    """Seconds of work."""
    players: float
    others: float


class Players:
    """All matches, and who plays them."""

    def __init__(self, visitors: list[Visitor], playing: int, seed: int) -> None:
        self.visitors = visitors
        self.random = Random(seed)
        self.tally = Tally()
        self.hosted = [
            (visitor, LiveMatch(match, self.tally))
            for visitor in visitors
            for match in visitor.tables
        ]
        self.matches = [match for _, match in self.hosted][:playing]
        """The others are idle: they only have their sockets."""
        self.late: list[float] = []
        self.skipped = 0
        self.count = 0

    async def connect(self, port: int) -> None:
        gate = asyncio.Semaphore(OPENING)

        async def one(visitor: Visitor, match: LiveMatch, seat: int) -> None:
            async with gate:
                await match.seats[seat].open(port, visitor)

        work = [
            one(visitor, match, seat.number)
            for visitor, match in self.hosted
            for seat in match.seats
        ]
        results = await asyncio.gather(*work, return_exceptions=True)
        failed = [result for result in results if isinstance(result, BaseException)]
        if failed:
            raise Refused(f"{len(failed)} sockets could not be opened: {failed[0]!r}")

    async def play(
        self, server: ServerProcess, rate: float, warm_up: float, seconds: float
    ) -> Usage:
        """Play; what was used in the measured time."""
        gc.freeze()  # the sockets stay to the end: looking through them would delay the players
        await self.run(rate, warm_up)
        self.late.clear()
        self.skipped = 0
        self.tally.measuring = True
        at, cpu, own, all_work = time.perf_counter(), server.cpu(), time.process_time(), busy()
        await self.run(rate, seconds)
        usage = Usage(
            seconds=time.perf_counter() - at,
            server=server.cpu() - cpu,
            players=time.process_time() - own,
            others=0.0,
        )
        others = max(0.0, busy() - all_work - usage.server - usage.players)
        self.tally.measuring = False
        server.check()
        await self.drain()
        return msgspec.structs.replace(usage, others=others)

    async def run(self, rate: float, seconds: float) -> None:
        """A move is due at every tick, whether or not the ones before have been answered."""
        start = time.perf_counter()
        for tick in range(round(rate * seconds)):
            due = start + tick / rate
            wait = due - time.perf_counter()
            if wait > 0:
                await asyncio.sleep(wait)
            elif tick % 16 == 0:
                await asyncio.sleep(0)  # behind its time: answers have to be read all the same
            self.late.append(max(0.0, time.perf_counter() - due))
            if time.perf_counter() > start + seconds + PATIENCE:
                raise Refused("The players cannot keep up with this rate.")
            await self.move()
        await asyncio.sleep(max(0.0, start + seconds - time.perf_counter()))

    async def move(self) -> None:
        match = self.free_match()
        if match is None:
            self.skipped += 1
            return
        seats = match.asked()
        if not seats:
            self.tally.problems["nobody-asked"] += 1
            match.over = True
            return
        seat = self.random.choice(seats)
        assert seat.view is not None
        assert seat.view.decision is not None
        action = self.random.choice(seat.view.decision.choices).text
        self.count += 1
        await match.submit(seat, action, f"move-{self.count}")

    def free_match(self) -> LiveMatch | None:
        for _ in range(GUESSES):
            match = self.random.choice(self.matches)
            if match.move is None and not match.over:
                return match
        free = [match for match in self.matches if match.move is None and not match.over]
        return self.random.choice(free) if free else None

    async def drain(self) -> None:
        """Wait for what is on its way; what is not answered in time is an error."""
        end = time.perf_counter() + PATIENCE
        while any(match.move for match in self.matches) and time.perf_counter() < end:
            await asyncio.sleep(0.05)
        unanswered = sum(match.move is not None for match in self.matches)
        if unanswered:
            self.tally.problems["unanswered"] += unanswered

    async def close(self) -> None:
        for first in range(0, len(self.hosted), OPENING):
            some = self.hosted[first : first + OPENING]
            await asyncio.gather(*(match.close() for _, match in some))
