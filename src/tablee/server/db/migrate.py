"""Bring the database to the newest schema, and keep the server's own secret in it."""

from __future__ import annotations

import secrets
from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Engine, insert, select, text
from sqlalchemy.exc import OperationalError

from tablee.engine.problems import Problem
from tablee.server.db import schema
from tablee.server.db.database import open_engine
from tablee.server.settings import Settings

LOCK = 7_326_051
"""Only one process at a time changes the schema of a PostgreSQL database."""


def migrate(settings: Settings) -> None:
    engine = open_engine(settings)
    check_connection(engine)
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    with engine.begin() as connection:
        if settings.on_postgres():
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
        if (
            connection.execute(select(schema.keys).where(schema.keys.c.name == "csrf")).first()
            is None
        ):
            value = secrets.token_hex(32)
            connection.execute(insert(schema.keys).values(name="csrf", value=value))
    engine.dispose()


def check_connection(engine: Engine) -> None:
    """Raise a Problem if there is no way to the database."""
    try:
        engine.connect().close()
    except OperationalError as error:
        address = engine.url.render_as_string(hide_password=True)
        raise Problem("no-database", database=address, fault=error.orig) from error


def secret(settings: Settings) -> str:
    """The key that all processes of this site share."""
    engine = open_engine(settings)
    with engine.connect() as connection:
        query = select(schema.keys.c.value).where(schema.keys.c.name == "csrf")
        value = connection.execute(query).scalar_one()
    engine.dispose()
    return str(value)
