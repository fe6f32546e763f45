"""What it takes to score one card of AI 100% Human in a full tableau."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from benchmarks.rounds import Task, seconds
from tablee.engine.game import Game
from tablee.games.ai_100_human import AiHuman
from tablee.games.ai_100_human.actions import CARDS, FACES
from tablee.games.ai_100_human.cells import AI_CELL, CELLS

SCORING: Final = "score a card"
TITLE: Final = "ai-100-human"
TABLEAUX: Final = 40
TRIALS: Final = 3
"""So often every card is scored to find the one in the middle."""


def scorings(game: Game[Any], rng: Random) -> dict[str, Task]:
    """The card that takes a median time, on one tableau after the other."""
    if not isinstance(game, AiHuman):
        return {}
    tableaux = [full_tableau(rng) for _ in range(TABLEAUX)]
    tasks = [scoring(game, card, tableaux) for card in range(CARDS) if game.kit.condition[card]]
    tasks.sort(key=lambda task: seconds(task, TABLEAUX * TRIALS))
    return {SCORING: tasks[len(tasks) // 2]}


def full_tableau(rng: Random) -> list[int]:
    cards = rng.sample(range(CARDS), CELLS)
    cards[AI_CELL] = CARDS + rng.randrange(FACES)
    return cards


def scoring(game: AiHuman, card: int, tableaux: list[list[int]]) -> Task:
    """Read a tableau and score the card, on a cell of its own."""
    board = game.kit.looks.board
    condition = game.kit.condition[card]
    assert condition is not None
    score = condition.score
    cell = card % CELLS
    turn = 0

    def once() -> None:
        nonlocal turn
        turn += 1
        score(board(tableaux[turn % TABLEAUX]), cell)

    return once
