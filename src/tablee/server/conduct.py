"""What hosts may do about people: mute them, and show them the door.

A host never takes a seat from somebody who plays: there the rules about absent players hold.
"""

from __future__ import annotations

from tablee.engine.problems import Problem
from tablee.server.db.rows import Conduct, SeatRow, TableRow
from tablee.server.matches import absence
from tablee.server.matches.keeping import Change
from tablee.server.matches.match import Match
from tablee.server.matches.table import Edit
from tablee.server.people import Person
from tablee.server.schemas.manners import KeptOut, NewConduct
from tablee.server.schemas.matches import ChatLine
from tablee.server.seating import get_up
from tablee.server.secrets import hashed


def of(row: TableRow, account: str | None) -> Conduct:
    """How it stands with this person here."""
    for known in row.conduct:
        if known.account == account:
            return known
    return Conduct("", "")


def require_welcome(row: TableRow, account: str | None) -> None:
    """Raise a Problem if the host has shown this person the door."""
    if of(row, account).removed:
        raise Problem("removed")


def require_voice(row: TableRow, account: str) -> None:
    """Raise a Problem if this person may not write here."""
    require_welcome(row, account)
    if row.closed:
        raise Problem("table-closed")
    if of(row, account).muted:
        raise Problem("muted")


def hears(row: TableRow, account: str | None, line: ChatLine) -> bool:
    """Whether this person is told a line of the chat.

    Spectators talk among themselves while a match is played, unless the table wants it otherwise:
    nobody who plays is told what to do. When it is over, everybody reads everything.
    """
    from_outside = line.seat < 0 and row.status == "playing" and not row.watchers_heard
    return not from_outside or account not in {seat.account for seat in row.seats if seat.account}


def kept_out(row: TableRow) -> list[KeptOut]:
    return [
        KeptOut(
            who=handle(row, known.account),
            nickname=known.nickname,
            seats=[seat.seat for seat in row.seats if seat.account == known.account],
            muted=known.muted,
            removed=known.removed,
        )
        for known in row.conduct
    ]


def handle(row: TableRow, account: str) -> str:
    """What a host calls somebody in requests: it tells nothing, and holds at this table only."""
    return hashed(f"{row.id} {account}")[:16]


def keep_out(host: Person, wish: NewConduct, speaker: tuple[str, str] | None) -> Edit:
    """Mute or remove somebody, or not any more; whoever has said the line, if one is named."""

    def edit(row: TableRow, match: Match | None, change: Change) -> Match | None:
        if row.host != host.id:
            raise Problem("not-the-host")
        account, nickname = meant(row, wish, speaker)
        if account == host.id:
            raise Problem("yourself")
        change.beside = not (wish.removed and send_away(row, account, nickname, change.now))
        others = [known for known in row.conduct if known.account != account]
        if wish.muted or wish.removed:
            others.append(Conduct(account, nickname, wish.muted, wish.removed))
        row.conduct = others
        return match

    return edit


def meant(row: TableRow, wish: NewConduct, speaker: tuple[str, str] | None) -> tuple[str, str]:
    """Who is meant, and what they are called here; a Problem if that is nobody."""
    if wish.seat is not None:
        if not 0 <= wish.seat < len(row.seats):
            raise Problem("bad-seat", seat=wish.seat + 1, seats=len(row.seats))
        seat = row.seats[wish.seat]
        if seat.account is not None:
            return seat.account, seat.nickname
    elif wish.line is not None and speaker is not None:
        return speaker
    for known in row.conduct:
        if wish.who == handle(row, known.account):
            return known.account, known.nickname
    raise Problem("nobody-there")


def send_away(row: TableRow, account: str, nickname: str, now: float) -> bool:
    """Free the seats of somebody who waits, or has been away from the match for long enough.

    Whether there were any.
    """
    seats = [seat for seat in row.seats if seat.account == account]
    if seats and row.status == "over":
        raise Problem("plays-here", player=nickname)
    for seat in seats:
        if row.status == "playing":
            require_absent(row, seat, now)
        get_up(row, seat)
    return bool(seats)


def require_absent(row: TableRow, seat: SeatRow, now: float) -> None:
    if not absence.overdue(row, seat, now):
        raise Problem("plays-here", player=seat.nickname)
