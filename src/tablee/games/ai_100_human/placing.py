"""Placement: where a card may lie in a tableau, and which cards may be swapped in it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablee.engine.compiler import i64
from tablee.engine.problems import UNKNOWN, Why
from tablee.engine.state import Ask, Step
from tablee.engine.zones import members
from tablee.games.ai_100_human.actions import CARDS, CELL_NAMES, COLOURS, DECLARE, MOVE, PLACE, TO
from tablee.games.ai_100_human.cells import AI_CELL, ALL, CELLS, COLUMNS, around, beside
from tablee.games.ai_100_human.kit import DIAGONAL, DUAL, SWAP, Kit
from tablee.games.ai_100_human.state import EMPTY, NONE, Player, Table


class PlaceCards(Step[Table]):
    """Everyone finds a cell for the revealed card, in secret (AIH-028, R-39)."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        s.ask_all(PLACE_CARD)


class PlaceCard(Ask[Table]):
    """On which cell do you place your card?"""

    __slots__ = ()

    def options(self, s: Table, seat: int) -> Sequence[int]:
        p = s.seats[seat]
        taken = taken_cells(p.tableau)
        power = s.kit.power[p.tableau[AI_CELL] - CARDS]
        near = around(taken) if power == DIAGONAL else beside(taken)
        cells = placements(near & ~taken)
        if power not in (SWAP, DUAL):
            return cells
        return [*cells, *own_powers(s.kit, p)]

    def apply(self, s: Table, seat: int, action: int) -> None:
        p = s.seats[seat]
        if action >= MOVE:
            s.ask(seat, self)
            use_power(s, seat, action)
            return
        p.cell = action - PLACE
        p.tableau[p.cell] = p.revealed
        if s.events is not None:
            s.emit("place", seat, [p.revealed, p.cell])
        p.revealed = UNKNOWN

    def refusal(self, s: Table, seat: int, action: int) -> Why:
        p = s.seats[seat]
        cell = action - PLACE
        if not 0 <= cell < len(CELL_NAMES):
            return power_refusal(s.kit, p, action)
        if cell >= CELLS:
            return Why("outside-grid", [cell])  # AIH-050
        if p.tableau[cell] != EMPTY:
            return Why("cell-taken", [cell])
        return Why("cell-apart", [cell], lacking=1)

    def about(self, s: Table, seat: int) -> list[int]:
        return [s.seats[seat].revealed]


def taken_cells(tableau: list[int]) -> int:
    taken: i64 = 0
    bit: i64 = 1
    for card in tableau:
        if card != EMPTY:
            taken |= bit
        bit <<= 1
    return taken


def free_cells(kit: Kit, p: Player) -> int:
    """The empty cells that touch a card (AIH-051), with AI-8 also by a corner (AIH-053)."""
    taken = taken_cells(p.tableau)
    return near(kit, p, taken) & ~taken


def near(kit: Kit, p: Player, cells: int) -> int:
    return around(cells) if has_power(kit, p, DIAGONAL) else beside(cells)


def has_power(kit: Kit, p: Player, power: int) -> bool:
    face = p.tableau[AI_CELL]
    return face >= 0 and kit.power[face - CARDS] == power


# --- the powers of AI-5 and AI-10 --------------------------------------------------------------


def own_powers(kit: Kit, p: Player) -> list[int]:
    """Swap cards, once per game (AIH-505), or declare the identity of the AI card (AIH-510)."""
    power = kit.power[p.tableau[AI_CELL] - CARDS]
    if power == SWAP and not p.power:
        return swaps(kit, p)
    if power == DUAL and p.declared == NONE:
        return sorted([DECLARE + colour for colour in identity_colours(kit, p)])
    return []


def use_power(s: Table, seat: int, action: int) -> None:
    p = s.seats[seat]
    if action >= DECLARE:
        p.declared = identity_colours(s.kit, p).index(action - DECLARE)
        p.identity = p.declared
        s.emit("declare", seat, [action - DECLARE])
        return
    p.power = s.turn
    s.ask(seat, MoveTo(p.tableau[action - MOVE]))


def identity_colours(kit: Kit, p: Player) -> list[int]:
    """The colours that the AI card can have."""
    face = p.face()
    colours = kit.looks.colour
    return [colours[face], colours[kit.identity[face - CARDS]]]


def power_refusal(kit: Kit, p: Player, action: int) -> Why:
    """Why a swap or a declaration is refused."""
    if MOVE <= action < MOVE + CELLS:
        if not has_power(kit, p, SWAP):
            return Why("not-your-power", [])
        return Why("power-spent", []) if p.power else move_refusal(p, action - MOVE)
    if DECLARE <= action < DECLARE + len(COLOURS):
        if not has_power(kit, p, DUAL):
            return Why("not-your-power", [])
        return Why("no-such-identity", [action - DECLARE])
    return Why("not-offered", [])


# --- swaps (AIH-133) --------------------------------------------------------------------------


def swaps(kit: Kit, p: Player) -> list[int]:
    """The cards that can change places with something, as actions."""
    lying = [cell for cell in range(CELLS) if cell != AI_CELL and p.tableau[cell] != EMPTY]
    found = [MOVE + cell for cell in lying[:-1]]  # each with the last one at least
    if lying and partners(kit, p, lying[-1]):
        found.append(MOVE + lying[-1])
    return found


def partners(kit: Kit, p: Player, start: int) -> list[int]:
    """The cells that the card on this cell can change places with.

    Two cards are swapped from the lower cell, so that no swap is offered twice. They leave as many
    neighbours as before; after a move every Evolution card must still touch another (R-24).
    """
    taken = taken_cells(p.tableau)
    found = []
    for end in range(CELLS):
        if end in (start, AI_CELL):
            continue
        if p.tableau[end] != EMPTY:
            if end > start:
                found.append(end)
            continue
        moved = taken ^ (1 << start | 1 << end)
        if not moved & ~near(kit, p, moved) & EVOLUTION:
            found.append(end)
    return found


class MoveTo(Ask[Table]):
    """Where does the card go, or with which card does it change places?"""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def options(self, s: Table, seat: int) -> Sequence[int]:
        p = s.seats[seat]
        return [TO + cell for cell in partners(s.kit, p, p.where(self.card))]

    def apply(self, s: Table, seat: int, action: int) -> None:
        swap(s, seat, s.seats[seat].where(self.card), action - TO)

    def refusal(self, s: Table, seat: int, action: int) -> Why:
        end = action - TO
        if not 0 <= end < CELLS:
            return Why("not-offered", [])
        if end == AI_CELL:
            return Why("ai-card-stays", [])
        taken = s.seats[seat].tableau[end] != EMPTY
        return Why("other-order" if taken else "would-be-alone", [end])

    def about(self, s: Table, seat: int) -> list[int]:
        return [self.card]


def swap(s: Table, seat: int, start: int, end: int) -> None:
    """Nothing is scored because of it (AIH-134)."""
    p = s.seats[seat]
    tableau = p.tableau
    cards = [card for card in (tableau[start], tableau[end]) if card != EMPTY]
    tableau[start], tableau[end] = tableau[end], tableau[start]
    if p.cell == start:
        p.cell = end
    elif p.cell == end:
        p.cell = start
    s.emit("swap", seat, [start, end, *cards])


def move_refusal(p: Player, cell: int) -> Why:
    if cell == AI_CELL:
        return Why("ai-card-stays", [])
    if p.tableau[cell] == EMPTY:
        return Why("nothing-there", [cell])
    return Why("other-order", [cell])


def placements(cells: int) -> tuple[int, ...]:
    """The actions that place a card on one of these cells, in order."""
    upper = IN_UPPER_ROW[cells & ONE_ROW]
    middle = IN_MIDDLE_ROW[cells >> COLUMNS & ONE_ROW]
    return upper + middle + IN_LOWER_ROW[cells >> 2 * COLUMNS]


def row_placements(row: int) -> list[tuple[int, ...]]:
    """For every set of columns the actions that place a card there in this row."""
    first = PLACE + COLUMNS * row
    return [
        tuple([first + column for column in members(columns)]) for columns in range(ONE_ROW + 1)
    ]


ONE_ROW: Final = (1 << COLUMNS) - 1
IN_UPPER_ROW: Final = row_placements(0)
IN_MIDDLE_ROW: Final = row_placements(1)
IN_LOWER_ROW: Final = row_placements(2)

EVOLUTION: Final = ALL ^ 1 << AI_CELL
"""The cells that Evolution cards lie on."""

PLACE_CARD: Final = PlaceCard()
