"""How good a position looks: points, and what objectives and AI cards can be expected to give."""

from __future__ import annotations

from tablee.games.ai_100_human.actions import CARDS
from tablee.games.ai_100_human.cells import CELLS
from tablee.games.ai_100_human.ending import LAST_ROUND
from tablee.games.ai_100_human.outlook.conditions import ConditionOutlook, outlook_of
from tablee.games.ai_100_human.outlook.reading import find_outlooks
from tablee.games.ai_100_human.scoring import board_of
from tablee.games.ai_100_human.state import Table


def outlooks_for(s: Table, seat: int) -> list[tuple[ConditionOutlook, int]]:
    """What this seat can still expect, each with the cards that will be placed before."""
    outlooks = find_outlooks(s.kit)
    p = s.seats[seat]
    found: list[tuple[ConditionOutlook, int]] = []
    for number, objective in enumerate(s.objectives):
        if number >= len(p.objectives):
            left = CELLS if number + 1 == LAST_ROUND else s.kit.turns - s.turn
            found.append((outlooks.objective[objective], left))
    face = p.face()
    if face >= 0 and face not in p.sheet:
        of_face = outlooks.face[face - CARDS]
        if of_face is not None:
            found.append((of_face, CELLS))
    return found


def outlook(s: Table, seat: int) -> float:
    """By how much the seat leads, with what everybody can expect."""
    totals = [expected(s, other) for other in range(len(s.seats))]
    others = totals[:seat] + totals[seat + 1 :]
    return totals[seat] - max(others, default=0.0)


def expected(s: Table, seat: int) -> float:
    p = s.seats[seat]
    to_come = outlook_of(board_of(s.kit, p, p.identity), outlooks_for(s, seat))
    face = p.face()
    if face >= 0 and face not in p.sheet:
        to_come += s.kit.end_points[face - CARDS]
    return p.points + to_come
