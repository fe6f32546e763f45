"""What can wait: one at a time, with a pause after it, so that whoever plays does not notice.

Replays of finished matches are read by anybody, as often as they like. However many do so, they
take at most a third of what this process can do; and passwords, however many sign in, half of it.
"""

from __future__ import annotations

import asyncio
import os
import sys
import threading
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Final, Generic, TypeVar

from tablee.engine.problems import Problem

PAUSE: Final = 2.0
"""As many times as long as something took, nothing of the kind is done after it."""

MOST_WAITING: Final = 200
"""More do not wait: they are told to come again."""

LAST: Final = 10
"""The niceness of what gives way to everything else, but still comes to its end."""

LONGEST_REST: Final = 0.5
"""Seconds: on a machine that is busy with something else, work seems long."""

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


class LastThread:
    """A thread that works when nothing else wants to, and rests as long as each piece of it took.

    Whoever comes alone does not notice: the rest comes before the next piece.
    """

    def __init__(self, name: str) -> None:
        self.pool = ThreadPoolExecutor(1, name, initializer=step_back)
        self.rested = 0.0
        """When the next piece may begin."""
        self.waiting = 0

    async def run(self, work: Callable[..., T], *given: object) -> T:
        """Wait until it is done; a Problem if too many wait already."""
        if self.waiting >= MOST_WAITING:
            raise Problem("too-busy")
        loop = asyncio.get_running_loop()
        self.waiting += 1
        try:
            return await loop.run_in_executor(self.pool, self.do, work, *given)
        finally:
            self.waiting -= 1

    def do(self, work: Callable[..., T], *given: object) -> T:
        time.sleep(max(0.0, self.rested - time.monotonic()))
        begun = time.monotonic()
        try:
            return work(*given)
        finally:
            ended = time.monotonic()
            self.rested = ended + min(LONGEST_REST, ended - begun)

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)


def step_back() -> None:
    """Let this thread, and those it starts, work when nothing else wants to: on Linux they can."""
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), LAST)


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
