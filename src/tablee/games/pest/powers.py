"""Powers: what the Technologies of a player can do, by name (PEST-301 to PEST-330)."""

from __future__ import annotations

from typing import Final

from tablee.games.pest.components import POWERS
from tablee.games.pest.state import NOWHERE, Player, Table


def strength(s: Table, p: Player, power: int) -> int:
    """How strong a power of a player's Technologies is; 0 without it. The strongest one counts."""
    top, middle, bottom = p.technologies
    if top < 0 and middle < 0 and bottom < 0:
        return 0
    table = s.kit.power[power]
    return max(table[top], table[middle], table[bottom])


def total_strength(s: Table, p: Player, power: int) -> int:
    """The same for powers that add up."""
    table = s.kit.power[power]
    top, middle, bottom = p.technologies
    return table[top] + table[middle] + table[bottom]


TREATMENT: Final = POWERS.index("treatment")
"""A sick Subject on the card is healed after so many advances (PEST-301, PEST-314)."""
VILLAGE_INFLUENCE: Final = POWERS.index("village_influence")
"""More Influence for a Building in a Village (PEST-302)."""
TOWN_INFLUENCE: Final = POWERS.index("town_influence")
"""More Influence for a Building in a Town (PEST-307)."""
VISITOR_COINS: Final = POWERS.index("visitor_coins")
"""Coins when an opponent's Doctor enters a location with an own Building (PEST-303)."""
LEFT_BEHIND: Final = POWERS.index("left_behind")
"""So many sick Subjects may be left in a location that is entered (PEST-304)."""
VISIT_RESOURCE: Final = POWERS.index("visit_resource")
"""Resources of a location entered with an opposing and no own Building (PEST-305)."""
JUMP_POINTS: Final = POWERS.index("jump")
"""What a jump to a location of the same size costs (PEST-306)."""
FREE_SICK: Final = POWERS.index("free_sick")
"""How many picked-up Subjects of a location are free (PEST-308)."""
DISCARDED_SICK: Final = POWERS.index("discarded_sick")
"""Sick Subjects that a Heal action may return to the supply (PEST-309)."""
EXPERT_PLACES: Final = POWERS.index("experts")
"""How many Healed Subjects the card holds who are assigned outside Assign actions (PEST-310)."""
RECALLED: Final = POWERS.index("recalled")
"""Subjects that a Research action may bring back from the Capital (PEST-311)."""
INFECTED: Final = POWERS.index("infected")
"""Sick Subjects that a Research action may take from the supply for a Healed one (PEST-312)."""
CASTLE_OUTPUT: Final = POWERS.index("castle_output")
"""What the Castle produces (PEST-313)."""
WORKSHOP_REFUSES: Final = POWERS.index("workshop_refuses")
"""Sick Subjects that a struck Workshop may refuse (PEST-315)."""
SPECIAL_REFUSES: Final = POWERS.index("special_refuses")
"""Struck Special Buildings bring no sick Subjects (PEST-324)."""
PASSAGE: Final = POWERS.index("passage")
"""Opposing Buildings give free passage too (PEST-316)."""
TRIAL_HERBS: Final = POWERS.index("trial_herbs")
TRIAL_HEALED: Final = POWERS.index("trial_healed")
"""What an Assistant on the card costs, and how many Healed Subjects come for it (PEST-317)."""
QUARANTINE_SLOTS: Final = POWERS.index("quarantine_slots")
"""More slots without drawback (PEST-318, PEST-319)."""
SITE_RESOURCE: Final = POWERS.index("site_resource")
"""Resources of each location built on, at the end of the action (PEST-320)."""
CAMP_STAYS: Final = POWERS.index("camp_stays")
CAMP_HEALS: Final = POWERS.index("camp_heals")
"""A struck Camp may stay; a placed one may heal a Subject for nothing (PEST-321)."""
MOVEMENT: Final = POWERS.index("movement")
"""The movement points of a Move (PEST-322)."""
SYRINGE_HERBS: Final = POWERS.index("syringe_herbs")
"""Herbs at the end of a Heal action (PEST-323)."""
MOBILE_OUTPUT: Final = POWERS.index("mobile_output")
"""What the Mobile Workshop produces with a Healed Subject (PEST-325)."""
STORAGE: Final = POWERS.index("storage")
"""The Storage limit (PEST-326)."""
LARGE_STORAGE: Final = POWERS.index("large_storage")
"""The limit of one type at a time (PEST-327)."""
REPEATS: Final = POWERS.index("repeats")
"""An Assistant on the card plays an occupied cell again (PEST-328)."""
CAPITAL_INFLUENCE: Final = POWERS.index("capital_influence")
"""Influence for an Assign action that sends Subjects to the Capital (PEST-329)."""
DOCTOR_OUTPUT: Final = POWERS.index("doctor_output")
"""Resources of the Doctor's location in each Produce action (PEST-330)."""


def slot_with(s: Table, p: Player, power: int) -> int:
    """The Technology slot whose card has a power; NOWHERE if none has."""
    table = s.kit.power[power]
    top, middle, bottom = p.technologies
    if table[top]:
        return 0
    if table[middle]:
        return 1
    return 2 if table[bottom] else NOWHERE
