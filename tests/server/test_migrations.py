"""A database of an earlier version: everything in it is there afterwards, and goes on."""

from __future__ import annotations

import time
from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text

import tablee.server.db.migrate
from tablee.server.db.database import open_engine
from tablee.server.db.migrate import migrate, upgrade
from tablee.server.db.rows import load
from tablee.server.settings import Settings
from tablee.server.tidying import tidy

CLOCK = '{"kind":"%s","seconds":600,"increment":10,"days":%d}'


def insert(connection: Connection, table: str, **values: object) -> None:
    names = ", ".join(values)
    marks = ", ".join(f":{name}" for name in values)
    connection.execute(text(f"INSERT INTO {table} ({names}) VALUES ({marks})"), values)


def first_version(settings: Settings) -> None:
    """A database as the first version has left it, with three tables."""
    engine = open_engine(settings)
    folder = Path(tablee.server.db.migrate.__file__).parent / "migrations"
    config = Config()
    config.set_main_option("script_location", str(folder))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        insert(connection, "accounts", id="anna", nickname="Anna", created=1.0)
        for name, clock, answered in (
            ("live", CLOCK % ("none", 3), True),
            ("slow", CLOCK % ("days", 7), False),
            ("bank", CLOCK % ("bank", 7), False),
        ):
            insert(
                connection,
                "matches",
                id=name,
                title="goofspiel",
                edition="base",
                rules=1,
                options="{}",
                public=False,
                status="playing",
                host="anna",
                clock=clock,
                absence="wait",
                seed="00",
                seed_hash="",
                version=4,
                created=10.0,
                started=20.0,
            )
            for seat in (0, 1):
                insert(
                    connection,
                    "seats",
                    match=name,
                    seat=seat,
                    kind="person",
                    account="anna",
                    nickname="Anna",
                    away=False,
                    concedes=bool(seat),
                    draft='["bid 3"]',
                )
            if answered:
                insert(connection, "answers", match=name, number=0, seat=0, action="bid 1", at=30.0)
    engine.dispose()


def test_tables_of_the_first_version_go_on(database: str) -> None:
    settings = Settings(database=database)
    first_version(settings)
    migrate(settings)
    engine = open_engine(settings)
    with engine.connect() as connection:
        rows = {name: load(connection, name) for name in ("live", "slow", "bank")}
        answers = connection.execute(text("SELECT count(*) FROM answers")).scalar()
    engine.dispose()
    assert {name: row.patience for name, row in rows.items()} == {
        "live": 5,
        "slow": 7 * 24 * 60,
        "bank": 5,
    }
    assert {name: row.used for name, row in rows.items()} == {
        "live": 30.0,
        "slow": 20.0,
        "bank": 20.0,
    }
    assert answers == 1
    for row in rows.values():
        assert (row.absence, row.version, len(row.seats)) == ("wait", 4, 2)
        assert (row.bot_seed, row.known_deal) == (None, False)
        for seat in row.seats:
            assert (seat.gone, seat.agrees, seat.offered, seat.hidden) == (None, [], False, False)
            assert not seat.same_deal
            assert (seat.account, seat.draft, seat.concedes) == ("anna", ["bid 3"], seat.seat == 1)


def test_accounts_whose_names_look_alike_keep_them_and_nobody_expires(database: str) -> None:
    settings = Settings(database=database)
    first_version(settings)
    engine = open_engine(settings)
    with engine.begin() as connection:
        upgrade(connection, "0003")
        insert(connection, "sessions", token="t", account="anna", created=1.0)
        for number, name in enumerate(("paul", "p\u0430ul", "Paul", "zoe")):
            account = {"id": f"a{number}", "nickname": name, "name": name, "created": 5.0 + number}
            insert(connection, "accounts", **account)
            insert(connection, "sessions", token=f"t{number}", account=f"a{number}", created=1.0)
        lines = [
            ("0" * 32 + " 1", 0, "paul"),
            (None, 0, "Anna"),
            (None, 1, "Ben"),
            (None, -1, "Anna"),
        ]
        for number, (mark, seat, name) in enumerate(lines):
            said = {"match": "live", "number": number, "text": "hello", "at": 40.0}
            insert(connection, "chat", **said, seat=seat, nickname=name, mark=mark)
    migrate(settings)
    with engine.connect() as connection:
        query = text("SELECT id, skeleton FROM accounts ORDER BY created")
        looks = {row.id: row.skeleton for row in connection.execute(query)}
        query = text("SELECT account FROM chat ORDER BY number")
        speakers = list(connection.execute(query).scalars())
        tidied = tidy(connection, settings, time.time())
    engine.dispose()
    assert looks["a0"] is not None
    assert looks["a3"] is not None
    assert (looks["anna"], looks["a1"], looks["a2"]) == (None, None, None)
    assert speakers == ["0" * 32, "anna", None, None]
    assert (tidied.sessions, tidied.guests) == (0, 0)
