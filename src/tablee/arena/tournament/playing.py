"""A tournament played on from where it was, all meetings at the same time."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations
from pathlib import Path
from typing import Any, Final

from tablee.arena.block import play_block
from tablee.arena.ledger import Ledger, opened
from tablee.arena.meeting import blocks_for
from tablee.arena.outside import Surroundings
from tablee.arena.sequential import Claims, Trial, Verdict
from tablee.arena.standing import lead
from tablee.arena.tournament.plan import Plan

ROUND: Final = 16
"""Deals after which it is looked whether a meeting is decided, wherever they are played."""

Runner = Callable[..., Iterator[Any]]


def ledgers_of(plan: Plan, folder: Path) -> list[Ledger]:
    """The file of every meeting, in their order."""
    return [opened(folder, meeting.matchup) for meeting in plan.meetings]


def most_blocks(plan: Plan) -> list[int]:
    """How many deals each meeting has at most."""
    return [
        blocks_for(meeting.matchup, plan.tables[meeting.table].games) for meeting in plan.meetings
    ]


def play(
    plan: Plan, ledgers: list[Ledger], runner: Runner, around: Surroundings
) -> Iterator[Ledger]:
    """Play what is missing; yields the meeting that has one more deal, again and again."""
    most = most_blocks(plan)
    while jobs := missing(plan, ledgers, most):
        for which in sorted({which for _, which in jobs}):
            ledgers[which].go_on(around)
        arguments = [(ledgers[which].matchup, number, around) for number, which in jobs]
        for (_, which), block in zip(jobs, runner(play_block, arguments), strict=True):
            ledgers[which].append(block)
            yield ledgers[which]


def missing(plan: Plan, ledgers: list[Ledger], most: list[int]) -> list[tuple[int, int]]:
    """Deals that have to be played next, with their meeting: the same deal everywhere in turn."""
    return sorted(
        (number, which)
        for which, ledger in enumerate(ledgers)
        for number in wanted(plan, ledger, most[which])
    )


def wanted(plan: Plan, ledger: Ledger, most: int) -> range:
    so_far = len(ledger.blocks)
    if plan.margin is None:
        return range(so_far, most)
    if so_far % ROUND == 0 and decided(ledger, plan.margin):
        return range(0)
    return range(so_far, min(most, (so_far // ROUND + 1) * ROUND))


def decided(ledger: Ledger, margin: float) -> bool:
    """Whether it is clear of any two who is ahead."""
    count = len(ledger.matchup.players())
    pairs = combinations(range(count), 2)
    return all(verdict(ledger, one, other, margin) != "open" for one, other in pairs)


def verdict(ledger: Ledger, one: int, other: int, margin: float) -> Verdict:
    """Whether one leads by the margin, or the other does."""
    seated = ledger.matchup.seatings()
    trial = Trial(Claims(-margin, margin))
    for block in ledger.blocks:
        trial.add(lead(block, seated, one, other))
    return trial.verdict
