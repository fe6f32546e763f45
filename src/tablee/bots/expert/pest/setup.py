"""Set-up: where the Castle stands, and where the Doctor starts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablee.games.pest.actions import CASTLE, DOCTOR
from tablee.games.pest.state import Table, is_destroyed

OUTPUT: Final[tuple[float, ...]] = (1.0, 1.0, 0.7, 1.2)
"""What the Castle had better produce: wood, stone, food, herbs."""

NEIGHBOUR: Final = 0.25
"""What a point of Influence is worth that a Building next to the Castle would bring."""

SICK: Final = 0.3
"""What a sick Subject is worth that is taken for nothing."""


def place_castle(s: Table, seat: int, options: Sequence[int]) -> int:
    """Where it produces what is needed, among locations to build in."""
    return max(options, key=lambda action: castle(s, action - CASTLE))


def castle(s: Table, place: int) -> float:
    found = OUTPUT[s.resources[place]] + SICK * s.sick[place]
    return found + NEIGHBOUR * sum([influence(s, near) for near in s.kit.near[place]])


def influence(s: Table, place: int) -> int:
    """What a first Building there would bring."""
    return 0 if is_destroyed(s, place) else s.kit.site_influence[place]


def place_doctor(s: Table, seat: int, options: Sequence[int]) -> int:
    """Where the first Building will bring most."""
    return max(options, key=lambda action: start(s, action - DOCTOR))


def start(s: Table, place: int) -> float:
    if is_destroyed(s, place) or s.built[place].bit_count() >= s.kit.capacity[place]:
        return 0.0
    lost = s.built[place].bit_count() * s.kit.influence_loss
    return influence(s, place) - lost + SICK * s.sick[place] + 0.1 * OUTPUT[s.resources[place]]
