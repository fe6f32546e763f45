"""Solo: the draft grid with its headers and the standee, and what leaves and fills it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablee.engine.problems import Why
from tablee.engine.state import Ask, Step
from tablee.engine.zones import draw
from tablee.games.ai_100_human.actions import CARDS, COLOURS, PICK
from tablee.games.ai_100_human.cells import CELLS, COLUMNS
from tablee.games.ai_100_human.state import EMPTY, Table

NOBODY: Final = -1


class LayHeaders(Step[Table]):
    """The six colours head three rows and three columns (AIH-170)."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        s.headers = s.shuffled(range(len(COLOURS)))
        s.emit("headers", NOBODY, s.headers)


class FillDraftGrid(Step[Table]):
    """Nine cards of the round lie open (AIH-171, AIH-181)."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        s.discard += [card for card in s.grid if card != EMPTY]
        s.grid = [EMPTY] * CELLS
        cells = [
            row * COLUMNS + column for row in range(s.kit.side) for column in range(s.kit.side)
        ]
        for cell, card in zip(cells, s.drawn(s.deck, len(cells)), strict=True):
            s.grid[cell] = card
        s.emit("grid", NOBODY, [s.grid[cell] for cell in cells])


class PlaceStandee(Step[Table]):
    """It starts on the header of the AI card's colour (AIH-173)."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        move_standee(s, s.kit.looks.colour[s.seats[0].face()])


def move_standee(s: Table, colour: int) -> None:
    s.standee = colour
    s.emit("standee", NOBODY, [colour])


class LayTurnPile(Step[Table]):
    """The rest of the deck is the draw pile (AIH-176, AIH-177)."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        s.pile = s.drawn(s.deck, s.kit.turn_pile)


class TakeCard(Step[Table]):
    """The player takes a card of the line that the standee heads (AIH-178)."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        s.ask(0, TAKE_FROM_GRID)


def line(s: Table) -> list[int]:
    """The cells of the row or column that the standee heads."""
    place = s.headers.index(s.standee)
    side = s.kit.side
    if place < side:
        return [place * COLUMNS + column for column in range(side)]
    return [row * COLUMNS + place - side for row in range(side)]


class TakeFromGrid(Ask[Table]):
    """Which card of this line do you take into your reserve?"""

    __slots__ = ()

    def options(self, s: Table, seat: int) -> Sequence[int]:
        return sorted([PICK + s.grid[cell] for cell in line(s)])

    def apply(self, s: Table, seat: int, action: int) -> None:
        card = action - PICK
        cell = s.grid.index(card)
        s.marked = [other for other in line(s) if other != cell]
        s.grid[cell] = EMPTY
        s.seats[seat].join(card, s.turn)
        s.seats[seat].picks.append(card)
        s.emit("take", seat, [card, cell])
        s.emit("mark", NOBODY, s.marked)
        move_standee(s, s.kit.looks.colour[card])

    def refusal(self, s: Table, seat: int, action: int) -> Why:
        if PICK <= action < PICK + CARDS:
            return Why("not-in-line", [action - PICK])
        return Why("not-offered", [])

    def about(self, s: Table, seat: int) -> list[int]:
        return [s.standee]


class RefillGrid(Step[Table]):
    """The marked cards leave, and three others fill the gaps, except after the last turn."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        for cell in s.marked:
            s.discard.append(s.grid[cell])
            s.grid[cell] = EMPTY
        s.marked = []
        if s.turn == s.kit.turns:
            return  # AIH-179
        side = s.kit.side
        gaps = [
            cell
            for cell in [row * COLUMNS + column for row in range(side) for column in range(side)]
            if s.grid[cell] == EMPTY
        ]
        for cell in gaps:
            s.grid[cell] = draw(s.pile)
        s.emit("refill", NOBODY, [s.grid[cell] for cell in gaps])


TAKE_FROM_GRID: Final = TakeFromGrid()
