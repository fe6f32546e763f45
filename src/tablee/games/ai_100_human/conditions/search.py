"""Figures by exact search: which cells make them, and how many there are outside the grid.

`patterns` knows how many figures there are; here every place where one could lie is tried. Slower,
it serves to show where points come from, and to score the sixteenth card (AIH-502).
"""

from __future__ import annotations

from functools import cache
from typing import Final

from tablee.games.ai_100_human.actions import COLOURS
from tablee.games.ai_100_human.cells import CELLS, COLUMNS, NOWHERE, OUTSIDE, PLACES, ROWS
from tablee.games.ai_100_human.components import Figure, Match, Scoring
from tablee.games.ai_100_human.conditions.board import Board
from tablee.games.ai_100_human.conditions.patterns import Condition

FIGURES: Final = {
    "diagonal_2": (((0, 0), (1, 1)), ((0, 0), (1, -1))),
    "adjacent_2": (((0, 0), (0, 1)), ((0, 0), (1, 0))),
    "adjacent_3": (((0, 0), (0, 1), (0, 2)), ((0, 0), (1, 0), (2, 0))),
    "l_3": (
        ((0, 0), (0, 1), (1, 0)),
        ((0, 0), (0, 1), (1, 1)),
        ((0, 0), (1, 0), (1, 1)),
        ((0, 1), (1, 0), (1, 1)),
    ),
    "square_4": (((0, 0), (0, 1), (1, 0), (1, 1)),),
    "gap_2": (((0, 0), (0, 2)),),
    "two_horizontal_pairs": (((0, 0), (0, 1)),),
    "row_ends": (((0, 0), (0, COLUMNS - 1)),),
}
"""Every shape as rows and columns from its corner, in all positions it may have (AIH-076)."""

PAIRS_IN_FIGURE: Final = 2

PLACES_AND_CORNERS: Final = [
    (row, column) for row in range(-1, ROWS + 1) for column in range(-1, COLUMNS + 1)
]
"""Where a shape may begin; an L beside the grid may begin at a corner where no card can lie."""


class Spot:
    """Cells on which a figure can lie, and the cell between them that must hold a card, if any."""

    def __init__(self, cells: list[int], between: int) -> None:
        self.cells = cells
        self.between = between
        self.mask = sum([1 << cell for cell in cells])


class SearchedFigures(Condition):
    """The figures of a condition for a card on any one cell, inside the grid or outside."""

    __slots__ = ("colour", "edge", "figures", "number", "per", "points", "zone")

    def __init__(
        self, scoring: Scoring, zone: str, colour: list[int], number: list[int], edge: int
    ) -> None:
        self.zone = zone
        self.edge = edge
        """Where a sixteenth card lies beside the one that is scored; NOWHERE if it is that one."""
        self.colour = colour
        self.number = number
        self.points = scoring.points
        self.per = PAIRS_IN_FIGURE if scoring.shape == "two_horizontal_pairs" else 1
        self.figures = scoring.figures
        if scoring.match is not None:
            self.figures = [Figure(scoring.shape, scoring.match)]

    def score(self, board: Board, cell: int) -> int:
        return len(self.found(board, cell)) // self.per * self.points

    def found(self, board: Board, cell: int) -> list[list[int]]:
        """The cells of each figure in a best packing (AIH-072)."""
        fitting = [
            spot
            for figure in self.figures
            for spot in spots(figure.shape, self.zone, cell, self.edge)
            if self.fits(spot, figure.match, board)
        ]
        return [spot.cells for spot in best_packing(fitting)]

    def fits(self, spot: Spot, match: Match, board: Board) -> bool:
        if board.taken & spot.mask != spot.mask:
            return False
        if spot.between >= 0 and not board.taken >> spot.between & 1:
            return False
        cards = [board.cells[cell] for cell in spot.cells]
        colours = [self.colour[card] for card in cards]
        numbers = [self.number[card] - len(COLOURS) + 1 for card in cards]
        return matches(match, colours, numbers)


def matches(match: Match, colours: list[int], numbers: list[int]) -> bool:
    if match.colours:
        return all([COLOURS[colour] in match.colours for colour in colours])
    if match.sum:
        return sum(numbers) == match.sum
    values = colours if "colour" in (match.same, match.distinct) else numbers
    return len(set(values)) == (1 if match.same else len(values))


@cache
def spots(shape: str, zone: str, anchor: int, edge: int) -> list[Spot]:
    """All places for a shape in the zone of a card on the anchor cell."""
    places = {place: cell for cell, place in enumerate(PLACES[:CELLS])}
    outer = anchor if anchor >= CELLS else edge
    if outer != NOWHERE:
        places[PLACES[outer]] = OUTSIDE
    found = []
    for form in FIGURES[shape]:
        for row, column in PLACES_AND_CORNERS:
            around = [(row + down, column + across) for down, across in form]
            if not all([place in places for place in around]):
                continue
            if shape == "row_ends" and column != 0:
                continue
            if in_zone(around, zone, PLACES[anchor]):
                cells = [places[place] for place in around]
                found.append(Spot(cells, between(shape, around, places)))
    return found


def in_zone(around: list[tuple[int, int]], zone: str, anchor: tuple[int, int]) -> bool:
    """Lines lie along the rows or columns that are read (AIH-075)."""
    rows = {row for row, _ in around}
    columns = {column for _, column in around}
    if zone == "row":
        return rows == {anchor[0]}
    if zone == "column":
        return columns == {anchor[1]}
    if zone == "each_row":
        return len(rows) == 1
    if zone == "each_column":
        return len(columns) == 1
    return True


def between(shape: str, around: list[tuple[int, int]], places: dict[tuple[int, int], int]) -> int:
    """The cell in the gap of a figure (R-11)."""
    if shape != "gap_2":
        return -1
    row, column = around[0]
    return places[row, column + 1]


def best_packing(fitting: list[Spot]) -> list[Spot]:
    """The most figures that share no cell: each cell in turn is left out, or in one of them."""
    by_lowest: dict[int, list[Spot]] = {}
    every = 0
    for spot in fitting:
        by_lowest.setdefault(spot.mask & -spot.mask, []).append(spot)
        every |= spot.mask
    return pack(every, by_lowest, {})


def pack(cells: int, by_lowest: dict[int, list[Spot]], known: dict[int, list[Spot]]) -> list[Spot]:
    if not cells:
        return []
    if cells not in known:
        lowest = cells & -cells
        best = pack(cells ^ lowest, by_lowest, known)
        for spot in by_lowest.get(lowest, []):
            if spot.mask & cells == spot.mask:
                other = [spot, *pack(cells & ~spot.mask, by_lowest, known)]
                if len(other) > len(best):
                    best = other
        known[cells] = best
    return known[cells]
