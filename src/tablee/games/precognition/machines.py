"""Machine step: what cards give is placed, then Machines are used, and what they give is placed."""

from __future__ import annotations

from typing import Final

from tablee.engine.problems import Why
from tablee.engine.state import Ask, Group
from tablee.games.precognition import actions as a
from tablee.games.precognition import kit as k
from tablee.games.precognition import objectives
from tablee.games.precognition.boats import (
    free_slots,
    gain,
    heal,
    in_order,
    machine_at,
    no_such_machine,
    note_gain,
    place_of,
    powered,
    wrong_amount,
)
from tablee.games.precognition.conditions import usable
from tablee.games.precognition.objectives import can_reveal, mitigable, mitigate, reveal
from tablee.games.precognition.state import FINISHED, TO_USE, River

# --- placing what is gained -------------------------------------------------------------------


def receive(s: River, seat: int, cause: int) -> None:
    """Bring aboard what is incoming; sparing players are asked how much they take (PRE-084)."""
    if s.seats[seat].sparing and cause != k.RIVER:  # RUL-21: gifts of the River are taken
        ask_amounts(s, seat, cause, 0)
    else:
        bring_aboard(s, seat, cause)


def ask_amounts(s: River, seat: int, cause: int, first: int) -> None:
    for resource in range(first, k.GAINS):
        if s.seats[seat].incoming[resource]:
            s.ask(seat, TakeAmount(cause, resource))
            return
    bring_aboard(s, seat, cause)


class TakeAmount(Ask[River]):
    """How much of it do you take?"""

    __slots__ = ("cause", "resource")

    def __init__(self, cause: int, resource: int) -> None:
        self.cause = cause
        self.resource = resource

    def options(self, s: River, seat: int) -> list[int]:
        return list(range(a.TAKE, a.TAKE + s.seats[seat].incoming[self.resource] + 1))

    def apply(self, s: River, seat: int, action: int) -> None:
        s.seats[seat].incoming[self.resource] = action - a.TAKE
        ask_amounts(s, seat, self.cause, self.resource + 1)

    def refusal(self, s: River, seat: int, action: int) -> Why:
        return wrong_amount(action, a.TAKE, 0, s.seats[seat].incoming[self.resource])

    def about(self, s: River, seat: int) -> list[int]:
        return [self.resource, s.seats[seat].incoming[self.resource], self.cause]


def bring_aboard(s: River, seat: int, cause: int) -> None:
    """Place at once what leaves no choice, then ask where ymunes and batteries go (PRE-085)."""
    incoming = s.seats[seat].incoming
    for resource in (k.HUMAN, k.FOOD, k.DOCTOR, k.PROTECTOR):
        gain(s, seat, resource, incoming[resource], cause)
        incoming[resource] = 0
    if incoming[k.YMUNE]:
        s.ask(seat, StationYmunes(cause))
    else:
        place_batteries(s, seat, cause)


class StationYmunes(Ask[River]):
    """How many of the ymunes become Doctors? The rest become Protectors."""

    __slots__ = ("cause",)

    def __init__(self, cause: int) -> None:
        self.cause = cause

    def options(self, s: River, seat: int) -> list[int]:
        return list(range(a.DOCTORS, a.DOCTORS + s.seats[seat].incoming[k.YMUNE] + 1))

    def apply(self, s: River, seat: int, action: int) -> None:
        boat = s.seats[seat]
        doctors = action - a.DOCTORS
        gain(s, seat, k.DOCTOR, doctors, self.cause)
        gain(s, seat, k.PROTECTOR, boat.incoming[k.YMUNE] - doctors, self.cause)
        boat.incoming[k.YMUNE] = 0
        place_batteries(s, seat, self.cause)

    def refusal(self, s: River, seat: int, action: int) -> Why:
        return wrong_amount(action, a.DOCTORS, 0, s.seats[seat].incoming[k.YMUNE])

    def about(self, s: River, seat: int) -> list[int]:
        return [s.seats[seat].incoming[k.YMUNE], self.cause]


def place_batteries(s: River, seat: int, cause: int) -> None:
    """Batteries without a free slot are not gained, unless they are set aside (PRE-097)."""
    boat = s.seats[seat]
    count = boat.incoming[k.BATTERY]
    free = sum(free_slots(s.kit, boat))
    if not may_set_aside(s, cause):
        count = min(count, free)
    boat.incoming[k.BATTERY] = count
    note_gain(s, boat, k.BATTERY, count, cause)
    if count and free:
        s.ask(seat, PlaceBattery(cause, 0))
        return
    if count:
        set_aside(s, seat, count)
    all_placed(s, seat, cause)


def may_set_aside(s: River, cause: int) -> bool:
    """Together, what cards and Machines give can wait for objectives (PRE-229)."""
    return s.kit.cooperative and cause in (k.CARDS, k.MACHINES)


def set_aside(s: River, seat: int, count: int) -> None:
    boat = s.seats[seat]
    boat.incoming[k.BATTERY] -= count
    boat.aside += count
    s.emit("set-aside", seat, [count])


class PlaceBattery(Ask[River]):
    """On which Machine do you put a battery?"""

    __slots__ = ("cause", "place")

    def __init__(self, cause: int, place: int) -> None:
        self.cause = cause
        self.place = place
        """From which place on: Machines are named in ascending order, those set aside last."""

    def options(self, s: River, seat: int) -> list[int]:
        boat = s.seats[seat]
        aside = may_set_aside(s, self.cause)
        needed = 1 if aside else boat.incoming[k.BATTERY]
        places = in_order(free_slots(s.kit, boat), self.place, needed)
        offered = [a.BATTERY + machine_at(boat, place) for place in places]
        if aside:
            offered.append(a.ASIDE)
        return offered

    def apply(self, s: River, seat: int, action: int) -> None:
        boat = s.seats[seat]
        if action == a.ASIDE:
            place = len(boat.batteries)
            set_aside(s, seat, 1)
        else:
            place = place_of(boat, action - a.BATTERY)
            boat.batteries[place] += 1
            boat.incoming[k.BATTERY] -= 1
            if self.cause == k.ASIDE:
                boat.aside -= 1
            if s.events is not None:
                s.emit("place-battery", seat, [action - a.BATTERY, self.cause])
        if boat.incoming[k.BATTERY]:
            s.ask(seat, PlaceBattery(self.cause, place))
        else:
            all_placed(s, seat, self.cause)

    def refusal(self, s: River, seat: int, action: int) -> Why:
        if action == a.ASIDE:
            return Why("not-offered" if s.kit.cooperative else "only-cooperative", [])
        machine = action - a.BATTERY
        why = no_such_machine(s, seat, machine)
        if why is not None:
            return why
        boat = s.seats[seat]
        if not free_slots(s.kit, boat)[place_of(boat, machine)]:
            return Why("no-free-slot", [machine])
        return Why("ascending-order", [])

    def about(self, s: River, seat: int) -> list[int]:
        return [s.seats[seat].incoming[k.BATTERY], self.cause]

    def group(self, s: River, seat: int) -> Group | None:
        """One action for every free slot."""
        boat = s.seats[seat]
        count = boat.incoming[k.BATTERY]
        actions: list[int] = []
        for place, free in enumerate(free_slots(s.kit, boat)):
            if place >= self.place:
                actions += [a.BATTERY + machine_at(boat, place)] * free
        if may_set_aside(s, self.cause):
            actions += [a.ASIDE] * count
        return Group(count, count, actions)


def all_placed(s: River, seat: int, cause: int) -> None:
    """Cards are followed by Machines; a Machine by its healing, and by other Machines."""
    boat = s.seats[seat]
    if cause == k.CARDS:
        boat.powered = powered(s.kit, boat)  # PRE-113 to PRE-115
        boat.stage = TO_USE
        go_on(s, seat)
    elif cause == k.MACHINES:
        most = min(boat.healing, boat.contaminated)
        boat.healing = most
        if most and boat.sparing:
            s.ask(seat, HEAL_HUMANS)
        else:
            finish_healing(s, seat, most)


class HealHumans(Ask[River]):
    """How many humans does the Machine heal?"""

    __slots__ = ()

    def options(self, s: River, seat: int) -> list[int]:
        return list(range(a.HEAL, a.HEAL + s.seats[seat].healing + 1))  # RUL-15

    def apply(self, s: River, seat: int, action: int) -> None:
        finish_healing(s, seat, action - a.HEAL)

    def refusal(self, s: River, seat: int, action: int) -> Why:
        return wrong_amount(action, a.HEAL, 0, s.seats[seat].healing)

    def about(self, s: River, seat: int) -> list[int]:
        return [s.seats[seat].healing]


def finish_healing(s: River, seat: int, amount: int) -> None:
    heal(s, seat, amount, k.MACHINES)  # PRE-120, PRE-121
    s.seats[seat].healing = 0
    go_on(s, seat)


# --- using Machines --------------------------------------------------------------------------


def go_on(s: River, seat: int) -> None:
    """Ask what to do next, or let this Action phase end where nothing is left to do."""
    if can_act(s, seat):
        s.ask(seat, USE_MACHINE)
    else:
        s.seats[seat].stage = FINISHED


def can_act(s: River, seat: int) -> bool:
    return bool(usable(s, seat)) or can_reveal(s, seat) or bool(mitigable(s, seat))


class UseMachine(Ask[River]):
    """Which Machine do you use, or what do you do about objectives?"""

    __slots__ = ()

    def options(self, s: River, seat: int) -> list[int]:
        boat = s.seats[seat]
        offered = [a.USE + machine_at(boat, place) for place in usable(s, seat)]  # PRE-117
        if offered and not boat.sparing:
            offered.insert(0, a.SPARINGLY)  # PRE-119
        if can_reveal(s, seat):
            offered.append(a.REVEAL)
        offered += [a.MITIGATE + objective for objective in mitigable(s, seat)]
        offered.append(a.FINISH)
        return offered

    def apply(self, s: River, seat: int, action: int) -> None:
        boat = s.seats[seat]
        if action in (a.SPARINGLY, a.REVEAL):
            spare_or_reveal(s, seat, action)
            go_on(s, seat)
        elif action == a.FINISH:
            boat.stage = FINISHED
            if s.events is not None:
                s.emit("finish", seat, [])
        elif action >= a.MITIGATE:
            s.ask(seat, self)
            mitigate(s, seat, action - a.MITIGATE)  # what it asks comes first
        else:
            use(s, seat, action - a.USE)

    def refusal(self, s: River, seat: int, action: int) -> Why:
        machine = action - a.USE
        if not 0 <= machine < len(s.kit.machines):
            return objectives.refusal(s, seat, action)
        why = no_such_machine(s, seat, machine)
        if why is not None:
            return why
        boat = s.seats[seat]
        place = place_of(boat, machine)
        if boat.used >> place & 1:
            return Why("used-already", [machine])
        powered = boat.powered >> place & 1
        if powered:
            return Why("condition-not-met", [machine], lacking=1)
        return Why("not-powered", [machine])


def use(s: River, seat: int, machine: int) -> None:
    """Each Machine once a round (PRE-116); its resources are placed like others (PRE-118)."""
    boat = s.seats[seat]
    boat.used |= 1 << place_of(boat, machine)
    if s.events is not None:
        s.emit("use", seat, [machine])
    boat.incoming = s.kit.machine_gain[machine][:]
    boat.healing = s.kit.machine_heal[machine]
    receive(s, seat, k.MACHINES)


def spare_or_reveal(s: River, seat: int, action: int) -> None:
    """What can be done before activation and between Machines (PRE-084, PRE-230)."""
    if action == a.SPARINGLY:
        s.seats[seat].sparing = 1
    else:
        reveal(s, seat)
        reopen(s)


def reopen(s: River) -> None:
    """A new objective lets everybody who can still act do so (PRE-231)."""
    for seat, boat in enumerate(s.seats):
        if boat.stage == FINISHED and can_act(s, seat):
            boat.stage = TO_USE
            s.ask(seat, USE_MACHINE)


HEAL_HUMANS: Final = HealHumans()
USE_MACHINE: Final = UseMachine()
