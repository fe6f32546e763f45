"""The sick who were picked up: one may be cured or treated, the others enter Quarantine."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.engine.problems import Why
from tablee.engine.state import Ask, Step
from tablee.games.pest.actions import (
    CURE,
    DECLINE,
    TECHNOLOGY_SLOTS,
    TREAT,
)
from tablee.games.pest.population import heal_free
from tablee.games.pest.powers import (
    CAMP_HEALS,
    TREATMENT,
    strength,
)
from tablee.games.pest.quarantine import take_in
from tablee.games.pest.state import Player, Table


def can_cure(s: Table, p: Player) -> bool:
    """A Subject picked up by the Camp can be healed for nothing (PEST-321)."""
    return bool(strength(s, p, CAMP_HEALS)) and p.healed < s.kit.track


class Admit(Step[Table]):
    """Some may be healed or treated at once; the others go into Quarantine."""

    __slots__ = ("count", "cured")

    def __init__(self, count: int, cured: int) -> None:
        self.count = count
        self.cured = cured

    def run(self, s: Table) -> None:
        seat = s.active()
        if self.cured:
            s.ask(seat, CureSubject(self.count))
        else:
            admit(s, seat, self.count)


def admit(s: Table, seat: int, count: int) -> None:
    treat_on(s, seat, count, 0)


def treat_on(s: Table, seat: int, count: int, first: int) -> None:
    """Offer each empty treatment card in turn (PEST-301, PEST-314)."""
    p = s.seats[seat]
    table = s.kit.power[TREATMENT]
    for slot in range(first, len(TECHNOLOGY_SLOTS)):
        if count and table[p.technologies[slot]] and not p.lying[slot]:
            s.ask(seat, TreatSubject(slot, count))
            return
    if count:
        take_in(s, seat, count)


class CureSubject(Ask[Table]):
    """Is one of them healed by the Camp?"""

    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        self.count = count

    def options(self, s: Table, seat: int) -> Sequence[int]:
        return [CURE, DECLINE]

    def apply(self, s: Table, seat: int, action: int) -> None:
        if action == CURE:
            heal_free(s, seat)
            admit(s, seat, self.count - 1)
        else:
            admit(s, seat, self.count)

    def about(self, s: Table, seat: int) -> list[int]:
        return [self.count]


class TreatSubject(Ask[Table]):
    """Do you put one of them on the card?"""

    __slots__ = ("count", "slot")

    def __init__(self, slot: int, count: int) -> None:
        self.slot = slot
        self.count = count

    def options(self, s: Table, seat: int) -> Sequence[int]:
        return [TREAT + s.seats[seat].technologies[self.slot], DECLINE]

    def apply(self, s: Table, seat: int, action: int) -> None:
        p = s.seats[seat]
        count = self.count
        if action != DECLINE:
            p.lying[self.slot] = 1
            s.emit("treat", seat, [p.technologies[self.slot]])
            count -= 1
        treat_on(s, seat, count, self.slot + 1)

    def refusal(self, s: Table, seat: int, action: int) -> Why:
        if TREAT <= action < TREAT + len(s.kit.technologies):
            return Why("not-this-card", [action - TREAT])
        return Why("not-offered", [])

    def about(self, s: Table, seat: int) -> list[int]:
        return [s.seats[seat].technologies[self.slot]]
