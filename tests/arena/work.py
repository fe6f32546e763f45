"""Work that can be sent to other processes."""

from __future__ import annotations

import os
import time
from pathlib import Path

from tablee.engine.problems import IllegalAction, Problem, Why


def square(number: int) -> int:
    return number * number


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
