"""What Technologies let one do in a Research or a Heal action, at any moment of it."""

from __future__ import annotations

from tablee.engine.problems import Why
from tablee.games.pest.actions import (
    ADVANCE,
    CAPITAL,
    DISCHARGE,
    EMPLOY,
    INFECT,
    MOBILE,
    MOST_AMOUNT,
    MOST_POSTS,
    MOST_TECHNOLOGIES,
    RECALL,
    SLOTS,
    TECHNOLOGY_SLOTS,
    TRACK,
)
from tablee.games.pest.population import (
    fill_post,
    free_buildings,
    has_room,
    heal_free,
    mobile_is_free,
    occupied_slots,
    take_out,
)
from tablee.games.pest.powers import (
    DISCARDED_SICK,
    EXPERT_PLACES,
    INFECTED,
    RECALLED,
    TREATMENT,
    slot_with,
    strength,
)
from tablee.games.pest.quarantine import take_in
from tablee.games.pest.state import NOWHERE, Player, Table


def unused_slot(s: Table, p: Player, power: int) -> int:
    """The slot of a Technology with this power, if it was not used in this action."""
    slot = slot_with(s, p, power)
    return NOWHERE if slot == NOWHERE or s.used >> slot & 1 else slot


def treated(s: Table, p: Player) -> list[int]:
    """The slots of treatment cards whose Subject has not advanced in this action."""
    table = s.kit.power[TREATMENT]
    slots = range(len(TECHNOLOGY_SLOTS))
    return [
        slot
        for slot in slots
        if table[p.technologies[slot]] and p.lying[slot] and not s.used >> slot & 1
    ]


def deeds(s: Table, p: Player, research: bool) -> list[int]:
    """All that can be done now, in order."""
    top, middle, bottom = p.technologies
    if top < 0 and middle < 0 and bottom < 0:
        return []
    found = [ADVANCE + p.technologies[slot] for slot in treated(s, p)]
    if research:
        found += recalls(s, p)
        found += infections(s, p)
    elif unused_slot(s, p, DISCARDED_SICK) != NOWHERE:
        found += [DISCHARGE + slot for slot in occupied_slots(p)]
    slot = slot_with(s, p, EXPERT_PLACES)
    if slot != NOWHERE and p.lying[slot]:
        found += [EMPLOY + post for post in [*free_buildings(s, p), CAPITAL]]
    return sorted(found)


def recalls(s: Table, p: Player) -> list[int]:
    """From the Capital to the track, a Building or the Mobile Workshop (PEST-311)."""
    if not p.capital or unused_slot(s, p, RECALLED) == NOWHERE:
        return []
    posts = free_buildings(s, p)
    if mobile_is_free(s, p):
        posts.append(MOBILE)
    if has_room(s, p):
        posts.append(TRACK)
    return [RECALL + post for post in posts]


def infections(s: Table, p: Player) -> list[int]:
    """A Healed Subject of the track makes way for up to so many sick ones (PEST-312)."""
    if not p.healed or unused_slot(s, p, INFECTED) == NOWHERE:
        return []
    most = strength(s, p, INFECTED)
    return [INFECT + amount for amount in range(1, most + 1)]


def is_deed(action: int) -> bool:
    return ADVANCE <= action < INFECT + MOST_AMOUNT + 1 or is_late_deed(action)


def is_late_deed(action: int) -> bool:
    return DISCHARGE <= action < DISCHARGE + len(SLOTS) or EMPLOY <= action < EMPLOY + MOST_POSTS


def do_deed(s: Table, seat: int, action: int) -> None:
    p = s.seats[seat]
    if action < ADVANCE + MOST_TECHNOLOGIES:
        advance(s, seat, p.technologies.index(action - ADVANCE))
    elif action < INFECT:
        s.used |= 1 << slot_with(s, p, RECALLED)
        p.capital -= 1
        fill_post(s, p, action - RECALL)
        s.emit("recall", seat, [action - RECALL])
    elif action < DISCHARGE:
        s.used |= 1 << slot_with(s, p, INFECTED)
        p.healed -= 1
        s.emit("infect", seat, [action - INFECT])
        take_in(s, seat, action - INFECT)
    elif action < EMPLOY:
        s.used |= 1 << slot_with(s, p, DISCARDED_SICK)
        take_out(p, action - DISCHARGE)
        s.emit("discharge", seat, [])
    else:
        p.lying[slot_with(s, p, EXPERT_PLACES)] -= 1
        fill_post(s, p, action - EMPLOY)
        s.emit("employ", seat, [action - EMPLOY])


def advance(s: Table, seat: int, slot: int) -> None:
    """One box to the right; after the last one the Subject is healed, if the track has room."""
    p = s.seats[seat]
    s.used |= 1 << slot
    if p.lying[slot] < s.kit.power[TREATMENT][p.technologies[slot]]:
        p.lying[slot] += 1
        s.emit("advance", seat, [p.technologies[slot], p.lying[slot]])
    elif has_room(s, p):
        p.lying[slot] = 0
        heal_free(s, seat)
        s.tally += 1  # PEST-357


def advance_rest(s: Table, seat: int) -> None:
    """Advancing is compulsory, so it happens at the end if not before."""
    for slot in treated(s, s.seats[seat]):
        advance(s, seat, slot)


def why_no_deed(s: Table, p: Player, action: int, research: bool) -> Why:
    if action < ADVANCE + MOST_TECHNOLOGIES:
        return Why("nobody-to-advance", [])
    if action < INFECT:
        return why_not_used(s, p, RECALLED, research, "nobody-to-recall")
    if action < DISCHARGE:
        return why_not_used(s, p, INFECTED, research, "nobody-to-infect")
    if action < EMPLOY:
        return why_not_used(s, p, DISCARDED_SICK, not research, "nobody-to-discharge")
    return why_not_used(s, p, EXPERT_PLACES, True, "nobody-to-employ")


def why_not_used(s: Table, p: Player, power: int, right_action: bool, otherwise: str) -> Why:
    slot = slot_with(s, p, power)
    if slot == NOWHERE:
        return Why("no-technology", [])
    if not right_action:
        return Why("other-action", [p.technologies[slot]])
    if s.used >> slot & 1:
        return Why("used-already", [p.technologies[slot]])
    return Why(otherwise, [])
