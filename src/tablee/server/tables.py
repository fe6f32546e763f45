"""Tables before and around a match: making them, sitting down, leaving, starting, again."""

from __future__ import annotations

import secrets
import time
from typing import Any

from tablee import bots
from tablee.engine.chance import SEED_BYTES
from tablee.engine.game import Game
from tablee.engine.problems import Problem
from tablee.engine.record import seed_hash
from tablee.engine.titles import TITLES, find
from tablee.server import conduct, names
from tablee.server.cast import style_of
from tablee.server.dailies import secrecy
from tablee.server.db.rows import SeatRow, TableRow
from tablee.server.faults import told
from tablee.server.matches import absence, playing_on
from tablee.server.matches.clocks import DAY
from tablee.server.matches.keeping import Change, free_seat, game_of
from tablee.server.matches.match import Match
from tablee.server.matches.table import Edit, Table
from tablee.server.people import Person
from tablee.server.schemas.tables import (
    BeginsInfo,
    NewTable,
    RulesInfo,
    SeatInfo,
    SeatWish,
    TableInfo,
)
from tablee.server.seating import empty, get_up, seat_bot, take
from tablee.server.secrets import new_id
from tablee.server.settings import Settings
from tablee.server.standing import rule


def table_info(table: Table, account: str | None) -> TableInfo:
    """What this person may know of a table."""
    row = table.row
    connected = table.audience.connected()
    waiting = table.waiting_for()
    now = table.uptime.now()
    game = game_of(row) if table.reading.fit == "current" else None
    return TableInfo(
        id=row.id,
        title=row.title,
        edition=row.edition,
        options=row.options,
        status=row.status,
        public=row.public,
        hosted=account == row.host,
        seats=[
            seat_info(row, seat, account, seat.seat in connected, now, style_at(game, seat))
            for seat in row.seats
        ],
        clock=row.clock,
        absence=row.absence,
        patience=row.patience,
        stand_in=row.stand_in,
        deciding=[seat.seat for seat in absence.deciding(row, now)],
        seed_hash=row.seed_hash,
        seed=row.seed if row.status == "over" and not secrecy.sealed(row) else None,
        known_deal=row.known_deal,
        created=row.created,
        ended=row.ended,
        deletable=owned_by(row, account),
        expires=expiry(row, table.database.settings),
        rematch=row.rematch,
        my_move=any(row.seats[seat].account == account for seat in waiting if account),
        result=row.result,
        rules=rules_info(table),
        several=row.several,
        muted=conduct.of(row, account).muted,
        removed=conduct.of(row, account).removed,
        kept_out=conduct.kept_out(row) if account == row.host else [],
        closed=row.closed,
        practice=row.practice,
        watchers_heard=row.watchers_heard,
        begins=begins_info(row),
        chapter=row.chapter(),
        rated=rule.unrated(row) is None if row.status == "waiting" else bool(row.rated),
        unrated=rule.unrated(row) if row.status == "waiting" else None,
        daily=row.daily,
    )


def begins_info(row: TableRow) -> BeginsInfo | None:
    begins = row.begins
    if begins is None or not begins.table:
        return None
    return BeginsInfo(table=begins.table, answer=begins.answer)


def rules_info(table: Table) -> RulesInfo:
    """By which rules the match is played, and what those that are here can make of it."""
    row, reading = table.row, table.reading
    title = TITLES.get(row.title)
    return RulesInfo(
        fit=reading.fit,
        begun=row.rules,
        now=row.rules_now(),
        here=title.version if title else None,
        layout=row.layout,
        why=told(reading.why) if reading.why else None,
    )


def people_of(row: TableRow) -> set[str]:
    return {seat.account for seat in row.seats if seat.account is not None}


def owned_by(row: TableRow, account: str | None) -> bool:
    """Whether this person, and nobody else, sits there; bots do not count, whoever's they are."""
    people = {seat.account for seat in row.seats if seat.account and seat.human()}
    return account is not None and people == {account}


def expiry(row: TableRow, settings: Settings) -> float | None:
    """When an unfinished table is deleted if nobody uses it; a finished one is not.

    Of a match between people it is not told: they would see when others change their drafts.
    """
    alone = len(people_of(row)) <= 1
    if row.status == "over" or (row.status == "playing" and not alone):
        return None
    days = settings.bot_table_days if alone else settings.table_days
    return (row.used or row.created) + days * DAY


def hide(person: Person, hidden: bool) -> Edit:
    """Leave the table out of this person's list, or show it there again; it stays as it is."""

    def edit(row: TableRow, match: Match | None, change: Change) -> Match | None:
        mine = [seat for seat in row.seats if seat.account == person.id]
        if not mine:
            raise Problem("not-your-seat")
        for seat in mine:
            seat.hidden = hidden
        change.beside = True
        return match

    return edit


def seat_info(
    row: TableRow,
    seat: SeatRow,
    account: str | None,
    connected: bool,
    now: float,
    style: str | None,
) -> SeatInfo:
    return SeatInfo(
        seat=seat.seat,
        kind=seat.kind,
        nickname=seat.nickname,
        bot=seat.bot,
        owner=seat.owner,
        style=style,
        mine=account is not None and seat.account == account,
        connected=connected,
        away=seat.away,
        concedes=seat.concedes,
        gone=None if seat.gone is None else max(0.0, now - seat.gone),
        overdue=absence.overdue(row, seat, now),
        agrees=seat.agrees,
        offered=seat.offered,
        same_deal=seat.same_deal,
        plays_on=seat.plays_on is not None,
        muted=conduct.of(row, seat.account).muted,
    )


def style_at(game: Game[Any] | None, seat: SeatRow) -> str | None:
    """What the bot at this seat leans to; nothing is told of what has no place there."""
    style = style_of(seat.bot, seat.nickname) if seat.kind == "bot" else None
    if game is None or seat.bot is None or style is None:
        return None
    return style if bots.leans(seat.bot, game, seat.seat) else None


def new_row(wish: NewTable, person: Person, seed: str = "") -> TableRow:
    """The table that is wished for; a Problem if it cannot be."""
    title = find(wish.title)
    bots.check_level(wish.stand_in)
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
        patience=wish.patience or absence.usual_patience(wish.clock),
        stand_in=wish.stand_in,
        seed=seed,
        seed_hash=seed_hash(game, bytes.fromhex(seed)),
        bot_seed=secrets.token_hex(SEED_BYTES),
        layout=game.layout.fingerprint(),
        version=0,
        created=time.time(),
        several=not wish.public if wish.several is None else wish.several,
        practice=wish.practice,
        rated=wish.rated,
        watchers_heard=wish.watchers_heard,
        seats=[SeatRow(seat=seat, kind="open") for seat in range(len(wish.seats))],
    )
    for seat, seat_wish in zip(row.seats, wish.seats, strict=True):
        fill(row, seat, seat_wish, person)
    return row


def fill(row: TableRow, seat: SeatRow, wish: SeatWish, person: Person) -> None:
    """Make the seat what it shall be."""
    seat.account = seat.bot = seat.link = None
    seat.nickname = ""
    empty(seat)
    if wish.kind == "me":
        take(seat, person, names.nickname(wish.name) if wish.name.strip() else "")
    elif wish.kind == "bot":
        bot = wish.bot or bots.USUAL
        bots.check_seated(bot, row.title)
        seat_bot(row, seat, bot)
    else:
        seat.kind = wish.kind


def leave_as_dealt(row: TableRow) -> None:
    """Raise a Problem at the deal of a day: who sits where is the same for everybody."""
    if row.daily is not None:
        raise Problem("daily-fixed")


def wait(row: TableRow) -> None:
    leave_as_dealt(row)
    if row.status != "waiting":
        raise Problem("already-started")


def sit(person: Person, wanted: int | None) -> Edit:
    """Take a free seat: the one wanted, or the first that is open."""

    def edit(row: TableRow, match: Match | None, change: Change) -> Match | None:
        wait(row)
        conduct.require_welcome(row, person.id)
        require_invited(row, person)
        if not row.several and person.id in people_of(row):
            raise Problem("one-seat-each")
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


def require_invited(row: TableRow, person: Person) -> None:
    """A bot takes open seats where its owner is; elsewhere somebody has to give it a link."""
    if person.owner is not None and person.owner not in {row.host, *people_of(row)}:
        raise Problem("bot-uninvited", owner=person.owned_by)


def claim(person: Person, link: str) -> Edit:
    """Sit down by a private link, or come back by it from another device."""

    def edit(row: TableRow, match: Match | None, change: Change) -> Match | None:
        conduct.require_welcome(row, person.id)
        leave_as_dealt(row)
        for seat in row.seats:
            if seat.link == link:
                own = seat.began and seat.began == seat.account and not seat.offered
                if own and person.id not in people_of(row):
                    seat.began = person.id  # by their own link: the same player, elsewhere
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
        leave_as_dealt(row)
        for seat in mine:
            get_up(row, seat)
        absence.settle(row, match, change.now, match is None)  # those who stay may have agreed
        return playing_on.settle(row, match, change)

    return edit


def change_seat(person: Person, number: int, wish: SeatWish) -> Edit:
    """The host makes a seat something else before the start, whoever sits there."""

    def edit(row: TableRow, match: Match | None, change: Change) -> Match | None:
        wait(row)
        if row.host != person.id:
            raise Problem("not-the-host")
        if not 0 <= number < len(row.seats):
            raise Problem("bad-seat", seat=number + 1, seats=len(row.seats))
        fill(row, row.seats[number], wish, person)
        return match

    return edit


def set_link(person: Person, number: int, link: str) -> Edit:
    """A new private link to a seat: by whoever sits there, or by the host.

    The host may make one for a free seat, and for that of somebody who has been away for too long:
    it is void when that one returns before it is used.
    """

    def edit(row: TableRow, match: Match | None, change: Change) -> Match | None:
        if not 0 <= number < len(row.seats):
            raise Problem("bad-seat", seat=number + 1, seats=len(row.seats))
        seat = row.seats[number]
        mine = seat.account == person.id
        if not mine and row.host != person.id:
            raise Problem("not-your-seat")
        leave_as_dealt(row)
        if not mine and not free_seat(seat):
            if row.status == "over":
                raise Problem("match-over")
            absence.require_overdue(row, seat, change.now)
        seat.link = link
        seat.offered = not mine and not free_seat(seat)
        if free_seat(seat):
            seat.kind = "link"
        return match

    return edit


def make_rematch(person: Person) -> Edit:
    """A new table for the same people; whoever asks later finds it made."""

    def edit(row: TableRow, match: Match | None, change: Change) -> Match | None:
        if row.status != "over":
            raise Problem("match-goes-on")
        if row.rematch is None:
            change.rematch = rematch_row(row, person, same_deal=False)
            row.rematch = change.rematch.id
        return match

    return edit


def agree_on_same_deal(person: Person, agree: bool) -> Edit:
    """When all people agree, they play the same deal again: by now everybody can know it."""

    def edit(row: TableRow, match: Match | None, change: Change) -> Match | None:
        if row.status != "over":
            raise Problem("match-goes-on")
        if row.begins is not None:
            raise Problem("no-deal-of-its-own")
        secrecy.require_over(row)
        change.beside = True
        people = [seat for seat in row.seats if seat.human()]
        for seat in people:
            if seat.account == person.id:
                seat.same_deal = agree
        if row.rematch is None and all(seat.same_deal for seat in people):
            change.rematch = rematch_row(row, person, same_deal=True)
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
        patience=row.patience,
        stand_in=row.stand_in,
        several=row.several,
        practice=row.practice,
        rated=None if row.known_deal else row.rated,
        watchers_heard=row.watchers_heard,
    )
    new = new_row(wish, person, row.seed if same_deal else "")
    new.known_deal = same_deal
    new.conduct = list(row.conduct)
    turn = 0 if same_deal else 1
    for seat in new.seats:
        old = row.seats[(seat.seat + turn) % len(row.seats)]
        seat.kind, seat.account, seat.nickname, seat.bot, seat.owner = (
            old.kind,
            old.account,
            old.nickname,
            old.bot,
            old.owner,
        )
    return new
