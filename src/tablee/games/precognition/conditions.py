"""Machines: when their condition is met, and which can be used now."""

from __future__ import annotations

from tablee.engine.zones import members
from tablee.games.precognition import kit as k
from tablee.games.precognition.boats import machine_at
from tablee.games.precognition.cards import cost_beside
from tablee.games.precognition.state import River


def usable(s: River, seat: int) -> list[int]:
    """The places of the Machines that can be used: powered, not used yet, on their terms."""
    boat = s.seats[seat]
    return [
        place
        for place in members(boat.powered & ~boat.used)  # PRE-111, PRE-116
        if met(s, seat, machine_at(boat, place))
    ]


def met(s: River, seat: int, machine: int) -> bool:
    """Whether the condition of a Machine is met this round."""
    terms = s.kit.condition[machine]
    if terms.kind == k.GAINED_FROM_CARDS:
        return s.seats[seat].gained[terms.what] >= terms.least  # PRE-127 to PRE-130
    if terms.kind >= k.GIVEN_TYPE:
        return given_fits(s, seat, terms)
    return pair_fits(s, seat, terms)


def pair_fits(s: River, seat: int, terms: k.Terms) -> bool:
    """Conditions on the two cards of the Action Zone, activated or not (PRE-123, PRE-135)."""
    kit, boat = s.kit, s.seats[seat]
    kept, received = boat.kept, boat.received
    one, two = kit.card_type[kept], kit.card_type[received]
    if terms.kind == k.PAIR_TYPE_AND_OTHER:
        return (one == terms.what) != (two == terms.what)  # PRE-126
    if terms.kind == k.PAIR_TYPES:
        return (one, two) in ((terms.what, terms.other), (terms.other, terms.what))
    if terms.kind == k.PAIR_PLAGUE_MIX:
        return (kit.card_plague[kept] > 0) != (kit.card_plague[received] > 0)
    cost, other_cost = cost_beside(kit, kept, received), cost_beside(kit, received, kept)
    if terms.kind == k.PAIR_COST_SUM:  # PRE-137
        return terms.least <= cost + other_cost <= terms.most
    return (cost == other_cost) == (terms.kind == k.PAIR_COST_EQUAL)  # PRE-138


def given_fits(s: River, seat: int, terms: k.Terms) -> bool:
    """Conditions on the card given to the left, where it lies now (PRE-132)."""
    kit, neighbour = s.kit, s.seats[s.left(seat)]
    given = neighbour.received
    if terms.kind == k.GIVEN_TYPE:
        return kit.card_type[given] == terms.what
    if terms.kind == k.GIVEN_HAS_PLAGUE:
        return kit.card_plague[given] > 0
    return terms.least <= cost_beside(kit, given, neighbour.kept) <= terms.most  # PRE-134
