"""What a card would score as things stand, on every cell where it could lie: for previews."""

from __future__ import annotations

from tablee.engine.events import Event
from tablee.engine.state import Ask
from tablee.engine.zones import members
from tablee.games.ai_100_human.actions import CARDS, DISCARD, KEEP, MOVE, PICK, PLACE, PLAY
from tablee.games.ai_100_human.black_cards import (
    GRID,
    LEFT,
    RIGHT,
    copyable,
    neighbour_board,
    no_row_for,
    read,
)
from tablee.games.ai_100_human.cells import CELLS, OUTER
from tablee.games.ai_100_human.choosing import ChooseCard, DiscardCard
from tablee.games.ai_100_human.drafting import DropCard, KeepCard, PickCard
from tablee.games.ai_100_human.ending import AddCard
from tablee.games.ai_100_human.kit import COPY, COPY_POINTS, NEIGHBOUR, PATTERN
from tablee.games.ai_100_human.outlook.objectives import tell_objectives
from tablee.games.ai_100_human.placing import PlaceCard, free_cells
from tablee.games.ai_100_human.scoring import award, best_points, condition_on, score_card
from tablee.games.ai_100_human.solo import TakeFromGrid
from tablee.games.ai_100_human.state import Player, Table

FIRST_CARD = {
    KeepCard: KEEP,
    PickCard: PICK,
    DropCard: DISCARD,
    TakeFromGrid: PICK,
    ChooseCard: PLAY,
    DiscardCard: DISCARD,
    AddCard: PLAY,
}
"""The questions that are answered with a card, and the action that names the first one."""


def card_outlook(s: Table, seat: int, action: int) -> list[Event]:
    """A score, with what makes it, for each cell on which the card of an answer could be laid."""
    p = s.seats[seat]
    ask = p.ask
    if isinstance(ask, PlaceCard):
        return try_cell(s, seat, p.revealed, action - PLACE) if action < MOVE else []
    card = named_card(ask, action)
    if card < 0:
        return []
    cells = list(OUTER) if isinstance(ask, AddCard) else members(free_cells(s.kit, p))
    return [event for cell in cells for event in try_cell(s, seat, card, cell)]


def named_card(ask: Ask[Table] | None, action: int) -> int:
    first = FIRST_CARD.get(type(ask)) if ask is not None else None
    if first is None or not 0 <= action - first < CARDS:
        return -1
    return action - first


def try_cell(s: Table, seat: int, card: int, cell: int) -> list[Event]:
    """Lay the card there on a table of our own, and score it in the way that pays most."""
    tried = s.clone()
    tried.events = []
    lay(tried.seats[seat], card, cell)
    how = s.kit.how[card]
    if how == PATTERN:
        score_card(tried, seat, card, card, cell)
    elif how == COPY:
        copy_best(tried, seat, card, cell)
    elif how == NEIGHBOUR:
        read_best(tried, seat, card, cell)
    elif how != COPY_POINTS:  # what others will gain, nobody knows yet
        award(tried, seat, card, cell, s.kit.points[card])
    tell_objectives(tried, seat)
    return tried.events


def lay(p: Player, card: int, cell: int) -> None:
    if cell < CELLS:
        p.tableau[cell] = card
    else:
        p.outside, p.edge = [card], cell


def objectives_after(s: Table, seat: int, action: int) -> list[Event]:
    """Where nobody is waited for, the rules themselves say what is scored; this is the rest."""
    p = s.seats[seat]
    if not isinstance(p.ask, PlaceCard) or action >= MOVE:
        return []
    tried = s.clone()
    tried.events = []
    lay(tried.seats[seat], p.revealed, action - PLACE)
    tell_objectives(tried, seat)
    return tried.events


def copy_best(s: Table, seat: int, card: int, cell: int) -> None:
    best, most = -1, -1
    for other in copyable(s, seat, card):
        condition = condition_on(s.kit, s.seats[seat], other, cell)
        points = best_points(s.clone(), seat, condition, cell)
        if points > most:
            best, most = other, points
    if best < 0:
        award(s, seat, card, cell, 0)  # AIH-125
        return
    s.emit("copy", seat, [card, best])
    score_card(s, seat, card, best, cell)


def read_best(s: Table, seat: int, card: int, cell: int) -> None:
    if no_row_for(s, card, cell):
        award(s, seat, card, cell, 0)
        return
    condition = s.kit.condition[card]
    assert condition is not None
    sides = [GRID] if s.solo() else [LEFT, GRID if s.duel() else RIGHT]
    points = [condition.score(neighbour_board(s, seat, side), cell) for side in sides]
    best = sides[points.index(max(points))]
    read(s, seat, card, cell, best)
