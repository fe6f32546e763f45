"""A game of one person against bots, in this process."""

from __future__ import annotations

from typing import Any

from tablee import bots
from tablee.bots.bot import Bot, Budget
from tablee.cli import naming
from tablee.engine.chance import derived
from tablee.engine.events import Event, Streams
from tablee.engine.game import Game
from tablee.engine.state import State, View
from tablee.words import Words

PATIENCE = Budget(seconds=10.0)
"""Longer nobody waits for an answer: the best levels take minutes where nothing is compiled."""


class Session:
    """Everything follows from the seed and the answers: to take back is to play again."""

    def __init__(self, game: Game[Any], seat: int, bot_names: list[str], seed: bytes) -> None:
        self.game = game
        self.seat = seat
        self.seed = seed
        self.bot_names = [*bot_names[:seat], "", *bot_names[seat:]]
        self.bots = [
            bots.make(name, derived(seed, "bot", number), game.title) if name else None
            for number, name in enumerate(self.bot_names)
        ]
        self.answers: list[tuple[int, int]] = []
        self.mine: list[int] = []
        """How many answers there were before each decision that the person really had."""
        self.known: dict[tuple[int, tuple[tuple[int, int], ...]], int] = {}
        """What bots have answered, by their seat and all answers before: they do so again."""
        self.s: State[Any]
        self.streams: Streams
        self.deal()
        self.advance()

    def player_names(self, words: Words) -> list[str]:
        return [
            words.say("cli-bot-name", bot=naming.kind(words, name), number=seat + 1)
            if name
            else words.say("cli-you")
            for seat, name in enumerate(self.bot_names)
        ]

    def deal(self) -> None:
        self.s = self.game.deal(self.seed)
        self.streams = Streams(self.game.seats)
        self.streams.collect(self.s)

    def over(self) -> bool:
        return self.s.over()

    def view(self) -> View[Any]:
        return self.game.view(self.s, self.seat)

    def events(self) -> list[Event]:
        """What the person has been told so far."""
        return self.streams.of(self.seat)

    def answer(self, action: int) -> None:
        """The person's answer, checked; then everybody else plays on."""
        self.s.check(self.seat, action)
        self.mine.append(len(self.answers))
        self.apply(self.seat, action)
        self.advance()

    def apply(self, seat: int, action: int) -> None:
        self.s.apply(seat, action)
        self.answers.append((seat, action))
        self.streams.collect(self.s)

    def advance(self) -> None:
        """Bots answer, and choices that are none are made, until the person has a choice."""
        while not self.s.over():
            for seat in self.s.acting():
                options = self.s.options(seat)
                bot = self.bots[seat]
                if len(options) == 1:
                    self.apply(seat, options[0])
                elif bot is not None:
                    self.apply(seat, self.answer_of(bot, seat))
                else:
                    continue
                break
            else:
                return

    def answer_of(self, bot: Bot, seat: int) -> int:
        so_far = (seat, tuple(self.answers))
        if so_far not in self.known:
            view = self.game.view(self.s, seat)
            self.known[so_far] = bot.choose(self.game, view, PATIENCE)
        return self.known[so_far]

    def undo(self) -> bool:
        """Take back the person's last answer and all that followed; False if there is none."""
        if not self.mine:
            return False
        kept = self.answers[: self.mine.pop()]
        self.answers = []
        self.deal()
        for seat, action in kept:
            self.apply(seat, action)
        self.advance()
        return True
