"""What runs beside the requests, and how it comes to its end."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Coroutine
from typing import Any

import structlog

log = structlog.get_logger()


class Tasks:
    """All that this process does at the moment without being waited for."""

    def __init__(self) -> None:
        self.running: set[asyncio.Task[object]] = set()
        self.changes: set[asyncio.Task[int]] = set()
        """What is being written now."""

    def go(self, work: Coroutine[Any, Any, object]) -> None:
        """Let something run beside the requests; a fault in it is logged, not lost."""
        task = asyncio.create_task(work)
        self.running.add(task)
        task.add_done_callback(self.ended)

    def ended(self, task: asyncio.Task[object]) -> None:
        self.running.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("task failed", exc_info=task.exception())

    async def finish(self, change: Coroutine[Any, Any, int]) -> int:
        """Wait for a change, which comes to its end even if whoever waits is cut off."""
        task = asyncio.create_task(change)
        self.changes.add(task)
        task.add_done_callback(self.changes.discard)
        task.add_done_callback(lambda done: done.cancelled() or done.exception())
        return await asyncio.shield(task)

    async def stop(self) -> None:
        """Let what is being written come to its end, and stop the rest."""
        await asyncio.gather(*self.changes, return_exceptions=True)
        for task in list(self.running):
            task.cancel()
        for task in list(self.running):
            with contextlib.suppress(asyncio.CancelledError):
                await task
