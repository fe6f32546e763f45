"""Measure the form of the rules that this process has loaded, and print it as JSON.

The parent, `benchmarks.table`, starts several workers for each form.
"""

from __future__ import annotations

import sys
from importlib.machinery import EXTENSION_SUFFIXES
from random import Random
from typing import Final

import msgspec

from benchmarks import contestants
from benchmarks.learners import learners
from benchmarks.openspiel import openspiel_version
from benchmarks.results import Form, Sample
from benchmarks.rounds import FULL, QUICK, Effort, time_in_turn
from benchmarks.titles import title_times
from tablee.engine import state
from tablee.engine.titles import TITLES

SEED: Final = 20


def measure(effort: Effort) -> Sample:
    rng = Random(SEED)
    return Sample(
        form=loaded_form(),
        core=state.__file__,
        openspiel=openspiel_version(),
        titles={name: title_times(title, rng, effort) for name, title in TITLES.items()},
        playouts=time_in_turn(contestants.playouts(rng), effort),
        clones=time_in_turn(contestants.clones(rng), effort),
        learners=time_in_turn(learners(rng), effort),
    )


def loaded_form() -> Form:
    """An extension module has been compiled."""
    compiled = state.__file__.endswith(tuple(EXTENSION_SUFFIXES))
    return "compiled" if compiled else "interpreted"


if __name__ == "__main__":
    sample = measure(QUICK if "--quick" in sys.argv else FULL)
    print(msgspec.json.encode(sample).decode())
