"""Observations as networks like them: entities one-hot, heaps as counts, numbers from 0 to 1."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from tablee.engine.game import Game
from tablee.lab.legend import Legend, Line
from tablee.lab.observations import Flat, observations_of

Spread = NDArray[np.float32]


class Spreading:
    """Spreads flat observations out, many at once. It knows the legend and nothing of the game.

    A place of its own has a number for every entity that can lie there. The places of a heap share
    theirs: how many of each entity lie in it. What is hidden or not there is nowhere.
    """

    def __init__(self, legend: Legend) -> None:
        self.names: list[str] = []
        """What each number of the wide form means."""
        self.plain: list[int] = []
        self.plain_at: list[int] = []
        self.entities: list[int] = []
        self.entities_at: list[int] = []
        heaps: dict[str, int] = {}
        for line in legend.lines:
            if line.meaning == "entity":
                self.entities.append(line.index)
                self.entities_at.append(self.room(legend, line, heaps))
            else:
                self.plain.append(line.index)
                self.plain_at.append(len(self.names))
                self.names.append(line.name)
        self.size: Final = len(self.names)
        self.low: Final = np.array([legend.lines[n].low for n in self.plain], np.float32)
        high = np.array([legend.lines[n].high for n in self.plain], np.float32)
        self.range: Final = np.maximum(high - self.low, 1)

    def room(self, legend: Legend, line: Line, heaps: dict[str, int]) -> int:
        """Where the numbers of an entity's kind begin."""
        if not line.placed and line.field in heaps:
            return heaps[line.field]
        first = len(self.names)
        part = line.name if line.placed else line.field
        self.names += [f"{part}={name}" for name in legend.names[line.entity]]
        if not line.placed:
            heaps[line.field] = first
        return first

    def spread(self, flat: Flat) -> Spread:
        """One observation, or one in each row."""
        rows = np.atleast_2d(flat)
        wide = np.zeros((len(rows), self.size), np.float32)
        wide[:, self.plain_at] = (rows[:, self.plain] - self.low) / self.range
        numbers = rows[:, self.entities].astype(np.int64)
        row, place = np.nonzero(numbers >= 0)
        at = np.asarray(self.entities_at)[place] + numbers[row, place]
        np.add.at(wide, (row, at), 1)
        return wide if flat.ndim > 1 else wide[0]


def spreading_of(game: Game[Any]) -> Spreading:
    return Spreading(observations_of(game).legend)
