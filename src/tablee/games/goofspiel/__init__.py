"""Goofspiel: bid your cards, each once, for prizes turned up one by one.

The smallest complete game of the collection: read it first when you want to write one.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from tablee.engine.actions import ActionSpace
from tablee.engine.decision import Score
from tablee.engine.game import Game, OptionValue
from tablee.engine.state import View
from tablee.engine.titles import Day, Option, Title
from tablee.games.goofspiel import outlook, score, setup, worlds
from tablee.games.goofspiel.actions import MOST_CARDS, VERBS
from tablee.games.goofspiel.kit import find_kit
from tablee.games.goofspiel.layout import layout
from tablee.games.goofspiel.messages import MESSAGES
from tablee.games.goofspiel.state import Table

NAME = "goofspiel"
VERSION = 1


class Goofspiel(Game[Table]):
    """One set of options and number of seats of Goofspiel."""

    def __init__(self, seats: int, edition: str, options: dict[str, OptionValue]) -> None:
        self.kit = find_kit(options)
        super().__init__(
            title=NAME,
            edition=edition,
            version=VERSION,
            seats=seats,
            options=options,
            space=ActionSpace(*VERBS),
            layout=layout(self.kit),
            messages=MESSAGES,
        )

    def deal(self, seed: bytes) -> Table:
        return self.start(setup.lay_table(self.kit, self.seats), seed)

    def world(self, view: View[Table], seed: bytes) -> Table:
        return worlds.world(view, seed)

    def scores(self, s: Table) -> list[Score]:
        return score.scores(s)

    def outlook(self, s: Table, seat: int) -> float:
        return outlook.outlook(s, seat)


def options() -> Sequence[Option]:
    return [
        Option("cards", MOST_CARDS, range(2, MOST_CARDS + 1), tested=(3, 13), rule="GOOF-002"),
        Option("order", "shuffled", ("shuffled", "ascending", "descending"), rule="GOOF-003"),
        Option("ties", "discard", ("discard", "carry"), rule="GOOF-021"),
        Option("prize", "open", ("open", "hidden"), rule="GOOF-011"),
    ]


GOOFSPIEL = Title(
    name=NAME,
    version=VERSION,
    seats=range(2, 7),  # GOOF-001
    options=options(),
    build=Goofspiel,
    text=Path(__file__).parent / "text",
    minutes=5,
    weight=1,
    usual_seats=3,
    presets={"first": {"cards": 5}, "expert": {"ties": "carry", "prize": "hidden"}},
    round_begins="prize",
    small=True,
    week=(
        Day(3, {"cards": 7}),
        Day(2),
        Day(3, {"ties": "carry"}),
        Day(4, {"cards": 9}),
        Day(2, {"prize": "hidden"}),
        Day(3, {"order": "descending", "ties": "carry"}),
        Day(3, {"ties": "carry", "prize": "hidden"}),
    ),
)
