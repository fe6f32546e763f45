"""How far somebody is in the guide of a title, as it is kept."""

from __future__ import annotations

import time

import msgspec
from sqlalchemy import Connection, delete, insert, select

from tablee.engine.problems import Problem
from tablee.server.db import schema


class Progress(msgspec.Struct):
    """Of one person, in one guide."""

    title: str
    chapter: str
    tables: list[str] = []
    """The last of them is the one at which it goes on."""
    spent: list[str] = []
    """Steps that were answered before that table began."""
    looked: list[str] = []
    """Steps that were looked at in this chapter."""
    done: list[str] = []
    """Chapters that were played to their end."""
    learnt: list[str] = []
    """The rules that were taught."""


LISTS = ("tables", "spent", "looked", "done", "learnt")
NAMES = msgspec.json.Decoder(list[str])  # made before any thread reads, as in `rows.py`

table = schema.guides


def find(connection: Connection, account: str, title: str) -> Progress | None:
    return next((each for each in of(connection, account) if each.title == title), None)


def of(connection: Connection, account: str) -> list[Progress]:
    """All guides that somebody has begun, the last one first."""
    query = select(table).where(table.c.account == account).order_by(table.c.changed.desc())
    found = []
    for row in connection.execute(query):
        values = row._mapping
        lists = {name: NAMES.decode(values[name]) for name in LISTS}
        found.append(Progress(title=values["title"], chapter=values["chapter"], **lists))
    return found


def require(connection: Connection, account: str, match: str, title: str) -> Progress:
    """The progress that goes on at this table; a Problem if it goes on elsewhere."""
    progress = find(connection, account, title)
    if progress is None or match not in progress.tables[-1:]:
        raise Problem("guide-goes-on-elsewhere")
    return progress


def write(connection: Connection, account: str, progress: Progress) -> None:
    of_title = (table.c.account == account, table.c.title == progress.title)
    connection.execute(delete(table).where(*of_title))
    values = msgspec.structs.asdict(progress)
    lists = {name: msgspec.json.encode(values[name]).decode() for name in LISTS}
    row = {**values, **lists, "account": account, "changed": time.time()}
    connection.execute(insert(table).values(row))
