"""Free actions of a turn: the Exchange (PEST-124), and rearranging the Quarantine (PEST-166).

The Quarantine can be arranged once between two other choices; every arrangement can be had so.
"""

from __future__ import annotations

from tablee.engine.problems import Why
from tablee.games.pest.actions import ARRANGE, ARRANGEMENTS, EXCHANGE, PAIRS
from tablee.games.pest.quarantine import arrange, arrangements, why_not_arrange
from tablee.games.pest.state import Table
from tablee.games.pest.storing import exchange, exchanges, why_not_exchange


def free_actions(s: Table, seat: int) -> list[int]:
    """All of them that can be done now, in order."""
    p = s.seats[seat]
    found = exchanges(s, p)
    return found if s.arranged else found + arrangements(s, p)


def is_free(action: int) -> bool:
    return EXCHANGE <= action < ARRANGE + len(ARRANGEMENTS)


def do_freely(s: Table, seat: int, action: int) -> None:
    if action < ARRANGE:
        exchange(s, seat, action - EXCHANGE)
        s.arranged = 0
    else:
        arrange(s, seat, action - ARRANGE)
        s.arranged = 1


def why_not_free(s: Table, seat: int, action: int) -> Why:
    p = s.seats[seat]
    if EXCHANGE <= action < EXCHANGE + len(PAIRS):
        return why_not_exchange(s, p, action - EXCHANGE) or Why("no-way-left", [])
    if s.arranged:
        return Why("arranged-already", [])
    if action in arrangements(s, p):
        return Why("no-way-left", [])
    return why_not_arrange(s, p, action - ARRANGE)
