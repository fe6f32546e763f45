"""How large the numbers of a title get and how long its lists: so observations are fixed in size.

The layout says what a field holds, but not how much. That was measured in whole matches between
bots, for every number of seats and set of options, and is kept beside this file by title and
version of its rules: `python -m tablee.lab.bounds TITLE` measures anew. A title without such a
file, such as one that is just being written, is measured when it is first asked for.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec

from tablee.engine.titles import find
from tablee.lab.bounds.measuring import Bound, measured

FOLDER: Final = Path(__file__).parent

QUICK: Final = 4
"""Matches of each game where a title is measured on the way."""


class Bounds(msgspec.Struct, frozen=True):
    """Everything that was measured of one title."""

    title: str
    version: int
    seats: dict[str, dict[str, Bound]]
    """By the number of seats, then by the field: `table.round`, `seat.hand`, `ask.amount`."""


@cache
def bounds_of(title: str, seats: int) -> dict[str, Bound]:
    """For every field of a title with so many seats."""
    kept = read(title)
    if kept is not None and kept.version == find(title).version:
        return kept.seats[str(seats)]
    return measured(title, seats, QUICK)


def read(title: str) -> Bounds | None:
    path = path_of(title)
    return msgspec.json.decode(path.read_bytes(), type=Bounds) if path.exists() else None


def path_of(title: str) -> Path:
    return FOLDER / f"{title}.json"


def write(title: str, matches: int) -> None:
    found = find(title)
    seats = {str(seats): measured(title, seats, matches) for seats in found.seats}
    keep(Bounds(title, found.version, levelled(seats)))


def keep(bounds: Bounds) -> None:
    path_of(bounds.title).write_bytes(told(msgspec.to_builtins(bounds)))


def levelled(seats: dict[str, dict[str, Bound]]) -> dict[str, dict[str, Bound]]:
    """Numbers get as large for any number of seats; lists may be longer with more of them."""
    low: dict[str, int] = {}
    high: dict[str, int] = {}
    for fields in seats.values():
        for name, bound in fields.items():
            low[name] = min(bound.low, low.get(name, 0))
            high[name] = max(bound.high, high.get(name, 0))
    return {
        count: {
            name: msgspec.structs.replace(bound, low=low[name], high=high[name])
            for name, bound in fields.items()
        }
        for count, fields in seats.items()
    }


def told(bounds: dict[str, Any]) -> bytes:
    """One field on each line, so that a difference can be read."""
    parts = []
    for seats, fields in bounds["seats"].items():
        lines = [
            f'   "{name}": {msgspec.json.encode(bound).decode()}' for name, bound in fields.items()
        ]
        parts.append(f'  "{seats}": {{\n' + ",\n".join(lines) + "\n  }")
    head = f'{{\n "title": "{bounds["title"]}",\n "version": {bounds["version"]},\n "seats": {{\n'
    return (head + ",\n".join(parts) + "\n }\n}\n").encode()
