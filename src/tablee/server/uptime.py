"""The time of clocks and absences: the seconds for which this server has been up, in all its days.

It is neither the time of day, which jumps when somebody sets it, nor what one process has counted,
which ends with it. It begins at 0 with the database and goes on where it was after a restart:

- While a process runs, it counts by its own steady clock, which nobody can set and which stands
  still while the machine sleeps. The time of day is never asked.
- Every few seconds while a clock runs, every minute otherwise, and at an orderly end, it is written
  down. The time while the server is down is so not part of it; of the time before a crash, players
  get back at most a few seconds, and those who are away at most a minute.
- Several processes on one database each count by themselves. Whatever one tells the others, and
  whatever it writes about a clock, carries how far it is, and whoever is behind catches up: all are
  as far as the farthest, but for the moment that word takes. So it does not matter which of them
  is asked, and time passes as long as one of them is up. Their steady clocks differ by millionths.

A clock is three stored values: what each seat has left, since when that has been running, and when
the first of them will be at its end. The last is found by its index, so a table whose clock runs
need not be in the memory of any process. An absence is one value: since when somebody is away.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from sqlalchemy import Connection, Float, cast, func, insert, select, update

from tablee.server.db import schema

KEY = "uptime"
"""Where it is written down."""

BEAT = 5.0
"""Seconds between two such notes, while a clock runs somewhere."""

REST = 60.0
"""And while none does: a server at which nobody plays leaves its disk alone."""


class Uptime:
    """How far the time of the server is, as this process knows it."""

    def __init__(self, before: float, steady: Callable[[], float] = time.monotonic) -> None:
        self.steady = steady
        self.begun = steady() - before

    def now(self) -> float:
        return self.steady() - self.begun

    def reach(self, seconds: float | None) -> None:
        """It is at least so late: another process was that far."""
        if seconds is not None:
            self.begun = min(self.begun, self.steady() - seconds)


def read_uptime(connection: Connection) -> float:
    """How far it was: as noted, or later if a clock was written after that."""
    key, match = schema.keys.c, schema.matches.c
    noted = connection.execute(select(key.value).where(key.name == KEY)).scalar()
    written = connection.execute(select(func.max(match.since))).scalar()
    return max(float(noted or 0), written or 0.0)


def note_uptime(connection: Connection, seconds: float) -> None:
    """Write down how far it is, unless another process is farther."""
    key = schema.keys.c
    later = cast(key.value, Float) < seconds
    noted = {"value": repr(seconds)}
    connection.execute(update(schema.keys).where(key.name == KEY, later).values(noted))


def begin_uptime(connection: Connection) -> None:
    """Make the place for it."""
    key = schema.keys.c
    if connection.execute(select(key.name).where(key.name == KEY)).first() is None:
        connection.execute(insert(schema.keys).values(name=KEY, value="0"))


def clocks_run(connection: Connection) -> bool:
    """Whether there is a clock that runs, at any table."""
    match = schema.matches.c
    query = select(match.id).where(match.since.is_not(None)).limit(1)
    return connection.execute(query).first() is not None
