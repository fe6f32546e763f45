"""A tableau as conditions read it: for each colour and each number the cells that have it."""

from __future__ import annotations

from typing import Final

COLOUR: Final = 0
NUMBER: Final = 6
"""Where the masks of colours and of numbers begin."""

MASKS: Final = 11


class Board:
    """The cards on the cells, and their colours and numbers as sets of cells."""

    __slots__ = ("cells", "masks", "taken")

    def __init__(self, cells: list[int], masks: list[int], taken: int) -> None:
        self.cells = cells
        """The card on each cell, or EMPTY; then the one outside the grid, if there is one."""
        self.masks = masks
        """The cells of each colour, then of each number from 1 to 5."""
        self.taken = taken
        """The cells that hold a card."""

    def copied(self) -> Board:
        return Board(self.cells[:], self.masks[:], self.taken)


class Looks:
    """Colour and number of every card, as places in a board's list of masks."""

    def __init__(self, colour: list[int], number: list[int]) -> None:
        self.colour = colour
        self.number = number

    def board(self, tableau: list[int]) -> Board:
        """The board of a tableau, as it lies."""
        colour = self.colour
        number = self.number
        masks = [0] * MASKS
        taken = 0
        bit = 1
        for card in tableau:
            if card >= 0:
                masks[colour[card]] |= bit
                masks[number[card]] |= bit
                taken |= bit
            bit <<= 1
        return Board(tableau, masks, taken)

    def keep_up(self, board: Board, tableau: list[int]) -> None:
        """Bring a board up to date with a tableau of which little has changed."""
        cells = board.cells
        for cell, card in enumerate(tableau):
            before = cells[cell]
            if before != card:
                if before >= 0:
                    self.take(board, cell)
                if card >= 0:
                    self.put(board, card, cell)

    def put(self, board: Board, card: int, cell: int) -> None:
        """Lay a card on an empty cell, to see what it would score there."""
        bit = 1 << cell
        board.cells[cell] = card
        board.masks[self.colour[card]] |= bit
        board.masks[self.number[card]] |= bit
        board.taken |= bit

    def take(self, board: Board, cell: int) -> None:
        """Take a card up again."""
        bit = 1 << cell
        card = board.cells[cell]
        board.cells[cell] = -1
        board.masks[self.colour[card]] ^= bit
        board.masks[self.number[card]] ^= bit
        board.taken ^= bit
