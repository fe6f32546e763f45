"""The statistics of balance: plain functions of numbers, which know nothing of games.

Games of one deal are not independent, so everything is counted over deals: an error comes from how
deals differ, never from how many games were played of each.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, inf, lgamma, log, sqrt
from statistics import fmean
from typing import Final

import msgspec

FEWEST: Final = 10
"""Deals in which something differed, before which nothing is claimed of it."""

SURE: Final = 0.95

RISK: Final = 0.05
"""Of what is called sure, so much may be chance: the rate of false discoveries."""


class Effect(msgspec.Struct, frozen=True):
    """A difference, and what holds the true one in 95 of 100 cases, by itself."""

    mean: float
    low: float
    high: float
    deals: int
    """In which it could be seen."""
    p: float
    """How often chance alone would make one as large."""
    q: float = 1.0
    """The same, corrected for all that was looked at together (Benjamini and Hochberg)."""

    def sure(self) -> bool:
        return self.q <= RISK


class Case(msgspec.Struct, frozen=True):
    """What a side did and reached in one game."""

    deal: int
    side: int
    did: bool
    outcome: float


class Part(msgspec.Struct, frozen=True):
    """A part of the whole, from 0 to 1, with its interval over deals."""

    mean: float
    low: float
    high: float


# --- Student's distribution -------------------------------------------------------------------


def chance_of(t: float, freedom: int) -> float:
    """How often chance alone is as far from 0 as t, on either side."""
    if freedom < 1:
        return 1.0
    return beta_part(freedom / (freedom + t * t), freedom / 2, 0.5)


def bound(freedom: int, sure: float = SURE) -> float:
    """So many standard errors on either side hold the true value in so many cases."""
    if freedom < 1:
        return inf
    low, high = 0.0, 1e6
    for _ in range(100):
        middle = (low + high) / 2
        if chance_of(middle, freedom) > 1 - sure:
            low = middle
        else:
            high = middle
    return high


def beta_part(x: float, a: float, b: float) -> float:
    """The regularized incomplete beta function, by its continued fraction."""
    if x <= 0 or x >= 1:
        return 0.0 if x <= 0 else 1.0
    front = exp(lgamma(a + b) - lgamma(a) - lgamma(b) + a * log(x) + b * log(1 - x))
    if x > (a + 1) / (a + b + 2):
        return 1 - front * fraction(1 - x, b, a) / b
    return front * fraction(x, a, b) / a


def fraction(x: float, a: float, b: float) -> float:
    """By Lentz's method."""
    tiny = 1e-300
    c, d = 1.0, 1 / (1 - (a + b) * x / (a + 1) or tiny)
    found = d
    for m in range(1, 300):
        for part in (
            m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m)),
            -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1)),
        ):
            d = 1 / (1 + part * d or tiny)
            c = 1 + part / c or tiny
            found *= c * d
        if abs(c * d - 1) < 1e-12:
            break
    return found


# --- means and differences --------------------------------------------------------------------


def over_deals(values: Sequence[float]) -> Effect | None:
    """How far the mean of one number for each deal is from 0; None where nothing can be said."""
    count = len(values)
    if count < FEWEST:
        return None
    mean = fmean(values)
    variance = sum([(value - mean) ** 2 for value in values]) / (count - 1)
    return effect_of(mean, sqrt(variance / count), count)


def effect_of(mean: float, error: float, deals: int) -> Effect:
    if error == 0:
        return Effect(mean, mean, mean, deals, 1.0 if mean == 0 else 0.0)
    half = bound(deals - 1) * error
    return Effect(mean, mean - half, mean + half, deals, chance_of(mean / error, deals - 1))


def with_against_without(cases: Sequence[Case]) -> Effect | None:
    """What those who did it had more than those who did not, over the same deals.

    Least squares within deals, adjusted for the sides: of both numbers the mean of the side and
    then that of the deal is taken off, so that neither a good deal nor a good seat counts for the
    thing. The error allows for any likeness of the games of a deal.
    """
    deals: dict[int, list[Case]] = {}
    for case in cases:
        deals.setdefault(case.deal, []).append(case)
    telling = [deal for deal, own in deals.items() if len({case.did for case in own}) == 2]
    if len(telling) < FEWEST:
        return None
    usual = side_means(cases)
    rows: dict[int, list[tuple[float, float]]] = {}
    for deal, own in deals.items():
        pairs = [
            (case.did - usual[case.side][0], case.outcome - usual[case.side][1]) for case in own
        ]
        x_mean, y_mean = fmean([x for x, _ in pairs]), fmean([y for _, y in pairs])
        rows[deal] = [(x - x_mean, y - y_mean) for x, y in pairs]
    spread = sum([x * x for own in rows.values() for x, _ in own])
    slope = sum([x * y for own in rows.values() for x, y in own]) / spread
    scores = [sum([x * (y - slope * x) for x, y in own]) for own in rows.values()]
    count = len(telling)
    variance = sum([score * score for score in scores]) / spread**2 * count / (count - 1)
    return effect_of(slope, sqrt(variance), count)


def side_means(cases: Sequence[Case]) -> dict[int, tuple[float, float]]:
    sides: dict[int, list[Case]] = {}
    for case in cases:
        sides.setdefault(case.side, []).append(case)
    return {
        side: (fmean([case.did for case in own]), fmean([case.outcome for case in own]))
        for side, own in sides.items()
    }


def corrected(effects: Sequence[Effect | None]) -> list[Effect | None]:
    """All that were looked at together: each with the rate of false discoveries at which it stands.

    By Benjamini and Hochberg: of those with q up to 0.05, one in twenty is expected to be chance.
    """
    known = sorted([effect.p for effect in effects if effect is not None])
    count = len(known)
    by_p: dict[float, float] = {}
    least = 1.0
    for place in range(count, 0, -1):
        least = min(least, known[place - 1] * count / place)
        by_p[known[place - 1]] = least
    return [
        None if effect is None else msgspec.structs.replace(effect, q=by_p[effect.p])
        for effect in effects
    ]


# --- luck -------------------------------------------------------------------------------------


def share_of_deal(outcomes: Sequence[Sequence[Sequence[float]]]) -> Part | None:
    """Which part of how outcomes vary lies in the deal: by deal, playing and side.

    Between deals against within deals, each side beside its own mean (intraclass correlation);
    the interval is by leaving out each deal in turn. None where nothing can be said: too few
    deals, each played once, or always alike.
    """
    count = len(outcomes)
    again = len(outcomes[0]) if outcomes else 0
    if count < FEWEST or again < 2:
        return None
    sides = range(len(outcomes[0][0]))
    usual = [fmean([game[side] for deal in outcomes for game in deal]) for side in sides]
    between: list[float] = []
    within: list[float] = []
    for deal in outcomes:
        means = [fmean([game[side] for game in deal]) for side in sides]
        between.append(sum([again * (means[side] - usual[side]) ** 2 for side in sides]))
        within.append(sum([(game[side] - means[side]) ** 2 for game in deal for side in sides]))
    if sum(within) == 0:
        return None

    def part(b: float, w: float, deals: int) -> float:
        b, w = b / (deals - 1), w / (deals * (again - 1))
        return (b - w) / (b + (again - 1) * w) if b + w > 0 else 0.0

    b, w = sum(between), sum(within)
    whole = part(b, w, count)
    without = [
        part(b - one, w - other, count - 1) for one, other in zip(between, within, strict=True)
    ]
    middle = fmean(without)
    error = sqrt((count - 1) / count * sum([(value - middle) ** 2 for value in without]))
    half = bound(count - 1) * error
    low, high = max(0.0, whole - half), min(1.0, whole + half)
    return Part(min(1.0, max(0.0, whole)), low, high)
