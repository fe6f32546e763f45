"""Quiet hours: by the clock on the wall of whoever sleeps."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from tablee.engine.problems import Problem
from tablee.server.reach.quiet import Quiet, require_zone, silent_until
from tablee.server.reach.writing import until_when

NIGHT = Quiet(22 * 60, 7 * 60 + 30, "Europe/Paris")


def at(text: str, zone: str = "Europe/Paris") -> float:
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp()


@pytest.mark.parametrize(
    ("now", "until"),
    [
        ("2026-11-18T21:59", None),
        ("2026-11-18T22:00", "2026-11-19T07:30"),
        ("2026-11-18T23:59", "2026-11-19T07:30"),
        ("2026-11-19T00:00", "2026-11-19T07:30"),
        ("2026-11-19T07:29", "2026-11-19T07:30"),
        ("2026-11-19T07:30", None),
        ("2026-03-28T23:00", "2026-03-29T07:30"),  # an hour is missing in this night
        ("2026-10-24T23:00", "2026-10-25T07:30"),  # and one comes twice in this
    ],
)
def test_a_night_goes_over_midnight(now: str, until: str | None) -> None:
    assert silent_until(NIGHT, at(now)) == (at(until) if until else None)


def test_it_is_night_where_the_person_lives() -> None:
    tokyo = Quiet(NIGHT.begins, NIGHT.ends, "Asia/Tokyo")
    assert silent_until(tokyo, at("2026-11-18T15:00", "UTC")) == at("2026-11-18T22:30", "UTC")
    assert silent_until(NIGHT, at("2026-11-18T15:00", "UTC")) is None


def test_hours_within_a_day_and_none_at_all() -> None:
    noon = Quiet(12 * 60, 13 * 60, "Europe/Paris")
    assert silent_until(noon, at("2026-11-18T12:59")) == at("2026-11-18T13:00")
    assert silent_until(noon, at("2026-11-18T11:59")) is None
    assert silent_until(Quiet(60, 60, "UTC"), at("2026-11-18T01:00", "UTC")) is None
    assert silent_until(None, at("2026-11-18T01:00")) is None


def test_a_zone_that_nobody_knows_is_a_problem_and_one_that_is_no_more_is_not() -> None:
    require_zone("America/Argentina/Buenos_Aires")
    with pytest.raises(Problem):
        require_zone("Europe/Atlantis")
    assert silent_until(Quiet(0, 60, "Europe/Atlantis"), at("2026-11-18T00:30", "UTC"))


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Until Fri 20 Nov, 21:05 (Europe/Paris)"),
        ("fr", "Jusqu’au ven. 20 nov., 21:05 (Europe/Paris)"),
        ("es", "Hasta: vie, 20 nov, 21:05 (Europe/Paris)"),
    ],
)
def test_times_are_told_as_the_language_writes_them(language: str, text: str) -> None:
    assert until_when(at("2026-11-20T21:05"), language, "Europe/Paris") == text
