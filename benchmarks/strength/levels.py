"""Where the levels stand on the scale of people, from the stored results.

A level that plays by rules of thumb is the expert of its title. Level 3 stands where somebody new
is thought to stand. No level is thought weaker than the one below it, and one that was not measured
stands between its neighbours, or as far from the next as levels are in general: less surely.
"""

from __future__ import annotations

from pathlib import Path
from statistics import fmean
from typing import Final

import msgspec

from tablee.arena.ledger import all_of
from tablee.arena.ratings import MEAN, SPREAD, Rating, ratings
from tablee.bots.expert import ADVICE
from tablee.bots.levels import LEVELS, levels_of
from tablee.engine.titles import TITLES

MIDDLE: Final = 2
"""Level 3, counted from 0."""

UNMEASURED: Final = SPREAD / 2
"""How uncertain it is where a level stands that has met nobody."""

SUREST: Final = 2.0
"""Bots have met bots, and not people: no measurement is surer than this."""

Known = dict[int, Rating]
"""What is known of some levels."""


def text(folder: Path) -> str:
    """The file of all titles."""
    measured = {title: in_order(measured_levels(folder, title)) for title in TITLES}
    step = usual_step([*measured.values()])
    found = {title: placed(known, step) for title, known in measured.items()}
    rounded = {
        title: {
            f"level-{number + 1}": [round(each.mean, 1), round(each.spread, 1)]
            for number, each in enumerate(levels)
        }
        for title, levels in found.items()
    }
    return msgspec.json.format(msgspec.json.encode(rounded), indent=2).decode() + "\n"


def measured_levels(folder: Path, title: str) -> Known:
    ledgers = all_of(folder, title)
    found = ratings(ledgers) if ledgers else {}
    levels = levels_of(title)
    names = [f"level-{number + 1}@{level.version}" for number, level in enumerate(levels)]
    known = {number: found[name] for number, name in enumerate(names) if name in found}
    for number, level in enumerate(levels):
        if title in ADVICE and not level.iterations and "expert@1" in found:
            known.setdefault(number, found["expert@1"])
    return known


def in_order(known: Known) -> Known:
    """Levels that were measured in the wrong order share one place, by how sure each is."""
    groups: list[list[int]] = []
    for number in sorted(known):
        groups.append([number])
        while len(groups) > 1 and together(known, groups[-2]) > together(known, groups[-1]):
            last = groups.pop()
            groups[-1] += last
    return {
        number: Rating(together(known, group), known[number].spread)
        for group in groups
        for number in group
    }


def together(known: Known, group: list[int]) -> float:
    weights = [known[number].spread ** -2 for number in group]
    means = [known[number].mean for number in group]
    return sum(w * m for w, m in zip(weights, means, strict=True)) / sum(weights)


def usual_step(all_known: list[Known]) -> float:
    """How far a level is from the next, where the ends of a title's ladder are known."""
    ends = [(min(known), max(known), known) for known in all_known if len(known) > 1]
    return fmean([(known[b].mean - known[a].mean) / (b - a) for a, b, known in ends])


def placed(known: Known, step: float) -> list[Rating]:
    """All five levels, level 3 in the middle of the scale."""
    means = [mean_of(known, number, step) for number in range(len(LEVELS))]
    return [
        Rating(MEAN + mean - means[MIDDLE], max(SUREST, known[number].spread))
        if number in known
        else Rating(MEAN + mean - means[MIDDLE], UNMEASURED)
        for number, mean in enumerate(means)
    ]


def mean_of(known: Known, number: int, step: float) -> float:
    if number in known:
        return known[number].mean
    below = [each for each in known if each < number]
    above = [each for each in known if each > number]
    if below and above:
        a, b = max(below), min(above)
        part = (number - a) / (b - a)
        return known[a].mean + part * (known[b].mean - known[a].mean)
    if below:
        return known[max(below)].mean + step * (number - max(below))
    if above:
        return known[min(above)].mean - step * (min(above) - number)
    return MEAN + step * (number - MIDDLE)
