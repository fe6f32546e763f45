"""How a seat sees its turn: what cards would score, and what they do for objectives and AI card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablee.bots.expert.ai_100_human.outlook.growth import growth_of
from tablee.bots.expert.ai_100_human.outlook.trial import (
    best_on,
    outlook_near,
    outlook_on,
    points_on,
)
from tablee.engine.problems import UNKNOWN
from tablee.engine.zones import members
from tablee.games.ai_100_human.black_cards import GRID, LEFT, RIGHT, copyable, neighbour_board
from tablee.games.ai_100_human.cells import ALL
from tablee.games.ai_100_human.conditions.board import Board
from tablee.games.ai_100_human.kit import (
    COPY,
    COPY_POINTS,
    DUAL,
    EXTRA_RESERVE,
    NEIGHBOUR,
    PATTERN,
    SWAP_WITH_RESERVE,
)
from tablee.games.ai_100_human.outlook.conditions import outlook_of
from tablee.games.ai_100_human.outlook.position import outlooks_for
from tablee.games.ai_100_human.placing import has_power, near
from tablee.games.ai_100_human.scoring import board_of
from tablee.games.ai_100_human.state import Table

OUTLOOK: Final = 0.9
"""What a point that can be expected counts beside one that is scored."""

PATIENCE: Final = 3
"""So many turns a card can be expected to wait for a better moment."""

FIRST: Final[tuple[float, ...]] = (0.0, 0.6, 0.7, 0.75, 0.75, 0.75, 0.75, 0.75)
SECOND: Final[tuple[float, ...]] = (0.0, 0.1, 0.4, 0.5, 0.5, 0.5, 0.5, 0.5)
"""With so many turns left, how much the best card that is kept counts, and every other one."""

DRAWN: Final = 1.0
KEPT: Final = 1.0
"""What a card more is worth in the reserve of this round, and of the next one."""

SWAPPED: Final = 3.0
"""What a swap in the tableau brings the objective and the AI card."""

UNKNOWN_GAIN: Final = 2.0
BETTER_OF_TWO: Final = 1.0
"""What a neighbour is thought to gain in the first turn, and how much more the better of two."""

RECENT: Final = 3
"""So many turns tell what a neighbour gains."""


class Outlook:
    """Everything that stays the same while the answers to one question are weighed."""

    def __init__(self, s: Table, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.kit = s.kit
        self.p = s.seats[seat]
        self.left = s.kit.turns - s.turn
        """The turns of this round that follow."""
        identities = (0, 1) if has_power(s.kit, self.p, DUAL) else (self.p.identity,)
        self.boards = [board_of(s.kit, self.p, identity).copied() for identity in identities]
        """The own tableau; AI-10 can be read in two ways."""
        self.board = self.boards[0]
        self.cells = self.free()
        self.outlooks = outlooks_for(s, seat)
        self.before = [outlook_near(self.board, self.outlooks, cell) for cell in self.cells]
        """The outlook of what each free cell has a say in, while it is empty."""
        self.growth = growth_of(s.kit)
        self.copies: dict[int, list[int]] = {}
        """For each colour the cards that can be copied, once they have been looked for."""
        self.others: list[Board] = []
        """What the neighbours have, once it has been looked at."""

    def free(self) -> list[int]:
        """The cells on which a card may be placed."""
        taken = self.board.taken & ALL
        return members(near(self.kit, self.p, taken) & ~taken)

    def put(self, card: int, cell: int) -> None:
        for board in self.boards:
            self.kit.looks.put(board, card, cell)

    def take(self, cell: int) -> None:
        for board in self.boards:
            self.kit.looks.take(board, cell)

    # --- points -------------------------------------------------------------------------------

    def points(self, card: int, cells: list[int]) -> Sequence[float]:
        """What a card would score on each of these cells, which are empty."""
        how = self.kit.how[card]
        if how == PATTERN:
            return self.scored_as(card, card, cells)
        if how == COPY:
            found = [self.scored_as(card, other, cells) for other in self.copyable(card)]
            return best_of_each(found) if found else [0] * len(cells)
        if how == NEIGHBOUR:
            condition = self.kit.condition[card]
            assert condition is not None
            return [max([condition.score(b, cell) for b in self.neighbours()]) for cell in cells]
        return [self.effect(card)] * len(cells)

    def scored_as(self, card: int, other: int, cells: list[int]) -> list[int]:
        """By its own condition, or by that of another card which it copies."""
        condition = self.kit.condition[other]
        assert condition is not None
        looks = self.kit.looks
        if len(self.boards) == 1:
            return points_on(looks, self.board, card, condition, cells)
        return best_of_each([points_on(looks, b, card, condition, cells) for b in self.boards])

    def copyable(self, card: int) -> list[int]:
        colour = self.kit.copies[card]
        if colour not in self.copies:
            self.copies[colour] = copyable(self.s, self.seat, card)
        return self.copies[colour]

    def neighbours(self) -> list[Board]:
        if not self.others:
            s = self.s
            sides = [GRID] if s.solo() else [LEFT, GRID if s.duel() else RIGHT]
            self.others = [neighbour_board(s, self.seat, side) for side in sides]
        return self.others

    def effect(self, card: int) -> float:
        """What a black card brings that scores in none of these ways."""
        how = self.kit.how[card]
        if how == COPY_POINTS and self.s.solo():
            return self.kit.solo_points[card]
        if how == COPY_POINTS:
            return 0.0 if self.p.outside else self.neighbours_gain()
        if how == SWAP_WITH_RESERVE:
            return self.kit.points[card] + self.best_inserted()
        if how == EXTRA_RESERVE:
            return self.kit.points[card] + KEPT + (DRAWN if self.left else 0.0)
        return self.kit.points[card] + SWAPPED

    def best_inserted(self) -> float:
        """What the best card of the reserve that is known would score in place of another."""
        held = [card for card in self.p.holding() if card != UNKNOWN]
        patterns = [card for card in held if self.kit.how[card] == PATTERN]
        return max([self.best_points(card) for card in patterns], default=0)

    def neighbours_gain(self) -> float:
        """What the better of the neighbours will gain in this turn, from what they did of late."""
        s = self.s
        seats = {s.left(self.seat), s.right(self.seat)}
        gains = [s.seats[seat].sheet_points[-RECENT:] for seat in sorted(seats)]
        best = max([sum(points) / len(points) if points else UNKNOWN_GAIN for points in gains])
        return best + BETTER_OF_TWO * (len(seats) - 1)

    def best_points(self, card: int) -> float:
        """What a card would score on its best cell."""
        condition = self.kit.condition[card]
        if self.kit.how[card] != PATTERN or condition is None:
            return max(self.points(card, self.cells), default=0)
        best = best_on(self.kit.looks, self.board, card, condition, self.cells)
        for board in self.boards:
            if board is not self.board:
                best = max(best, best_on(self.kit.looks, board, card, condition, self.cells))
        return best

    # --- the outlook ---------------------------------------------------------------------------

    def expected(self) -> float:
        return outlook_of(self.board, self.outlooks)

    def gains(self, card: int) -> list[tuple[float, int]]:
        """What a card brings on each free cell: points, and a better outlook or a worse one."""
        values = self.values(card)
        return [(values[place], cell) for place, cell in enumerate(self.cells)]

    def values(self, card: int) -> list[float]:
        """The same without the cells, in their order."""
        points = self.points(card, self.cells)
        after = outlook_on(self.kit.looks, self.board, card, self.outlooks, self.cells)
        before = self.before
        return [points[n] + OUTLOOK * (after[n] - before[n]) for n in range(len(after))]

    # --- later turns --------------------------------------------------------------------------

    def promise(self, card: int) -> float:
        """What a card will bring that may wait in the reserve for its moment."""
        return max(self.values(card)) + self.growing(card)

    def growing(self, card: int) -> float:
        return self.growth[card] * min(self.left, PATIENCE)

    def with_others(self, value: float, card: int, cell: int, others: Sequence[int]) -> float:
        """What a placement brings, and what it leaves for the cards that are kept."""
        if not self.left or not others:
            return value
        self.put(card, cell)
        cells, self.cells = self.cells, self.free()
        promised = sorted([self.best_points(other) + self.growing(other) for other in others])
        self.cells = cells
        self.take(cell)
        value += FIRST[self.left] * promised.pop()
        for less in promised:
            value += SECOND[self.left] * less
        return value


def best_of_each(rows: list[list[int]]) -> list[int]:
    """For each place, the largest number that one of the rows has there."""
    best = rows[0][:]
    for row in rows[1:]:
        for place, number in enumerate(row):
            if number > best[place]:
                best[place] = number
    return best
