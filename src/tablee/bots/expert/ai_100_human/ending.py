"""The end of a round and of the game: a last swap with AI-5, the sixteenth card of AI-2."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablee.bots.expert.ai_100_human.outlook.seat import Outlook
from tablee.bots.expert.ai_100_human.placing import best_swap
from tablee.games.ai_100_human import actions as a
from tablee.games.ai_100_human.cells import CELLS, OUTER
from tablee.games.ai_100_human.ending import LAST_ROUND
from tablee.games.ai_100_human.kit import COPY, NEIGHBOUR

EARLY: Final = 6.0
"""What the single swap of AI-5 must bring to be made in round 1 already."""


def prepare_objective(out: Outlook, options: Sequence[int]) -> int:
    """AI-5 swaps when it pays; which identity of AI-10 pays more is found without a word."""
    starts = [action - a.MOVE for action in options if action < a.TO]
    if not starts:
        return a.DECLINE
    value, start, _ = best_swap(out, starts)
    return a.MOVE + start if value > (0 if out.s.round == LAST_ROUND else EARLY) else a.DECLINE


def add_card(out: Outlook, options: Sequence[int]) -> int:
    """The card that scores most outside the grid."""
    cards = [action - a.PLAY for action in options if action != a.DECLINE]
    points, card = max([(max([outside(out, c, cell) for cell in OUTER]), c) for c in cards])
    return a.PLAY + card if points > 0 else a.DECLINE


def place_outside(out: Outlook, options: Sequence[int]) -> int:
    card = out.p.outside[0]
    return max(options, key=lambda action: outside(out, card, action - a.PLACE))


def outside(out: Outlook, card: int, cell: int) -> int:
    """What a card scores on a cell beside the grid."""
    kit = out.kit
    if kit.how[card] == NEIGHBOUR:
        boards = out.neighbours()
    else:
        boards = [kit.looks.board([*out.board.cells[:CELLS], card])]
    scored_as = out.copyable(card) if kit.how[card] == COPY else [card]
    conditions = [kit.outer[other] for other in scored_as]
    scores = [c.score(board, cell) for c in conditions if c is not None for board in boards]
    solo = kit.solo_points[card] if out.s.solo() else 0
    return max(scores, default=kit.points[card] + solo)
