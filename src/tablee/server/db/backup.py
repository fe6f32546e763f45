"""Backup and restore: everything as lines of JSON, from and to either kind of database."""

from __future__ import annotations

import gzip
from pathlib import Path

import msgspec
from sqlalchemy import Connection, func, insert, select

from tablee.engine.problems import Problem
from tablee.server.db import schema
from tablee.server.db.database import open_engine
from tablee.server.db.migrate import migrate
from tablee.server.settings import Settings

BATCH = 500


class Head(msgspec.Struct):
    """The first line: which format this is."""

    tablee_backup: int = 1


class Line(msgspec.Struct):
    table: str
    row: dict[str, object]


def backup(settings: Settings, path: Path) -> int:
    """Write all that is committed now; the server may go on meanwhile. How many rows."""
    engine = open_engine(settings)
    count = 0
    try:
        with gzip.open(path, "wb") as file, engine.connect() as connection:
            if settings.on_postgres():
                connection.execution_options(isolation_level="REPEATABLE READ")
            file.write(msgspec.json.encode(Head()) + b"\n")
            for table in schema.metadata.sorted_tables:
                names = [str.__str__(column.name) for column in table.columns]
                for row in connection.execute(select(table)):
                    line = Line(str.__str__(table.name), dict(zip(names, row, strict=True)))
                    file.write(msgspec.json.encode(line) + b"\n")
                    count += 1
    except OSError as error:
        raise Problem("unwritable-file", path=path, fault=error.strerror) from error
    finally:
        engine.dispose()
    return count


def restore(settings: Settings, path: Path) -> int:
    """Fill an empty database from a backup, all or nothing. How many rows."""
    migrate(settings)
    engine = open_engine(settings)
    try:
        with engine.begin() as connection:
            require_empty(connection)
            connection.execute(schema.keys.delete())
            return fill(connection, path)
    finally:
        engine.dispose()


def require_empty(connection: Connection) -> None:
    for table in (schema.accounts, schema.matches):
        if connection.execute(select(func.count()).select_from(table)).scalar_one():
            raise Problem("database-not-empty")


def fill(connection: Connection, path: Path) -> int:
    count = 0
    try:
        with gzip.open(path, "rb") as file:
            msgspec.json.decode(file.readline(), type=Head)
            rows: list[dict[str, object]] = []
            current = ""
            for text in file:
                line = msgspec.json.decode(text, type=Line)
                if line.table != current or len(rows) == BATCH:
                    write(connection, current, rows)
                    current, rows = line.table, []
                rows.append(line.row)
                count += 1
            write(connection, current, rows)
    except (EOFError, msgspec.MsgspecError, gzip.BadGzipFile, KeyError) as error:
        raise Problem("bad-backup", path=path) from error
    except OSError as error:
        raise Problem("unreadable-file", path=path, fault=error.strerror) from error
    return count


def write(connection: Connection, table: str, rows: list[dict[str, object]]) -> None:
    if rows:
        connection.execute(insert(schema.metadata.tables[table]), rows)
