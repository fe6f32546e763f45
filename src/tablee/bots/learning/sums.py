"""Least squares with a little weight on small numbers, from sums that can be added up anywhere.

Everything is plain arithmetic in a fixed order, so the same games give the same weights, bit by
bit, on every machine.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

import msgspec


class Sums(msgspec.Struct):
    """All that is kept of examples: how often numbers come together, and with what result."""

    count: int = 0
    squares: list[list[float]] = []
    """For each number its products with itself and those before it, added up."""
    products: list[float] = []
    """The products of each number with the result."""
    result: float = 0.0
    result_squares: float = 0.0

    def add(self, numbers: Sequence[float], result: float) -> None:
        if not self.squares:
            self.squares = [[0.0] * (place + 1) for place in range(len(numbers))]
            self.products = [0.0] * len(numbers)
        self.count += 1
        for place, number in enumerate(numbers):
            if number:
                row = self.squares[place]
                for other in range(place + 1):
                    row[other] += number * numbers[other]
                self.products[place] += number * result
        self.result += result
        self.result_squares += result * result

    def merge(self, other: Sums) -> None:
        if not other.count:
            return
        if not self.squares:
            self.squares = [[0.0] * len(row) for row in other.squares]
            self.products = [0.0] * len(other.products)
        self.count += other.count
        for row, more in zip(self.squares, other.squares, strict=True):
            for place, number in enumerate(more):
                row[place] += number
        for place, number in enumerate(other.products):
            self.products[place] += number
        self.result += other.result
        self.result_squares += other.result_squares

    def variance(self) -> float:
        mean = self.result / self.count
        return max(0.0, self.result_squares / self.count - mean * mean)

    def error(self, weights: Sequence[float]) -> float:
        """By how much these weights are wrong about the examples: the mean of the squares."""
        found = self.result_squares
        for place, weight in enumerate(weights):
            found -= 2 * weight * self.products[place]
            row = self.squares[place]
            for other in range(place):
                found += 2 * weight * weights[other] * row[other]
            found += weight * weight * row[place]
        return max(0.0, found / self.count)


def fitted(sums: Sums, strength: float) -> list[float]:
    """The weights that are least wrong; each is drawn to 0 as by so many examples of its size.

    The first number is always 1, and its weight goes where it likes.
    """
    size = len(sums.products)
    rows = [row[:] for row in sums.squares]
    for place in range(1, size):
        mean = rows[place][place] / max(1, sums.count)
        rows[place][place] += strength * mean + 1e-9 * (1.0 + sums.count)
    lower = factored(rows)
    half = [0.0] * size
    for place in range(size):
        rest = sums.products[place]
        for other in range(place):
            rest -= lower[place][other] * half[other]
        half[place] = rest / lower[place][place]
    weights = [0.0] * size
    for place in range(size - 1, -1, -1):
        rest = half[place]
        for other in range(place + 1, size):
            rest -= lower[other][place] * weights[other]
        weights[place] = rest / lower[place][place]
    return weights


def factored(rows: Sequence[Sequence[float]]) -> list[list[float]]:
    """The triangle that these rows are the square of (Cholesky)."""
    lower: list[list[float]] = []
    for place, row in enumerate(rows):
        found: list[float] = []
        for other in range(place + 1):
            rest = row[other]
            above = found if other == place else lower[other]
            for n in range(other):
                rest -= found[n] * above[n]
            found.append(sqrt(max(rest, 1e-12)) if other == place else rest / above[other])
        lower.append(found)
    return lower
