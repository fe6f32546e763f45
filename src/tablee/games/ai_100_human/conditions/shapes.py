"""The shapes of figures (AIH-077), and the best packing of each into every set of cells.

A table has one entry for each set of cells: the most pairwise disjoint figures that fit into it
(AIH-072). Cells are looked at from the lowest one: it is left out, or it belongs to one figure.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from tablee.games.ai_100_human.cells import CELLS, COLUMNS, PLACES, ROWS

BLOCKS: Final = tuple(
    [
        1 << cell | 1 << cell + 1 | 1 << cell + COLUMNS | 1 << cell + COLUMNS + 1
        for cell in range(CELLS - COLUMNS)
        if cell % COLUMNS < COLUMNS - 1
    ]
)
"""The 2x2 blocks."""

DOWN: Final = COLUMNS
ACROSS: Final = 1

LENGTHS: Final = {"adjacent_2": 2, "adjacent_3": 3}

SHAPES: Final = ("diagonal_2", "l_3", "square_4", *LENGTHS)
"""All that can lie anywhere."""


def starts(step: int, length: int) -> int:
    """The cells from which this many cells, a step apart, lie in the same row or column."""
    found = 0
    for cell in range(CELLS):
        row, column = PLACES[cell]
        across = step < COLUMNS and column + step * (length - 1) < COLUMNS
        down = step >= COLUMNS and row + step // COLUMNS * (length - 1) < ROWS
        if across or down:
            found |= 1 << cell
    return found


def lines(length: int, step: int) -> list[int]:
    """All lines of this many cells in rows (ACROSS) or in columns (DOWN)."""
    first = sum([1 << n * step for n in range(length)])
    where = starts(step, length)
    return [first << cell for cell in range(CELLS) if where >> cell & 1]


def diagonals() -> list[int]:
    return [
        1 << a | 1 << b
        for a in range(CELLS)
        for b in range(CELLS)
        if PLACES[b][0] - PLACES[a][0] == 1 and abs(PLACES[b][1] - PLACES[a][1]) == 1
    ]


def corners() -> list[int]:
    """Any three cells of a block make an L."""
    return [block ^ 1 << cell for block in BLOCKS for cell in range(CELLS) if block >> cell & 1]


@cache
def shape_table(shape: str, zone: str) -> list[int]:
    """The best packing of a shape; in rows or in columns only if the zone says so (AIH-075)."""
    if shape == "diagonal_2":
        return packing_table(diagonals())
    if shape == "l_3":
        return packing_table(corners())
    if shape == "square_4":
        return packing_table(list(BLOCKS))
    length = LENGTHS[shape]
    across = [] if zone in ("column", "each_column") else lines(length, ACROSS)
    down = [] if zone in ("row", "each_row") else lines(length, DOWN)
    return packing_table(across + down)


@cache
def chain_table(step: int, length: int) -> list[int]:
    """For every set of starts the most lines of this length that share no cell.

    A line from a start clashes with those that begin on one of its later cells.
    """
    clashes = sum([1 << n * step for n in range(length)])
    best = [0]
    for begun in range(1, 1 << CELLS):
        lowest = begun & -begun
        taken = clashes * lowest
        best.append(max(best[begun ^ lowest], 1 + best[begun & ~taken]))
    return best


def packing_table(figures: list[int]) -> list[int]:
    by_lowest: list[list[int]] = [[] for _ in range(CELLS)]
    for figure in figures:
        by_lowest[(figure & -figure).bit_length() - 1].append(figure)
    best = [0]
    for cells in range(1, 1 << CELLS):
        lowest = cells & -cells
        most = best[cells ^ lowest]
        for figure in by_lowest[lowest.bit_length() - 1]:
            if figure & cells == figure and best[cells ^ figure] >= most:
                most = best[cells ^ figure] + 1
        best.append(most)
    return best
