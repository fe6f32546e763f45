"""Decisions that long thinking has weighed: what a quick thought gives away there is an anchor.

`python -m tests.bots.anchors` writes them, which takes minutes; the compiled form is quicker.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from typing import Final

import msgspec

import tablee
from tablee import bots
from tablee.bots.bot import Budget
from tablee.engine.titles import TITLES, find
from tests.bots.peeking import walk
from tests.contract.moments import Moment

PATH: Final = Path(__file__).with_name("anchors.json")

BOT: Final = "search"
LONG: Final = Budget(iterations=600)
QUICK: Final = Budget(iterations=16)

MATCHES: Final = 4
EACH: Final = 4
"""Decisions of a match."""

SINCE: Final = 0.75
"""From this part of a match on: the rest is soon played out."""

SURE: Final = 2.576
"""Standard errors on either side that hold the true value in 99 of 100 cases."""


class Weighed(msgspec.Struct, frozen=True):
    """A decision of a match between experts, and what each option gives away."""

    match: int
    number: int
    seat: int
    lost: dict[int, float]
    """By action, in points of the bot's own counting."""
    quick: float
    """What the quick thought gave away when this was written."""


Anchors = dict[str, list[Weighed]]
"""By title, with the version of its rules."""


def ruled(title: str) -> str:
    return f"{title}@{find(title).version}"


def stored() -> Anchors:
    return msgspec.json.decode(PATH.read_bytes(), type=Anchors)


def moments(title: str, match: int) -> list[Moment]:
    player = "expert" if "expert" in bots.known(title) else "random"
    return walk(tablee.make(title, 2), match, player)


def given_away(title: str, decisions: list[Weighed]) -> list[float]:
    """What the quick thought gives away now."""
    found = []
    matches = {match: moments(title, match) for match in {each.match for each in decisions}}
    for each in decisions:
        moment = matches[each.match][each.number]
        view = moment.s.seen_by(each.seat)
        action = bots.make(BOT, b"anchor").choose(moment.game, view, QUICK)
        found.append(each.lost[action])
    return found


def drift(before: list[float], now: list[float]) -> tuple[float, float]:
    """By how much more is given away than before, and how far that may be from the truth."""
    more = [new - old for new, old in zip(now, before, strict=True)]
    return fmean(more), SURE * stdev(more) / sqrt(len(more))


# --- writing ----------------------------------------------------------------------------------


def weighed(title: str) -> Iterator[Weighed]:
    """Decisions where it matters what is chosen."""
    for match in range(MATCHES):
        every = moments(title, match)
        late = every[int(SINCE * len(every)) :]
        Random(match).shuffle(late)
        found = (each for each in map(weigh, late) if each is not None)
        for _, each in zip(range(EACH), found, strict=False):
            yield each


def weigh(moment: Moment) -> Weighed | None:
    seat = moment.s.acting()[0]
    if len(moment.s.options(seat)) < 3:
        return None
    view = moment.s.seen_by(seat)
    options = bots.make(BOT, b"long").think(moment.game, view, LONG).options
    best = options[0].value  # those tried in few worlds may have been lucky
    lost = {option.action: round(max(0.0, best - option.value), 3) for option in options}
    if max(lost.values()) == 0:
        return None
    action = bots.make(BOT, b"anchor").choose(moment.game, view, QUICK)
    return Weighed(moment.seed, moment.number, seat, lost, lost[action])


def main() -> None:
    kept = stored() if PATH.exists() else {}
    for title in sys.argv[1:] or TITLES:
        kept[ruled(title)] = list(weighed(title))
        print(title, len(kept[ruled(title)]), fmean(each.quick for each in kept[ruled(title)]))
        PATH.write_bytes(msgspec.json.format(msgspec.json.encode(kept), indent=1) + b"\n")


if __name__ == "__main__":
    main()
