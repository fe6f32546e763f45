"""A Research token improves the top-row action of a turn, once (PEST-115)."""

from __future__ import annotations

from tablee.engine.problems import Why
from tablee.games.pest.kit import RESEARCH
from tablee.games.pest.state import Player, Table


def may_improve(s: Table, p: Player) -> bool:
    return not s.improved and p.stock[RESEARCH] >= s.kit.improve_cost


def improve(s: Table, seat: int) -> None:
    """Once for each placed Assistant (PEST-115)."""
    s.improved = 1
    s.seats[seat].stock[RESEARCH] -= s.kit.improve_cost
    s.emit("improve", seat, [])


def why_not_improve(s: Table, p: Player) -> Why:
    if s.improved:
        return Why("improved-already", [])
    return Why("too-few", [RESEARCH, s.kit.improve_cost], lacking=1)
