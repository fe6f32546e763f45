"""How long tests wait for what must happen: on a busy machine longer, so that it decides nothing.

What is promised does not depend on it. It only ends tests in which something never comes.
"""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final, TypeVar

PATIENCE: Final = 30.0
"""Seconds of a machine that has nothing else to do."""

GLANCE: Final = 1.0
"""How often one looks whether patience lasts, while waiting for something else."""

T = TypeVar("T")


def crowd() -> float:
    """How many want each core at once, at least 1: by so much everything is slower."""
    minute, _, _, running, _ = Path("/proc/loadavg").read_text().split()
    wanted = max(float(minute), float(running.partition("/")[0]))
    return max(1.0, wanted / (os.cpu_count() or 1))


class Patience:
    """It lasts for so many seconds of an idle machine, and for longer ones of a busy machine."""

    def __init__(self, seconds: float = PATIENCE) -> None:
        self.left = seconds
        self.looked = time.monotonic()

    def lasts(self) -> bool:
        now = time.monotonic()
        self.left -= (now - self.looked) / crowd()
        self.looked = now
        return self.left > 0


def patient_seconds() -> float:
    """For what takes a number: how long patience lasts if the machine stays as busy as it is."""
    return PATIENCE * crowd()


async def patiently(work: Awaitable[T], moves: Callable[[], object] = lambda: None) -> T:
    """Wait for this as long as patience lasts; it begins anew whenever `moves` tells another."""
    task = asyncio.ensure_future(work)
    patience, last = Patience(), moves()
    try:
        while not (await asyncio.wait({task}, timeout=GLANCE))[0]:
            if moves() != last:
                patience, last = Patience(), moves()
            assert patience.lasts(), "nothing happens any more"
        return task.result()
    finally:
        task.cancel()
