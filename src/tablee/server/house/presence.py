"""Who is there and who is not: noted on the disk, for every process and after every restart."""

from __future__ import annotations

from tablee.server.db.rows import TableRow, copied
from tablee.server.matches import absence
from tablee.server.matches.audience import MOMENT, Audience
from tablee.server.matches.table import Edit, Table


def watch(table: Table) -> Edit | None:
    """What is to be written about those who have come or gone; nothing if all is as it stands."""
    row, now = table.row, table.uptime.now()
    if row.status == "over" or table.lock.locked():
        return None
    there = present(row, table.audience)
    absent = absent_for(row, table.audience, there, table.uptime.steady())
    came = [seat for seat in there if row.seats[seat].gone is not None]
    went = {
        seat.seat: now - seconds
        for seat in row.seats
        if seat.kind == "person" and seat.gone is None and seat.seat not in there
        if (seconds := absent[seat.account]) > MOMENT
    }
    if came or went or absence.settle(copied(row), None, now, table.match is None):
        return absence.attend(came, went)
    show_overdue(table, now)
    return None


def present(row: TableRow, audience: Audience) -> list[int]:
    """The seats of all people who are there; whoever has several is there at all of them."""
    connected = audience.connected()
    people = {row.seats[seat].account for seat in connected if seat >= 0}
    return [seat.seat for seat in row.seats if seat.kind == "person" and seat.account in people]


def absent_for(
    row: TableRow, audience: Audience, there: list[int], steady: float
) -> dict[str | None, float]:
    """For how many seconds nobody has seen each person.

    Before this process knew them is nobody's fault; so these are counted by its own steady clock,
    and not by the time of all, with which it may still have to catch up.
    """
    for seat in row.seats:
        if seat.seat in there:
            audience.seen[seat.account] = steady
        else:
            audience.seen.setdefault(seat.account, steady)
    return {account: steady - seen for account, seen in audience.seen.items()}


def show_overdue(table: Table, now: float) -> None:
    """When the others may do something, they are shown it."""
    late = [seat.seat for seat in table.row.seats if absence.overdue(table.row, seat, now)]
    if late != table.audience.late:
        table.audience.late = late
        table.audience.revision += 1
        table.audience.wake()
