"""Healed Subjects: the track, which has no gaps (PEST-238), and the posts they can be sent to.

A post is a Building by its number, or one of MOBILE, EXPERTS, CAPITAL and TRACK.
"""

from __future__ import annotations

from typing import Final

from tablee.engine.zones import members
from tablee.games.pest.actions import CAPITAL, EXPERTS, MOBILE, SLOTS, TRACK
from tablee.games.pest.powers import EXPERT_PLACES, MOBILE_OUTPUT, slot_with, strength
from tablee.games.pest.state import NOWHERE, Player, Table

ZONE: Final = SLOTS.index("zone")


def has_room(s: Table, p: Player) -> bool:
    """The track has a free space (PEST-237)."""
    return p.healed < s.kit.track


def heal_free(s: Table, seat: int) -> None:
    """A Subject goes to the leftmost free space of the track, for nothing."""
    p = s.seats[seat]
    p.healed += 1
    s.emit("healed", seat, [p.healed])


# --- sick Subjects who leave the Quarantine ---------------------------------------------------


def occupied_slots(p: Player) -> list[int]:
    """Whom one can take out: those in the way, and others only if none of them is.

    Everything else can be had from this by rearranging (PEST-166).
    """
    if p.hindering:
        return members(p.hindering)
    return [ZONE] if p.zone else []


def take_out(p: Player, slot: int) -> None:
    if slot == ZONE:
        p.zone -= 1
    else:
        p.hindering &= ~(1 << slot)


# --- posts ------------------------------------------------------------------------------------


def free_buildings(s: Table, p: Player) -> list[int]:
    """Own Buildings on the map with a free Subject slot (PEST-246)."""
    return [
        building
        for building, place in enumerate(p.sites)
        if place != NOWHERE and s.kit.staffed[building] and not p.staff >> building & 1
    ]


def mobile_is_free(s: Table, p: Player) -> bool:
    slot = slot_with(s, p, MOBILE_OUTPUT)
    return slot != NOWHERE and not p.lying[slot]


def mobile_is_filled(s: Table, p: Player) -> bool:
    slot = slot_with(s, p, MOBILE_OUTPUT)
    return slot != NOWHERE and p.lying[slot] > 0


def experts_have_room(s: Table, p: Player) -> bool:
    slot = slot_with(s, p, EXPERT_PLACES)
    return slot != NOWHERE and p.lying[slot] < strength(s, p, EXPERT_PLACES)


def fill_post(s: Table, p: Player, post: int) -> None:
    """A Healed Subject comes to a post that has room."""
    if post == TRACK:
        p.healed += 1
    elif post == CAPITAL:
        p.capital += 1
    elif post == MOBILE:
        p.lying[slot_with(s, p, MOBILE_OUTPUT)] = 1
    elif post == EXPERTS:
        p.lying[slot_with(s, p, EXPERT_PLACES)] += 1
    else:
        p.staff |= 1 << post


def vacate_post(s: Table, p: Player, post: int) -> None:
    """A Healed Subject leaves a Building or the Mobile Workshop."""
    if post == MOBILE:
        p.lying[slot_with(s, p, MOBILE_OUTPUT)] = 0
    else:
        p.staff &= ~(1 << post)
