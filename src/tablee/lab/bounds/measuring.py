"""Play matches, and note how large every field of a title gets."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, Final

import msgspec

from tablee import bots
from tablee.bots.bot import Budget
from tablee.engine.chance import Dice, derived
from tablee.engine.fields import MANY, ONE, SET, Field, Frame, Layout
from tablee.engine.game import Game
from tablee.engine.problems import UNKNOWN
from tablee.engine.state import Ask, State
from tablee.engine.titles import find

SLACK: Final = 1.25
"""So many times what was found is provided for."""

LEAST: Final = 2
"""So many bits every number has."""

MOST_ANSWERS: Final = 20_000


class Bound(msgspec.Struct, frozen=True, array_like=True):
    """The range of a field's numbers, and how many places it has."""

    low: int
    high: int
    rows: int = 1
    """Of a grid."""
    places: int = 1
    """In a list or row; of a set of plain numbers, the members there can be."""
    always: bool = True
    """All places are there at any time."""


class Found:
    """What was met in one field."""

    def __init__(self) -> None:
        self.low = 0
        self.high = 0
        self.rows: set[int] = set()
        self.lengths: set[int] = set()

    def add(self, shape: str, value: Any) -> None:
        if shape == ONE:
            self.numbers([value])
        elif shape == MANY:
            self.row(value)
        elif shape == SET:
            self.lengths.add(value.bit_length() if value != UNKNOWN else 0)
        else:
            self.rows.add(len(value))
            for row in value:
                self.row(row)

    def row(self, values: Sequence[int]) -> None:
        self.lengths.add(len(values))
        self.numbers(values)

    def numbers(self, values: Sequence[int]) -> None:
        for value in values:
            if value < self.low:
                self.low = value
            elif value > self.high:
                self.high = value

    def bound(self, field: Field) -> Bound:
        low = self.low if self.low >= UNKNOWN else -rounded(-self.low)
        high = rounded(self.high)
        if field.kind.shape == ONE:
            return Bound(low, high)
        longest = max(self.lengths, default=0)
        rows = max(self.rows, default=1)
        always = len(self.lengths) == 1 and len(self.rows) <= 1 and longest > 0
        if always and field.kind.shape != SET:
            return Bound(low, high, rows, longest, True)
        return Bound(
            low, high, rows if len(self.rows) < 2 else longer(rows), longer(longest), False
        )


def rounded(number: int) -> int:
    """The next 2**n - 1 that leaves some room."""
    return int((1 << max(LEAST, int(number * SLACK).bit_length())) - 1)


def longer(length: int) -> int:
    return int(length * SLACK) + 2


def asked(layout: Layout) -> Iterator[tuple[str, Frame, Field]]:
    """What questions speak of, by a name that those share which speak of the same."""
    for frame in layout.frames.values():
        if issubclass(frame.cls, Ask):
            for field in frame.fields:
                entity = field.kind.entity
                yield f"ask.{field.name}" + (f".{entity}" if entity else ""), frame, field


def measured(title: str, seats: int, matches: int) -> dict[str, Bound]:
    """Of so many matches by each kind of player, for every set of options with so many seats."""
    games = [game for game in find(title).all_games() if game.seats == seats]
    found: dict[str, Found] = {}
    for game in games:
        for s in positions(game, matches):
            note(game, s, found)
    layout = games[0].layout
    fields = {f"table.{field.name}": field for field in layout.table_fields}
    fields |= {f"seat.{field.name}": field for field in layout.player_fields}
    fields |= {name: field for name, _, field in asked(layout) if name in found}
    return {name: found[name].bound(field) for name, field in fields.items()}


def note(game: Game[Any], s: State[Any], found: dict[str, Found]) -> None:
    layout = game.layout
    spoken_of = questions(layout)
    for field in layout.table_fields:
        found.setdefault(f"table.{field.name}", Found()).add(
            field.kind.shape, getattr(s, field.name)
        )
    for player in s.seats:
        for field in layout.player_fields:
            value = getattr(player, field.name)
            found.setdefault(f"seat.{field.name}", Found()).add(field.kind.shape, value)
        if player.ask is None:
            continue
        for name, field in spoken_of.get(type(player.ask), []):
            value = getattr(player.ask, field.name)
            found.setdefault(name, Found()).add(field.kind.shape, value)


@cache
def questions(layout: Layout) -> dict[type, list[tuple[str, Field]]]:
    found: dict[type, list[tuple[str, Field]]] = {}
    for name, frame, field in asked(layout):
        found.setdefault(frame.cls, []).append((name, field))
    return found


def positions(game: Game[Any], matches: int) -> Iterator[State[Any]]:
    """Every position of matches at random, and of matches by the best who answer at once."""
    steady = [name for name in ("expert", "level-3") if name in bots.known(game.title)][:1]
    for kind in ("random", *steady):
        for number in range(matches):
            seed = derived(b"bounds", game.title, game.seats, kind, number)
            yield from match(game, kind, seed)


def match(game: Game[Any], kind: str, seed: bytes) -> Iterator[State[Any]]:
    s = game.deal(seed)
    s.events = None
    dice = Dice(int.from_bytes(seed[:4], "big"))
    bot = bots.make(kind, seed)
    for _ in range(MOST_ANSWERS):
        yield s
        if s.over():
            return
        seat = s.acting()[dice.below(len(s.acting()))]
        options = s.options(seat)
        if kind == "random" or len(options) == 1:
            action = options[dice.below(len(options))]
        else:
            action = bot.choose(game, s.seen_by(seat), Budget(iterations=1))
        s.apply(seat, action)
    raise AssertionError("a match does not end")
