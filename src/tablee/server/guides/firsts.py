"""What first games still hint at: kinds of questions that somebody has never met.

What a guide has taught is met; and whoever has finished some matches needs no hints.
"""

from __future__ import annotations

from functools import cache

import msgspec
from sqlalchemy import Connection, delete, func, insert, select

from tablee.engine.problems import Problem
from tablee.engine.titles import find
from tablee.server.db import schema
from tablee.server.guides import keeping
from tablee.server.schemas.guides import Firsts

ENOUGH = 3
"""Finished matches of a title, after which nothing is hinted at any more."""

NAMES = msgspec.json.Decoder(list[str])  # made before any thread reads, as in `keeping.py`

table = schema.firsts


class Met(msgspec.Struct):
    """The kinds of questions of a title for which somebody has seen the hint."""

    title: str
    asks: list[str]


def of(connection: Connection, account: str) -> list[Met]:
    query = select(table.c.title, table.c.asks).where(table.c.account == account)
    rows = connection.execute(query.order_by(table.c.title))
    return [Met(title, NAMES.decode(asks)) for title, asks in rows]


def met(connection: Connection, account: str, title: str) -> list[str]:
    return next((each.asks for each in of(connection, account) if each.title == title), [])


def info(connection: Connection, account: str, title: str) -> Firsts:
    """What need not be hinted at, and whether anything is."""
    progress = keeping.find(connection, account, title)
    taught = [] if progress is None else progress.learnt
    learnt = [ask for ask, rule in questions(title).items() if rule in taught]
    known = dict.fromkeys([*met(connection, account, title), *learnt])
    return Firsts(
        title=title, asks=list(known), hints=finished(connection, account, title) < ENOUGH
    )


@cache
def questions(title: str) -> dict[str, str]:
    """All kinds of questions of a title, with their rules."""
    games = find(title).all_games()
    return {ask.name: ask.rule for game in games for ask in game.messages.asks.values()}


def finished(connection: Connection, account: str, title: str) -> int:
    """Matches that were played from their deal to their end."""
    match, seat = schema.matches.c, schema.seats.c
    played = (
        select(func.count(func.distinct(match.id)))
        .join_from(schema.seats, schema.matches, seat.match == match.id)
        .where(seat.account == account, match.title == title)
        .where(match.status == "over", match.begins.is_(None))
    )
    return connection.execute(played).scalar_one()


def meet(connection: Connection, account: str, title: str, ask: str) -> Firsts:
    """The hint for such a question was seen: it does not come again."""
    if ask not in questions(title):
        raise Problem("no-such-question")
    asks = met(connection, account, title)
    if ask not in asks:
        of_title = (table.c.account == account, table.c.title == title)
        connection.execute(delete(table).where(*of_title))
        row = {"account": account, "title": title, "asks": encoded([*asks, ask])}
        connection.execute(insert(table).values(row))
    return info(connection, account, title)


def encoded(asks: list[str]) -> str:
    return msgspec.json.encode(asks).decode()
