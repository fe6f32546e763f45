"""The score sheet: Evolution cards by colour, objectives and the AI card add up to the total."""

from __future__ import annotations

from typing import Final

from tablee.engine.decision import Score
from tablee.games.ai_100_human.actions import CARDS, COLOURS
from tablee.games.ai_100_human.ending import rank
from tablee.games.ai_100_human.state import Player, Table

OBJECTIVES: Final = ("objective-1", "objective-2")


def scores(s: Table) -> list[Score]:
    """Equal totals share the victory (AIH-142)."""
    return [Score(p.points, parts(s, p)) for p in s.seats]


def parts(s: Table, p: Player) -> dict[str, int]:
    """Points by source; what a sixteenth card brings is the score of the AI card (AIH-502)."""
    found = dict.fromkeys([*COLOURS, *OBJECTIVES, "ai"], 0)
    ended = False
    for card, points in zip(p.sheet, p.sheet_points, strict=True):
        ended = ended or card >= CARDS
        found["ai" if ended else COLOURS[s.kit.looks.colour[card]]] += points
    for name, points in zip(OBJECTIVES, p.objectives, strict=False):
        found[name] = points
    return found


def returns(s: Table) -> list[float]:
    """Solo: from 0 for the lowest rank to 1 for the highest (AIH-185)."""
    reached = rank(s.kit.ranks, s.seats[0].points)
    return [reached / (len(s.kit.ranks) - 1)]
