"""The speed of every registered title: playouts, and what is done to a position in mid-game."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from statistics import mean
from typing import Any, Final

from benchmarks.contestants import (
    CLONE,
    DRIVEN,
    HANABI,
    INSIDE,
    PLAIN,
    SEARCH,
    SEATS,
    WATCHED,
    inside,
    plain_playout,
)
from benchmarks.hanabi import find_hanabi
from benchmarks.results import TitleTimes
from benchmarks.rounds import Effort, Task, time_in_turn
from benchmarks.scoring import scorings
from tablee import bots
from tablee.arena import play
from tablee.bots.bot import Budget, Thought
from tablee.engine.chance import SEED_BYTES, Dice
from tablee.engine.game import Game
from tablee.engine.playout import play_out
from tablee.engine.state import State
from tablee.engine.titles import Title, make

GAMES: Final = 100
"""So many games tell how many answers one takes."""

AT_ONCE: Final = ("random", "expert")
"""Bots that do not take what time they are given."""


def title_times(title: Title, rng: Random, effort: Effort) -> TitleTimes:
    """With the default options, and as near to four seats as the title can be."""
    game = make(title.name, min(title.seats, key=lambda seats: abs(seats - SEATS)))
    dice = Dice(rng.getrandbits(32))
    lengths = [play_out(game.deal(rng.randbytes(SEED_BYTES)), dice) for _ in range(GAMES)]
    tasks = playouts(game, rng) | services(game, rng) | scorings(game, rng) | bot_games(game, rng)
    thinking = thought(game, rng)
    tasks[SEARCH] = thinking
    hanabi = find_hanabi(SEATS, rng)
    decisions = None
    if hanabi is not None:
        decisions = hanabi.decisions()
        tasks = {HANABI: hanabi.playout()} | tasks
    return TitleTimes(
        seats=game.seats,
        answers=mean(lengths),
        hanabi=decisions,
        iterations=thinking().spent,
        times=time_in_turn(tasks, effort),
    )


def playouts(game: Game[Any], rng: Random) -> dict[str, Task]:
    """The plain class goes along as the measure that both forms have in common."""
    return {
        PLAIN: plain_playout(rng),
        DRIVEN: driven(game, rng, hushed=True),
        WATCHED: driven(game, rng, hushed=False),
        INSIDE: inside(game, rng),
    }


def driven(game: Game[Any], rng: Random, hushed: bool) -> Task:
    """From Python, for any title: an answer may have settled the question of the next seat."""
    choice = rng.choice

    def play() -> None:
        s = game.deal(rng.randbytes(SEED_BYTES))
        if hushed:
            s.hush()
        while not s.over():
            for seat in s.acting():
                if options := s.options(seat):
                    s.apply(seat, choice(options))

    return play


def services(game: Game[Any], rng: Random) -> dict[str, Task]:
    """What servers and searching bots ask for between answers."""
    s = middle(game, rng)
    viewer = s.acting()[0]
    view = s.seen_by(viewer)
    data = game.dump(s)
    return {
        CLONE: s.clone,
        "view": lambda: s.seen_by(viewer),
        "world": lambda: game.world(view, rng.randbytes(SEED_BYTES)),
        "dump": lambda: game.dump(s),
        "load": lambda: game.load(data),
    }


def middle(game: Game[Any], rng: Random) -> State[Any]:
    """The position in the middle of a random game."""
    seed = rng.randbytes(SEED_BYTES)
    s: State[Any] = game.deal(seed)
    answers = []
    while not s.over():
        seat = rng.choice(s.acting())
        answers.append((seat, rng.choice(s.options(seat))))
        s.apply(*answers[-1])
    s = game.deal(seed)
    for seat, action in answers[: len(answers) // 2]:
        s.apply(seat, action)
    return s


# --- bots -------------------------------------------------------------------------------------


def bot_games(game: Game[Any], rng: Random) -> dict[str, Task]:
    """A whole game between bots that do not search: views, choices and rules."""
    return {
        f"game by {name}": bot_game(game, name, rng)
        for name in AT_ONCE
        if name in bots.known(game.title)
    }


def thought(game: Game[Any], rng: Random) -> Callable[[], Thought]:
    """One world of the searching bot, in the middle of a game: all options are tried in it."""
    s = middle(game, rng)
    seat = s.acting()[0]
    while len(s.options(seat)) < 2:
        s.apply(seat, s.options(seat)[0])
        seat = s.acting()[0]
    view = s.seen_by(seat)
    bot = bots.make(SEARCH, rng.randbytes(SEED_BYTES))
    return lambda: bot.think(game, view, Budget(iterations=1))


def bot_game(game: Game[Any], name: str, rng: Random) -> Task:
    def played() -> None:
        players = [bots.make(name, rng.randbytes(SEED_BYTES)) for _ in range(game.seats)]
        play(game, players, rng.randbytes(SEED_BYTES))

    return played
