"""What an objective or an AI face can be expected to give when it is scored, as the board is now.

Every card to come is thought of as the best of a few that chance offers. How many that are is a
matter of experience; the rest is counted.
"""

from __future__ import annotations

from typing import Final

from tablee.engine.zones import members
from tablee.games.ai_100_human.cells import AI_CELL, CELLS, COUNT
from tablee.games.ai_100_human.conditions.board import MASKS, Board, board_of_masks
from tablee.games.ai_100_human.conditions.patterns import MEETING_POINTS, Condition, Diamonds
from tablee.games.ai_100_human.state import EMPTY

CHOICE: Final = 3.5
"""The cards among which one can choose the next of a row, a column or the whole tableau."""

CORNER_CHOICE: Final = 1.8
"""The same for a corner of a diamond: a card brings four of them, and only some can fit."""


class ConditionOutlook:
    """Expected points. `left` is how many cards will be placed before they are scored."""

    __slots__ = ()

    def near(self, board: Board, cell: int, left: int) -> float:
        """The part of them that the card on this cell has a say in."""
        raise NotImplementedError

    def whole(self, board: Board, left: int) -> float:
        raise NotImplementedError


class SoFar(ConditionOutlook):
    """Figures that a few cards make: expect no more than is there."""

    __slots__ = ("condition",)

    def __init__(self, condition: Condition) -> None:
        self.condition = condition

    def near(self, board: Board, cell: int, left: int) -> float:
        return float(self.condition.score(board, AI_CELL))

    def whole(self, board: Board, left: int) -> float:
        return float(self.condition.score(board, AI_CELL))


class Tallies(ConditionOutlook):
    """Conditions on how many cards of each colour or number there are in a group of cells."""

    __slots__ = (
        "best",
        "condition",
        "groups",
        "known",
        "places",
        "share",
        "steps",
        "timed",
        "touched",
    )

    def __init__(
        self,
        condition: Condition,
        places: list[int],
        share: float,
        groups: list[int],
        alike: bool,
        timed: bool,
        best: bool,
    ) -> None:
        self.condition = condition
        self.places = places
        """The colours or numbers that matter, as places among the masks."""
        self.share = share
        """How many of all cards have each of them."""
        self.groups = groups
        self.touched = [[g for g in groups if g >> cell & 1] for cell in range(CELLS)]
        """For each cell the groups that it belongs to."""
        self.steps = steps(len(places), alike)
        """What a count adds to the number of a tally; if colours are alike, their order is lost."""
        self.timed = timed
        """Scored before the board is full."""
        self.best = best
        """Only the best group counts."""
        self.known: list[dict[int, float]] = [{} for _ in range(CELLS + 1)]
        """For so many cards to come the expected points of every tally met so far."""

    def near(self, board: Board, cell: int, left: int) -> float:
        return self.add_up(board, self.groups if self.best else self.touched[cell], left)

    def whole(self, board: Board, left: int) -> float:
        return self.add_up(board, self.groups, left)

    def add_up(self, board: Board, groups: list[int], left: int) -> float:
        points = 0.0
        for group in groups:
            found = self.of_group(board, group, left)
            if not self.best:
                points += found
            elif found > points:
                points = found
        return points

    def of_group(self, board: Board, group: int, left: int) -> float:
        number = 0
        for which, step in enumerate(self.steps):
            number += step[COUNT[board.mask(self.places[which]) & group]]
        draws = COUNT[group] - COUNT[board.taken & group]
        if self.timed and left < draws:
            draws = left
        found = self.known[draws].get(number, -1.0)
        if found < 0:
            counts = [COUNT[board.mask(place) & group] for place in self.places]
            found = self.expected(counts, draws, group)
        return found

    def expected(self, counts: list[int], draws: int, group: int) -> float:
        """The points to expect of these counts if so many cards are still to come."""
        number = 0
        for which, step in enumerate(self.steps):
            number += step[counts[which]]
        known = self.known[draws]
        if number not in known:
            if draws:
                known[number] = self.best_draw(counts, draws, group)
            else:
                known[number] = float(
                    self.condition.score(tallied(self.places, counts, group), AI_CELL)
                )
        return known[number]

    def best_draw(self, counts: list[int], draws: int, group: int) -> float:
        """What to expect if the next card is the best of a few."""
        values: list[float] = []
        for place in range(len(counts)):
            counts[place] += 1
            values.append(self.expected(counts, draws - 1, group))
            counts[place] -= 1
        shares = [self.share] * len(values)
        rest = 1 - self.share * len(values)
        if rest > 0.001:
            values.append(self.expected(counts, draws - 1, group))
            shares.append(rest)
        return best_of(values, shares, CHOICE)


class Corners(ConditionOutlook):
    """Diamonds: what the connectors that are there leave open."""

    __slots__ = ("condition", "known", "touched", "worths")

    def __init__(self, condition: Diamonds, worths: list[int]) -> None:
        self.condition = condition
        self.worths = worths
        """What each connector adds to the sum of a diamond."""
        self.touched = [
            [a for a in MEETING_POINTS if cell in (a, a + 1, a + 5, a + 6)] for cell in range(CELLS)
        ]
        self.known: list[dict[int, float]] = [{} for _ in range(5)]

    def near(self, board: Board, cell: int, left: int) -> float:
        return self.add_up(board, self.touched[cell])

    def whole(self, board: Board, left: int) -> float:
        return self.add_up(board, MEETING_POINTS)

    def add_up(self, board: Board, points: list[int]) -> float:
        cells = board.cells
        found = 0.0
        for a in points:
            missing = 4 - COUNT[board.taken >> a & FOUR]
            total = self.condition.total(cells, a)
            chance = self.known[missing].get(total, -1.0)
            if chance < 0:
                chance = self.expected(total, missing)
            found += chance
        return found * self.condition.points

    def expected(self, total: int, missing: int) -> float:
        """How likely this sum becomes one that is accepted with so many connectors more."""
        known = self.known[missing]
        if total not in known:
            if missing:
                values = [self.expected(total + worth, missing - 1) for worth in self.worths]
                shares = [1 / len(values)] * len(values)
                known[total] = best_of(values, shares, CORNER_CHOICE)
            else:
                known[total] = 1.0 if total in self.condition.accepted else 0.0
        return known[total]


FOUR: Final = 0b1100011
"""The cells around a meeting point, from the upper left one."""


def best_of(values: list[float], shares: list[float], choice: float) -> float:
    """The expected value of the best of a few cards, each of these kinds with its share."""
    worse = 1.0
    found = 0.0
    for value, share in sorted(zip(values, shares, strict=True), reverse=True):
        left = max(0.0, worse - share)
        found += value * (worse**choice - left**choice)
        worse = left
    return found


def steps(places: int, alike: bool) -> list[list[int]]:
    """Numbers for counts, so that their sum is another one for every tally."""
    if alike:
        return [[0, *[(places + 1) ** count for count in range(CELLS)]]] * places
    return [[count * (CELLS + 1) ** place for count in range(CELLS + 1)] for place in range(places)]


def tallied(places: list[int], counts: list[int], group: int) -> Board:
    """A board with these counts in a group of cells, and nothing else."""
    cells = members(group)
    masks = [0] * MASKS
    for place, count in zip(places, counts, strict=True):
        for _ in range(count):
            masks[place] |= 1 << cells.pop()
    return board_of_masks([EMPTY] * CELLS, masks)


def outlook_of(board: Board, outlooks: list[tuple[ConditionOutlook, int]]) -> float:
    """All these together, each with the cards that will be placed before it is scored."""
    found = 0.0
    for each, left in outlooks:
        found += each.whole(board, left)
    return found
