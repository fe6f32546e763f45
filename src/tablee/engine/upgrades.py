"""Matches of earlier rules: what one version has saved is brought into the form of the next.

A step takes plain data and returns plain data, so that it stays true when the rules have gone on.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from tablee.engine.fields import Data
from tablee.engine.game import OptionValue


class Saved(NamedTuple):
    """A match as it was saved: its options, and a position in the form of those rules."""

    options: dict[str, OptionValue]
    position: Data


Step = Callable[[Saved], Saved]

Upgrades = Mapping[int, Step]
"""By the version that has saved: the step to the next one. Without one the form is the same."""


def upgraded(saved: Saved, steps: Upgrades, version: int, wanted: int) -> Saved:
    """What this version has saved, in the form of the wanted one."""
    for before in range(version, wanted):
        if before in steps:
            saved = steps[before](saved)
    return saved
