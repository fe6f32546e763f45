"""What seats are paid for, by name."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Final

from tablee.arena.matchup import sides
from tablee.bots.search.aims import aims_of
from tablee.engine.game import Game
from tablee.engine.problems import Problem
from tablee.engine.state import State

FORFEIT: Final = -100.0
"""Points by which one is behind who answers what is not offered."""

VICTORY: Final = 4.0
"""A lead of so many times what good players differ by looks as good as the victory."""

Paid = list[float]
"""One sum for each seat."""


class Reward:
    """Pays seats for answers and for the end of a game. One for each table: it may remember."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.nothing: Paid = [0.0] * game.seats

    def begin(self, s: State[Any]) -> None:
        """A game begins."""

    def going_on(self, s: State[Any]) -> Paid | None:
        """After an answer that did not end the game; None for nothing."""
        return None

    def ended(self, s: State[Any]) -> Paid:
        """After the last answer."""
        raise NotImplementedError

    def forfeited(self, seat: int) -> Paid:
        """A seat has answered what was not offered, and the game is over."""
        raise NotImplementedError


class Victory(Reward):
    """At the end, the share of the victory: 0 to 1."""

    def ended(self, s: State[Any]) -> Paid:
        return self.game.returns(s)

    def forfeited(self, seat: int) -> Paid:
        return without(self.game, seat)


class Margin(Reward):
    """At the end, the points more than the best of the others; alone, the points."""

    def ended(self, s: State[Any]) -> Paid:
        totals = [score.total for score in self.game.scores(s)]
        return [float(own - best_other(totals, seat)) for seat, own in enumerate(totals)]

    def forfeited(self, seat: int) -> Paid:
        guilty = side_of(self.game, seat)
        return [FORFEIT if each in guilty else 0.0 for each in range(self.game.seats)]


class Shaped(Reward):
    """The share of the victory, and on the way by how much a seat's outlook gets better.

    The sum of all that is paid on the way depends on the deal alone, not on what is answered, so
    the best play is the same. The outlook is that of the seat's own view: it tells nothing hidden.
    """

    def __init__(self, game: Game[Any]) -> None:
        super().__init__(game)
        self.scale = VICTORY * aims_of(game.title).spread
        self.looked = self.nothing

    def begin(self, s: State[Any]) -> None:
        self.looked = self.outlooks(s)

    def going_on(self, s: State[Any]) -> Paid | None:
        before, self.looked = self.looked, self.outlooks(s)
        return [now - then for now, then in zip(self.looked, before, strict=True)]

    def ended(self, s: State[Any]) -> Paid:
        return self.settled(self.game.returns(s))

    def forfeited(self, seat: int) -> Paid:
        return self.settled(without(self.game, seat))

    def settled(self, shares: Paid) -> Paid:
        """At the end there is nothing to look out for."""
        before, self.looked = self.looked, self.nothing
        return [share - then for share, then in zip(shares, before, strict=True)]

    def outlooks(self, s: State[Any]) -> Paid:
        return [
            self.game.outlook(s.seen_by(seat).table, seat) / self.scale
            for seat in range(self.game.seats)
        ]


REWARDS: Final[dict[str, Callable[[Game[Any]], Reward]]] = {
    "victory": Victory,
    "margin": Margin,
    "shaped": Shaped,
}


def reward_of(name: str, game: Game[Any]) -> Reward:
    if name not in REWARDS:
        raise Problem("unknown-reward", reward=name, rewards=", ".join(REWARDS))
    return REWARDS[name](game)


def best_other(totals: Sequence[int], seat: int) -> int:
    return max([total for other, total in enumerate(totals) if other != seat], default=0)


# --- forfeits ---------------------------------------------------------------------------------


def without(game: Game[Any], seat: int) -> Paid:
    """The side of this seat has nothing, the others share the victory."""
    guilty = side_of(game, seat)
    others = len(sides_of(game)) - 1
    return [0.0 if each in guilty or not others else 1 / others for each in range(game.seats)]


def side_of(game: Game[Any], seat: int) -> list[int]:
    return next(side for side in sides_of(game) if seat in side)


@cache
def sides_of(game: Game[Any]) -> list[list[int]]:
    return sides(game)
