"""How a style tells options apart that have turned out about as good."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

from tablee.bots.search.weighing import FIRST, Outcome, Tried, Weighing, distance
from tablee.bots.styles import STEADY, Style

DOUBT: Final = 0.5
"""What rules of thumb say is left if something is liked by so many standard errors more."""


def leaning(style: Style, one: Tried, other: Tried) -> float:
    """What it likes more about one than about another, in the worlds that both were tried in."""
    if style is STEADY or one is other:
        return 0.0
    count = min(one.visits(), other.visits())
    first, second = one.outcomes[:count], other.outcomes[:count]
    return (
        style.denying * (mean_rivals(second) - mean_rivals(first))
        + style.hurrying * (mean_hoped(second) - mean_hoped(first))
        + style.gambling * (deviation(first) - deviation(second))
    )


def liked(style: Style, best: Tried, weighing: Weighing, given: float) -> Tried:
    """What is taken instead of the best: whatever is liked by more than it costs.

    Nothing that costs more than may be given for a style, nothing before options were compared,
    and instead of what rules of thumb say only what is clearly liked. What seems to be better than
    the best without convincing costs nothing, and is no reason either.
    """
    if style is STEADY or weighing.worlds < FIRST:
        return best
    doubt = DOUBT if weighing.is_first(best) else 0.0
    found, most = best, 0.0
    for each in weighing.running:
        gap, error = distance(best, each)
        cost = max(0.0, gap)
        gain = leaning(style, each, best) - cost - doubt * error
        if cost <= given and gain > most:
            found, most = each, gain
    return found


def mean_rivals(outcomes: Sequence[Outcome]) -> float:
    return sum([each.rivals for each in outcomes]) / max(1, len(outcomes))


def mean_hoped(outcomes: Sequence[Outcome]) -> float:
    return sum([each.hoped for each in outcomes]) / max(1, len(outcomes))


def deviation(outcomes: Sequence[Outcome]) -> float:
    """By how much outcomes differ from each other."""
    count = len(outcomes)
    if count < 2:
        return 0.0
    mean = sum([each.worth for each in outcomes]) / count
    return sqrt(sum([(each.worth - mean) ** 2 for each in outcomes]) / (count - 1))
