"""The database for whoever runs the server, beside the server: as it is, and only if it is ours."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import Connection
from sqlalchemy.engine import make_url
from sqlalchemy.exc import OperationalError

from tablee.engine.problems import Problem
from tablee.server.db.database import open_engine
from tablee.server.db.migrate import (
    address_of,
    check_connection,
    current_revision,
    known_revisions,
    unusable,
)
from tablee.server.settings import Settings


@contextmanager
def transaction(settings: Settings) -> Iterator[Connection]:
    """All that is done in it is done at once, or not at all.

    A schema is only changed by the server itself: another version of it may be running.
    """
    require_file(settings)
    engine = open_engine(settings)
    try:
        check_connection(engine)
        with engine.execution_options(begin="IMMEDIATE").connect() as connection:
            require_schema(connection, address_of(engine))
            yield connection
            connection.commit()
    except OperationalError as error:
        raise unusable(engine, error) from error
    finally:
        engine.dispose()


def require_file(settings: Settings) -> None:
    """Nobody wants a new file where an old one was meant."""
    file = make_url(settings.url()).database or ""
    if not settings.on_postgres() and not os.path.exists(file):
        raise Problem("no-database", database=file, fault=os.strerror(errno.ENOENT))


def require_schema(connection: Connection, address: str) -> None:
    revision, known = current_revision(connection), known_revisions()
    if revision and revision not in known:
        raise Problem("newer-database", database=address)
    if revision != known[-1]:
        raise Problem("older-database", database=address)
