"""Matches and the database: how a match is written, and found again as it was."""

from __future__ import annotations

import time
from functools import lru_cache
from typing import Any

import msgspec
from sqlalchemy import Connection, Float, bindparam, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from tablee.engine.events import Event
from tablee.engine.game import Game, OptionValue
from tablee.engine.problems import Problem
from tablee.engine.titles import find
from tablee.server.db import schema
from tablee.server.db.rows import Kept, SeatRow, TableRow, seat_values
from tablee.server.matches.match import Match
from tablee.server.schemas import ChatLine, WireEvent

GAMES = 256
"""So many kinds of games are kept made."""


class Conflict(Exception):
    """Somebody else has written meanwhile: look again, and try again."""


class Twice(Exception):
    """This very move has been written before: it counts once."""


class Change(msgspec.Struct):
    """Everything that one move changes, written in one piece."""

    row: TableRow
    """The table after the move; its version is still the one before."""
    seats: list[SeatRow] = []
    """The seats that are not as they were."""
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
    options = tuple((name, type(value), value) for name, value in sorted(row.options.items()))
    return shared_game(row.title, len(row.seats), row.edition, options)


@lru_cache(GAMES)
def shared_game(
    title: str,
    seats: int,
    edition: str,
    options: tuple[tuple[str, type[OptionValue], OptionValue], ...],
) -> Game[Any]:
    """A game never changes: all tables with the same options share one. Types tell 1 from true."""
    return find(title).make(seats, edition, {name: value for name, _, value in options})


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


WRITE_MATCH = {
    status: update(schema.matches)
    .where(
        schema.matches.c.id == bindparam("of_match"),
        schema.matches.c.version == bindparam("of_version"),
    )
    .values(
        {
            name: bindparam(f"new_{name}")
            for name in ("version", "status", "position", "result", "rematch")
        }
        | {
            when: func.coalesce(schema.matches.c[when], bindparam("now", type_=Float))
            for when in noted
        }
    )
    for status, noted in {"waiting": [], "playing": ["started"], "over": ["ended"]}.items()
}
"""For each status. Made once: to put a statement together takes longer than to run it."""

WRITE_SEAT = (
    update(schema.seats)
    .where(
        schema.seats.c.match == bindparam("of_match"), schema.seats.c.seat == bindparam("of_seat")
    )
    .values(
        {
            column.name: bindparam(f"new_{column.name}")
            for column in schema.seats.c
            if column.name not in ("match", "seat")
        }
    )
)
WRITE_ANSWERS = insert(schema.answers)
WRITE_NEWS = insert(schema.news)
WRITE_SUBMISSION = insert(schema.submissions)


def write(connection: Connection, change: Change) -> int:
    """Write a change if nobody else has written since; the new version."""
    if change.rematch is not None:
        new_table(connection, change.rematch)
    write_match(connection, change.row)
    write_submission(connection, change)
    write_seats(connection, change)
    write_answers(connection, change)
    write_news(connection, change)
    return change.row.version + 1


def write_match(connection: Connection, row: TableRow) -> None:
    values: dict[str, object] = {
        "of_match": row.id,
        "of_version": row.version,
        "new_version": row.version + 1,
        "new_status": row.status,
        "new_position": row.kept and msgspec.json.encode(row.kept).decode(),
        "new_result": row.result and msgspec.json.encode(row.result).decode(),
        "new_rematch": row.rematch,
    }
    if row.status != "waiting":
        values["now"] = time.time()
    if connection.execute(WRITE_MATCH[row.status], values).rowcount != 1:
        raise Conflict


def write_submission(connection: Connection, change: Change) -> None:
    if change.submission is None:
        return
    seat, move = change.submission
    row = change.row
    try:
        connection.execute(
            WRITE_SUBMISSION,
            {"match": row.id, "seat": seat, "move": move, "version": row.version + 1},
        )
    except IntegrityError as error:
        raise Twice from error


def write_seats(connection: Connection, change: Change) -> None:
    for seat in change.seats:
        values = seat_values(change.row.id, seat)
        keys = {"of_match": values.pop("match"), "of_seat": values.pop("seat")}
        new = {f"new_{name}": value for name, value in values.items()}
        connection.execute(WRITE_SEAT, keys | new)


def write_news(connection: Connection, change: Change) -> None:
    row = change.row
    rows = [
        {
            "match": row.id,
            "viewer": viewer if viewer < len(row.seats) else -1,
            "number": change.told[viewer],
            "events": msgspec.json.encode(events).decode(),
        }
        for viewer, events in enumerate(change.news)
        if events
    ]
    if rows:
        connection.execute(WRITE_NEWS, rows)


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
            WRITE_ANSWERS,
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


def dealt_again(row: TableRow) -> Match:
    """A match at its beginning, to be played again with the answers that were given."""
    game = game_of(row)
    if row.rules != game.version:
        raise Problem("other-rules", title=row.title, version=row.rules, known=game.version)
    return Match(game, game.deal(bytes.fromhex(row.seed)), [[] for _ in row.seats])


def replayed(row: TableRow, answers: list[tuple[int, str]], viewer: int, event: int) -> Match:
    """A match that is over, as it stood when the viewer was told the event of this number."""
    match = dealt_again(row)
    told = len(match.news()[viewer])
    for seat, action in answers:
        if told > event:
            break
        match.game.play(match.s, seat, action)
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
