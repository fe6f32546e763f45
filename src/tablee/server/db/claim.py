"""One server for each SQLite file: two would not hear from each other what is new at a table."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager

from sqlalchemy.engine import make_url

from tablee.engine.problems import Problem
from tablee.server.settings import Settings


@contextmanager
def claimed(settings: Settings) -> Iterator[None]:
    """Hold the file as long as this process serves it; a Problem if another one does.

    A lock of SQLite on a small file beside it: it ends with the process, however that ends.
    """
    file = make_url(settings.url()).database
    if settings.on_postgres() or not file or file == ":memory:":
        yield
        return
    try:
        lock = sqlite3.connect(f"{file}.lock", timeout=0, isolation_level=None)
    except sqlite3.OperationalError:  # no such folder: whoever opens the database says so
        yield
        return
    with closing(lock):
        try:
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
                raise Problem("database-served", database=file) from error
        yield
