"""From what the data says about a condition to the pattern that scores it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from tablee.games.ai_100_human.actions import COLOURS
from tablee.games.ai_100_human.cells import (
    ALL,
    AROUND,
    CELLS,
    COLUMN,
    COLUMNS,
    EVERY_COLUMN,
    EVERY_ROW,
    NOWHERE,
    OUTSIDE,
    PLACES,
    ROW,
    touch,
)
from tablee.games.ai_100_human.components import Count, Figure, Match, Scoring, Select
from tablee.games.ai_100_human.conditions.board import COLOUR, NUMBER
from tablee.games.ai_100_human.conditions.connectors import (
    Connectors,
    Unfit,
    accepted_sums,
    corner_worth,
    fitting,
)
from tablee.games.ai_100_human.conditions.patterns import (
    CARDS,
    DISTINCT,
    LEAST,
    MOST,
    PRODUCT,
    Chains,
    Condition,
    ConnectorPairs,
    Counted,
    Diamonds,
    DifferentLines,
    DifferentSets,
    FullHouse,
    Runs,
    SameSets,
    SeveralShapes,
    Shapes,
    Slots,
)
from tablee.games.ai_100_human.conditions.shapes import (
    ACROSS,
    DOWN,
    SHAPES,
    chain_table,
    shape_table,
    starts,
)

NUMBERS: Final = range(1, 6)

CLASSES: Final = {
    "colour": [COLOUR + colour for colour in range(len(COLOURS))],
    "number": [NUMBER + number - 1 for number in NUMBERS],
}
"""The places of all colours, or of all numbers, among the masks of a board."""

NO_LIMIT: Final = CELLS

MOST_CARDS: Final = CELLS + 1
"""With the one that AI-2 adds (AIH-502)."""

GROUPS: Final = (
    "tableau",
    "neighbour_tableau",
    "around",
    "neighbour_row",
    "row",
    "column",
    "each_row",
    "best_row",
    "each_column",
)
"""The zones in which cards are counted."""

PATTERNS: Final = (
    "figure",
    "figures",
    "set",
    "connectors",
    "diamonds",
    "per_card",
    "most",
    "least",
)
COUNTS: Final = ("distinct", "progressive", "product")
"""The kinds that are scored by a pattern; all others are effects of their own."""


def scores_by_pattern(scoring: Scoring) -> bool:
    return scoring.kind in PATTERNS or scoring.kind in COUNTS


def read_condition(
    scoring: Scoring, zone: str, connectors: Connectors, edge: int = NOWHERE
) -> Condition:
    """The pattern of a condition; a Problem if its parts do not go together.

    With an edge it is that of a card in a grid beside which a sixteenth card lies there (AIH-502);
    figures are then left to `search.SearchedFigures`.
    """
    if scoring.kind == "figure":
        return read_figure(scoring.shape, needed(scoring), zone, scoring.points)
    if scoring.kind == "figures":
        return several_figures(scoring, zone)
    if scoring.kind == "set":
        return read_set(scoring, read_groups(zone, edge))
    if scoring.kind == "connectors":
        return read_connectors(scoring, zone, connectors, edge)
    if scoring.kind == "diamonds":
        worth = corner_worth(needed(scoring), connectors)
        accepted = accepted_sums(needed(scoring), scoring.complete)
        return Diamonds(worth, accepted, scoring.points)
    return read_count(scoring, read_groups(zone, edge), zone == "best_row")


def needed(scoring: Scoring) -> Match:
    if scoring.match is None:
        raise Unfit("match", scoring.kind)
    return scoring.match


# --- zones ------------------------------------------------------------------------------------


def read_region(zone: str) -> list[int]:
    """For each cell of the card the cells of the grid that its figures may lie on."""
    if zone in ("tableau", "each_row", "each_column"):
        return [ALL] * CELLS
    if zone == "row":
        return ROW
    if zone == "column":
        return COLUMN
    raise Unfit("zone", zone)


def read_groups(zone: str, edge: int = NOWHERE) -> list[list[int]]:
    """For each cell of the card the groups of cells that are read on their own (AIH-086)."""
    if zone not in GROUPS:
        raise Unfit("zone", zone)
    return [groups(zone, cell, edge) for cell in range(len(PLACES))]


def groups(zone: str, cell: int, edge: int = NOWHERE) -> list[int]:
    """What is read for a card on this cell; a card outside the grid is on the edge itself."""
    if cell >= CELLS:
        edge = cell
    if zone == "tableau":
        return [ALL if edge == NOWHERE else ALL | 1 << OUTSIDE]
    if zone == "neighbour_tableau":
        return [ALL]
    if zone == "around":
        return [around_of(cell, edge)]
    if zone == "neighbour_row":
        return [line for line in EVERY_ROW if line & row_of(cell, edge)]  # AIH-127
    if zone == "row":
        return [row_of(cell, edge)]  # AIH-083
    if zone == "column":
        return [column_of(cell, edge)]
    rows = zone in ("each_row", "best_row")
    lines = EVERY_ROW if rows else EVERY_COLUMN
    if edge == NOWHERE:
        return lines
    own = row_of(edge, edge) if rows else column_of(edge, edge)
    return [*[line for line in lines if not line & own], own]


def around_of(cell: int, edge: int) -> int:
    """The cells around a card, which is not one of them (AIH-084)."""
    beside = edge != NOWHERE and touch(cell, edge)
    return AROUND[cell] | (1 << OUTSIDE if beside else 0)


def row_of(cell: int, edge: int) -> int:
    """The row of a cell; a card outside the grid makes it longer, or is a row of its own."""
    row = PLACES[cell][0]
    longer = edge != NOWHERE and PLACES[edge][0] == row
    lying = EVERY_ROW[row] if 0 <= row < len(EVERY_ROW) else 0
    return lying | (1 << OUTSIDE if longer else 0)


def column_of(cell: int, edge: int) -> int:
    column = PLACES[cell][1]
    longer = edge != NOWHERE and PLACES[edge][1] == column
    lying = EVERY_COLUMN[column] if 0 <= column < COLUMNS else 0
    return lying | (1 << OUTSIDE if longer else 0)


# --- figures ----------------------------------------------------------------------------------


def read_figure(shape: str, match: Match, zone: str, points: int) -> Condition:
    region = read_region(zone)
    step = DOWN if zone in ("column", "each_column") else ACROSS
    if shape == "adjacent_2" and zone != "tableau":
        return chains(step, 2, False, match, region, points)
    if shape == "gap_2":
        if zone not in ("row", "each_row"):  # AIH-077: beside each other in a row
            raise Unfit("zone", zone)
        return chains(2 * ACROSS, 2, True, match, region, points)
    if shape == "row_ends":
        return chains(COLUMNS - 1, 2, False, match, region, points)
    if shape == "two_horizontal_pairs":
        return chains(ACROSS, 2, False, match, region, points, per=2)
    if shape == "adjacent_3" and match.distinct and zone != "tableau":
        table = chain_table(step, 3)
        places = CLASSES[match.distinct]
        return DifferentLines(step, starts(step, 3), places, table, region, points)
    return read_shape(shape, match, zone, points)


def chains(
    step: int,
    length: int,
    between: bool,
    match: Match,
    region: list[int],
    points: int,
    per: int = 1,
) -> Chains:
    table = chain_table(step, length)
    begin = starts(step, length)
    return Chains(step, begin, between, links(match), table, region, points, per)


def links(match: Match) -> list[tuple[list[int], list[int]]]:
    """What two linked cards may be."""
    if match.sum:
        pairs = [(a, match.sum - a) for a in NUMBERS if match.sum - a in NUMBERS]
        return [([NUMBER + a - 1], [NUMBER + b - 1]) for a, b in pairs]
    return [(kind, kind) for kind in kinds(match)]


def kinds(match: Match) -> list[list[int]]:
    """The kinds of card that make figures among themselves: some colours mixed, or each alone."""
    if match.colours:
        return [colour_places(match.colours)]  # AIH-088
    if match.same:
        return [[place] for place in CLASSES[match.same]]
    raise Unfit("match", "figure")


def read_shape(shape: str, match: Match, zone: str, points: int) -> Shapes:
    if shape not in SHAPES:
        raise Unfit("shape", shape)
    return Shapes(kinds(match), shape_table(shape, zone), read_region(zone), points)


def several_figures(scoring: Scoring, zone: str) -> SeveralShapes:
    colours = [colour for figure in scoring.figures for colour in figure.match.colours]
    if len(set(colours)) < len(colours) or any([not f.match.colours for f in scoring.figures]):
        raise Unfit("figures", "colours")
    return SeveralShapes([part(figure, zone, scoring.points) for figure in scoring.figures])


def part(figure: Figure, zone: str, points: int) -> Shapes:
    return read_shape(figure.shape, figure.match, zone, points)


# --- sets -------------------------------------------------------------------------------------


def read_set(scoring: Scoring, groups: list[list[int]]) -> Condition:
    points = scoring.points
    if scoring.slots:
        return Slots(wants(scoring.slots), groups, points)
    match = needed(scoring)
    if scoring.groups == [3, 2]:
        return FullHouse(class_of("match", match.same), groups, points)
    if match.same:
        return SameSets(CLASSES[match.same], scoring.size, groups, points)
    if match.distinct:
        limit = scoring.max or NO_LIMIT
        return DifferentSets(CLASSES[match.distinct], scoring.size, limit, groups, points)
    if match.consecutive and scoring.size == 3:
        return Runs(CLASSES["number"], groups, points)
    raise Unfit("match", "set")


def wants(slots: list[Select]) -> list[tuple[list[int], int]]:
    """For every choice of slots what they take together; of equal ones the largest choice."""
    largest: dict[tuple[int, ...], int] = {}
    for size in range(1, len(slots) + 1):
        for chosen in combinations(slots, size):
            places = sorted({place for slot in chosen for place in select_places(slot)})
            largest[tuple(places)] = size
    return [(list(places), size) for places, size in largest.items()]


def select_places(select: Select) -> list[int]:
    return colour_places(select.colours) + [NUMBER + number - 1 for number in select.numbers]


def colour_places(colours: Sequence[str]) -> list[int]:
    return [COLOUR + COLOURS.index(colour) for colour in colours]


# --- counts -----------------------------------------------------------------------------------


def read_count(scoring: Scoring, groups: list[list[int]], best: bool) -> Counted:
    how, places = what_counts(scoring)
    table = scoring.table or [scoring.points * count for count in range(MOST_CARDS + 1)]
    if how == PRODUCT:
        table = list(range(CELLS * CELLS + 1))
    return Counted(how, places, groups, best, table)


def what_counts(scoring: Scoring) -> tuple[int, list[int]]:
    if scoring.kind == "progressive":
        return progressive_count(scoring.count or Count())
    if scoring.kind == "per_card":
        return CARDS, select_places(scoring.select or Select())
    if scoring.kind == "product":
        return PRODUCT, CLASSES["colour"]
    how = {"most": MOST, "least": LEAST, "distinct": DISTINCT}[scoring.kind]
    return how, class_of("attribute", scoring.attribute)


def progressive_count(count: Count) -> tuple[int, list[int]]:
    if count.select:
        return CARDS, select_places(count.select)
    if count.most:
        return MOST, CLASSES[count.most]
    return DISTINCT, class_of("count", count.distinct)


def class_of(field: str, attribute: str | None) -> list[int]:
    """All colours or all numbers, of which the field has to name one."""
    if attribute not in CLASSES:
        raise Unfit(field, attribute or "")
    return CLASSES[attribute]


# --- connectors -------------------------------------------------------------------------------


def read_connectors(
    scoring: Scoring, zone: str, connectors: Connectors, edge: int
) -> ConnectorPairs:
    """AIH-101: top right and top left across; AIH-102: bottom right and top right downwards."""
    fits = fitting(needed(scoring))
    if zone not in ("each_row", "row", "each_column", "column"):
        raise Unfit("zone", zone)
    if scoring.orientation == "horizontal":
        first, second, step = connectors.top_right, connectors.top_left, ACROSS
    else:
        first, second, step = connectors.bottom_right, connectors.top_right, DOWN
    edges = [edges_of(zone, cell, step, edge) for cell in range(len(PLACES))]
    return ConnectorPairs(edges, step == DOWN, first, second, fits, scoring.points)


def edges_of(zone: str, cell: int, step: int, edge: int) -> list[tuple[int, int]]:
    """The edges that are read for a card on this cell, as the two cells that share them."""
    begin = starts(step, 2)
    read = sum(groups(zone, cell, edge))
    edges = [(a, a + step) for a in range(CELLS) if begin & read & 1 << a]
    outer = cell if cell >= CELLS else edge
    if outer != NOWHERE and read >> OUTSIDE:
        edges += outer_edges(outer, step)
    return edges


def outer_edges(cell: int, step: int) -> list[tuple[int, int]]:
    """The edge of a card outside the grid, if it touches the grid in this direction (AIH-502)."""
    row, column = PLACES[cell]
    if step == ACROSS and column < 0:
        return [(OUTSIDE, row * COLUMNS)]
    if step == ACROSS and column == COLUMNS:
        return [(row * COLUMNS + COLUMNS - 1, OUTSIDE)]
    if step == DOWN and row < 0:
        return [(OUTSIDE, column)]
    if step == DOWN and row == CELLS // COLUMNS:
        return [(CELLS - COLUMNS + column, OUTSIDE)]
    return []
