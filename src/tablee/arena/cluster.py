"""Work on a Ray cluster: of this machine alone, or of many.

Jobs are plain functions of their arguments, so it does not matter where and how often they are
done: what a killed worker or node was doing is done again elsewhere, and every result counts once.
"""

from __future__ import annotations

import logging
import os
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from time import monotonic, perf_counter
from typing import Any, Final, TypeVar

import ray
from ray.exceptions import RayError, RayTaskError

import tablee
from tablee.arena.runners import Runner
from tablee.engine.editions import OPENED, Opened, take_opened
from tablee.engine.problems import Problem

T = TypeVar("T")

Jobs = Sequence[tuple[Any, ...]]

RETRIES: Final = 10
"""So often a piece of work is begun again after those who did it have died."""

AIMED: Final = 1.0
"""Seconds that a task should take: much more than it takes to send it."""

AHEAD: Final = 3
"""Tasks for each core that are begun, or done and not yet taken: more only fill the memory."""

PARTS: Final = 4
"""What is left makes at least so many tasks for each core, so that none works alone at the end."""

LOOKED: Final = 5.0
"""Seconds after which it is looked anew how many cores there are: a cluster may grow."""


class Done:
    """What came of a task: results up to the first error, and how long it took."""

    def __init__(self, results: list[Any], error: Exception | None, seconds: float) -> None:
        self.results = results
        self.error = error
        self.seconds = seconds


def cluster(place: str, workers: int | None = None) -> Runner:
    """A runner over a cluster: `ray` makes one here, with so many cores; else its address."""

    def run(work: Callable[..., T], jobs: list[tuple[Any, ...]]) -> Iterator[T]:
        if not jobs:
            return
        connect(place, workers)
        yield from Bundles(work, jobs).results()

    return run


def connect(place: str, workers: int | None) -> None:
    """To the cluster; whoever is connected stays so."""
    if ray.is_initialized():
        return
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    alone: dict[str, Any] = {"num_cpus": workers, "include_dashboard": False}
    try:
        ray.init(
            address="local" if place == "ray" else place,
            logging_level=logging.ERROR,
            log_to_driver=False,
            **(alone if place == "ray" else {}),
        )
    except (OSError, RuntimeError, RayError) as error:
        raise Problem("no-cluster", place=place, fault=error) from error


class Bundles:
    """Jobs on their way: several to a task, as many tasks as there are cores for."""

    def __init__(self, work: Callable[..., Any], jobs: Jobs) -> None:
        self.work = work
        self.jobs = jobs
        self.begun = 0
        """Jobs that are on their way, or done."""
        self.size = 1
        """Of the next task, in jobs."""
        self.waiting: deque[Any] = deque()
        self.cores = 1
        self.looked = -LOOKED
        self.task = ray.remote(max_retries=RETRIES)(done_together)
        self.here = form()
        self.editions = ray.put(list(OPENED.values()))

    def results(self) -> Iterator[Any]:
        """In the order of the jobs."""
        try:
            while self.send() or self.waiting:
                done = taken(self.waiting.popleft())
                yield from done.results
                if done.error is not None:
                    raise done.error
                self.size = self.fitting(done)
        finally:  # whoever has seen enough does not wait for what was begun
            for each in self.waiting:
                ray.cancel(each, force=True)

    def send(self) -> bool:
        """Begin tasks for all cores; whether any is under way."""
        self.count_cores()
        while self.begun < len(self.jobs) and len(self.waiting) < AHEAD * self.cores:
            some = self.jobs[self.begun : self.begun + self.size]
            self.waiting.append(self.task.remote(self.work, some, self.here, self.editions))
            self.begun += len(some)
        return bool(self.waiting)

    def count_cores(self) -> None:
        now = monotonic()
        if now - self.looked >= LOOKED:
            found = ray.cluster_resources()  # type: ignore[no-untyped-call]
            self.cores = max(1, int(found.get("CPU", 1)))
            self.looked = now

    def fitting(self, done: Done) -> int:
        """How many jobs make a task of the right length, by the last one."""
        for_time = int(AIMED * len(done.results) / max(done.seconds, 1e-6))
        left = (len(self.jobs) - self.begun) // (PARTS * self.cores)
        return max(1, min(for_time, left))


def taken(reference: Any) -> Done:
    try:
        found = ray.get(reference)
    except RayTaskError:
        raise  # an error of ours that could not be sent as it was
    except RayError as error:
        raise Problem("lost-cluster", fault=error) from error
    assert isinstance(found, Done), "a task returns what it has done"
    return found


def done_together(work: Callable[..., Any], jobs: Jobs, here: str, editions: list[Opened]) -> Done:
    """One job after the other, wherever this is; by another version, none."""
    start = perf_counter()
    results: list[Any] = []
    try:
        if form() != here:
            raise Problem("other-version-there", there=form(), here=here)
        take_opened(editions)
        for job in jobs:
            results.append(work(*job))
    except Exception as error:
        return Done(results, error, perf_counter() - start)
    return Done(results, None, perf_counter() - start)


def form() -> str:
    """The version of this program, and whether it is compiled."""
    return f"{tablee.__version__} ({'compiled' if tablee.compiled() else 'interpreted'})"
