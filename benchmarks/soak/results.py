"""What a long run finds out, as it is printed and as it is stored."""

from __future__ import annotations

from statistics import median
from typing import Final

import msgspec

from benchmarks.load.results import Spread
from benchmarks.results import Machine

GROWTH: Final = 1.1
"""Memory is flat if it grows by no more than this factor in calm times,"""

SLACK: Final = 10.0
"""or by no more than so many megabytes."""


ENOUGH: Final = 36
"""Looks at the memory, three minutes of them."""


class Memory(msgspec.Struct, frozen=True):
    """The server's processes together in calm times, in megabytes."""

    samples: int
    early: float
    """The median of the second quarter: by then caches are filled."""
    late: float
    """The median of the last quarter."""
    most: float

    def flat(self) -> bool:
        """Said only after some minutes: a server that has just started fills its caches."""
        return self.samples < ENOUGH or self.late <= max(self.early * GROWTH, self.early + SLACK)


class Report(msgspec.Struct, frozen=True):
    machine: Machine
    database: str
    minutes: float
    calm_minutes: float
    before: str
    """The version with which it began, if it was upgraded; else empty."""
    version: str
    matches: dict[str, int]
    """By title."""
    finished: int
    counts: dict[str, int]
    trouble: dict[str, int]
    impossible: list[str]
    """Kinds of trouble that could not be made here."""
    back: Spread
    """From every start of the server to its first answer."""
    ack: Spread
    """In calm times, from the first sending to the acknowledgement."""
    answers: int
    """Answers in the database that were compared with what was acknowledged."""
    streams: int
    events: int
    """Events of these streams, compared one by one."""
    records: int
    """Records of finished matches that were played again."""
    records_before: int
    """Those that the version before has played again: they were finished by its rules."""
    played_on: int
    """Matches that were begun by older rules and went on by those of the new version."""
    memory: Memory
    server_errors: dict[str, int]
    """Errors in the server's log, by what they were: there are some while a database is away."""
    complaints: list[str]

    def holds(self) -> bool:
        return not self.complaints and self.memory.flat()


def remembered(samples: list[float]) -> Memory:
    """Of the memory in calm times; all zero if there was no time for it."""
    if len(samples) < 4:
        return Memory(len(samples), 0.0, 0.0, max(samples, default=0.0))
    quarter = len(samples) // 4
    return Memory(
        samples=len(samples),
        early=median(samples[quarter : 2 * quarter]),
        late=median(samples[-quarter:]),
        most=max(samples),
    )
