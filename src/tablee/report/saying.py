"""Figures in words of a language."""

from __future__ import annotations

from math import isfinite

from tablee.arena.balance.figures import Effect
from tablee.arena.standing import Interval
from tablee.report.document import Cell, Mark
from tablee.words import Words, decimal

NOTHING = "–"


def number(words: Words, value: float, digits: int = 1) -> str:
    if not isfinite(value):
        return NOTHING
    return words.say("report-number", value=decimal(float(value), digits))


def percent(words: Words, value: float, digits: int = 1) -> str:
    if not isfinite(value):
        return NOTHING
    return words.say("report-percent", value=decimal(100 * value, digits))


def amount(words: Words, value: float, share: bool) -> str:
    return percent(words, value) if share else number(words, value)


def signed(words: Words, value: float, share: bool) -> str:
    """A difference; of shares in points of 100, which are no part of anything."""
    if not isfinite(value):
        return NOTHING
    shown = float(abs(100 * value) if share else abs(value))
    return words.say(
        "report-difference", sign="minus" if value < 0 else "plus", value=decimal(shown, 1)
    )


def points_of_100(words: Words, found: Interval) -> str:
    """Of a difference of shares."""
    return signed_interval(words, Interval(100 * found.mean, 100 * found.low, 100 * found.high))


def signed_interval(words: Words, found: Interval) -> str:
    """Of a difference."""
    mean, low, high = [signed(words, each, False) for each in (found.mean, found.low, found.high)]
    if not isfinite(found.high - found.low):
        return mean
    return words.say("report-interval", mean=mean, low=low, high=high)


def interval(words: Words, found: Interval | Effect, share: bool) -> str:
    say = signed if isinstance(found, Effect) else amount
    mean, low, high = [say(words, each, share) for each in (found.mean, found.low, found.high)]
    if not isfinite(found.high - found.low):
        return mean
    return words.say("report-interval", mean=mean, low=low, high=high)


def chance(words: Words, q: float) -> str:
    """How likely it is to be nothing; below a thousandth, no more exactly."""
    if q < 0.001:
        return words.say("report-below", value=decimal(0.001, 3))
    return number(words, q, 3)


def number_cell(words: Words, value: float | None, share: bool = False, digits: int = 1) -> Cell:
    if value is None:
        return Cell(NOTHING)
    return Cell(percent(words, value, digits) if share else number(words, value, digits), value)


def interval_cell(words: Words, found: Interval | Effect | None, share: bool = False) -> Cell:
    if found is None:
        return Cell(NOTHING)
    sure = isinstance(found, Effect) and found.sure()
    return Cell(interval(words, found, share), found.mean, sure)


def effect_mark(words: Words, label: str, found: Interval | Effect, share: bool) -> Mark:
    """A point with its interval; differences of shares are drawn in points of 100."""
    known = isfinite(found.high - found.low)
    times = 100 if share and isinstance(found, Effect) else 1
    return Mark(
        label=label,
        tip=words.say("report-tip", label=label, value=interval(words, found, share)),
        value=times * found.mean,
        low=times * found.low if known else None,
        high=times * found.high if known else None,
        marked=isinstance(found, Effect) and found.sure(),
    )
