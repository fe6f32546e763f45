"""What a guide can ask for and tell of a tableau, beside what lies there and in hand."""

from __future__ import annotations

from tablee.engine.problems import UNKNOWN
from tablee.engine.zones import members
from tablee.games.ai_100_human.actions import CELL_NAMES
from tablee.games.ai_100_human.black_cards import LEFT, RIGHT, ReadNeighbour, neighbour_board
from tablee.games.ai_100_human.kit import PATTERN
from tablee.games.ai_100_human.outlook.objectives import paying
from tablee.games.ai_100_human.placing import free_cells
from tablee.games.ai_100_human.scoring import best_points, condition_on
from tablee.games.ai_100_human.state import EMPTY, Table

Facts = dict[str, int | str | list[int | str]]


def facts(s: Table, viewer: int) -> Facts:
    """Who sits where, where a card may lie, and what would pay how much now."""
    p = s.seats[viewer]
    found: Facts = {
        "left": f"seat:{s.left(viewer)}",
        "right": f"seat:{s.right(viewer)}",
        "turns": s.kit.turns,
        "free": p.tableau.count(EMPTY),
        "open": [f"cell:{CELL_NAMES[cell]}" for cell in members(free_cells(s.kit, p))],
    }
    for _, points in paying(s, viewer)[:1]:
        found["objective_now"] = points
    if p.revealed != UNKNOWN and s.kit.how[p.revealed] == PATTERN:
        found["best"] = most_on_a_cell(s, viewer, p.revealed)
    return found | growing(s, viewer) | at_neighbours(s, viewer)


def growing(s: Table, viewer: int) -> Facts:
    """Of the card in hand whose table of points ends highest, else of one that lies already: what
    it can pay at most, and for one in hand what it would pay now and how much more it could.
    """
    p = s.seats[viewer]
    in_hand = [card for card in [*p.holding(), p.revealed] if is_progressive(s, card)]
    laid = [card for card in p.tableau if is_progressive(s, card)]
    if not in_hand and not laid:
        return {}
    card = max(in_hand or laid, key=lambda card: s.kit.scoring[card].table[-1])
    most = s.kit.scoring[card].table[-1]
    if not in_hand:
        return {"grows_most": most}
    now = most_on_a_cell(s, viewer, card)
    return {"grows_most": most, "grows_now": now, "grows_left": most - now}


def is_progressive(s: Table, card: int) -> bool:
    return card != UNKNOWN and bool(s.kit.scoring[card].table)


def most_on_a_cell(s: Table, viewer: int, card: int) -> int:
    """What a card would pay now on the cell where it pays most."""
    return max(
        [points_on(s, viewer, card, cell) for cell in members(free_cells(s.kit, s.seats[viewer]))],
        default=0,
    )


def points_on(s: Table, viewer: int, card: int, cell: int) -> int:
    tried = s.clone()
    p = tried.seats[viewer]
    p.tableau[cell] = card
    return best_points(tried, viewer, condition_on(s.kit, p, card, cell), cell)


def at_neighbours(s: Table, viewer: int) -> Facts:
    """What the card that is asked about would pay at either neighbour."""
    p = s.seats[viewer]
    if not isinstance(p.ask, ReadNeighbour) or len(s.seats) < 3:
        return {}
    condition, cell = s.kit.condition[p.ask.card], p.where(p.ask.card)
    assert condition is not None
    return {
        "left_pays": condition.score(neighbour_board(s, viewer, LEFT), cell),
        "right_pays": condition.score(neighbour_board(s, viewer, RIGHT), cell),
    }
