"""Restoring: a backup is read to its end before anything is touched, and then all or nothing."""

from __future__ import annotations

import gzip
import zlib
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple, TypeVar

import msgspec
from sqlalchemy import Connection, MetaData, func, insert, inspect, select
from sqlalchemy.exc import DatabaseError

from tablee.engine.problems import Problem
from tablee.server.db import schema
from tablee.server.db.backup import FORMAT, Head, Line, Tail
from tablee.server.db.claim import claimed
from tablee.server.db.database import open_engine
from tablee.server.db.migrate import check_connection, known_revisions, migrate, upgrade
from tablee.server.settings import Settings

T = TypeVar("T")

BATCH = 500

OLD_COLUMNS = {"0002": ("matches", "patience")}
"""The first format did not say its schema: what is new in a schema tells."""


class Checked(NamedTuple):
    """A whole backup."""

    path: Path
    revision: str
    """The schema of its rows."""
    rows: int


def restore(settings: Settings, path: Path) -> int:
    """Fill an empty database from a backup, all or nothing. How many rows.

    Rows of an older schema are written as they were, and then brought to the newest one.
    """
    found = check(path)
    engine = open_engine(settings)
    try:
        check_connection(engine)
        with claimed(settings), engine.begin() as connection:
            require_empty(connection)
            clear(connection)
            upgrade(connection, found.revision)
            fill(connection, found)
            upgrade(connection, "head")
    except DatabaseError as error:
        raise Problem("bad-backup", path=path, fault=error.orig) from error
    finally:
        engine.dispose()
    migrate(settings)  # for what a server has of its own
    return found.rows


# --- the file ---------------------------------------------------------------------------------


def check(path: Path) -> Checked:
    """Read a backup to its end; a Problem with the reason if it is none, or not whole."""
    lines = read(path)
    head = decoded(path, next(lines, b""), Head)
    if head.tablee_backup > FORMAT or (head.schema and head.schema not in known_revisions()):
        raise Problem("newer-backup", path=path)
    return check_old(path, lines) if head.tablee_backup < FORMAT else check_whole(path, head, lines)


def check_whole(path: Path, head: Head, lines: Iterator[bytes]) -> Checked:
    digest = sha256(next(read(path)))
    last, rows = b"", 0
    for text in lines:
        if last:
            decoded(path, last, Line)
            digest.update(last)
            rows += 1
        last = text
    try:
        tail = msgspec.json.decode(last, type=Tail)
    except msgspec.MsgspecError as error:
        raise Problem("incomplete-backup", path=path) from error
    if (tail.rows, tail.sha256) != (rows, digest.hexdigest()):
        raise Problem("damaged-backup", path=path)
    return Checked(path, head.schema, rows)


def check_old(path: Path, lines: Iterator[bytes]) -> Checked:
    """The first format says neither how many rows there are nor their schema."""
    revision, rows = "0001", 0
    for text in lines:
        line = decoded(path, text, Line)
        for later, (table, column) in OLD_COLUMNS.items():
            if line.table == table and column in line.row:
                revision = later
        rows += 1
    return Checked(path, revision, rows)


def decoded(path: Path, text: bytes, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(text, type=kind)
    except msgspec.MsgspecError as error:
        raise Problem("bad-backup", path=path, fault=error) from error


def read(path: Path) -> Iterator[bytes]:
    """The lines of a packed file."""
    try:
        with gzip.open(path, "rb") as file:
            yield from file
    except (EOFError, zlib.error) as error:
        raise Problem("incomplete-backup", path=path) from error
    except gzip.BadGzipFile as error:
        raise Problem("bad-backup", path=path, fault=error) from error
    except OSError as error:
        raise Problem("unreadable-file", path=path, fault=error.strerror) from error


# --- the database -----------------------------------------------------------------------------


def require_empty(connection: Connection) -> None:
    """Nothing that people have made is lost; a database of something else is left alone."""
    known = set(inspect(connection).get_table_names()) - {"alembic_version"}
    if known - set(schema.metadata.tables):
        raise Problem("database-not-empty")
    for table in (schema.accounts, schema.matches):
        if table.name in known:
            count = select(func.count()).select_from(table)
            if connection.execute(count).scalar_one():
                raise Problem("database-not-empty")


def clear(connection: Connection) -> None:
    """A database that a server has opened has a schema and a key of its own."""
    there = MetaData()
    there.reflect(connection)
    there.drop_all(connection)


def fill(connection: Connection, found: Checked) -> None:
    tables = MetaData()
    tables.reflect(connection)
    current = ""
    rows: list[dict[str, object]] = []
    for number, text in enumerate(read(found.path)):
        if not 0 < number <= found.rows:
            continue  # head and tail
        line = decoded(found.path, text, Line)
        if line.table != current or len(rows) == BATCH:
            write(connection, tables, found.path, current, rows)
            current, rows = line.table, []
        rows.append(line.row)
    write(connection, tables, found.path, current, rows)


def write(
    connection: Connection, tables: MetaData, path: Path, table: str, rows: list[dict[str, object]]
) -> None:
    if not rows:
        return
    if table not in tables.tables:
        raise Problem("bad-backup", path=path, fault=table)
    connection.execute(insert(tables.tables[table]), rows)
