"""Precognition: see what is coming, keep one card, give one away, and bring your people through."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from tablee.engine.decision import Fact, Score
from tablee.engine.fields import Data
from tablee.engine.game import Game, OptionValue
from tablee.engine.state import View
from tablee.engine.titles import Day, Option, Title
from tablee.games.precognition import facts, guiding, outlook, score, setup, worlds
from tablee.games.precognition.actions import action_space
from tablee.games.precognition.edition import (
    DATA,
    DIFFICULTIES,
    EDITIONS,
    NAME,
    checked,
    origins,
)
from tablee.games.precognition.kit import COMPETITIVE, COOPERATIVE, TEAM, find_kit
from tablee.games.precognition.layout import layout
from tablee.games.precognition.messages import MESSAGES
from tablee.games.precognition.state import River

VERSION = 2


class Precognition(Game[River]):
    """One edition, mode, setup and number of seats of Precognition."""

    def __init__(self, seats: int, edition: str, options: dict[str, OptionValue]) -> None:
        self.kit = find_kit(edition, seats, options)
        kit = self.kit
        super().__init__(
            title=NAME,
            edition=edition,
            version=VERSION,
            seats=seats,
            options=options,
            space=action_space(kit.cards, kit.rooms, kit.machines, kit.objectives),
            layout=layout(kit),
            messages=MESSAGES,
        )

    def deal(self, seed: bytes) -> River:
        return self.start(setup.lay_table(self.kit), seed)

    def world(self, view: View[River], seed: bytes) -> River:
        return worlds.world(view, seed)

    def follows(self, view: View[River]) -> Data:
        return outlook.follows(view.table, view.viewer)

    def scores(self, s: River) -> list[Score]:
        return score.scores(s)

    def facts(self, view: View[River]) -> list[Fact]:
        return facts.in_sight(view.table)

    def guide_facts(self, view: View[River]) -> dict[str, int | str | list[int | str]]:
        return guiding.facts(view.table, view.viewer)

    def returns(self, s: River) -> list[float]:
        return score.returns(s)

    def partners(self, seat: int) -> list[int]:
        """In teams and together, people talk freely (RUL-36)."""
        others = [other for other in range(self.seats) if other != seat]
        if self.kit.mode == TEAM:
            return [other for other in others if self.kit.team_of[other] == self.kit.team_of[seat]]
        return others if self.kit.cooperative else []


def options() -> Sequence[Option]:
    return [
        Option("mode", COMPETITIVE, (COMPETITIVE, TEAM, COOPERATIVE), rule="PRE-002"),
        Option("setup", "standard", ("standard", "advanced"), rule="PRE-003"),
        Option("difficulty", "normal", DIFFICULTIES, rule="PRE-212"),
    ]


def fits(seats: int, options: Mapping[str, OptionValue]) -> bool:
    """Teams are two against two; only co-operative play has difficulties."""
    if options["mode"] == TEAM and seats != 4:
        return False
    return options["difficulty"] == "normal" or options["mode"] == COOPERATIVE


PRECOGNITION = Title(
    name=NAME,
    version=VERSION,
    seats=range(2, 5),  # PRE-001
    options=options(),
    build=Precognition,
    text=Path(__file__).parent / "text",
    editions=EDITIONS,
    data=DATA,
    check=checked,
    fits=fits,
    origins=origins,
    minutes=40,
    weight=3,
    usual_seats=3,
    presets={"expert": {"setup": "advanced"}},
    modes=("mode", "difficulty"),
    week=(
        Day(2, {"mode": COOPERATIVE}),
        Day(2),
        Day(3),
        Day(3, {"mode": COOPERATIVE, "difficulty": "hard"}),
        Day(2, {"setup": "advanced"}),
        Day(4, {"mode": TEAM}),
        Day(2, {"mode": COOPERATIVE, "difficulty": "apocalypse"}),
    ),
)
