"""A block: one deal with all seatings of a match-up. A plain function, to be run anywhere."""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter, thread_time
from typing import Any

import msgspec

from tablee import bots
from tablee.arena.matchup import A, B, Matchup, Player, sides
from tablee.arena.outside import NOWHERE, Outside, Surroundings, Trouble
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
    kind: str = ""
    """In a word: crash, illegal, timeout, start or protocol."""
    seat: int = -1
    """Whose fault it was."""


class Block(msgspec.Struct, frozen=True, omit_defaults=True):
    """One deal, in the order of the seatings."""

    number: int
    games: list[Played]
    a: Spent
    b: Spent
    others: tuple[Spent, ...] = ()

    def spent(self) -> tuple[Spent, ...]:
        """By everybody who has met."""
        return (self.a, self.b, *self.others)


class Fault(Exception):
    """A bot has crashed, been too late, or given an answer that was not offered."""

    def __init__(self, seat: int, kind: str, text: str) -> None:
        super().__init__(seat, kind, text)
        self.seat = seat
        self.kind = kind
        self.text = text


class Watched(Bot):
    """A bot whose time is taken, and whose faults are told from those of others."""

    def __init__(
        self,
        player: Player,
        title: str,
        seed: bytes,
        spent: Spent,
        around: Surroundings = NOWHERE,
    ) -> None:
        super().__init__(seed)
        self.bot = seated(player, title, seed, around)
        self.name = self.bot.name
        self.version = self.bot.version_in(title)
        self.budget = player.budget()
        self.spent = spent
        self.clock = perf_counter if player.program else thread_time

    def choose(self, game: Game[Any], view: View[Any], budget: Budget) -> int:
        seat = view.viewer
        options = view.table.options(seat)
        start = self.clock()
        try:
            thought = self.bot.think(game, view, self.budget)
        except Trouble as trouble:
            raise Fault(seat, trouble.kind, trouble.text) from trouble
        except Exception as error:
            raise Fault(seat, "crash", f"{type(error).__name__}: {error}") from error
        self.spent.add(self.clock() - start, thought.spent)
        if thought.action not in options:
            self.ended(None)
            raise Fault(seat, "illegal", f"{thought.action} is not offered")
        return thought.action

    def ended(self, played: Played | None) -> None:
        """The game is over; without a result, by the fault of this bot."""
        if isinstance(self.bot, Outside):
            self.bot.ended(None if played is None else (played.scores, played.returns))


def seated(player: Player, title: str, seed: bytes, around: Surroundings) -> Bot:
    if player.program is not None:
        return Outside(player.bot, player.program, seed, around)
    return bots.make(player.bot, seed, title)


def play_block(matchup: Matchup, number: int, around: Surroundings = NOWHERE) -> Block:
    """All seatings of the deal with this number."""
    game = matchup.game()
    spent = [Spent() for _ in matchup.players()]
    deal = deal_of(matchup, number)
    games = [
        play_seating(game, matchup, deal, turn, seating, spent, around)
        for turn, seating in enumerate(matchup.seatings())
    ]
    rounded = [each.rounded() for each in spent]
    return Block(number, games, rounded[A], rounded[B], tuple(rounded[B + 1 :]))


def deal_of(matchup: Matchup, number: int) -> bytes:
    """The seed of the deal with this number."""
    return derived(matchup.seed.encode(), "deal", number)


def play_seating(
    game: Game[Any],
    matchup: Matchup,
    deal: bytes,
    turn: int,
    seating: Sequence[int],
    spent: Sequence[Spent],
    around: Surroundings = NOWHERE,
) -> Played:
    meeting = matchup.players()
    players = [
        Watched(meeting[who], game.title, derived(deal, turn), spent[who], around)
        for who in seating
    ]
    try:
        result = play(game, players, deal)
    except Fault as fault:
        played = lost(game, fault, seating, meeting[seating[fault.seat]])
    else:
        played = Played(result.scores, [round(share, 6) for share in result.returns])
    for player in players:
        player.ended(played)
    return played


def lost(game: Game[Any], fault: Fault, seating: Sequence[int], player: Player) -> Played:
    """Whoever is at fault has nothing on any side, the others share the victory."""
    guilty = seating[fault.seat]
    innocent = [side for side in sides(game) if all([seating[seat] != guilty for seat in side])]
    share = round(1 / len(innocent), 6) if innocent else 0.0
    returns = [0.0 if who == guilty else share for who in seating]
    named = f"{player.text()}: {fault.text}"
    return Played([0] * game.seats, returns, named, fault.kind, fault.seat)
