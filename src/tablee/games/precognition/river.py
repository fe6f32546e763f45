"""The last step of Maintenance: the next tile of the River is turned up, and everybody faces it."""

from __future__ import annotations

from typing import Final

from tablee.engine.problems import UNKNOWN, Unseen, Why
from tablee.engine.state import Ask, Group, Step
from tablee.games.precognition.actions import APPLY, IGNORE, LOSE_DOCTORS, UNPLUG
from tablee.games.precognition.boats import (
    in_order,
    lose,
    lose_humans,
    machine_at,
    no_such_machine,
    place_of,
    wrong_amount,
)
from tablee.games.precognition.kit import (
    BATTERY,
    DOCTOR,
    FOOD,
    HUMAN,
    HUNGER,
    PROTECTOR,
    RIVER,
    YMUNE,
)
from tablee.games.precognition.machines import receive
from tablee.games.precognition.maintaining import choose_losses
from tablee.games.precognition.state import River


class TurnTile(Step[River]):
    """The Progress pawn moves on; River tiles may be ignored, Islands not (PRE-160, PRE-174)."""

    __slots__ = ()

    def run(self, s: River) -> None:
        tile = s.river[s.progress]
        if tile == UNKNOWN:
            raise Unseen
        s.progress += 1
        if s.events is not None:
            s.emit("turn-tile", -1, [tile])
            s.moment()
        if s.kit.tile_feeds[tile]:
            for seat in range(len(s.seats)):
                feed(s, seat)
            return
        for seat, boat in enumerate(s.seats):
            if boat.protectors >= s.kit.ignore_price:  # RUL-22: even against a gift
                s.ask(seat, FACE_RIVER)
            else:
                apply_tile(s, seat, tile)


def feed(s: River, seat: int) -> None:
    """Every healthy human eats; whoever cannot is lost (PRE-170 to PRE-173)."""
    boat = s.seats[seat]
    fed = min(boat.healthy, boat.food // s.kit.food_per_human)
    unfed = boat.healthy - fed
    eaten = boat.food if unfed else fed * s.kit.food_per_human
    boat.food -= eaten
    if s.events is not None:
        s.emit("feed", seat, [eaten, unfed])
    if unfed:
        lose_humans(s, seat, unfed, 0, HUNGER)


class FaceRiver(Ask[River]):
    """Do you face the River tile, or does a Protector take your boat round it?"""

    __slots__ = ()

    def options(self, s: River, seat: int) -> list[int]:
        return [APPLY, IGNORE]

    def apply(self, s: River, seat: int, action: int) -> None:
        tile = s.river[s.progress - 1]
        if action == APPLY:
            apply_tile(s, seat, tile)
            return
        s.seats[seat].protectors -= s.kit.ignore_price  # PRE-162
        if s.events is not None:
            s.emit("ignore", seat, [tile])

    def about(self, s: River, seat: int) -> list[int]:
        return [s.river[s.progress - 1]]


def apply_tile(s: River, seat: int, tile: int) -> None:
    """Take what the tile gives, lose what it takes, and be asked where there is a choice."""
    loss = s.kit.tile_loss[tile]
    for resource in (FOOD, DOCTOR, PROTECTOR):
        if loss[resource]:
            lose(s, seat, resource, loss[resource])
    if loss[BATTERY]:
        lose_batteries(s, seat, loss[BATTERY])
    if loss[YMUNE]:
        lose_ymunes(s, seat, loss[YMUNE])
    if loss[HUMAN]:
        choose_losses(s, seat, loss[HUMAN], RIVER)
    if any(s.kit.tile_gain[tile]):
        s.seats[seat].incoming = s.kit.tile_gain[tile][:]
        receive(s, seat, RIVER)


# --- losing ymunes ----------------------------------------------------------------------------


def lose_ymunes(s: River, seat: int, amount: int) -> None:
    """Doctors or Protectors, as the owner likes (PRE-166)."""
    boat = s.seats[seat]
    amount = min(amount, boat.doctors + boat.protectors)  # PRE-167
    if boat.doctors and boat.protectors and amount < boat.doctors + boat.protectors:
        s.ask(seat, LoseYmunes(amount))
    else:
        doctors = min(amount, boat.doctors)
        lose(s, seat, DOCTOR, doctors)
        lose(s, seat, PROTECTOR, amount - doctors)


class LoseYmunes(Ask[River]):
    """How many of the ymunes you lose are Doctors? The rest are Protectors."""

    __slots__ = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def bounds(self, s: River, seat: int) -> tuple[int, int]:
        boat = s.seats[seat]
        return max(0, self.amount - boat.protectors), min(boat.doctors, self.amount)

    def options(self, s: River, seat: int) -> list[int]:
        least, most = self.bounds(s, seat)
        return list(range(LOSE_DOCTORS + least, LOSE_DOCTORS + most + 1))

    def apply(self, s: River, seat: int, action: int) -> None:
        doctors = action - LOSE_DOCTORS
        lose(s, seat, DOCTOR, doctors)
        lose(s, seat, PROTECTOR, self.amount - doctors)

    def refusal(self, s: River, seat: int, action: int) -> Why:
        least, most = self.bounds(s, seat)
        return wrong_amount(action, LOSE_DOCTORS, least, most)

    def about(self, s: River, seat: int) -> list[int]:
        return [self.amount, s.river[s.progress - 1]]


# --- losing batteries -------------------------------------------------------------------------


def lose_batteries(s: River, seat: int, amount: int) -> None:
    """From Machines of the owner's choice, as many as there are (PRE-166, PRE-167)."""
    boat = s.seats[seat]
    amount = min(amount, sum(boat.batteries))
    places = [place for place, count in enumerate(boat.batteries) if count]
    if len(places) > 1 and amount < sum(boat.batteries):
        s.ask(seat, LoseBattery(amount, 0))
        return
    for place in places:  # the only one, or all of them to the last battery
        for _ in range(min(amount, boat.batteries[place])):
            unplug(s, seat, place)


def unplug(s: River, seat: int, place: int) -> None:
    boat = s.seats[seat]
    boat.batteries[place] -= 1
    if s.events is not None:
        s.emit("lose-battery", seat, [machine_at(boat, place)])


class LoseBattery(Ask[River]):
    """From which Machine does the River take a battery?"""

    __slots__ = ("amount", "place")

    def __init__(self, amount: int, place: int) -> None:
        self.amount = amount
        """How many are still to be taken."""
        self.place = place
        """From which place on: they are named in ascending order."""

    def options(self, s: River, seat: int) -> list[int]:
        boat = s.seats[seat]
        places = in_order(boat.batteries, self.place, self.amount)
        return [UNPLUG + machine_at(boat, place) for place in places]

    def apply(self, s: River, seat: int, action: int) -> None:
        place = place_of(s.seats[seat], action - UNPLUG)
        unplug(s, seat, place)
        if self.amount > 1:
            s.ask(seat, LoseBattery(self.amount - 1, place))

    def refusal(self, s: River, seat: int, action: int) -> Why:
        machine = action - UNPLUG
        why = no_such_machine(s, seat, machine)
        if why is not None:
            return why
        boat = s.seats[seat]
        if not boat.batteries[place_of(boat, machine)]:
            return Why("no-battery", [machine])
        return Why("ascending-order", [])

    def about(self, s: River, seat: int) -> list[int]:
        return [self.amount, s.river[s.progress - 1]]

    def group(self, s: River, seat: int) -> Group | None:
        """One action for every battery that can be taken."""
        boat = s.seats[seat]
        places = range(self.place, len(boat.batteries))
        actions = [
            UNPLUG + machine_at(boat, place)
            for place in places
            for _ in range(boat.batteries[place])
        ]
        return Group(self.amount, self.amount, actions)


FACE_RIVER: Final = FaceRiver()
TURN_TILE: Final = TurnTile()
