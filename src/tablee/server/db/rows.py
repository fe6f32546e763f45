"""Tables as they are kept: read whole, with their seats.

Whatever stands in a row, it is read: what cannot be understood is noted, and left as it is.
"""

from __future__ import annotations

from typing import Any, TypeVar, get_args

import msgspec
from sqlalchemy import Connection, Row, select

from tablee.engine.game import OptionValue
from tablee.engine.problems import Problem
from tablee.engine.record import PlayedOn
from tablee.server.db import schema
from tablee.server.schemas.tables import ClockRule, Result
from tablee.server.schemas.values import Absence, SeatKind, Status

T = TypeVar("T")
U = TypeVar("U")


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
    """Its player would end the match now."""
    draft: list[str] = []
    gone: float | None = None
    """When its player was last there; none while they are."""
    agrees: list[int] = []
    """Seats of absent players that its player would leave to a bot."""
    offered: bool = False
    """The host has made its link, for somebody else: void as soon as its player returns."""
    hidden: bool = False
    """Its player does not want to see the table in the list any more."""
    same_deal: bool = False
    """Its player would play the same deal again, now that it is over."""
    earned: float = 0.0
    """The time that answers have brought which may still be taken back."""
    plays_on: int | None = None
    """By which version of the rules, later than the match's, its player would go on."""
    began: str | None = None
    """Who sat here when a rated match began: whoever leaves is rated all the same."""
    stood_in: int = 0
    """So many answers a bot has given for its player."""
    owner: str | None = None
    """Who lets a bot play here from elsewhere; none: somebody plays for themselves."""

    def human(self) -> bool:
        """Somebody sits here who can be asked to agree: no bot of ours or of anybody."""
        return self.kind == "person" and self.owner is None

    def plays_by_itself(self) -> bool:
        """A bot answers here: its own seat, or that of somebody who is away."""
        return self.kind == "bot" or self.away


class Conduct(msgspec.Struct):
    """Somebody whom the host does not let write here, or not even come."""

    account: str
    nickname: str
    muted: bool = False
    removed: bool = False


class Kept(msgspec.Struct):
    """A position as it is kept: with the events that wait under a veil, and how much was told."""

    position: dict[str, object]
    veiled: list[tuple[str, int, list[int], int]]
    told: list[int]
    """For every seat, and at last for the spectators, the number of the next event."""
    answers: int
    shown: dict[str, object] | None = None
    """The position to which the last event led; empty if it is this one, none before the first."""
    locked: list[list[str]] = []
    """For every seat, what it has confirmed under the veil and may still take back."""
    versions: list[int] = []
    """For every seat, and at last for the spectators, how often there was something new to see:
    counted apart, as nobody may know how often others change their drafts."""


class Begins(msgspec.Struct):
    """The moment of another match from which this one is played."""

    table: str
    answer: int
    """How many answers had been given there."""
    told: int
    """How many events had been told: they are told here, too."""
    position: dict[str, Any]
    """What the player could not know then is dealt anew."""
    veiled: list[tuple[str, int, list[int], int]] = []
    """What the player had answered under a veil that is still drawn."""
    chapter: str = ""
    """Of the title's guide, if it is learnt at this table."""


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
    patience: int
    """Minutes that somebody can be away before the others may do something."""
    stand_in: str
    """The level of bots that play for those who are away, or have left."""
    seed: str
    seed_hash: str
    version: int
    created: float
    seats: list[SeatRow]
    kept: Kept | None = None
    rematch: str | None = None
    result: Result | None = None
    bot_seed: str | None = None
    """Bots' own chance: never shown, unlike the seed of the deal."""
    known_deal: bool = False
    """The deal was played before, so that everybody can know what is hidden."""
    used: float | None = None
    """When it was last written."""
    ended: float | None = None
    since: float | None = None
    """From when on clocks run, by the time of `uptime.py`; none if none does."""
    deadline: float | None = None
    """When the first of them is at its end, by the same time; none if nothing happens then."""
    layout: str | None = None
    """The form of its position; none in matches of old, in which it was not noted."""
    played_on: list[PlayedOn] = []
    """By which later rules the players have gone on, and from which answer on."""
    broken: str = ""
    """What of the row cannot be read: it stays on the disk as it is."""
    several: bool = False
    """One person may take several seats."""
    conduct: list[Conduct] = []
    closed: bool = False
    """An operator has ended it: nothing is said there any more."""
    practice: bool = False
    """Hints are given here, and nothing counts."""
    watchers_heard: bool = False
    """Players read what spectators write while they play."""
    begins: Begins | None = None
    """From which moment of which match; none: with the deal of its seed."""
    rated: bool | None = None
    """Whether ratings move by it; none before the start: as usual."""
    daily: str | None = None
    """The day whose deal it is, which everybody plays alike, once."""

    def chapter(self) -> str:
        """The chapter of a guide that is played here, if any is."""
        return self.begins.chapter if self.begins else ""

    def rules_now(self) -> int:
        """The version of the rules by which it is played."""
        return self.played_on[-1].version if self.played_on else self.rules


# Made here, before any thread reads: msgspec learns a type at its first use, and where two threads
# use one for the first time at once, as after a restart to which everybody comes back, it crashes.
CLOCK = msgspec.json.Decoder(ClockRule)
KEPT = msgspec.json.Decoder(Kept)
BEGINS = msgspec.json.Decoder(Begins)
RESULT = msgspec.json.Decoder(Result)
CONDUCT = msgspec.json.Decoder(list[Conduct])
OPTIONS = msgspec.json.Decoder(dict[str, OptionValue])
PLAYED_ON = msgspec.json.Decoder(list[PlayedOn])
DRAFT = msgspec.json.Decoder(list[str])
AGREES = msgspec.json.Decoder(list[int])


class Reader:
    """Reads the values of a row, and notes what cannot be read."""

    def __init__(self, row: Row[tuple[object, ...]]) -> None:
        self.values: Any = row._mapping
        self.broken = ""

    def json(self, name: str, decoder: msgspec.json.Decoder[T], otherwise: U) -> T | U:
        if self.values[name] is None:
            return otherwise
        try:
            return decoder.decode(self.values[name])
        except (msgspec.MsgspecError, RecursionError):
            self.broken = name
            return otherwise

    def word(self, name: str, known: Any, otherwise: Any) -> Any:
        """One of the words that are known, or another in its place."""
        if self.values[name] in get_args(known):
            return self.values[name]
        self.broken = name
        return otherwise


def copied(row: TableRow) -> TableRow:
    """The row with seats of its own, to be changed freely."""
    seats = [
        msgspec.structs.replace(seat, draft=list(seat.draft), agrees=list(seat.agrees))
        for seat in row.seats
    ]
    return msgspec.structs.replace(row, seats=seats, conduct=list(row.conduct))


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


def table_row(row: Row[tuple[object, ...]], seats: list[SeatRow]) -> TableRow:
    reader = Reader(row)
    values = reader.values
    found = TableRow(
        id=values["id"],
        title=values["title"],
        edition=values["edition"],
        rules=values["rules"],
        options=reader.json("options", OPTIONS, {}),
        public=values["public"],
        status=reader.word("status", Status, "over"),
        host=values["host"],
        clock=reader.json("clock", CLOCK, ClockRule()),
        absence=reader.word("absence", Absence, "wait"),
        patience=values["patience"],
        stand_in=values["stand_in"],
        seed=values["seed"],
        seed_hash=values["seed_hash"],
        version=values["version"],
        created=values["created"],
        seats=seats,
        kept=reader.json("position", KEPT, None),
        rematch=values["rematch"],
        result=reader.json("result", RESULT, None),
        bot_seed=values["bot_seed"],
        known_deal=values["known_deal"],
        used=values["used"],
        ended=values["ended"],
        since=values["since"],
        deadline=values["deadline"],
        layout=values["layout"],
        played_on=reader.json("played_on", PLAYED_ON, []),
        several=values["several"],
        conduct=reader.json("conduct", CONDUCT, []),
        closed=values["closed"],
        practice=values["practice"],
        watchers_heard=values["watchers_heard"],
        begins=reader.json("begins", BEGINS, None),
        rated=values["rated"],
        daily=values["daily"],
    )
    if found.kept is not None and len(found.kept.told) != len(seats) + 1:
        found.kept, reader.broken = None, "position"
    found.broken = reader.broken
    return found


def seat_row(row: Row[tuple[object, ...]]) -> SeatRow:
    reader = Reader(row)
    values = reader.values
    return SeatRow(
        seat=values["seat"],
        kind=reader.word("kind", SeatKind, "open"),
        account=values["account"],
        nickname=values["nickname"] or "",
        bot=values["bot"],
        link=values["link"],
        bank=values["bank"],
        away=values["away"],
        concedes=values["concedes"],
        draft=reader.json("draft", DRAFT, []),
        gone=values["gone"],
        agrees=reader.json("agrees", AGREES, []),
        offered=values["offered"],
        hidden=values["hidden"],
        same_deal=values["same_deal"],
        earned=values["earned"],
        plays_on=values["plays_on"],
        began=values["began"],
        stood_in=values["stood_in"],
        owner=values["owner"],
    )


def seat_values(match: str, seat: SeatRow) -> dict[str, object]:
    values = {name: getattr(seat, name) for name in seat.__struct_fields__}
    lists = {name: msgspec.json.encode(values[name]).decode() for name in ("draft", "agrees")}
    return values | lists | {"match": match}
