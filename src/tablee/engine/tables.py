"""Many tables of one game, side by side: an answer to each, and what whoever is asked next sees.

Observations and masks are written into memory that others have laid out, one row for each table.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tablee.engine.observing import Observer, mask
from tablee.engine.state import State


class Tables:
    """The positions, and the rows in which they are shown."""

    def __init__(
        self,
        deal: Callable[[int], State[Any]],
        observer: Observer,
        count: int,
        rows: bytearray,
        masks: bytearray,
    ) -> None:
        self.deal = deal
        """The next game of the table with this number."""
        self.observer = observer
        self.count = count
        self.rows = rows
        self.masks = masks
        self.row = len(rows) // count
        self.mask = len(masks) // count
        self.positions: list[State[Any]] = [deal(number) for number in range(count)]
        self.seats = [0] * count
        """Who is shown the table: the first of those who are asked."""
        for number in range(count):
            self.show(number)

    def show(self, number: int) -> None:
        """Write what the next to answer sees and can do."""
        s = self.positions[number]
        seat = s.acting()[0]
        offered = s.options(seat)
        self.seats[number] = seat
        start = number * self.row
        self.rows[start : start + self.row] = self.observer.observe(s.seen_by(seat))
        start = number * self.mask
        self.masks[start : start + self.mask] = mask(offered, self.mask)

    def step(self, actions: Sequence[int]) -> list[int]:
        """Give every table its answer; the numbers of those whose game is over.

        They keep their position, and are shown no more until they are dealt anew.
        """
        over: list[int] = []
        for number in range(self.count):
            s = self.positions[number]
            s.apply(self.seats[number], actions[number])
            if s.asked:
                self.show(number)
            else:
                over.append(number)
        return over

    def wrong(self, actions: Sequence[int]) -> list[int]:
        """The numbers of the tables where such an answer is not offered."""
        masks = self.masks
        size = self.mask
        found: list[int] = []
        for number in range(self.count):
            action = actions[number]
            if not 0 <= action < size or not masks[number * size + action]:
                found.append(number)
        return found

    def begin(self, numbers: Sequence[int]) -> None:
        """Deal these tables anew."""
        for number in numbers:
            self.positions[number] = self.deal(number)
            self.show(number)
