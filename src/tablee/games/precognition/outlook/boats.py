"""What is ahead of a boat: plague and Doctors, the next Island, and what objectives ask for."""

from __future__ import annotations

from tablee.engine.fields import Data
from tablee.engine.problems import UNKNOWN
from tablee.engine.zones import members
from tablee.games.precognition.actions import PROTECT
from tablee.games.precognition.boats import heal, lose_humans
from tablee.games.precognition.kit import DOCTORS, PLAGUE, RESOURCES
from tablee.games.precognition.maintaining import (
    LowerPlague,
    healed_by_doctors,
    lower_plague,
    raise_plague,
    taken_by_plague,
)
from tablee.games.precognition.objectives import lacking
from tablee.games.precognition.outlook.cards import card_name
from tablee.games.precognition.state import FINISHED, River


def ahead(s: River, seat: int) -> Data:
    """If nothing comes and nobody is sent; it holds as long as the boat is like this."""
    boat = s.seats[seat]
    return {
        "of": {
            "round": s.round,
            "mitigated": [s.kit.objectives[objective] for objective in members(s.mitigated)],
            "kept": card_name(s, boat.kept),
            "received": card_name(s, boat.received),
            "healthy": boat.healthy,
            "contaminated": boat.contaminated,
            "doctors": boat.doctors,
            "protectors": boat.protectors,
            "food": boat.food,
            "plague": boat.plague,
            "batteries": boat.batteries,
        },
        "upkeep": upkeep(s, seat),
        "feeding": feeding(s, seat),
        "lacks": {
            s.kit.objectives[objective]: {
                RESOURCES[resource]: amount for resource, amount in lacking(s, seat, objective)
            }
            for objective in s.revealed
        },
    }


def upkeep(s: River, seat: int) -> Data:
    """What plague and Doctors do this round, if contaminated humans are given up first."""
    tried = s.clone()
    boat = tried.seats[seat]
    if not is_raised(s):
        cards = [card for card in (boat.kept, boat.received) if card != UNKNOWN]
        raise_plague(tried, seat, sum([s.kit.card_plague[card] for card in cards]))
    lost = taken_by_plague(boat)
    contaminated = min(lost, boat.contaminated)
    lose_humans(tried, seat, lost - contaminated, contaminated, PLAGUE)
    return {"plague": boat.plague, "lost": lost, "healed": healed_by_doctors(boat)}


def is_raised(s: River) -> bool:
    """The Action phase is over, and with it the plague of this round's cards has come."""
    return all([boat.stage == FINISHED for boat in s.seats])


def feeding(s: River, seat: int) -> Data:
    """Who will eat at the next Island once the Doctors have done their work, and what is left."""
    tried = s.clone()
    boat = tried.seats[seat]
    rounds = rounds_to_island(s)
    for _ in range(rounds):
        heal(tried, seat, healed_by_doctors(boat), DOCTORS)
    spare = boat.food - boat.healthy * s.kit.food_per_human
    return {"rounds": rounds, "eaters": boat.healthy, "spare": spare}


def rounds_to_island(s: River) -> int:
    """This round included: a season ends at its Island (PRE-170)."""
    number = max(s.round, 1)
    return s.kit.season_of_round[number:].count(s.kit.season_of_round[number])


def protecting(s: River, seat: int) -> list[Data]:
    """By the number of Protectors that are sent: the plague afterwards, and whom it takes."""
    ask = s.seats[seat].ask
    found: list[Data] = []
    if isinstance(ask, LowerPlague):
        for action in ask.options(s, seat):
            tried = s.clone()
            lower_plague(tried, seat, action - PROTECT)
            boat = tried.seats[seat]
            found.append({"level": boat.plague, "lost": taken_by_plague(boat)})
    return found
