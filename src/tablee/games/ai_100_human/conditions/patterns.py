"""What a condition is worth on a board: always the best packing (AIH-072).

Each class is one kind of condition with tables made beforehand. Every result is exact: sums over
groups of cells (AIH-086) of closed forms, or entries of tables of best packings. `explain` says
which cells make the points.
"""

from __future__ import annotations

from typing import Final

from tablee.engine.compiler import mypyc_attr
from tablee.games.ai_100_human.cells import COUNT
from tablee.games.ai_100_human.conditions.board import Board

CARDS: Final = 0
MOST: Final = 1
LEAST: Final = 2
DISTINCT: Final = 3
PRODUCT: Final = 4
"""What is counted in a group: cards, the largest class, the smallest, classes, least x most."""

MANY: Final = 99
"""More than there are cells."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition:
    """What a card, an objective or an AI face scores.

    `cell` is where the card lies. Lists by cell have an entry for every cell of the grid and for
    every outer cell; figures outside the grid are left to `search.SearchedFigures`.
    """

    __slots__ = ()

    def score(self, board: Board, cell: int) -> int:
        raise NotImplementedError


class Chains(Condition):
    """Pairs of cards a step apart: the links of a row or column are a path (AIH-075, AIH-077)."""

    __slots__ = ("between", "links", "per", "points", "region", "starts", "step", "table")

    def __init__(
        self,
        step: int,
        starts: int,
        between: bool,
        links: list[tuple[list[int], list[int]]],
        table: list[int],
        region: list[int],
        points: int,
        per: int,
    ) -> None:
        self.step = step
        self.starts = starts
        self.between = between
        """A card must lie between the two (R-11)."""
        self.links = links
        """What may be at the start and at the end of a pair: places among the masks."""
        self.table = table
        self.region = region
        """For each cell of the card the cells that are read."""
        self.points = points
        self.per = per
        """So many pairs make a figure (R-12)."""

    def score(self, board: Board, cell: int) -> int:
        step = self.step
        linked = 0
        for first, second in self.links:
            a = 0
            for place in first:
                a |= board.mask(place)
            b = a
            if second is not first:
                b = 0
                for place in second:
                    b |= board.mask(place)
            linked |= a & b >> step
        linked &= self.starts & self.region[cell]
        if self.between:
            linked &= board.taken >> 1
        return self.table[linked] // self.per * self.points


class Shapes(Condition):
    """Figures whose cards all have one of some colours, or all the same colour or number."""

    __slots__ = ("kinds", "points", "region", "table")

    def __init__(
        self, kinds: list[list[int]], table: list[int], region: list[int], points: int
    ) -> None:
        self.kinds = kinds
        """Cards of a figure are all of one kind: places among the masks."""
        self.table = table
        self.region = region
        self.points = points

    def score(self, board: Board, cell: int) -> int:
        region = self.region[cell]
        figures = 0
        for kind in self.kinds:
            cells = 0
            for place in kind:
                cells |= board.mask(place)
            figures += self.table[cells & region]
        return figures * self.points


class SeveralShapes(Condition):
    """Different figures that share no colour, so that they cannot want the same card (AIH-501)."""

    __slots__ = ("figures",)

    def __init__(self, figures: list[Shapes]) -> None:
        self.figures = figures

    def score(self, board: Board, cell: int) -> int:
        points = 0
        for figure in self.figures:
            points += figure.score(board, cell)
        return points


class DifferentLines(Condition):
    """Lines of three cards without two of the same colour or number."""

    __slots__ = ("places", "points", "region", "starts", "step", "table")

    def __init__(
        self,
        step: int,
        starts: int,
        places: list[int],
        table: list[int],
        region: list[int],
        points: int,
    ) -> None:
        self.step = step
        self.starts = starts
        self.places = places
        self.table = table
        self.region = region
        self.points = points

    def score(self, board: Board, cell: int) -> int:
        step = self.step
        taken = board.taken
        same = 0
        for place in self.places:
            first = board.mask(place)
            second = first >> step
            third = second >> step
            same |= first & second | second & third | first & third
        lines = taken & taken >> step & taken >> 2 * step & ~same & self.starts & self.region[cell]
        return self.table[lines] * self.points


class Slots(Condition):
    """Sets with a card for each slot: as many as no choice of slots runs short of cards (Hall)."""

    __slots__ = ("groups", "points", "wants")

    def __init__(
        self, wants: list[tuple[list[int], int]], groups: list[list[int]], points: int
    ) -> None:
        self.wants = wants
        """For some slots together: what they take, and how many they are."""
        self.groups = groups
        """For each cell of the card the groups of cells that are read."""
        self.points = points

    def score(self, board: Board, cell: int) -> int:
        supply: list[int] = []
        for places, _ in self.wants:
            cells = 0
            for place in places:
                cells |= board.mask(place)
            supply.append(cells)
        sets = 0
        for group in self.groups[cell]:
            fewest = MANY
            for number, (_, size) in enumerate(self.wants):
                fewest = min(fewest, COUNT[supply[number] & group] // size)
            sets += fewest
        return sets * self.points


class SameSets(Condition):
    """Sets of so many cards of the same colour or number."""

    __slots__ = ("groups", "places", "points", "size")

    def __init__(self, places: list[int], size: int, groups: list[list[int]], points: int) -> None:
        self.places = places
        self.size = size
        self.groups = groups
        self.points = points

    def score(self, board: Board, cell: int) -> int:
        sets = 0
        for group in self.groups[cell]:
            for place in self.places:
                sets += COUNT[board.mask(place) & group] // self.size
        return sets * self.points


class DifferentSets(Condition):
    """Sets of so many cards without two of the same colour or number."""

    __slots__ = ("groups", "limit", "places", "points", "size")

    def __init__(
        self, places: list[int], size: int, limit: int, groups: list[list[int]], points: int
    ) -> None:
        self.places = places
        self.size = size
        self.limit = limit
        """Sets that count at most, in each group (AIH-080)."""
        self.groups = groups
        self.points = points

    def score(self, board: Board, cell: int) -> int:
        sets = 0
        for group in self.groups[cell]:
            counts = [COUNT[board.mask(place) & group] for place in self.places]
            sets += min(self.limit, self.most_sets(counts))
        return sets * self.points

    def most_sets(self, counts: list[int]) -> int:
        """The most sets for which the values, each once in a set, are enough."""
        sets = 0
        while True:
            more = sets + 1
            useful = 0
            for count in counts:
                useful += min(count, more)
            if useful < self.size * more:
                return sets
            sets = more


class Runs(Condition):
    """Sets of three consecutive numbers; those from the lowest numbers first are the most."""

    __slots__ = ("groups", "places", "points")

    def __init__(self, places: list[int], groups: list[list[int]], points: int) -> None:
        self.places = places
        self.groups = groups
        self.points = points

    def score(self, board: Board, cell: int) -> int:
        runs = 0
        for group in self.groups[cell]:
            left = [COUNT[board.mask(place) & group] for place in self.places]
            for low in range(len(left) - 2):
                found = min(left[low], left[low + 1], left[low + 2])
                left[low + 1] -= found
                left[low + 2] -= found
                runs += found
        return runs * self.points


class FullHouse(Condition):
    """Five cards, three of one colour or number and two of one, which may be the same (R-40)."""

    __slots__ = ("groups", "places", "points")

    def __init__(self, places: list[int], groups: list[list[int]], points: int) -> None:
        self.places = places
        self.groups = groups
        self.points = points

    def score(self, board: Board, cell: int) -> int:
        houses = 0
        for group in self.groups[cell]:
            if COUNT[board.taken & group] == 5:
                counts = [COUNT[board.mask(place) & group] for place in self.places]
                houses += max(counts) == 5 or (3 in counts and 2 in counts)
        return houses * self.points


class Counted(Condition):
    """Points by a count: so many for each, or by a table whose last entry holds on (AIH-089)."""

    __slots__ = ("best", "groups", "how", "places", "table")

    def __init__(
        self, how: int, places: list[int], groups: list[list[int]], best: bool, table: list[int]
    ) -> None:
        self.how = how
        self.places = places
        self.groups = groups
        self.best = best
        """Only the best group counts (AIH-085)."""
        self.table = table

    def score(self, board: Board, cell: int) -> int:
        last = len(self.table) - 1
        points = 0
        for group in self.groups[cell]:
            found = self.table[min(last, self.count(board, group))]
            if not self.best:
                points += found
            elif found > points:
                points = found
        return points

    def count(self, board: Board, group: int) -> int:
        how = self.how
        if how == CARDS:
            cells = 0
            for place in self.places:
                cells |= board.mask(place)
            return COUNT[cells & group]
        classes = most = 0
        least = MANY
        for place in self.places:
            size = COUNT[board.mask(place) & group]
            if size:  # AIH-079: what is absent is not compared
                classes += 1
                if size > most:
                    most = size
                if size < least:
                    least = size
        if how == MOST:
            return most
        if how == DISTINCT:
            return classes
        if how == LEAST:
            return least if classes else 0
        return least * most if classes > 1 else 0  # AIH-093: two different colours


class ConnectorPairs(Condition):
    """Pairs of connectors on shared edges: a plain count, none is in two of them (AIH-104)."""

    __slots__ = ("downwards", "edges", "first", "fits", "points", "second")

    def __init__(
        self,
        edges: list[list[tuple[int, int]]],
        downwards: bool,
        first: list[int],
        second: list[int],
        fits: list[list[int]],
        points: int,
    ) -> None:
        self.edges = edges
        """For each cell of the card the two cells of every edge that is read."""
        self.downwards = downwards
        self.first = first
        self.second = second
        """The connector of each card on the edge, as the left or upper and as the other card."""
        self.fits = fits
        """1 for two connectors that make a pair; an empty cell has a connector that fits none."""
        self.points = points

    def score(self, board: Board, cell: int) -> int:
        cells = board.cells
        pairs = 0
        for a, b in self.edges[cell]:
            pairs += self.fits[self.first[cells[a]]][self.second[cells[b]]]
        return pairs * self.points


class Diamonds(Condition):
    """Points where four cells meet (AIH-106), by what the corners there add up to."""

    __slots__ = ("accepted", "bottom_left", "bottom_right", "points", "top_left", "top_right")

    def __init__(self, worth: list[list[int]], accepted: set[int], points: int) -> None:
        self.top_left = worth[0]
        self.top_right = worth[1]
        self.bottom_left = worth[2]
        self.bottom_right = worth[3]
        """For each corner what the connector of every card adds; nothing for an empty cell."""
        self.accepted = accepted
        self.points = points

    def score(self, board: Board, cell: int) -> int:
        cells = board.cells
        diamonds = 0
        for a in MEETING_POINTS:
            if self.total(cells, a) in self.accepted:
                diamonds += 1
        return diamonds * self.points

    def total(self, cells: list[int], a: int) -> int:
        """What the corners add up to at the point to the lower right of cell `a`."""
        return (
            self.bottom_right[cells[a]]
            + self.bottom_left[cells[a + 1]]
            + self.top_right[cells[a + 5]]
            + self.top_left[cells[a + 6]]
        )


MEETING_POINTS: Final = [0, 1, 2, 3, 5, 6, 7, 8]
"""The upper left of the four cells that meet at each point."""
