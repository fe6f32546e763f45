"""Finished matches of somebody, to be looked through and searched."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from sqlalchemy import ColumnElement, Connection, Row, exists, func, or_, select

from tablee.server.db import schema
from tablee.server.schemas.standing import History, PlayedMatch, PlayedSeat
from tablee.server.schemas.values import Outcome
from tablee.server.standing import showing
from tablee.server.standing.finishes import searched
from tablee.server.standing.statistics import key_for

PAGE: Final = 20

finish = schema.finishes.c
match = schema.matches.c
other = schema.finishes.alias("other")

Condition = ColumnElement[bool]

OUTCOMES: Final[dict[Outcome, Condition]] = {
    "won": finish.won & ~finish.shared,
    "shared": finish.shared,
    "lost": ~finish.won & finish.points.is_not(None),
    "ended": finish.points.is_(None),
}


class Wish(msgspec.Struct):
    """What is looked for."""

    title: str = ""
    opponent: str = ""
    """As `Opponent.key` names them."""
    result: Outcome | None = None
    after: float | None = None
    before: float | None = None
    text: str = ""
    """In the names of those who were there."""
    page: int = 1


def own(connection: Connection, account: str, wish: Wish) -> History:
    """All of them, but what was played to learn a title."""
    conditions = [*of_account(account), *wished(connection, account, wish)]
    return found(connection, conditions, wish.page)


def public(connection: Connection, account: str, page: int) -> History:
    """Those at public tables, which anybody could watch."""
    return found(connection, [*of_account(account), match.public, finish.kind == ""], page)


def of_account(account: str) -> list[Condition]:
    """Each match once, by the first of their seats."""
    earlier = exists().where(
        other.c.match == finish.match, other.c.account == account, other.c.seat < finish.seat
    )
    return [finish.account == account, finish.kind != "guide", ~earlier]


def wished(connection: Connection, account: str, wish: Wish) -> list[Condition]:
    conditions: list[Condition] = []
    if wish.title:
        conditions.append(finish.title == wish.title)
    if wish.result is not None:
        conditions.append(OUTCOMES[wish.result])
    if wish.after is not None:
        conditions.append(finish.ended >= wish.after)
    if wish.before is not None:
        conditions.append(finish.ended < wish.before)
    if searched(wish.text).strip():
        conditions.append(
            there(other.c.name.contains(searched(wish.text).strip(), autoescape=True))
        )
    if wish.opponent:
        meant = meant_by(connection, account, wish.opponent)
        conditions.append(there(or_(other.c.account == meant, other.c.bot == wish.opponent)))
    return conditions


def there(who: Condition) -> Condition:
    return exists().where(other.c.match == finish.match, other.c.seat != finish.seat, who)


def meant_by(connection: Connection, account: str, key: str) -> str | None:
    """Who is meant, of those who have played with this person; none: nobody of them."""
    query = (
        select(other.c.account)
        .join(schema.finishes, finish.match == other.c.match)
        .where(finish.account == account, other.c.account.is_not(None))
        .distinct()
    )
    met = connection.execute(query).scalars()
    return next((who for who in met if key_for(account, who) == key), None)


def found(connection: Connection, conditions: list[Condition], page: int) -> History:
    joined = schema.finishes.join(schema.matches, match.id == finish.match)
    count = connection.execute(
        select(func.count()).select_from(joined).where(*conditions)
    ).scalar_one()
    pages = max(1, -(-count // PAGE))
    page = min(max(1, page), pages)
    query = (
        select(schema.finishes, match.public)
        .select_from(joined)
        .where(*conditions)
        .order_by(finish.ended.desc(), finish.match)
        .limit(PAGE)
        .offset((page - 1) * PAGE)
    )
    rows = connection.execute(query).all()
    seats = seats_of(connection, [row.match for row in rows])
    matches = [played(row, seats[row.match]) for row in rows]
    return History(page=page, pages=pages, found=count, matches=matches)


def seats_of(connection: Connection, matches: list[str]) -> dict[str, list[PlayedSeat]]:
    seat = schema.seats.c
    query = (
        select(
            seat.match,
            seat.seat,
            seat.nickname,
            seat.kind,
            seat.bot,
            seat.account,
            finish.place,
            finish.points,
        )
        .join(schema.finishes, (finish.match == seat.match) & (finish.seat == seat.seat))
        .where(seat.match.in_(matches))
        .order_by(seat.match, seat.seat)
    )
    rows = connection.execute(query).all()
    pages = showing.pages(connection, {row.account for row in rows if row.account})
    seats: dict[str, list[PlayedSeat]] = {each: [] for each in matches}
    for row in rows:
        seats[row.match].append(
            PlayedSeat(
                seat=row.seat,
                name=row.nickname or "",
                bot=row.bot if row.kind == "bot" else None,
                page=pages.get(row.account or ""),
                place=row.place,
                points=row.points,
            )
        )
    return seats


def played(row: Row[Any], seats: list[PlayedSeat]) -> PlayedMatch:
    return PlayedMatch(
        table=row.match,
        title=row.title,
        mode=row.mode,
        seat=row.seat,
        together=bool(row.together),
        outcome=outcome(row),
        place=row.place,
        points=row.points,
        ended=row.ended,
        seconds=row.seconds,
        counts=row.kind == "",
        public=bool(row.public),
        others=[seat for seat in seats if seat.seat != row.seat],
        old_mean=None if row.old_mean is None else round(row.old_mean, 2),
        new_mean=None if row.new_mean is None else round(row.new_mean, 2),
    )


def outcome(row: Row[Any]) -> Outcome:
    if row.points is None:
        return "ended"
    if row.shared:
        return "shared"
    return "won" if row.won else "lost"
