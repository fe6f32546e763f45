"""What a bot is: something that answers a question from the view of its seat."""

from __future__ import annotations

from typing import Any

from tablee.engine.chance import Dice, derived
from tablee.engine.game import Game
from tablee.engine.state import View


class Clock:
    """How long a bot may think: the first limit that is reached ends it."""

    def __init__(self, iterations: int | None = None, seconds: float | None = None) -> None:
        self.iterations = iterations
        self.seconds = seconds


class Bot:
    """A player. Its answer depends on game, view, clock and seed, and on nothing else."""

    name: str
    version: int

    def __init__(self, seed: bytes) -> None:
        self.seed = seed

    @staticmethod
    def plays(title: str) -> bool:
        """Whether it knows this title; most bots know all."""
        return True

    def choose(self, game: Game[Any], view: View[Any], clock: Clock) -> int:
        """One of the options of the view's seat, which is asked something."""
        raise NotImplementedError

    def answer_seed(self, view: View[Any]) -> bytes:
        """The seed for this answer: another one for each seat and each of its answers."""
        number = view.table.seats[view.viewer].answers
        return derived(self.seed, self.name, view.viewer, number)

    def dice(self, view: View[Any]) -> Dice:
        return Dice(int.from_bytes(self.answer_seed(view)[:4], "big"))
