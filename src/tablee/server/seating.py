"""Sitting down and getting up."""

from __future__ import annotations

from tablee import bots
from tablee.server.db.rows import SeatRow, TableRow
from tablee.server.people import Person


def strongest_bot(title: str) -> str:
    return bots.offered(title)[-1]


def take(seat: SeatRow, person: Person) -> None:
    seat.kind, seat.account, seat.nickname, seat.bot = "person", person.id, person.nickname, None
    seat.link = None
    empty(seat)


def get_up(row: TableRow, seat: SeatRow) -> None:
    """Before the start the seat is free again, later a bot plays on, under its own name."""
    seat.account = seat.link = None
    empty(seat)
    if row.status == "waiting":
        seat.kind, seat.nickname = "open", ""
    else:
        seat.bot = strongest_bot(row.title)
        seat.kind, seat.nickname = "bot", seat.bot


def empty(seat: SeatRow) -> None:
    """What was said of or by whoever sat there does not hold for the next."""
    seat.gone, seat.agrees, seat.concedes = None, [], False
    seat.away = seat.offered = seat.hidden = False
