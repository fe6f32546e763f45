"""Imperatives: each time the condition of the Era's Decree is met, a marker rises (PEST-351)."""

from __future__ import annotations

from tablee.engine.state import Step
from tablee.games.pest.influence import rise
from tablee.games.pest.kit import A_BUILDING, A_CAMP, A_DOCTOR, NONE, Imperative
from tablee.games.pest.state import Table, camps_at, doctors_at


def imperative(s: Table) -> Imperative:
    """That of the active Decree (PEST-350)."""
    return s.kit.imperative[s.decrees[s.era()]]


def meets_amount(s: Table, event: int, amount: int) -> bool:
    """An action that did so much meets the Imperative."""
    wanted = imperative(s)
    return wanted.event == event and amount >= wanted.least


def meets_place(s: Table, seat: int, event: int, place: int) -> bool:
    """Something done in a location meets the Imperative: by its size, or what opponents have there.

    An own new Building there makes no difference.
    """
    wanted = imperative(s)
    if wanted.event != event:
        return False
    if wanted.size != NONE and s.kit.size[place] != wanted.size:
        return False
    if not wanted.beside:
        return True
    others = ~(1 << seat)
    return bool(
        (wanted.beside & A_BUILDING and s.built[place] & others)
        or (wanted.beside & A_DOCTOR and doctors_at(s, place) & others)
        or (wanted.beside & A_CAMP and camps_at(s, place) & others)
    )


def meets_type(s: Table, event: int, kind: int) -> bool:
    """Building something of this type meets the Imperative."""
    wanted = imperative(s)
    return wanted.event == event and bool(wanted.types >> kind & 1)


def meet(s: Table, seat: int) -> None:
    """The marker rises one level, and the Influence of the new level is gained (PEST-352)."""
    p = s.seats[seat]
    era = s.era()
    if p.imperatives[era] == s.kit.levels:
        return  # PEST-353
    p.imperatives[era] += 1
    level = p.imperatives[era]
    s.emit("imperative", seat, [level])
    if s.marked_levels[era] >> level & 1:  # solo: PEST-450
        s.marked_levels[era] &= ~(1 << level)
        s.neutral += 1
        s.emit("marker-taken", seat, [])
    rise(s, seat, s.kit.level_influence[era][level])


class Meet(Step[Table]):
    """The Imperative is met, after what else the same event brought."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Table) -> None:
        meet(s, self.seat)
