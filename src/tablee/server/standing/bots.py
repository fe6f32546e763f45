"""What bots are worth on the scale of people: measured before, and not moved by matches.

`make strength` writes the file from docs/strength, for all numbers of seats alike: there are too
few games to tell them apart.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from tablee import bots
from tablee.arena.ratings import Rating

LEVELS: Final = Path(__file__).parent / "bots.json"


@cache
def all_levels() -> dict[str, dict[str, tuple[float, float]]]:
    return msgspec.json.decode(LEVELS.read_bytes(), type=dict[str, dict[str, tuple[float, float]]])


def rating_of(title: str, bot: str | None) -> Rating:
    """Of one that is not known, that of the usual level; of a title that is not, a new rating."""
    levels = all_levels().get(title, {})
    found = levels.get(bot or "") or levels.get(bots.USUAL)
    return Rating() if found is None else Rating(*found)


def levels_of(title: str) -> dict[str, Rating]:
    return {name: Rating(*found) for name, found in all_levels().get(title, {}).items()}
