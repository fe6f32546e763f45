"""What comes aboard a boat, moves on it and leaves it, with the event that tells of it."""

from __future__ import annotations

from tablee.engine.problems import Why
from tablee.games.precognition.actions import MOST_AMOUNT, ROWS
from tablee.games.precognition.kit import (
    CARDS,
    DOCTOR,
    FOOD,
    HUMAN,
    MACHINES,
    PROTECTOR,
    RIVER,
    YMUNE,
    Kit,
)
from tablee.games.precognition.state import Boat, River


def gain(s: River, seat: int, resource: int, amount: int, cause: int) -> None:
    """Humans, food and ymunes of a station come aboard (PRE-090 to PRE-098)."""
    if amount == 0:
        return
    boat = s.seats[seat]
    if resource == HUMAN:
        boat.contaminated += amount  # PRE-094
        boat.tally[cause] += amount
    elif resource == FOOD:
        boat.food += amount
    elif resource == DOCTOR:
        boat.doctors += amount
    else:
        boat.protectors += amount
    note_gain(s, boat, resource, amount, cause)
    if s.events is not None:
        s.emit("gain", seat, [resource, amount, cause])


def note_gain(s: River, boat: Boat, resource: int, amount: int, cause: int) -> None:
    """Remember for this round what came from cards, and what can be spent on objectives."""
    if cause == CARDS:  # PRE-122, PRE-127, PRE-169
        boat.gained[resource] += amount
        if resource in (DOCTOR, PROTECTOR):
            boat.gained[YMUNE] += amount
    if s.kit.cooperative and cause in (CARDS, MACHINES):  # PRE-225
        boat.fresh[resource] += amount


def contaminate(boat: Boat, amount: int) -> None:
    """Healthy humans pay by going to the Contaminated Deck."""
    boat.healthy -= amount
    boat.contaminated += amount


def heal(s: River, seat: int, amount: int, cause: int) -> None:
    """Humans go from the Contaminated Deck to the Cabins."""
    if amount == 0:
        return
    boat = s.seats[seat]
    boat.contaminated -= amount
    boat.healthy += amount
    if s.events is not None:
        s.emit("heal", seat, [amount, cause])


def lose_humans(s: River, seat: int, healthy: int, contaminated: int, cause: int) -> None:
    """Humans go back to the supply (PRE-151)."""
    boat = s.seats[seat]
    boat.healthy -= healthy
    boat.contaminated -= contaminated
    boat.tally[cause] -= healthy + contaminated
    if s.events is not None:
        s.emit("lose-humans", seat, [healthy, contaminated, cause])


def lose(s: River, seat: int, resource: int, amount: int) -> None:
    """The River takes food or ymunes of a station, as many as there are (PRE-167)."""
    boat = s.seats[seat]
    if resource == FOOD:
        amount = min(amount, boat.food)
        boat.food -= amount
    elif resource == DOCTOR:
        amount = min(amount, boat.doctors)
        boat.doctors -= amount
    else:
        amount = min(amount, boat.protectors)
        boat.protectors -= amount
    if amount and s.events is not None:
        s.emit("lose", seat, [resource, amount])


# --- Machines and their batteries -------------------------------------------------------------


def machine_at(boat: Boat, place: int) -> int:
    """The Machine at one of the boat's places."""
    return ROWS * boat.rooms[place // ROWS] + place % ROWS


def place_of(boat: Boat, machine: int) -> int:
    """Where on the boat this Machine is; -1 if it is not aboard."""
    for place, room in enumerate(boat.rooms):
        if room == machine // ROWS:
            return ROWS * place + machine % ROWS
    return -1


def free_slots(kit: Kit, boat: Boat) -> list[int]:
    """For each place, how many batteries can still be put there."""
    slots = kit.slots
    return [slots[machine_at(boat, place)] - count for place, count in enumerate(boat.batteries)]


def powered(kit: Kit, boat: Boat) -> int:
    """The places whose battery slots are all filled (PRE-110), a bit for each."""
    places = 0
    for place, free in enumerate(free_slots(kit, boat)):
        if free == 0:
            places |= 1 << place
    return places


def in_order(counts: list[int], first: int, needed: int) -> list[int]:
    """From which places one of `needed` can come next, so that no choice comes up twice.

    Places are chosen in ascending order; enough must remain from there on for all the rest.
    """
    places: list[int] = []
    behind = 0
    for place in range(len(counts) - 1, first - 1, -1):
        behind += counts[place]
        if counts[place] and behind >= needed:
            places.append(place)
    places.reverse()
    return places


# --- refusals ---------------------------------------------------------------------------------


def wrong_amount(action: int, verb: int, least: int, most: int) -> Why:
    """Why an amount that is not offered is refused."""
    if verb <= action < verb + least:
        return Why("too-few", [least])
    if verb + most < action <= verb + MOST_AMOUNT:
        return Why("too-many", [most])
    return Why("not-offered", [])


def no_such_machine(s: River, seat: int, machine: int) -> Why | None:
    """Why nothing can be done with a Machine that is none, or not on this boat."""
    if not 0 <= machine < len(s.kit.machines):
        return Why("not-offered", [])
    return Why("not-aboard", [machine]) if place_of(s.seats[seat], machine) < 0 else None


assert (CARDS, MACHINES, RIVER) == (0, 1, 2), "the tally has a place for each"
