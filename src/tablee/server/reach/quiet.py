"""Quiet hours: every day from one time to another, where the person lives."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Final
from zoneinfo import ZoneInfo, available_timezones

import msgspec

from tablee.engine.problems import Problem

HOUR: Final = 60
"""In minutes."""


class Quiet(msgspec.Struct, frozen=True):
    """From this minute of the day until that one; over midnight if the end comes first."""

    begins: int
    ends: int
    zone: str


def require_zone(name: str) -> None:
    """Raise a Problem unless there is such a time zone."""
    if name not in available_timezones():
        raise Problem("unknown-zone", zone=name)


def local(at: float, zone: str) -> datetime:
    """This moment, as clocks show it there; a zone that is gone from the lists counts as UTC."""
    there = ZoneInfo(zone) if zone in available_timezones() else UTC
    return datetime.fromtimestamp(at, there)


def silent_until(quiet: Quiet | None, now: float) -> float | None:
    """When the quiet hours end in which this moment lies; none if it lies in none."""
    if quiet is None or quiet.begins == quiet.ends:
        return None
    here = local(now, quiet.zone)
    minute = here.hour * HOUR + here.minute
    if (minute - quiet.begins) % (24 * HOUR) >= (quiet.ends - quiet.begins) % (24 * HOUR):
        return None
    day = here + timedelta(days=1 if quiet.ends <= minute else 0)  # by the calendar, not in hours
    end = day.replace(hour=quiet.ends // HOUR, minute=quiet.ends % HOUR, second=0, microsecond=0)
    return end.timestamp()
