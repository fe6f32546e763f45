"""Views as arrays: flat, by name, and spread out for networks."""

from __future__ import annotations

from typing import Any, Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from tablee.engine.game import Game
from tablee.engine.state import View
from tablee.lab.legend import Legend, Plan

Flat = NDArray[np.int16]
"""An observation, or many of them, one in each row."""


class Observations:
    """What views of one game look like as numbers. Made from views and nothing else."""

    def __init__(self, game: Game[Any]) -> None:
        plan = Plan(game)
        self.legend: Final[Legend] = plan.legend
        self.observer: Final = plan.observer
        self.blocks: Final = plan.blocks
        self.size: Final = len(self.legend.lines)
        self.low: Final = np.array([line.low for line in self.legend.lines], np.int16)
        self.high: Final = np.array([line.high for line in self.legend.lines], np.int16)

    def flat(self, view: View[Any]) -> Flat:
        """A new array."""
        return np.frombuffer(bytearray(self.observer.observe(view)), np.int16)

    def named(self, flat: Flat) -> dict[str, Flat]:
        """The same numbers by field. They are not copied; a batch stays a batch."""
        return {block.name: flat[..., block.start : block.stop] for block in self.blocks}


KNOWN: Final[dict[bytes, Observations]] = {}


def observations_of(game: Game[Any]) -> Observations:
    """One serves all tables of a game."""
    key = msgspec.json.encode([game.title, game.edition, game.version, game.seats, game.options])
    if key not in KNOWN:
        KNOWN[key] = Observations(game)
    return KNOWN[key]
