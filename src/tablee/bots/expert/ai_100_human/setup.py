"""Setting the table: which face of the AI card to play with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablee.games.ai_100_human import actions as a
from tablee.games.ai_100_human.actions import FACE_NAMES
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
