"""What the core promises beside OpenSpiel, and whether it keeps it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from benchmarks.contestants import CLONE, DRIVEN, INSIDE
from benchmarks.results import Form, Measured, Outcome


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


def outcomes(forms: Mapping[Form, Measured]) -> list[Outcome]:
    """All targets of the forms that were measured."""
    return [outcome(target, forms[target.form]) for target in TARGETS if target.form in forms]


def outcome(target: Target, measured: Measured) -> Outcome:
    timing = (measured.playouts | measured.clones)[target.task]
    if timing.ratio is None:
        return Outcome(*target, ratio=None, reached=None)
    found = timing.ratio.median
    return Outcome(*target, ratio=found, reached=found >= target.least)
