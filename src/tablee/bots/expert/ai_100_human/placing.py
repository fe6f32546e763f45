"""Placement: the cell of a card, and swaps for objectives and the AI card."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.bots.expert.ai_100_human.choosing import LOOKED_AT, closely
from tablee.bots.expert.ai_100_human.outlook.seat import Outlook
from tablee.games.ai_100_human import actions as a
from tablee.games.ai_100_human.placing import MoveTo, partners
from tablee.games.ai_100_human.state import EMPTY


def place_card(out: Outlook, options: Sequence[int]) -> int:
    card = out.p.revealed
    found = sorted(out.gains(card), reverse=True)[:LOOKED_AT]
    return a.PLACE + max(found, key=lambda each: closely(out, each[0], card, each[1]))[1]


def swap_cards(out: Outlook, options: Sequence[int]) -> int:
    value, start, _ = best_swap(out, [action - a.MOVE for action in options if action < a.TO])
    return a.MOVE + start if value > 0 else a.DECLINE


def move_to(out: Outlook, options: Sequence[int]) -> int:
    ask = out.p.ask
    assert isinstance(ask, MoveTo)
    return a.TO + best_swap(out, [out.p.where(ask.card)])[2]


def best_swap(out: Outlook, starts: Sequence[int]) -> tuple[float, int, int]:
    """The swap that improves the outlook most: by how much, and the two cells."""
    before = out.expected()
    found = []
    for start in starts:
        for end in partners(out.kit, out.p, start):
            exchange(out, start, end)
            found.append((out.expected() - before, start, end))
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
