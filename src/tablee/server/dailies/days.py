"""Days, by the server's calendar: in UTC, from midnight to midnight."""

from __future__ import annotations

import time
from datetime import UTC, date, datetime, timedelta
from typing import Final

from tablee.engine.problems import Problem

DAY: Final = timedelta(days=1)


def now() -> float:
    """The time of day; tests set it."""
    return time.time()


def today() -> date:
    return datetime.fromtimestamp(now(), UTC).date()


def yesterday() -> date:
    return today() - DAY


def begins(day: date) -> float:
    return datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp()


def ends(day: date) -> float:
    return begins(day + DAY)


def is_over(day: str) -> bool:
    """Whether the deal of this day is played no more: then everything about it may be known."""
    return ends(date.fromisoformat(day)) <= now()


def read(text: str) -> date:
    """The day that is meant, as 2026-11-18; none: today. A Problem if it is none, or to come."""
    if not text:
        return today()
    try:
        day = date.fromisoformat(text)
    except ValueError as error:
        raise Problem("no-such-day", day=text) from error
    if day.isoformat() != text or day > today():
        raise Problem("no-such-day", day=text)
    return day
