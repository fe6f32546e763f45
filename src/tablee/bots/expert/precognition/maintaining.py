"""Maintenance phase: fight the plague, choose whom to lose, face the River."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tablee.bots.expert.precognition.outlook.boat import ImaginedBoat
from tablee.bots.expert.precognition.outlook.maintaining import (
    heal_and_eat,
    lose_humans,
    send_protectors,
)
from tablee.bots.expert.precognition.outlook.seat import Outlook
from tablee.games.precognition import actions as a
from tablee.games.precognition import kit as k
from tablee.games.precognition.maintaining import LoseHumans
from tablee.games.precognition.river import LoseBattery, LoseYmunes


def best(
    out: Outlook, options: Sequence[int], happens: Callable[[Outlook, ImaginedBoat, int], None]
) -> int:
    """The answer after which the boat is worth most."""

    def value(action: int) -> float:
        p = out.now.copy()
        happens(out, p, action)
        return out.value(p)

    return max(options, key=value)


def lower_plague(out: Outlook, options: Sequence[int]) -> int:
    return best(out, options, lowered)


def lowered(out: Outlook, p: ImaginedBoat, action: int) -> None:
    send_protectors(p, action - a.PROTECT)
    lose_humans(p, p.plague)
    heal_and_eat(p, out.journey)


def choose_lost(out: Outlook, options: Sequence[int]) -> int:
    """The contaminated first, unless there is not food enough for the healthy."""
    return best(out, options[::-1], lost)


def lost(out: Outlook, p: ImaginedBoat, action: int) -> None:
    ask = out.boat.ask
    assert isinstance(ask, LoseHumans)
    contaminated = action - a.LOSE
    p.contaminated -= contaminated
    p.healthy -= ask.amount - contaminated
    if ask.cause == k.PLAGUE:
        heal_and_eat(p, out.journey)


def face_river(out: Outlook, options: Sequence[int]) -> int:
    return best(out, options, faced)


def faced(out: Outlook, p: ImaginedBoat, action: int) -> None:
    """Spend a Protector, or take what the tile gives and lose what it takes."""
    s = out.s
    if action == a.IGNORE:
        p.protectors -= s.kit.ignore_price
        return
    tile = s.river[s.progress - 1]
    out.take(p, s.kit.tile_gain[tile], 0)
    loss = s.kit.tile_loss[tile]
    lose_humans(p, loss[k.HUMAN])
    p.food = max(0, p.food - loss[k.FOOD])
    doctors = min(p.doctors, loss[k.YMUNE])
    p.doctors -= doctors
    p.protectors = max(0, p.protectors - (loss[k.YMUNE] - doctors))
    if loss[k.BATTERY]:
        p.charge = out.plant.charge_without(loss[k.BATTERY])
        p.batteries = max(0, p.batteries - loss[k.BATTERY])


def choose_ymunes(out: Outlook, options: Sequence[int]) -> int:
    return best(out, options, without_ymunes)


def without_ymunes(out: Outlook, p: ImaginedBoat, action: int) -> None:
    ask = out.boat.ask
    assert isinstance(ask, LoseYmunes)
    doctors = action - a.LOSE_DOCTORS
    p.doctors -= doctors
    p.protectors -= ask.amount - doctors


def choose_battery(out: Outlook, options: Sequence[int]) -> int:
    """From the Machine that misses it least."""
    ask = out.boat.ask
    assert isinstance(ask, LoseBattery)
    plant = out.plant
    offered = [plant.machines.index(action - a.UNPLUG) for action in options]
    return a.UNPLUG + plant.machines[min(offered, key=plant.missed)]
