"""Where points come from: the cells, or corners of cells, of every figure, set, pair or diamond.

Pure functions of what everybody sees, for previews and for score lines that one can point at. They
build one best packing; how many points it makes is what `patterns` says.
"""

from __future__ import annotations

from typing import Final

import msgspec

from tablee.engine.zones import members
from tablee.games.ai_100_human.cells import NOWHERE
from tablee.games.ai_100_human.components import Scoring, Select
from tablee.games.ai_100_human.conditions.board import Board
from tablee.games.ai_100_human.conditions.patterns import (
    CARDS,
    DISTINCT,
    MEETING_POINTS,
    MOST,
    Condition,
    ConnectorPairs,
    Diamonds,
    DifferentSets,
)
from tablee.games.ai_100_human.conditions.reading import (
    CLASSES,
    groups,
    needed,
    select_places,
    what_counts,
)
from tablee.games.ai_100_human.conditions.search import SearchedFigures
from tablee.games.ai_100_human.kit import Kit
from tablee.games.ai_100_human.state import EMPTY

TOP_LEFT: Final = 0
TOP_RIGHT: Final = 1
BOTTOM_LEFT: Final = 2
BOTTOM_RIGHT: Final = 3


class Made(msgspec.Struct, frozen=True):
    """One thing that counts: its cells, and for connectors the corner of each."""

    cells: list[int]
    corners: list[int] = []


def explain(
    kit: Kit, scoring: Scoring, zone: str, board: Board, cell: int, edge: int = NOWHERE
) -> list[Made]:
    """Everything that counts, in one best packing; on the edge lies a sixteenth card, if any."""
    if scoring.kind in ("figure", "figures"):
        return figures(kit.searched(scoring, zone, edge), board, cell)
    read = groups(zone, cell, edge)
    if scoring.kind == "set":
        limit = scoring.max or None
        return [made for group in read for made in sets(scoring, board, group)[:limit]]
    if scoring.kind in ("connectors", "diamonds"):
        return touching_corners(kit.read_needed(scoring, zone, edge), board, cell)
    if scoring.kind == "product":
        return [made for group in read for made in rarest_and_commonest(board, group)]
    return counted(scoring, zone == "best_row", board, read)


def figures(search: SearchedFigures, board: Board, cell: int) -> list[Made]:
    found = [Made(cells) for cells in search.found(board, cell)]
    return found[: len(found) // search.per * search.per]


# --- sets -------------------------------------------------------------------------------------


def sets(scoring: Scoring, board: Board, group: int) -> list[Made]:
    if scoring.slots:
        return slot_sets(scoring.slots, board, group)
    match = needed(scoring)
    if scoring.groups:
        return full_house(CLASSES[match.same or ""], board, group)
    if match.same:
        return same_sets(CLASSES[match.same], scoring.size, board, group)
    if match.distinct:
        return different_sets(CLASSES[match.distinct], scoring.size, board, group)
    return runs(board, group)


def slot_sets(slots: list[Select], board: Board, group: int) -> list[Made]:
    """Fill the slots of one more set as long as cards can be found for all of them."""
    filled: list[list[int]] = []
    while True:
        wanted = [slot for _ in range(len(filled) + 1) for slot in slots]
        cells = match_slots([cells_of(select_places(slot), board, group) for slot in wanted])
        if cells is None:
            return [Made(made) for made in filled]
        filled = [cells[n : n + len(slots)] for n in range(0, len(cells), len(slots))]


def match_slots(wanted: list[list[int]]) -> list[int] | None:
    """A cell of its own for each of these, or None."""
    owner: dict[int, int] = {}
    for slot in range(len(wanted)):
        if not give_cell(slot, wanted, owner, set()):
            return None
    found = {slot: cell for cell, slot in owner.items()}
    return [found[slot] for slot in range(len(wanted))]


def give_cell(slot: int, wanted: list[list[int]], owner: dict[int, int], tried: set[int]) -> bool:
    for cell in wanted[slot]:
        if cell not in tried:
            tried.add(cell)
            if cell not in owner or give_cell(owner[cell], wanted, owner, tried):
                owner[cell] = slot
                return True
    return False


def cells_of(places: list[int], board: Board, group: int) -> list[int]:
    found = 0
    for place in places:
        found |= board.mask(place)
    return members(found & group)


def same_sets(places: list[int], size: int, board: Board, group: int) -> list[Made]:
    found = []
    for place in places:
        cells = members(board.mask(place) & group)
        for start in range(0, len(cells) - size + 1, size):
            found.append(Made(cells[start : start + size]))
    return found


def different_sets(places: list[int], size: int, board: Board, group: int) -> list[Made]:
    """Each set takes one card of those values of which most are left."""
    left = [members(board.mask(place) & group) for place in places]
    found = []
    condition = DifferentSets(places, size, len(board.cells), [[group]], 1)
    for _ in range(condition.score(board, 0)):
        left.sort(key=len, reverse=True)
        found.append(Made([cells.pop() for cells in left[:size]]))
    return found


def runs(board: Board, group: int) -> list[Made]:
    left = [members(board.mask(place) & group) for place in CLASSES["number"]]
    found = []
    for low in range(len(left) - 2):
        while left[low] and left[low + 1] and left[low + 2]:
            found.append(Made([cells.pop() for cells in left[low : low + 3]]))
    return found


def full_house(places: list[int], board: Board, group: int) -> list[Made]:
    classes = [members(board.mask(place) & group) for place in places]
    sizes = sorted([len(cells) for cells in classes if cells])
    if sizes in ([5], [2, 3]):
        return [Made(members(board.taken & group))]
    return []


# --- counts -----------------------------------------------------------------------------------


def counted(scoring: Scoring, best: bool, board: Board, read: list[int]) -> list[Made]:
    """The cards that are counted; for a best row those of that row."""
    how, places = what_counts(scoring)
    if best:
        read = [max(read, key=lambda group: len(count_cells(how, places, board, group)))]
    found = [Made(count_cells(how, places, board, group)) for group in read]
    return [made for made in found if made.cells]


def rarest_and_commonest(board: Board, group: int) -> list[Made]:
    """Two different colours, or nothing (AIH-093)."""
    classes = [members(board.mask(place) & group) for place in CLASSES["colour"]]
    classes = sorted([cells for cells in classes if cells], key=len)
    return [Made(classes[0]), Made(classes[-1])] if len(classes) > 1 else []


def count_cells(how: int, places: list[int], board: Board, group: int) -> list[int]:
    if how == CARDS:
        return cells_of(places, board, group)
    classes = [members(board.mask(place) & group) for place in places]
    classes = [cells for cells in classes if cells]
    if not classes:
        return []
    if how == DISTINCT:
        return sorted([cells[0] for cells in classes])
    return max(classes, key=len) if how == MOST else min(classes, key=len)


# --- connectors -------------------------------------------------------------------------------


def touching_corners(condition: Condition, board: Board, cell: int) -> list[Made]:
    if isinstance(condition, ConnectorPairs):
        return connector_pairs(condition, board, cell)
    assert isinstance(condition, Diamonds)
    return diamonds(condition, board)


def connector_pairs(condition: ConnectorPairs, board: Board, cell: int) -> list[Made]:
    found = []
    for a, b in condition.edges[cell]:
        first, second = condition.first[board.cells[a]], condition.second[board.cells[b]]
        if condition.fits[first][second]:
            corners = [BOTTOM_RIGHT, TOP_RIGHT] if condition.downwards else [TOP_RIGHT, TOP_LEFT]
            found.append(Made([a, b], corners))
    return found


def diamonds(condition: Diamonds, board: Board) -> list[Made]:
    found = []
    for point in MEETING_POINTS:
        if condition.total(board.cells, point) in condition.accepted:
            cells = [point, point + 1, point + 5, point + 6]
            corners = [BOTTOM_RIGHT, BOTTOM_LEFT, TOP_RIGHT, TOP_LEFT]
            there = [place for place in range(4) if board.cells[cells[place]] != EMPTY]
            found.append(Made([cells[n] for n in there], [corners[n] for n in there]))
    return found
