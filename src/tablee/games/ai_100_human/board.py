"""A tableau as conditions read it: for each colour and each number the cells that have it."""

from __future__ import annotations

from typing import Final

from tablee.engine.compiler import i64

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


WIDTH: Final = 16
"""The bits of a mask: a grid and the card outside it."""

ONE_MASK: Final = (1 << WIDTH) - 1


class Looks:
    """Colour and number of every card, as places in a board's list of masks."""

    def __init__(self, colour: list[int], number: list[int]) -> None:
        self.colour = colour
        self.number = number
        pairs = list(zip(colour, number, strict=True))
        self.words: list[list[int]] = [
            [in_word(word, colour) | in_word(word, number) for colour, number in pairs]
            for word in range(4)
        ]
        """Where a card counts, three masks to a word: this way they are gathered fastest."""

    def board(self, tableau: list[int]) -> Board:
        """The board of a tableau, as it lies."""
        first, second, third, fourth = self.words
        a: i64 = 0
        b: i64 = 0
        c: i64 = 0
        d: i64 = 0
        taken: i64 = 0
        bit: i64 = 1
        for card in tableau:
            if card >= 0:
                a |= first[card] * bit
                b |= second[card] * bit
                c |= third[card] * bit
                d |= fourth[card] * bit
                taken |= bit
            bit <<= 1
        masks = [
            a & ONE_MASK,
            a >> WIDTH & ONE_MASK,
            a >> 2 * WIDTH,
            b & ONE_MASK,
            b >> WIDTH & ONE_MASK,
            b >> 2 * WIDTH,
            c & ONE_MASK,
            c >> WIDTH & ONE_MASK,
            c >> 2 * WIDTH,
            d & ONE_MASK,
            d >> WIDTH,
        ]
        return Board(tableau, masks, taken)

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


def in_word(word: int, place: int) -> int:
    """The lowest bit of a mask, if the word holds it."""
    return 1 << WIDTH * (place % 3) if place // 3 == word else 0
