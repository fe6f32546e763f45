"""What a boat is worth after a round: the healthy humans that it can be expected to bring home."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt
from typing import Final

from tablee.bots.expert.precognition.outlook.boat import ImaginedBoat
from tablee.bots.expert.precognition.outlook.journey import (
    BATTERIES_A_ROUND,
    EATING,
    FOOD_A_ROUND,
    HUMANS_A_ROUND,
    YMUNES_A_ROUND,
    Journey,
)
from tablee.games.precognition import kit as k

LATE_HEALING: Final = 0.1
"""What a contaminated human is worth for whom there will be no Doctor."""

TIE: Final = 0.01
"""Contaminated humans at the end: they only break ties (PRE-191)."""

STARVING: Final = 0.6
"""For each human that the next Island will hardly feed."""

DOCTOR: Final[tuple[float, ...]] = (
    *(0.00, 0.42, 0.77, 1.06, 1.31, 1.51),
    *(1.68, 1.82, 1.94, 2.04, 2.12, 2.19, 2.24),
)
"""So many Doctors, for each round left."""

SAVED: Final = 0.8
"""What each point of plague costs that will come and meet no Protector."""

IN_TIME: Final = 0.05
"""How much less that is for each round left: other Protectors may come aboard in time."""

HAZARD: Final = 1.5
"""How unevenly the plague to come falls on the boats."""

ESCORT: Final = 0.25
"""What a Protector is worth beside, against the River."""

PLAGUE_STAYS: Final = 0.6
"""Of the rounds left, how many a plague lasts that nobody aboard can fight."""

PURSE: Final = 5
READY: Final = 0.1
"""Healthy humans pay for the next cards: what each of the first few is worth for that."""


HEALED_IN_TIME: Final = 0.9
"""Of those whom Doctors could heal before the season ends: others will be contaminated instead."""


VAGUE: Final = 1.0
"""How far the outlook for a resource goes wrong in one round."""

ROOT: Final = tuple([sqrt(rounds) for rounds in range(13)])

Needs = Sequence[tuple[int, int]]
"""Resources and amounts."""


class Want:
    """All this should be aboard when the season ends."""

    def __init__(self, needs: Needs, weight: float) -> None:
        self.needs = needs
        self.weight = weight
        """What it is worth that this boat has it, in humans."""


def worth(p: ImaginedBoat, journey: Journey, danger: float, wants: Sequence[Want] = ()) -> float:
    """All rules of thumb together."""
    value = prepared(p, journey.season_end, wants) if wants else 0.0
    if journey.left == 0:
        return value + p.healthy + TIE * p.contaminated
    people = crew_home(p, journey)
    meals = meals_home(p, journey)
    return (
        value
        + lesser(people, meals, journey.spread)
        - starving(p, journey)
        + doctors(p.doctors, journey.left)
        + protectors(p, journey.left, danger)
        + ready(p.healthy)
        + p.charge
    )


def lesser(people: float, meals: float, spread: float) -> float:
    """Only the fed get home: the lesser of the two, blurred by what nobody can foresee."""
    apart = people - meals
    return (people + meals - sqrt(apart * apart + spread)) / 2


def crew_home(p: ImaginedBoat, journey: Journey) -> float:
    """Who will be healthy at the end, as far as Doctors can heal them and the plague lets them."""
    healed = min(p.contaminated, p.doctors * journey.left)
    late = LATE_HEALING * (p.contaminated - healed)
    return p.healthy + healed + late + journey.people - plague_toll(p, journey.left)


def plague_toll(p: ImaginedBoat, left: int) -> float:
    """The plague takes its level round after round, until Protectors have lowered it (PRE-148)."""
    level = p.plague - 2 * p.protectors
    return level * (1 + PLAGUE_STAYS * (left - 1)) if level > 0 else 0.0


def meals_home(p: ImaginedBoat, journey: Journey) -> float:
    """Food for the last Island, after what the Islands before it take."""
    return p.food + journey.meals - EATING * journey.stops * (p.healthy + p.contaminated)


def starving(p: ImaginedBoat, journey: Journey) -> float:
    """Food for the next Island comes before all else."""
    rounds = journey.to_island
    mouths = p.healthy + min(p.contaminated, p.doctors * rounds)
    short = EATING * mouths - p.food - rounds
    return STARVING * short if short > 0 else 0.0


def doctors(count: int, left: int) -> float:
    """Each heals every round, but there are only so many to heal."""
    return DOCTOR[min(count, len(DOCTOR) - 1)] * left


def protectors(p: ImaginedBoat, left: int, danger: float) -> float:
    """Protectors before the plague comes: as many as the cards still to be played call for."""
    free = max(0, p.protectors - (p.plague + 1) // 2)
    saved = SAVED * (1 - IN_TIME * left)
    return saved * lesser(2 * free, danger, HAZARD * danger) + ESCORT * free


def ready(healthy: int) -> float:
    return READY * min(healthy, PURSE)


# --- what objectives want ---------------------------------------------------------------------


def prepared(p: ImaginedBoat, rounds: int, wants: Sequence[Want]) -> float:
    """What it is worth that the boat will have what objectives want of it after so many rounds."""
    return sum([want.weight * chance_to_have(p, want.needs, rounds) for want in wants])


def chance_to_have(p: ImaginedBoat, needs: Needs, rounds: int) -> float:
    """How likely the boat has everything in time."""
    chance = 1.0
    for resource, amount in needs:
        chance *= likely(amount - expected(p, resource, rounds), rounds)
    return chance


def likely(short: float, rounds: int) -> float:
    """How likely a boat that is expected to be so short of something has enough of it in time."""
    if rounds == 0:
        return 0.0 if short > 0 else 1.0
    return 1 / (1 + exp((short - 0.5) / (VAGUE * ROOT[rounds])))


def expected(p: ImaginedBoat, resource: int, rounds: int) -> float:
    """How much of a resource the boat will have after so many rounds, which end with a meal."""
    if resource == k.HEALTHY:
        return p.healthy + HEALED_IN_TIME * min(p.contaminated, p.doctors * rounds)
    if resource == k.HUMAN:
        return p.healthy + p.contaminated + HUMANS_A_ROUND * rounds
    if resource == k.FOOD:
        mouths = p.healthy + p.contaminated + HUMANS_A_ROUND * rounds
        eaten = EATING * mouths if rounds else 0.0
        return p.food + FOOD_A_ROUND * rounds - eaten
    if resource == k.BATTERY:
        return p.batteries + BATTERIES_A_ROUND * rounds
    if resource == k.YMUNE:
        return p.doctors + p.protectors + YMUNES_A_ROUND * rounds
    return (p.doctors if resource == k.DOCTOR else p.protectors) + YMUNES_A_ROUND * rounds / 2
