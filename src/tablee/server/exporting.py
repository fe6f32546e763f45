"""All that is kept of somebody, for that person: a file to take along.

Nothing that others alone may know is in it, and nothing secret of a match that goes on.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, select

from tablee.engine.game import OptionValue
from tablee.engine.record import Record
from tablee.review import Review
from tablee.server import own_bots
from tablee.server.dailies import attempts, secrecy
from tablee.server.db import schema
from tablee.server.db.rows import SeatRow, TableRow, load
from tablee.server.forgetting import tables_of
from tablee.server.guides import firsts
from tablee.server.guides import keeping as guides
from tablee.server.guides.firsts import Met
from tablee.server.guides.keeping import Progress
from tablee.server.matches import keeping
from tablee.server.matches.recording import record_of
from tablee.server.people import Person
from tablee.server.reach import channels
from tablee.server.reviews import keeping as reviews
from tablee.server.schemas.standing import RatingInfo, Tally
from tablee.server.schemas.tables import Result
from tablee.server.schemas.values import Status, Wire
from tablee.server.standing import showing, statistics

FORMAT: Final = 1


class OwnSession(Wire):
    """When a device was signed in, and last used, to the day."""

    created: float
    used: float | None


class OwnAnswer(Wire):
    seat: int
    action: str
    at: float


class OwnLine(Wire):
    """Something that I have said at a table."""

    table: str
    text: str
    at: float


class OwnReport(Wire):
    """A line of somebody else that I have reported."""

    table: str
    text: str
    reason: str
    at: float


class OwnTable(Wire):
    """A table at which I sit, or that I host."""

    id: str
    title: str
    edition: str
    options: dict[str, OptionValue]
    status: Status
    created: float
    started: float | None
    ended: float | None
    hosted: bool
    seats: list[int]
    nicknames: list[str]
    """Mine at each of these seats."""
    hidden: bool
    answers: list[OwnAnswer]
    drafts: dict[str, list[str]]
    """By the number of the seat: what I have chosen and not confirmed."""
    result: Result | None
    record: Record | None
    """The whole match, when it is over."""
    reviews: list[Review]
    """What was said of my decisions."""


class OwnChannel(Wire):
    """Where I want to be told that it is my turn."""

    kind: str
    address: str
    status: str
    created: float


class OwnDaily(Wire):
    """The deal of a day that I have begun."""

    day: str
    title: str
    table: str | None
    ranked: bool
    """I am in the table of results, and not among the guests of that day."""
    seconds: float
    ended: float | None
    finished: bool | None
    points: int | None
    won: bool | None
    place: int | None


class OwnBot(Wire):
    """A bot of mine that plays from elsewhere."""

    nickname: str
    created: float
    used: float


class Export(Wire):
    """All that is kept of somebody; nothing that others alone may know."""

    format: int
    nickname: str
    account: str | None
    created: float
    sessions: list[OwnSession]
    tables: list[OwnTable]
    chat: list[OwnLine]
    reports: list[OwnReport]
    channels: list[OwnChannel]
    guides: list[Progress]
    """How far I am in learning titles."""
    firsts: list[Met]
    """Hints that I have seen in first games."""
    shown: bool
    """Whether others find my page."""
    ratings: list[RatingInfo]
    tallies: list[Tally]
    """What came of my matches."""
    dailies: list[OwnDaily]
    bots: list[OwnBot]


def export(connection: Connection, person: Person) -> Export:
    account = schema.accounts.c
    created = select(account.created).where(account.id == person.id)
    return Export(
        format=FORMAT,
        nickname=person.nickname,
        account=person.name,
        created=connection.execute(created).scalar_one(),
        sessions=own_sessions(connection, person),
        tables=[
            own_table(connection, load(connection, match), person)
            for match in tables_of(connection, person.id)
        ],
        chat=own_lines(connection, person),
        reports=own_reports(connection, person),
        channels=own_channels(connection, person),
        guides=guides.of(connection, person.id),
        firsts=firsts.of(connection, person.id),
        shown=showing.of(connection, person.id).shown,
        ratings=statistics.ratings_of(connection, person.id),
        tallies=statistics.tallies(connection, person.id),
        dailies=[OwnDaily(*one) for one in attempts.of_person(connection, person.id)],
        bots=[
            OwnBot(nickname=bot.nickname, created=bot.created, used=bot.used)
            for bot in own_bots.of(connection, person.id)
        ],
    )


def own_sessions(connection: Connection, person: Person) -> list[OwnSession]:
    session = schema.sessions.c
    query = select(session.created, session.used).where(session.account == person.id)
    rows = connection.execute(query.order_by(session.created))
    return [OwnSession(created=row.created, used=row.used) for row in rows]


def own_table(connection: Connection, row: TableRow, person: Person) -> OwnTable:
    mine = [seat for seat in row.seats if seat.account == person.id]
    match = schema.matches.c
    began = select(match.started).where(match.id == row.id)
    return OwnTable(
        id=row.id,
        title=row.title,
        edition=row.edition,
        options=row.options,
        status=row.status,
        created=row.created,
        started=connection.execute(began).scalar(),
        ended=row.ended,
        hosted=row.host == person.id,
        seats=[seat.seat for seat in mine],
        nicknames=[seat.nickname for seat in mine],
        hidden=any(seat.hidden for seat in mine),
        answers=own_answers(connection, row, mine),
        drafts={str(seat.seat): seat.draft for seat in mine if seat.draft},
        result=row.result,
        record=finished(connection, row),
        reviews=reviews.of_seats(connection, row.id, [seat.seat for seat in mine]),
    )


def own_answers(connection: Connection, row: TableRow, mine: list[SeatRow]) -> list[OwnAnswer]:
    """Without their numbers: those tell how many others have answered under the veil."""
    answer = schema.answers.c
    query = select(answer.seat, answer.action, answer.at).where(
        answer.match == row.id, answer.seat.in_([seat.seat for seat in mine])
    )
    rows = connection.execute(query.order_by(answer.number))
    return [OwnAnswer(seat=seat, action=action, at=at) for seat, action, at in rows]


def finished(connection: Connection, row: TableRow) -> Record | None:
    """The record, if the match is over, and nobody else has yet to play its deal."""
    if row.status != "over" or row.kept is None or secrecy.sealed(row):
        return None
    answers = keeping.read_answers(connection, row.id)
    return record_of(row, answers, keeping.read_played_on(connection, row))


def own_lines(connection: Connection, person: Person) -> list[OwnLine]:
    said = schema.chat.c
    query = select(said.match, said.text, said.at).where(said.account == person.id)
    rows = connection.execute(query.order_by(said.at))
    return [OwnLine(table=match, text=text, at=at) for match, text, at in rows]


def own_reports(connection: Connection, person: Person) -> list[OwnReport]:
    report = schema.reports.c
    query = select(report.match, report.text, report.reason, report.at).where(
        report.reporter == person.id
    )
    rows = connection.execute(query.order_by(report.at))
    return [OwnReport(table=table, text=text, reason=why, at=at) for table, text, why, at in rows]


def own_channels(connection: Connection, person: Person) -> list[OwnChannel]:
    return [
        OwnChannel(kind=one.kind, address=one.address, status=one.status, created=one.created)
        for one in channels.of_person(connection, person.id)
    ]
