"""Where work is done: in this process, or over all cores of this machine."""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import active_children, get_context, parent_process
from multiprocessing.connection import wait
from threading import Thread
from typing import Any, TypeVar

T = TypeVar("T")


def here(work: Callable[..., T], jobs: list[tuple[Any, ...]]) -> Iterator[T]:
    """One job after the other, in this process."""
    for job in jobs:
        yield work(*job)


def local(workers: int | None = None) -> Callable[..., Iterator[Any]]:
    """A runner over processes of this machine: as many as it has cores, unless told otherwise."""
    count = workers or os.cpu_count() or 1

    def run(work: Callable[..., T], jobs: list[tuple[Any, ...]]) -> Iterator[T]:
        if count == 1 or len(jobs) == 1:
            yield from here(work, jobs)
            return
        others = set(active_children())
        context = get_context("spawn")
        with ProcessPoolExecutor(count, context, initializer=belong_to_parent) as pool:
            waiting: deque[Future[T]] = deque(pool.submit(work, *job) for job in jobs)
            try:
                while waiting:
                    yield waiting.popleft().result()
            finally:  # whoever has seen enough does not wait for what was begun
                for worker in set(active_children()) - others if waiting else ():
                    worker.terminate()

    return run


def belong_to_parent() -> None:
    """A worker leaves interrupts to its parent, and is gone when the parent is, however it went."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=leave_with_parent, daemon=True).start()


def leave_with_parent() -> None:
    parent = parent_process()
    assert parent is not None, "this is a worker"
    wait([parent.sentinel])
    os._exit(1)
