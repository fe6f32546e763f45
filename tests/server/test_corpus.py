"""Matches that earlier versions have left behind: loaded, listed, continued and seen again.

`make corpus NAME=…` adds those of the present version. Nothing is ever taken out.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import httpx
import msgspec
import pytest
from sqlalchemy import Connection, MetaData, insert, select

from tablee.engine.problems import Problem
from tablee.engine.record import Record, verify
from tablee.engine.titles import TITLES, find
from tablee.server.db import schema
from tablee.server.db.database import open_engine
from tablee.server.db.migrate import known_revisions, upgrade
from tablee.server.db.restore import check, fill, restore
from tablee.server.db.rows import TableRow, load
from tablee.server.settings import Settings
from tests.server.conftest import NewPerson, NewServer, run_app
from tests.server.corpus.write import FOLDER, PASSWORD
from tests.server.people import Json, Person, choices, new_move

FILES = sorted(FOLDER.glob("*.gz"))

MORE = 10
"""So many answers are given in a match that is continued."""

SMALL = ("goofspiel", "nettles")
"""What is enough for a second kind of database."""


@pytest.fixture(params=FILES, ids=lambda path: path.stem)
def people(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[dict[str, Person]]:
    """Whoever left these matches behind, at a server of today: by the title they have played."""
    settings = Settings(database=str(tmp_path / "tablee.db"))
    restore(settings, request.param)
    for app in run_app(settings):
        found = {}
        for name in sorted({row.title for row in rows(settings)}):
            client = httpx.Client(transport=app._transport, base_url=str(app.base_url))
            found[name] = Person(client)
            found[name].post("/account/sign-in", {"name": name, "password": PASSWORD})
        yield found


def rows(settings: Settings) -> list[TableRow]:
    engine = open_engine(settings)
    with engine.connect() as connection:
        ids = list(connection.execute(select(schema.matches.c.id)).scalars())
        found = [load(connection, match) for match in ids]
    engine.dispose()
    return found


def test_every_match_is_there_and_goes_on(people: dict[str, Person]) -> None:
    for person in people.values():
        tables = person.get("/tables/mine")
        assert sorted(table["status"] for table in tables) == ["over", "playing"]
        for table in tables:
            assert table["rules"]["fit"] in ("current", "older"), table["rules"]
            look_back(person, table["id"])
            if table["status"] == "playing":
                play_on(person, table)
            check_record(person, table["id"])


def look_back(person: Person, table: str) -> None:
    """Every viewer can read all that was told, and look at the first moment, one, and the last."""
    before = person.table(table)
    assert person.view(table, 0)["table"]["table"]
    for seat in (0, 1, -1):
        events = person.events(table, seat)
        assert events
        if before["status"] == "over" or before["rules"]["fit"] != "current":
            for number in (0, len(events) // 2, len(events) - 1):
                then = person.get(f"/tables/{table}/seat/{seat}/at/{number}")["table"]
                assert then["table"] or not any(event["then"] for event in events)


def play_on(person: Person, table: Json) -> None:
    """Agree on the rules of today if they are not those of the match, play, and end it."""
    path, seats = f"/tables/{table['id']}/seat/0", len(table["seats"])
    if table["rules"]["fit"] == "older":
        answer = {"number": 0, "actions": ["wait"], "move": "x"}
        assert person.fault("POST", f"{path}/act", answer)["problem"] == "match-rests"
        told = person.post(f"{path}/play-on", {"agree": True})["rules"]
        assert (told["fit"], told["now"]) == ("current", find(table["title"]).version)
    for number in range(MORE * seats):
        view = person.view(table["id"], number % seats)
        if choices(view) and not view["locked"]:
            action = random.Random(number).choice(choices(view))
            body = {"number": view["number"], "actions": [action], "move": new_move()}
            act = f"/tables/{table['id']}/seat/{view['seat']}/act"
            person.post(act, body | {"confirm": True})
    if person.table(table["id"])["status"] != "over":
        for seat in range(seats):
            ended = person.post(f"/tables/{table['id']}/seat/{seat}/concede", {"agree": True})
        assert ended["status"] == "over"


def check_record(person: Person, table: str) -> None:
    """What was played by one version of the rules, which is still here, can be verified."""
    record = msgspec.convert(person.get(f"/tables/{table}/record"), Record)
    version = find(record.title).version
    if record.version == version:
        verify(record)
        return
    with pytest.raises(Problem) as caught:
        verify(record)
    assert caught.value.name == ("played-on" if record.played_on else "other-rules")


def test_the_present_version_of_every_title_is_among_them(tmp_path: Path) -> None:
    """Whoever raises a version, or changes a form, runs `make corpus`."""
    kept = set()
    for number, path in enumerate(FILES):
        settings = Settings(database=str(tmp_path / f"{number}.db"))
        restore(settings, path)
        for row in rows(settings):
            kept.add((row.title, row.rules, row.layout, row.status))
    for title in TITLES.values():
        layout = next(title.all_games()).layout.fingerprint()
        for status in ("playing", "over"):
            assert (title.name, title.version, layout, status) in kept


def test_they_go_on_on_postgresql(
    postgres_database: str, new_server: NewServer, visitor: NewPerson
) -> None:
    restore(Settings(database=postgres_database), FILES[-1])
    server = new_server(postgres_database)
    for name in SMALL:
        person = visitor(server)
        person.post("/account/sign-in", {"name": name, "password": PASSWORD})
        for table in person.get("/tables/mine"):
            look_back(person, table["id"])
            if table["status"] == "playing":
                play_on(person, table)
            check_record(person, table["id"])
    assert server.faults() == []


# --- from the first schema to the last ---------------------------------------------------------

Rows = dict[str, list[dict[str, object]]]


def everything(connection: Connection) -> Rows:
    there = MetaData()
    there.reflect(connection)
    return {
        name: [dict(row._mapping) for row in connection.execute(select(table))]
        for name, table in there.tables.items()
        if name != "alembic_version"
    }


def in_columns(rows: list[dict[str, object]], columns: list[str]) -> set[tuple[object, ...]]:
    return {tuple(row[column] for column in columns) for row in rows}


def test_no_step_from_schema_to_schema_loses_anything(database: str) -> None:
    found = check(FILES[0])
    assert found.revision == "0001"
    engine = open_engine(Settings(database=database))
    with engine.begin() as connection:
        upgrade(connection, found.revision)
        fill(connection, found)
        said = everything(connection)["matches"][0]["id"]
        line = {"match": said, "number": 0, "seat": 0, "nickname": "A", "text": "hé", "at": 1.0}
        there = MetaData()
        there.reflect(connection)
        connection.execute(insert(there.tables["chat"]), [line])
        before = everything(connection)
        assert all(before[name] for name in before)
        for revision in known_revisions()[1:]:
            upgrade(connection, revision)
            after = everything(connection)
            for name, old in before.items():
                if not old:
                    continue  # it was made on the way, and holds nothing
                columns = [column for column in old[0] if column in after[name][0]]
                assert columns
                assert in_columns(after[name], columns) == in_columns(old, columns)
            before = after
    engine.dispose()
