"""What the strongest bot makes of the deal of a day that is over: kept once, by one process."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Final, NamedTuple

from sqlalchemy import ColumnElement, Connection, and_, delete, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from tablee.server.dailies import days
from tablee.server.dailies.attempts import Outcome, attempt
from tablee.server.dailies.dealing import MASTER
from tablee.server.db import schema

STALE: Final = 10.0
"""Seconds without a sign of life after which somebody else plays it."""

TRIES: Final = 3
"""What was begun so often and never ended is given up."""

BACK: Final = 7
"""For so many days a deal that people have played is looked after, if the server was down."""

HOUSE: Final = "house"
"""Whose tables they are: nobody can sign in by this name, which no person can have."""

HOUSE_NAME: Final = "(house)"

table = schema.masters
master = schema.masters.c


class Wanted(NamedTuple):
    day: date
    title: str


class Kept(NamedTuple):
    status: str
    match: str | None
    points: int | None
    won: bool | None
    place: int | None
    nickname: str


def find(connection: Connection, day: date, title: str) -> Kept | None:
    seat = schema.seats.c
    name = (
        select(seat.nickname)
        .where(seat.match == master.match, seat.bot == MASTER)
        .limit(1)
        .scalar_subquery()
    )
    query = select(master.status, master.match, master.points, master.won, master.place, name)
    row = connection.execute(query.where(of(Wanted(day, title)))).first()
    return row and Kept(*row[:-1], row[-1] or "")


def take(connection: Connection, titles: list[str]) -> Wanted | None:
    """The next deal to be played: of a day that is over, that people have played to its end.

    None while another one is played, or nothing is left.
    """
    now = days.now()
    busy = select(master.day).where(master.status == "running", master.beat >= now - STALE)
    if connection.execute(busy).first() is not None:
        return None
    for wanted in due(connection):
        if wanted.title in titles and claim(connection, wanted, now):
            return wanted
    return None


def due(connection: Connection) -> list[Wanted]:
    """Deals that people have played and nobody else has, the last one first."""
    first, last = days.today() - timedelta(days=BACK), days.yesterday()
    done = select(master.day).where(
        master.day == attempt.day,
        master.title == attempt.title,
        master.status.in_(["done", "failed"]),
    )
    query = (
        select(attempt.day, attempt.title)
        .where(attempt.day >= first.isoformat(), attempt.day <= last.isoformat())
        .where(attempt.finished.is_(True), ~done.exists())
        .distinct()
        .order_by(attempt.day.desc(), attempt.title)
    )
    return [Wanted(date.fromisoformat(day), title) for day, title in connection.execute(query)]


def claim(connection: Connection, wanted: Wanted, now: float) -> bool:
    """Let nobody else play it; whether it is ours, and was not begun too often."""
    kind = postgresql if connection.dialect.name == "postgresql" else sqlite
    new = {**named(wanted), "status": "running", "beat": now, "tries": 1}
    first = kind.insert(table).values(new).on_conflict_do_nothing().returning(master.day)
    if connection.execute(first).first() is not None:
        return True
    query = select(master.tries).where(of(wanted), master.beat < now - STALE)
    tries = connection.execute(query.with_for_update()).scalar()
    if tries is None:
        return False
    if tries >= TRIES:
        fail(connection, wanted)
        return False
    begun = {"status": "running", "beat": now, "tries": tries + 1}
    return connection.execute(update(table).where(of(wanted)).values(begun)).rowcount == 1


def note(connection: Connection, wanted: Wanted) -> None:
    """A sign of life."""
    connection.execute(update(table).where(of(wanted)).values(beat=days.now()))


def keep(connection: Connection, wanted: Wanted, match: str, how: Outcome) -> None:
    values = {"match": match, "points": how.points, "won": how.won, "place": how.place}
    connection.execute(update(table).where(of(wanted)).values(status="done", **values))


def fail(connection: Connection, wanted: Wanted) -> None:
    connection.execute(update(table).where(of(wanted)).values(status="failed"))


def host(connection: Connection) -> str:
    """The account to which these tables belong; it is made with the first of them."""
    account = schema.accounts
    known = select(account.c.id).where(account.c.id == HOUSE)
    if connection.execute(known).first() is None:
        row = {"id": HOUSE, "nickname": HOUSE_NAME, "name": HOUSE_NAME, "created": days.now()}
        connection.execute(insert(account).values(row))
    return HOUSE


def forget_old(connection: Connection, limit: float) -> int:
    """Delete their matches of long ago: what they have reached stays."""
    match = schema.matches
    old = delete(match).where(match.c.host == HOUSE, match.c.created < limit)
    return connection.execute(old).rowcount


def named(wanted: Wanted) -> dict[str, str]:
    return {"day": wanted.day.isoformat(), "title": wanted.title}


def of(wanted: Wanted) -> ColumnElement[bool]:
    return and_(master.day == wanted.day.isoformat(), master.title == wanted.title)
