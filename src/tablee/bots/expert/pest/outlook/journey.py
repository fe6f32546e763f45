"""Move: where the Doctor could go, whom they would pick up, and what that brings."""

from __future__ import annotations

from typing import Final

from tablee.bots.expert.pest.outlook.seat import Outlook
from tablee.bots.expert.pest.outlook.works import craft, prospect
from tablee.games.pest.fares import camp_fits, fare, is_free_passage, purse, toll
from tablee.games.pest.imperatives import meets_place
from tablee.games.pest.kit import ENTERING, PICK_UP
from tablee.games.pest.moving import movement
from tablee.games.pest.state import NOWHERE, is_destroyed

CAMP_KEPT: Final = 0.35
"""What the Camp is worth on the board: for sick Subjects who cannot be paid for."""

CAMP_AT_SITE: Final = 0.8
"""How much of what a site is worth counts for a Camp there, which lets one build in two places."""

DETOUR: Final = 0.01
"""Of ways that bring the same the shortest is taken."""

FAR: Final = 4
"""How many steps are looked ahead."""


class Route:
    """A way from where the Doctor stands."""

    def __init__(self, first: int, place: int, points: int, entered: int) -> None:
        self.first: Final = first
        """The first step."""
        self.place: Final = place
        self.points: Final = points
        """Movement points left."""
        self.entered: Final = entered
        self.food = 0
        self.picked = 0
        self.camp = NOWHERE
        """Where the Camp was placed on the way."""
        self.gain = 0.0
        """What was gained on the way."""
        self.length = 1
        """The places entered, and one."""

    def on(self, place: int, points: int) -> Route:
        first = place if self.first == NOWHERE else self.first
        found = Route(first, place, points, self.entered | 1 << place)
        found.food = self.food
        found.picked = self.picked
        found.camp = self.camp
        found.gain = self.gain
        found.length = self.length + 1
        return found


class Journey:
    """All ways from here with so many points; the best is kept."""

    def __init__(self, out: Outlook, points: int, sick: int, tally: int) -> None:
        self.out: Final = out
        self.sick: Final = sick
        """In Quarantine when it begins."""
        self.tally: Final = tally
        """Picked up in this Move before."""
        self.purse: Final = purse(out.me)
        self.works: Final = craft(out)
        """What could be built next."""
        self.before: Final = out.in_quarantine(sick)
        self.sites: dict[int, float] = {}
        """What it is worth to stand in locations, as far as it was asked for."""
        self.seen: dict[int, float] = {}
        """What it was worth so far to stop in a location with so many points left."""
        self.met: Final = out.imperative()
        """What each location is worth that meets the Imperative."""
        self.best: Route | None = None
        self.most = -99.0
        start = Route(NOWHERE, out.me.doctor, points, out.s.entered)
        self.walk(start)

    def walk(self, way: Route) -> None:
        s = self.out.s
        if way.length > FAR:
            return
        ways, roads = s.kit.ways[way.place], s.kit.by_road[way.place]
        for n in range(len(ways)):
            longer = self.step(way, ways[n], roads[n])
            if longer is None:
                continue
            if longer.place != s.kit.capital:
                points = self.stopped(longer)
                if points > self.most:
                    self.best, self.most = longer, points
                known = self.seen.get(longer.place * 8 + longer.points)
                if known is not None and known >= points:
                    continue
                self.seen[longer.place * 8 + longer.points] = points
            if longer.points or longer.place == s.kit.capital:
                self.walk(longer)

    def step(self, way: Route, place: int, road: int) -> Route | None:
        """The way with one step more, if that can be gone."""
        out, s = self.out, self.out.s
        if way.entered >> place & 1:
            return None
        if place == s.kit.capital:
            if fare(s, road) or not way.points:
                return None
            return way.on(place, way.points)
        skipped = is_free_passage(s, out.seat, place)
        points = way.points - (0 if skipped else 1)
        if points < 0 or (s.jumped and not way.points):
            return None
        food = way.food + fare(s, road)
        if food > self.purse:
            return None
        found = way.on(place, points)
        due = toll(s, out.me, place, 0)
        if food + due <= self.purse:
            food += due
        elif way.camp == NOWHERE and camp_fits(s, out.me, place):
            found.camp = place
        else:
            return None
        found.food = food
        found.picked += s.road_sick[road] + s.sick[place]
        if not skipped and self.met and meets_place(s, out.seat, ENTERING, place):
            found.gain += self.met
        return found

    def stopped(self, way: Route) -> float:
        """What it is worth to end the Move there."""
        out, s = self.out, self.out.s
        found = way.gain + self.site(way.place) - DETOUR * way.length
        if not is_destroyed(s, way.place):
            found += out.gained(out.me.stock, s.resources[way.place], 1)
        if way.food:
            found -= out.paid(out.me.stock, [0, 0, way.food, 0])
        if way.picked:
            found += out.in_quarantine(self.sick + way.picked) - self.before
            before = out.asks_for(PICK_UP, self.tally)
            if not before:
                found += out.asks_for(PICK_UP, self.tally + way.picked)
        if way.camp != NOWHERE:
            found -= CAMP_KEPT
            if way.camp != way.place:
                found += CAMP_AT_SITE * self.site(way.camp)
        skipped = self.met and is_free_passage(s, out.seat, way.place)
        if skipped and meets_place(s, out.seat, ENTERING, way.place):
            found += self.met
        return found

    def site(self, place: int) -> float:
        found = self.sites.get(place)
        if found is None:
            found = prospect(self.out, place, self.works)
            self.sites[place] = found
        return found

    def here(self) -> float:
        """What it is worth to stop where the Doctor stands."""
        return self.stopped(Route(NOWHERE, self.out.me.doctor, 0, 0))


def points_of_move(out: Outlook) -> int:
    """A Move is hindered only if every slot is taken: who is in the way can be put elsewhere."""
    points = movement(out.s, out.me)
    if out.me.hindering & 1 and out.sick < out.easy + 4:
        points += out.kit.hindered_movement
    return points


def journey_from_here(out: Outlook, sick: int) -> Journey:
    """The Move that an Assistant would bring."""
    return Journey(out, points_of_move(out), sick, 0)


def move_worth(out: Outlook, journey: Journey) -> float:
    """What a Move brings: where the Doctor stands now is given up."""
    if journey.best is None:
        return 0.0
    left = journey.site(out.me.doctor)
    if camp_fits(out.s, out.me, out.me.doctor):
        left -= max(0.0, camp_left(out, left))
    return max(0.0, journey.most - left)


def camp_left(out: Outlook, site: float) -> float:
    """What the Camp brings where the Doctor leaves: one can build in two places then."""
    return CAMP_AT_SITE * site - CAMP_KEPT if out.turns > 1 else 0.0
