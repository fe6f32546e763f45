"""AI cards: which face to play with, and the sixteenth card of AI-2."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablee.bots.expert.ai_100_human.outlook import Outlook
from tablee.games.ai_100_human import actions as a
from tablee.games.ai_100_human.actions import FACE_NAMES
from tablee.games.ai_100_human.cells import CELLS, OUTER
from tablee.games.ai_100_human.kit import COPY, NEIGHBOUR
from tablee.games.ai_100_human.state import Table

USUAL: Final = {
    "AI-1": 3.0,
    "AI-2": 0.0,
    "AI-3": 0.0,
    "AI-4": 2.0,
    "AI-5": 1.5,
    "AI-6": -1.5,
    "AI-7": -4.0,
    "AI-8": -2.5,
    "AI-9": 0.0,
    "AI-10": 2.0,
    "AI-11": -2.0,
    "AI-12": 1.0,
}
"""By how much games with this face end better than others, in points."""

AGREES: Final = {
    ("AI-1", "O5"): 4.0,
    ("AI-3", "O4"): 3.0,
    ("AI-4", "O6"): 3.0,
    ("AI-9", "O5"): -3.0,
    ("AI-9", "O6"): -3.0,
    ("AI-12", "O15"): 3.0,
    ("AI-12", "O16"): 3.0,
}
"""The same for objectives that want the same cards in the same places, or quite others."""


def choose_face(s: Table, seat: int, options: Sequence[int]) -> int:
    """The face that usually brings most, with these objectives."""
    return max(options, key=lambda action: face_worth(s, FACE_NAMES[action - a.FACE]))


def face_worth(s: Table, face: str) -> float:
    worth = USUAL[face]
    for objective in s.objectives:
        worth += AGREES.get((face, s.kit.objective_names[objective]), 0.0)
    return worth


# --- the sixteenth card -----------------------------------------------------------------------


def add_card(out: Outlook, options: Sequence[int]) -> int:
    """The card that scores most outside the grid."""
    cards = [action - a.PLAY for action in options if action != a.DECLINE]
    points, card = max([(max([outside(out, c, cell) for cell in OUTER]), c) for c in cards])
    return a.PLAY + card if points > 0 else a.DECLINE


def place_outside(out: Outlook, options: Sequence[int]) -> int:
    card = out.p.outside[0]
    return max(options, key=lambda action: outside(out, card, action - a.PLACE))


def outside(out: Outlook, card: int, cell: int) -> int:
    """What a card scores on a cell beside the grid."""
    kit = out.kit
    if kit.how[card] == NEIGHBOUR:
        boards = out.neighbours()
    else:
        boards = [kit.looks.board([*out.board.cells[:CELLS], card])]
    scored_as = out.copyable(card) if kit.how[card] == COPY else [card]
    conditions = [kit.outer[other] for other in scored_as]
    scores = [c.score(board, cell) for c in conditions if c is not None for board in boards]
    solo = kit.solo_points[card] if out.s.solo() else 0
    return max(scores, default=kit.points[card] + solo)
