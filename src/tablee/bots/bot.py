"""What a bot is: something that answers a question from the view of its seat."""

from __future__ import annotations

from collections.abc import Iterator
from time import perf_counter, thread_time
from typing import Any

import msgspec

from tablee.engine.chance import Dice, derived
from tablee.engine.game import Game
from tablee.engine.state import View


class Budget(msgspec.Struct, frozen=True):
    """How much a bot may think: the first limit that is reached ends it."""

    iterations: int | None = None
    seconds: float | None = None
    processor: bool = False
    """Whether seconds are those of the processor: where bots are measured, a busy machine makes
    them slower, not weaker. At a table people wait by the clock.
    """

    def now(self) -> float:
        """By what the seconds are counted."""
        return thread_time() if self.processor else perf_counter()

    def late(self, start: float) -> bool:
        return self.seconds is not None and self.now() - start >= self.seconds


class Weighed(msgspec.Struct, frozen=True):
    """One of the options, as the bot sees it."""

    action: int
    value: float
    """What it is worth in the points of the title, with all that the bot cares for."""
    error: float
    """By so much the distance to the best option may be wrong, in 68 of 100 cases."""
    share: float
    """The share of the victory that is expected; alone, of reaching what was aimed at."""
    points: float
    """The expected score."""
    chance: float
    """How likely the bot takes it."""
    visits: int
    """How many games it was tried in."""
    liked: float = 0.0
    """What the bot's style likes about it, in points over the best."""


class Reason(msgspec.Struct, frozen=True):
    """A source of points, and by how much the best option brings more from it than the next."""

    source: str
    points: float


class Thought(msgspec.Struct, frozen=True):
    """An answer, and all that led to it: plain data that is kept with the move."""

    action: int
    value: float = 0.0
    """The share of the victory that is expected with it."""
    spent: int = 0
    """Iterations: with so many, the same bot thinks the same again."""
    options: list[Weighed] = []
    """The best first; none from a bot that does not weigh."""
    reasons: list[Reason] = []
    """The weightiest first."""


class Bot:
    """A player. Its thought depends on game, view, budget and seed, and on nothing else.

    A budget in seconds makes it depend on the machine too: what it has spent says how far.
    """

    name: str
    version: int

    def __init__(self, seed: bytes) -> None:
        self.seed = seed

    def version_in(self, title: str) -> int:
        """Of this title: the same in all, unless somebody plays one of them otherwise."""
        return self.version

    @staticmethod
    def plays(title: str) -> bool:
        """Whether it knows this title; most bots know all."""
        return True

    def choose(self, game: Game[Any], view: View[Any], budget: Budget) -> int:
        """One of the options of the view's seat, which is asked something."""
        return self.think(game, view, budget).action

    def think(self, game: Game[Any], view: View[Any], budget: Budget) -> Thought:
        """The answer with what led to it."""
        *_, last = self.slices(game, view, budget)
        return last

    def slices(self, game: Game[Any], view: View[Any], budget: Budget) -> Iterator[Thought]:
        """The best thought so far, again and again: whoever has waited long enough takes the last.

        A bot that does not weigh has one.
        """
        yield Thought(self.choose(game, view, budget))

    def answer_seed(self, view: View[Any]) -> bytes:
        """The seed for this answer: another one for each seat and each of its answers."""
        number = view.table.seats[view.viewer].answers
        return derived(self.seed, self.name, view.viewer, number)

    def dice(self, view: View[Any]) -> Dice:
        return dice_of(self.answer_seed(view))


def dice_of(seed: bytes) -> Dice:
    return Dice(int.from_bytes(seed[:4], "big"))
