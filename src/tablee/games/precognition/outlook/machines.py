"""Which Machines of a boat could be used, as far as the cards are known."""

from __future__ import annotations

from tablee.engine.problems import UNKNOWN
from tablee.games.precognition import kit as k
from tablee.games.precognition.actions import ROWS
from tablee.games.precognition.boats import machine_at
from tablee.games.precognition.conditions import met
from tablee.games.precognition.state import River


def aboard(s: River, seat: int) -> list[int]:
    boat = s.seats[seat]
    return [machine_at(boat, place) for place in range(ROWS * len(boat.rooms))]


def is_met(s: River, seat: int, machine: int) -> bool | None:
    """Whether the condition of a Machine is met; None as long as that is not known."""
    terms = s.kit.condition[machine]
    boat, left = s.seats[seat], s.seats[s.left(seat)]
    if terms.kind == k.GAINED_FROM_CARDS:
        return met(s, seat, machine) if boat.activated > 0 else None
    if terms.kind >= k.GIVEN_TYPE:
        if left.received == UNKNOWN:
            return None
        copies = terms.kind == k.GIVEN_COST and s.kit.card_cost[left.received] < 0
        return None if copies and left.kept == UNKNOWN else met(s, seat, machine)
    return None if UNKNOWN in (boat.kept, boat.received) else met(s, seat, machine)


def usable_with(tried: River, seat: int, gift: int) -> list[str]:
    """The powered Machines that could be used if this card were given to the left."""
    boat, kit = tried.seats[seat], tried.kit
    tried.seats[tried.left(seat)].received = gift
    return [
        kit.machines[machine]
        for place, machine in enumerate(aboard(tried, seat))
        if boat.batteries[place] >= kit.slots[machine] and is_met(tried, seat, machine)
    ]
