"""How many humans would be healthy after this round, if the boat were steered for that alone.

Both cards lie in the Action Zone. What the River brings afterwards is left out: nobody knows it.
"""

from __future__ import annotations

from typing import Final

from tablee.games.precognition import kit as k
from tablee.games.precognition.actions import BOTH, KEPT, RECEIVED
from tablee.games.precognition.boats import free_slots, machine_at
from tablee.games.precognition.cards import cost_of_both, offered_by_cards
from tablee.games.precognition.outlook.machines import is_met
from tablee.games.precognition.state import River


def healthy_at_best(s: River, seat: int) -> int:
    """The best of activating one card, the other, or both if they can be paid (PRE-073)."""
    boat = s.seats[seat]
    ways = [KEPT, RECEIVED]
    if cost_of_both(s.kit, boat) <= boat.healthy:
        ways.append(BOTH)
    return max([after_activating(s, seat, activated) for activated in ways])


def after_activating(s: River, seat: int, activated: int) -> int:
    """Try every way to station the ymunes of the cards: Machines may ask for one (PRE-127)."""
    boat = s.seats[seat]
    offered = offered_by_cards(s.kit, boat, activated)
    before = boat.activated, boat.gained
    boat.activated = activated
    best = 0
    for doctors in range(offered[k.YMUNE] + 1):
        gained = offered[:]
        gained[k.DOCTOR] += doctors
        gained[k.PROTECTOR] += offered[k.YMUNE] - doctors
        boat.gained = gained
        for machines in usable_sets(s, seat, offered[k.BATTERY]):
            best = max(best, after_using(s, seat, activated, gained, machines))
    boat.activated, boat.gained = before
    return best


def usable_sets(s: River, seat: int, batteries: int) -> list[list[int]]:
    """Machines that can be used together: powered ones, and others as far as batteries go."""
    boat, kit = s.seats[seat], s.kit
    sets: list[list[int]] = [[]]
    left = [batteries]
    for place, free in enumerate(free_slots(kit, boat)):
        machine = machine_at(boat, place)
        if not is_met(s, seat, machine):
            continue
        if free <= 0:
            sets = [[*chosen, machine] for chosen in sets]
            continue
        for number in range(len(sets)):
            if left[number] >= free:  # PRE-110
                sets.append([*sets[number], machine])
                left.append(left[number] - free)
    return sets


def after_using(s: River, seat: int, activated: int, gained: list[int], machines: list[int]) -> int:
    """With all that is gained aboard, the ymunes of Machines stationed where they help most."""
    boat, kit = s.seats[seat], s.kit
    cost = cost_of_both(kit, boat) if activated == BOTH else 0
    given = [gained[what] + sum([kit.machine_gain[m][what] for m in machines]) for what in AMOUNTS]
    ill = boat.contaminated + cost + given[0]  # PRE-072, PRE-094
    healed = min(ill, sum([kit.machine_heal[machine] for machine in machines]))
    healthy = boat.healthy - cost + healed
    doctors, protectors = boat.doctors + given[1], boat.protectors + given[2]
    free = sum([kit.machine_gain[machine][k.YMUNE] for machine in machines])
    return max(
        [
            after_plague(s, seat, healthy, ill - healed, doctors + some, protectors + free - some)
            for some in range(free + 1)
        ]
    )


def after_plague(s: River, seat: int, healthy: int, ill: int, doctors: int, protectors: int) -> int:
    """Every Protector that helps is sent, contaminated humans are given up first, Doctors heal."""
    boat, kit = s.seats[seat], s.kit
    raised = boat.plague + kit.card_plague[boat.kept] + kit.card_plague[boat.received]
    plague = (
        min(kit.most_plague, raised) - protectors * kit.plague_per_protector
    )  # PRE-142, PRE-143
    taken = min(max(0, plague), healthy + ill)  # PRE-146, PRE-147
    given_up = min(taken, ill)
    return healthy - (taken - given_up) + min(doctors, ill - given_up)  # PRE-149


AMOUNTS: Final = (k.HUMAN, k.DOCTOR, k.PROTECTOR)
