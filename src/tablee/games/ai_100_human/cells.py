"""The grid of 3 rows and 5 columns: its cells as numbers, and sets of cells as one bit for each."""

from __future__ import annotations

from typing import Final

from tablee.engine.compiler import i64

ROWS: Final = 3
COLUMNS: Final = 5
CELLS: Final = ROWS * COLUMNS
AI_CELL: Final = 7
"""The middle of the grid (AIH-009)."""

NOWHERE: Final = -1
"""No cell at all."""

ALL: Final = (1 << CELLS) - 1

PLACES: Final[list[tuple[int, int]]] = [
    *[(cell // COLUMNS, cell % COLUMNS) for cell in range(CELLS)],
    *[(-1, column) for column in range(COLUMNS)],
    *[(ROWS, column) for column in range(COLUMNS)],
    *[(row, -1) for row in range(ROWS)],
    *[(row, COLUMNS) for row in range(ROWS)],
]
"""Row and column of every cell, those that border the grid included (AIH-502)."""

OUTER: Final = range(CELLS, len(PLACES))

ROW: Final = [31 << COLUMNS * (cell // COLUMNS) for cell in range(CELLS)]
"""The row of each cell, as a set of cells."""

COLUMN: Final = [0b10000100001 << cell % COLUMNS for cell in range(CELLS)]

EVERY_ROW: Final = [31, 31 << 5, 31 << 10]
EVERY_COLUMN: Final = [COLUMN[column] for column in range(COLUMNS)]


def touching(cell: int) -> int:
    """The cells of the grid that share a side or a corner with a cell, even with an outer one."""
    return sum([1 << other for other in range(CELLS) if touch(cell, other)])


def touch(cell: int, other: int) -> bool:
    row, column = PLACES[cell]
    other_row, other_column = PLACES[other]
    return max(abs(row - other_row), abs(column - other_column)) == 1


AROUND: Final = [touching(cell) for cell in range(len(PLACES))]

OUTSIDE: Final = CELLS
"""The place of the sixteenth card in a board, whichever outer cell it lies on."""

COUNT: Final = [cells.bit_count() for cells in range(1 << OUTSIDE + 1)]
"""How many cells there are in every set of cells."""


FIRST_COLUMN: Final = EVERY_COLUMN[0]
LAST_COLUMN: Final = EVERY_COLUMN[COLUMNS - 1]


def beside(cells: int) -> int:
    """The cells that share a side with one of these (AIH-051)."""
    those: i64 = cells
    found = left_and_right(those) | those << COLUMNS | those >> COLUMNS
    return found & ALL


def around(cells: int) -> int:
    """The cells that share a side or a corner with one of these, for AI-8 (AIH-053)."""
    those: i64 = cells
    sides = left_and_right(those)
    rows = those | sides
    return (sides | rows << COLUMNS | rows >> COLUMNS) & ALL


def left_and_right(cells: i64) -> i64:
    return (cells & ~LAST_COLUMN) << 1 | (cells & ~FIRST_COLUMN) >> 1
