"""Work that can be sent to other processes."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path

from tablee.engine.problems import IllegalAction, Problem, Why
from tablee.engine.titles import find, make_with


def square(number: int) -> int:
    return number * number


def name_of_edition(title: str, edition: str) -> str:
    return make_with(title, find(title).seats[0], edition, {}).edition


def process(number: int) -> int:
    return os.getpid()


def finish_slowly(path: str, number: int) -> int:
    """The first at once; the others take a minute and leave a trace."""
    if number:
        time.sleep(60)
        Path(path, str(number)).touch()
    return number


def fail_at_two(number: int) -> int:
    if number == 2:
        raise ValueError("two")
    return number


def has_a_problem(number: int) -> int:
    raise Problem("bad-seat", seat=number, seats=2)


def is_refused(number: int) -> int:
    raise IllegalAction(Why("played", [number]))


def leave_a_trace(path: str, number: int) -> int:
    Path(path, str(number)).touch()
    return number


def die_once_at_three(path: str, number: int) -> int:
    """The worker that does the fourth job is killed by it, the first time."""
    died = Path(path, "died")
    if number == 3 and not died.exists():
        died.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def wait_for_all(path: str, count: int, number: int) -> int:
    """Ends once so many are at work."""
    Path(path, str(number)).touch()
    patience = time.monotonic() + 60
    while len(list(Path(path).iterdir())) < count and time.monotonic() < patience:
        time.sleep(0.05)
    return os.getpid()
