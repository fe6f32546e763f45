"""Steps with observation and mask: ours, and those of PettingZoo's and RLCard's classic card games.

Everybody answers at random among what is offered. A task is so many answers, games begun anew as
they end. Like is held beside like: environments of PettingZoo, plain tables, many tables at once.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from math import prod
from random import Random
from typing import Any, Final, NamedTuple

import numpy as np

import tablee
from benchmarks.results import Form, Lesson, Ratio, Times
from benchmarks.rounds import Task
from tablee.lab.pettingzoo import aec
from tablee.lab.table import Table
from tablee.lab.vector import ManyTables

ANSWERS: Final = 256
"""In one task; and so many tables are stepped at once."""

SEATS: Final = 2

TURNS: Final = "ours, by PettingZoo"
TABLE: Final = "ours, a plain table"
MANY: Final = "ours, many tables"
THEIRS: Final = ("leduc_holdem_v4", "texas_holdem_v4", "texas_holdem_no_limit_v6")
CARDS: Final = ("leduc-holdem", "limit-holdem", "no-limit-holdem")
"""The same three games in both libraries."""


Rated = Callable[[list[float], list[float]], Ratio]
"""How many times as fast as theirs ours is."""


class Target(NamedTuple):
    task: str
    beside: tuple[str, ...]
    least: float
    form: Form = "compiled"


TARGETS: Final = (
    Target(TURNS, THEIRS, 20.0),
    Target(TABLE, CARDS, 5.0),
    Target(MANY, THEIRS, 20.0),
    Target(MANY, CARDS, 5.0),
    Target(MANY, (TURNS,), 2.0),
)


def learners(rng: Random) -> dict[str, Task]:
    """Those that are installed."""
    tasks = {
        TURNS: in_turns(aec("goofspiel", seats=SEATS), rng),
        TABLE: plain_table(rng),
        MANY: many_tables(),
    }
    if find_spec("rlcard") and find_spec("pygame"):
        tasks |= {name: in_turns(pettingzoo_game(name), rng) for name in THEIRS}
        tasks |= {name: rlcard_game(name, rng) for name in CARDS}
    return tasks


def pettingzoo_game(name: str) -> Any:
    """As the library gives it to people."""
    return import_module(f"pettingzoo.classic.{name}").env()


def in_turns(env: Any, rng: Random) -> Task:
    """An environment of PettingZoo, driven as its documentation says."""
    env.reset(seed=1)

    def answers() -> None:
        for _ in range(ANSWERS):
            observed, _, over, cut, _ = env.last()
            while over or cut:
                env.step(None)
                if not env.agents:
                    env.reset()
                observed, _, over, cut, _ = env.last()
            offered = observed["action_mask"].nonzero()[0]
            env.step(int(offered[int(rng.random() * len(offered))]))

    return answers


def plain_table(rng: Random) -> Task:
    """Without any library around it. Like RLCard, it has a list of what is offered, too."""
    table = Table(tablee.make("goofspiel", SEATS))
    table.deal(0)

    def answers() -> None:
        for _ in range(ANSWERS):
            if table.over():
                table.deal(rng.getrandbits(31))
            seat = table.s.acting()[0]
            table.observe(seat)
            table.mask(seat)
            offered = table.s.options(seat)
            table.answer(seat, offered[int(rng.random() * len(offered))])

    return answers


def many_tables() -> Task:
    tables = ManyTables("goofspiel", ANSWERS, seats=SEATS)
    dice = np.random.default_rng(1)

    def answers() -> None:
        chances = dice.random(tables.masks.shape, np.float32)
        tables.step((chances * tables.masks).argmax(axis=1))

    return answers


def rlcard_game(name: str, rng: Random) -> Task:
    env = import_module("rlcard").make(name, config={"seed": 1})
    state, _ = env.reset()

    def answers() -> None:
        nonlocal state
        for _ in range(ANSWERS):
            if env.is_over():
                state, _ = env.reset()
            offered = list(state["legal_actions"])
            state, _ = env.step(offered[int(rng.random() * len(offered))])

    return answers


# --- what comes of it -------------------------------------------------------------------------


def lessons(times: Times, form: Form, rated: Rated) -> list[Lesson]:
    """Every task, and those beside which it is held; several count by their geometric mean."""
    found = []
    for task, micros in times.items():
        speed = 1e6 * ANSWERS / sorted(micros)[len(micros) // 2]
        found.append(Lesson(form, task, speed))
    for target in TARGETS:
        if target.form == form and {target.task, *target.beside} <= times.keys():
            beside = means([times[name] for name in target.beside])
            ratio = rated(beside, times[target.task])
            reached = ratio.median >= target.least
            speed = next(lesson.speed for lesson in found if lesson.task == target.task)
            names = ", ".join(target.beside)
            found.append(Lesson(form, target.task, speed, names, ratio, target.least, reached))
    return found


def means(rows: Sequence[Sequence[float]]) -> list[float]:
    """Within each round."""
    return [prod(times) ** (1 / len(times)) for times in zip(*rows, strict=True)]
