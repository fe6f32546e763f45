"""Nettles: lay discs face down, bid how many you can turn over, and do not get stung.

The example of a game in turns: stacks of which everybody knows a part, an auction, elimination.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from tablee.engine.actions import ActionSpace
from tablee.engine.decision import Score
from tablee.engine.game import Game, OptionValue
from tablee.engine.state import View
from tablee.engine.titles import Day, Option, Title
from tablee.games.nettles import outlook, score, setup, worlds
from tablee.games.nettles.actions import MOST_SEATS, VERBS
from tablee.games.nettles.kit import find_kit
from tablee.games.nettles.layout import layout
from tablee.games.nettles.messages import MESSAGES
from tablee.games.nettles.state import Table

NAME = "nettles"
VERSION = 1


class Nettles(Game[Table]):
    """One set of options and number of seats of Nettles."""

    def __init__(self, seats: int, edition: str, options: dict[str, OptionValue]) -> None:
        self.kit = find_kit(options)
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

    def outlook(self, s: Table, seat: int) -> float:
        return outlook.outlook(s, seat)


def options() -> Sequence[Option]:
    return [Option("wins", 2, (1, 2, 3), tested=(1, 2), rule="NETTLE-060")]


NETTLES = Title(
    name=NAME,
    version=VERSION,
    seats=range(2, MOST_SEATS + 1),  # NETTLE-001
    options=options(),
    build=Nettles,
    text=Path(__file__).parent / "text",
    minutes=15,
    weight=1,
    usual_seats=4,
    presets={"first": {"wins": 1}},
    small=True,
    week=(
        Day(3, {"wins": 1}),
        Day(4, {"wins": 1}),
        Day(3),
        Day(5, {"wins": 1}),
        Day(4),
        Day(3),
        Day(4),
    ),
)
