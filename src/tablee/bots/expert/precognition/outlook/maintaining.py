"""What the Maintenance phase will make of a boat."""

from __future__ import annotations

from tablee.bots.expert.precognition.outlook.boat import ImaginedBoat
from tablee.bots.expert.precognition.outlook.journey import Journey


def maintain(p: ImaginedBoat, plague: int, journey: Journey) -> None:
    """The whole phase with this much new plague; the River's tile is anybody's guess."""
    p.plague = min(12, p.plague + plague)
    if p.plague:
        send_protectors(p, min(p.protectors, (p.plague + 1) // 2))
        lose_humans(p, p.plague)
    heal_and_eat(p, journey)


def send_protectors(p: ImaginedBoat, count: int) -> None:
    p.protectors -= count
    p.plague = max(0, p.plague - 2 * count)


def lose_humans(p: ImaginedBoat, amount: int) -> None:
    """Contaminated humans go first: they are the last to be of use."""
    contaminated = min(p.contaminated, amount)
    p.contaminated -= contaminated
    p.healthy = max(0, p.healthy - (amount - contaminated))


def heal_and_eat(p: ImaginedBoat, journey: Journey) -> None:
    """Doctors heal; at an Island every healthy human eats (PRE-149, PRE-170)."""
    healed = min(p.doctors, p.contaminated)
    p.contaminated -= healed
    p.healthy += healed
    if journey.island:
        p.healthy = min(p.healthy, p.food)
        p.food -= p.healthy
