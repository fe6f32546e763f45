"""Quarantine and Cemetery: where sick Subjects go, and which of them are in the way.

Slots without drawback are alike, so they are counted. For the others it matters which of them hold
a Subject: an arrangement is the set of those. Arrangements that hinder more than they must are only
offered to owners of slots on Technologies, who may want to clear them (PEST-224).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablee.engine.problems import Why
from tablee.engine.state import Ask
from tablee.games.pest.actions import ARRANGE, ARRANGEMENTS, DONE, HINDERING, SHELTER
from tablee.games.pest.powers import QUARANTINE_SLOTS, total_strength
from tablee.games.pest.state import STORAGE_SLOT, Player, Table
from tablee.games.pest.storing import cut_stock

ALL_HINDERED: Final = (1 << len(HINDERING)) - 1
COUNT: Final = tuple([mask.bit_count() for mask in range(1 << len(HINDERING))])
"""How many slots an arrangement hinders."""
OTHERS: Final = tuple(
    [
        tuple(
            [
                tuple([ARRANGE + n for n, held in enumerate(COUNT) if held == count and n != mask])
                for count in range(len(HINDERING) + 1)
            ]
        )
        for mask in range(1 << len(HINDERING))
    ]
)
"""For each arrangement the others that hinder so many slots, in order."""


def easy_slots(s: Table, p: Player) -> int:
    """How many slots have no drawback: the Zone, and those of Technologies (PEST-160)."""
    return s.kit.zone + total_strength(s, p, QUARANTINE_SLOTS)


def sick_subjects(p: Player) -> int:
    """All in the Quarantine; not those on treatment cards."""
    return p.zone + COUNT[p.hindering]


def empty_slots(s: Table, p: Player) -> int:
    return easy_slots(s, p) + len(HINDERING) - sick_subjects(p)


# --- new sick Subjects ------------------------------------------------------------------------


def take_in(s: Table, seat: int, count: int) -> None:
    """They go to slots without drawback first (PEST-162); for the rest the player chooses."""
    p = s.seats[seat]
    room = min(count, max(0, easy_slots(s, p) - p.zone))
    p.zone += room
    if room:
        s.emit("quarantine", seat, [room])
    if count == room:
        return
    if p.hindering == ALL_HINDERED:
        bury(s, seat, count - room)  # PEST-164
    else:
        s.ask(seat, ShelterSick(count - room))


def bury(s: Table, seat: int, count: int) -> None:
    """They are dead. A full Cemetery costs Negative Renown for each (PEST-165)."""
    p = s.seats[seat]
    buried = min(count, s.kit.graves - p.dead)
    p.dead += buried
    if buried:
        s.emit("die", seat, [buried])
    if count > buried:
        tokens = (count - buried) * s.kit.overflow
        p.negative += tokens
        s.emit("overflow", seat, [count - buried, tokens])


class ShelterSick(Ask[Table]):
    """Which slots hold a Subject now? Who finds no slot dies."""

    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        self.count = count
        """The new Subjects for whom there is no slot without drawback."""

    def options(self, s: Table, seat: int) -> Sequence[int]:
        least = COUNT[s.seats[seat].hindering]
        most = least + self.count
        return [SHELTER + mask for mask, held in enumerate(COUNT) if least <= held <= most]

    def apply(self, s: Table, seat: int, action: int) -> None:
        p = s.seats[seat]
        before = p.hindering
        mask = action - SHELTER
        p.hindering = mask
        if mask != before:
            s.emit("arrange", seat, [mask])
        if mask & ~before & STORAGE_SLOT:
            cut_stock(s, seat)  # PEST-127
        dead = self.count - (COUNT[mask] - COUNT[before])
        if dead:
            bury(s, seat, dead)

    def refusal(self, s: Table, seat: int, action: int) -> Why:
        mask = action - SHELTER
        if not 0 <= mask < len(ARRANGEMENTS):
            return Why("not-offered", [])
        if COUNT[mask] < COUNT[s.seats[seat].hindering]:
            return Why("already-sheltered", [])
        return Why("too-few-sick", [mask])

    def about(self, s: Table, seat: int) -> list[int]:
        return [self.count]


# --- rearranging ------------------------------------------------------------------------------


def arrangements(s: Table, p: Player) -> list[int]:
    """The other arrangements that a player can make (PEST-166)."""
    if not p.zone and not p.hindering:
        return []
    sick = sick_subjects(p)
    easy = easy_slots(s, p)
    least = max(0, sick - easy)
    most = sick if easy > s.kit.zone else least
    if least == most:
        return [*OTHERS[p.hindering][least]]
    return [
        ARRANGE + mask
        for mask, held in enumerate(COUNT)
        if least <= held <= most and mask != p.hindering
    ]


def loses_by(s: Table, p: Player, mask: int) -> bool:
    """Whether an arrangement newly fills the slot on the Storage."""
    return bool(mask & ~p.hindering & STORAGE_SLOT)


def arrange(s: Table, seat: int, mask: int) -> None:
    p = s.seats[seat]
    sick = sick_subjects(p)
    lost = loses_by(s, p, mask)
    p.hindering = mask
    p.zone = sick - COUNT[mask]
    s.emit("arrange", seat, [mask])
    if lost:
        cut_stock(s, seat)


def why_not_arrange(s: Table, p: Player, mask: int) -> Why:
    """Why an arrangement is not offered."""
    if mask == p.hindering:
        return Why("arranged-so", [mask])
    if COUNT[mask] > sick_subjects(p):
        return Why("too-few-sick", [mask])
    if sick_subjects(p) - COUNT[mask] > easy_slots(s, p):
        return Why("too-many-sick", [mask])
    return Why("needless", [mask])


class ClearStorage(Ask[Table]):
    """Do you clear the Storage before you take the reward?"""

    __slots__ = ()

    def options(self, s: Table, seat: int) -> Sequence[int]:
        p = s.seats[seat]
        found = [one for one in arrangements(s, p) if not (one - ARRANGE) & STORAGE_SLOT]
        return [*found, DONE]

    def apply(self, s: Table, seat: int, action: int) -> None:
        if action != DONE:
            arrange(s, seat, action - ARRANGE)

    def refusal(self, s: Table, seat: int, action: int) -> Why:
        mask = action - ARRANGE
        if not 0 <= mask < len(ARRANGEMENTS):
            return Why("not-offered", [])
        if mask & STORAGE_SLOT:
            return Why("storage-not-cleared", [mask])
        return why_not_arrange(s, s.seats[seat], mask)


CLEAR_STORAGE: Final = ClearStorage()


def storage_can_be_cleared(s: Table, seat: int) -> bool:
    """The slot on the Storage holds a Subject who could be elsewhere."""
    p = s.seats[seat]
    return bool(p.hindering & STORAGE_SLOT) and len(CLEAR_STORAGE.options(s, seat)) > 1
