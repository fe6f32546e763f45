"""Tables as they are kept: read whole, with their seats."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, Row, select

from tablee.engine.game import OptionValue
from tablee.engine.problems import Problem
from tablee.server.db import schema
from tablee.server.schemas import Absence, ClockRule, Result, SeatKind, Status


class SeatRow(msgspec.Struct):
    """Who sits at a seat, and what it has drafted."""

    seat: int
    kind: SeatKind
    account: str | None = None
    nickname: str = ""
    bot: str | None = None
    link: str | None = None
    bank: float | None = None
    away: bool = False
    concedes: bool = False
    draft: list[str] = []

    def plays_by_itself(self) -> bool:
        """A bot answers here: its own seat, or that of somebody who is away."""
        return self.kind == "bot" or self.away


class Kept(msgspec.Struct):
    """A position as it is kept: with the events that wait under a veil, and how much was told."""

    position: dict[str, object]
    veiled: list[tuple[str, int, list[int], int]]
    told: list[int]
    """For every seat, and at last for the spectators, the number of the next event."""
    answers: int


class TableRow(msgspec.Struct):
    """A table with its seats."""

    id: str
    title: str
    edition: str
    rules: int
    options: dict[str, OptionValue]
    public: bool
    status: Status
    host: str
    clock: ClockRule
    absence: Absence
    seed: str
    seed_hash: str
    version: int
    created: float
    seats: list[SeatRow]
    kept: Kept | None = None
    rematch: str | None = None
    result: Result | None = None


def load(connection: Connection, match: str) -> TableRow:
    """The table of this id; a Problem if there is none."""
    row = connection.execute(select(schema.matches).where(schema.matches.c.id == match)).first()
    if row is None:
        raise Problem("no-such-table")
    seats = connection.execute(
        select(schema.seats).where(schema.seats.c.match == match).order_by(schema.seats.c.seat)
    )
    return table_row(row, [seat_row(seat) for seat in seats])


def version_of(connection: Connection, match: str) -> int | None:
    """How often the table has been written."""
    query = select(schema.matches.c.version).where(schema.matches.c.id == match)
    return connection.execute(query).scalar()


def load_many(connection: Connection, matches: list[str]) -> list[TableRow]:
    return [load(connection, match) for match in matches]


def table_row(row: Row[tuple[object, ...]], seats: list[SeatRow]) -> TableRow:
    values = row._mapping
    return TableRow(
        id=values["id"],
        title=values["title"],
        edition=values["edition"],
        rules=values["rules"],
        options=msgspec.json.decode(values["options"]),
        public=values["public"],
        status=values["status"],
        host=values["host"],
        clock=msgspec.json.decode(values["clock"], type=ClockRule),
        absence=values["absence"],
        seed=values["seed"],
        seed_hash=values["seed_hash"],
        version=values["version"],
        created=values["created"],
        seats=seats,
        kept=values["position"] and msgspec.json.decode(values["position"], type=Kept),
        rematch=values["rematch"],
        result=values["result"] and msgspec.json.decode(values["result"], type=Result),
    )


def seat_row(row: Row[tuple[object, ...]]) -> SeatRow:
    values = row._mapping
    return SeatRow(
        seat=values["seat"],
        kind=values["kind"],
        account=values["account"],
        nickname=values["nickname"] or "",
        bot=values["bot"],
        link=values["link"],
        bank=values["bank"],
        away=values["away"],
        concedes=values["concedes"],
        draft=msgspec.json.decode(values["draft"]),
    )


def seat_values(match: str, seat: SeatRow) -> dict[str, object]:
    values = {name: getattr(seat, name) for name in seat.__struct_fields__}
    return values | {"match": match, "draft": msgspec.json.encode(seat.draft).decode()}
