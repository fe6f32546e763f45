"""Seeders from Sereis, Episode I: Exodus. Negotiate for cards, build an Ark, score it anew."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from tablee.engine.decision import Fact, Score
from tablee.engine.fields import Data
from tablee.engine.game import Game, OptionValue
from tablee.engine.state import View
from tablee.engine.titles import Day, Option, Title
from tablee.games.exodus import facts, guiding, outlook, score, setup, worlds
from tablee.games.exodus.actions import SEAT_NAMES, action_space
from tablee.games.exodus.edition import DATA, EDITIONS, NAME, checked, origins
from tablee.games.exodus.kit import find_kit
from tablee.games.exodus.layout import layout
from tablee.games.exodus.messages import MESSAGES
from tablee.games.exodus.state import Table

VERSION = 1


class Exodus(Game[Table]):
    """One edition, number of seats and set of variants of Exodus."""

    def __init__(self, seats: int, edition: str, options: dict[str, OptionValue]) -> None:
        self.kit = find_kit(edition, seats, options)
        kit = self.kit
        super().__init__(
            title=NAME,
            edition=edition,
            version=VERSION,
            seats=seats,
            options=options,
            space=action_space(kit.cards, kit.negotiators, kit.slots, kit.ways, kit.influence),
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
        return facts.in_sight(view)

    def guide_facts(self, view: View[Table]) -> guiding.Facts:
        return guiding.facts(view.table, view.viewer)

    def scores(self, s: Table) -> list[Score]:
        return score.scores(s)


def options() -> Sequence[Option]:
    """Variants can be combined freely (EXO-304)."""
    return [
        Option("airlocks", "a", ("a", "b"), rule="EXO-300"),
        Option("wing_first", False, (False, True), rule="EXO-301"),
        Option("experienced", False, (False, True), tested=(False,), rule="EXO-302"),
        Option("draft", True, (True, False), rule="EXO-303"),
        Option("first", "random", ("random", *SEAT_NAMES), tested=("random",), rule="EXO-028"),
    ]


def fits(seats: int, options: Mapping[str, OptionValue]) -> bool:
    """Only with three players are there airlocks (EXO-021); the first player sits at the table."""
    if options["airlocks"] != "a" and seats != 3:
        return False
    return options["first"] == "random" or int(options["first"]) <= seats


EXODUS = Title(
    name=NAME,
    version=VERSION,
    seats=range(2, 5),  # EXO-001
    options=options(),
    build=Exodus,
    text=Path(__file__).parent / "text",
    editions=EDITIONS,
    data=DATA,
    check=checked,
    fits=fits,
    origins=origins,
    minutes=120,
    weight=4,
    usual_seats=3,
    presets={"first": {"draft": False}, "expert": {"wing_first": True, "experienced": True}},
    week=(
        Day(2, {"draft": False}),
        Day(2),
        Day(2, {"draft": False, "wing_first": True}),
        Day(3, {"draft": False}),
        Day(2, {"wing_first": True}),
        Day(3, {"airlocks": "b"}),
        Day(2, {"wing_first": True, "experienced": True}),
    ),
)
