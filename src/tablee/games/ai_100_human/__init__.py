"""AI 100% Human: draft cards, build a tableau of fifteen, and score each card as it is placed."""

from __future__ import annotations

from pathlib import Path

from tablee.engine.actions import ActionSpace
from tablee.engine.decision import Score
from tablee.engine.events import Event
from tablee.engine.fields import Data
from tablee.engine.game import Game, OptionValue
from tablee.engine.state import View
from tablee.engine.titles import Day, Option, Title
from tablee.games.ai_100_human import guiding, outlook, rounds, score, worlds
from tablee.games.ai_100_human.actions import VERBS
from tablee.games.ai_100_human.edition import DATA, EDITIONS, NAME, checked, origins
from tablee.games.ai_100_human.kit import find_kit
from tablee.games.ai_100_human.layout import layout
from tablee.games.ai_100_human.messages import MESSAGES
from tablee.games.ai_100_human.state import Table

VERSION = 3


class AiHuman(Game[Table]):
    """One set of options and number of seats of AI 100% Human."""

    def __init__(self, seats: int, edition: str, options: dict[str, OptionValue]) -> None:
        self.kit = find_kit(edition, options)
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
        return self.start(rounds.lay_table(self.kit, self.seats), seed)

    def world(self, view: View[Table], seed: bytes) -> Table:
        return worlds.world(view, seed)

    def preview(self, view: View[Table], action: int) -> list[Event]:
        """Also tells what the card of the answer would score, though others have yet to answer, and
        what the objectives would pay with it.
        """
        events = super().preview(view, action)
        if any(event.name in ("score", "lose") for event in events):
            if any(event.name == "objective" for event in events):
                return events
            return events + outlook.objectives_after(view.table, view.viewer, action)
        return events + outlook.card_outlook(view.table, view.viewer, action)

    def follows(self, view: View[Table]) -> Data:
        return outlook.follows(view.table)

    def guide_facts(self, view: View[Table]) -> dict[str, int | str | list[int | str]]:
        return guiding.facts(view.table, view.viewer)

    def scores(self, s: Table) -> list[Score]:
        return score.scores(s)

    def returns(self, s: Table) -> list[float]:
        return score.returns(s) if self.seats == 1 else super().returns(s)

    def outlook(self, s: Table, seat: int) -> float:
        return outlook.outlook(s, seat)


AI_HUMAN = Title(
    name=NAME,
    version=VERSION,
    seats=range(1, 7),  # AIH-001
    options=[Option("objectives", "all", ("all", "starter"), rule="AIH-007")],
    build=AiHuman,
    text=Path(__file__).parent / "text",
    editions=EDITIONS,
    data=DATA,
    check=checked,
    origins=origins,
    minutes=40,
    weight=3,
    usual_seats=3,
    presets={"first": {"objectives": "starter"}},
    week=(
        Day(1),
        Day(2),
        Day(3),
        Day(1, {"objectives": "starter"}),
        Day(2, {"objectives": "starter"}),
        Day(4),
        Day(1),
    ),
)
