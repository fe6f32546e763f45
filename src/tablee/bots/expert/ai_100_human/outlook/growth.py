"""What a card gains by waiting: how much more it scores with every other card on the tableau."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from tablee.bots.expert.ai_100_human.outlook.trial import points_on
from tablee.engine.chance import Dice
from tablee.engine.zones import members
from tablee.games.ai_100_human.actions import CARDS, FACES
from tablee.games.ai_100_human.cells import AI_CELL, CELLS, beside
from tablee.games.ai_100_human.conditions.board import Board
from tablee.games.ai_100_human.kit import COPY, NEIGHBOUR, PATTERN, Kit
from tablee.games.ai_100_human.state import EMPTY

TABLEAUX: Final = 24
"""So many are laid at random, to see how scores grow."""

SIZES: Final = ((2, 7), (8, 14))
"""How many cards there are early and late in each round."""

AT_NEIGHBOURS: Final = {COPY: 0.5, NEIGHBOUR: 0.5}
"""The same for black cards that live on what the neighbours have; the others do not grow."""


@cache
def growth_of(kit: Kit) -> list[float]:
    """For every card what it gains with each card that is placed before it, on average."""
    found = [AT_NEIGHBOURS.get(how, 0.0) for how in kit.how]
    dice = Dice(1)
    for number in range(TABLEAUX):
        face = CARDS + number % FACES
        cards = shuffled(kit.phase[0], dice)[:7] + shuffled(kit.phase[1], dice)
        for phase, (early, late) in zip(kit.phase, SIZES, strict=True):
            begun = best_scores(kit, laid(kit, face, cards[: early - 1], dice), phase)
            grown = best_scores(kit, laid(kit, face, cards[: late - 1], dice), phase)
            for card in begun:
                found[card] += (grown[card] - begun[card]) / (late - early) / TABLEAUX
    return found


def laid(kit: Kit, face: int, cards: Sequence[int], dice: Dice) -> Board:
    """A tableau of these cards, each on any cell where it may lie."""
    board = kit.looks.board([EMPTY] * CELLS)
    kit.looks.put(board, face, AI_CELL)
    for card in cards:
        free = members(beside(board.taken) & ~board.taken)
        kit.looks.put(board, card, free[dice.below(len(free))])
    return board


def best_scores(kit: Kit, board: Board, cards: Sequence[int]) -> dict[int, int]:
    """What each card that is not black would score on its best cell."""
    free = members(beside(board.taken) & ~board.taken)
    found = {}
    for card in cards:
        condition = kit.condition[card]
        if kit.how[card] == PATTERN and condition is not None:
            found[card] = max(points_on(kit.looks, board, card, condition, free))
    return found


def shuffled(cards: Sequence[int], dice: Dice) -> list[int]:
    rest = list(cards)
    return [rest.pop(dice.below(len(rest))) for _ in cards]
