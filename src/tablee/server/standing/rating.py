"""Ratings in the database: moved in the transaction that ends the match, once and for all.

The version of the table lets one process end a match, once; with it goes what it makes of the
ratings. Two matches of the same people that end at the same time wait for each other's rows.
"""

from __future__ import annotations

from typing import Final

import msgspec
from sqlalchemy import Connection, bindparam, select, update
from sqlalchemy.dialects import postgresql, sqlite

from tablee.arena.ratings import MEAN, SPREAD, Rating
from tablee.server.db import schema
from tablee.server.db.rows import SeatRow, TableRow
from tablee.server.standing import bots
from tablee.server.standing.changes import LEAST_SHARE, Ending, Entrant, learned
from tablee.server.standing.finishes import has_left, places_of
from tablee.server.standing.rule import sides_of

PROVISIONAL: Final = 5.5
"""Above that a rating is too uncertain to be held against others: for ten to fifteen matches."""

table = schema.ratings
rating = schema.ratings.c

WRITE: Final = (
    update(table)
    .where(
        rating.account == bindparam("of_account"),
        rating.title == bindparam("of_title"),
        rating.seats == bindparam("of_seats"),
    )
    .values({name: bindparam(f"new_{name}") for name in ("mean", "spread", "matches", "changed")})
)

NOTE: Final = (
    update(schema.finishes)
    .where(
        schema.finishes.c.match == bindparam("of_match"),
        schema.finishes.c.seat == bindparam("of_seat"),
    )
    .values(
        {
            f"{when}_{name}": bindparam(f"is_{when}_{name}")
            for when in ("old", "new")
            for name in ("mean", "spread")
        }
    )
)


class Rated(msgspec.Struct):
    """A rated match that is over: all that ratings follow from, but what they were."""

    match: str
    title: str
    seats: int
    at: float
    ending: Ending
    entrants: list[Entrant]
    accounts: dict[int, str]
    """Who began at each seat, by seat; the others are bots'."""


def rated(row: TableRow, answers: list[int], early: bool, now: float) -> Rated | None:
    """What there is to rate, if the match is rated; `answers` of each seat, in all."""
    sides = sides_of(row)
    places = places_of(row, sides)
    if not row.rated or places is None or row.closed:
        return None
    if early:
        places = [(0.0, 0.0) for _ in sides]
    accounts = {seat.seat: seat.began for seat in row.seats if seat.began is not None}
    entrants = [entrant(row, seat, answers[seat.seat], early, now) for seat in row.seats]
    at = row.ended or now
    return Rated(
        row.id, row.title, len(row.seats), at, Ending(sides, places, early), entrants, accounts
    )


def entrant(row: TableRow, seat: SeatRow, answers: int, early: bool, now: float) -> Entrant:
    if seat.began is None:
        known = bots.rating_of(row.title, seat.bot if seat.kind == "bot" else row.stand_in)
        return Entrant(seat.seat, known, person=False)
    share = 1 - min(seat.stood_in, answers) / answers if answers else 1.0
    gone = seat.away or (seat.gone is not None and seat.gone + row.patience * 60 <= now)
    left = has_left(seat) or share < LEAST_SHARE or (early and gone)
    return Entrant(seat.seat, Rating(), share=share, left=left)


def settle(connection: Connection, ended: Rated) -> None:
    """Move the ratings of those who have played. Harmless to do again after a rollback."""
    old = held(connection, ended)
    entrants = [
        msgspec.structs.replace(
            one, rating=old[ended.accounts[one.seat]] if one.person else one.rating
        )
        for one in ended.entrants
    ]
    for seat, new in learned(ended.ending, entrants).items():
        account = ended.accounts[seat]
        connection.execute(
            WRITE,
            {
                "of_account": account,
                "of_title": ended.title,
                "of_seats": ended.seats,
                "new_mean": new.mean,
                "new_spread": new.spread,
                "new_matches": new.games,
                "new_changed": ended.at,
            },
        )
        connection.execute(
            NOTE,
            {
                "of_match": ended.match,
                "of_seat": seat,
                "is_old_mean": old[account].mean,
                "is_old_spread": old[account].spread,
                "is_new_mean": new.mean,
                "is_new_spread": new.spread,
            },
        )


def held(connection: Connection, ended: Rated) -> dict[str, Rating]:
    """What they were, for nobody else to move meanwhile; whoever is new begins in the middle."""
    accounts = sorted(set(ended.accounts.values()))
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    begin = dialect.insert(table).on_conflict_do_nothing()
    connection.execute(
        begin,
        [
            {
                "account": account,
                "title": ended.title,
                "seats": ended.seats,
                "mean": MEAN,
                "spread": SPREAD,
                "matches": 0,
                "changed": ended.at,
            }
            for account in accounts
        ],
    )
    query = (
        select(rating.account, rating.mean, rating.spread, rating.matches)
        .where(rating.title == ended.title, rating.seats == ended.seats)
        .where(rating.account.in_(accounts))
        .order_by(rating.account)
        .with_for_update()
    )
    rows = connection.execute(query)
    return {row.account: Rating(row.mean, row.spread, row.matches) for row in rows}


def known(connection: Connection, title: str, seats: int, accounts: list[str]) -> dict[str, Rating]:
    """What these people are thought to be worth; those without a match are not in it."""
    query = select(rating.account, rating.mean, rating.spread, rating.matches).where(
        rating.title == title,
        rating.seats == seats,
        rating.account.in_(accounts),
        rating.matches > 0,
    )
    rows = connection.execute(query)
    return {row.account: Rating(row.mean, row.spread, row.matches) for row in rows}
