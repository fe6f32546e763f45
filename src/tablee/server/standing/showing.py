"""Who shows themselves to others: accounts unless they hide, guests only if they wish."""

from __future__ import annotations

import time

import msgspec
from sqlalchemy import ColumnElement, Connection, and_, func, or_, select, update

from tablee.engine.problems import Problem
from tablee.server import names
from tablee.server.db import schema

account = schema.accounts.c


class Shown(msgspec.Struct, frozen=True):
    """Somebody whose page is asked for."""

    id: str
    nickname: str
    name: str | None
    created: float
    shown: bool

    def page(self) -> str:
        return self.name or self.id


def is_shown() -> ColumnElement[bool]:
    """Others find this account; whoever is shut out has no page."""
    return and_(
        func.coalesce(account.shown, account.name.is_not(None)),
        or_(account.banned.is_(None), account.banned <= time.time()),
    )


COLUMNS = (account.id, account.nickname, account.name, account.created)


def find(connection: Connection, who: str, reader: str | None) -> Shown:
    """The person of this name or id, if they show themselves to the reader; else a Problem.

    Whoever hides is not told from somebody who does not exist.
    """
    wanted = or_(account.name.in_({who, names.written(who)}), account.id == who)
    query = select(*COLUMNS, is_shown().label("shown")).where(wanted)
    rows = connection.execute(query.order_by(account.name != who)).all()
    for row in rows:
        if row.shown or row.id == reader:
            return Shown(row.id, row.nickname, row.name, row.created, bool(row.shown))
    raise Problem("no-person-page")


def of(connection: Connection, who: str) -> Shown:
    """Oneself."""
    query = select(*COLUMNS, is_shown().label("shown")).where(account.id == who)
    row = connection.execute(query).one()
    return Shown(row.id, row.nickname, row.name, row.created, bool(row.shown))


def show(connection: Connection, who: str, shown: bool) -> None:
    table = schema.accounts
    connection.execute(update(table).where(table.c.id == who).values(shown=shown))


def pages(connection: Connection, accounts: set[str]) -> dict[str, str]:
    """The pages of those among them who show themselves."""
    query = select(account.id, account.name).where(account.id.in_(accounts), is_shown())
    return {row.id: row.name or row.id for row in connection.execute(query)}
