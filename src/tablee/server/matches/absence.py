"""Absent players: since when they are away, what those who are there may agree on, and when.

Everything is decided from what is written: the time somebody was last there, the table's patience,
and who has agreed to what. So it is the same after a restart, and for every process. The time is
that of `uptime.py`: whoever sets the clock of the machine sends nobody away, and nobody is away for
longer because the server was down.
"""

from __future__ import annotations

import math

from tablee.engine.problems import Problem
from tablee.server.db.rows import SeatRow, TableRow
from tablee.server.matches.keeping import Change
from tablee.server.matches.match import Match
from tablee.server.matches.moves import playing, require_started
from tablee.server.matches.table import Edit
from tablee.server.schemas.tables import ClockRule

LIVE = 5
"""Minutes that a table is patient where people sit down to play at once."""

DAY = 24 * 60
"""In minutes."""


def usual_patience(clock: ClockRule) -> int:
    """As long as the clock gives for an answer, if it counts in days."""
    return clock.days * DAY if clock.kind == "days" else LIVE


# --- who is away, and who decides ------------------------------------------------------------


def left(row: TableRow, seat: SeatRow, now: float) -> float:
    """The seconds that the others still have to wait for an absent player."""
    if seat.gone is None:
        return math.inf
    return seat.gone + row.patience * 60 - now


def overdue(row: TableRow, seat: SeatRow, now: float) -> bool:
    """Its player has been away for so long that the others may do something."""
    return seat.kind == "person" and left(row, seat, now) <= 0


def deciding(row: TableRow, now: float) -> list[SeatRow]:
    """The people who have to agree: not those who are long away, and never a bot."""
    return [
        seat for seat in row.seats if seat.human() and not seat.away and not overdue(row, seat, now)
    ]


def require_overdue(row: TableRow, seat: SeatRow, now: float) -> None:
    """Raise a Problem unless the others may decide about this seat."""
    if seat.kind != "person":
        raise Problem("nobody-away")
    if seat.gone is None:
        raise Problem("not-away", player=seat.nickname)
    if not overdue(row, seat, now):
        seconds = math.ceil(left(row, seat, now))
        raise Problem("not-away-yet", player=seat.nickname, seconds=seconds)


# --- coming and going ------------------------------------------------------------------------


def come_back(row: TableRow, seats: list[int]) -> None:
    """Their players are there: no bot any more, nothing to agree on, no link for somebody else."""
    for place in seats:
        seat = row.seats[place]
        seat.gone = None
        if row.absence != "bot-to-the-end":
            seat.away = False
        if seat.offered:
            seat.link, seat.offered = None, False
        for other in row.seats:
            other.agrees = [agreed for agreed in other.agrees if agreed != place]


def own_seats(row: TableRow, place: int) -> list[int]:
    """All seats of whoever sits here."""
    account = row.seats[place].account
    return [seat.seat for seat in row.seats if seat.account == account]


def attend(came: list[int], went: dict[int, float]) -> Edit:
    """Note who is there and who is not, since when; what was agreed on for this case happens."""

    def edit(row: TableRow, match: Match | None, change: Change) -> Match | None:
        change.beside = not any(row.seats[place].away for place in came)
        come_back(row, came)
        for place, since in went.items():
            if row.seats[place].kind == "person" and row.seats[place].gone is None:
                row.seats[place].gone = since
        if settle(row, match, change.now, match is None):
            change.beside = False
        return match

    return edit


def take_seat_back(place: int) -> Edit:
    """Whoever returns plays on where a bot has played meanwhile."""

    def edit(row: TableRow, match: Match | None, change: Change) -> Match | None:
        playing(row, match)
        if row.seats[place].away and row.absence == "bot-to-the-end":
            raise Problem("bot-to-the-end")
        come_back(row, own_seats(row, place))
        return match

    return edit


def by_its_player(place: int, edit: Edit) -> Edit:
    """What the player of a seat does: with it they are back, unless a bot plays on to the end."""

    def own(row: TableRow, match: Match | None, change: Change) -> Match | None:
        if not row.seats[place].away:
            return edit(row, match, change)
        if row.absence == "bot-to-the-end":
            raise Problem("bot-to-the-end")
        come_back(row, own_seats(row, place))
        match = edit(row, match, change)
        change.private = -1  # that somebody is back is news for all
        return match

    return own


# --- agreeing --------------------------------------------------------------------------------


def concede(place: int, agree: bool) -> Edit:
    """When all who are there agree that it is over, it is."""

    def edit(row: TableRow, match: Match | None, change: Change) -> Match | None:
        require_started(row)
        be_there(row, place)
        row.seats[place].concedes = agree
        change.beside = not settle(row, match, change.now, match is None)
        return match

    return edit


def stand_in(place: int, absent: int, agree: bool) -> Edit:
    """When all who are there agree, a bot plays for somebody who is not, until they return."""

    def edit(row: TableRow, match: Match | None, change: Change) -> Match | None:
        playing(row, match)
        be_there(row, place)
        if not 0 <= absent < len(row.seats):
            raise Problem("bad-seat", seat=absent + 1, seats=len(row.seats))
        if row.absence == "wait":
            raise Problem("table-waits")
        require_overdue(row, row.seats[absent], change.now)
        for seat in own_seats(row, place):
            others = [agreed for agreed in row.seats[seat].agrees if agreed != absent]
            row.seats[seat].agrees = [*others, absent] if agree else others
        change.beside = not settle(row, match, change.now)
        return match

    return edit


def be_there(row: TableRow, place: int) -> None:
    """Whoever says something is there, whatever is written; a Problem if a bot has the seat."""
    if row.seats[place].away:
        raise Problem("bot-plays-here")
    come_back(row, own_seats(row, place))


def settle(row: TableRow, match: Match | None, now: float, resting: bool = False) -> bool:
    """What is agreed on by all who have to, or is the table's rule, happens; whether it did.

    While a match rests, no bot takes a seat.
    """
    if row.status != "playing":
        return False
    people = deciding(row, now)
    if people and all(seat.concedes for seat in people):
        row.status = "over"
        return True
    if resting:
        return False
    late = [seat for seat in row.seats if overdue(row, seat, now) and not seat.away]
    left_to_bots = [seat for seat in late if bot_may_play(row, seat, people)]
    for seat in left_to_bots:
        seat.away = True
        if match is not None:
            match.drafts[seat.seat] = []
    return bool(left_to_bots)


def bot_may_play(row: TableRow, absent: SeatRow, people: list[SeatRow]) -> bool:
    """Bots among themselves do not play a match to its end that people have begun."""
    if row.absence == "agree":
        return bool(people) and all(absent.seat in seat.agrees for seat in people)
    return bool(people) and row.absence != "wait"
