"""The table of results: who has won and by how much, and who shares a rank.

Time tells who stands first among those who did as well. It gives nobody a better rank: nobody shall
have to hurry.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable
from datetime import date
from typing import Final, NamedTuple

from sqlalchemy import Connection, select

from tablee.server.dailies import attempts, days, masters
from tablee.server.dailies.attempts import Attempt, attempt
from tablee.server.dailies.dealing import MASTER
from tablee.server.db import schema
from tablee.server.schemas.daily import DailyResult

LISTED: Final = 100
"""So many are listed, and the reader in any case."""


class Entry(NamedTuple):
    """One line of the table before it has a rank."""

    nickname: str
    account: str
    bot: str | None
    points: int
    won: bool
    place: int | None
    seconds: float | None
    match: str | None

    def standing(self) -> tuple[int, int, int]:
        """The less, the better."""
        return (not self.won, self.place or 1, -self.points)


def entries(connection: Connection, day: date, title: str, ranked: bool) -> list[Entry]:
    """What people have reached, and with those who are ranked what the strongest bot has."""
    person = schema.accounts.c
    query = (
        select(
            person.nickname,
            attempt.account,
            attempt.points,
            attempt.won,
            attempt.place,
            attempt.seconds,
            attempt.match,
        )
        .join(schema.accounts, person.id == attempt.account)
        .where(attempts.in_time(day), attempt.title == title, attempt.ranked.is_(ranked))
    )
    found = [
        Entry(row[0], row[1], None, row[2], row[3], row[4], row[5], row[6])
        for row in connection.execute(query)
    ]
    master = masters.find(connection, day, title) if ranked else None
    if master is not None and master.status == "done" and master.points is not None:
        found.append(
            Entry(
                master.nickname,
                "",
                MASTER,
                master.points,
                bool(master.won),
                master.place,
                None,
                master.match,
            )
        )
    return sorted(found, key=lambda one: (*one.standing(), one.seconds or 0.0))


def ranked(found: list[Entry], account: str | None) -> list[DailyResult]:
    """With their ranks; bots take none from anybody."""
    lines: list[DailyResult] = []
    people = [entry.standing() for entry in found if entry.bot is None]
    for entry in found:
        better = bisect_left(people, entry.standing())
        lines.append(
            DailyResult(
                rank=better + 1,
                nickname=entry.nickname,
                mine=account is not None and entry.account == account,
                bot=entry.bot,
                points=entry.points,
                won=entry.won,
                place=entry.place,
                seconds=None if entry.seconds is None else round(entry.seconds),
                table=entry.match,
            )
        )
    return lines


def listed(lines: list[DailyResult]) -> list[DailyResult]:
    return [line for number, line in enumerate(lines) if number < LISTED or line.mine or line.bot]


def streak(played: Iterable[Attempt], title: str = "") -> int:
    """On how many days in a row, up to today or yesterday."""
    known = {one.day for one in played if one.counts() and title in ("", one.title)}
    day = days.today()
    if day.isoformat() not in known:
        day -= days.DAY
    count = 0
    while day.isoformat() in known:
        count, day = count + 1, day - days.DAY
    return count
