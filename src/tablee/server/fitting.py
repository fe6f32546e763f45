"""Which options do not go together, so that a client can say so before anybody asks."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, product

from tablee.engine.game import OptionValue
from tablee.engine.titles import Title
from tablee.server.schemas.titles import Clash

SEATS = "seats"
"""The number of seats is a choice like the options; no option has this name."""

Setting = tuple[tuple[str, OptionValue], ...]
"""Values of some choices, in the order of the choices."""


def clashes(title: Title) -> list[Clash]:
    """The smallest sets of values that cannot be played, whatever the other choices are.

    A table can be made exactly if its choices contain none of them.
    """
    choices: dict[str, tuple[OptionValue, ...]] = {SEATS: title.seats}
    choices |= {name: option.choices for name, option in title.options.items()}
    wrong = misfits(title, choices)
    found: list[Setting] = []
    for size in range(1, len(choices) + 1):
        if all(known(found, setting) for setting in wrong):
            break
        for names in combinations(choices, size):
            new = never_fitting(names, choices, wrong)
            found += [setting for setting in new if not known(found, setting)]
    return [clash_of(setting) for setting in found]


def misfits(title: Title, choices: dict[str, tuple[OptionValue, ...]]) -> list[Setting]:
    """All complete settings that cannot be played."""
    found = []
    for values in product(*choices.values()):
        setting = tuple(zip(choices, values, strict=True))
        options = dict(setting[1:])
        if not title.fits(int(values[0]), options):
            found.append(setting)
    return found


def never_fitting(
    names: tuple[str, ...], choices: dict[str, tuple[OptionValue, ...]], wrong: list[Setting]
) -> list[Setting]:
    """Values of these choices that do not fit with any values of the others."""
    others = 1
    for name, values in choices.items():
        others *= 1 if name in names else len(values)
    count = Counter(tuple(part for part in setting if part[0] in names) for setting in wrong)
    return [part for part, misfitting in count.items() if misfitting == others]


def known(found: list[Setting], setting: Setting) -> bool:
    """Whether one of the clashes found so far is in this setting."""
    return any(set(clash) <= set(setting) for clash in found)


def clash_of(setting: Setting) -> Clash:
    options = dict(setting)
    seats = options.pop(SEATS, None)
    return Clash(seats=None if seats is None else int(seats), options=options)
