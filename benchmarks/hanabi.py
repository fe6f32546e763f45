"""OpenSpiel's Hanabi (C++), driven from Python: the pace of a game of cards with hidden hands.

A game at random is soon lost, so games tell nothing; the pace is told in decisions of players.
Which card is drawn is chosen plainly among those that are left: to weigh them as often as they are
there would take Python longer, and flatter us.
"""

from __future__ import annotations

from random import Random
from statistics import mean
from typing import Any, Final

from benchmarks.rounds import Task

GAMES: Final = 1000
"""So many games tell how many decisions one takes."""


class Hanabi:
    """One of its games, with the driver."""

    def __init__(self, game: Any, rng: Random) -> None:
        self.game = game
        self.rng = rng

    def play(self) -> int:
        """A game at random; how many decisions players took in it."""
        choice = self.rng.choice
        s = self.game.new_initial_state()
        decisions = 0
        while not s.is_terminal():
            if s.is_chance_node():
                s.apply_action(choice(s.chance_outcomes())[0])
            else:
                s.apply_action(choice(s.legal_actions()))
                decisions += 1
        return decisions

    def playout(self) -> Task:
        return self.play

    def decisions(self) -> float:
        """How many a game takes, on average."""
        return mean([self.play() for _ in range(GAMES)])


def find_hanabi(seats: int, rng: Random) -> Hanabi | None:
    """None if OpenSpiel is not installed."""
    try:
        import pyspiel
    except ImportError:
        return None
    return Hanabi(pyspiel.load_game(f"hanabi(players={seats})"), rng)
