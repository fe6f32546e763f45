"""Matches and the database: how a match is written, and found again as it was."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import lru_cache, partial
from typing import Any
from weakref import WeakValueDictionary

import msgspec
from sqlalchemy import (
    Connection,
    Float,
    Integer,
    and_,
    bindparam,
    delete,
    func,
    insert,
    or_,
    select,
    update,
)

from tablee.engine import record
from tablee.engine.events import Event
from tablee.engine.fields import Data
from tablee.engine.game import Game, OptionValue
from tablee.engine.problems import Problem
from tablee.engine.record import PlayedOn
from tablee.engine.state import State
from tablee.engine.titles import find
from tablee.server.dailies import attempts
from tablee.server.dailies.attempts import Outcome
from tablee.server.db import schema
from tablee.server.db.rows import Kept, SeatRow, TableRow, seat_values
from tablee.server.db.statements import Statements, Step, Values
from tablee.server.matches.match import Match
from tablee.server.reach import outbox
from tablee.server.reach.outbox import Need
from tablee.server.schemas.matches import ChatLine, WireEvent
from tablee.server.standing import finishes, rating
from tablee.server.standing.rating import Rated
from tablee.server.schemas.tables import Result

GAMES = 32
"""So many kinds of games are kept made when no table has one of them: each takes up to 700 kB."""


in_use: WeakValueDictionary[object, Game[Any]] = WeakValueDictionary()
"""Every kind of game that some table has: it is made once, however many kinds there are."""


class Conflict(Exception):
    """Somebody else has written meanwhile: look again, and try again."""


class Twice(Exception):
    """This very move has been written before: it counts once."""


class Change(msgspec.Struct):
    """Everything that one move changes, written in one piece."""

    row: TableRow
    """The table after the move; its version is still the one before."""
    now: float = 0.0
    """How late it is, by the time of `uptime.py`."""
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
    beside: bool = False
    """Nothing of the match changes, only who is there and what they have agreed on."""
    rematch: TableRow | None = None
    """A new table for the same people, which is made with it."""
    needs: list[Need] = []
    """Who is asked something from now on, and was not before."""
    grace: float = 0.0
    """Seconds after which they are told elsewhere, if they are not there."""
    before: float | None = None
    """When something last happened at this table."""
    outcome: Outcome | None = None
    """How the attempt at the deal of a day has ended with it."""
    other_rules: bool = False
    """By which rules it is played, or in which form it is kept, is not as it was."""
    finishes: list[Values] = []
    """How it has ended for each seat, if it has ended now."""
    rated: Rated | None = None
    """What moves ratings, if it is rated and has ended now."""


class Times(msgspec.Struct):
    """By the time of day, in seconds since 1970."""

    begun: float | None
    answers: list[float]


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
    kind = (title, seats, edition, options)
    game = in_use.get(kind)
    if game is None:
        game = find(title).make(seats, edition, {name: value for name, _, value in options})
        in_use[kind] = game
    return game


def keep(match: Match, change: Change, told: list[int], answers: int) -> Kept:
    veiled = [(e.name, e.seat, e.args, e.audience) for e in match.s.events or []]
    position = match.game.dump(match.s)
    locks = [[match.game.space.text(action) for action in lock] for lock in match.locks]
    last = shown(match, position, told, change.row.kept)
    return Kept(position, veiled, told, answers, last, locks, next_versions(change))


def versions(row: TableRow) -> list[int]:
    """How often each viewer was shown something new; matches of old did not count them apart."""
    kept = row.kept.versions if row.kept else []
    return kept or [row.version] * (len(row.seats) + 1)


def next_versions(change: Change) -> list[int]:
    """A draft is new for one seat alone; what only concerns who is there, for nobody."""
    if change.beside:
        return versions(change.row)
    return [
        version + (change.private in (-1, viewer))
        for viewer, version in enumerate(versions(change.row))
    ]


def shown(match: Match, position: Data, told: list[int], before: Kept | None) -> Data | None:
    """The position to which the last event led; empty if it is this one."""
    if before is None or told != before.told:
        last = None if match.shown is None else match.game.dump(match.shown)
        return {} if last == position else last
    if before.shown == {} and before.position != position:
        return before.position
    return before.shown


def revive(row: TableRow, game: Game[Any]) -> Match:
    """The match as it was kept."""
    assert row.kept is not None
    s = game.load(row.kept.position)
    s.events = [Event(name, seat, args, to, True) for name, seat, args, to in row.kept.veiled]
    drafts = [[game.space.parse(text) for text in seat.draft] for seat in row.seats]
    kept = row.kept.locked or [[] for _ in row.seats]
    locks = [[game.space.parse(text) for text in lock] for lock in kept]
    return Match(game, s, drafts, locks, last_shown(game, row.kept))


def last_shown(game: Game[Any], kept: Kept) -> State[Any] | None:
    return None if kept.shown is None else game.load(kept.shown or kept.position)


AROUND = ("version", "status", "rematch", "used", "since", "deadline", "host", "conduct", "rated")
MATCH = ("position", "result")

WRITE_MATCH = {
    (status, broken): update(schema.matches)
    .where(
        schema.matches.c.id == bindparam("of_match"),
        schema.matches.c.version == bindparam("of_version"),
    )
    .values(
        {name: bindparam(f"new_{name}") for name in (AROUND if broken else AROUND + MATCH)}
        | {
            when: func.coalesce(schema.matches.c[when], bindparam("new_used", type_=Float))
            for when in noted
        }
    )
    for status, noted in {"waiting": [], "playing": ["started"], "over": ["ended"]}.items()
    for broken in (False, True)
}
"""For each status, and for rows of which something cannot be read, which is left as it is.

Made once: to put a statement together takes longer than to run it."""

WRITE_RULES = (
    update(schema.matches)
    .where(schema.matches.c.id == bindparam("of_match"))
    .values(
        {
            name: bindparam(f"new_{name}")
            for name in ("rules", "options", "layout", "played_on", "seed_hash")
        }
    )
)

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
LAST_ANSWERS = (
    select(schema.answers.c.number)
    .where(
        schema.answers.c.match == bindparam("of_match"),
        schema.answers.c.seat == bindparam("of_seat"),
    )
    .order_by(schema.answers.c.number.desc())
    .limit(bindparam("count", type_=Integer))
)
DROP_ANSWERS = delete(schema.answers).where(
    schema.answers.c.match == bindparam("of_match"), schema.answers.c.number.in_(LAST_ANSWERS)
)
WRITE_ANSWERS = insert(schema.answers)
WRITE_NEWS = insert(schema.news)
WRITE_SUBMISSION = insert(schema.submissions)

EVENTS = msgspec.json.Decoder(list[WireEvent])  # made before any thread reads, as in `rows.py`


def written(change: Change) -> Callable[[Connection], int]:
    """The work that writes a change if nobody else has written since; it returns the new version.

    It is plain data, which is written with that of other tables, unless a table is made with it, or
    ratings have to be read.
    """
    if change.rematch is not None or change.rated is not None:
        return partial(write, change=change)
    return statements(change)


def write(connection: Connection, change: Change) -> int:
    """Write a change if nobody else has written since; the new version."""
    if change.rematch is not None:
        new_table(connection, change.rematch)
    version = statements(change)(connection)
    if change.rated is not None:
        rating.settle(connection, change.rated)
    return version


def statements(change: Change) -> Statements[int]:
    match, row = match_values(change.row), change.row
    steps = [
        Step(WRITE_MATCH[row.status, bool(row.broken)], [match], missed=Conflict),
        Step(WRITE_RULES, [rules_values(row)] if change.other_rules else []),
        Step(WRITE_SUBMISSION, submission_values(change), taken=Twice),
        Step(WRITE_SEAT, [changed_seat_values(row.id, seat) for seat in change.seats]),
        Step(DROP_ANSWERS, dropped_values(change)),
        Step(WRITE_ANSWERS, answer_values(change)),
        Step(WRITE_NEWS, news_values(change)),
        Step(finishes.WRITE, change.finishes),
        Step(outbox.WRITE, outbox.values(row.id, change.needs, row.used or 0.0, change.grace)),
        *attempt_steps(change),
    ]
    return Statements(steps, row.version + 1)


def attempt_steps(change: Change) -> list[Step]:
    """At the deal of a day: how long it took so far, and how it has ended."""
    row, now = change.row, change.row.used or 0.0
    if row.daily is None:
        return []
    steps = [Step(attempts.WRITE_TIME, attempts.time_values(row.id, change.before, now))]
    if change.outcome is not None:
        ended = attempts.end_values(row.id, row.ended or now, change.outcome)
        steps.append(Step(attempts.WRITE_END, ended))
    return steps


def match_values(row: TableRow) -> Values:
    values: Values = {
        "of_match": row.id,
        "of_version": row.version,
        "new_version": row.version + 1,
        "new_status": row.status,
        "new_rematch": row.rematch,
        "new_used": row.used,
        "new_since": row.since,
        "new_deadline": row.deadline,
        "new_host": row.host,
        "new_conduct": msgspec.json.encode(row.conduct).decode(),
        "new_rated": row.rated,
    }
    if not row.broken:
        values["new_position"] = encoded(row.kept)
        values["new_result"] = encoded(row.result)
    return values


def encoded(part: Kept | Result | None) -> str | None:
    return None if part is None else msgspec.json.encode(part).decode()


def rules_values(row: TableRow) -> Values:
    """By which rules it is played, and in which form it is kept."""
    return {
        "of_match": row.id,
        "new_rules": row.rules,
        "new_options": msgspec.json.encode(row.options).decode(),
        "new_layout": row.layout,
        "new_played_on": msgspec.json.encode(row.played_on).decode(),
        "new_seed_hash": row.seed_hash,
    }


def submission_values(change: Change) -> list[Values]:
    if change.submission is None:
        return []
    seat, move = change.submission
    row = change.row
    return [{"match": row.id, "seat": seat, "move": move, "version": versions(row)[seat]}]


def changed_seat_values(match: str, seat: SeatRow) -> Values:
    values = seat_values(match, seat)
    keys = {"of_match": values.pop("match"), "of_seat": values.pop("seat")}
    return keys | {f"new_{name}": value for name, value in values.items()}


def dropped_values(change: Change) -> list[Values]:
    if not change.dropped_count:
        return []
    return [{"of_match": change.row.id, "of_seat": change.dropped, "count": change.dropped_count}]


def answer_values(change: Change) -> list[Values]:
    at = time.time()  # the same for all that were given in one go
    return [
        {
            "match": change.row.id,
            "number": change.first_answer + place,
            "seat": seat,
            "action": action,
            "at": at,
        }
        for place, (seat, action) in enumerate(change.answers)
    ]


def news_values(change: Change) -> list[Values]:
    row = change.row
    return [
        {
            "match": row.id,
            "viewer": viewer if viewer < len(row.seats) else -1,
            "number": change.told[viewer],
            "events": msgspec.json.encode(events).decode(),
        }
        for viewer, events in enumerate(change.news)
        if events
    ]


def submitted(connection: Connection, match: str, seat: int, move: str) -> int | None:
    """Which version for its seat this very move made, if it has been written before."""
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
        try:
            batch = EVENTS.decode(text)
        except msgspec.MsgspecError as error:
            raise Problem("broken-row", part="news") from error
        events += batch[max(0, first - number) :]
    return events


def read_answers(connection: Connection, match: str) -> list[tuple[int, str]]:
    table = schema.answers.c
    rows = connection.execute(
        select(table.seat, table.action).where(table.match == match).order_by(table.number)
    )
    return [(row.seat, row.action) for row in rows]


def read_times(connection: Connection, match: str) -> Times:
    """When each answer was given, and when the first question was asked."""
    begun = select(schema.matches.c.started).where(schema.matches.c.id == match)
    table = schema.answers.c
    given = select(table.at).where(table.match == match).order_by(table.number)
    return Times(connection.execute(begun).scalar(), list(connection.execute(given).scalars()))


def read_played_on(connection: Connection, row: TableRow) -> list[PlayedOn]:
    """After how many answers of the log the rules changed: those taken back have left gaps."""
    table = schema.answers.c
    count = select(func.count()).where(table.match == row.id)
    return [
        PlayedOn(
            later.version,
            connection.execute(count.where(table.number < later.answer)).scalar_one(),
        )
        for later in row.played_on
    ]


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


def say(
    connection: Connection,
    match: str,
    seat: int,
    nickname: str,
    text: str,
    mark: str | None,
    account: str | None = None,
) -> ChatLine:
    """Add a line to what is said at a table. Who speaks at the same time elsewhere waits for it.

    A line with a mark that is there already has come twice: it stands once.
    """
    table = schema.matches
    query = select(table.c.id).where(table.c.id == match).with_for_update(key_share=True)
    if connection.execute(query).first() is None:
        raise Problem("no-such-table")
    said = schema.chat
    if mark is not None and (line := said_before(connection, match, mark)):
        return line
    last = connection.execute(select(func.max(said.c.number)).where(said.c.match == match)).scalar()
    number = 0 if last is None else last + 1
    line = ChatLine(number=number, seat=seat, nickname=nickname, text=text, at=time.time())
    values = {"match": match, "mark": mark, "account": account, **msgspec.structs.asdict(line)}
    connection.execute(insert(said).values(values))
    return line


def said_before(connection: Connection, match: str, mark: str) -> ChatLine | None:
    table = schema.chat.c
    query = select(table.number, table.seat, table.nickname, table.text, table.at)
    found = connection.execute(query.where(table.match == match, table.mark == mark)).first()
    return found and ChatLine(*found)


def dealt_again(row: TableRow) -> Match:
    """A match at its beginning, to be played again with the answers that were given."""
    game = game_of(row)
    check_rules(row, game)
    return begun(game, row)


def begun(game: Game[Any], row: TableRow) -> Match:
    """A match as it is dealt, or as it is taken over from a moment of another."""
    nothing: list[list[int]] = [[] for _ in row.seats]
    begins = row.begins.position if row.begins else None
    s = record.begun(game, bytes.fromhex(row.seed), begins)
    match = Match(game, s, nothing, [[] for _ in row.seats], s.clone() if begins else None)
    match.s.moment()
    return match


def check_rules(row: TableRow, game: Game[Any]) -> None:
    """What was played by other rules, or by several, cannot be played again."""
    if row.played_on:
        last = row.played_on[-1]
        raise Problem("played-on", version=row.rules, later=last.version, number=last.answer + 1)
    if row.rules != game.version:
        raise Problem("other-rules", title=row.title, version=row.rules, known=game.version)


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
            patience=row.patience,
            stand_in=row.stand_in,
            seed=row.seed,
            seed_hash=row.seed_hash,
            bot_seed=row.bot_seed,
            known_deal=row.known_deal,
            layout=row.layout,
            version=row.version,
            created=row.created,
            used=row.created,
            several=row.several,
            conduct=msgspec.json.encode(row.conduct).decode(),
            practice=row.practice,
            rated=row.rated,
            watchers_heard=row.watchers_heard,
            begins=msgspec.json.encode(row.begins).decode() if row.begins else None,
            daily=row.daily,
            started=row.created if row.status == "playing" else None,
            position=msgspec.json.encode(row.kept).decode() if row.kept else None,
        )
    )
    connection.execute(insert(schema.seats), [seat_values(row.id, seat) for seat in row.seats])


def delete_table(connection: Connection, row: TableRow) -> None:
    """Delete a table with all that belongs to it, if nobody has written since."""
    table = schema.matches
    found = connection.execute(
        delete(table).where(table.c.id == row.id, table.c.version == row.version)
    )
    if found.rowcount != 1:
        raise Conflict
    forget_rematches(connection, [row.id])


def forget_rematches(connection: Connection, deleted: list[str]) -> None:
    """Where these were played on, people may play again at another table."""
    table = schema.matches
    connection.execute(
        update(table)
        .where(table.c.rematch.in_(deleted))
        .values(rematch=None, version=table.c.version + 1)
    )


def delete_expired(connection: Connection, limit: float, shared_limit: float = 0) -> dict[str, int]:
    """Delete unfinished tables that were not used since then, at which at most one person sits.

    Those of several people have a limit of their own. Which they were, and their versions.
    """
    match, seat = schema.matches.c, schema.seats.c
    several = (
        select(seat.match).group_by(seat.match).having(func.count(seat.account.distinct()) > 1)
    )
    last = func.coalesce(match.used, match.created)
    expired = (
        delete(schema.matches)
        .where(match.status != "over")
        .where(or_(and_(last < limit, match.id.not_in(several)), last < shared_limit))
        .returning(match.id, match.version)
    )
    versions = {row.id: row.version for row in connection.execute(expired)}
    forget_rematches(connection, list(versions))
    return versions


def due(connection: Connection, now: float, most: int) -> list[str]:
    """The tables at which a clock is at its end by now, the first of them first."""
    match = schema.matches.c
    query = select(match.id).where(match.deadline <= now).order_by(match.deadline).limit(most)
    return list(connection.execute(query).scalars())


def free_seat(seat: SeatRow) -> bool:
    return seat.kind in ("open", "link")
