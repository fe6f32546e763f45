"""Who meets whom over what: plain data that names everything a result depends on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec

import tablee
from tablee import bots
from tablee.bots.bot import Budget
from tablee.bots.expert import ADVICE
from tablee.bots.expert.advice import no_ally
from tablee.engine.game import Game, OptionValue
from tablee.engine.problems import Problem
from tablee.engine.titles import find

A: Final = 0
B: Final = 1


class Player(msgspec.Struct, frozen=True):
    """A bot of a version, and how much it may think over a decision."""

    bot: str
    """With its version: search@1."""
    iterations: int | None = None
    seconds: float | None = None

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

    def game(self) -> Game[Any]:
        return find(self.title).make(self.seats, self.edition, self.options)

    def name(self) -> str:
        """As a file: what is not as usual is named."""
        usual = find(self.title).options
        wishes = [f"{k}={v}" for k, v in self.options.items() if v != usual[k].default]
        parts = [
            f"{self.title}@{self.rules}",
            *([] if self.edition == "base" else [self.edition]),
            f"{self.seats}-seats",
            *wishes,
            *[player.text().replace("/", "-") for player in (self.a, self.b)],
            *([] if self.compiled else ["interpreted"]),
            *([] if self.seed == "match" else [f"seed-{self.seed}"]),
        ]
        return "_".join(parts)


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
    game = find(title).make(seats, edition, options or {})
    if not seed.isalnum():
        raise Problem("bad-match-seed", seed=seed)
    return Matchup(
        title=title,
        rules=game.version,
        edition=edition,
        seats=seats,
        options=game.options,
        a=read_player(a, title, budget or Budget()),
        b=read_player(b, title, budget or Budget()),
        compiled=tablee.compiled(),
        seed=seed,
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


def seatings(game: Game[Any]) -> list[list[int]]:
    """For every game of a block who has which seat.

    A takes each side once, against B on all others. Where nobody is against them, each of the two
    plays the deal alone, in all seats.
    """
    found = sides(game)
    if len(found) == 1:
        return [[A] * game.seats, [B] * game.seats]
    return [[A if seat in side else B for seat in range(game.seats)] for side in found]
