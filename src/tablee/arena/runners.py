"""Where work is done: in this process, over all cores of this machine, or on a cluster."""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import active_children, get_context, parent_process
from multiprocessing.connection import wait
from threading import Thread
from typing import Any, Final, TypeVar

from tablee.engine.editions import OPENED, Opened, take_opened
from tablee.engine.problems import Problem

T = TypeVar("T")

ADDRESS: Final = "ray://"
"""How the address of a cluster begins."""

Runner = Callable[..., Iterator[Any]]
"""Calls the function with each set of arguments, anywhere, and yields the results in order."""

last_duties: list[Callable[[], None]] = []
"""What a worker does when it is told to leave in the middle of its work."""


def here(work: Callable[..., T], jobs: list[tuple[Any, ...]]) -> Iterator[T]:
    """One job after the other, in this process."""
    for job in jobs:
        yield work(*job)


def chosen(place: str, workers: int | None = None) -> Runner:
    """The runner of a place: `local`, `ray`, or the address of a cluster, `ray://…`."""
    if place == "local":
        return local(workers)
    if place != "ray" and not place.startswith(ADDRESS):
        places = f"local, ray, {ADDRESS}…"
        raise Problem("unknown-place", place=place, places=places)
    try:
        from tablee.arena.cluster import cluster
    except ImportError as error:
        raise Problem("no-ray", fault=error) from error
    return cluster(place, workers)


def local(workers: int | None = None) -> Runner:
    """A runner over processes of this machine: as many as it has cores, unless told otherwise."""
    count = workers or os.cpu_count() or 1

    def run(work: Callable[..., T], jobs: list[tuple[Any, ...]]) -> Iterator[T]:
        if count == 1 or len(jobs) == 1:
            yield from here(work, jobs)
            return
        others = set(active_children())
        context = get_context("spawn")
        editions = list(OPENED.values())
        with ProcessPoolExecutor(count, context, begin_work, (editions,)) as pool:
            waiting: deque[Future[T]] = deque(pool.submit(work, *job) for job in jobs)
            try:
                while waiting:
                    yield waiting.popleft().result()
            finally:  # whoever has seen enough does not wait for what was begun
                for worker in set(active_children()) - others if waiting else ():
                    worker.terminate()

    return run


def begin_work(editions: list[Opened]) -> None:
    """A worker plays the editions of people's own as they were when they were opened."""
    take_opened(editions)
    belong_to_parent()


def belong_to_parent() -> None:
    """A worker leaves interrupts to its parent, and is gone when the parent is, however it went."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=leave_with_parent, daemon=True).start()


def leave_with_parent() -> None:
    parent = parent_process()
    assert parent is not None, "this is a worker"
    wait([parent.sentinel])
    leave()


def do_before_leaving(duty: Callable[[], None]) -> None:
    """If this is a worker, have this done even when it is told to leave at once."""
    if parent_process() is not None and duty not in last_duties:
        last_duties.append(duty)
        signal.signal(signal.SIGTERM, lambda *_: leave())


def leave() -> None:
    """At once, without waiting for what was begun."""
    for duty in last_duties:
        duty()
    os._exit(1)
