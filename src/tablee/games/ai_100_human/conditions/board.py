"""A tableau as conditions read it: for each colour and each number the cells that have it."""

from __future__ import annotations

from typing import Final

from tablee.engine.compiler import i64

COLOUR: Final = 0
NUMBER: Final = 6
"""The places of the colours and of the numbers from 1 to 5 among the masks of a board."""

MASKS: Final = 11

WIDTH: Final = 16
"""The bits of a mask: a grid and the card outside it."""

ONE_MASK: Final = (1 << WIDTH) - 1


class Board:
    """The cards on the cells, and their colours and numbers as sets of cells.

    The masks are packed, three to a word, which is much faster than a list of them.
    """

    __slots__ = ("cells", "first", "fourth", "second", "taken", "third")

    def __init__(
        self, cells: list[int], first: i64, second: i64, third: i64, fourth: i64, taken: i64
    ) -> None:
        self.cells = cells
        """The card on each cell, or EMPTY; then the one outside the grid, if there is one."""
        self.first = first
        self.second = second
        self.third = third
        self.fourth = fourth
        self.taken = taken
        """The cells that hold a card."""

    def mask(self, place: int) -> int:
        """The cells of a colour or of a number."""
        word = self.first
        within: i64 = place
        if within >= 9:
            word = self.fourth
            within -= 9
        elif within >= 6:
            word = self.third
            within -= 6
        elif within >= 3:
            word = self.second
            within -= 3
        return word >> WIDTH * within & ONE_MASK

    def copied(self) -> Board:
        cells = self.cells[:]
        return Board(cells, self.first, self.second, self.third, self.fourth, self.taken)


class Look:
    """Where a card counts in the masks of a board, one number for each of its words."""

    __slots__ = ("first", "fourth", "second", "third")

    def __init__(self, first: i64, second: i64, third: i64, fourth: i64) -> None:
        self.first = first
        self.second = second
        self.third = third
        self.fourth = fourth


class Looks:
    """Colour and number of every card, as places among the masks of a board."""

    def __init__(self, colour: list[int], number: list[int]) -> None:
        self.colour = colour
        self.number = number
        self.of_card = [look_of(*pair) for pair in zip(colour, number, strict=True)]

    def board(self, tableau: list[int]) -> Board:
        """The board of a tableau, as it lies."""
        a: i64 = 0
        b: i64 = 0
        c: i64 = 0
        d: i64 = 0
        taken: i64 = 0
        bit: i64 = 1
        for card in tableau:
            if card >= 0:
                look = self.of_card[card]
                a |= look.first * bit
                b |= look.second * bit
                c |= look.third * bit
                d |= look.fourth * bit
                taken |= bit
            bit <<= 1
        return Board(tableau, a, b, c, d, taken)

    def put(self, board: Board, card: int, cell: int) -> None:
        """Lay a card on an empty cell, to see what it would score there."""
        board.cells[cell] = card
        self.turn(board, card, cell)

    def take(self, board: Board, cell: int) -> None:
        """Take a card up again."""
        self.turn(board, board.cells[cell], cell)
        board.cells[cell] = -1

    def turn(self, board: Board, card: int, cell: int) -> None:
        """A card comes to a cell, or leaves it."""
        look = self.of_card[card]
        place: i64 = cell
        board.first ^= look.first << place
        board.second ^= look.second << place
        board.third ^= look.third << place
        board.fourth ^= look.fourth << place
        board.taken ^= 1 << place


def look_of(colour: int, number: int) -> Look:
    words = [in_word(word, colour) | in_word(word, number) for word in range(4)]
    return Look(words[0], words[1], words[2], words[3])


def in_word(word: int, place: int) -> int:
    """The lowest bit of a mask, if the word holds it."""
    return 1 << WIDTH * (place % 3) if place // 3 == word else 0


def board_of_masks(cells: list[int], masks: list[int]) -> Board:
    """A board of which the masks are known."""
    words = [0] * 4
    taken = 0
    for place, mask in enumerate(masks):
        words[place // 3] |= mask << WIDTH * (place % 3)
        taken |= mask
    return Board(cells, words[0], words[1], words[2], words[3], taken)
