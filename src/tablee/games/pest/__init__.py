"""Pest. Physicians pick up the sick, heal them and build, while the plague spreads on a map."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from tablee.engine.decision import Fact, Score
from tablee.engine.fields import Data
from tablee.engine.game import Game, OptionValue
from tablee.engine.state import View
from tablee.engine.titles import Day, Option, Title
from tablee.games.pest import facts, guiding, outlook, score, setup, worlds
from tablee.games.pest.actions import action_space
from tablee.games.pest.edition import DATA, EDITIONS, NAME, checked, origins
from tablee.games.pest.kit import find_kit
from tablee.games.pest.layout import layout
from tablee.games.pest.messages import MESSAGES
from tablee.games.pest.state import Table

VERSION = 3


class Pest(Game[Table]):
    """One edition, number of seats and set of variants of Pest."""

    def __init__(self, seats: int, edition: str, options: dict[str, OptionValue]) -> None:
        self.kit = find_kit(edition, seats, options)
        kit = self.kit
        super().__init__(
            title=NAME,
            edition=edition,
            version=VERSION,
            seats=seats,
            options=options,
            space=action_space(
                kit.places,
                kit.technologies,
                kit.buildings,
                kit.capital_buildings,
                kit.rewards,
            ),
            layout=layout(kit),
            messages=MESSAGES,
        )

    def deal(self, seed: bytes) -> Table:
        return self.start(setup.lay_table(self.kit), seed)

    def world(self, view: View[Table], seed: bytes) -> Table:
        return worlds.world(view, seed)

    def follows(self, view: View[Table]) -> Data:
        return outlook.follows(view)

    def facts(self, view: View[Table]) -> list[Fact]:
        return facts.in_sight(view.table)

    def guide_facts(self, view: View[Table]) -> guiding.GuideFacts:
        return guiding.facts(view.table, view.viewer)

    def scores(self, s: Table) -> list[Score]:
        return score.scores(s)

    def returns(self, s: Table) -> list[float]:
        return score.returns(s) if self.seats == 1 else super().returns(s)


def options() -> Sequence[Option]:
    return [
        Option("duel", False, (False, True), rule="PEST-390"),
        Option("advanced", False, (False, True), rule="PEST-380"),
    ]


def fits(seats: int, options: Mapping[str, OptionValue]) -> bool:
    """The Duel is for two; whoever sits alone plays the solo game."""
    return not options["duel"] or seats == 2


PEST = Title(
    name=NAME,
    version=VERSION,
    seats=range(1, 6),
    options=options(),
    build=Pest,
    text=Path(__file__).parent / "text",
    editions=EDITIONS,
    data=DATA,
    check=checked,
    fits=fits,
    origins=origins,
    minutes=120,
    weight=4,
    usual_seats=3,
    presets={"expert": {"advanced": True}},
    modes=("duel",),
    round_begins="year",
    week=(
        Day(1),
        Day(2, {"duel": True}),
        Day(1, {"advanced": True}),
        Day(2),
        Day(1),
        Day(2, {"duel": True, "advanced": True}),
        Day(1, {"advanced": True}),
    ),
)
