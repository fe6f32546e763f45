"""Cards tried on empty cells: what they would score there, and what could be expected then."""

from __future__ import annotations

from tablee.games.ai_100_human.conditions.board import Board, Looks
from tablee.games.ai_100_human.conditions.patterns import Condition
from tablee.games.ai_100_human.outlook.conditions import ConditionOutlook


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


def best_on(looks: Looks, board: Board, card: int, condition: Condition, cells: list[int]) -> int:
    """The most that the card would score on one of these cells; 0 if there is none."""
    best = 0
    for place, cell in enumerate(cells):
        looks.put(board, card, cell)
        points = condition.score(board, cell)
        looks.take(board, cell)
        if points > best or place == 0:
            best = points
    return best


def outlook_on(
    looks: Looks,
    board: Board,
    card: int,
    outlooks: list[tuple[ConditionOutlook, int]],
    cells: list[int],
) -> list[float]:
    """The outlook of what each of these cells has a say in, with the card on it."""
    found: list[float] = []
    for cell in cells:
        looks.put(board, card, cell)
        found.append(outlook_near(board, outlooks, cell))
        looks.take(board, cell)
    return found


def outlook_near(board: Board, outlooks: list[tuple[ConditionOutlook, int]], cell: int) -> float:
    found = 0.0
    for each, left in outlooks:
        found += each.near(board, cell, left)
    return found
