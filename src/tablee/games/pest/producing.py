"""Produce: every own Building that works gives its output, then Laboratories give Research."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablee.engine.problems import Why
from tablee.engine.state import Ask, Step
from tablee.engine.zones import members
from tablee.games.pest.actions import ARRANGE, LESS, MORE, PRODUCE, RESOURCES
from tablee.games.pest.free_actions import do_freely, is_free, why_not_free
from tablee.games.pest.imperatives import meet, meets_amount
from tablee.games.pest.improving import improve, may_improve, why_not_improve
from tablee.games.pest.kit import COIN, PRODUCTION, STORED, THE_CASTLE
from tablee.games.pest.powers import (
    CASTLE_OUTPUT,
    DOCTOR_OUTPUT,
    MOBILE_OUTPUT,
    slot_with,
    strength,
)
from tablee.games.pest.quarantine import arrangements
from tablee.games.pest.state import NOWHERE, STORAGE_SLOT, Player, Table, is_destroyed
from tablee.games.pest.storing import gain_research, store

PRODUCE_SLOT: Final = 4
"""The Quarantine slot above the action, as a set."""


# --- what is produced -------------------------------------------------------------------------


def by_buildings(s: Table, p: Player) -> list[int]:
    """The output of all Buildings that work (PEST-190 to PEST-194, PEST-211)."""
    found = [0] * STORED
    for building, place in enumerate(p.sites):
        if place == NOWHERE or (s.kit.staffed[building] and not p.staff >> building & 1):
            continue
        output = s.kit.output[building]
        if building == THE_CASTLE:
            output = max(output, strength(s, p, CASTLE_OUTPUT))
        found[COIN if s.kit.gives_coin[building] else s.resources[place]] += output
    return found


def output_of(s: Table, p: Player) -> list[int]:
    """With what Technologies give in the same action (PEST-325, PEST-330)."""
    found = by_buildings(s, p)
    slot = slot_with(s, p, MOBILE_OUTPUT)
    if slot != NOWHERE and p.lying[slot]:
        found[p.workshop_resource] += strength(s, p, MOBILE_OUTPUT)
    if not is_destroyed(s, p.doctor):
        found[s.resources[p.doctor]] += strength(s, p, DOCTOR_OUTPUT)
    return found


# --- the action -------------------------------------------------------------------------------


def begin_produce(s: Table, seat: int) -> None:
    s.hindered = int(bool(s.seats[seat].hindering & PRODUCE_SLOT))  # PEST-116
    s.then(PRODUCE_ON)


class ProduceOn(Step[Table]):
    """If there is nothing to choose, production begins at once."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        seat = s.active()
        if len(PRODUCE_GOODS.options(s, seat)) > 1:
            s.ask(seat, PRODUCE_GOODS)
        else:
            produce(s, seat, NOWHERE)


def clearing(s: Table, p: Player) -> list[int]:
    """Arrangements that clear the Storage for what is produced."""
    if s.arranged or not p.hindering & STORAGE_SLOT:
        return []
    return [one for one in arrangements(s, p) if not (one - ARRANGE) & STORAGE_SLOT]


class ProduceGoods(Ask[Table]):
    """Do you improve the production, and by which resource?"""

    __slots__ = ()

    def options(self, s: Table, seat: int) -> Sequence[int]:
        p = s.seats[seat]
        found = clearing(s, p)
        found.append(PRODUCE)
        if may_improve(s, p):
            given = by_buildings(s, p)  # PEST-213
            found += [MORE + kind for kind in range(len(RESOURCES)) if given[kind]]
        return found

    def apply(self, s: Table, seat: int, action: int) -> None:
        if is_free(action):
            s.then(PRODUCE_ON)
            do_freely(s, seat, action)
        elif action == PRODUCE:
            produce(s, seat, NOWHERE)
        else:
            improve(s, seat)
            produce(s, seat, action - MORE)

    def refusal(self, s: Table, seat: int, action: int) -> Why:
        p = s.seats[seat]
        if MORE <= action < MORE + len(RESOURCES):
            if not by_buildings(s, p)[action - MORE]:
                return Why("not-produced", [action - MORE])
            return why_not_improve(s, p)
        if action >= ARRANGE and is_free(action):
            if not p.hindering & STORAGE_SLOT or (action - ARRANGE) & STORAGE_SLOT:
                return Why("storage-not-cleared", [action - ARRANGE])
            return why_not_free(s, seat, action)
        return Why("not-offered", [])


def produce(s: Table, seat: int, more: int) -> None:
    output = output_of(s, s.seats[seat])
    given = [kind for kind in range(len(RESOURCES)) if output[kind]]
    if more != NOWHERE:
        output[more] += 1
    s.gain = output
    s.then(GAIN_PRODUCE)
    if s.hindered and len(given) > 1:
        s.ask(seat, LoseResource(mask_of(given)))
    elif s.hindered:
        s.gain[given[0]] -= 1


def mask_of(kinds: Sequence[int]) -> int:
    found = 0
    for kind in kinds:
        found |= 1 << kind
    return found


class LoseResource(Ask[Table]):
    """Which resource do you gain one less of?"""

    __slots__ = ("given",)

    def __init__(self, given: int) -> None:
        self.given = given
        """What the action would give (PEST-212), as a set."""

    def options(self, s: Table, seat: int) -> Sequence[int]:
        return [LESS + kind for kind in members(self.given)]

    def apply(self, s: Table, seat: int, action: int) -> None:
        s.gain[action - LESS] -= 1

    def refusal(self, s: Table, seat: int, action: int) -> Why:
        if LESS <= action < LESS + len(RESOURCES):
            return Why("not-produced", [action - LESS])
        return Why("not-offered", [])


class GainProduce(Step[Table]):
    """Resources and Coins, then Research tokens (PEST-214), then the Imperative."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        seat = s.active()
        p = s.seats[seat]
        s.tally = sum(s.gain)
        s.then(MEET_PRODUCTION)
        research = s.kit.laboratories[p.healed]
        if research:
            gain_research(s, seat, research)
        store(s, seat)


class MeetProduction(Step[Table]):
    """What was produced is counted before the Storage limit (PEST-357)."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        if meets_amount(s, PRODUCTION, s.tally):
            meet(s, s.active())


PRODUCE_ON: Final = ProduceOn()
PRODUCE_GOODS: Final = ProduceGoods()
GAIN_PRODUCE: Final = GainProduce()
MEET_PRODUCTION: Final = MeetProduction()
