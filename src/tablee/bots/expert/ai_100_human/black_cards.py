"""Black cards: what to copy, where to read, and what to exchange with the reserve."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.bots.expert.ai_100_human.outlook.seat import FIRST, OUTLOOK, Outlook
from tablee.bots.expert.ai_100_human.outlook.trial import outlook_near
from tablee.games.ai_100_human import actions as a
from tablee.games.ai_100_human.black_cards import (
    CopyCard,
    InsertCard,
    LiftCard,
    ReadNeighbour,
    insertable,
    neighbour_board,
)
from tablee.games.ai_100_human.scoring import condition_on


def copy_card(out: Outlook, options: Sequence[int]) -> int:
    ask = out.p.ask
    assert isinstance(ask, CopyCard)
    cell = out.p.where(ask.card)

    def points(action: int) -> int:
        condition = condition_on(out.kit, out.p, action - a.COPY, cell)
        return max([condition.score(board, cell) for board in out.boards])

    return max(options, key=points)


def read_neighbour(out: Outlook, options: Sequence[int]) -> int:
    ask = out.p.ask
    assert isinstance(ask, ReadNeighbour)
    condition = out.kit.condition[ask.card]
    assert condition is not None
    cell = out.p.where(ask.card)
    boards = [neighbour_board(out.s, out.seat, action - a.READ) for action in options]
    return max(zip([condition.score(board, cell) for board in boards], options, strict=True))[1]


# --- exchanges with the reserve ---------------------------------------------------------------


def lift_card(out: Outlook, options: Sequence[int]) -> int:
    """The card whose place brings another most, unless nothing is gained."""
    assert isinstance(out.p.ask, LiftCard)
    cards = insertable(out.s, out.seat)
    cells = [action - a.LIFT for action in options if action != a.DECLINE]
    value, cell, _ = max([best_exchange(out, cell, cards) for cell in cells])
    return a.LIFT + cell if value > 0 else a.DECLINE


def insert_card(out: Outlook, options: Sequence[int]) -> int:
    ask = out.p.ask
    assert isinstance(ask, InsertCard)
    cards = [action - a.INSERT for action in options]
    return a.INSERT + best_exchange(out, out.p.where(ask.card), cards)[2]


def best_exchange(out: Outlook, cell: int, cards: Sequence[int]) -> tuple[float, int, int]:
    """The card that brings most in place of the one on this cell: its value, the cell, the card."""
    lifted = out.board.cells[cell]
    before = outlook_near(out.board, out.outlooks, cell)
    out.take(cell)
    found = []
    for card in cards:
        scored = out.points(card, [cell])[0]
        out.put(card, cell)
        better = OUTLOOK * (outlook_near(out.board, out.outlooks, cell) - before)
        again = FIRST[out.left] * (out.best_points(lifted) - out.best_points(card))
        found.append((scored + better + again, cell, card))
        out.take(cell)
    out.put(lifted, cell)
    return max(found)
