"""What can wait: one at a time, with a pause after it, so that whoever plays does not notice.

Replays of finished matches are read by anybody, as often as they like. However many do so, they
take at most a third of what this process can do.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final, Generic, TypeVar

from tablee.engine.problems import Problem

PAUSE: Final = 2.0
"""As many times as long as something took, nothing of the kind is done after it."""

MOST_WAITING: Final = 200
"""More do not wait: they are told to come again."""

T = TypeVar("T")


class Leisure:
    """Whose turn it is."""

    def __init__(self) -> None:
        self.gate = asyncio.Semaphore(1)
        self.waiting = 0

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Wait for one's turn; a Problem if too many wait already."""
        if self.waiting >= MOST_WAITING:
            raise Problem("too-busy")
        self.waiting += 1
        try:
            await self.gate.acquire()
        finally:
            self.waiting -= 1
        loop = asyncio.get_running_loop()
        begun = loop.time()
        try:
            yield
        finally:
            loop.call_later(PAUSE * (loop.time() - begun), self.gate.release)


class Remembered(Generic[T]):
    """What was made before, as far as it was used last."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.found: OrderedDict[tuple[object, ...], T] = OrderedDict()

    def get(self, *key: object) -> T | None:
        if key in self.found:
            self.found.move_to_end(key)
        return self.found.get(key)

    def put(self, value: T, *key: object) -> T:
        self.found[key] = value
        if len(self.found) > self.most:
            self.found.popitem(last=False)
        return value
