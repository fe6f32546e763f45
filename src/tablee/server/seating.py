"""Sitting down and getting up."""

from __future__ import annotations

from tablee.server.cast import character
from tablee.server.db.rows import SeatRow, TableRow
from tablee.server.people import Person


def take(seat: SeatRow, person: Person, name: str = "") -> None:
    """Sit down, under a name for this seat alone if there is one: several may share a device."""
    seat.kind, seat.account, seat.bot = "person", person.id, None
    seat.nickname = name or person.nickname
    seat.link = None
    empty(seat)
    seat.owner = person.owned_by


def seat_bot(row: TableRow, seat: SeatRow, bot: str) -> None:
    """A bot sits down, under a name that nobody else has here."""
    seat.kind, seat.bot, seat.account, seat.link = "bot", bot, None, None
    others = [other.nickname for other in row.seats if other is not seat]
    seat.nickname = character(bot, row.id, others)


def get_up(row: TableRow, seat: SeatRow) -> None:
    """Before the start the seat is free again, later a bot plays on, under its own name."""
    seat.account = seat.link = None
    empty(seat)
    if row.status == "waiting":
        seat.kind, seat.nickname = "open", ""
    else:
        seat_bot(row, seat, row.stand_in)


def empty(seat: SeatRow) -> None:
    """What was said of or by whoever sat there does not hold for the next."""
    seat.gone, seat.agrees, seat.concedes = None, [], False
    seat.away = seat.offered = seat.hidden = False
    seat.owner = None
