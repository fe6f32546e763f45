"""Move: step by step along roads, picking up the sick, with or without the Camp.

A step is chosen by its place; where sick Subjects lie, the player then says how the location is
entered, and with how many Coins it is paid. A step is offered only if it can be completed, and one
into the Capital only if there is a way out of it (PEST-137).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablee.engine.problems import Why
from tablee.engine.state import Ask, Step
from tablee.engine.zones import members
from tablee.games.pest.actions import (
    ARRANGE,
    CAMP,
    ENTER,
    EXCHANGE,
    FIRST_OF,
    GO,
    IMPROVE,
    JUMP,
    SECOND_OF,
    STOP,
    WAYS,
)
from tablee.games.pest.admitting import Admit, can_cure
from tablee.games.pest.fares import (
    Means,
    camp_fits,
    can_jump,
    can_step,
    fare,
    has_way,
    is_free_passage,
    left_behind,
    may_jump,
    means,
    points_for,
    purse,
    toll,
)
from tablee.games.pest.free_actions import do_freely, free_actions, is_free, why_not_free
from tablee.games.pest.imperatives import Meet, meets_amount, meets_place
from tablee.games.pest.improving import improve, may_improve, why_not_improve
from tablee.games.pest.kit import COIN, ENTERING, FOOD, PICK_UP
from tablee.games.pest.powers import (
    JUMP_POINTS,
    MOVEMENT,
    VISIT_RESOURCE,
    VISITOR_COINS,
    strength,
)
from tablee.games.pest.quarantine import loses_by
from tablee.games.pest.state import NOWHERE, Player, Table, is_destroyed
from tablee.games.pest.storing import can_pay_type, demand, gain_one

MOVE_SLOT: Final = 1
"""The Quarantine slot above the action, as a set."""

BY_PAYING: Final = 0
BY_CAMP: Final = 1
LEAVING: Final = 2
"""Ways to enter: paying or with the Camp, and either of them leaving Subjects there (PEST-304)."""


# --- the action -------------------------------------------------------------------------------


def movement(s: Table, p: Player) -> int:
    """The points of a Move that starts now (PEST-130, PEST-131, PEST-322)."""
    points = max(s.kit.movement, strength(s, p, MOVEMENT))
    if p.hindering & MOVE_SLOT:
        points -= s.kit.hindered_movement
    return points


def can_move(s: Table, seat: int) -> bool:
    p = s.seats[seat]
    return has_way(s, seat, p.doctor, Means(movement(s, p), purse(p), True, s.entered))


def begin_move(s: Table, seat: int) -> None:
    p = s.seats[seat]
    s.points = movement(s, p)
    s.moved = 0
    s.jumped = 0
    s.given = 0
    s.then(MOVE_ON)


class MoveOn(Step[Table]):
    """The next step; the Move ends by itself when nothing else can be chosen."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        seat = s.active()
        if can_go_on(s, seat):
            s.ask(seat, MOVE_DOCTOR)
        elif s.moved:
            end_move(s, seat)
        # or else a Subject picked up with the Camp has cost the Food for the first step


def can_go_on(s: Table, seat: int) -> bool:
    """Something else than to stop."""
    p = s.seats[seat]
    if may_improve(s, p) or has_way(s, seat, p.doctor, means(s, p)):
        return True
    return can_camp(s, seat) or bool(free_steps(s, seat, p))


def step_owed(s: Table, p: Player) -> bool:
    """No location was entered yet, or the Doctor is in the Capital."""
    return not s.moved or p.doctor == s.kit.capital


class MoveDoctor(Ask[Table]):
    """Where does your Doctor go?"""

    __slots__ = ()

    def options(self, s: Table, seat: int) -> Sequence[int]:
        p = s.seats[seat]
        found = free_steps(s, seat, p)
        m = means(s, p)
        ways, roads = s.kit.ways[p.doctor], s.kit.by_road[p.doctor]
        for n in range(len(ways)):
            if can_step(s, seat, ways[n], roads[n], m):
                found.append(GO + ways[n])
        if may_jump(s, p):
            places = range(s.kit.locations)
            found += [JUMP + place for place in places if can_jump(s, seat, place)]
        if can_camp(s, seat):
            found.append(CAMP)
        if may_improve(s, p):
            found.append(IMPROVE)
        if not step_owed(s, p):
            found.append(STOP)
        return found

    def apply(self, s: Table, seat: int, action: int) -> None:
        if action == STOP:
            end_move(s, seat)
            return
        s.then(MOVE_ON)
        if is_free(action):
            do_freely(s, seat, action)
            return
        s.arranged = 0
        if action == IMPROVE:
            improve(s, seat)
            s.points += s.kit.improved_movement  # PEST-132
        elif action == CAMP:
            camp_here(s, seat)
        elif action >= JUMP:
            approach(s, seat, action - JUMP, NOWHERE)
        else:
            place = action - GO
            p = s.seats[seat]
            road = s.kit.by_road[p.doctor][s.kit.ways[p.doctor].index(place)]
            approach(s, seat, place, road)

    def refusal(self, s: Table, seat: int, action: int) -> Why:
        p = s.seats[seat]
        if GO <= action < GO + len(s.kit.places):
            return why_no_step(s, seat, action - GO)
        if JUMP <= action < JUMP + s.kit.locations:
            return why_no_jump(s, seat, action - JUMP)
        if action == STOP:
            return Why("step-owed", [])
        if action == CAMP:
            return why_no_camp(s, seat)
        if action == IMPROVE:
            return why_not_improve(s, p)
        if is_free(action):
            return why_not_free(s, seat, action)
        return Why("not-offered", [])

    def about(self, s: Table, seat: int) -> list[int]:
        return [s.points]


def free_steps(s: Table, seat: int, p: Player) -> list[int]:
    """Free actions, but none after which a step that is owed would be impossible (PEST-154)."""
    found = free_actions(s, seat)
    if not found or not step_owed(s, p):
        return found
    if has_way(s, seat, p.doctor, Means(s.points, 0, True, s.entered)):
        return found  # as a rule: there is a step for which no Food is needed
    return [action for action in found if leaves_way(s, seat, p, action)]


def leaves_way(s: Table, seat: int, p: Player, action: int) -> bool:
    food, coins = p.stock[FOOD], p.stock[COIN]
    if action < ARRANGE:
        pair = action - EXCHANGE
        food -= (FIRST_OF[pair] == FOOD) + (SECOND_OF[pair] == FOOD)
        coins += 1
    elif loses_by(s, p, action - ARRANGE):
        food = min(food, s.kit.blocked_storage)
        coins = min(coins, s.kit.blocked_storage)
    return has_way(s, seat, p.doctor, Means(s.points, food + coins, True, s.entered))


def why_no_step(s: Table, seat: int, place: int) -> Why:
    p = s.seats[seat]
    if place not in s.kit.ways[p.doctor]:
        return Why("no-road", [place])
    if s.entered >> place & 1:
        return Why("entered-already", [place])
    road = s.kit.by_road[p.doctor][s.kit.ways[p.doctor].index(place)]
    if place == s.kit.capital:
        return Why("no-way-out", [])
    food = fare(s, road) + toll(s, p, place, left_behind(s, p, place))
    if s.points < points_for(s, seat, place) or (s.jumped and not s.points):
        return Why("no-points", [place], lacking=1 + (not can_pay_type(p, FOOD, food)))
    return Why("cannot-collect", [place, food], lacking=1)


def why_no_jump(s: Table, seat: int, place: int) -> Why:
    p = s.seats[seat]
    cost = strength(s, p, JUMP_POINTS)
    if not cost:
        return Why("no-jump", [])
    if s.entered:
        return Why("only-at-start", [])
    if s.points < cost:
        return Why("no-points", [place])
    if place == p.doctor:
        return Why("there-already", [place])
    if s.kit.size[place] != s.kit.size[p.doctor]:
        return Why("other-size", [place])
    return Why("cannot-collect", [place, toll(s, p, place, left_behind(s, p, place))])


# --- entering ---------------------------------------------------------------------------------


def ways_to_enter(s: Table, p: Player, place: int, road: int) -> list[int]:
    """How the Subjects in a location can be dealt with."""
    if place == s.kit.capital or not s.sick[place]:
        return [BY_PAYING]
    food = purse(p) - fare(s, road)
    found: list[int] = []
    left = left_behind(s, p, place)
    for leaving in (0, LEAVING) if left else (0,):
        if toll(s, p, place, left if leaving else 0) <= food:
            found.append(BY_PAYING | leaving)
        if camp_fits(s, p, place):
            found.append(BY_CAMP | leaving)
    return found


def approach(s: Table, seat: int, place: int, road: int) -> None:
    ways = ways_to_enter(s, s.seats[seat], place, road)
    if len(ways) > 1:
        s.ask(seat, EnterLocation(place, road))
    else:
        enter(s, seat, place, road, ways[0])


class EnterLocation(Ask[Table]):
    """How do you deal with the sick Subjects there?"""

    __slots__ = ("place", "road")

    def __init__(self, place: int, road: int) -> None:
        self.place = place
        self.road = road

    def options(self, s: Table, seat: int) -> Sequence[int]:
        ways = ways_to_enter(s, s.seats[seat], self.place, self.road)
        return [ENTER + way for way in sorted(ways)]

    def apply(self, s: Table, seat: int, action: int) -> None:
        enter(s, seat, self.place, self.road, action - ENTER)

    def refusal(self, s: Table, seat: int, action: int) -> Why:
        way = action - ENTER
        p = s.seats[seat]
        if not 0 <= way < len(WAYS):
            return Why("not-offered", [])
        left = left_behind(s, p, self.place)
        if way & LEAVING and not left:
            return Why("no-mask", [])
        if way & BY_CAMP:
            return why_no_camp_at(s, p, self.place)
        food = fare(s, self.road) + toll(s, p, self.place, left if way & LEAVING else 0)
        return Why("cannot-collect", [self.place, food])

    def about(self, s: Table, seat: int) -> list[int]:
        return [self.place, s.sick[self.place]]


def enter(s: Table, seat: int, place: int, road: int, way: int) -> None:
    """Pay for road and location, the road first (PEST-143), then go there."""
    p = s.seats[seat]
    food = fare(s, road)
    if place != s.kit.capital and not way & BY_CAMP:
        food += toll(s, p, place, left_behind(s, p, place) if way & LEAVING else 0)
    s.then(Arrive(place, road, way))
    if food:
        demand(s, seat, [0, 0, food, 0])


class Arrive(Step[Table]):
    """The Doctor is there, and has picked up whom the step was about."""

    __slots__ = ("place", "road", "way")

    def __init__(self, place: int, road: int, way: int) -> None:
        self.place = place
        self.road = road
        self.way = way

    def run(self, s: Table) -> None:
        seat = s.active()
        p = s.seats[seat]
        place = self.place
        spend_points(s, seat, place, self.road)
        p.doctor = place
        s.entered |= 1 << place
        s.emit("go", seat, [place])
        picked = 0
        if self.road != NOWHERE:
            picked = s.road_sick[self.road]
            s.road_sick[self.road] = 0
        if place == s.kit.capital:
            return  # on its roads nobody lies, as editions are checked
        s.moved = 1
        left = left_behind(s, p, place) if self.way & LEAVING else 0
        if self.way & BY_CAMP:
            p.camp = place
            s.emit("camp", seat, [place])
        cured = bool(self.way & BY_CAMP) and s.sick[place] > left and can_cure(s, p)
        pick_up(s, seat, place, picked, left, cured)
        if not is_free_passage(s, seat, place):
            visit(s, seat, place)  # it is not skipped, whatever follows


def spend_points(s: Table, seat: int, place: int, road: int) -> None:
    if road == NOWHERE:
        s.points -= strength(s, s.seats[seat], JUMP_POINTS)
        s.jumped = 1
    elif place != s.kit.capital:  # PEST-135
        s.points -= points_for(s, seat, place)


def pick_up(s: Table, seat: int, place: int, before: int, left: int, cured: bool) -> None:
    """Subjects of road and location enter Quarantine before the next step (PEST-144)."""
    count = before + s.sick[place] - left
    s.sick[place] = left
    if count:
        s.emit("pick-up", seat, [place, count])
        s.tally += count
        s.then(Admit(count, int(cured)))


def camp_here(s: Table, seat: int) -> None:
    """The Camp goes where the Doctor is; whoever is sick there is picked up free (PEST-151)."""
    p = s.seats[seat]
    p.camp = p.doctor
    s.emit("camp", seat, [p.doctor])
    pick_up(s, seat, p.doctor, 0, 0, can_cure(s, p))


def why_no_camp_at(s: Table, p: Player, place: int) -> Why:
    if p.camp != NOWHERE:
        return Why("camp-placed", [p.camp])
    return Why("destroyed" if is_destroyed(s, place) else "location-full", [place])


def can_camp(s: Table, seat: int) -> bool:
    """The Camp can be placed where the Doctor is (PEST-147 to PEST-155)."""
    p = s.seats[seat]
    if p.doctor == s.kit.capital or not camp_fits(s, p, p.doctor):
        return False
    if s.moved:
        return True
    return has_way(s, seat, p.doctor, Means(s.points, purse(p), False, s.entered))  # PEST-155


def why_no_camp(s: Table, seat: int) -> Why:
    """Why it cannot be placed there."""
    p = s.seats[seat]
    if p.doctor == s.kit.capital:
        return Why("no-camp-in-capital", [])
    if not camp_fits(s, p, p.doctor):
        return why_no_camp_at(s, p, p.doctor)
    return Why("no-way-left", [])


# --- entering a location without skipping it --------------------------------------------------


def visit(s: Table, seat: int, place: int) -> None:
    """Effects that speak of entering a location (PEST-146)."""
    if meets_place(s, seat, ENTERING, place):
        s.then(Meet(seat))
    others = s.built[place] & ~(1 << seat)
    for other in members(others):
        coins = strength(s, s.seats[other], VISITOR_COINS)
        if coins:
            gain_one(s, other, COIN, coins)  # PEST-303
    p = s.seats[seat]
    if others and not s.built[place] >> seat & 1 and strength(s, p, VISIT_RESOURCE):
        gain_from(s, seat, place)  # PEST-305


def gain_from(s: Table, seat: int, place: int) -> None:
    """A resource of a location, which gives one in each Move at most."""
    if not is_destroyed(s, place) and not s.given >> place & 1:
        s.given |= 1 << place
        gain_one(s, seat, s.resources[place])


# --- the end ----------------------------------------------------------------------------------


def end_move(s: Table, seat: int) -> None:
    """The location where the Doctor stops gives a resource (PEST-145)."""
    p = s.seats[seat]
    s.emit("stop", seat, [p.doctor])
    if meets_amount(s, PICK_UP, s.tally):
        s.then(Meet(seat))
    s.then(TAKE_RESOURCE)
    if is_free_passage(s, seat, p.doctor):
        visit(s, seat, p.doctor)  # the Move ends here, so it was not skipped


class TakeArrival(Step[Table]):
    """The arrival resource."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        seat = s.active()
        gain_from(s, seat, s.seats[seat].doctor)


MOVE_ON: Final = MoveOn()
MOVE_DOCTOR: Final = MoveDoctor()
TAKE_RESOURCE: Final = TakeArrival()
