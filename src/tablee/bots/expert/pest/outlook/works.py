"""Build: what each Building would bring in a location, and each Capital Building."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablee.bots.expert.pest.outlook.purse import Purse
from tablee.bots.expert.pest.outlook.seat import KIND, Outlook
from tablee.games.pest.actions import BUILD, BUILD_AT_CAMP, BUILD_CAPITAL, MOST_BUILDINGS
from tablee.games.pest.building import influence_for, why_no_site
from tablee.games.pest.imperatives import meets_place, meets_type
from tablee.games.pest.kit import (
    BUILD_ON_MAP,
    BUILDING,
    CAPITAL_BUILDING,
    COIN,
    NONE,
    WORKSHOP,
)
from tablee.games.pest.powers import SITE_RESOURCE, strength
from tablee.games.pest.state import NOWHERE

DISTRICT: Final = 0.4
"""What a Building is worth for a district that is not complete with it, for each of its own."""

MANNED: Final = 0.5
"""How likely a Building that needs a Subject will have one."""

READY: Final = 0.4
UNREADY: Final = 0.3
"""How much of a work counts before it is built: with what it costs in stock, and without."""

CAPITAL_LEAD: Final = 1.5
"""What a Capital Building is worth in the Duel for having more of them (PEST-400)."""


class Work:
    """Something that could be built, and what comes of it."""

    def __init__(self, action: int, points: float, purse: Purse) -> None:
        self.action: Final = action
        self.points: Final = points
        self.purse: Final = purse
        """What is left when it is paid."""


def works(out: Outlook) -> list[int]:
    """All that may be built now, whatever it costs."""
    s, p, kit = out.s, out.me, out.kit
    unbuilt = [work for work in range(1, len(p.sites)) if p.sites[work] == NOWHERE]
    found: list[int] = []
    if why_no_site(s, out.seat, p.doctor) is None:
        found += [BUILD + work for work in unbuilt]
    if p.camp not in (NOWHERE, p.doctor) and why_no_site(s, out.seat, p.camp) is None:
        found += [BUILD_AT_CAMP + work for work in unbuilt]
    if not s.works:
        numbers = range(len(kit.capital_buildings))
        found += [BUILD_CAPITAL + number for number in numbers if s.capital_left >> number & 1]
    return found


def best_work(out: Outlook, stock: Sequence[int], offered: Sequence[int]) -> Work | None:
    """The best of these that can be paid; None if none pays."""
    best: Work | None = None
    sites: dict[int, float] = {}
    for action in offered:
        purse = Purse(out, stock)
        lost = purse.pay(cost_of(out, action), not out.s.improved)
        if lost < 0:
            continue
        points = built(out, action, sites) - lost
        if points > 0 and (best is None or points > best.points):
            best = Work(action, points, purse)
    return best


def build_worth(out: Outlook, stock: Sequence[int]) -> float:
    """What a Build action brings, with a second Building if both places can be built on."""
    offered = works(out)
    first = best_work(out, stock, offered)
    if first is None:
        return 0.0
    if first.action >= BUILD_CAPITAL or out.me.camp == NOWHERE:
        return first.points
    at_camp = first.action >= BUILD_AT_CAMP
    others = [
        action
        for action in offered
        if action < BUILD_CAPITAL
        and (action >= BUILD_AT_CAMP) != at_camp
        and work_of(action) != work_of(first.action)
    ]
    second = best_work(out, first.purse.stock, others)
    return first.points if second is None else first.points + second.points


def work_of(action: int) -> int:
    """The Building of an action; after those the Capital Buildings."""
    if action >= BUILD_CAPITAL:
        return MOST_BUILDINGS + action - BUILD_CAPITAL
    return action - BUILD_AT_CAMP if action >= BUILD_AT_CAMP else action - BUILD


def cost_of(out: Outlook, action: int) -> list[int]:
    return out.kit.work_cost[work_of(action)]


def built(out: Outlook, action: int, sites: dict[int, float]) -> float:
    """What stands after an action is worth; what locations are worth is noted."""
    if action >= BUILD_CAPITAL:
        return in_capital(out, action - BUILD_CAPITAL)
    where = out.me.camp if action >= BUILD_AT_CAMP else out.me.doctor
    work = work_of(action)
    if where not in sites:
        sites[where] = site(out, where)
    return building(out, work) + sites[where] + output(out, work)


def in_capital(out: Outlook, number: int) -> float:
    """Its Renown and Influence, and in the variants what it counts at the end."""
    found = out.reward(out.kit.capital_gain[number])
    if meets_type(out.s, BUILDING, CAPITAL_BUILDING):
        found += out.imperative()
    if out.kit.duel:
        found += CAPITAL_LEAD
    return found


def building(out: Outlook, work: int) -> float:
    """A Building wherever it stands: Renown, district, Agendas and Imperative."""
    kit = out.kit
    found = float(kit.building_renown[work])
    for number, district in enumerate(kit.districts):
        if district >> work & 1:
            missing = len(
                [b for b, where in enumerate(out.me.sites) if district >> b & 1 and where < 0]
            )
            found += kit.district_renown[number] if missing == 1 else DISTRICT * (3 - missing)
    if kit.type[work] == WORKSHOP:
        found += out.agenda.get("workshops-on-map", 0.0)
    if meets_type(out.s, BUILDING, kit.type[work]):
        found += out.imperative()
    return found


def site(out: Outlook, place: int) -> float:
    """A location to build in, whatever is built there: Influence, Agendas, Imperative."""
    s = out.s
    found = out.influence(influence_for(s, out.me, place))
    found += counted_there(out, place)
    if meets_place(s, out.seat, BUILD_ON_MAP, place):
        found += out.imperative()
    if strength(s, out.me, SITE_RESOURCE):
        found += out.gained(out.me.stock, s.resources[place], 1)
    return found


def counted_there(out: Outlook, place: int) -> float:
    """What Agendas of this and later Eras give for a Building in a location."""
    s, kit = out.s, out.kit
    found = 0.0
    others = ~(1 << out.seat)
    for era in range(out.era, kit.eras):
        agenda = kit.agenda[s.decrees[era]]
        for count in agenda.counts:
            if count.kind == "buildings-on-map":
                if count.size in (NONE, kit.size[place]):
                    found += agenda.renown
            elif count.kind == "buildings-sharing-location-with-opponent":
                if s.built[place] & others:
                    found += agenda.renown
            elif count.kind == "buildings-in-or-adjacent-to-opponent-building":
                near = [place, *kit.near[place]]
                if any([s.built[n] & others for n in near]):
                    found += agenda.renown
    return found


def output(out: Outlook, work: int) -> float:
    """What a Building will produce."""
    kit = out.kit
    each = KIND[COIN] if kit.gives_coin[work] else 1.0
    found = out.unit * each * kit.output[work] * out.produces
    return found * MANNED if kit.staffed[work] else found


def craft(out: Outlook) -> float:
    """What the best Building would bring, wherever it stands, for what is in stock now."""
    best = 0.0
    for work in range(1, len(out.me.sites)):
        if out.me.sites[work] == NOWHERE:
            lost = Purse(out, out.me.stock).pay(out.kit.work_cost[work], True)
            if lost >= 0:
                best = max(best, building(out, work) + output(out, work) - lost)
    return best


def prospect(out: Outlook, place: int, works: float) -> float:
    """What it is worth to stand where one could build next, if works are worth so much."""
    if not out.turns or NOWHERE not in out.me.sites[1:]:
        return 0.0
    if why_no_site(out.s, out.seat, place) is not None:
        return 0.0
    found = READY if works else UNREADY
    return found * (site(out, place) + works)
