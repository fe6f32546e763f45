"""A view as numbers: what stands in every place of every field, always in the same order.

Numbers are the rules' own: an entity is its number, UNKNOWN where it is hidden or nothing is there.
Nothing is read but the view. What the viewer never sees has no place at all; of a hidden list there
is its length.

They are written as machine words of 16 bits. Those of small numbers, and of all that eight members
of a set can be, are made once; to observe is to put them in a row.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any, Final

from tablee.engine.compiler import i64
from tablee.engine.problems import UNKNOWN
from tablee.engine.state import Seat, State, View

NUMBER: Final = 0
LIST: Final = 1
MEMBERS: Final = 2
GRID: Final = 3
LENGTH: Final = 4
LENGTHS: Final = 5
"""How a field is written. The last two are of lists whose contents the viewer never sees."""

WORD: Final = 2
"""Bytes for each number."""

LOWEST: Final = -(1 << 15)
HIGHEST: Final = (1 << 15) - 1

NARROW: Final = 56
"""Sets of so many members fit into one machine word."""


def word(number: int) -> bytes:
    """As the machine keeps it in memory."""
    return number.to_bytes(WORD, sys.byteorder, signed=True)


SMALL: Final = 256
WORDS: Final = [word(number) for number in range(-SMALL, SMALL)]
"""Of the numbers that come up most, from -SMALL on."""


def written(number: i64) -> bytes:
    if -SMALL <= number < SMALL:
        return WORDS[number + SMALL]
    return word(int(number))


EIGHT: Final = [
    b"".join([word(members >> place & 1) for place in range(8)]) for members in range(256)
]
"""For every set of eight, a number for each member."""


FLAGS: Final = [bytes([members >> place & 1 for place in range(8)]) for members in range(256)]
"""The same with a byte for each member."""

BITS: Final = [1 << number for number in range(NARROW)]
"""Looked up, as compiled code shifts a 1 as a number of 32 bits."""


def mask(offered: Sequence[int], size: int) -> bytearray:
    """A byte for every action there is: 1 for those that are offered."""
    if size > NARROW:
        room = bytearray(size)
        for action in offered:
            room[action] = 1
        return room
    held: i64 = 0
    for action in offered:
        bit: i64 = BITS[action]
        held |= bit
    room = bytearray()
    for _ in range(0, size, 8):
        room += FLAGS[held & 255]
        held >>= 8
    return room[:size]


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
        self.low: i64 = LOWEST
        self.high: i64 = HIGHEST
        self.empty = [word(fill) * length for length in range(places + 1)]
        self.last = [eight[: WORD * (places % 8)] for eight in EIGHT]
        """For the members after the last full eight."""

    def width(self) -> int:
        """How many numbers it takes."""
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

    def write(self, value: Any, out: list[bytes]) -> None:
        form = self.form
        if form == NUMBER:
            out.append(self.kept(value))
        elif form == MEMBERS:
            self.write_members(value, out)
        elif form == LIST:
            self.write_list(value, out)
        elif form == LENGTH:
            out.append(self.length(value))
        else:
            self.write_grid(value, out)

    def kept(self, number: int) -> bytes:
        held: i64 = number
        if held < self.low:
            held = self.low
        elif held > self.high:
            held = self.high
        return written(held)

    def length(self, numbers: list[int]) -> bytes:
        """As far as there are places."""
        held: i64 = len(numbers)
        return written(self.places if held > self.places else held)

    def write_list(self, numbers: list[int], out: list[bytes]) -> None:
        places = self.places
        there: i64 = len(numbers)
        if there > places:
            there = places
        if self.counted:
            out.append(written(there))
        for index in range(there):
            out.append(self.kept(numbers[index]))
        if there < places:
            out.append(self.empty[places - there])

    def write_members(self, found: int, out: list[bytes]) -> None:
        places = self.places
        if found == UNKNOWN:
            out.append(self.empty[places])
        elif places <= NARROW:
            held: i64 = found
            while places >= 8:
                out.append(EIGHT[held & 255])
                held >>= 8
                places -= 8
            if places:
                out.append(self.last[held & 255])
        else:
            self.write_many_members(found, out)

    def write_many_members(self, found: int, out: list[bytes]) -> None:
        full = int(self.places) // 8
        eights = (found & (1 << int(self.places)) - 1).to_bytes(full + 1, "little")
        for place in range(full):
            out.append(EIGHT[eights[place]])
        out.append(self.last[eights[full]])

    def write_grid(self, rows: list[list[int]], out: list[bytes]) -> None:
        there: i64 = len(rows)
        nothing: list[int] = []
        for row in range(self.rows):
            numbers = rows[row] if row < there else nothing
            if self.form == LENGTHS:
                out.append(self.length(numbers))
            else:
                self.write_list(numbers, out)


class Asking:
    """How the numbers of one class of questions are written, among those of all questions."""

    def __init__(self, number: int, columns: Sequence[Column], gaps: Sequence[bytes]) -> None:
        self.number = word(number)
        self.columns = list(columns)
        self.gaps = list(gaps)
        """What stands before each column, and after the last."""


class Observer:
    """Writes views of one game as numbers."""

    def __init__(
        self,
        table: Sequence[Column],
        own: Sequence[Column],
        others: Sequence[Column],
        asked: dict[type, Asking],
        steps: dict[type, int],
        unasked: bytes,
    ) -> None:
        self.table = list(table)
        self.own = list(own)
        """Of the viewer's own record."""
        self.others = list(others)
        self.asked = asked
        self.steps = {step: word(number) for step, number in steps.items()}
        self.unasked = unasked
        """What stands where the numbers of questions are, while the viewer is asked nothing."""

    def observe(self, view: View[Any]) -> bytes:
        """First how things stand, then the table, the viewer, and the others in turn after it."""
        s: State[Any] = view.table
        viewer = view.viewer
        seats: list[Seat] = s.seats[viewer:] + s.seats[:viewer]
        flow = s.flow
        nothing = WORDS[SMALL + UNKNOWN]
        out: list[bytes] = [WORDS[SMALL + viewer], WORDS[SMALL + (1 if s.veiled else 0)]]
        out.append(nothing if flow is None else self.steps[type(flow.first)])
        for player in seats:
            ask = player.ask
            out.append(nothing if ask is None else self.asked[type(ask)].number)
        self.write_question(seats[0], out)
        for column in self.table:
            column.write(getattr(s, column.name), out)
        columns = self.own
        for player in seats:
            for column in columns:
                column.write(getattr(player, column.name), out)
            columns = self.others
        return b"".join(out)

    def write_question(self, player: Seat, out: list[bytes]) -> None:
        """What the viewer's question speaks of."""
        ask = player.ask
        if ask is None:
            out.append(self.unasked)
            return
        asking = self.asked[type(ask)]
        for number, column in enumerate(asking.columns):
            out.append(asking.gaps[number])
            column.write(getattr(ask, column.name), out)
        out.append(asking.gaps[-1])
