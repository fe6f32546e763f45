"""Where work is done: in this process, or over all cores of this machine."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import get_context
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
        with ProcessPoolExecutor(count, mp_context=get_context("spawn")) as pool:
            waiting: deque[Future[T]] = deque(pool.submit(work, *job) for job in jobs)
            try:
                while waiting:
                    yield waiting.popleft().result()
            finally:
                for future in waiting:
                    future.cancel()

    return run
