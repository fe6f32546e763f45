"""How good a position looks: points, and what objectives and AI cards can be expected to give."""

from __future__ import annotations

from tablee.games.ai_100_human.actions import CARDS
from tablee.games.ai_100_human.cells import CELLS
from tablee.games.ai_100_human.ending import LAST_ROUND
from tablee.games.ai_100_human.hopes import Hope, hopes_of
from tablee.games.ai_100_human.read_hopes import find_hopes
from tablee.games.ai_100_human.scoring import board_of
from tablee.games.ai_100_human.state import Table


def hopes_for(s: Table, seat: int) -> list[tuple[Hope, int]]:
    """What this seat can still hope for, each with the cards that will be placed before."""
    hopes = find_hopes(s.kit)
    p = s.seats[seat]
    found: list[tuple[Hope, int]] = []
    scored = len(p.objectives)
    if scored < 1:
        found.append((hopes.objective[s.objectives[0]], s.kit.turns - s.turn))
    if scored < LAST_ROUND:
        found.append((hopes.objective[s.objectives[1]], CELLS))
    face = p.face()
    if face >= 0 and face not in p.sheet:
        of_face = hopes.face[face - CARDS]
        if of_face is not None:
            found.append((of_face, CELLS))
    return found


def evaluate(s: Table, seat: int) -> float:
    """By how much the seat leads, with what everybody can hope for."""
    totals = [expected(s, other) for other in range(len(s.seats))]
    others = totals[:seat] + totals[seat + 1 :]
    return totals[seat] - max(others, default=0.0)


def expected(s: Table, seat: int) -> float:
    p = s.seats[seat]
    hoped = hopes_of(board_of(s.kit, p, p.identity), hopes_for(s, seat))
    face = p.face()
    if face >= 0 and face not in p.sheet:
        hoped += s.kit.end_points[face - CARDS]
    return p.points + hoped
