"""What follows from a view and boards show: ways of the Doctor, what actions would do, what the
plague may strike next, and what the Era would bring if it ended now.

All of it is the rules themselves, asked; nothing is estimated.
"""

from __future__ import annotations

from typing import Final

from tablee.engine.fields import Data
from tablee.engine.state import View
from tablee.games.pest.acting import TakeAction, why_not_begin
from tablee.games.pest.actions import ACTIONS, STOCK
from tablee.games.pest.agendas import agenda_renown
from tablee.games.pest.danger import dangers
from tablee.games.pest.ending import capital_reward
from tablee.games.pest.fares import camp_fits, fare, points_for, purse, toll
from tablee.games.pest.imperatives import meets_amount, meets_place
from tablee.games.pest.journeys import after_way
from tablee.games.pest.kit import ENTERING, PICK_UP
from tablee.games.pest.moving import MoveDoctor, movement
from tablee.games.pest.placing import PlaceAssistant
from tablee.games.pest.producing import output_of
from tablee.games.pest.prospects import prospects
from tablee.games.pest.score import rank
from tablee.games.pest.standing import standing_of
from tablee.games.pest.state import NOWHERE, Table
from tablee.games.pest.striking import is_target


def follows(view: View[Table]) -> Data:
    """All of it, from what the viewer may know."""
    s, viewer = view.table, view.viewer
    begun = s.year >= 0
    found: Data = {
        "agenda": [agenda_renown(s, seat) for seat in range(len(s.seats))] if begun else [],
        "capital": [capital_reward(s, seat) for seat in range(len(s.seats))],
        "output": [output(s, seat) for seat in range(len(s.seats))] if begun else [],
        "risk": risk(s),
        "danger": dangers(s),
        "seats": [standing_of(s, seat) for seat in range(len(s.seats))],
    }
    if s.kit.solo and begun:
        found["rank"] = s.kit.ranks[rank(s)]
    if viewer >= 0 and begun:
        found["ways"] = ways(s, viewer)
        found["refused"] = refused(s, viewer)
        if is_placing(s, viewer):
            found["prospects"] = prospects(s, viewer)
    return found


def refused(s: Table, seat: int) -> dict[str, str]:
    """The actions that would have no effect now, and why, while Assistant or action is chosen.

    For other questions it would say nothing: they are in the middle of an action.
    """
    if not is_placing(s, seat):
        return {}
    reasons = [why_not_begin(s, seat, action) for action in range(len(ACTIONS))]
    return {ACTIONS[n]: why.name for n, why in enumerate(reasons) if why is not None}


def is_placing(s: Table, seat: int) -> bool:
    """Assistant or action is chosen."""
    ask = s.seats[seat].ask
    return isinstance(ask, PlaceAssistant | TakeAction)


def output(s: Table, seat: int) -> dict[str, int]:
    """What a Produce action would give, neither hindered nor improved."""
    p = s.seats[seat]
    if p.doctor == s.kit.capital:
        return {}  # in the middle of a Move (PEST-136), which is another action
    given = output_of(s, p)
    found = {STOCK[kind]: amount for kind, amount in enumerate(given) if amount}
    research = s.kit.laboratories[p.healed]
    return found | {"research": research} if research else found


# --- the plague -------------------------------------------------------------------------------


def risk(s: Table) -> Data:
    """How many of the Plague cards that nobody has seen would strike each location and road."""
    unseen = [card for card in range(len(s.kit.plague)) if card not in s.plague_shown]
    places: dict[str, int] = {}
    for place in range(s.kit.locations):
        count = len([card for card in unseen if is_target(s, card, place)])
        if count:
            places[s.kit.places[place]] = count
    roads: dict[str, int] = {}
    for road, name in enumerate(s.kit.roads):
        count = len([card for card in unseen if road in s.kit.struck_roads[card]])
        if count:
            roads[name] = count
    return {"cards": len(unseen), "places": places, "roads": roads}


# --- the ways of the Doctor -------------------------------------------------------------------

TOO_FAR: Final = 6
"""No way with more steps is looked at; hardly anybody could walk it."""


class Way:
    """A way that the Doctor could go: what it has cost so far, and whom it has picked up."""

    __slots__ = ("camp", "entered", "food", "path", "points", "sick")

    def __init__(
        self, path: list[int], points: int, food: int, sick: int, camp: bool, entered: int
    ) -> None:
        self.path = path
        self.points = points
        self.food = food
        self.sick = sick
        self.camp = camp
        self.entered = entered

    def is_better(self, other: Way) -> bool:
        """Without the Camp if possible, then for less Food, for fewer points, with fewer steps."""
        own = (self.camp, self.food, self.points, len(self.path))
        return own < (other.camp, other.food, other.points, len(other.path))


def ways(s: Table, seat: int) -> dict[str, Data]:
    """For each location that a Move could end in now: the best way there."""
    p = s.seats[seat]
    if p.doctor == NOWHERE:
        return {}
    moving = is_moving(s, seat)
    moves = s.points if moving else movement(s, p)
    entered = s.entered if moving else 0
    given = s.given if moving else 0
    best: dict[int, Way] = {}
    start = Way([], 0, 0, 0, False, entered)
    look_on(s, seat, p.doctor, start, moves, best)
    return {
        s.kit.places[place]: {
            "path": [s.kit.places[step] for step in way.path],
            "points": way.points,
            "food": way.food,
            "sick": way.sick,
            "camp": way.camp,
            "meets": meets(s, seat, way),
            "after": after_way(s, seat, way.path, way.food, way.sick, given),
        }
        for place, way in sorted(best.items())
    }


def meets(s: Table, seat: int, way: Way) -> bool:
    """Going there and stopping would meet the Imperative (PEST-351), if that has an effect."""
    if s.seats[seat].imperatives[s.era()] == s.kit.levels:
        return False  # PEST-353
    last = way.path[-1]
    entered = [n for n in way.path if n != s.kit.capital]
    entered = [n for n in entered if n == last or points_for(s, seat, n)]  # PEST-146
    if any([meets_place(s, seat, ENTERING, n) for n in entered]):
        return True
    return meets_amount(s, PICK_UP, (s.tally if is_moving(s, seat) else 0) + way.sick)


def is_moving(s: Table, seat: int) -> bool:
    """The seat is in the middle of a Move."""
    ask = s.seats[seat].ask
    return isinstance(ask, MoveDoctor)


def look_on(s: Table, seat: int, here: int, way: Way, moves: int, best: dict[int, Way]) -> None:
    if len(way.path) == TOO_FAR:
        return
    for place, road in zip(s.kit.ways[here], s.kit.by_road[here], strict=True):
        longer = step(s, seat, way, place, road, moves)
        if longer is None:
            continue
        if place != s.kit.capital:
            known = best.get(place)
            if known is None or longer.is_better(known):
                best[place] = longer
            elif longer.points >= known.points:
                continue  # nothing beyond can be had better this way
        look_on(s, seat, place, longer, moves, best)


def step(s: Table, seat: int, way: Way, place: int, road: int, moves: int) -> Way | None:
    """The way with one step more, if that can be gone."""
    p = s.seats[seat]
    if way.entered >> place & 1:
        return None
    entered = way.entered | 1 << place
    path = [*way.path, place]
    if place == s.kit.capital:
        food = way.food + fare(s, road)  # PEST-142
        if food > purse(p):
            return None
        return Way(path, way.points, food, way.sick + s.road_sick[road], way.camp, entered)
    points = way.points + points_for(s, seat, place)
    food = way.food + fare(s, road)
    sick = way.sick + s.road_sick[road] + s.sick[place]
    if points > moves:
        return None
    if food + toll(s, p, place, 0) <= purse(p):
        return Way(path, points, food + toll(s, p, place, 0), sick, way.camp, entered)
    if food <= purse(p) and not way.camp and camp_fits(s, p, place):
        return Way(path, points, food, sick, True, entered)
    return None
