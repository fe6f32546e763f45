"""What makes the points of a score: told after it, so that everybody can see why."""

from __future__ import annotations

from typing import Final

from tablee.games.ai_100_human.cells import CELLS, NOWHERE
from tablee.games.ai_100_human.components import Scoring
from tablee.games.ai_100_human.conditions.board import Board
from tablee.games.ai_100_human.conditions.explain import explain
from tablee.games.ai_100_human.state import Table

CORNERS: Final = 4
NEUTRAL_GRID: Final = -1


def tell_what_counts(
    s: Table, whose: int, scoring: Scoring, zone: str, board: Board, cell: int
) -> None:
    """Each figure, set, pair or diamond of one best packing (AIH-072) on this seat's tableau."""
    if s.events is None:
        return
    edge = NOWHERE if whose == NEUTRAL_GRID else s.seats[whose].edge
    for made in explain(s.kit, scoring, zone, board, cell, edge):
        cells = [named_cell(s, whose, place) for place in made.cells]
        if made.corners:
            corners = zip(cells, made.corners, strict=True)
            s.emit("connect", whose, [CORNERS * place + corner for place, corner in corners])
        else:
            s.emit("count", whose, cells)


def named_cell(s: Table, whose: int, place: int) -> int:
    """A place of the board; the sixteenth card lies on an outer cell of its owner's choice."""
    return place if place < CELLS else s.seats[whose].edge
