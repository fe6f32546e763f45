"""Cubes and cards on the Wing: what an ability changes there when all own negotiators stand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablee.bots.expert.exodus.outlook.seat import Outlook
from tablee.bots.expert.exodus.outlook.wing import Wing
from tablee.games.exodus.abilities.reading import DEEDS
from tablee.games.exodus.abilities.zones import (
    AddCubes,
    ChooseZone,
    MoveCube,
    RemoveOf,
    SwapSecond,
    flanked,
    owners_in,
    zones_with,
)
from tablee.games.exodus.actions import CHAMBER, DONE, MOST_CARDS, PLAYER, USE
from tablee.games.exodus.wing import filled_chambers

ENOUGH: Final = 0.4
"""What a change must bring beyond its price."""


def change_something(out: Outlook, options: Sequence[int]) -> int:
    """The ability that changes the Wing most in our favour; 0 if none pays."""
    wing = Wing(out)
    best, most = 0, ENOUGH
    for action in options:
        if USE <= action < USE + MOST_CARDS:
            ability = out.kit.technical[action - USE]
            assert ability is not None
            deed = ability.deeds[0]
            points = change(wing, DEEDS[deed.verb], deed.amount) - out.gem * ability.price
            if ability.sacrifice is not None:
                points -= 1.0
            if points > most:
                best, most = action, points
    return best


def change(wing: Wing, verb: str, amount: int) -> float:
    """The most that a verb can bring on the Wing as it stands."""
    if verb == "add_influence":
        return best_zone(wing, flanked(wing.out.s, wing.out.seat), amount)[0]
    if verb == "win_ties":
        return best_mark(wing)[0]
    if verb == "remove_cubes":
        return best_removal(wing)[0]
    if verb == "move_cubes":
        return best_move(wing, range(wing.players), amount)[0]
    if verb == "swap_chambers":
        return best_swap(wing, filled_chambers(wing.out.s))[0]
    return 0.0


# --- own cubes --------------------------------------------------------------------------------


def best_zone(wing: Wing, zones: Sequence[int], amount: int) -> tuple[float, int]:
    found = [(wing.changed(zone, wing.out.seat, amount), zone) for zone in zones]
    return max(found)


def add_cubes(out: Outlook, options: Sequence[int]) -> int:
    ask = out.me.ask
    assert isinstance(ask, AddCubes)
    zones = [action - CHAMBER for action in options]
    return CHAMBER + best_zone(Wing(out), zones, ask.amount)[1]


def best_mark(wing: Wing) -> tuple[float, int]:
    """Where a tie for the lead would be won."""
    marks = wing.out.s.marks
    found = [(0.0, 0)]
    for zone in filled_chambers(wing.out.s):
        before = wing.now(zone)
        old = marks[zone]
        marks[zone] |= 1 << wing.out.seat
        found.append((wing.now(zone) - before, zone))
        marks[zone] = old
    return max(found)


def mark_zone(out: Outlook, options: Sequence[int]) -> int:
    action = CHAMBER + best_mark(Wing(out))[1]
    return action if action in options else options[0]


# --- cubes of anybody -------------------------------------------------------------------------


def best_removal(wing: Wing) -> tuple[float, int, int]:
    """One cube: what it brings, from which zone and whose."""
    found = [
        (wing.changed(zone, owner, -1), zone, owner)
        for zone in range(len(wing.mine))
        for owner in owners_in(wing.out.s, zone)
    ]
    return max(found)


def remove_from(out: Outlook, options: Sequence[int]) -> int:
    return CHAMBER + best_removal(Wing(out))[1]


def remove_of(out: Outlook, options: Sequence[int]) -> int:
    ask = out.me.ask
    assert isinstance(ask, RemoveOf)
    wing = Wing(out)
    found = [(wing.changed(ask.chamber, action - PLAYER, -1), action) for action in options]
    return max(found)[1]


def best_move(wing: Wing, owners: Sequence[int], most: int) -> tuple[float, int, int]:
    """What moving the cubes of one player brings, whose they are and where they go."""
    found = [(0.0, owners[0], 0)]
    for owner in owners:
        zones = zones_with(wing.out.s, owner)
        for zone in zones:
            found.append((best_origins(wing, owner, zone, zones, most), owner, zone))
    return max(found)


def best_origins(wing: Wing, owner: int, zone: int, zones: Sequence[int], most: int) -> float:
    """What it brings to move cubes into a zone, one or more from the best other zone."""
    found = [-100.0]
    for origin in zones:
        if origin != zone:
            count = min(most, wing.cubes[origin * wing.players + owner])
            for number in range(1, count + 1):
                lost = wing.changed(origin, owner, -number)
                found.append(lost + wing.changed(zone, owner, number))
    return max(found)


def choose_cubes(out: Outlook, options: Sequence[int]) -> int:
    owners = [action - PLAYER for action in options]
    return PLAYER + best_move(Wing(out), owners, 2)[1]


def choose_zone(out: Outlook, options: Sequence[int]) -> int:
    ask = out.me.ask
    assert isinstance(ask, ChooseZone)
    wing = Wing(out)
    zones = [action - CHAMBER for action in options]
    return max([(best_origins(wing, ask.owner, z, zones, ask.most), CHAMBER + z) for z in zones])[1]


def move_cube(out: Outlook, options: Sequence[int]) -> int:
    """From where a cube is missed least; no more of them than it pays."""
    ask = out.me.ask
    assert isinstance(ask, MoveCube)
    wing = Wing(out)
    gained = wing.changed(ask.zone, ask.owner, 1)
    found = [
        (0.0 if action == DONE else gained + taken(wing, ask, action - CHAMBER), action)
        for action in options
    ]
    return max(found)[1]


def taken(wing: Wing, ask: MoveCube, origin: int) -> float:
    """What it brings to take one cube from a zone, or as many as can still be moved."""
    count = min(ask.left, wing.cubes[origin * wing.players + ask.owner])
    found = [wing.changed(origin, ask.owner, -number) for number in range(1, count + 1)]
    return max(found)


# --- cards in chambers ------------------------------------------------------------------------


def best_swap(wing: Wing, firsts: Sequence[int]) -> tuple[float, int, int]:
    """The exchange of two cards that brings most, and the two chambers."""
    filled = filled_chambers(wing.out.s)
    before = [wing.now(chamber) for chamber in range(len(wing.mine))]
    found = [(-100.0, filled[0], filled[1])]
    for first in firsts:
        for second in filled:
            if first != second:
                swap(wing, first, second)
                after = wing.now(first) + wing.now(second)
                swap(wing, first, second)
                found.append((after - before[first] - before[second], first, second))
    return max(found)


def swap(wing: Wing, first: int, second: int) -> None:
    for prizes in (wing.mine, wing.theirs):
        prizes[first], prizes[second] = prizes[second], prizes[first]


def swap_first(out: Outlook, options: Sequence[int]) -> int:
    wing = Wing(out)
    return CHAMBER + best_swap(wing, [action - CHAMBER for action in options])[1]


def swap_second(out: Outlook, options: Sequence[int]) -> int:
    ask = out.me.ask
    assert isinstance(ask, SwapSecond)
    return CHAMBER + best_swap(Wing(out), [ask.chamber])[2]
