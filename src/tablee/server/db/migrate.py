"""Bring the database to the newest schema, and keep the server's own secrets in it."""

from __future__ import annotations

import secrets
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, insert, select, text
from sqlalchemy.exc import DatabaseError, OperationalError

from tablee.engine.problems import Problem
from tablee.server.db import schema
from tablee.server.db.database import WRITTEN, open_engine, prove_writable
from tablee.server.reach import encrypting
from tablee.server.settings import Settings
from tablee.server.uptime import begin_uptime

CSRF = "csrf"
PUSH = "push"
DAILY = "daily"

LOCK = 7_326_051
"""Only one process at a time changes the schema of a PostgreSQL database."""


def migrate(settings: Settings) -> None:
    """Bring the database to our schema; a Problem if it is newer, or cannot be written."""
    engine = open_engine(settings)
    try:
        check_connection(engine)
        with engine.begin() as connection:
            if settings.on_postgres():
                connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
            if current_revision(connection) not in ("", *known_revisions()):
                raise Problem("newer-database", database=address_of(engine))
            upgrade(connection, "head")
            make_secret(connection, CSRF, secrets.token_hex(32))
            make_secret(connection, PUSH, encrypting.new_key())
            make_secret(connection, DAILY, secrets.token_hex(32))
            note_written(connection)
            begin_uptime(connection)
    except OperationalError as error:
        raise unusable(engine, error) from error
    finally:
        engine.dispose()


def configured() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config


def known_revisions() -> list[str]:
    """All schemas that there have been, the oldest first."""
    scripts = ScriptDirectory.from_config(configured())
    return [script.revision for script in scripts.walk_revisions()][::-1]


def current_revision(connection: Connection) -> str:
    """The schema that the database has; empty if it has none."""
    return MigrationContext.configure(connection).get_current_revision() or ""


def upgrade(connection: Connection, revision: str) -> None:
    config = configured()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def make_secret(connection: Connection, name: str, value: str) -> None:
    """At the first start. It goes into backups: browsers know the server by its key for push."""
    query = select(schema.keys).where(schema.keys.c.name == name)
    if connection.execute(query).first() is None:
        connection.execute(insert(schema.keys).values(name=name, value=value))


def note_written(connection: Connection) -> None:
    """At every start: a disk that cannot be written is noticed before anybody plays."""
    if not prove_writable(connection):
        connection.execute(insert(schema.keys).values(name=WRITTEN, value="0"))


def check_connection(engine: Engine) -> None:
    """Raise a Problem if there is no way to the database, or it is none."""
    try:
        engine.connect().close()
    except DatabaseError as error:
        raise unusable(engine, error) from error


def unusable(engine: Engine, error: DatabaseError) -> Problem:
    return Problem("no-database", database=address_of(engine), fault=error.orig)


def address_of(engine: Engine) -> str:
    return engine.url.render_as_string(hide_password=True)


def secret(settings: Settings, name: str = CSRF) -> str:
    """A key that all processes of this site share."""
    engine = open_engine(settings)
    with engine.connect() as connection:
        query = select(schema.keys.c.value).where(schema.keys.c.name == name)
        value = connection.execute(query).scalar_one()
    engine.dispose()
    return str(value)
