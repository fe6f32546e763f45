"""One long run: play, trouble, a calm time, and the reckoning."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import Counter
from pathlib import Path
from random import Random
from typing import Final

import httpx
import msgspec

from benchmarks.load.database import Database
from benchmarks.load.results import spread
from benchmarks.load.server import COMMAND
from benchmarks.soak import before, stored
from benchmarks.soak.check import Played, Stored, complaints, of_other_rules
from benchmarks.soak.house import House
from benchmarks.soak.people import Title, choose, read_titles, seat_people
from benchmarks.soak.players import Party, Tally
from benchmarks.soak.results import Report, remembered
from benchmarks.soak.trouble import Trouble
from benchmarks.table import machine
from tablee import __version__

CALM: Final = 0.35
"""The last part of the time is calm but for cut lines: there memory is measured."""

UPGRADE: Final = 0.25
"""When the server is upgraded, if it is."""

LOOK: Final = 5.0
"""Seconds between two looks at the memory."""

QUIET: Final = 3.0
"""Seconds for bots to finish what they think about."""

AT_ONCE: Final = 8
"""Matches asked for at the same time in the end."""


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """What is asked for."""

    minutes: float
    parties: int
    pause: float
    """Seconds that a player thinks, on the average."""
    seed: str = "1"
    before: str | None = None
    """The command of another version to begin with."""
    faketime: str | None = None
    """The library that turns clocks."""
    trouble: bool = True
    titles: tuple[str, ...] = ()
    """Only these; all, if none is named."""
    matches: int = 0
    """So many for each party, which may end the run early; 0: as many as there is time for."""


class Soak:
    """One run."""

    def __init__(self, plan: Plan, folder: Path, database: Database) -> None:
        self.plan = plan
        self.database = database
        self.house = House(folder, database, plan.faketime)
        self.trouble = Trouble(self.house, plan.seed)
        self.tally = Tally()
        self.titles: list[Title] = []
        self.parties: list[Party] = []
        self.number = 0
        self.playing = plan.parties
        self.all_played = asyncio.Event()
        self.rss: list[float] = []
        self.before = ""
        self.calm_minutes = 0.0
        self.played_on = 0
        self.records_before = 0
        self.disputed: list[str] = []
        self.over = False

    async def run(self) -> Report:
        try:
            await self.play()
            played = await self.end()
            found = await self.find(played)
            await asyncio.to_thread(self.ask_before, found)
            return self.report(played, found)
        finally:
            await asyncio.to_thread(self.house.stop)

    async def play(self) -> None:
        """Until the time is up, and everybody has the answer to their last move."""
        await self.begin()
        end = time.monotonic() + 60.0 * self.plan.minutes
        async with asyncio.TaskGroup() as group:
            for _ in range(self.plan.parties):
                group.create_task(self.play_on())
            await self.make_trouble()
            await self.stay_calm(end)
            self.over = True
            for party in self.parties:
                party.leave()

    async def begin(self) -> None:
        if self.plan.before is not None:
            self.house.command = [self.plan.before]
        await asyncio.to_thread(self.house.start)
        if self.plan.before is not None:
            self.before = await version_of(self.house.url)
        wished = self.plan.titles
        known = await read_titles(self.house.url)
        self.titles = [title for title in known if not wished or title.name in wished]

    # --- the way ------------------------------------------------------------------------------

    async def play_on(self) -> None:
        """One match after the other, for one party."""
        made = 0
        while not self.over and (made < self.plan.matches or not self.plan.matches):
            made += 1
            await self.play_one()
        self.playing -= 1
        if not self.playing:
            self.all_played.set()

    async def play_one(self) -> None:
        self.number += 1
        number, seed = self.number, f"{self.plan.seed} {self.number}"
        wish = choose(self.titles, number, Random(seed))
        table = await seat_people(self.house.url, number, wish)
        party = Party(self.house.url, table, self.tally, seed)
        self.parties.append(party)
        if self.over:
            party.leave()
        await party.play(self.plan.pause)

    async def make_trouble(self) -> None:
        seconds = 60.0 * self.plan.minutes
        if not self.plan.trouble:
            return
        if self.before:
            await self.suffer(seconds * UPGRADE)
            self.house.command = COMMAND
            await asyncio.to_thread(self.house.restart)
            self.trouble.made["upgrade"] += 1
            seconds -= seconds * UPGRADE
        await self.suffer(seconds - 60.0 * self.plan.minutes * CALM)

    async def suffer(self, seconds: float) -> None:
        """Trouble for so long; what has begun is brought to its end."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            await self.trouble.once()

    async def stay_calm(self, end: float) -> None:
        """Measure until the time is up, or all have played what they wanted."""
        begun = time.monotonic()
        self.tally.calm = True
        while time.monotonic() < end and self.playing:
            self.rss.append(self.house.rss())
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.all_played.wait(), LOOK)
        self.calm_minutes = (time.monotonic() - begun) / 60.0

    # --- the end ------------------------------------------------------------------------------

    async def end(self) -> list[Played]:
        """What everybody has seen, with what they were told last."""
        if not all(party.played().over for party in self.parties):
            await asyncio.sleep(QUIET)
        await asyncio.to_thread(self.house.restart)  # what is in memory only does not count
        for first in range(0, len(self.parties), AT_ONCE):
            some = self.parties[first : first + AT_ONCE]
            await asyncio.gather(*[party.catch_up() for party in some])
        return [party.played() for party in self.parties]

    async def find(self, played: list[Played]) -> dict[str, Stored]:
        """What the server has of it."""
        told = {}
        for party, seen in zip(self.parties, played, strict=True):
            told[seen.id] = await stored.ask(self.house.url, party.table, seen)
        await asyncio.to_thread(self.house.stop)
        return await asyncio.to_thread(stored.read, self.database.address, told)

    def ask_before(self, found: dict[str, Stored]) -> None:
        """Let the version before look at the records of what was finished by its rules."""
        if self.plan.before is None:
            return
        self.played_on = sum(bool(kept.log.played_on) for kept in found.values())
        for match, kept in before.finished_before(found).items():
            fault = before.refused(self.plan.before, kept, self.house.folder)
            if fault:
                self.disputed.append(f"{match}: the version before says: {fault}")
            else:
                self.records_before += 1

    def report(self, played: list[Played], found: dict[str, Stored]) -> Report:
        kept = list(found.values())
        return Report(
            machine=machine(),
            database=self.database.kind,
            minutes=self.plan.minutes,
            calm_minutes=self.calm_minutes,
            before=self.before,
            version=__version__,
            matches=dict(Counter(seen.title for seen in played)),
            finished=sum(seen.over for seen in played),
            counts=dict(self.tally.counts),
            trouble=dict(self.trouble.made),
            impossible=self.trouble.impossible(),
            back=spread(self.house.back),
            ack=spread(self.tally.ack),
            answers=sum(len(match.log.answers) for match in kept),
            streams=sum(len(match.streams) for match in kept),
            events=sum(len(stream) for match in kept for stream in match.streams.values()),
            records=sum(verifiable(match) for match in kept),
            records_before=self.records_before,
            played_on=self.played_on,
            memory=remembered(self.rss),
            server_errors=self.house.faults(),
            complaints=[f"the server: {text}" for text in self.house.silent]
            + self.disputed
            + [
                f"{seen.title} {seen.id}: {text}"
                for seen in played
                for text in complaints(seen, found[seen.id])
            ],
        )


def verifiable(match: Stored) -> bool:
    return match.record is not None and not of_other_rules(match.record)


async def version_of(url: str) -> str:
    async with httpx.AsyncClient(base_url=url, timeout=60.0, trust_env=False) as client:
        return str((await client.get("/health")).json()["version"])
