"""Who leads at a title with so many seats, of those who show themselves; with bots among them."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Connection, Row, Select, select

from tablee.engine.problems import Problem
from tablee.engine.titles import find
from tablee.server.db import schema
from tablee.server.schemas.standing import Ladder, LadderRow
from tablee.server.standing import bots, showing
from tablee.server.standing.rating import PROVISIONAL
from tablee.server.standing.rule import known_sides

LISTED: Final = 100
"""At most so many people, and so many whose rating is provisional."""


def ladder(connection: Connection, title: str, seats: int, reader: str | None) -> Ladder:
    known = find(title)
    if seats not in known.seats:
        least, most = known.seats[0], known.seats[-1]
        raise Problem("bad-seats", title=title, seats=seats, least=least, most=most)
    sure, unsure = standing(connection, title, seats)
    rows = [ladder_row(row, rank + 1, reader) for rank, row in enumerate(sure)]
    if len(known_sides(title, seats, known.editions[0], ())) > 1:
        rows += bot_rows(title)
    rows.sort(key=lambda row: -row.mean)
    provisional = [ladder_row(row, None, reader) for row in unsure]
    return Ladder(title=title, seats=seats, rows=rows, provisional=provisional)


def standing(
    connection: Connection, title: str, seats: int
) -> tuple[list[Row[Any]], list[Row[Any]]]:
    """Those whose rating is sure enough, and the others, each the best first."""
    rating = schema.ratings.c
    query = rated_people(title, seats).order_by(rating.mean.desc(), rating.account).limit(LISTED)
    sure = connection.execute(query.where(rating.spread <= PROVISIONAL)).all()
    unsure = connection.execute(query.where(rating.spread > PROVISIONAL)).all()
    return list(sure), list(unsure)


def rated_people(title: str, seats: int) -> Select[Any]:
    rating, account = schema.ratings.c, schema.accounts.c
    return (
        select(
            account.id,
            account.name,
            account.nickname,
            rating.mean,
            rating.spread,
            rating.matches,
        )
        .join(schema.accounts, account.id == rating.account)
        .where(rating.title == title, rating.seats == seats, rating.matches > 0)
        .where(showing.is_shown())
    )


def ladder_row(row: Row[Any], rank: int | None, reader: str | None) -> LadderRow:
    return LadderRow(
        rank=rank,
        name=row.name or row.nickname,
        page=row.name or row.id,
        bot=None,
        mean=round(row.mean, 2),
        spread=round(row.spread, 2),
        matches=row.matches,
        mine=row.id == reader,
    )


def bot_rows(title: str) -> list[LadderRow]:
    return [
        LadderRow(
            rank=None,
            name="",
            page=None,
            bot=level,
            mean=rating.mean,
            spread=rating.spread,
            matches=0,
            mine=False,
        )
        for level, rating in bots.levels_of(title).items()
    ]
