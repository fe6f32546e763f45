"""What a step of the Doctor takes: points, Food, or the Camp, and whether there is a way."""

from __future__ import annotations

from tablee.games.pest.kit import COIN, FOOD
from tablee.games.pest.powers import (
    FREE_SICK,
    JUMP_POINTS,
    LEFT_BEHIND,
    PASSAGE,
    strength,
)
from tablee.games.pest.state import NOWHERE, Player, Table, camps_at, is_destroyed


def purse(p: Player) -> int:
    """Food, and Coins in its place."""
    return p.stock[FOOD] + p.stock[COIN]


def is_free_passage(s: Table, seat: int, place: int) -> bool:
    """An own Building (PEST-134), or with a Travel Permit any (PEST-316)."""
    built = s.built[place]
    if built >> seat & 1:
        return True
    return bool(built) and strength(s, s.seats[seat], PASSAGE) > 0


def points_for(s: Table, seat: int, place: int) -> int:
    return 0 if is_free_passage(s, seat, place) else 1


def fare(s: Table, road: int) -> int:
    """Food for the Subjects on a road: none of them is free (PEST-142)."""
    if road == NOWHERE:
        return 0
    return s.road_sick[road] * s.kit.food_per_sick_on_road


def toll(s: Table, p: Player, place: int, left: int) -> int:
    """Food for the Subjects in a location when so many are left there (PEST-139, PEST-308)."""
    free = max(s.kit.free_sick, strength(s, p, FREE_SICK))
    return max(0, s.sick[place] - left - free) * s.kit.food_per_sick


def camp_fits(s: Table, p: Player, place: int) -> bool:
    """The Camp is on the board, and the location has a place for it (PEST-148, PEST-150)."""
    if p.camp != NOWHERE or is_destroyed(s, place):
        return False
    taken = s.built[place].bit_count() + camps_at(s, place).bit_count()
    return taken < s.kit.capacity[place]


def left_behind(s: Table, p: Player, place: int) -> int:
    return min(s.sick[place], strength(s, p, LEFT_BEHIND))


def can_be_dealt_with(s: Table, p: Player, place: int, food: int, camp: bool) -> bool:
    """The Subjects in a location can be paid for, or the Camp is placed there (PEST-141)."""
    if toll(s, p, place, left_behind(s, p, place)) <= food:
        return True
    return camp and camp_fits(s, p, place)


class Means:
    """What a player could still use on the way."""

    __slots__ = ("camp", "entered", "food", "points")

    def __init__(self, points: int, food: int, camp: bool, entered: int) -> None:
        self.points = points
        self.food = food
        self.camp = camp
        self.entered = entered


def means(s: Table, p: Player) -> Means:
    return Means(s.points, purse(p), True, s.entered)


def can_enter(s: Table, seat: int, place: int, road: int, m: Means) -> bool:
    """A step to a location: not entered yet, enough points, road and Subjects dealt with."""
    if m.entered >> place & 1:
        return False  # PEST-138
    if m.points < 1 and (s.jumped or m.points < points_for(s, seat, place)):
        return False
    if not s.road_sick[road] and s.sick[place] <= s.kit.free_sick:
        return True  # as a rule: nobody has to be paid for
    food = m.food - fare(s, road)
    return food >= 0 and can_be_dealt_with(s, s.seats[seat], place, food, m.camp)


def can_step(s: Table, seat: int, place: int, road: int, m: Means) -> bool:
    if place != s.kit.capital:
        return can_enter(s, seat, place, road, m)
    if m.entered >> place & 1 or (s.jumped and not m.points) or fare(s, road) > m.food:
        return False
    after = Means(m.points, m.food - fare(s, road), m.camp, m.entered | 1 << place)
    return has_way(s, seat, place, after)  # PEST-137


def has_way(s: Table, seat: int, start: int, m: Means) -> bool:
    """A legal step leads from there."""
    ways, roads = s.kit.ways[start], s.kit.by_road[start]
    n = 0
    while n < len(ways) and not can_step(s, seat, ways[n], roads[n], m):
        n += 1
    return n < len(ways)


def can_jump(s: Table, seat: int, place: int) -> bool:
    """A location of the same size, which can be entered (PEST-306)."""
    p = s.seats[seat]
    here = p.doctor
    if place == here or s.kit.size[place] != s.kit.size[here]:
        return False
    return can_be_dealt_with(s, p, place, purse(p), True)


def may_jump(s: Table, p: Player) -> bool:
    """At the start of a Move, with enough points."""
    if s.entered:
        return False
    cost = strength(s, p, JUMP_POINTS)
    return bool(cost) and s.points >= cost
