"""A change against the base: the same deals by the same bots with two editions, in pairs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from tablee.arena.play import Result
from tablee.arena.runners import Runner
from tablee.arena.series import Moments, Series, play_game
from tablee.engine.game import Game
from tablee.engine.problems import Problem


class Comparison(msgspec.Struct, frozen=True):
    """What is played: plain data, so that it can be sent to any process."""

    before: Series
    after: Series
    """As `before`, with another edition."""
    deals: int

    def check(self) -> None:
        self.before.check()
        self.after.check()
        if self.deals < 1:
            raise Problem("too-few-games", games=self.deals)

    def seatings(self) -> int:
        """How often a deal is played with each edition: once if the same bot sits everywhere."""
        return self.before.seats if len(set(self.before.bots)) > 1 else 1


def comparison(series: Series, edition: str) -> Comparison:
    """The series with its edition and with another one; its games are counted as deals."""
    after = msgspec.structs.replace(series, edition=edition)
    return Comparison(series, after, series.games)


class Pair(msgspec.Struct):
    """A number with the one edition and with the other, and by how much it differs, over deals."""

    before: Moments = msgspec.field(default_factory=Moments)
    after: Moments = msgspec.field(default_factory=Moments)
    change: Moments = msgspec.field(default_factory=Moments)

    def add(self, before: float, after: float) -> None:
        self.before.add(before)
        self.after.add(after)
        self.change.add(after - before)

    def merge(self, other: Pair) -> None:
        self.before.merge(other.before)
        self.after.merge(other.after)
        self.change.merge(other.change)


class Compared(msgspec.Struct):
    """What has come out so far, each number by its name: see `measured`."""

    deals: int = 0
    pairs: dict[str, Pair] = {}
    items: dict[str, Pair] = {}
    """How often in a game something was done with a thing, by "verb kind:name"."""

    def add(self, before: dict[str, float], after: dict[str, float]) -> None:
        self.deals += 1
        for name, value in before.items():
            self.pairs.setdefault(name, Pair()).add(value, after[name])

    def add_items(self, before: dict[str, float], after: dict[str, float]) -> None:
        for name in sorted({*before, *after}):
            self.items.setdefault(name, Pair()).add(before.get(name, 0.0), after.get(name, 0.0))

    def merge(self, other: Compared) -> None:
        self.deals += other.deals
        for name, pair in other.pairs.items():
            self.pairs.setdefault(name, Pair()).merge(pair)
        for name, pair in other.items.items():
            self.items.setdefault(name, Pair()).merge(pair)

    def item(self, name: str) -> Pair:
        """Of a thing over all deals: in those that do not tell of it, nobody chose it."""
        pair = self.items.get(name, Pair())
        unseen = Moments(self.deals - pair.change.count)
        found = Pair()
        found.merge(pair)
        found.merge(Pair(unseen, unseen, unseen))
        return found


def measured(results: list[Result]) -> dict[str, float]:
    """What is told of a deal: the means over its games."""
    found: dict[str, float] = {}
    for result in results:
        ordered = sorted(result.scores)
        found["answers"] = found.get("answers", 0.0) + len(result.answers)
        found["score"] = found.get("score", 0.0) + sum(ordered) / len(ordered)
        found["best"] = found.get("best", 0.0) + ordered[-1]
        found["spread"] = found.get("spread", 0.0) + ordered[-1] - ordered[0]
        for seat, (score, share) in enumerate(zip(result.scores, result.returns, strict=True), 1):
            found[f"score-{seat}"] = found.get(f"score-{seat}", 0.0) + score
            found[f"share-{seat}"] = found.get(f"share-{seat}", 0.0) + share
    return {name: value / len(results) for name, value in found.items()}


def chosen(game: Game[Any], results: list[Result]) -> dict[str, float]:
    """How often in a game what was done with each thing; copies of a thing count as one."""
    found: dict[str, float] = {}
    for result in results:
        for _, action in result.answers:
            kind, _, name = game.space.target(action).partition(":")
            if name and kind != "seat":
                key = f"{game.space.verb(action).name} {kind}:{name.partition('.')[0]}"
                found[key] = found.get(key, 0.0) + 1 / len(results)
    return found


def play_deals(wanted: Comparison, first: int, count: int) -> Compared:
    """Some of the deals with both editions: a plain function of its arguments."""
    games = [wanted.before.game(), wanted.after.game()]
    compared = Compared()
    for deal in range(first, first + count):
        start = deal * wanted.before.seats
        numbers = range(start, start + wanted.seatings())
        before, after = [
            [play_game(series, game, number) for number in numbers]
            for series, game in zip((wanted.before, wanted.after), games, strict=True)
        ]
        compared.add(measured(before), measured(after))
        compared.add_items(chosen(games[0], before), chosen(games[1], after))
    return compared


def run(wanted: Comparison, runner: Runner, chunks: int = 64) -> Iterator[Compared]:
    """Play all deals; yields what has come out so far, again and again, the whole at last."""
    wanted.check()
    size = max(1, -(-wanted.deals // chunks))
    jobs = [
        (wanted, first, min(size, wanted.deals - first)) for first in range(0, wanted.deals, size)
    ]
    total = Compared()
    for some in runner(play_deals, jobs):
        total.merge(some)
        yield total
