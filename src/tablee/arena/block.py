"""A block: one deal with all seatings of a match-up. A plain function, to be run anywhere."""

from __future__ import annotations

from collections.abc import Sequence
from time import thread_time
from typing import Any

import msgspec

from tablee import bots
from tablee.arena.matchup import A, B, Matchup, Player, seatings, sides
from tablee.arena.play import play
from tablee.bots.bot import Bot, Budget
from tablee.engine.chance import derived
from tablee.engine.game import Game
from tablee.engine.state import View


class Spent(msgspec.Struct, array_like=True):
    """What a bot has needed for its decisions: processor time and iterations."""

    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0
    iterations: int = 0

    def add(self, seconds: float, iterations: int) -> None:
        self.merge(Spent(1, seconds, seconds, iterations))

    def merge(self, other: Spent) -> None:
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.longest = max(self.longest, other.longest)
        self.iterations += other.iterations

    def rounded(self) -> Spent:
        return Spent(
            self.decisions, round(self.seconds, 4), round(self.longest, 4), self.iterations
        )


class Played(msgspec.Struct, array_like=True, omit_defaults=True, frozen=True):
    """How one game of a block ended."""

    scores: list[int]
    returns: list[float]
    fault: str = ""
    """What a bot did wrong: then its side has lost."""


class Block(msgspec.Struct, frozen=True):
    """One deal, in the order of the seatings."""

    number: int
    games: list[Played]
    a: Spent
    b: Spent


class Fault(Exception):
    """A bot has crashed, or given an answer that was not offered."""

    def __init__(self, seat: int, text: str) -> None:
        super().__init__(seat, text)
        self.seat = seat
        self.text = text


class Watched(Bot):
    """A bot whose time is taken, and whose faults are told from those of others."""

    def __init__(self, player: Player, title: str, seed: bytes, spent: Spent) -> None:
        super().__init__(seed)
        self.bot = bots.make(player.bot, seed, title)
        self.name = self.bot.name
        self.version = self.bot.version_in(title)
        self.budget = player.budget()
        self.spent = spent

    def choose(self, game: Game[Any], view: View[Any], budget: Budget) -> int:
        seat = view.viewer
        options = view.table.options(seat)
        start = thread_time()
        try:
            thought = self.bot.think(game, view, self.budget)
        except Exception as error:
            raise Fault(seat, f"{type(error).__name__}: {error}") from error
        self.spent.add(thread_time() - start, thought.spent)
        if thought.action not in options:
            raise Fault(seat, f"{thought.action} is not offered")
        return thought.action


def play_block(matchup: Matchup, number: int) -> Block:
    """All seatings of the deal with this number."""
    game = matchup.game()
    spent = (Spent(), Spent())
    deal = derived(matchup.seed.encode(), "deal", number)
    games = [
        play_seating(game, matchup, deal, turn, seating, spent)
        for turn, seating in enumerate(seatings(game))
    ]
    return Block(number, games, spent[A].rounded(), spent[B].rounded())


def play_seating(
    game: Game[Any],
    matchup: Matchup,
    deal: bytes,
    turn: int,
    seating: Sequence[int],
    spent: tuple[Spent, Spent],
) -> Played:
    meeting = (matchup.a, matchup.b)
    players = [
        Watched(meeting[who], game.title, derived(deal, turn), spent[who]) for who in seating
    ]
    try:
        result = play(game, players, deal)
    except Fault as fault:
        return lost(game, fault, meeting[seating[fault.seat]])
    return Played(result.scores, [round(share, 6) for share in result.returns])


def lost(game: Game[Any], fault: Fault, player: Player) -> Played:
    """The side at fault has nothing, the others share the victory."""
    found = sides(game)
    guilty = next(side for side in found if fault.seat in side)
    share = 0.0 if len(found) == 1 else round(1 / (len(found) - 1), 6)
    returns = [0.0 if seat in guilty else share for seat in range(game.seats)]
    return Played([0] * game.seats, returns, f"{player.text()}: {fault.text}")
