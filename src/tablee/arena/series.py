"""A series of games of the same bots: every deal is played with every bot in every seat."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import sqrt
from typing import Any

import msgspec

from tablee import bots
from tablee.arena.play import Result, play
from tablee.engine.chance import derived
from tablee.engine.game import Game, OptionValue
from tablee.engine.problems import Problem
from tablee.engine.titles import make_with

SURE = 1.96
"""Standard errors on either side that hold the true value in 95 of 100 cases."""


class Series(msgspec.Struct, frozen=True):
    """What is played: plain data, so that it can be sent to any process."""

    title: str
    seats: int
    edition: str
    options: dict[str, OptionValue]
    bots: list[str]
    """One for each seat; from game to game they move on by one seat."""
    seed: str
    games: int

    def game(self) -> Game[Any]:
        return make_with(self.title, self.seats, self.edition, self.options)

    def check(self) -> None:
        """Raise a Problem unless the series can be played."""
        self.game()
        if len(self.bots) != self.seats:
            raise Problem("bots-do-not-fit", bots=len(self.bots), seats=self.seats)
        for name in self.bots:
            bots.check(name, self.title)
        if self.games < 1:
            raise Problem("too-few-games", games=self.games)

    def blocks(self) -> int:
        """How many deals there are: each is played once for every seat, the last one maybe less."""
        return -(-self.games // self.seats)


class Moments(msgspec.Struct):
    """The count, sum and sum of squares of some numbers: enough for mean and error."""

    count: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, value: float) -> None:
        self.count += 1
        self.total += value
        self.squares += value * value

    def merge(self, other: Moments) -> None:
        self.count += other.count
        self.total += other.total
        self.squares += other.squares

    def mean(self) -> float:
        return self.total / self.count

    def error(self) -> float:
        """Half the width of the interval that holds the true mean in 95 of 100 cases."""
        if self.count < 2:
            return float("inf")
        variance = (self.squares - self.total * self.total / self.count) / (self.count - 1)
        return SURE * sqrt(max(0.0, variance) / self.count)


class Line(msgspec.Struct):
    """Score and share of the victories of one bot or one seat, counted by deals."""

    score: Moments = msgspec.field(default_factory=Moments)
    wins: Moments = msgspec.field(default_factory=Moments)

    def add(self, results: list[tuple[int, float]]) -> None:
        """What it made of one deal: the means over its games."""
        self.score.add(sum(score for score, _ in results) / len(results))
        self.wins.add(sum(win for _, win in results) / len(results))

    def merge(self, other: Line) -> None:
        self.score.merge(other.score)
        self.wins.merge(other.wins)


class Tally(msgspec.Struct):
    """What has come out so far."""

    games: int = 0
    answers: int = 0
    bots: dict[str, Line] = {}
    seats: dict[int, Line] = {}

    def add_block(self, results: list[Result]) -> None:
        """Count one deal with all its games."""
        by_bot: dict[str, list[tuple[int, float]]] = {}
        by_seat: dict[int, list[tuple[int, float]]] = {}
        for result in results:
            self.games += 1
            self.answers += len(result.answers)
            for seat, name in enumerate(result.players):
                outcome = (result.scores[seat], result.returns[seat])
                by_bot.setdefault(name, []).append(outcome)
                by_seat.setdefault(seat, []).append(outcome)
        for name, outcomes in by_bot.items():
            self.bots.setdefault(name, Line()).add(outcomes)
        for seat, outcomes in by_seat.items():
            self.seats.setdefault(seat, Line()).add(outcomes)

    def merge(self, other: Tally) -> None:
        self.games += other.games
        self.answers += other.answers
        for name, line in other.bots.items():
            self.bots.setdefault(name, Line()).merge(line)
        for seat, line in other.seats.items():
            self.seats.setdefault(seat, Line()).merge(line)


def play_game(series: Series, game: Game[Any], number: int) -> Result:
    """One game of the series, by its number."""
    block, turn = divmod(number, series.seats)
    seated = [series.bots[(seat + turn) % series.seats] for seat in range(series.seats)]
    deal = derived(series.seed.encode(), "deal", block)
    players = [bots.make(name, derived(deal, turn), series.title) for name in seated]
    return play(game, players, deal)


def play_blocks(series: Series, first: int, count: int) -> Tally:
    """Some deals of the series, each with all its seatings: a plain function of its arguments."""
    game = series.game()
    tally = Tally()
    for block in range(first, first + count):
        start = block * series.seats
        numbers = range(start, min(start + series.seats, series.games))
        tally.add_block([play_game(series, game, number) for number in numbers])
    return tally


Runner = Callable[
    [Callable[[Series, int, int], Tally], list[tuple[Series, int, int]]], Iterator[Tally]
]
"""Calls the function with each set of arguments, anywhere, and yields the results in order."""


def run(series: Series, runner: Runner, chunks: int = 64) -> Iterator[Tally]:
    """Play the series; yields what has come out so far, again and again, the whole at last."""
    series.check()
    size = max(1, -(-series.blocks() // chunks))
    jobs = [
        (series, first, min(size, series.blocks() - first))
        for first in range(0, series.blocks(), size)
    ]
    total = Tally()
    for tally in runner(play_blocks, jobs):
        total.merge(tally)
        yield total
