"""Action phase: activate cards, station ymunes, place batteries, use Machines."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.bots.expert.precognition import objectives
from tablee.bots.expert.precognition.outlook.maintaining import maintain
from tablee.bots.expert.precognition.outlook.pairs import pair_of
from tablee.bots.expert.precognition.outlook.seat import Outlook
from tablee.games.precognition import actions as a
from tablee.games.precognition import kit as k
from tablee.games.precognition.machines import PlaceBattery, StationYmunes
from tablee.games.precognition.state import River


def activate(out: Outlook, options: Sequence[int]) -> int:
    """The cards after which the round ends best."""
    boat = out.boat
    pair = pair_of(out.s.kit, boat.kept, boat.received)
    return a.ACTIVATE + max(out.activations(pair), key=lambda which: out.activated(pair, which))


def station(out: Outlook, options: Sequence[int]) -> int:
    """Doctors and Protectors, as the plague and the sick call for them."""
    return max(options, key=lambda action: stationed(out, action - a.DOCTORS))


def stationed(out: Outlook, doctors: int) -> float:
    ask = out.boat.ask
    assert isinstance(ask, StationYmunes)
    guards = out.boat.incoming[k.YMUNE] - doctors
    p = out.now.copy()
    p.doctors += doctors
    p.protectors += guards
    extra = 0.0
    if ask.cause == k.CARDS:
        for engine in out.powered:
            if engine.terms.kind == k.GAINED_FROM_CARDS:
                came = {k.DOCTOR: doctors, k.PROTECTOR: guards}.get(engine.terms.what, 0)
                extra += engine.use if came >= engine.terms.least else 0.0
    if ask.cause != k.RIVER:
        pair = pair_of(out.s.kit, out.boat.kept, out.boat.received)
        maintain(p, pair.plague, out.journey)
    return out.value(p) + extra


def place_battery(out: Outlook, options: Sequence[int]) -> int:
    """The next place of the plan for all batteries that are to be placed."""
    ask = out.boat.ask
    assert isinstance(ask, PlaceBattery)
    count = out.boat.incoming[k.BATTERY]
    if a.ASIDE in options:
        count -= objectives.batteries_to_set_aside(out)
        if count <= 0 or len(options) == 1:
            return a.ASIDE
    plan = out.plant.plan(ask.place, count)
    return a.BATTERY + out.plant.machines[plan[0]]


def use_machine(s: River, seat: int, options: Sequence[int]) -> int:
    """Use everything; Machines that heal come last, so that new humans can be healed too."""
    uses = [action for action in options if a.USE <= action < a.HEAL]
    if uses:
        return min(uses, key=lambda action: s.kit.machine_heal[action - a.USE])
    return objectives.face_objectives(Outlook(s, seat), options) if s.kit.cooperative else a.FINISH


def take_all(s: River, seat: int, options: Sequence[int]) -> int:
    """Nothing that comes aboard does harm."""
    return options[-1]
