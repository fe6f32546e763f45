"""What every number of an observation means: plain data, for programs as for people."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import blake2b
from typing import Any, Final, Literal

import msgspec

from tablee.engine.fields import ALL, GRID, MANY, ONE, OWN, PARTS, SET, Field, Frame
from tablee.engine.game import Game
from tablee.engine.observing import GRID as ROWS
from tablee.engine.observing import (
    LENGTH,
    LENGTHS,
    LIST,
    MEMBERS,
    NUMBER,
    Asking,
    Column,
    Observer,
    word,
)
from tablee.engine.problems import UNKNOWN
from tablee.engine.state import Ask
from tablee.lab.bounds import bounds_of
from tablee.lab.bounds.measuring import Bound, asked

Meaning = Literal["number", "entity", "member", "length"]
"""A plain number; the number of an entity, -1 for none or hidden; 1 for what is in a set, else 0;
how many things lie there."""

WIDEST: Final = Bound(-1, 127, 4, 8, False)
"""For a question that came up in no match that was measured."""


class Line(msgspec.Struct, frozen=True):
    """One number of the flat form."""

    index: int
    name: str
    """`me.hand.2`: whose field, and the place in it; of a set, the member."""
    field: str
    """The name in the form by names: `me.hand`."""
    meaning: Meaning
    entity: str
    """The kind of entity; empty for plain numbers."""
    low: int
    high: int
    placed: bool
    """A place of its own, like a cell of a grid; else a place in a heap whose order says little."""


class Legend(msgspec.Struct, frozen=True):
    """All lines in order, and the names that numbers of entities stand for."""

    title: str
    version: int
    edition: str
    seats: int
    options: dict[str, Any]
    lines: list[Line]
    names: dict[str, list[str]]

    def digest(self) -> str:
        """The same for as long as every number means the same."""
        return blake2b(msgspec.json.encode(self, order="sorted"), digest_size=8).hexdigest()


class Block(msgspec.Struct, frozen=True):
    """A field in the observation: which numbers are its own."""

    name: str
    start: int
    stop: int


class Plan:
    """How views of one game become numbers, and what these mean."""

    def __init__(self, game: Game[Any]) -> None:
        self.bounds = bounds_of(game.title, game.seats)
        self.lines: list[Line] = []
        self.blocks: list[Block] = []
        self.names = {kind: list(names) for kind, names in game.layout.names.items()}
        asks = [f for f in game.layout.frames.values() if issubclass(f.cls, Ask)]
        steps = [f for f in game.layout.frames.values() if not issubclass(f.cls, Ask)]
        self.names.setdefault("seat", [str(seat + 1) for seat in range(game.seats)])
        self.names["question"] = [frame.name for frame in asks]
        self.names["step"] = [frame.name for frame in steps]
        whose = ["me", *[f"after-{n}" for n in range(1, game.seats)]]
        self.one("viewer", "seat", 0, max(1, game.seats - 1))  # alone, a range all the same
        self.one("veiled", "", 0, 1)
        self.one("next", "step", UNKNOWN, len(steps) - 1)
        for who in whose:
            self.one(f"{who}.question", "question", UNKNOWN, len(asks) - 1)
        asking, unasked = self.questions(game, asks)
        table = self.fields("table", "table", game.layout.table_fields, mine=False)
        columns = [
            self.fields(who, "seat", game.layout.player_fields, mine=not n)
            for n, who in enumerate(whose)
        ]
        self.observer = Observer(
            table,
            columns[0],
            columns[-1],
            asking,
            {frame.cls: number for number, frame in enumerate(steps)},
            unasked,
        )
        self.legend = Legend(
            game.title,
            game.version,
            game.edition,
            game.seats,
            game.options,
            self.lines,
            dict(sorted(self.names.items())),
        )

    def one(self, name: str, entity: str, low: int, high: int) -> None:
        self.add(name, [(name, "entity" if entity else "number", entity, low, high, True)])

    def add(self, field: str, lines: Sequence[tuple[str, Meaning, str, int, int, bool]]) -> None:
        start = len(self.lines)
        for name, meaning, entity, low, high, placed in lines:
            self.lines.append(
                Line(len(self.lines), name, field, meaning, entity, low, high, placed)
            )
        self.blocks.append(Block(field, start, len(self.lines)))

    # --- fields -------------------------------------------------------------------------------

    def fields(self, who: str, record: str, fields: Sequence[Field], mine: bool) -> list[Column]:
        found = []
        for field in fields:
            bound = self.bounds[f"{record}.{field.name}"]
            seen = field.audience in (ALL, PARTS) or (field.audience == OWN and mine)
            column = self.column(field, bound, seen)
            if column is not None:
                found.append(column)
                self.add(f"{who}.{field.name}", list(self.meanings(who, field, column)))
        return found

    def column(self, field: Field, bound: Bound, seen: bool) -> Column | None:
        """None where there is nothing to see, not even how much."""
        shape, entity = field.kind.shape, field.kind.entity
        fill = UNKNOWN if entity else 0
        low, high = bound.low, bound.high
        if entity:
            low, high = UNKNOWN, len(self.names[entity]) - 1
        name, rows, places = field.name, bound.rows, bound.places
        if shape == ONE:
            return Column(name, NUMBER, 1, 1, False, fill).within(low, high) if seen else None
        if shape == SET:
            most = len(self.names[entity]) if entity else places
            return Column(name, MEMBERS, 1, most, False, 0).within(0, 1) if seen else None
        if seen:
            form = LIST if shape == MANY else ROWS
            return Column(name, form, rows, places, not bound.always, fill).within(low, high)
        if bound.always:
            return None
        return Column(name, LENGTH if shape == MANY else LENGTHS, rows, places, False, 0)

    def meanings(
        self, who: str, field: Field, column: Column
    ) -> Iterator[tuple[str, Meaning, str, int, int, bool]]:
        name, entity = f"{who}.{field.name}", field.kind.entity
        places, low, high = int(column.places), int(column.low), int(column.high)
        meaning: Meaning = "entity" if entity else "number"
        if column.form == NUMBER:
            yield name, meaning, entity, low, high, True
        elif column.form == MEMBERS:
            members = self.names[entity] if entity else [str(n) for n in range(places)]
            for member in members:
                yield f"{name}.{member}", "member", entity, 0, 1, True
        else:
            grid = field.kind.shape == GRID
            for row in range(int(column.rows)):
                part = f"{name}.{row}" if grid else name
                hidden = column.form in (LENGTH, LENGTHS)
                if column.counted or hidden:
                    yield f"{part}.length", "length", "", 0, places, True
                for place in range(0 if hidden else places):
                    yield f"{part}.{place}", meaning, entity, low, high, not column.counted

    # --- questions ----------------------------------------------------------------------------

    def questions(self, game: Game[Any], asks: Sequence[Frame]) -> tuple[dict[type, Asking], bytes]:
        """Columns for what the viewer's question speaks of, shared by questions of one kind."""
        speaks_of: dict[type, list[str]] = {frame.cls: [] for frame in asks}
        columns: dict[str, Column] = {}
        for name, frame, field in asked(game.layout):
            speaks_of[frame.cls].append(name)
            if name not in columns:
                column = self.column(field, self.bounds.get(name, WIDEST), True)
                assert column is not None
                columns[name] = column
                self.add(name, list(self.meanings("ask", field, column)))
        numbers = {frame.cls: number for number, frame in enumerate(asks)}
        asking = {cls: asking_of(numbers[cls], columns, names) for cls, names in speaks_of.items()}
        return asking, b"".join([empty(column) for column in columns.values()])


def asking_of(number: int, columns: dict[str, Column], names: Sequence[str]) -> Asking:
    """The columns of one question, and between them what stands in those of all others."""
    gaps = [b""]
    for name, column in columns.items():
        if name in names:
            gaps.append(b"")
        else:
            gaps[-1] += empty(column)
    return Asking(number, [columns[name] for name in columns if name in names], gaps)


def empty(column: Column) -> bytes:
    return word(column.fill) * column.width()
