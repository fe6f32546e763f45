"""What is read off the blocks of a match-up, each with its interval over deals."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from statistics import fmean, median
from typing import Final

from tablee.arena.block import Block
from tablee.arena.ledger import Ledger
from tablee.arena.matchup import A, B, seatings
from tablee.arena.standing import Interval, of_shares, points, shares, standing

Measure = Callable[[Ledger], Interval]

RESAMPLED: Final = 400
"""Times that deals are drawn again to see how a median varies."""

OUTSIDE: Final = 0.025
"""The part of those below the interval, and above it."""


def share(ledger: Ledger) -> Interval:
    """A's share of the victories, in per cent."""
    return percent(standing(ledger.matchup, ledger.blocks).a.share)


def score(ledger: Ledger) -> Interval:
    """A's mean score."""
    return standing(ledger.matchup, ledger.blocks).a.points


def reaching(least: int) -> Measure:
    """How often A has so many points, in per cent."""

    def measure(ledger: Ledger) -> Interval:
        seated = seatings(ledger.matchup.game())
        return percent(
            of_shares(
                [
                    fmean([float(each >= least) for each in points(block, seated, A)])
                    for block in ledger.blocks
                ]
            )
        )

    return measure


def ranks_above(ranks: int) -> Measure:
    """By how many of these ranks A's median is above B's."""

    def measure(ledger: Ledger) -> Interval:
        seated = seatings(ledger.matchup.game())

        def ahead(blocks: Sequence[Block]) -> float:
            a, b = [
                median([each for block in blocks for each in shares(block, seated, who)])
                for who in (A, B)
            ]
            return (ranks - 1) * (a - b)

        rng = Random(len(ledger.blocks))
        found = sorted(
            ahead(rng.choices(ledger.blocks, k=len(ledger.blocks))) for _ in range(RESAMPLED)
        )
        cut = int(OUTSIDE * RESAMPLED)
        return Interval(ahead(ledger.blocks), found[cut], found[-1 - cut])

    return measure


def percent(interval: Interval) -> Interval:
    return Interval(100 * interval.mean, 100 * interval.low, 100 * interval.high)
