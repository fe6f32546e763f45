"""Cards tried on empty cells: what they would score there, and what could be hoped for then."""

from __future__ import annotations

from tablee.games.ai_100_human.board import Board, Looks
from tablee.games.ai_100_human.hopes import Hope
from tablee.games.ai_100_human.patterns import Condition


def points_on(
    looks: Looks, board: Board, card: int, condition: Condition, cells: list[int]
) -> list[int]:
    """What the card would score on each of these cells, by its own or a copied condition."""
    found: list[int] = []
    for cell in cells:
        looks.put(board, card, cell)
        found.append(condition.score(board, cell))
        looks.take(board, cell)
    return found


def hopes_on(
    looks: Looks, board: Board, card: int, hopes: list[tuple[Hope, int]], cells: list[int]
) -> list[float]:
    """The hopes that each of these cells has a say in, with the card on it."""
    found: list[float] = []
    for cell in cells:
        looks.put(board, card, cell)
        found.append(hopes_near(board, hopes, cell))
        looks.take(board, cell)
    return found


def hopes_near(board: Board, hopes: list[tuple[Hope, int]], cell: int) -> float:
    found = 0.0
    for hope, left in hopes:
        found += hope.near(board, cell, left)
    return found
