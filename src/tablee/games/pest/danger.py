"""Danger: which locations the next Plague card may destroy."""

from __future__ import annotations

from tablee.games.pest.state import Table, camps_at, doctors_at
from tablee.games.pest.striking import is_target


def dangers(s: Table) -> dict[str, int]:
    """How many of the Plague cards nobody has seen would destroy a location (PEST-083)."""
    following = s.year + 1
    if following >= s.kit.years:
        return {}
    amount = s.kit.sick_per_target[s.kit.era(following)]
    unseen = [card for card in range(len(s.kit.plague)) if card not in s.plague_shown]
    found: dict[str, int] = {}
    for place in range(s.kit.locations):
        if s.sick[place] + amount >= s.kit.destruction and is_open(s, place):
            strikes = len([card for card in unseen if is_target(s, card, place)])
            if strikes:
                found[s.kit.places[place]] = strikes
    return found


def is_open(s: Table, place: int) -> bool:
    """Nothing there takes the sick Subjects in or keeps them away (PEST-075 to PEST-078)."""
    return not (s.built[place] or camps_at(s, place) or doctors_at(s, place))
