"""Research: acquire one Technology, refresh the market, and use what Technologies allow."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablee.engine.problems import Why
from tablee.engine.state import Ask, Step
from tablee.games.pest.actions import (
    ACQUIRE,
    DONE,
    INSERT,
    REFRESH,
    RESOURCES,
    TAKE,
    TECHNOLOGY_SLOTS,
)
from tablee.games.pest.deeds import advance_rest, deeds, do_deed, is_deed, why_no_deed
from tablee.games.pest.imperatives import imperative, meet
from tablee.games.pest.kit import ACQUISITION, NONE, RESEARCH
from tablee.games.pest.powers import MOBILE_OUTPUT, QUARANTINE_SLOTS, TREATMENT
from tablee.games.pest.quarantine import easy_slots
from tablee.games.pest.state import NOWHERE, Player, Table
from tablee.games.pest.storing import cut_stock

NOBODY: Final = -1

# --- what can be acquired ---------------------------------------------------------------------


def holds_sick(s: Table, p: Player, slot: int) -> bool:
    """A treated Subject, or one who has no other slot without drawback (PEST-224)."""
    card = p.technologies[slot]
    if s.kit.power[TREATMENT][card]:
        return p.lying[slot] > 0
    return p.zone > easy_slots(s, p) - s.kit.power[QUARANTINE_SLOTS][card]


def slots_for(s: Table, p: Player, card: int) -> list[int]:
    """Where a Technology can go (PEST-221 to PEST-224)."""
    named = s.kit.slot[card]
    slots = range(len(TECHNOLOGY_SLOTS)) if named == NONE else [named]
    return [n for n in slots if p.technologies[n] == NOWHERE or not holds_sick(s, p, n)]


def why_not_acquire(s: Table, p: Player, card: int) -> Why | None:
    if card not in s.market:
        return Why("not-on-market", [card])
    if s.tally:
        return Why("acquired-already", [])  # PEST-220
    full = not slots_for(s, p, card)
    if p.stock[RESEARCH] < s.kit.cost[card]:
        return Why("too-few", [RESEARCH, s.kit.cost[card]], lacking=1 + full)
    return Why("no-slot", [card], lacking=1) if full else None


def acquirable(s: Table, p: Player) -> list[int]:
    if s.tally:
        return []  # PEST-220
    tokens, cost = p.stock[RESEARCH], s.kit.cost
    return [card for card in s.market if cost[card] <= tokens and slots_for(s, p, card)]


def can_refresh(s: Table, p: Player) -> bool:
    return p.stock[RESEARCH] >= s.kit.refresh_cost


def can_research(s: Table, p: Player) -> bool:
    """Tokens enough to acquire or refresh, or a Technology that can be used."""
    return can_refresh(s, p) or bool(acquirable(s, p)) or bool(deeds(s, p, True))


# --- the action -------------------------------------------------------------------------------


def begin_research(s: Table, seat: int) -> None:
    s.then(RESEARCH_ON)


class ResearchOn(Step[Table]):
    """What next? The action ends by itself when there is nothing to choose."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        seat = s.active()
        if can_research(s, s.seats[seat]):
            s.ask(seat, DO_RESEARCH)
        else:
            advance_rest(s, seat)


class DoResearch(Ask[Table]):
    """What do you research?"""

    __slots__ = ()

    def options(self, s: Table, seat: int) -> Sequence[int]:
        p = s.seats[seat]
        found = [ACQUIRE + card for card in acquirable(s, p)]
        if can_refresh(s, p):
            found.append(REFRESH)
        return [*found, *deeds(s, p, True), DONE]

    def apply(self, s: Table, seat: int, action: int) -> None:
        if action == DONE:
            advance_rest(s, seat)
            return
        s.then(RESEARCH_ON)
        if is_deed(action):
            do_deed(s, seat, action)
        elif action == REFRESH:
            refresh(s, seat)
        else:
            acquire(s, seat, action - ACQUIRE)

    def refusal(self, s: Table, seat: int, action: int) -> Why:
        p = s.seats[seat]
        if ACQUIRE <= action < ACQUIRE + len(s.kit.technologies):
            return why_not_acquire(s, p, action - ACQUIRE) or Why("not-offered", [])
        if action == REFRESH:
            return Why("too-few", [RESEARCH, s.kit.refresh_cost], lacking=1)
        if is_deed(action):
            return why_no_deed(s, p, action, True)
        return Why("not-offered", [])


# --- the market -------------------------------------------------------------------------------


def refresh(s: Table, seat: int) -> None:
    """All cards go back, and others are revealed (PEST-228)."""
    s.seats[seat].stock[RESEARCH] -= s.kit.refresh_cost
    s.deck = s.deck + s.market
    s.market = []
    s.emit("refresh", seat, [])
    fill_market(s)


def fill_market(s: Table) -> None:
    """Draw at random, as from a shuffled deck (PEST-227)."""
    s.deck.sort()
    drawn = s.drawn(s.deck, s.kit.market - len(s.market))
    s.deck.sort()
    s.market = sorted(s.market + drawn)
    s.emit("market", NOBODY, drawn)


def renew_market(s: Table) -> None:
    """New cards first, then the old ones return to the deck (PEST-394)."""
    old, s.market = s.market, []
    fill_market(s)
    s.deck = sorted(s.deck + old)


# --- a new Technology -------------------------------------------------------------------------


def acquire(s: Table, seat: int, card: int) -> None:
    p = s.seats[seat]
    s.tally = 1
    p.stock[RESEARCH] -= s.kit.cost[card]
    s.emit("acquire", seat, [card])
    slots = slots_for(s, p, card)
    if len(slots) > 1:
        s.ask(seat, InsertTechnology(card))
    else:
        insert(s, seat, card, slots[0])


class InsertTechnology(Ask[Table]):
    """Into which slot does it go?"""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def options(self, s: Table, seat: int) -> Sequence[int]:
        return [INSERT + slot for slot in slots_for(s, s.seats[seat], self.card)]

    def apply(self, s: Table, seat: int, action: int) -> None:
        insert(s, seat, self.card, action - INSERT)

    def refusal(self, s: Table, seat: int, action: int) -> Why:
        slot = action - INSERT
        if not 0 <= slot < len(TECHNOLOGY_SLOTS):
            return Why("not-offered", [])
        return Why("holds-sick", [s.seats[seat].technologies[slot]])

    def about(self, s: Table, seat: int) -> list[int]:
        return [self.card]


def insert(s: Table, seat: int, card: int, slot: int) -> None:
    """It works at once (PEST-229)."""
    p = s.seats[seat]
    if p.technologies[slot] != NOWHERE:
        discard(s, seat, slot)
    p.technologies[slot] = card
    s.used &= ~(1 << slot)
    s.market.remove(card)
    s.emit("insert", seat, [card, slot])
    fill_market(s)
    s.then(ACQUIRED)
    if s.kit.power[MOBILE_OUTPUT][card]:
        s.ask(seat, CHOOSE_PRODUCE)


def discard(s: Table, seat: int, slot: int) -> None:
    """It returns to the deck for Renown tokens; Healed Subjects on it go to the supply."""
    p = s.seats[seat]
    card = p.technologies[slot]
    p.technologies[slot] = NOWHERE
    p.lying[slot] = 0  # PEST-225
    p.posted &= ~(1 << slot)  # the Assistant stays out of play (PEST-223)
    p.renown += s.kit.technology_renown[card]
    if s.kit.power[MOBILE_OUTPUT][card]:
        p.workshop_resource = NOWHERE
    s.deck = sorted([*s.deck, card])
    s.emit("discard", seat, [card, s.kit.technology_renown[card]])
    cut_stock(s, seat)  # PEST-326, PEST-327


class ChooseProduce(Ask[Table]):
    """What does your Mobile Workshop produce?"""

    __slots__ = ()

    def options(self, s: Table, seat: int) -> Sequence[int]:
        return [TAKE + kind for kind in range(len(RESOURCES))]

    def apply(self, s: Table, seat: int, action: int) -> None:
        s.seats[seat].workshop_resource = action - TAKE
        s.emit("workshop", seat, [action - TAKE])


class Acquired(Step[Table]):
    """A Technology was acquired: perhaps that meets the Imperative."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        if imperative(s).event == ACQUISITION:
            meet(s, s.active())


RESEARCH_ON: Final = ResearchOn()
DO_RESEARCH: Final = DoResearch()
CHOOSE_PRODUCE: Final = ChooseProduce()
ACQUIRED: Final = Acquired()
