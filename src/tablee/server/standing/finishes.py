"""How a match has ended for each seat, as it is kept: written with the move that ends it."""

from __future__ import annotations

import unicodedata
from typing import Final

from sqlalchemy import Connection, Float, bindparam, exists, insert, select

from tablee.arena.ratings import Place
from tablee.server.db import schema
from tablee.server.db.rows import SeatRow, TableRow, load
from tablee.server.db.statements import Values
from tablee.server.standing.changes import place_of
from tablee.server.standing.rule import mode_of, sides_of, without_weight

PORTION: Final = 50
"""So many matches of old are looked at in one transaction."""

BEGAN: Final = (
    select(schema.matches.c.started)
    .where(schema.matches.c.id == bindparam("match"))
    .scalar_subquery()
)

FILLED: Final = ("old_mean", "old_spread", "new_mean", "new_spread", "seconds")

WRITE: Final = insert(schema.finishes).values(
    {
        column.name: bindparam(column.name, type_=column.type)
        for column in schema.finishes.c
        if column.name not in FILLED
    }
    | {"seconds": bindparam("ended", type_=Float) - BEGAN}
)


def places_of(row: TableRow, sides: list[list[int]]) -> list[Place] | None:
    """Where each side has ended; none where nobody knows."""
    result = row.result
    if result is None or len(result.totals) != len(row.seats):
        return None
    return [
        place_of(result.returns[side[0]], sum(result.totals[seat] for seat in side) / len(side))
        for side in sides
    ]


def has_left(seat: SeatRow) -> bool:
    """Whoever sat here when a rated match began sits here no more."""
    return seat.began is not None and seat.began != seat.account


def agreed_on_end(row: TableRow) -> bool:
    """The players have ended it before it was over."""
    people = [seat for seat in row.seats if seat.kind == "person"]
    return any(seat.concedes for seat in people)


def values(row: TableRow, early: bool) -> list[Values]:
    """What is kept of a match that is over, for each seat."""
    sides = sides_of(row)
    places = None if early else places_of(row, sides)
    kind = without_weight(row) or ("closed" if row.closed else "early" if early else "")
    common: Values = {
        "match": row.id,
        "title": row.title,
        "seats": len(row.seats),
        "mode": mode_of(row),
        "kind": kind,
        "together": len(sides) == 1,
        "ended": row.ended or row.used or row.created,
    }
    return [common | seat_values(row, seat, sides, places) for seat in row.seats]


def seat_values(
    row: TableRow, seat: SeatRow, sides: list[list[int]], places: list[Place] | None
) -> Values:
    own = next(number for number, side in enumerate(sides) if seat.seat in side)
    winning = {n for n, side in enumerate(sides) if places and row.result and places[n][0] > 0}
    won = own in winning and not has_left(seat)
    place = None
    if places is not None and len(sides) > 1:
        place = 1 + sum(other > places[own] for other in places)
        place = len(sides) if has_left(seat) else place
    return {
        "seat": seat.seat,
        "account": seat.began or seat.account,
        "bot": seat.bot if seat.kind == "bot" and seat.began is None else None,
        "name": searched(seat.nickname) if not has_left(seat) else "",
        "place": place,
        "points": row.result.totals[seat.seat] if places and row.result else None,
        "won": won,
        "shared": won and len(winning) > 1,
    }


def searched(name: str) -> str:
    """A name as it is searched for: small letters without accents."""
    parts = unicodedata.normalize("NFKD", name.casefold())
    return "".join(letter for letter in parts if not unicodedata.combining(letter))[:120]


def catch_up(connection: Connection) -> int:
    """Note how matches have ended that ended before this was noted; how many they were."""
    match, finish = schema.matches.c, schema.finishes.c
    noted = exists().where(finish.match == match.id)
    query = select(match.id).where(match.status == "over", ~noted).limit(PORTION).with_for_update()
    found = list(connection.execute(query).scalars())
    for each in found:
        row = load(connection, each)
        connection.execute(WRITE, values(row, agreed_on_end(row)))
    return len(found)
