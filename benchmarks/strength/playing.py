"""Playing on: the match-up that tells most for the time it takes comes next."""

from __future__ import annotations

from collections.abc import Iterator
from math import inf
from pathlib import Path
from statistics import pvariance
from typing import Final

from benchmarks.strength.goals import GOALS, Goal
from tablee.arena.ledger import Ledger, opened
from tablee.arena.matchup import seatings
from tablee.arena.meeting import Runner, blocks_for, meet
from tablee.arena.standing import beyond

PORTION: Final = 20.0
"""Seconds of processor time that are played before somebody asks again what comes next."""

GUESSED: Final = 0.05
"""The spread of block scores that is taken for granted, as long as there are few."""


def ledgers(folder: Path, compiled: bool, only: str) -> list[Ledger]:
    """The files of all goals, each once, in the versions that are here."""
    wanted = [goal for goal in GOALS if only in described(goal)]
    found = {goal.matchup(compiled).name(): goal.matchup(compiled) for goal in wanted}
    return [opened(folder, each) for each in found.values()]


def described(goal: Goal) -> str:
    return f"{goal.group} {goal.title} {goal.about} {goal.a} {goal.b}"


def play_on(found: list[Ledger], games: int, runner: Runner) -> Iterator[Ledger]:
    """Play a portion of one match-up after another until each has so many games."""
    while lacking := [each for each in found if len(each.blocks) < missing(each, games)]:
        ledger = max(lacking, key=worth)
        goal = min(len(ledger.blocks) + portion(ledger), missing(ledger, games))
        for _ in meet(ledger, goal * games_of(ledger), runner):
            pass
        yield ledger


def missing(ledger: Ledger, games: int) -> int:
    return blocks_for(ledger.matchup, games)


def games_of(ledger: Ledger) -> int:
    return len(seatings(ledger.matchup.game()))


def portion(ledger: Ledger) -> int:
    """One block to know what it takes, then as many as fit."""
    return max(1, int(PORTION / cost(ledger))) if ledger.blocks else 1


def cost(ledger: Ledger) -> float:
    """Seconds for a block: the mean of what bots have needed, and a little for the rules."""
    seconds = [block.a.seconds + block.b.seconds for block in ledger.blocks]
    return 0.01 + sum(seconds) / len(seconds)


def worth(ledger: Ledger) -> float:
    """By how much one more block makes the mean surer, for each second."""
    count = len(ledger.blocks)
    if not count:
        return inf
    seated = seatings(ledger.matchup.game())
    scores = [beyond(block, seated) for block in ledger.blocks]
    spread = (pvariance(scores) * count + GUESSED * 4) / (count + 4)
    return spread / (count * (count + 1)) / cost(ledger)
