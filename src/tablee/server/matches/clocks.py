"""Clocks: they run while a seat is asked something, and only while this server runs."""

from __future__ import annotations

import time

from tablee.server.db.rows import TableRow
from tablee.server.schemas import SeatClock

DAY = 86_400.0


class Clocks:
    """The time since the seats were asked; what is left is kept with the seats themselves."""

    def __init__(self, row: TableRow) -> None:
        self.running: list[int] = []
        self.since = time.monotonic()

    def start(self, row: TableRow, seats: list[int]) -> None:
        """These seats are asked something from now on."""
        self.running = seats if row.clock.kind != "none" else []
        self.since = time.monotonic()

    def elapsed(self) -> float:
        return time.monotonic() - self.since

    def charge(self, row: TableRow) -> None:
        """Take the time since then off those who had to answer."""
        spent = self.elapsed()
        for seat in self.running:
            bank = row.seats[seat].bank
            if bank is not None and not row.seats[seat].away:
                row.seats[seat].bank = max(0.0, bank - spent)

    def out_of_time(self, row: TableRow) -> list[int]:
        """The seats whose time is up."""
        spent = self.elapsed()
        return [
            seat
            for seat in self.running
            if (bank := row.seats[seat].bank) is not None and bank <= spent
        ]

    def next_end(self, row: TableRow) -> float | None:
        """The seconds until the first clock that runs is at its end."""
        spent = self.elapsed()
        left = [bank - spent for seat in self.running if (bank := row.seats[seat].bank) is not None]
        return max(0.0, min(left)) if left else None

    def show(self, row: TableRow) -> list[SeatClock]:
        spent = self.elapsed()
        clocks = []
        for seat in row.seats:
            running = seat.seat in self.running and not seat.away
            left = seat.bank
            if left is not None and running:
                left = max(0.0, left - spent)
            clocks.append(SeatClock(left=left, running=running))
        return clocks


def first_bank(row: TableRow) -> float | None:
    """What a seat has on its clock at the start."""
    if row.clock.kind == "bank":
        return float(row.clock.seconds)
    return row.clock.days * DAY if row.clock.kind == "days" else None


def withdraw_reward(row: TableRow, seat: int) -> None:
    """A seat has taken its answer back: it has not earned anything."""
    bank = row.seats[seat].bank
    if bank is not None and row.clock.kind == "bank":
        row.seats[seat].bank = max(0.0, bank - row.clock.increment)


def reward(row: TableRow, seat: int) -> None:
    """A seat has answered: its increment, or its days anew."""
    bank = row.seats[seat].bank
    if bank is None:
        return
    if row.clock.kind == "bank":
        row.seats[seat].bank = bank + row.clock.increment
    else:
        row.seats[seat].bank = row.clock.days * DAY
