"""What is measured: as a worker prints it, and as the tables and `--json` tell it."""

from __future__ import annotations

from typing import Literal

import msgspec

Form = Literal["interpreted", "compiled"]

Times = dict[str, list[float]]
"""For each task, microseconds in every round."""


# --- from a worker ----------------------------------------------------------------------------


class TitleTimes(msgspec.Struct, frozen=True):
    """One title in one worker."""

    seats: int
    answers: float
    """How many a random game takes, on average."""
    hanabi: float | None
    """How many decisions a random game of OpenSpiel's Hanabi takes; None without OpenSpiel."""
    iterations: int
    """How many games the searching bot plays in its mind for the thought that is timed."""
    times: Times


class Sample(msgspec.Struct, frozen=True):
    """What one worker has found out."""

    form: Form
    core: str
    """Where the core was loaded from."""
    openspiel: str | None
    """The version of OpenSpiel; None if it is not installed."""
    titles: dict[str, TitleTimes]
    playouts: Times
    clones: Times
    learners: Times


# --- from all workers -------------------------------------------------------------------------


class Ratio(msgspec.Struct, frozen=True):
    """How many times as fast as the reference: the middle of all rounds, and its quartiles."""

    median: float
    low: float
    high: float


class Timing(msgspec.Struct, frozen=True):
    """One task among others that were timed in turn."""

    micros: float
    """The median of all rounds. It moves with the machine: compare ratios."""
    ratio: Ratio | None
    """None if the reference was not there."""


Timings = dict[str, Timing]


class TitleSpeeds(msgspec.Struct, frozen=True):
    """The speed of one title; ratios are to the plain playout, timed in the same rounds."""

    seats: int
    answers: float
    iterations: int
    timings: Timings
    pace: Ratio | None
    """How many answers of random play come in the time of one decision of Hanabi, both driven."""


class Lesson(msgspec.Struct, frozen=True):
    """How fast learners can step, and beside whom that was held."""

    form: Form
    task: str
    speed: float
    """Answers for each second, with observation and mask."""
    beside: str = ""
    ratio: Ratio | None = None
    least: float | None = None
    reached: bool | None = None


class Measured(msgspec.Struct, frozen=True):
    """What is known of one form; ratios of playouts and clones are to OpenSpiel."""

    openspiel: str | None
    rounds: int
    titles: dict[str, TitleSpeeds]
    playouts: Timings
    clones: Timings
    lessons: list[Lesson] = []


class Outcome(msgspec.Struct, frozen=True):
    """A target, and whether it was reached; None if there is nothing to compare with."""

    form: Form
    task: str
    least: float
    ratio: float | None
    reached: bool | None


class Kept(msgspec.Struct, frozen=True):
    """A limit of one title, and whether it is kept."""

    title: str
    task: str
    form: Form
    beside: str
    bound: float
    ratio: float
    kept: bool


class Pace(msgspec.Struct, frozen=True):
    """A title beside Hanabi, and whether it is as quick as it should be, where that is said."""

    title: str
    form: Form
    answers: float
    """Of players, for each second."""
    ratio: float | None
    least: float | None
    reached: bool | None


class Machine(msgspec.Struct, frozen=True):
    python: str
    platform: str
    cpus: int


class Report(msgspec.Struct, frozen=True):
    """Everything the tables show."""

    machine: Machine
    forms: dict[Form, Measured]
    targets: list[Outcome]
    limits: list[Kept]
    paces: list[Pace]
