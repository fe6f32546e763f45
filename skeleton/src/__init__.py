"""Sample Game: say in one sentence what one does in it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from tablee.engine.actions import ActionSpace
from tablee.engine.decision import Score
from tablee.engine.game import Game, OptionValue
from tablee.engine.state import View
from tablee.engine.titles import Option, Title
from tablee.games.sample_game import score, setup, worlds
from tablee.games.sample_game.actions import VERBS
from tablee.games.sample_game.kit import make_kit
from tablee.games.sample_game.layout import layout
from tablee.games.sample_game.messages import MESSAGES
from tablee.games.sample_game.state import Table

NAME = "sample-game"
VERSION = 1
"""Raise it when rules change: records of another version are not played again."""


class SampleGame(Game[Table]):
    """One set of options and number of seats of Sample Game."""

    def __init__(self, seats: int, edition: str, options: dict[str, OptionValue]) -> None:
        self.kit = make_kit(options)
        super().__init__(
            title=NAME,
            edition=edition,
            version=VERSION,
            seats=seats,
            options=options,
            space=ActionSpace(*VERBS),
            layout=layout(self.kit, seats),
            messages=MESSAGES,
        )

    def deal(self, seed: bytes) -> Table:
        return self.start(setup.lay_table(self.kit, self.seats), seed)

    def world(self, view: View[Table], seed: bytes) -> Table:
        return worlds.world(view, seed)

    def scores(self, s: Table) -> list[Score]:
        return score.scores(s)


def options() -> Sequence[Option]:
    return [Option("hand", 3, (3, 5), rule="SAMPLE-002")]


SAMPLE_GAME = Title(
    name=NAME,
    version=VERSION,
    seats=range(2, 5),  # SAMPLE-001
    options=options(),
    build=SampleGame,
    text=Path(__file__).parent / "text",
    # For the home page. See `Title` for presets and for the event that begins a round.
    minutes=5,
    weight=1,
    usual_seats=3,
    small=True,
)
