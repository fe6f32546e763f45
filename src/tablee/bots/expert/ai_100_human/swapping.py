"""Swaps in the tableau, by black cards or by AI-5: for objectives and the AI card only."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablee.bots.expert.ai_100_human.outlook import Outlook
from tablee.games.ai_100_human import actions as a
from tablee.games.ai_100_human.ending import LAST_ROUND
from tablee.games.ai_100_human.place import MoveTo, partners
from tablee.games.ai_100_human.state import EMPTY

EARLY: Final = 6.0
"""What the single swap of AI-5 must bring to be made in round 1 already."""


def swap_cards(out: Outlook, options: Sequence[int]) -> int:
    value, start, _ = best_swap(out, [action - a.MOVE for action in options if action < a.TO])
    return a.MOVE + start if value > 0 else a.DECLINE


def move_to(out: Outlook, options: Sequence[int]) -> int:
    ask = out.p.ask
    assert isinstance(ask, MoveTo)
    return a.TO + best_swap(out, [out.p.where(ask.card)])[2]


def prepare_objective(out: Outlook, options: Sequence[int]) -> int:
    """AI-5 swaps when it pays; which identity of AI-10 pays more is found without a word."""
    starts = [action - a.MOVE for action in options if action < a.TO]
    if not starts:
        return a.DECLINE
    value, start, _ = best_swap(out, starts)
    return a.MOVE + start if value > (0 if out.s.round == LAST_ROUND else EARLY) else a.DECLINE


def best_swap(out: Outlook, starts: Sequence[int]) -> tuple[float, int, int]:
    """The swap that gives most to hope for: by how much, and the two cells."""
    before = out.hope()
    found = []
    for start in starts:
        for end in partners(out.kit, out.p, start):
            exchange(out, start, end)
            found.append((out.hope() - before, start, end))
            exchange(out, start, end)
    return max(found)


def exchange(out: Outlook, start: int, end: int) -> None:
    cells = out.board.cells
    pair = [(cells[start], start, end), (cells[end], end, start)]
    moved = [each for each in pair if each[0] != EMPTY]
    for _, cell, _ in moved:
        out.take(cell)
    for card, _, cell in moved:
        out.put(card, cell)
