"""Time several tasks in turn: a machine that slows down for a while slows all of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import repeat
from time import process_time
from typing import Final, NamedTuple

from benchmarks.results import Times

Task = Callable[[], object]


class Effort(NamedTuple):
    """How many workers for each form, how many rounds in each, how long each task in a round."""

    workers: int
    rounds: int
    seconds: float


FULL: Final = Effort(workers=8, rounds=5, seconds=0.02)
QUICK: Final = Effort(workers=1, rounds=3, seconds=0.002)


def time_in_turn(tasks: Mapping[str, Task], effort: Effort) -> Times:
    counts = {name: fitting_count(task, effort.seconds) for name, task in tasks.items()}
    times: Times = {name: [] for name in tasks}
    for _ in range(effort.rounds):
        for name, task in tasks.items():
            times[name].append(1e6 * seconds(task, counts[name]) / counts[name])
    return times


def fitting_count(task: Task, time: float) -> int:
    """How often the task can be done in this time; finding out also warms it up."""
    count = 1
    while (spent := seconds(task, count)) < time / 4:
        count *= 2
    return max(1, round(count * time / spent))


def seconds(task: Task, count: int) -> float:
    """The time it takes to do a task so many times, without what other processes take meanwhile."""
    start = process_time()
    for _ in repeat(None, count):
        task()
    return process_time() - start
