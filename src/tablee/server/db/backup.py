"""Backups: everything as lines of JSON, from either kind of database.

The first line says which format and schema this is, the last one how many rows there are and what
all lines before it come to: so that nothing but a whole backup is ever restored.
"""

from __future__ import annotations

import gzip
import os
import time
from hashlib import sha256
from pathlib import Path
from typing import IO, cast

import msgspec
from sqlalchemy import Connection, MetaData, Table, select

from tablee.engine.problems import Problem
from tablee.server.db.database import OWNER_ONLY, open_engine
from tablee.server.db.migrate import check_connection, current_revision
from tablee.server.settings import Settings

FORMAT = 2


class Head(msgspec.Struct, forbid_unknown_fields=True):
    """The first line."""

    tablee_backup: int
    schema: str = ""
    """The schema of the rows; empty in the first format, which did not say."""
    created: float = 0


class Line(msgspec.Struct, forbid_unknown_fields=True):
    table: str
    row: dict[str, object]


class Tail(msgspec.Struct, forbid_unknown_fields=True):
    """The last line."""

    rows: int
    sha256: str
    """Of all lines before."""


def backup(settings: Settings, path: Path) -> int:
    """Write all that is committed now; the server may go on meanwhile. How many rows.

    What fails half-way leaves an earlier backup of this name as it was.
    """
    engine = open_engine(settings)
    part = path.with_name(f"{path.name}.part")
    try:
        check_connection(engine)
        with owners_file(part) as raw, gzip.open(raw, "wb") as file, engine.connect() as connection:
            if settings.on_postgres():
                connection.execution_options(isolation_level="REPEATABLE READ")
            rows = write_all(cast("IO[bytes]", file), connection)
        part.replace(path)
    except OSError as error:
        raise Problem("unwritable-file", path=path, fault=error.strerror) from error
    finally:
        part.unlink(missing_ok=True)  # only where something failed
        engine.dispose()
    return rows


def owners_file(path: Path) -> IO[bytes]:
    """A file that only its owner may read: it holds everything."""
    return os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, OWNER_ONLY), "wb")


def tables_in(connection: Connection) -> list[Table]:
    """As they are there, whichever schema that is; what others refer to comes first."""
    there = MetaData()
    there.reflect(connection)
    return [table for table in there.sorted_tables if table.name != "alembic_version"]


def write_all(file: IO[bytes], connection: Connection) -> int:
    digest = sha256()
    rows = 0

    def write(line: msgspec.Struct) -> None:
        data = msgspec.json.encode(line) + b"\n"
        digest.update(data)
        file.write(data)

    write(Head(FORMAT, current_revision(connection), time.time()))
    for table in tables_in(connection):
        names = [str.__str__(column.name) for column in table.columns]
        for row in connection.execute(select(table)):
            write(Line(str.__str__(table.name), dict(zip(names, row, strict=True))))
            rows += 1
    write(Tail(rows, digest.hexdigest()))
    return rows
