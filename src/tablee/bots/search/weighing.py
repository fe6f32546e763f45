"""What options have brought in the games they were tried in, and which stay in the running."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

SURE: Final = 2.5
"""An option so many standard errors behind the best is not tried any more."""

CONVINCING: Final = 1.0
"""Rules of thumb are followed unless another option is so many standard errors better."""

FIRST: Final = 4
"""After so many worlds options are compared for the first time, then each time after half more."""

FEWEST: Final = 2
"""Of the options, the better half goes on, but no fewer than this."""


class Outcome:
    """How one game ended for the seat that thinks."""

    __slots__ = ("hoped", "parts", "points", "rivals", "share", "worth")

    def __init__(
        self,
        worth: float,
        share: float,
        points: float,
        parts: dict[str, int],
        rivals: float = 0.0,
        hoped: float = 0.0,
    ) -> None:
        self.worth = worth
        self.share = share
        self.points = points
        self.parts = parts
        self.rivals = rivals
        """What the points of rivals have counted against it."""
        self.hoped = hoped
        """Those of the points that had not been scored in good time."""


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

    def __init__(self, options: Sequence[int], first: int | None, trifle: float = 0.0) -> None:
        self.tried = [Tried(action) for action in options]
        self.running = [*self.tried]
        """Those that are still tried."""
        self.first = first
        """The option of the rules of thumb, where there are some."""
        self.trifle = trifle
        """Options that are surely no further apart are as good as each other."""
        self.worlds = 0
        self.spent = 0
        """Games in all of them."""
        self.compare_at = FIRST
        self.decided = len(self.running) == 1

    def compare(self) -> None:
        """Now and then the better half goes on, but nobody clearly behind the best.

        The option of the rules of thumb stays as long as it is not clearly behind.
        """
        if self.worlds < self.compare_at:
            return
        self.compare_at += self.compare_at // 2
        ranked = self.ranked(self.running)
        best = ranked[0]
        half = max(FEWEST, (len(ranked) + 1) // 2)
        kept = [each for place, each in enumerate(ranked) if place < half or self.is_first(each)]
        self.running = [each for each in kept if each is best or not beats(best, each)]
        self.decided = all([each is best or self.alike(best, each) for each in self.running])

    def is_first(self, tried: Tried) -> bool:
        return tried.action == self.first

    def alike(self, best: Tried, other: Tried) -> bool:
        gap, error = distance(best, other)
        return gap + SURE * error < self.trifle

    def ranked(self, some: Sequence[Tried]) -> list[Tried]:
        """The best first, those that were tried in fewer worlds behind all others."""
        return sorted(some, key=lambda e: (-e.visits(), -e.worth(), not self.is_first(e)))

    def preferred(self) -> list[Tried]:
        """All, the best first: that of the rules of thumb, unless another convinces."""
        ranked = self.ranked(self.tried)
        best = ranked[0]
        for each in self.running:
            if self.is_first(each) and not convinces(best, each):
                ranked.remove(each)
                return [each, *ranked]
        return ranked


def convinces(best: Tried, other: Tried) -> bool:
    gap, error = distance(best, other)
    return gap > CONVINCING * error


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
