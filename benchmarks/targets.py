"""What the core promises beside OpenSpiel, and whether it keeps it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from benchmarks.contestants import CLONE, DRIVEN, INSIDE
from benchmarks.results import Form, Measured, Outcome, Pace


class Target(NamedTuple):
    """How many times as fast as OpenSpiel a task has to be at least."""

    form: Form
    task: str
    least: float


TARGETS: Final = (
    Target("interpreted", DRIVEN, 1.0),
    Target("compiled", DRIVEN, 2.0),
    Target("compiled", INSIDE, 5.0),
    Target("compiled", CLONE, 1.5),
)


PACES: Final[Mapping[tuple[str, Form], float]] = {
    ("exodus", "interpreted"): 0.4,
    ("exodus", "compiled"): 1.5,
    ("pest", "interpreted"): 0.4,
    ("pest", "compiled"): 1.5,
}
"""How many times as quick as Hanabi a title has to be at least, answer by answer."""


def paces(forms: Mapping[Form, Measured]) -> list[Pace]:
    """Every title beside Hanabi, in every form that was measured."""
    titles = next(iter(forms.values())).titles
    return [pace(title, form, measured) for title in titles for form, measured in forms.items()]


def pace(title: str, form: Form, measured: Measured) -> Pace:
    speeds = measured.titles[title]
    answers = 1e6 * speeds.answers / speeds.timings[DRIVEN].micros
    found = None if speeds.pace is None else speeds.pace.median
    least = PACES.get((title, form))
    reached = None if found is None or least is None else found >= least
    return Pace(title, form, answers, found, least, reached)


def outcomes(forms: Mapping[Form, Measured]) -> list[Outcome]:
    """All targets of the forms that were measured."""
    return [outcome(target, forms[target.form]) for target in TARGETS if target.form in forms]


def outcome(target: Target, measured: Measured) -> Outcome:
    timing = (measured.playouts | measured.clones)[target.task]
    if timing.ratio is None:
        return Outcome(*target, ratio=None, reached=None)
    found = timing.ratio.median
    return Outcome(*target, ratio=found, reached=found >= target.least)
