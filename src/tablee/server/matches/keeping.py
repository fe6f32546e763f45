"""Matches and the database: how a match is written, and found again as it was."""

from __future__ import annotations

import time
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.exc import OperationalError

from tablee.engine.events import Event
from tablee.engine.game import Game
from tablee.engine.titles import find
from tablee.server.db import schema
from tablee.server.db.rows import Kept, SeatRow, TableRow, seat_values
from tablee.server.matches.match import Match
from tablee.server.schemas import ChatLine, WireEvent

DEADLOCK = "40P01"
"""What PostgreSQL calls it when two processes wait for each other's tables."""


class Conflict(Exception):
    """Somebody else has written meanwhile: look again, and try again."""


class Change(msgspec.Struct):
    """Everything that one move changes, written in one piece."""

    row: TableRow
    """The table after the move; its version is still the one before."""
    answers: list[tuple[int, str]] = []
    """New answers, counted from `first_answer` on."""
    first_answer: int = 0
    dropped: int = -1
    """A seat whose answers under the veil were taken back: they leave the log."""
    dropped_count: int = 0
    news: list[list[WireEvent]] = []
    """New events for every seat and, at last, the spectators."""
    told: list[int] = []
    """The number of the first new event of each."""
    private: int = -1
    """A seat whose draft alone changes: nobody else is told."""
    submission: tuple[int, str] | None = None
    """The seat and the client's id of the move."""
    rematch: TableRow | None = None
    """A new table for the same people, which is made with it."""


def game_of(row: TableRow) -> Game[Any]:
    return find(row.title).make(len(row.seats), row.edition, row.options)


def keep(match: Match, told: list[int], answers: int) -> Kept:
    veiled = [(e.name, e.seat, e.args, e.audience) for e in match.s.events or []]
    return Kept(match.game.dump(match.s), veiled, told, answers)


def revive(row: TableRow) -> Match | None:
    """The match as it was kept; none if the table still waits for players."""
    if row.kept is None:
        return None
    game = game_of(row)
    s = game.load(row.kept.position)
    s.events = [Event(name, seat, args, to, True) for name, seat, args, to in row.kept.veiled]
    drafts = [[game.space.parse(text) for text in seat.draft] for seat in row.seats]
    return Match(game, s, drafts)


def write(connection: Connection, change: Change) -> int:
    """Write a change if nobody else has written since; the new version."""
    row = change.row
    if change.rematch is not None:
        new_table(connection, change.rematch)
    matches = schema.matches
    try:
        written = connection.execute(
            update(matches)
            .where(matches.c.id == row.id, matches.c.version == row.version)
            .values(
                version=row.version + 1,
                status=row.status,
                position=row.kept and msgspec.json.encode(row.kept).decode(),
                rematch=row.rematch,
                **times(row),
            )
        )
    except OperationalError as error:
        if getattr(error.orig, "sqlstate", None) == DEADLOCK:
            raise Conflict from error
        raise
    if written.rowcount != 1:
        raise Conflict
    write_seats(connection, row)
    write_answers(connection, change)
    for viewer, events in enumerate(change.news):
        if events:
            connection.execute(
                insert(schema.news).values(
                    match=row.id,
                    viewer=viewer if viewer < len(row.seats) else -1,
                    number=change.told[viewer],
                    events=msgspec.json.encode(events).decode(),
                )
            )
    if change.submission is not None:
        seat, move = change.submission
        connection.execute(
            insert(schema.submissions).values(
                match=row.id, seat=seat, move=move, version=row.version + 1
            )
        )
    return row.version + 1


def times(row: TableRow) -> dict[str, object]:
    if row.status == "over":
        return {"ended": func.coalesce(schema.matches.c.ended, time.time())}
    if row.status == "playing":
        return {"started": func.coalesce(schema.matches.c.started, time.time())}
    return {}


def write_seats(connection: Connection, row: TableRow) -> None:
    seats = schema.seats
    for seat in row.seats:
        connection.execute(
            update(seats)
            .where(seats.c.match == row.id, seats.c.seat == seat.seat)
            .values(**seat_values(row.id, seat))
        )


def write_answers(connection: Connection, change: Change) -> None:
    answers = schema.answers
    match = change.row.id
    if change.dropped_count:
        numbers = connection.execute(
            select(answers.c.number)
            .where(answers.c.match == match, answers.c.seat == change.dropped)
            .order_by(answers.c.number.desc())
            .limit(change.dropped_count)
        ).scalars()
        connection.execute(
            delete(answers).where(answers.c.match == match, answers.c.number.in_(list(numbers)))
        )
    if change.answers:
        connection.execute(
            insert(answers),
            [
                {
                    "match": match,
                    "number": change.first_answer + place,
                    "seat": seat,
                    "action": action,
                    "at": time.time(),
                }
                for place, (seat, action) in enumerate(change.answers)
            ],
        )


def submitted(connection: Connection, match: str, seat: int, move: str) -> int | None:
    """The version that this very move made, if it has been written before."""
    table = schema.submissions.c
    query = select(table.version).where(
        table.match == match, table.seat == seat, table.move == move
    )
    return connection.execute(query).scalar()


def read_news(connection: Connection, match: str, viewer: int, first: int) -> list[WireEvent]:
    """The viewer's events from this number on."""
    table = schema.news.c
    rows = connection.execute(
        select(table.number, table.events)
        .where(table.match == match, table.viewer == viewer)
        .order_by(table.number)
    )
    events: list[WireEvent] = []
    for number, text in rows:
        batch = msgspec.json.decode(text, type=list[WireEvent])
        events += batch[max(0, first - number) :]
    return events


def read_answers(connection: Connection, match: str) -> list[tuple[int, str]]:
    table = schema.answers.c
    rows = connection.execute(
        select(table.seat, table.action).where(table.match == match).order_by(table.number)
    )
    return [(row.seat, row.action) for row in rows]


def read_chat(connection: Connection, match: str, first: int) -> list[ChatLine]:
    """What has been said at a table from this line on."""
    table = schema.chat.c
    rows = connection.execute(
        select(table.number, table.seat, table.nickname, table.text, table.at)
        .where(table.match == match, table.number >= first)
        .order_by(table.number)
    )
    return [
        ChatLine(number=number, seat=seat, nickname=nickname, text=text, at=at)
        for number, seat, nickname, text, at in rows
    ]


def replayed(row: TableRow, answers: list[tuple[int, str]], viewer: int, event: int) -> Match:
    """A match that is over, as it stood when the viewer was told the event of this number."""
    game = game_of(row)
    match = Match(game, game.deal(bytes.fromhex(row.seed)), [[] for _ in row.seats])
    told = len(match.news()[viewer])
    for seat, action in answers:
        if told > event:
            break
        game.play(match.s, seat, action)
        told += len(match.news()[viewer])
    return match


def new_table(connection: Connection, row: TableRow) -> None:
    """Write a table for the first time."""
    connection.execute(
        insert(schema.matches).values(
            id=row.id,
            title=row.title,
            edition=row.edition,
            rules=row.rules,
            options=msgspec.json.encode(row.options).decode(),
            public=row.public,
            status=row.status,
            host=row.host,
            clock=msgspec.json.encode(row.clock).decode(),
            absence=row.absence,
            seed=row.seed,
            seed_hash=row.seed_hash,
            version=row.version,
            created=row.created,
        )
    )
    connection.execute(insert(schema.seats), [seat_values(row.id, seat) for seat in row.seats])


def free_seat(seat: SeatRow) -> bool:
    return seat.kind in ("open", "link")
