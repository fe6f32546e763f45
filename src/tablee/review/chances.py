"""Everybody's chances along a match: good players go on from the true position, chance anew."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from time import process_time
from typing import Any, Final

import msgspec

from tablee.bots.bot import dice_of
from tablee.bots.search.policy import Policy, play_on, policy_of
from tablee.engine.chance import derived
from tablee.engine.game import Game
from tablee.engine.state import State
from tablee.review.replaying import Point, evenly

GAMES: Final = 16
"""Games played from each point."""

MOST_GAMES: Final = 64
"""And if there is time for more."""

FEWEST: Final = 6
"""With less time there are fewer points, but no fewer games from each."""

SPARSE: Final = 8
"""So few points at least."""


class Moment(msgspec.Struct, frozen=True):
    """Everybody's chances at a point of the match."""

    answer: int
    """How many answers had been given."""
    event: int
    """How many events had been told."""
    shares: list[float]
    """The share of the victory that each seat could expect."""


class Chances:
    """The curve as far as it is, and what a game costs along it."""

    def __init__(self, game: Game[Any], points: Sequence[Point], seed: bytes) -> None:
        self.game = game
        self.points = list(points)
        self.seed = seed
        self.policy = policy_of(game.title)
        self.shares: list[list[list[float]]] = [[] for _ in points]
        self.seconds = [0.0 for _ in points]

    def play(self, place: int) -> None:
        """One more game from this point."""
        point, begun = self.points[place], process_time()
        seed = derived(self.seed, "curve", point.answer, len(self.shares[place]))
        self.shares[place].append(self.game.returns(end_of(point.s, self.policy, seed)))
        self.seconds[place] += process_time() - begun

    def count(self) -> Iterator[int]:
        """The same number of games from every point; how many points are done."""
        for place, point in enumerate(self.points):
            for _ in range(1 if point.s.over() else GAMES):
                self.play(place)
            yield place + 1

    def spread(self, seconds: float) -> Iterator[float]:
        """As many games as there is time for; after each, how much of it is spent."""
        begun = process_time()
        self.thin_out(seconds)
        for number in range(MOST_GAMES):
            for place, point in enumerate(self.points):
                spent = (process_time() - begun) / seconds
                if number >= FEWEST and spent >= 1:
                    return
                if number == 0 or not point.s.over():
                    self.play(place)
                yield min(1.0, spent)

    def thin_out(self, seconds: float) -> None:
        """Leave out points, evenly, if there is not the time for all of them."""
        begun = process_time()
        end_of(self.points[0].s, self.policy, self.seed)
        usual = (process_time() - begun) / 2  # from the middle on there is half as much to play
        count = int(seconds / max(1e-6, FEWEST * usual))
        kept = evenly(len(self.points), max(SPARSE, count))
        self.points = [point for place, point in enumerate(self.points) if place in kept]
        self.shares = [[] for _ in self.points]
        self.seconds = [0.0 for _ in self.points]

    def curve(self) -> list[Moment]:
        return [
            Moment(point.answer, point.event, mean(shares))
            for point, shares in zip(self.points, self.shares, strict=True)
        ]

    def games(self) -> int:
        return sum(len(shares) for shares in self.shares)

    def cost_at(self, answer: int) -> float:
        """The seconds that a game takes from there: as from the last point before."""
        last = max(p for p, point in enumerate(self.points) if point.answer <= answer)
        return self.seconds[last] / max(1, len(self.shares[last]))


def mean(shares: list[list[float]]) -> list[float]:
    return [sum(each) / len(shares) for each in zip(*shares, strict=True)]


def end_of(s: State[Any], policy: Policy, seed: bytes) -> State[Any]:
    end = s.clone()
    end.seed = seed
    play_on(end, policy, dice_of(seed))
    return end
