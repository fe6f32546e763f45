"""Tables before and around a match: making them, sitting down, leaving, starting, again."""

from __future__ import annotations

import secrets
import time

from tablee import bots
from tablee.engine.chance import SEED_BYTES
from tablee.engine.problems import Problem
from tablee.engine.record import seed_hash
from tablee.engine.titles import find
from tablee.server.db.rows import SeatRow, TableRow
from tablee.server.matches.host import Edit, Host
from tablee.server.matches.keeping import Change, free_seat
from tablee.server.matches.match import Match
from tablee.server.people import Person
from tablee.server.schemas import NewTable, SeatInfo, SeatWish, TableInfo
from tablee.server.secrets import new_id


def table_info(host: Host, account: str | None) -> TableInfo:
    """What this person may know of a table."""
    row = host.row
    connected = host.connected()
    waiting = host.waiting_for()
    return TableInfo(
        id=row.id,
        title=row.title,
        edition=row.edition,
        options=row.options,
        status=row.status,
        public=row.public,
        hosted=account == row.host,
        seats=[seat_info(seat, account, seat.seat in connected) for seat in row.seats],
        clock=row.clock,
        absence=row.absence,
        seed_hash=row.seed_hash,
        seed=row.seed if row.status == "over" else None,
        created=row.created,
        rematch=row.rematch,
        my_move=any(row.seats[seat].account == account for seat in waiting if account),
        result=row.result,
    )


def seat_info(seat: SeatRow, account: str | None, connected: bool) -> SeatInfo:
    return SeatInfo(
        seat=seat.seat,
        kind=seat.kind,
        nickname=seat.nickname,
        bot=seat.bot,
        mine=account is not None and seat.account == account,
        connected=connected,
        away=seat.away,
        concedes=seat.concedes,
    )


def new_row(wish: NewTable, person: Person, seed: str = "") -> TableRow:
    """The table that is wished for; a Problem if it cannot be."""
    title = find(wish.title)
    game = title.make(len(wish.seats), wish.edition, wish.options)
    seed = seed or secrets.token_hex(SEED_BYTES)
    row = TableRow(
        id=new_id(),
        title=wish.title,
        edition=wish.edition,
        rules=game.version,
        options=game.options,
        public=wish.public,
        status="waiting",
        host=person.id,
        clock=wish.clock,
        absence=wish.absence,
        seed=seed,
        seed_hash=seed_hash(game, bytes.fromhex(seed)),
        version=0,
        created=time.time(),
        seats=[SeatRow(seat=seat, kind="open") for seat in range(len(wish.seats))],
    )
    for seat, seat_wish in zip(row.seats, wish.seats, strict=True):
        fill(wish.title, seat, seat_wish, person)
    return row


def fill(title: str, seat: SeatRow, wish: SeatWish, person: Person) -> None:
    """Make the seat what it shall be."""
    seat.account = seat.bot = seat.link = None
    seat.nickname = ""
    if wish.kind == "me":
        take(seat, person)
    elif wish.kind == "bot":
        bot = wish.bot or strongest_bot(title)
        bots.check(bot, title)
        seat.kind, seat.bot, seat.nickname = "bot", bot, bot
    else:
        seat.kind = wish.kind


def strongest_bot(title: str) -> str:
    return bots.offered(title)[-1]


def take(seat: SeatRow, person: Person) -> None:
    seat.kind, seat.account, seat.nickname, seat.bot = "person", person.id, person.nickname, None
    seat.link = None


def wait(row: TableRow) -> None:
    if row.status != "waiting":
        raise Problem("already-started")


def sit(person: Person, wanted: int | None) -> Edit:
    """Take a free seat: the one wanted, or the first that is open."""

    def edit(row: TableRow, match: Match | None, change: Change) -> Match | None:
        wait(row)
        if wanted is not None and not 0 <= wanted < len(row.seats):
            raise Problem("bad-seat", seat=wanted + 1, seats=len(row.seats))
        if wanted is not None and row.seats[wanted].kind == "link":
            raise Problem("seat-kept")
        free = [
            seat
            for seat in row.seats
            if seat.kind == "open" and (wanted is None or seat.seat == wanted)
        ]
        if not free:
            raise Problem("seat-taken")
        take(free[0], person)
        return match

    return edit


def claim(person: Person, link: str) -> Edit:
    """Sit down by a private link, or come back by it from another device."""

    def edit(row: TableRow, match: Match | None, change: Change) -> Match | None:
        for seat in row.seats:
            if seat.link == link:
                take(seat, person)
                return match
        raise Problem("void-link")

    return edit


def leave(person: Person) -> Edit:
    """Get up: before the start the seat is free again, later a bot plays on."""

    def edit(row: TableRow, match: Match | None, change: Change) -> Match | None:
        mine = [seat for seat in row.seats if seat.account == person.id]
        if not mine:
            raise Problem("not-your-seat")
        for seat in mine:
            seat.account = None
            if row.status == "waiting":
                seat.kind, seat.nickname = "open", ""
            else:
                seat.kind, seat.bot = "bot", strongest_bot(row.title)
        return match

    return edit


def change_seat(person: Person, number: int, wish: SeatWish) -> Edit:
    """The host makes a seat something else; nobody is made to get up."""

    def edit(row: TableRow, match: Match | None, change: Change) -> Match | None:
        wait(row)
        if row.host != person.id:
            raise Problem("not-the-host")
        if not 0 <= number < len(row.seats):
            raise Problem("bad-seat", seat=number + 1, seats=len(row.seats))
        seat = row.seats[number]
        if seat.kind == "person" and seat.account != person.id:
            raise Problem("seat-taken")
        fill(row.title, seat, wish, person)
        return match

    return edit


def set_link(person: Person, number: int, link: str) -> Edit:
    """A new private link to a seat, by the host for a free one or by whoever sits there."""

    def edit(row: TableRow, match: Match | None, change: Change) -> Match | None:
        if not 0 <= number < len(row.seats):
            raise Problem("bad-seat", seat=number + 1, seats=len(row.seats))
        seat = row.seats[number]
        if seat.account != person.id and not (row.host == person.id and free_seat(seat)):
            raise Problem("not-your-seat")
        seat.link = link
        if free_seat(seat):
            seat.kind = "link"
        return match

    return edit


def make_rematch(person: Person, same_deal: bool) -> Edit:
    """A new table for the same people; whoever asks later finds it made."""

    def edit(row: TableRow, match: Match | None, change: Change) -> Match | None:
        if row.status != "over":
            raise Problem("match-goes-on")
        if row.rematch is None:
            change.rematch = rematch_row(row, person, same_deal)
            row.rematch = change.rematch.id
        return match

    return edit


def rematch_row(row: TableRow, person: Person, same_deal: bool) -> TableRow:
    """The same people at a new table; everyone moves on by one seat unless the deal is the same."""
    wish = NewTable(
        title=row.title,
        seats=[SeatWish(kind="open") for _ in row.seats],
        edition=row.edition,
        options=row.options,
        public=row.public,
        clock=row.clock,
        absence=row.absence,
    )
    new = new_row(wish, person, row.seed if same_deal else "")
    turn = 0 if same_deal else 1
    for seat in new.seats:
        old = row.seats[(seat.seat + turn) % len(row.seats)]
        seat.kind, seat.account, seat.nickname, seat.bot = (
            old.kind,
            old.account,
            old.nickname,
            old.bot,
        )
    return new
