"""What the objectives that are still to come would pay if they were scored as a tableau is now."""

from __future__ import annotations

from tablee.engine.fields import Data
from tablee.games.ai_100_human.cells import AI_CELL
from tablee.games.ai_100_human.scoring import best_points
from tablee.games.ai_100_human.state import Table


def follows(s: Table) -> Data:
    """For every seat, by the name of the objective: nobody has to count it by hand."""
    names = s.kit.objective_names
    return {
        "objectives": [
            {names[objective]: points for objective, points in paying(s, seat)}
            for seat in range(len(s.seats))
        ]
    }


def tell_objectives(s: Table, seat: int) -> None:
    """Say what each would pay now; nothing is scored by that."""
    for objective, points in paying(s, seat):
        s.emit("prospect", seat, [objective, points])


def paying(s: Table, seat: int) -> list[tuple[int, int]]:
    """Objectives that this seat has yet to score (AIH-140), each with what it would pay."""
    p = s.seats[seat]
    if p.face() < 0:
        return []  # the tableau begins with the AI card (AIH-009)
    tried = s.clone()  # AI-10 takes the better identity, and stays as it is here (AIH-510)
    return [
        (objective, best_points(tried, seat, s.kit.objective[objective], AI_CELL))
        for objective in s.objectives[len(p.objectives) :]
    ]
