"""What a player can do, each with its number: choose a face, keep, pick, play, place, and the rest.

Cells are named by their row from the top (a, b, c) and their column from the left (1 to 5); the AI
card lies on b3. Cells that border the grid are named by their side and their row or column.
"""

from __future__ import annotations

from typing import Final

from tablee.engine.actions import Verb

CARDS: Final = 120
FACES: Final = 12
COLOURS: Final = ("red", "blue", "yellow", "black", "green", "violet")
ROWS: Final = ("a", "b", "c")
COLUMNS: Final = ("1", "2", "3", "4", "5")

CARD_NAMES: Final = tuple([f"{number:03}" for number in range(1, CARDS + 1)])
FACE_NAMES: Final = tuple([f"AI-{number}" for number in range(1, FACES + 1)])

GRID_CELLS: Final = tuple([row + column for row in ROWS for column in COLUMNS])
OUTER_CELLS: Final = (
    *[f"n{column}" for column in COLUMNS],
    *[f"s{column}" for column in COLUMNS],
    *[f"w{row}" for row in ROWS],
    *[f"e{row}" for row in ROWS],
)
"""North, south, west and east of the grid, for the sixteenth card (AIH-502)."""

CELL_NAMES: Final = GRID_CELLS + OUTER_CELLS
CORNER_NAMES: Final = tuple([cell + corner for cell in CELL_NAMES for corner in "↖↗↙↘"])
"""The corners of all cells, where connectors are."""

NEIGHBOURS: Final = ("left", "right", "grid")

FACE: Final = 1
KEEP: Final = 13
PICK: Final = 133
DISCARD: Final = 253
PLAY: Final = 373
COPY: Final = 493
INSERT: Final = 613
PLACE: Final = 733
MOVE: Final = 764
TO: Final = 779
LIFT: Final = 794
READ: Final = 809
DECLARE: Final = 812
REDRAW: Final = 818
DECLINE: Final = 819

VERBS: Final = (
    Verb("face", FACE, "card", FACE_NAMES),
    Verb("keep", KEEP, "card", CARD_NAMES),
    Verb("pick", PICK, "card", CARD_NAMES),
    Verb("discard", DISCARD, "card", CARD_NAMES),
    Verb("play", PLAY, "card", CARD_NAMES),
    Verb("copy", COPY, "card", CARD_NAMES),
    Verb("insert", INSERT, "card", CARD_NAMES),
    Verb("place", PLACE, "cell", CELL_NAMES),
    Verb("move", MOVE, "cell", GRID_CELLS),
    Verb("to", TO, "cell", GRID_CELLS),
    Verb("lift", LIFT, "cell", GRID_CELLS),
    Verb("read", READ, "neighbour", NEIGHBOURS),
    Verb("declare", DECLARE, "colour", COLOURS),
    Verb("redraw", REDRAW),
    Verb("decline", DECLINE),
)
