"""What a player can be expected to end with, before a turn begins."""

from __future__ import annotations

from math import sqrt
from typing import Final

from tablee.bots.expert.advice import Prospect
from tablee.bots.expert.ai_100_human.outlook.seat import FIRST, SECOND, Outlook
from tablee.engine.problems import UNKNOWN
from tablee.games.ai_100_human.actions import CARDS
from tablee.games.ai_100_human.ending import LAST_ROUND, rank
from tablee.games.ai_100_human.state import Table

FIRST_ROUND: Final = 1

A_TURN: Final = 6.0
"""What a turn usually brings."""

UNSURE: Final = 5.0
"""By how many points a turn may go otherwise than expected."""


def stage(s: Table) -> int:
    return s.round


def last(s: Table) -> int:
    """A round is played on to its end; while the table is set, the first one."""
    return max(FIRST_ROUND, s.round)


def expected(s: Table, seat: int) -> float:
    """Points, what objectives and the AI card will bring, and cards that wait for their turn."""
    out = Outlook(s, seat)
    p = out.p
    value = p.points + out.expected() + A_TURN * turns_left(s)
    face = p.face()
    if face >= 0 and face not in p.sheet:
        value += s.kit.end_points[face - CARDS]
    held = [card for card in p.holding() if card != UNKNOWN]
    if held and s.turn:
        promised = sorted([out.promise(card) for card in held])
        value += FIRST[out.left] * promised.pop() + SECOND[out.left] * sum(promised)
    return value


def turns_left(s: Table) -> int:
    """The one that begins is one of them."""
    return (LAST_ROUND - s.round) * s.kit.turns + s.kit.turns - max(0, s.turn - 1)


def alone(s: Table) -> Prospect:
    """Points, and the rank they are good for."""
    points = expected(s, 0) if s.asked else float(s.seats[0].points)
    return Prospect(points, rank(s.kit.ranks, int(points)) / (len(s.kit.ranks) - 1), points)


def vague(s: Table) -> float:
    return UNSURE * sqrt(turns_left(s))
