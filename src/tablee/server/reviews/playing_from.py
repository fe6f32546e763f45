"""Playing on from a moment of a match that is over: the player in their seat, bots in the others.

It is a match of its own. What the player could not know then is dealt anew, so that nobody plays on
with what the end has shown; the player and those who watch are told what had happened before.
"""

from __future__ import annotations

import time
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, insert

from tablee.engine.events import SPECTATOR, Event
from tablee.engine.game import Game
from tablee.engine.problems import Problem
from tablee.engine.record import seed_hash
from tablee.engine.state import State
from tablee.server import tables
from tablee.server.db import schema
from tablee.server.db.rows import Begins, Kept, TableRow
from tablee.server.matches import keeping
from tablee.server.matches.keeping import read_news
from tablee.server.matches.match import Match
from tablee.server.matches.telling import changes, scene, tell
from tablee.server.people import Person
from tablee.server.schemas.matches import Changes, WireEvent
from tablee.server.schemas.tables import NewTable, SeatWish

Told = list[list[WireEvent]]
"""What every seat has been told, and at last the spectators."""


class Past(NamedTuple):
    """What is kept of the match that is over."""

    answers: list[tuple[int, str]]
    own: list[WireEvent]
    """What the player had been told before that match began, if it was played on, too."""
    others: list[WireEvent]


def read_past(connection: Connection, row: TableRow, seat: int) -> Past:
    before = row.begins.told if row.begins else 0
    own, others = (
        read_news(connection, row.id, who, 0)[:before] if before else []
        for who in (seat, SPECTATOR)
    )
    return Past(keeping.read_answers(connection, row.id), own, others)


def play_from(
    row: TableRow, past: Past, seat: int, count: int, person: Person
) -> tuple[TableRow, Told]:
    """A new table that goes on where this match was after so many answers, and what is told there.

    Other seats are bots', which are told nothing: theirs is what those who watch are told.
    """
    match = played_to(row, past.answers, count)
    news = tell(match)
    own, others = past.own + news[seat], past.others + news[SPECTATOR]
    new = new_table(row, seat, person)
    world = match.game.world(match.game.view(match.s, seat), bytes.fromhex(new.seed))
    world.events = [event for event in match.s.events or [] if event.seat == seat]
    for events, viewer in ((own, seat), (others, SPECTATOR)):
        lead_to(match.game, events[-1], match.shown, world, viewer)
    begin(new, match.game, world, Begins(row.id, count, len(own), {}, veiled(world.events)))
    told = [own if place == seat else others for place in range(len(row.seats) + 1)]
    return new, told


def write(connection: Connection, new: TableRow, told: Told) -> None:
    keeping.new_table(connection, new)
    write_news(connection, new, told)


def played_to(row: TableRow, answers: list[tuple[int, str]], count: int) -> Match:
    """The match after so many of its answers, with all that has happened since its beginning."""
    if not 0 <= count < len(answers):
        raise Problem("no-such-moment")
    match = keeping.dealt_again(row)
    for who, action in answers[:count]:
        match.game.play(match.s, who, action)
        match.s.moment()
    return match


def lead_to(
    game: Game[Any], event: WireEvent, shown: State[Any] | None, world: State[Any], viewer: int
) -> None:
    """The last event leads to the position from which it goes on."""
    more = changes(scene(game, shown, viewer), scene(game, world, viewer))
    then = event.then or Changes(table={}, seats={}, veiled=None)
    seats = {
        name: then.seats.get(name, {}) | more.seats.get(name, {})
        for name in {**then.seats, **more.seats}
    }
    veiled = then.veiled if more.veiled is None else more.veiled
    event.then = Changes(table=then.table | more.table, seats=seats, veiled=veiled)


def new_table(row: TableRow, seat: int, person: Person) -> TableRow:
    """Its player at this seat, bots at the others: those that sat there, or the usual one."""
    wishes = [
        SeatWish(kind="me") if each.seat == seat else SeatWish(kind="bot") for each in row.seats
    ]
    for wished, each in zip(wishes, row.seats, strict=True):
        if wished.kind == "bot" and each.bot is not None:
            wished.bot = each.bot
    wish = NewTable(
        title=row.title, seats=wishes, edition=row.edition, options=row.options, practice=True
    )
    return tables.new_row(wish, person)


def begin(new: TableRow, game: Game[Any], world: State[Any], begins: Begins) -> None:
    begins.position = game.dump(world)
    viewers = len(new.seats) + 1
    new.begins = begins
    new.seed_hash = seed_hash(game, bytes.fromhex(new.seed), begins.position)
    new.status = "playing"
    new.used = new.created = time.time()
    new.kept = Kept(
        position=begins.position,
        veiled=begins.veiled,
        told=[begins.told] * viewers,
        answers=0,
        shown={},
        locked=[[] for _ in new.seats],
        versions=[1] * viewers,
    )


def veiled(events: list[Event]) -> list[tuple[str, int, list[int], int]]:
    return [(event.name, event.seat, event.args, event.audience) for event in events]


def write_news(connection: Connection, new: TableRow, told: Told) -> None:
    rows = [
        {
            "match": new.id,
            "viewer": viewer if viewer < len(new.seats) else SPECTATOR,
            "number": 0,
            "events": msgspec.json.encode(events).decode(),
        }
        for viewer, events in enumerate(told)
    ]
    connection.execute(insert(schema.news), rows)
