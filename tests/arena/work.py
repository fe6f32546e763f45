"""Work that can be sent to other processes."""

from __future__ import annotations

import os

from tablee.engine.problems import IllegalAction, Problem, Why


def square(number: int) -> int:
    return number * number


def process(number: int) -> int:
    return os.getpid()


def fail_at_two(number: int) -> int:
    if number == 2:
        raise ValueError("two")
    return number


def has_a_problem(number: int) -> int:
    raise Problem("bad-seat", seat=number, seats=2)


def is_refused(number: int) -> int:
    raise IllegalAction(Why("played", [number]))
