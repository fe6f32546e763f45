"""Positions to ask bots in: some of every kind of game, reached by answering at random."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, NamedTuple

from tablee.engine.game import Game
from tablee.engine.state import State
from tablee.engine.titles import TITLES


class Position(NamedTuple):
    game: Game[Any]
    s: State[Any]


def walk(game: Game[Any], rng: Random) -> Iterator[Position]:
    """Every position of a game that is played at random, the seats answering in any order."""
    s = game.deal(rng.randbytes(32))
    while not s.over():
        yield Position(game, s.clone())
        seat = rng.choice(s.acting())
        s.apply(seat, rng.choice(s.options(seat)))


@cache
def some_positions(name: str, count: int) -> list[Position]:
    """For every number of seats and set of options, that many positions of a game."""
    rng = Random(1)
    found = []
    for game in TITLES[name].all_games():
        positions = list(walk(game, rng))
        found += rng.sample(positions, min(count, len(positions)))
    return found
