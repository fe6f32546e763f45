"""Heal: sick Subjects move to the Healed track, one after the other, for Herbs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablee.engine.problems import Why
from tablee.engine.state import Ask, Step
from tablee.games.pest.actions import ARRANGE, DONE, HEAL, SLOTS
from tablee.games.pest.deeds import advance_rest, deeds, do_deed, is_deed, why_no_deed
from tablee.games.pest.free_actions import do_freely, is_free, why_not_free
from tablee.games.pest.imperatives import Meet, meets_amount
from tablee.games.pest.kit import HEALING, HERBS
from tablee.games.pest.population import ZONE, has_room, heal_free, occupied_slots, take_out
from tablee.games.pest.powers import SYRINGE_HERBS, strength
from tablee.games.pest.state import Player, Table
from tablee.games.pest.storing import can_pay_type, demand, exchanges, gain_one


def herbs_for(s: Table, p: Player) -> int:
    """The cost of the leftmost free space of the track (PEST-236)."""
    return s.kit.herbs[p.healed]


def healable(s: Table, p: Player) -> list[int]:
    """The slots from which a Subject can be healed now."""
    if not has_room(s, p) or not can_pay_type(p, HERBS, herbs_for(s, p)):
        return []
    return occupied_slots(p)


def can_heal(s: Table, p: Player) -> bool:
    """There is something to choose in a Heal action."""
    return bool(healable(s, p)) or bool(deeds(s, p, False))


def can_begin_heal(s: Table, p: Player) -> bool:
    """A Syringe gives Herbs even if nobody is healed (PEST-323)."""
    return can_heal(s, p) or strength(s, p, SYRINGE_HERBS) > 0


def begin_heal(s: Table, seat: int) -> None:
    s.then(HEAL_ON)


class HealOn(Step[Table]):
    """The next Subject; the action ends by itself when there is nothing to choose."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        seat = s.active()
        if can_heal(s, s.seats[seat]):
            s.ask(seat, HEAL_SUBJECT)
        else:
            end_heal(s, seat)


class HealSubject(Ask[Table]):
    """Whom do you heal next?"""

    __slots__ = ()

    def options(self, s: Table, seat: int) -> Sequence[int]:
        p = s.seats[seat]
        found = exchanges(s, p) + deeds(s, p, False)
        found += [HEAL + slot for slot in healable(s, p)]
        found.append(DONE)
        return sorted(found)

    def apply(self, s: Table, seat: int, action: int) -> None:
        if action == DONE:
            end_heal(s, seat)
            return
        s.then(HEAL_ON)
        if is_free(action):
            do_freely(s, seat, action)
            return
        if is_deed(action):
            do_deed(s, seat, action)
        else:
            s.then(Recover(action - HEAL))
            demand(s, seat, [0, 0, 0, herbs_for(s, s.seats[seat])])

    def refusal(self, s: Table, seat: int, action: int) -> Why:
        p = s.seats[seat]
        if is_free(action):
            if action >= ARRANGE:
                return Why("between-actions", [])
            return why_not_free(s, seat, action)
        if HEAL <= action < HEAL + len(SLOTS):
            return why_not_healed(s, p, action - HEAL)
        if is_deed(action):
            return why_no_deed(s, p, action, False)
        return Why("not-offered", [])


def why_not_healed(s: Table, p: Player, slot: int) -> Why:
    if slot not in occupied_slots(p):
        return Why("hindering-first" if slot == ZONE and p.zone else "nobody-there", [slot])
    if not has_room(s, p):
        return Why("track-full", [])
    return Why("too-few", [HERBS, herbs_for(s, p)], lacking=1)


class Recover(Step[Table]):
    """A Subject who has been paid for is healed."""

    __slots__ = ("slot",)

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def run(self, s: Table) -> None:
        seat = s.active()
        take_out(s.seats[seat], self.slot)
        heal_free(s, seat)
        s.tally += 1


def end_heal(s: Table, seat: int) -> None:
    advance_rest(s, seat)
    if meets_amount(s, HEALING, s.tally):
        s.then(Meet(seat))
    herbs = strength(s, s.seats[seat], SYRINGE_HERBS)
    if herbs:
        gain_one(s, seat, HERBS, herbs)  # PEST-323


HEAL_ON: Final = HealOn()
HEAL_SUBJECT: Final = HealSubject()
