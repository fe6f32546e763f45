"""What operators do about people and tables, in the database; a running server notices it."""

from __future__ import annotations

import time
from typing import Any, Final

import msgspec
from sqlalchemy import Column, Connection, Row, delete, insert, or_, select, update

from tablee.engine.problems import Problem
from tablee.server.db import schema
from tablee.server.db.rows import TableRow, load
from tablee.server.forgetting import held, touch
from tablee.server.matches import keeping
from tablee.server.matches.clocks import DAY
from tablee.server.matches.reading import read
from tablee.server.matches.table import note_match, note_rest
from tablee.server.names import written
from tablee.server.people import FOREVER, close_sessions, is_banned
from tablee.server.schemas.matches import ChatLine
from tablee.server.secrets import new_id

NOTICE: Final = "moderated"
"""The key that is written anew whenever servers have to look who and what is still there."""

AROUND: Final = 5
"""So many lines before and after a reported one are kept with it."""

MOST_LINES: Final = 2**31 - 1

SHORTEST_ID: Final = 6
"""An id may be cut to so many characters where it is unique."""

LINES: Final = msgspec.json.Decoder(list[ChatLine])


def note(connection: Connection) -> None:
    """Tell every running server to look again; it does within seconds."""
    keys = schema.keys
    value = str(time.time_ns())
    known = update(keys).where(keys.c.name == NOTICE).values(value=value)
    if not connection.execute(known).rowcount:
        connection.execute(insert(keys).values(name=NOTICE, value=value))


def last_notice(connection: Connection) -> str | None:
    return connection.execute(
        select(schema.keys.c.value).where(schema.keys.c.name == NOTICE)
    ).scalar()


# --- reports ---------------------------------------------------------------------------------


def report(connection: Connection, match: str, number: int, reporter: str, reason: str) -> None:
    """Keep a line with those around it, for operators; the same person reports it once."""
    require_number(number)
    row = load(connection, match)
    said = schema.chat.c
    query = select(said.nickname, said.text, said.at, said.account)
    line = connection.execute(query.where(said.match == match, said.number == number)).first()
    if line is None:
        raise Problem("no-such-line")
    if line.account == reporter:
        raise Problem("yourself")
    if reported(connection, match, number, reporter):
        return
    lines = keeping.read_chat(connection, match, max(0, number - AROUND))
    around = [near for near in lines if near.number <= number + AROUND]
    connection.execute(
        insert(schema.reports).values(
            id=new_id(),
            match=match,
            title=row.title,
            line=number,
            nickname=line.nickname,
            text=line.text,
            said=line.at,
            context=msgspec.json.encode(around).decode(),
            account=line.account,
            reporter=reporter,
            reason=reason,
            at=time.time(),
        )
    )


def require_number(line: int) -> None:
    """Raise a Problem if no line can have this number: databases know none so large."""
    if not 0 <= line <= MOST_LINES:
        raise Problem("no-such-line")


def reported(connection: Connection, match: str, number: int, reporter: str) -> bool:
    table = schema.reports.c
    query = select(table.id).where(
        table.match == match, table.line == number, table.reporter == reporter
    )
    return connection.execute(query).first() is not None


class Report(msgspec.Struct):
    """A report as an operator reads it."""

    id: str
    match: str
    title: str
    line: int
    nickname: str
    account: str | None
    """The name of the account that has said it, or the id of a guest."""
    reporter: str | None
    reason: str
    at: float
    settled: float | None
    context: list[ChatLine]


def reports(connection: Connection, settled: bool) -> list[Report]:
    """Those that wait, or all; the oldest first."""
    table = schema.reports
    query = select(table).order_by(table.c.at)
    if not settled:
        query = query.where(table.c.settled.is_(None))
    return [report_of(connection, row) for row in connection.execute(query).all()]


def report_of(connection: Connection, row: Row[tuple[object, ...]]) -> Report:
    values = row._mapping
    return Report(
        id=values["id"],
        match=values["match"],
        title=values["title"],
        line=values["line"],
        nickname=values["nickname"],
        account=called(connection, values["account"]),
        reporter=called(connection, values["reporter"]),
        reason=values["reason"],
        at=values["at"],
        settled=values["settled"],
        context=LINES.decode(values["context"]),
    )


def called(connection: Connection, account: str | None) -> str | None:
    """What an operator calls somebody: the name of the account, or the id of a guest."""
    if account is None:
        return None
    table = schema.accounts.c
    return connection.execute(select(table.name).where(table.id == account)).scalar() or account


def settle(connection: Connection, start: str) -> str:
    """A report is dealt with; its id."""
    found = one_of(connection, schema.reports.c.id, start, Problem("no-such-report", report=start))
    table = schema.reports
    connection.execute(update(table).where(table.c.id == found).values(settled=time.time()))
    return found


def one_of(connection: Connection, column: Column[Any], start: str, problem: Problem) -> str:
    """The one id that begins like this."""
    if len(start) < SHORTEST_ID:
        raise problem
    query = select(column).where(column.startswith(start, autoescape=True)).limit(2)
    found = list(connection.execute(query).scalars())
    if len(found) != 1:
        raise problem
    return str(found[0])


# --- bans ------------------------------------------------------------------------------------


def find_account(connection: Connection, person: str) -> str:
    """The id of an account by its name, or of anybody by the beginning of the id."""
    table = schema.accounts.c
    query = select(table.id).where(or_(table.name == person, table.name == written(person)))
    found = connection.execute(query).scalar()
    return found or one_of(connection, table.id, person, Problem("no-such-person", person=person))


def ban(connection: Connection, person: str, days: int | None) -> str:
    """Shut somebody out for so many days, or for good; their id."""
    account = find_account(connection, person)
    table = schema.accounts
    until = FOREVER if days is None else time.time() + days * DAY
    connection.execute(update(table).where(table.c.id == account).values(banned=until))
    close_sessions(connection, account)
    note(connection)
    return account


def lift(connection: Connection, person: str) -> str:
    account = find_account(connection, person)
    table = schema.accounts
    connection.execute(update(table).where(table.c.id == account).values(banned=None))
    return account


def bans(connection: Connection) -> list[tuple[str, float]]:
    """Who is shut out, and until when."""
    table = schema.accounts.c
    rows = connection.execute(
        select(table.id, table.name, table.banned)
        .where(table.banned.is_not(None))
        .order_by(table.banned, table.id)
    )
    return [(row.name or row.id, row.banned) for row in rows if is_banned(row.banned)]


# --- tables ----------------------------------------------------------------------------------


def close(connection: Connection, start: str, with_all: bool) -> str:
    """End a table for good, with nothing more said there; or delete all of it. Its id.

    One that has not begun is deleted in any case.
    """
    match = one_of(connection, schema.matches.c.id, start, Problem("no-such-table"))
    held(connection, match)
    row = load(connection, match)
    if with_all or row.status == "waiting":
        connection.execute(delete(schema.matches).where(schema.matches.c.id == match))
        keeping.forget_rematches(connection, [match])
    else:
        end(connection, row)
    note(connection)
    return match


def end(connection: Connection, row: TableRow) -> None:
    """A match ends as it stands, also one that rests because other rules are here."""
    if row.status == "playing" and row.kept is not None:
        change = keeping.Change(row=row, first_answer=row.kept.answers)
        row.status, row.used = "over", time.time()
        row.since = row.deadline = None
        match = read(row).match
        if match is None:
            note_rest(row, row.kept, change)
        else:
            note_match(row, match, change)
        keeping.write(connection, change)
    touch(connection, row.id, closed=True, public=False)
