"""Scoring: what a condition is worth on a player's tableau, and the points that go on the sheet."""

from __future__ import annotations

from tablee.engine.state import Step
from tablee.games.ai_100_human.actions import CARDS
from tablee.games.ai_100_human.cells import AI_CELL, CELLS
from tablee.games.ai_100_human.conditions.board import Board
from tablee.games.ai_100_human.conditions.patterns import Condition
from tablee.games.ai_100_human.conditions.telling import tell_what_counts
from tablee.games.ai_100_human.kit import DUAL, Kit
from tablee.games.ai_100_human.placing import has_power, identity_colours
from tablee.games.ai_100_human.state import NONE, Player, Table


class ScoreCards(Step[Table]):
    """All cards but the black ones are scored; those wait for their turn (AIH-120)."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        laid = [p.tableau[p.cell] for p in s.seats]
        s.queue = in_order(s.kit, [card for card in laid if s.kit.black(card)])
        for seat, card in enumerate(laid):
            if not s.kit.black(card):
                score_card(s, seat, card, card, s.seats[seat].cell)
                s.moment()


def in_order(kit: Kit, cards: list[int]) -> list[int]:
    """Black cards in the order in which they are resolved."""
    if len(cards) < 2:
        return cards
    return [card for _, card in sorted([(kit.order[card], card) for card in cards])]


def score_card(s: Table, seat: int, card: int, scored_as: int, cell: int) -> None:
    """Score a card by its own condition, or by that of a card it copies (AIH-123)."""
    kit = s.kit
    condition = condition_on(kit, s.seats[seat], scored_as, cell)
    points = best_points(s, seat, condition, cell)
    award(s, seat, card, cell, points)
    if points and s.events is not None:
        p = s.seats[seat]
        board = board_of(kit, p, p.identity)
        tell_what_counts(s, seat, kit.scoring[scored_as], kit.zone[scored_as], board, cell)


def condition_on(kit: Kit, p: Player, scored_as: int, cell: int) -> Condition:
    """In the grid, outside it, or in the grid beside a sixteenth card (AIH-502)."""
    condition = kit.condition[scored_as]
    if cell >= CELLS:
        condition = kit.outer[scored_as]
    elif p.outside:
        condition = kit.beside(scored_as, p.edge)
    assert condition is not None
    return condition


def best_points(s: Table, seat: int, condition: Condition, cell: int) -> int:
    """What the condition is worth; AI-10 takes the identity that pays more (AIH-510, R-37)."""
    p = s.seats[seat]
    points = condition.score(board_of(s.kit, p, p.identity), cell)
    if p.declared == NONE and has_power(s.kit, p, DUAL):
        other = 1 - p.identity
        better = condition.score(board_of(s.kit, p, other), cell)
        if better > points:
            p.identity = other
            s.emit("identity", seat, [identity_colours(s.kit, p)[other]])
            return better
    return points


def board_of(kit: Kit, p: Player, identity: int) -> Board:
    """The tableau as conditions read it, with the AI card in one of its identities."""
    cells = p.tableau
    if identity or p.outside:
        cells = cells + p.outside
        if identity:
            cells[AI_CELL] = kit.identity[cells[AI_CELL] - CARDS]
    return kit.looks.board(cells)


def award(s: Table, seat: int, card: int, cell: int, points: int) -> None:
    """Write points on the sheet; a score never falls below 0 (AIH-091)."""
    p = s.seats[seat]
    change = max(points, -p.points)
    p.points += change
    p.gained += change
    p.sheet.append(card)
    p.sheet_points.append(change)
    if s.events is None:
        return
    if points < 0:
        s.emit("lose", seat, [card, cell, -change])
    else:
        s.emit("score", seat, [card, cell, points])
