"""What happens to the server: by chance, but every kind in turn, and all of it counted."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from itertools import cycle
from random import Random
from typing import Final

from benchmarks.soak.house import House

GAP: Final = (8.0, 24.0)
"""Seconds between two troubles."""

HOURS: Final = (2, -2, 0, 24, 0, -24, 0)
"""The time of day, off by so much: forth and back, as after a wrong setting is noticed."""

ORDER: Final = (
    "kill -9 of the server",
    "kill -9 of a bot's process",
    "restart of the database",
    "turn of the clock",
    "kill -9 of the server",
    "orderly restart",
    "kill -9 of a bot's process",
    "freeze of the server",
)


class Trouble:
    """Makes it, one at a time."""

    def __init__(self, house: House, seed: str) -> None:
        self.house = house
        self.dice = Random(seed)
        self.order = cycle(ORDER)
        self.hours = cycle(HOURS)
        self.made: Counter[str] = Counter()
        self.ways: dict[str, Callable[[], bool]] = {
            "kill -9 of the server": house.kill,
            "kill -9 of a bot's process": house.kill_thinker,
            "restart of the database": house.database.restart,
            "turn of the clock": lambda: house.turn_clock(next(self.hours)),
            "orderly restart": house.restart,
            "freeze of the server": lambda: house.freeze(self.dice.uniform(1.0, 5.0)),
        }

    async def once(self) -> None:
        """Some peace, then the next one that this machine allows."""
        await asyncio.sleep(self.dice.uniform(*GAP))
        while not await asyncio.to_thread(self.next_way):
            pass

    def impossible(self) -> list[str]:
        """A file is no server, and a clock is turned by a library that has to be given."""
        ways = {
            "restart of the database": self.house.database.kind == "sqlite",
            "turn of the clock": self.house.faketime is None,
        }
        return [name for name, impossible in ways.items() if impossible]

    def next_way(self) -> bool:
        name = next(self.order)
        made = self.ways[name]()
        self.made[name] += made
        return made
