"""What is aimed at: every match-up of the table of strength, with the figure it should reach."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

import msgspec

from benchmarks.strength.measures import Measure, ranks_above, reaching, score, share
from tablee.arena.matchup import Matchup, matchup
from tablee.bots import known
from tablee.engine.game import OptionValue
from tablee.engine.titles import TITLES

BEST: Final = "level-5"
EXPERT: Final = "expert@1"
RANDOM: Final = "random@1"
LEVELS: Final = 5

SOLO_RANKS: Final = 8
"""Of Pest."""

COOPERATING: Final = 2
"""Seats of the co-operative games."""


class Goal(NamedTuple):
    """Two bots, what they play, and what should come of it."""

    group: str
    about: str
    title: str
    seats: int
    a: str
    b: str
    least: float
    most: float | None = None
    options: Mapping[str, OptionValue] = {}
    measure: Measure = share
    unit: str = "%"

    def matchup(self, compiled: bool) -> Matchup:
        """In the versions that are here."""
        found = matchup(self.title, self.seats, self.a, self.b, options=self.options)
        return msgspec.structs.replace(found, compiled=compiled)


def against_experts() -> Iterator[Goal]:
    """The best level against the yardstick."""
    for title, seats, least in (
        ("precognition", 2, 88),
        ("precognition", 4, 62),
        ("ai-100-human", 2, 72),
        ("ai-100-human", 4, 45),
        ("ai-100-human", 6, 33),
        ("exodus", 2, 80),
        ("exodus", 4, 50),
        ("pest", 2, 80),
        ("pest", 4, 50),
    ):
        yield Goal(title, f"{seats} seats", title, seats, BEST, EXPERT, least)


def other_modes() -> Iterator[Goal]:
    """Teams, together, the Duel and alone."""
    pre, human = "precognition", "ai-100-human"
    team: Mapping[str, OptionValue] = {"mode": "team"}
    yield Goal(pre, "team against team", pre, 4, BEST, EXPERT, 80, options=team)
    for difficulty, least in (("normal", 88), ("hard", 60), ("apocalypse", 35)):
        options = {"mode": "cooperative", "difficulty": difficulty}
        about = f"together, {difficulty}, {COOPERATING} seats"
        yield Goal(pre, about, pre, COOPERATING, BEST, EXPERT, least, options=options)
    alone = Goal(human, "alone, points", human, 1, BEST, EXPERT, 132, measure=score, unit="points")
    yield alone
    yield alone._replace(about="alone, 142 points", least=20, measure=reaching(142), unit="%")
    yield Goal("pest", "Duel", "pest", 2, BEST, EXPERT, 85, options={"duel": True})
    ranks = ranks_above(SOLO_RANKS)
    yield Goal(
        "pest", "alone, median above B", "pest", 1, BEST, EXPERT, 2, measure=ranks, unit="ranks"
    )


def neighbours() -> Iterator[Goal]:
    """Neighbouring levels, in every title for two."""
    for title in two_seated():
        for level in range(1, LEVELS):
            above, below = f"level-{level + 1}", f"level-{level}"
            yield Goal("levels", title, title, 2, above, below, 62, 72)


def yardsticks() -> Iterator[Goal]:
    for title in two_seated():
        if "expert" in known(title):
            yield Goal("yardsticks", title, title, 2, EXPERT, RANDOM, 95)


def two_seated() -> list[str]:
    return [name for name, title in TITLES.items() if 2 in title.seats]


def by_title(goal: Goal) -> int:
    return list(TITLES).index(goal.title)


GOALS: Final = [
    *sorted([*against_experts(), *other_modes()], key=by_title),
    *neighbours(),
    *yardsticks(),
]
