"""What options have brought in the games they were tried in, and which stay in the running."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

SURE: Final = 2.5
"""An option so many standard errors behind the best is not tried any more."""

FIRST: Final = 4
"""After so many worlds the options are compared for the first time, then each time after twice."""

FEWEST: Final = 2
"""Of the options, the better half goes on, but no fewer than this."""


class Outcome:
    """How one game ended for the seat that thinks."""

    __slots__ = ("parts", "points", "share", "worth")

    def __init__(self, worth: float, share: float, points: int, parts: dict[str, int]) -> None:
        self.worth = worth
        self.share = share
        self.points = points
        self.parts = parts


class Tried:
    """An option with its outcomes, one for each world it was tried in."""

    def __init__(self, action: int) -> None:
        self.action = action
        self.outcomes: list[Outcome] = []

    def visits(self) -> int:
        return len(self.outcomes)

    def worth(self) -> float:
        return sum([each.worth for each in self.outcomes]) / max(1, len(self.outcomes))

    def share(self) -> float:
        return sum([each.share for each in self.outcomes]) / max(1, len(self.outcomes))

    def points(self) -> float:
        return sum([each.points for each in self.outcomes]) / max(1, len(self.outcomes))


class Weighing:
    """All options of a question, tried in the same worlds in the same order."""

    def __init__(self, options: Sequence[int], first: int) -> None:
        self.tried = [Tried(action) for action in options]
        self.running = [*self.tried]
        """Those that are still tried."""
        self.first = first
        """The option to take as long as nothing speaks for another."""
        self.compare_at = FIRST

    def worlds(self) -> int:
        return max(each.visits() for each in self.tried)

    def decided(self) -> bool:
        return len(self.running) == 1

    def compare(self) -> None:
        """After 4, 8, 16 … worlds the better half goes on, but nobody clearly behind the best."""
        if self.worlds() < self.compare_at:
            return
        self.compare_at *= 2
        ranked = self.ranked(self.running)
        half = ranked[: max(FEWEST, (len(ranked) + 1) // 2)]
        self.running = [each for each in half if each is half[0] or not beats(half[0], each)]

    def ranked(self, some: Sequence[Tried]) -> list[Tried]:
        """The best first, those that were tried in fewer worlds behind all others."""
        return sorted(some, key=lambda e: (-e.visits(), -e.worth(), e.action != self.first))

    def best(self) -> Tried:
        return self.ranked(self.running)[0]


def beats(best: Tried, other: Tried) -> bool:
    """Whether the distance is certain, or the two never differ at all."""
    gap, error = distance(best, other)
    return gap >= SURE * error


def distance(best: Tried, other: Tried) -> tuple[float, float]:
    """By how much one is ahead of another in the worlds that both were tried in, with its error."""
    pairs = list(zip(best.outcomes, other.outcomes, strict=False))
    gaps = [one.worth - two.worth for one, two in pairs]
    count = len(gaps)
    if count < 2:
        return sum(gaps), float("inf")
    mean = sum(gaps) / count
    spread = sum([(gap - mean) ** 2 for gap in gaps]) / (count - 1)
    return mean, sqrt(spread / count)


def sources(best: Tried, other: Tried) -> dict[str, float]:
    """By how many points, from each source, one is ahead of another in the same worlds."""
    pairs = list(zip(best.outcomes, other.outcomes, strict=False))
    names = list(dict.fromkeys(name for one, two in pairs for name in (*one.parts, *two.parts)))
    return {
        name: sum([one.parts.get(name, 0) - two.parts.get(name, 0) for one, two in pairs])
        / len(pairs)
        for name in names
    }
