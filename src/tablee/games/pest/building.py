"""Build: own Buildings where Doctor and Camp are, or one Capital Building.

A work is a Building by its number, or a Capital Building by its number after those.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablee.engine.problems import Why
from tablee.engine.state import Ask, Step
from tablee.games.pest.actions import (
    ADD,
    BUILD,
    BUILD_AT_CAMP,
    BUILD_CAPITAL,
    DECLINE,
    DONE,
    MOST_BUILDINGS,
    RESOURCES,
    SAVE,
)
from tablee.games.pest.free_actions import do_freely, free_actions, is_free, why_not_free
from tablee.games.pest.imperatives import Meet, meets_place, meets_type
from tablee.games.pest.improving import improve, may_improve
from tablee.games.pest.influence import Rise, reward
from tablee.games.pest.kit import (
    BUILD_ON_MAP,
    BUILDING,
    CAPITAL_BUILDING,
    COIN,
    FOOD,
    STONE,
    THE_CASTLE,
    TOWN,
    VILLAGE,
    WOOD,
)
from tablee.games.pest.powers import (
    SITE_RESOURCE,
    TOWN_INFLUENCE,
    VILLAGE_INFLUENCE,
    strength,
    total_strength,
)
from tablee.games.pest.state import NOWHERE, Player, Table, camps_at, is_destroyed
from tablee.games.pest.storing import can_pay, demand, store

BUILD_SLOT: Final = 2
"""The Quarantine slot above the action, as a set."""

MATERIALS: Final = (WOOD, STONE)
NO_EXTRA: Final = (NOWHERE,)
"""What the surcharge can be, and that there is none."""


# --- what can be built, and what it costs -----------------------------------------------------


def is_site(s: Table, seat: int, place: int) -> bool:
    """Something can be built in a location (PEST-182 to PEST-184)."""
    built = s.built[place]
    if built >> seat & 1 or s.destroyed >> place & 1:
        return False
    free = s.kit.capacity[place] - built.bit_count()
    return free > 0 and (camps_at(s, place) & ~(1 << seat)).bit_count() < free


def why_no_site(s: Table, seat: int, place: int) -> Why | None:
    """Why nothing can be built there."""
    if is_site(s, seat, place):
        return None
    if is_destroyed(s, place):
        return Why("destroyed", [place])
    return Why("built-there" if s.built[place] >> seat & 1 else "location-full", [place])


def price(s: Table, work: int, extra: int, saved: int) -> list[int]:
    """The printed cost with the surcharge (PEST-197) and the reduction (PEST-198), if any."""
    cost = s.kit.work_cost[work][:]
    if extra != NOWHERE:
        cost[extra] += 1
    if saved != NOWHERE:
        cost[saved] -= 1
    return cost


def extras(s: Table) -> Sequence[int]:
    """What the surcharge of a hindered action can be; it falls on the first Building."""
    return MATERIALS if surcharged(s) else NO_EXTRA


def payable_extras(s: Table, p: Player, work: int) -> list[int]:
    return [extra for extra in extras(s) if payable_savings(s, p, work, extra)]


def payable_savings(s: Table, p: Player, work: int, extra: int) -> list[int]:
    """What can be saved by improving: a material in the cost, or nothing."""
    choices = [NOWHERE]
    if may_improve(s, p):
        cost = s.kit.work_cost[work]
        choices += [kind for kind in MATERIALS if cost[kind]]
    return [saved for saved in choices if can_pay(p, price(s, work, extra, saved))]


def is_payable(p: Player, cost: Sequence[int], surcharge: bool, improvable: bool) -> bool:
    """Whether a work can be paid for in some way: with a surcharge or not, improved or not."""
    stock = p.stock
    wood, stone, food = (
        stock[WOOD] - cost[WOOD],
        stock[STONE] - cost[STONE],
        stock[FOOD] - cost[FOOD],
    )
    missing = 0
    if wood < 0:
        missing -= wood
    if stone < 0:
        missing -= stone
    if food < 0:
        missing -= food
    surplus = wood > 0 or stone > 0
    coins = stock[COIN]
    if missing + (surcharge and not surplus) <= coins:
        return True
    if not improvable:
        return False
    saved = (wood < 0 < cost[WOOD]) or (stone < 0 < cost[STONE])
    if surcharge and not surplus:
        return missing <= coins  # what is saved is the surcharge itself
    return saved and missing - 1 <= coins


def most_payable(p: Player, improvable: bool) -> int:
    """A work that takes more in all cannot be paid for, whatever it takes."""
    stock = p.stock
    return stock[WOOD] + stock[STONE] + stock[FOOD] + stock[COIN] + improvable


def unbuilt(s: Table, p: Player, surcharge: bool) -> list[int]:
    """Own Buildings on the board that can be paid for."""
    improvable = may_improve(s, p)
    costs = s.kit.work_cost
    return [
        work
        for work in range(THE_CASTLE + 1, len(p.sites))
        if p.sites[work] == NOWHERE and is_payable(p, costs[work], surcharge, improvable)
    ]


def works_offered(s: Table, seat: int, surcharge: bool) -> list[int]:
    """All that can be built now, as actions."""
    p = s.seats[seat]
    found: list[int] = []
    at_doctor = is_site(s, seat, p.doctor)
    at_camp = p.camp not in (NOWHERE, p.doctor) and is_site(s, seat, p.camp)
    if at_doctor or at_camp:
        works = unbuilt(s, p, surcharge)
        if at_doctor:
            found += [BUILD + work for work in works]
        if at_camp:
            found += [BUILD_AT_CAMP + work for work in works]
    if not s.works:
        improvable = may_improve(s, p)
        for number in range(len(s.kit.capital_buildings)):
            cost = s.kit.work_cost[MOST_BUILDINGS + number]
            if s.capital_left >> number & 1 and is_payable(p, cost, surcharge, improvable):
                found.append(BUILD_CAPITAL + number)
    return found


# --- the action -------------------------------------------------------------------------------


def is_hindered(p: Player) -> bool:
    return bool(p.hindering & BUILD_SLOT)


def surcharged(s: Table) -> bool:
    """The next Building costs more: the action is hindered, and it is the first."""
    return bool(s.hindered) and not s.works


def can_build(s: Table, seat: int, surcharge: bool) -> bool:
    """Something can be built now: no more is looked at than it takes to know."""
    p = s.seats[seat]
    improvable = may_improve(s, p)
    most = most_payable(p, improvable)
    if most < s.kit.least_total:
        return False
    costs, totals = s.kit.work_cost, s.kit.work_total
    at_camp = p.camp not in (NOWHERE, p.doctor)
    if is_site(s, seat, p.doctor) or (at_camp and is_site(s, seat, p.camp)):
        for work in range(THE_CASTLE + 1, len(p.sites)):
            if totals[work] > most or p.sites[work] != NOWHERE:
                continue
            if is_payable(p, costs[work], surcharge, improvable):
                return True
    if not s.works:
        for work in range(MOST_BUILDINGS, len(totals)):
            if totals[work] > most or not s.capital_left >> (work - MOST_BUILDINGS) & 1:
                continue
            if is_payable(p, costs[work], surcharge, improvable):
                return True
    return False


def can_begin_build(s: Table, seat: int) -> bool:
    return can_build(s, seat, is_hindered(s.seats[seat]))


def begin_build(s: Table, seat: int) -> None:
    s.hindered = int(is_hindered(s.seats[seat]))  # PEST-116
    s.works = []
    s.then(BUILD_ON)


class BuildOn(Step[Table]):
    """The first Building, and perhaps a second; then the action ends."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        seat = s.active()
        full = len(s.works) >= s.kit.buildings_per_action
        if not full and can_build(s, seat, surcharged(s)):
            s.ask(seat, BUILD_WORK)
        else:
            end_build(s, seat)


class BuildWork(Ask[Table]):
    """What do you build, and where?"""

    __slots__ = ()

    def options(self, s: Table, seat: int) -> Sequence[int]:
        found = free_actions(s, seat) + works_offered(s, seat, surcharged(s))
        if s.works:
            found.append(DONE)
        return found

    def apply(self, s: Table, seat: int, action: int) -> None:
        p = s.seats[seat]
        if action == DONE:
            end_build(s, seat)
            return
        s.then(BUILD_ON)
        if is_free(action):
            do_freely(s, seat, action)
            return
        s.arranged = 0
        if action >= BUILD_CAPITAL:
            plan(s, seat, MOST_BUILDINGS + action - BUILD_CAPITAL, NOWHERE)
        elif action >= BUILD_AT_CAMP:
            plan(s, seat, action - BUILD_AT_CAMP, p.camp)
        else:
            plan(s, seat, action - BUILD, p.doctor)

    def refusal(self, s: Table, seat: int, action: int) -> Why:
        p = s.seats[seat]
        if is_free(action):
            return why_not_free(s, seat, action)
        if BUILD <= action < BUILD + len(s.kit.buildings):
            return why_no_work(s, seat, action - BUILD, p.doctor)
        if BUILD_AT_CAMP <= action < BUILD_AT_CAMP + len(s.kit.buildings):
            if p.camp == NOWHERE:
                return Why("no-camp-on-map", [])
            return why_no_work(s, seat, action - BUILD_AT_CAMP, p.camp)
        if BUILD_CAPITAL <= action < BUILD_CAPITAL + len(s.kit.capital_buildings):
            return why_no_capital_work(s, action - BUILD_CAPITAL)
        if action == DONE:
            return Why("build-first", [])
        return Why("not-offered", [])


def why_no_work(s: Table, seat: int, building: int, place: int) -> Why:
    if building == THE_CASTLE or s.seats[seat].sites[building] != NOWHERE:
        return Why("already-built", [building])
    return why_no_site(s, seat, place) or Why("cannot-pay", [building], lacking=1)


def why_no_capital_work(s: Table, number: int) -> Why:
    if s.works:
        return Why("one-or-the-other", [])  # PEST-180
    if not s.capital_left >> number & 1:
        return Why("capital-built", [number])
    return Why("cannot-pay-capital", [number], lacking=1)


# --- surcharge, reduction, payment ------------------------------------------------------------


def plan(s: Table, seat: int, work: int, place: int) -> None:
    choices = payable_extras(s, s.seats[seat], work)
    if len(choices) > 1:
        s.ask(seat, ChooseExtra(work, place))
    else:
        plan_saving(s, seat, work, place, choices[0])


def plan_saving(s: Table, seat: int, work: int, place: int, extra: int) -> None:
    choices = payable_savings(s, s.seats[seat], work, extra)
    if len(choices) > 1:
        s.ask(seat, ChooseSaving(work, place, extra))
    else:
        pay_work(s, seat, work, place, extra, choices[0])


def pay_work(s: Table, seat: int, work: int, place: int, extra: int, saved: int) -> None:
    """Improving is paid together with the Building (PEST-115)."""
    if saved != NOWHERE:
        improve(s, seat)
    s.then(RaiseWork(work, place))
    demand(s, seat, price(s, work, extra, saved))


class ChooseExtra(Ask[Table]):
    """Which material do you pay in addition?"""

    __slots__ = ("place", "work")

    def __init__(self, work: int, place: int) -> None:
        self.work = work
        self.place = place

    def options(self, s: Table, seat: int) -> Sequence[int]:
        choices = payable_extras(s, s.seats[seat], self.work)
        return [ADD + kind for kind in choices]

    def apply(self, s: Table, seat: int, action: int) -> None:
        plan_saving(s, seat, self.work, self.place, action - ADD)

    def refusal(self, s: Table, seat: int, action: int) -> Why:
        if ADD <= action < ADD + len(RESOURCES):
            return Why("only-materials", [action - ADD])
        return Why("not-offered", [])


class ChooseSaving(Ask[Table]):
    """Do you improve the action, and which material do you save?"""

    __slots__ = ("extra", "place", "work")

    def __init__(self, work: int, place: int, extra: int) -> None:
        self.work = work
        self.place = place
        self.extra = extra

    def options(self, s: Table, seat: int) -> Sequence[int]:
        choices = payable_savings(s, s.seats[seat], self.work, self.extra)
        found = [SAVE + kind for kind in choices if kind != NOWHERE]
        return [*found, DECLINE] if NOWHERE in choices else found

    def apply(self, s: Table, seat: int, action: int) -> None:
        saved = NOWHERE if action == DECLINE else action - SAVE
        pay_work(s, seat, self.work, self.place, self.extra, saved)

    def refusal(self, s: Table, seat: int, action: int) -> Why:
        if SAVE <= action < SAVE + len(RESOURCES):
            return Why("not-in-cost", [action - SAVE])
        if action == DECLINE:
            return Why("must-improve", [])
        return Why("not-offered", [])


# --- the Building stands ----------------------------------------------------------------------


class RaiseWork(Step[Table]):
    """What has been paid for is built."""

    __slots__ = ("place", "work")

    def __init__(self, work: int, place: int) -> None:
        self.work = work
        self.place = place

    def run(self, s: Table) -> None:
        if self.work >= MOST_BUILDINGS:
            raise_in_capital(s, s.active(), self.work - MOST_BUILDINGS)
        else:
            raise_on_map(s, s.active(), self.work, self.place)


def raise_on_map(s: Table, seat: int, building: int, place: int) -> None:
    p = s.seats[seat]
    p.sites[building] = place
    points = influence_for(s, p, place)
    s.built[place] |= 1 << seat
    s.works.append(place)
    s.emit("build", seat, [building, place])
    if p.camp == place:
        p.camp = NOWHERE  # PEST-186
        s.emit("camp-returns", seat, [place])
    if meets_type(s, BUILDING, s.kit.type[building]) or meets_place(s, seat, BUILD_ON_MAP, place):
        s.then(Meet(seat))
    if points:
        s.then(Rise(seat, points))


def influence_for(s: Table, p: Player, place: int) -> int:
    """By size, less for each Building that opponents have there (PEST-188)."""
    points = s.kit.site_influence[place]
    points -= s.built[place].bit_count() * s.kit.influence_loss
    if s.kit.size[place] == VILLAGE:
        points += total_strength(s, p, VILLAGE_INFLUENCE)  # PEST-302
    elif s.kit.size[place] == TOWN:
        points += total_strength(s, p, TOWN_INFLUENCE)  # PEST-307
    return max(0, points)


def raise_in_capital(s: Table, seat: int, number: int) -> None:
    """Its Renown and Influence are gained at once (PEST-196)."""
    s.capital_left &= ~(1 << number)
    s.seats[seat].capital_buildings |= 1 << number
    s.works = [NOWHERE] * s.kit.buildings_per_action  # nothing else follows (PEST-180)
    s.emit("build-capital", seat, [number])
    if s.marked_buildings >> number & 1:  # solo: PEST-449
        s.marked_buildings &= ~(1 << number)
        s.neutral += 1
        s.emit("marker-taken", seat, [])
    if meets_type(s, BUILDING, CAPITAL_BUILDING):
        s.then(Meet(seat))
    reward(s, seat, s.kit.capital_gain[number])


def end_build(s: Table, seat: int) -> None:
    """A Tool Cart brings a resource of each location built on (PEST-320)."""
    amount = strength(s, s.seats[seat], SITE_RESOURCE)
    sites = [place for place in s.works if place != NOWHERE]
    s.works = []
    if amount and sites:
        for place in sites:
            s.gain[s.resources[place]] += amount
        store(s, seat)


BUILD_ON: Final = BuildOn()
BUILD_WORK: Final = BuildWork()
