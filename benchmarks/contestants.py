"""The yardstick: who plays Goofspiel with four seats and thirteen cards, and how each is driven.

A playout is a fresh deal with chance of its own, played at random to the end.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final

import tablee
from benchmarks.openspiel import find_openspiel
from benchmarks.plain import Plain, deal
from benchmarks.rounds import Task
from tablee.engine.chance import SEED_BYTES, Dice
from tablee.engine.game import Game
from tablee.engine.playout import play_out
from tablee.engine.state import State

SEATS: Final = 4
CARDS: Final = 13
MIDDLE: Final = 6
"""After so many rounds positions are cloned."""

OPENSPIEL: Final = "openspiel"
QUICK: Final = "openspiel-quick"
HANABI: Final = "hanabi"
PLAIN: Final = "plain"
DRIVEN: Final = "driven"
WATCHED: Final = "watched"
INSIDE: Final = "inside"
CLONE: Final = "clone"
SEARCH: Final = "search"


def playouts(rng: Random) -> dict[str, Task]:
    """The contestants, by name; OpenSpiel only if it is installed."""
    game = tablee.make("goofspiel", SEATS, cards=CARDS)
    tasks: dict[str, Task] = {}
    if theirs := find_openspiel(SEATS, CARDS, rng):
        tasks[OPENSPIEL] = theirs.playout()
        tasks[QUICK] = theirs.quick_playout()
    tasks[PLAIN] = plain_playout(rng)
    tasks[DRIVEN] = driven(game, rng, hushed=True)
    tasks[WATCHED] = driven(game, rng, hushed=False)
    tasks[INSIDE] = inside(game, rng)
    return tasks


def clones(rng: Random) -> dict[str, Task]:
    """Each contestant's own copy of a position in the middle of the game."""
    game = tablee.make("goofspiel", SEATS, cards=CARDS)
    tasks: dict[str, Task] = {}
    if theirs := find_openspiel(SEATS, CARDS, rng):
        tasks[OPENSPIEL] = theirs.middle(MIDDLE).clone
    tasks[PLAIN] = plain_middle(rng).clone
    tasks[CLONE] = after(game, MIDDLE * SEATS, rng).clone
    return tasks


# --- ours -------------------------------------------------------------------------------------


def driven(game: Game[Any], rng: Random, hushed: bool) -> Task:
    """Ask, choose and answer from Python. Hushed, neither events nor veil are kept."""
    choice = rng.choice

    def play() -> None:
        s = game.deal(rng.randbytes(SEED_BYTES))
        if hushed:
            s.hush()
        while not s.over():
            for seat in s.acting():
                s.apply(seat, choice(s.options(seat)))

    return play


def inside(game: Game[Any], rng: Random) -> Task:
    """The whole playout is one call to the core."""
    dice = Dice(rng.getrandbits(32))
    return lambda: play_out(game.deal(rng.randbytes(SEED_BYTES)), dice)


def after(game: Game[Any], answers: int, rng: Random) -> State[Any]:
    """The position after so many random answers."""
    s: State[Any] = game.deal(rng.randbytes(SEED_BYTES))
    for _ in range(answers):
        seat = s.acting()[0]
        s.apply(seat, rng.choice(s.options(seat)))
    return s


# --- the plain class --------------------------------------------------------------------------


def plain_playout(rng: Random) -> Task:
    """Driven like ours."""
    seats = range(SEATS)
    choice = rng.choice

    def play() -> None:
        s = deal(SEATS, CARDS, rng)
        while not s.over:
            for seat in seats:
                s.apply(seat, choice(s.options(seat)))

    return play


def plain_middle(rng: Random) -> Plain:
    s = deal(SEATS, CARDS, rng)
    for _ in range(MIDDLE):
        for seat in range(SEATS):
            s.apply(seat, rng.choice(s.options(seat)))
    return s
