"""The grid of 3 rows and 5 columns: its cells as numbers, and sets of cells as one bit for each."""

from __future__ import annotations

from typing import Final

ROWS: Final = 3
COLUMNS: Final = 5
CELLS: Final = ROWS * COLUMNS
AI_CELL: Final = 7
"""The middle of the grid (AIH-009)."""

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


def touching(cell: int, corners: bool) -> int:
    """The cells that share a side with a cell, or also those that share a corner."""
    row, column = PLACES[cell]
    found = 0
    for other in range(CELLS):
        rows = abs(PLACES[other][0] - row)
        columns = abs(PLACES[other][1] - column)
        if rows + columns == 1 or (corners and rows == 1 and columns == 1):
            found |= 1 << other
    return found


BESIDE: Final = [touching(cell, False) for cell in range(CELLS)]
AROUND: Final = [touching(cell, True) for cell in range(len(PLACES))]

OUTSIDE: Final = CELLS
"""The place of the sixteenth card in a board, whichever outer cell it lies on."""

COUNT: Final = [cells.bit_count() for cells in range(1 << OUTSIDE + 1)]
"""How many cells there are in every set of cells."""


def spread(near: list[int]) -> list[int]:
    """For every set of cells all that are near to one of them."""
    found = [0]
    for cells in range(1, 1 << CELLS):
        lowest = cells & -cells
        found.append(found[cells ^ lowest] | near[lowest.bit_length() - 1])
    return found


NEXT: Final = spread(BESIDE)
"""For every set of cells those that share a side with one of them (AIH-051)."""

NEXT_OR_CORNER: Final = spread(AROUND)
"""The same with corners, for AI-8 (AIH-053)."""
