"""Attempts at the deal of a day as they are kept: one for each person, title and day."""

from __future__ import annotations

from datetime import date
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    Float,
    and_,
    bindparam,
    func,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite

from tablee.engine.decision import ranks
from tablee.engine.game import Game
from tablee.engine.state import State
from tablee.server.dailies import days
from tablee.server.db import schema
from tablee.server.db.statements import Values

BREAK: Final = 120.0
"""Seconds between two things that happen at a table; what goes beyond was spent elsewhere."""

table = schema.attempts
attempt = schema.attempts.c


class Outcome(msgspec.Struct):
    """How an attempt has ended."""

    finished: bool
    """Played to its end, and not given up."""
    points: int
    won: bool
    place: int | None
    """Among the sides; none where all win or lose together."""


class Attempt(NamedTuple):
    day: str
    title: str
    match: str | None
    """None: the player has deleted it."""
    ranked: bool
    seconds: float
    ended: float | None
    finished: bool | None
    points: int | None
    won: bool | None
    place: int | None

    def counts(self) -> bool:
        """Whether it was played to its end in time."""
        in_time = self.ended is not None and self.ended < days.ends(date.fromisoformat(self.day))
        return bool(self.finished) and in_time


def outcome(game: Game[Any], s: State[Any], seat: int) -> Outcome:
    returns, scores = game.returns(s), game.scores(s)
    side = {seat, *game.partners(seat)}
    others = [other for other in range(game.seats) if other not in side]
    place = None
    if others and len(side) > 1:
        place = 1 if returns[seat] >= max(returns[other] for other in others) else 2
    elif others:
        place = ranks(scores)[seat]
    won = returns[seat] > 0 and returns[seat] == max(returns)
    return Outcome(s.over(), scores[seat].total, won, place)


# --- what a move writes --------------------------------------------------------------------------

WRITE_TIME: Final = (
    update(table)
    .where(attempt.match == bindparam("of_match"))
    .values(seconds=attempt.seconds + bindparam("more", type_=Float))
)
WRITE_END: Final = (
    update(table)
    .where(attempt.match == bindparam("of_match"))
    .values({name: bindparam(f"new_{name}") for name in ("ended", *Outcome.__struct_fields__)})
)


def time_values(match: str, before: float | None, now: float) -> list[Values]:
    return [{"of_match": match, "more": min(BREAK, max(0.0, now - (before or now)))}]


def end_values(match: str, ended: float, how: Outcome) -> list[Values]:
    values = {f"new_{name}": value for name, value in msgspec.structs.asdict(how).items()}
    return [{"of_match": match, "new_ended": ended, **values}]


# --- reading -----------------------------------------------------------------------------------


def begin(connection: Connection, day: date, title: str, account: str, match: str) -> bool:
    """Note that somebody plays it at this table; whether nobody had noted another before."""
    kind = postgresql if connection.dialect.name == "postgresql" else sqlite
    row = {
        "match": match,
        "day": day.isoformat(),
        "title": title,
        "account": account,
        "ranked": is_ranked(connection, day, account),
        "begun": days.now(),
        "seconds": 0.0,
    }
    new = kind.insert(table).values(row).on_conflict_do_nothing().returning(attempt.day)
    return connection.execute(new).first() is not None


def is_ranked(connection: Connection, day: date, account: str) -> bool:
    """Whether somebody has an account, and was here before the day: not made to try its deal."""
    person = schema.accounts.c
    row = connection.execute(select(person.name, person.created).where(person.id == account)).one()
    return row.name is not None and row.created < days.begins(day)


def find(connection: Connection, day: date, title: str, account: str) -> Attempt | None:
    query = select(*FIELDS).where(of(day, title, account))
    row = connection.execute(query).first()
    return None if row is None else Attempt(*row)


def of_person(connection: Connection, account: str) -> list[Attempt]:
    """All of somebody's, the last one first."""
    query = select(*FIELDS).where(attempt.account == account)
    return [Attempt(*row) for row in connection.execute(query.order_by(attempt.day.desc()))]


def in_time(day: date) -> ColumnElement[bool]:
    """Those of a day that count."""
    return and_(
        attempt.day == day.isoformat(), attempt.finished.is_(True), attempt.ended < days.ends(day)
    )


def count(connection: Connection, day: date) -> dict[str, int]:
    """How many have played each title of a day to its end."""
    query = select(attempt.title, func.count()).where(in_time(day)).group_by(attempt.title)
    return {row[0]: row[1] for row in connection.execute(query)}


def of(day: date, title: str, account: str) -> ColumnElement[bool]:
    return and_(attempt.day == day.isoformat(), attempt.title == title, attempt.account == account)


FIELDS: Final = [attempt[name] for name in Attempt._fields]
