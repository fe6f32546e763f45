"""A round, from the first card to the point for the highest.

Steps wait in a queue and run when nobody is asked anything. A round of several phases queues one
step for each of them here, so no phase has to know the next; see `games/nettles/rounds.py`.
"""

from __future__ import annotations

from typing import Final

from tablee.engine.problems import UNKNOWN
from tablee.engine.state import Step
from tablee.games.sample_game.playing import PLAY_CARD
from tablee.games.sample_game.state import Table


class StartRound(Step[Table]):
    """Ask the first player for a card; without cards in hand the game is over (SAMPLE-020)."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        if s.seats[s.starter].hand:
            s.then(END_ROUND)
            s.ask(s.starter, PLAY_CARD)


class EndRound(Step[Table]):
    """The highest card takes the round (SAMPLE-011), and its owner starts the next (SAMPLE-012)."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        cards = [player.played for player in s.seats]
        winner = cards.index(max(cards))
        s.seats[winner].points += 1
        s.emit("win", winner, [])
        s.starter = winner
        s.discard = sorted(s.discard + cards)
        for player in s.seats:
            player.played = UNKNOWN
        s.then(START_ROUND)


START_ROUND: Final = StartRound()
END_ROUND: Final = EndRound()
