"""Sequential tests: a match-up is played until it is clear which of two claims is right.

A generalized sequential probability ratio test on the scores of blocks, by the normal
approximation: the two claims are about the mean, the spread is what it is.
"""

from __future__ import annotations

from math import log
from typing import Final, Literal, NamedTuple

RISK: Final = 0.05
"""How often either wrong verdict may come: alpha and beta."""

FEWEST: Final = 8
"""Blocks before which nothing is decided: their spread is not known yet."""

IMAGINED: Final = (-0.5, 0.5)
"""A block won and a block lost that nobody has played: without them, equal ones have no spread."""

Verdict = Literal["higher", "lower", "open"]


class Claims(NamedTuple):
    """Two claims about the mean share of the victory, beyond what equals would have."""

    low: float
    high: float


TESTS: Final = {"gain": Claims(0.0, 0.04), "keep": Claims(-0.03, 0.0)}
"""Whether A gains four points in a hundred, or loses none of three."""


class Trial:
    """The evidence for either claim, block by block, until one of them is clear."""

    def __init__(self, claims: Claims) -> None:
        self.claims = claims
        self.verdict: Verdict = "open"
        self.count = 0
        self.total = 0.0
        self.squares = 0.0

    def add(self, beyond: float) -> None:
        """The score of one more block, less what equals would have."""
        self.count += 1
        self.total += beyond
        self.squares += beyond * beyond
        if self.count >= FEWEST and self.verdict == "open":
            found = self.evidence()
            if abs(found) >= log((1 - RISK) / RISK):
                self.verdict = "higher" if found > 0 else "lower"

    def evidence(self) -> float:
        """The logarithm of how much likelier the higher claim has made these scores."""
        if not self.count:
            return 0.0
        low, high = self.claims
        mean = self.total / self.count
        squares = self.squares - self.count * mean * mean
        squares += sum([(each - mean) ** 2 for each in IMAGINED])
        spread = squares / (self.count + len(IMAGINED))
        return self.count * (high - low) * (mean - (low + high) / 2) / spread
