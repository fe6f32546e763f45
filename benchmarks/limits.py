"""What titles may take at most beside others, measured in the same workers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from benchmarks.contestants import CLONE, INSIDE
from benchmarks.results import Form, Kept, Measured, TitleSpeeds
from benchmarks.scoring import SCORING

GOOFSPIEL: Final = "goofspiel"
AI_HUMAN: Final = "ai-100-human"
EXODUS: Final = "exodus"
PEST: Final = "pest"


class Limit(NamedTuple):
    """A task may take so many times as long as another one at most."""

    title: str
    task: str
    beside: str
    """The title of the other task."""
    other: str
    each: bool
    """Beside one answer of it, not all."""
    most: float


LIMITS: Final = (
    Limit(AI_HUMAN, SCORING, GOOFSPIEL, INSIDE, True, 10),
    Limit(AI_HUMAN, INSIDE, GOOFSPIEL, INSIDE, False, 25),
    Limit(AI_HUMAN, "game by expert", AI_HUMAN, "game by random", False, 10),
    Limit(EXODUS, CLONE, AI_HUMAN, CLONE, False, 3),
    Limit(PEST, CLONE, AI_HUMAN, CLONE, False, 3),
)

SPEED_UP: Final = ((AI_HUMAN, INSIDE, 3.0),)
"""A task of a title, and how many times as fast it has to be compiled as interpreted."""


def limits(forms: Mapping[Form, Measured]) -> list[Kept]:
    """All limits, for every form that was measured."""
    return [*beside_others(forms), *compiled_beside_interpreted(forms)]


def beside_others(forms: Mapping[Form, Measured]) -> Iterator[Kept]:
    for limit in LIMITS:
        for form, measured in forms.items():
            other = measured.titles[limit.beside]
            answers = other.answers if limit.each else 1
            ratio = answers * slowness(measured.titles[limit.title], limit.task)
            ratio /= slowness(other, limit.other)
            beside = f"{limit.beside}, {limit.other}{', one answer' if limit.each else ''}"
            kept = ratio <= limit.most
            yield Kept(limit.title, limit.task, form, beside, limit.most, ratio, kept)


def compiled_beside_interpreted(forms: Mapping[Form, Measured]) -> Iterator[Kept]:
    if len(forms) < 2:
        return
    for title, task, least in SPEED_UP:
        compiled, interpreted = (forms[form].titles[title] for form in ("compiled", "interpreted"))
        ratio = slowness(compiled, task) / slowness(interpreted, task)
        kept = ratio <= 1 / least
        yield Kept(title, task, "compiled", "interpreted", 1 / least, ratio, kept)


def slowness(speeds: TitleSpeeds, task: str) -> float:
    """How many plain playouts it takes: both were timed in the same rounds."""
    ratio = speeds.timings[task].ratio
    assert ratio is not None
    return 1 / ratio.median
