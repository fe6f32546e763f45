"""Ratings of those who sit at a table, as far as the reader may know them."""

from __future__ import annotations

from sqlalchemy import Connection, select

from tablee.arena.ratings import Rating
from tablee.server.db import schema
from tablee.server.db.rows import SeatRow, TableRow
from tablee.server.schemas.standing import SeatRating, TableRatings
from tablee.server.standing import bots, rating, showing
from tablee.server.standing.rating import PROVISIONAL
from tablee.server.standing.rule import sides_of

Moved = dict[int, tuple[str, Rating, float]]
"""By seat: whose rating a match has moved, what it made of it, and what it was."""


def ratings_at(connection: Connection, row: TableRow, reader: str | None) -> TableRatings:
    """Of people who show theirs, of the reader, and of bots; after a rated match, with changes."""
    people = {seat.account for seat in row.seats if seat.account is not None}
    pages = showing.pages(connection, people)
    seats: list[SeatRating] = []
    if len(sides_of(row)) > 1:
        known = rating.known(connection, row.title, len(row.seats), sorted(people))
        moved = moved_by(connection, row) if row.status == "over" else {}
        visible = {*pages, *([reader] if reader else [])}
        found = [at_seat(row, seat, known, moved, visible) for seat in row.seats]
        seats = [each for each in found if each is not None]
    return TableRatings(
        seats=seats,
        pages={
            str(seat.seat): pages[seat.account]
            for seat in row.seats
            if seat.account is not None and seat.account in pages
        },
    )


def moved_by(connection: Connection, row: TableRow) -> Moved:
    finish = schema.finishes.c
    query = select(
        finish.seat, finish.account, finish.new_mean, finish.new_spread, finish.old_mean
    ).where(finish.match == row.id, finish.account.is_not(None), finish.new_mean.is_not(None))
    return {
        each.seat: (each.account, Rating(each.new_mean, each.new_spread), each.old_mean)
        for each in connection.execute(query)
    }


def at_seat(
    row: TableRow, seat: SeatRow, known: dict[str, Rating], moved: Moved, visible: set[str]
) -> SeatRating | None:
    if seat.kind == "bot":
        return shown(seat, bots.rating_of(row.title, seat.bot), None)
    if seat.account is None or seat.account not in visible:
        return None
    account, after, before = moved.get(seat.seat, (None, None, None))
    if account == seat.account and after is not None:
        return shown(seat, after, before)
    found = known.get(seat.account)
    return None if found is None else shown(seat, found, None)


def shown(seat: SeatRow, found: Rating, before: float | None) -> SeatRating:
    return SeatRating(
        seat=seat.seat,
        mean=round(found.mean, 2),
        spread=round(found.spread, 2),
        provisional=found.spread > PROVISIONAL and seat.kind != "bot",
        old_mean=None if before is None else round(before, 2),
    )
