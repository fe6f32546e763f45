"""How an expert answers: a rule of thumb for every question of the title."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, TypeVar

import msgspec

from tablee.engine.chance import Dice
from tablee.engine.state import Ask, State, View

S = TypeVar("S", bound=State[Any])
L = TypeVar("L")

Question = type[Ask[Any]]


def no_ally(s: Any, seat: int, other: int) -> bool:
    """Everybody plays for himself."""
    return False


class Horizon:
    """How far a game is played on in the mind, and what is expected of the position reached."""

    def __init__(
        self,
        stage: Callable[[Any], int],
        last: Callable[[Any], int],
        expected: Callable[[Any, int], float],
        vague: Callable[[Any], float],
        alone: Callable[[Any, float], float] | None = None,
    ) -> None:
        self.stage = stage
        """What a position belongs to: a round, or whatever the title is played in."""
        self.last = last
        """From this position, the last stage that is played on to its end."""
        self.expected = expected
        """The points with which a seat, and who is on its side, will end."""
        self.vague = vague
        """By how many points that may be wrong."""
        self.alone = alone
        """How much of what one aims at is reached with so many points where nobody else plays."""


class Prospect:
    """What a game without rivals has come to, or promises."""

    __slots__ = ("points", "share", "worth")

    def __init__(self, worth: float, share: float, points: float) -> None:
        self.worth = worth
        self.share = share
        """How likely what was aimed at is reached, or how much of it."""
        self.points = points


class Aims:
    """What a player of the title plays for, in points."""

    def __init__(
        self,
        prize: float = 10.0,
        rivalry: float = 0.5,
        spread: float = 6.0,
        trifle: float = 0.0,
        ally: Callable[[Any, int, int], bool] = no_ally,
        unrivalled: Callable[[Any], Prospect] | None = None,
        by_chances: bool = False,
        horizon: Horizon | None = None,
    ) -> None:
        self.prize = prize
        """What the victory counts."""
        self.rivalry = rivalry
        """What a rival's points count against one's own."""
        self.spread = spread
        """By so many points the scores of good players differ."""
        self.trifle = trifle
        """So small a difference is not worth thinking about."""
        self.ally = ally
        """Whether another seat is on the same side."""
        self.unrivalled = unrivalled
        """What counts where nobody is on another side; None: victory and points, as always."""
        self.by_chances = by_chances
        """Where nobody is on another side, options differ by chances; points would tell nothing."""
        self.horizon = horizon
        """None: games are played to their end."""


class Features:
    """What the rest of a game depends on, as numbers that have names."""

    def __init__(
        self,
        names: Sequence[str],
        moment: Callable[[Any], int],
        last: Callable[[Any], int],
        stage: Callable[[Any], int],
        of: Callable[[Any], list[list[float]]],
        stages: Sequence[int],
        games: Sequence[tuple[int, Mapping[str, str | int | bool]]],
        sampled: int = 1,
        alone: Callable[[Any, float], float] | None = None,
    ) -> None:
        self.names = tuple(names)
        self.moment = moment
        """How far a game is. It grows, and where it has just grown positions can be compared."""
        self.last = last
        """From a position, the last moment that is played on in the mind to its end."""
        self.stage = stage
        """In which part of the game that is: each has weights of its own."""
        self.of = of
        """The numbers of every seat, in the order of their names."""
        self.stages = tuple(stages)
        """Those that positions are looked at in."""
        self.games = tuple(games)
        """The kinds of games that differ so much that each has its own values: seats, options."""
        self.sampled = sampled
        """One moment of so many is an example to learn from."""
        self.alone = alone
        """How much of what one aims at is reached with so many points where nobody else plays."""


class Level(msgspec.Struct, frozen=True):
    """How far somebody looks, and how exactly."""

    iterations: int
    """Games played in the mind for an answer, with two seats; with none, rules of thumb answer."""
    candidates: int = 0
    """So many options come to mind, by chance, beside the one of the rules of thumb; 0: all."""
    slack: float = 0.0
    """What is given away without being noticed, in parts of what good players differ by."""
    seconds: float | None = None
    """The longest an answer takes; None for those who do not think long anyway."""
    version: int = 2
    """Of this level in this title: raised when it answers otherwise than before."""


class Advice(Generic[S, L]):
    """All that is known about playing one title."""

    def __init__(
        self,
        outlook: Callable[[S, int], L],
        at_once: Mapping[Question, Callable[[S, int, Sequence[int]], int]],
        play: Mapping[Question, Callable[[L, Sequence[int]], int]],
        mixed: Mapping[Question, Callable[[L, Dice], int]] | None = None,
        aims: Aims | None = None,
        features: Features | None = None,
        levels: Sequence[Level] = (),
    ) -> None:
        self.outlook = outlook
        """How a seat sees its turn: what stays the same while answers are weighed."""
        self.at_once = at_once
        """Answers that need no outlook: there is little to weigh, or nothing to look out on yet."""
        self.play = play
        self.mixed = mixed or {}
        """Answers that are given by chance among the best: a fixed one could be foreseen."""
        self.aims = aims or Aims()
        self.features = features
        """What values are learned from, where some are."""
        self.levels = levels
        """Those for people to play against, if they are not made as in other titles."""

    def answer(self, view: View[S], dice: Dice) -> int:
        """The answer to what the viewer is asked."""
        s, seat = view.table, view.viewer
        ask = s.seats[seat].ask
        assert ask is not None
        question = type(ask)
        if question in self.at_once:
            return self.at_once[question](s, seat, ask.options(s, seat))
        out = self.outlook(s, seat)
        if question in self.mixed:
            return self.mixed[question](out, dice)
        return self.play[question](out, ask.options(s, seat))
