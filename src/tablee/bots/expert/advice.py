"""How an expert answers: a rule of thumb for every question of the title."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, TypeVar

from tablee.engine.chance import Dice
from tablee.engine.state import Ask, State, View

S = TypeVar("S", bound=State[Any])
L = TypeVar("L")

Question = type[Ask[Any]]


def no_ally(s: Any, seat: int, other: int) -> bool:
    """Everybody plays for himself."""
    return False


class Aims:
    """What a player of the title plays for, in points."""

    def __init__(
        self,
        prize: float = 10.0,
        rivalry: float = 0.5,
        spread: float = 6.0,
        ally: Callable[[Any, int, int], bool] = no_ally,
    ) -> None:
        self.prize = prize
        """What the victory counts."""
        self.rivalry = rivalry
        """What a rival's points count against one's own."""
        self.spread = spread
        """By so many points the scores of good players differ."""
        self.ally = ally
        """Whether another seat is on the same side."""


class Advice(Generic[S, L]):
    """All that is known about playing one title."""

    def __init__(
        self,
        outlook: Callable[[S, int], L],
        setup: Mapping[Question, Callable[[S, int, Sequence[int]], int]],
        play: Mapping[Question, Callable[[L, Sequence[int]], int]],
        mixed: Mapping[Question, Callable[[L, Dice], int]] | None = None,
        aims: Aims | None = None,
    ) -> None:
        self.outlook = outlook
        """How a seat sees its turn: what stays the same while answers are weighed."""
        self.setup = setup
        """Answers while the table is being set, when there is nothing to look out on yet."""
        self.play = play
        self.mixed = mixed or {}
        """Answers that are given by chance among the best: a fixed one could be foreseen."""
        self.aims = aims or Aims()

    def answer(self, view: View[S], dice: Dice) -> int:
        """The answer to what the viewer is asked."""
        s, seat = view.table, view.viewer
        ask = s.seats[seat].ask
        assert ask is not None
        question = type(ask)
        if question in self.setup:
            return self.setup[question](s, seat, ask.options(s, seat))
        out = self.outlook(s, seat)
        if question in self.mixed:
            return self.mixed[question](out, dice)
        return self.play[question](out, ask.options(s, seat))
