"""Black cards, resolved one after another when all others are scored (AIH-120)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablee.engine.problems import Why
from tablee.engine.state import Ask, Step
from tablee.games.ai_100_human.actions import (
    CARDS,
    COPY,
    DECLINE,
    INSERT,
    LIFT,
    MOVE,
    NEIGHBOURS,
    READ,
)
from tablee.games.ai_100_human.cells import AI_CELL, CELLS, PLACES, ROWS
from tablee.games.ai_100_human.conditions.board import Board
from tablee.games.ai_100_human.conditions.telling import NEUTRAL_GRID, tell_what_counts
from tablee.games.ai_100_human.kit import (
    COPY as COPIES,
)
from tablee.games.ai_100_human.kit import (
    COPY_POINTS,
    EXTRA_RESERVE,
    NEIGHBOUR,
    SWAP_IN_TABLEAU,
    SWAP_WITH_RESERVE,
)
from tablee.games.ai_100_human.piles import draw_cards
from tablee.games.ai_100_human.placing import MoveTo, move_refusal, swaps
from tablee.games.ai_100_human.scoring import award, board_of, in_order, score_card
from tablee.games.ai_100_human.state import EMPTY, Table

LEFT: Final = 0
RIGHT: Final = 1
GRID: Final = 2


class ResolveBlack(Step[Table]):
    """The next black card, in ascending order, those that copy points last (AIH-120)."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        if s.queue:
            s.then(self)
            resolve_next(s)


def resolve_next(s: Table) -> None:
    card = s.queue.pop(0)
    for seat, p in enumerate(s.seats):
        if card in p.tableau:
            resolve(s, seat, card, p.tableau.index(card))
            return


def resolve(s: Table, seat: int, card: int, cell: int) -> None:
    """Apply a card, in the grid or outside it; ask its owner where there is a choice."""
    kit = s.kit
    how = kit.how[card]
    if how == COPIES:
        if copyable(s, seat, card):
            s.ask(seat, CopyCard(card))
        else:
            award(s, seat, card, cell, 0)  # AIH-125
    elif how == NEIGHBOUR:
        resolve_at_neighbour(s, seat, card, cell)
    elif how == COPY_POINTS:
        award(s, seat, card, cell, copied_points(s, seat, card))
    elif how == SWAP_WITH_RESERVE:
        s.then(LosePoints(seat, card))  # AIH-130: in any case, but after the exchange
        if liftable(s, seat) and insertable(s, seat):
            s.ask(seat, LiftCard(card))
    elif how in (SWAP_IN_TABLEAU, EXTRA_RESERVE):
        award(s, seat, card, cell, kit.points[card])  # AIH-135: whatever follows
        manipulate(s, seat, card, how)
    else:
        score_card(s, seat, card, card, cell)


def manipulate(s: Table, seat: int, card: int, how: int) -> None:
    """Swap or draw; where nothing can be done, nothing is asked."""
    if how == EXTRA_RESERVE:
        draw_cards(s, seat, s.kit.draws[card])  # AIH-132
    elif swaps(s.kit, s.seats[seat]):
        s.ask(seat, SwapCards(card))


# --- copies of cards (AIH-122 to AIH-125) -----------------------------------------------------


class CopyCard(Ask[Table]):
    """Which card of a neighbour do you copy?"""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def options(self, s: Table, seat: int) -> Sequence[int]:
        return [COPY + card for card in copyable(s, seat, self.card)]

    def apply(self, s: Table, seat: int, action: int) -> None:
        copied = action - COPY
        s.emit("copy", seat, [self.card, copied])
        score_card(s, seat, self.card, copied, s.seats[seat].where(self.card))

    def refusal(self, s: Table, seat: int, action: int) -> Why:
        if COPY <= action < COPY + CARDS:
            return Why("cannot-copy", [action - COPY])
        return Why("not-offered", [])

    def about(self, s: Table, seat: int) -> list[int]:
        return [self.card, s.kit.copies[self.card]]


def copyable(s: Table, seat: int, card: int) -> list[int]:
    """The neighbours' Evolution cards of the colour that this card copies, never AI cards."""
    colour = s.kit.copies[card]
    colours = s.kit.looks.colour
    found: list[int] = []
    for tableau in neighbour_cards(s, seat):
        for other in tableau:
            if EMPTY < other < CARDS and colours[other] == colour:
                found.append(other)
    return sorted(found)


def neighbour_cards(s: Table, seat: int) -> list[list[int]]:
    """The tableaux of the neighbours; the grid is one of them for one or two (AIH-152, AIH-184)."""
    if s.solo():
        return [s.grid]
    if s.duel():
        return [s.seats[1 - seat].tableau, s.grid]
    return [s.seats[s.left(seat)].tableau, s.seats[s.right(seat)].tableau]


# --- scoring at a neighbour (AIH-126, AIH-127) ------------------------------------------------


def resolve_at_neighbour(s: Table, seat: int, card: int, cell: int) -> None:
    if no_row_for(s, card, cell):
        award(s, seat, card, cell, 0)
    elif s.solo():
        read(s, seat, card, cell, GRID)
    else:
        s.ask(seat, ReadNeighbour(card))


def no_row_for(s: Table, card: int, cell: int) -> bool:
    """R-34: no row of the neighbour corresponds to a cell above or below the grid."""
    return s.kit.zone[card] == "neighbour_row" and not 0 <= PLACES[cell][0] < ROWS


class ReadNeighbour(Ask[Table]):
    """Which neighbour's cards do you count?"""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def options(self, s: Table, seat: int) -> Sequence[int]:
        return [READ + LEFT, READ + (GRID if s.duel() else RIGHT)]

    def apply(self, s: Table, seat: int, action: int) -> None:
        read(s, seat, self.card, s.seats[seat].where(self.card), action - READ)

    def refusal(self, s: Table, seat: int, action: int) -> Why:
        if READ <= action < READ + len(NEIGHBOURS):
            return Why("no-such-neighbour", [action - READ])
        return Why("not-offered", [])

    def about(self, s: Table, seat: int) -> list[int]:
        return [self.card]


def read(s: Table, seat: int, card: int, cell: int, side: int) -> None:
    kit, whose = s.kit, neighbour(s, seat, side)
    if whose == NEUTRAL_GRID:
        s.emit("read-grid", seat, [card])
    else:
        s.emit("read", seat, [card, whose])
    condition = kit.condition[card]
    assert condition is not None
    board = neighbour_board(s, seat, side)
    points = condition.score(board, cell)
    award(s, seat, card, cell, points)
    if points:
        tell_what_counts(s, whose, kit.scoring[card], kit.zone[card], board, cell)


def neighbour(s: Table, seat: int, side: int) -> int:
    if side == GRID:
        return NEUTRAL_GRID
    return s.left(seat) if side == LEFT else s.right(seat)


def neighbour_board(s: Table, seat: int, side: int) -> Board:
    if side == GRID:
        return s.kit.looks.board(s.grid)
    p = s.seats[neighbour(s, seat, side)]
    return board_of(s.kit, p, p.identity)


# --- copied points (AIH-128, AIH-129) ---------------------------------------------------------


def copied_points(s: Table, seat: int, card: int) -> int:
    """The better of what the neighbours gained in this turn, at least 0."""
    if s.solo():
        return s.kit.solo_points[card]  # AIH-183
    if s.seats[seat].outside:
        return 0  # AIH-502: there is no turn
    if s.duel():
        return max(0, s.seats[1 - seat].gained)  # AIH-153
    return max(0, s.seats[s.left(seat)].gained, s.seats[s.right(seat)].gained)


# --- exchange with the reserve (AIH-130, AIH-131) ---------------------------------------------


class LiftCard(Ask[Table]):
    """Which card of your tableau goes to the reserve, for another to take its place?"""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def options(self, s: Table, seat: int) -> Sequence[int]:
        return [*[LIFT + cell for cell in liftable(s, seat)], DECLINE]

    def apply(self, s: Table, seat: int, action: int) -> None:
        if action == DECLINE:
            s.emit("stay", seat, [self.card])
        else:
            s.ask(seat, InsertCard(s.seats[seat].tableau[action - LIFT]))

    def refusal(self, s: Table, seat: int, action: int) -> Why:
        cell = action - LIFT
        if not 0 <= cell < CELLS:
            return Why("not-offered", [])
        card = s.seats[seat].tableau[cell]
        return Why("nothing-there", [cell]) if card == EMPTY else Why("takes-no-part", [card])

    def about(self, s: Table, seat: int) -> list[int]:
        return [self.card]


class InsertCard(Ask[Table]):
    """Which card of your reserve takes its place?"""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card
        """The one that comes out."""

    def options(self, s: Table, seat: int) -> Sequence[int]:
        return [INSERT + card for card in insertable(s, seat)]

    def apply(self, s: Table, seat: int, action: int) -> None:
        exchange(s, seat, s.seats[seat].where(self.card), action - INSERT)

    def refusal(self, s: Table, seat: int, action: int) -> Why:
        card = action - INSERT
        if not 0 <= card < CARDS:
            return Why("not-offered", [])
        held = card in s.seats[seat].holding()
        return Why("takes-no-part" if held else "not-in-reserve", [card])

    def about(self, s: Table, seat: int) -> list[int]:
        return [self.card]


def liftable(s: Table, seat: int) -> list[int]:
    """The cells of all Evolution cards but those that make such exchanges."""
    tableau = s.seats[seat].tableau
    return [
        cell
        for cell in range(CELLS)
        if cell != AI_CELL and tableau[cell] != EMPTY and takes_part(s, tableau[cell])
    ]


def insertable(s: Table, seat: int) -> list[int]:
    return [card for card in sorted(s.seats[seat].holding()) if takes_part(s, card)]


def takes_part(s: Table, card: int) -> bool:
    return s.kit.how[card] != SWAP_WITH_RESERVE


def exchange(s: Table, seat: int, cell: int, card: int) -> None:
    """The new card is resolved at once, but copied points wait for their place in the order."""
    p = s.seats[seat]
    turn = s.turn + len(p.outside)  # the sixteenth card comes after the last turn
    out = p.tableau[cell]
    p.come_out(card, turn)
    p.join(out, turn)
    p.tableau[cell] = card
    s.emit("exchange", seat, [cell, out, card])
    if s.kit.how[card] == COPY_POINTS and not p.outside:
        s.queue = in_order(s.kit, [*s.queue, card])
    else:
        resolve(s, seat, card, cell)


class LosePoints(Step[Table]):
    """What an exchange costs, once the card brought in is resolved (AIH-130)."""

    __slots__ = ("card", "seat")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def run(self, s: Table) -> None:
        p = s.seats[self.seat]
        if any([card in p.tableau for card in s.queue]):  # it waits for its place (AIH-131)
            s.then(self)
            resolve_next(s)
        else:
            award(s, self.seat, self.card, p.where(self.card), s.kit.points[self.card])


# --- swaps in the tableau (AIH-133 to AIH-135) ------------------------------------------------


class SwapCards(Ask[Table]):
    """Which card of your tableau do you move, if any?"""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def options(self, s: Table, seat: int) -> Sequence[int]:
        return [*swaps(s.kit, s.seats[seat]), DECLINE]

    def apply(self, s: Table, seat: int, action: int) -> None:
        if action == DECLINE:
            s.emit("stay", seat, [self.card])
        else:
            s.ask(seat, MoveTo(s.seats[seat].tableau[action - MOVE]))

    def refusal(self, s: Table, seat: int, action: int) -> Why:
        if MOVE <= action < MOVE + CELLS:
            return move_refusal(s.seats[seat], action - MOVE)
        return Why("not-offered", [])

    def about(self, s: Table, seat: int) -> list[int]:
        return [self.card]
