"""OpenSpiel's Goofspiel (C++), driven from Python. It plays the last round of a game by itself."""

from __future__ import annotations

from importlib.metadata import version
from random import Random
from typing import Any, Final

from benchmarks.rounds import Task

CHANCE: Final = -1
TOGETHER: Final = -2
"""What OpenSpiel calls the player where chance is to move, and where all are at once."""


class OpenSpiel:
    """One of its games, with the drivers."""

    def __init__(self, game: Any, seats: int, rng: Random) -> None:
        self.game = game
        self.seats = range(seats)
        self.rng = rng
        self.check_chance()

    def check_chance(self) -> None:
        """All prizes are equally likely to come next, so drivers may choose among them plainly."""
        s = self.game.new_initial_state()
        while not s.is_terminal():
            if s.is_chance_node():
                outcomes = s.chance_outcomes()
                assert len({chance for _, chance in outcomes}) == 1, "chance is not even"
                assert s.legal_actions() == [action for action, _ in outcomes]
            self.step(s)

    def step(self, s: Any) -> None:
        """One random move: of chance, or of all players together."""
        if s.is_chance_node():
            s.apply_action(self.rng.choice(s.legal_actions()))
        else:
            s.apply_actions([self.rng.choice(s.legal_actions(seat)) for seat in self.seats])

    def playout(self) -> Task:
        """Driven as its manual shows it."""
        game, seats, choice = self.game, self.seats, self.rng.choice

        def play() -> None:
            s = game.new_initial_state()
            while not s.is_terminal():
                if s.is_chance_node():
                    s.apply_action(choice(s.chance_outcomes())[0])
                else:
                    s.apply_actions([choice(s.legal_actions(seat)) for seat in seats])

        return play

    def quick_playout(self) -> Task:
        """Driven with as few calls as possible: who is to move tells whether play is over, too."""
        game, seats, choice = self.game, self.seats, self.rng.choice

        def play() -> None:
            s = game.new_initial_state()
            while True:
                player = s.current_player()
                if player == TOGETHER:
                    s.apply_actions([choice(s.legal_actions(seat)) for seat in seats])
                elif player == CHANCE:
                    s.apply_action(choice(s.legal_actions()))
                else:
                    return

        return play

    def middle(self, rounds: int) -> Any:
        """The position after so many rounds, with the next prize turned up."""
        s = self.game.new_initial_state()
        for _ in range(2 * rounds + 1):  # a prize and the bids are two moves
            self.step(s)
        return s


def openspiel_version() -> str | None:
    """None if it is not installed."""
    try:
        import pyspiel  # noqa: F401
    except ImportError:
        return None
    return version("open_spiel")


def find_openspiel(seats: int, cards: int, rng: Random) -> OpenSpiel | None:
    """Its Goofspiel by the rules of ours; None if it is not installed."""
    try:
        import pyspiel
    except ImportError:
        return None
    options = f"players={seats},num_cards={cards},points_order=random,returns_type=total_points"
    return OpenSpiel(pyspiel.load_game(f"goofspiel({options})"), seats, rng)
