"""What the server has in the end: asked for over HTTP, and read from the database."""

from __future__ import annotations

from typing import Any

import httpx
import msgspec
from sqlalchemy import Connection, select

from benchmarks.soak.check import Played, Stored
from benchmarks.soak.people import Table, guest
from benchmarks.soak.players import fingerprint
from tablee.engine.record import Answer, PlayedOn, Record
from tablee.server.db import schema
from tablee.server.db.database import open_engine
from tablee.server.settings import Settings


class Told(msgspec.Struct):
    """What the server tells of a match."""

    streams: dict[int, list[bytes]]
    record: Record | None


class News(msgspec.Struct):
    events: list[msgspec.Raw]


async def ask(url: str, table: Table, played: Played) -> Told:
    """Every stream from its beginning, and the record if there is one."""
    streams = {}
    async with guest(url, table.address) as client:
        for witness in played.witnesses:
            cookie = table.cookies[witness.seat] if witness.seat >= 0 else ""
            headers = {"cookie": f"tablee={cookie}"} if cookie else {}
            path = f"/api/tables/{table.id}/seat/{witness.seat}/events?after=0"
            answer = await client.get(path, headers=headers)
            answer.raise_for_status()
            events = msgspec.json.decode(answer.content, type=News).events
            streams[witness.seat] = [fingerprint(event) for event in events]
        return Told(streams, await ask_record(client, table.id))


async def ask_record(client: httpx.AsyncClient, match: str) -> Record | None:
    answer = await client.get(f"/api/tables/{match}/record")
    if not answer.is_success:
        return None
    return msgspec.json.decode(answer.content, type=Record)


def read(database: str, told: dict[str, Told]) -> dict[str, Stored]:
    """These matches, from the database itself."""
    engine = open_engine(Settings(database=database))
    with engine.connect() as connection:
        found = {match: stored(connection, match, what) for match, what in told.items()}
    engine.dispose()
    return found


def stored(connection: Connection, match: str, told: Told) -> Stored:
    submissions = schema.submissions
    kept = connection.execute(select(submissions).where(submissions.c.match == match))
    return Stored(
        log=read_log(connection, match),
        submissions={(row.seat, row.move): row.version for row in kept},
        streams=told.streams,
        record=told.record,
    )


def read_log(connection: Connection, match: str) -> Record:
    """The seed and the answers so far, in the form of a record."""
    matches, answers, seats = schema.matches, schema.answers, schema.seats
    row = connection.execute(select(matches).where(matches.c.id == match)).one()
    given = select(answers).where(answers.c.match == match).order_by(answers.c.number)
    sitting = select(seats.c.seat).where(seats.c.match == match)
    options: dict[str, Any] = msgspec.json.decode(row.options)
    played_on = msgspec.json.decode(row.played_on, type=list[PlayedOn])
    return Record(
        title=row.title,
        edition=row.edition,
        version=row.rules,
        options=options,
        players=["" for _ in connection.execute(sitting)],
        seed=row.seed,
        seed_hash=row.seed_hash,
        answers=[Answer(answer.seat, answer.action) for answer in connection.execute(given)],
        result=[],
        digest="",
        played_on=played_on,
    )
