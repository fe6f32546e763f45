"""A view as numbers: what stands in every place of every field, always in the same order.

Numbers are the rules' own: an entity is its number, UNKNOWN where it is hidden or nothing is there.
Nothing is read but the view. What the viewer never sees has no place at all; of a hidden list there
is its length.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tablee.engine.compiler import i64
from tablee.engine.problems import UNKNOWN
from tablee.engine.state import Seat, State, View
from tablee.engine.zones import members

NUMBER: Final = 0
LIST: Final = 1
MEMBERS: Final = 2
GRID: Final = 3
LENGTH: Final = 4
LENGTHS: Final = 5
"""How a field is written. The last two are of lists whose contents the viewer never sees."""

NARROW: Final = 62
"""Sets of so many members fit into one machine word."""


class Column:
    """Where and how one field is written."""

    def __init__(
        self, name: str, form: int, rows: int, places: int, counted: bool, fill: int
    ) -> None:
        self.name = name
        self.form = form
        self.rows: i64 = rows
        """Of a grid, otherwise 1."""
        self.places: i64 = places
        """In a list or row; of a set, how many members there can be."""
        self.counted = counted
        """The length is written before the places: they are not always all there."""
        self.fill = fill
        """What stands in places where nothing is."""
        self.low: i64 = -(1 << 15)
        self.high: i64 = (1 << 15) - 1
        self.empty = [fill] * places

    def width(self) -> int:
        if self.form == LENGTH:
            return 1
        if self.form == LENGTHS:
            return int(self.rows)
        row = int(self.places) + (1 if self.counted else 0)
        return int(self.rows) * row

    def within(self, low: int, high: int) -> Column:
        """Numbers are kept within these bounds."""
        self.low = low
        self.high = high
        return self

    def write(self, value: Any, out: list[int]) -> None:
        form = self.form
        if form == NUMBER:
            out.append(self.kept(value))
        elif form == LIST:
            self.write_list(value, out)
        elif form == MEMBERS:
            self.write_members(value, out)
        elif form == LENGTH:
            out.append(self.length(value))
        else:
            self.write_grid(value, out)

    def kept(self, number: int) -> int:
        held: i64 = number
        if held < self.low:
            return int(self.low)
        return int(self.high) if held > self.high else number

    def length(self, numbers: list[int]) -> int:
        """As far as there are places."""
        held: i64 = len(numbers)
        return int(self.places if held > self.places else held)

    def write_list(self, numbers: list[int], out: list[int]) -> None:
        places = self.places
        length: i64 = self.length(numbers)
        if self.counted:
            out.append(int(length))
        for index in range(length):
            out.append(self.kept(numbers[index]))
        for _ in range(places - length):
            out.append(self.fill)

    def write_members(self, found: int, out: list[int]) -> None:
        places = self.places
        if found >= 0 and places <= NARROW:
            held: i64 = found
            for index in range(places):
                out.append(int((held >> index) & 1))
            return
        first = len(out)
        out += self.empty
        for member in members(found) if found != UNKNOWN else []:
            if member < places:
                out[first + member] = 1

    def write_grid(self, rows: list[list[int]], out: list[int]) -> None:
        there: i64 = len(rows)
        for row in range(self.rows):
            if self.form == LENGTHS:
                out.append(self.length(rows[row]) if row < there else 0)
            else:
                self.write_list(rows[row] if row < there else [], out)


class Asking:
    """Where the numbers of one class of questions are written, among those of all questions."""

    def __init__(self, number: int, columns: Sequence[Column], starts: Sequence[int]) -> None:
        self.number = number
        self.columns = list(columns)
        self.starts = list(starts)


class Observer:
    """Writes views of one game as numbers."""

    def __init__(
        self,
        table: Sequence[Column],
        own: Sequence[Column],
        others: Sequence[Column],
        asked: dict[type, Asking],
        steps: dict[type, int],
        unasked: Sequence[int],
    ) -> None:
        self.table = list(table)
        self.own = list(own)
        """Of the viewer's own record."""
        self.others = list(others)
        self.asked = asked
        self.steps = steps
        self.unasked = list(unasked)
        """What stands where the numbers of questions are, while the viewer is asked nothing."""

    def observe(self, view: View[Any]) -> list[int]:
        """First how things stand, then the table, the viewer, and the others in turn after it."""
        s: State[Any] = view.table
        viewer = view.viewer
        count = len(s.seats)
        flow = s.flow
        out: list[int] = [viewer, 1 if s.veiled else 0]
        out.append(UNKNOWN if flow is None else self.steps[type(flow.first)])
        for after in range(count):
            player: Seat = s.seats[(viewer + after) % count]
            ask = player.ask
            out.append(UNKNOWN if ask is None else self.asked[type(ask)].number)
        self.write_question(s.seats[viewer], out)
        for column in self.table:
            column.write(getattr(s, column.name), out)
        columns = self.own
        for after in range(count):
            record = s.seats[(viewer + after) % count]
            for column in columns:
                column.write(getattr(record, column.name), out)
            columns = self.others
        return out

    def write_question(self, player: Seat, out: list[int]) -> None:
        """What the viewer's question speaks of."""
        first = len(out)
        out += self.unasked
        ask = player.ask
        if ask is None:
            return
        asking = self.asked[type(ask)]
        for column, start in zip(asking.columns, asking.starts, strict=True):
            found: list[int] = []
            column.write(getattr(ask, column.name), found)
            out[first + start : first + start + len(found)] = found
