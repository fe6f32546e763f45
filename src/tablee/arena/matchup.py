"""Who meets whom over what: plain data that names everything a result depends on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import blake2b
from itertools import permutations
from pathlib import Path
from typing import Any, Final

import msgspec

import tablee
from tablee import bots
from tablee.bots.bot import Budget
from tablee.bots.expert import ADVICE
from tablee.bots.expert.advice import no_ally
from tablee.engine.game import Game, OptionValue
from tablee.engine.problems import Problem
from tablee.engine.titles import find, make_with, pin_edition

A: Final = 0
B: Final = 1

LONGEST_NAME: Final = 180

ALL_ORDERS: Final = 4
"""Up to so many sides sit down in every order; more of them only move on by one seat."""


class Program(msgspec.Struct, frozen=True):
    """A program from outside that plays, and how long it is waited for."""

    command: tuple[str, ...]
    timeout: float
    """Seconds for an answer."""
    start_timeout: float
    """Seconds until it is ready."""
    restarts: int
    """So often in a row it is started again without a game that it has played to its end."""


class Player(msgspec.Struct, frozen=True):
    """A bot of a version, and how much it may think over a decision."""

    bot: str
    """With its version: search@1."""
    iterations: int | None = None
    seconds: float | None = None
    program: Program | None = None
    """If it is not one of ours."""

    def budget(self) -> Budget:
        return Budget(self.iterations, self.seconds, processor=True)

    def text(self) -> str:
        """As people write it: search@1/64 or search@1/0.3s; without a budget it takes its own."""
        limits = [] if self.iterations is None else [str(self.iterations)]
        limits += [] if self.seconds is None else [f"{self.seconds:g}s"]
        return "/".join([self.bot, *limits])


class Matchup(msgspec.Struct, frozen=True):
    """What is played. Whatever differs in it is another match-up, with results of its own."""

    title: str
    rules: int
    """The version of the title's rules."""
    edition: str
    seats: int
    options: dict[str, OptionValue]
    a: Player
    b: Player
    compiled: bool
    """In seconds, the compiled form thinks further."""
    seed: str = "match"
    others: tuple[Player, ...] = ()
    """Who meets the two at the same table, where more than two meet."""

    def players(self) -> tuple[Player, ...]:
        return (self.a, self.b, *self.others)

    def seatings(self) -> list[list[int]]:
        return seatings(self.game(), len(self.players()))

    def game(self) -> Game[Any]:
        return make_with(self.title, self.seats, self.edition, self.options)

    def name(self) -> str:
        """As a file: what is not as usual is named."""
        usual = find(self.title).options
        wishes = [f"{k}={v}" for k, v in self.options.items() if v != usual[k].default]
        parts = [
            f"{self.title}@{self.rules}",
            *([] if self.edition == "base" else [Path(self.edition).name]),
            f"{self.seats}-seats",
            *wishes,
            *[player.text().replace("/", "-") for player in self.players()],
            *([] if self.compiled else ["interpreted"]),
            *([] if self.seed == "match" else [f"seed-{self.seed}"]),
        ]
        return short("_".join(parts))


def short(name: str) -> str:
    """As it is, or with a fingerprint instead of the end that a file name has no place for."""
    if len(name) <= LONGEST_NAME:
        return name
    return f"{name[:LONGEST_NAME]}_{blake2b(name.encode(), digest_size=6).hexdigest()}"


def matchup(
    title: str,
    seats: int,
    a: str,
    b: str,
    edition: str = "base",
    options: Mapping[str, OptionValue] | None = None,
    budget: Budget | None = None,
    seed: str = "match",
) -> Matchup:
    """These two at this game, in the versions that are here; a Problem if that cannot be."""
    edition = pin_edition(title, edition)
    game = make_with(title, seats, edition, options or {})
    players = [read_player(each, title, budget or Budget()) for each in (a, b)]
    return among(game, edition, players, seed)


def among(game: Game[Any], edition: str, players: Sequence[Player], seed: str) -> Matchup:
    """These players at this game; the edition as `pin_edition` names it."""
    if not seed.isalnum():
        raise Problem("bad-match-seed", seed=seed)
    a, b, *others = players
    return Matchup(
        title=game.title,
        rules=game.version,
        edition=edition,
        seats=game.seats,
        options=game.options,
        a=a,
        b=b,
        compiled=tablee.compiled(),
        seed=seed,
        others=tuple(others),
    )


def read_player(text: str, title: str, usual: Budget) -> Player:
    """`name`, `name@version`, each with its own budget after a slash, or with the usual one."""
    name, *limits = text.split("/")
    bots.check(name, title)
    made = bots.make(name, b"", title)
    named = f"{made.name}@{made.version_in(title)}"
    if not limits:
        return Player(named, usual.iterations, usual.seconds)
    seconds = [float_of(each.removesuffix("s"), text) for each in limits if each.endswith("s")]
    iterations = [each for each in limits if not each.endswith("s")]
    if len(seconds) > 1 or len(iterations) > 1 or not all(map(str.isdecimal, iterations)):
        raise Problem("bad-bot-budget", text=text)
    return Player(
        named, int(iterations[0]) if iterations else None, seconds[0] if seconds else None
    )


def float_of(text: str, whole: str) -> float:
    try:
        found = float(text)
    except ValueError:
        raise Problem("bad-bot-budget", text=whole) from None
    if not 0 < found < float("inf"):
        raise Problem("bad-bot-budget", text=whole)
    return found


# --- who sits where ---------------------------------------------------------------------------


def sides(game: Game[Any]) -> list[list[int]]:
    """The seats that win or lose together."""
    ally = ADVICE[game.title].aims.ally if game.title in ADVICE else no_ally
    s = game.deal(b"sides")
    found: list[list[int]] = []
    for seat in range(game.seats):
        for side in found:
            if ally(s, seat, side[0]):
                side.append(seat)
                break
        else:
            found.append([seat])
    return found


def seatings(game: Game[Any], players: int = 2) -> list[list[int]]:
    """For every game of a block who has which seat.

    A takes each side once, against B on all others; where more than two meet, each has a side.
    Where nobody is against them, everybody plays the deal alone, in all seats.
    """
    found = sides(game)
    if len(found) == 1:
        return [[who] * game.seats for who in range(players)]
    if players == 2:
        return [[A if seat in side else B for seat in range(game.seats)] for side in found]
    assert players == len(found), "a side for everybody"
    return [taken(found, order) for order in orders(players)]


def orders(count: int) -> list[tuple[int, ...]]:
    """In which orders so many sit down: each is in every place equally often."""
    if count <= ALL_ORDERS:
        return list(permutations(range(count)))
    return [tuple([(place + turn) % count for place in range(count)]) for turn in range(count)]


def taken(found: list[list[int]], order: tuple[int, ...]) -> list[int]:
    """For every seat who has it, if the sides are taken in this order."""
    seats = {seat: who for who, side in zip(order, found, strict=True) for seat in side}
    return [seats[seat] for seat in sorted(seats)]
