"""Clocks: what is left to each seat, kept with the table; `uptime.py` says by which time they go.

They run while a seat is asked something. What has run is taken off with every change of the table;
between two changes it follows from since when they run.
"""

from __future__ import annotations

from tablee.server.db.rows import SeatRow, TableRow
from tablee.server.schemas.matches import SeatClock

DAY = 86_400.0


def running(row: TableRow, asked: list[int]) -> list[SeatRow]:
    """The seats whose time runs while these are asked something; not where a bot stands in."""
    seats = [row.seats[seat] for seat in asked]
    return [seat for seat in seats if seat.bank is not None and not seat.away]


def spent(row: TableRow, now: float) -> float:
    """The seconds for which clocks have been running."""
    return 0.0 if row.since is None else max(0.0, now - row.since)


def charge(row: TableRow, asked: list[int], now: float) -> None:
    """Take the time that has run off those who had to answer."""
    for seat in running(row, asked):
        seat.bank = max(0.0, (seat.bank or 0.0) - spent(row, now))


def start(row: TableRow, asked: list[int], now: float) -> None:
    """These seats are asked something from now on."""
    seats = running(row, asked)
    row.since = now if seats else None
    ends = [now + (seat.bank or 0.0) for seat in seats if matters(row, seat)]
    row.deadline = min(ends, default=None)


def matters(row: TableRow, seat: SeatRow) -> bool:
    """Whether something happens when the time of this seat is up."""
    return row.absence != "wait" and not seat.plays_by_itself()


def out_of_time(row: TableRow, asked: list[int]) -> list[SeatRow]:
    """The seats whose time is up, if something shall happen then; what has run is taken off."""
    return [seat for seat in running(row, asked) if seat.bank == 0 and matters(row, seat)]


def show(row: TableRow, asked: list[int], now: float) -> list[SeatClock]:
    going = [seat.seat for seat in running(row, asked)]
    return [
        SeatClock(
            left=max(0.0, seat.bank - spent(row, now)) if seat.seat in going else seat.bank,
            running=seat.seat in going,
        )
        if seat.bank is not None
        else SeatClock(left=None, running=False)
        for seat in row.seats
    ]


# --- what answers bring ----------------------------------------------------------------------


def first_bank(row: TableRow) -> float | None:
    """What a seat has on its clock at the start."""
    if row.clock.kind == "bank":
        return float(row.clock.seconds)
    return row.clock.days * DAY if row.clock.kind == "days" else None


def reward(row: TableRow, seat: SeatRow) -> None:
    """A seat has answered: its increment, or its days anew."""
    if seat.bank is None:
        return
    now = seat.bank + row.clock.increment if row.clock.kind == "bank" else row.clock.days * DAY
    seat.earned += now - seat.bank
    seat.bank = now


def keep_reward(seat: SeatRow) -> None:
    """Its answers cannot be taken back any more, and so neither what they have brought."""
    seat.earned = 0.0


def withdraw_reward(seat: SeatRow) -> None:
    """A seat has taken its answers back: it has not earned anything."""
    if seat.bank is not None:
        seat.bank = max(0.0, seat.bank - seat.earned)
    seat.earned = 0.0
