"""Action phase: activate cards, place what they give, use Machines; together, face objectives."""

from __future__ import annotations

from typing import Final

from tablee.engine.problems import Why
from tablee.engine.state import Ask, Step
from tablee.games.precognition import actions as a
from tablee.games.precognition import kit as k
from tablee.games.precognition.boats import contaminate, free_slots
from tablee.games.precognition.cards import cost_of_both, offered_by_cards
from tablee.games.precognition.machines import PlaceBattery, receive, spare_or_reveal
from tablee.games.precognition.objectives import can_reveal, refusal
from tablee.games.precognition.state import River


class StartAction(Step[River]):
    """Everybody acts at the same time, and openly (PRE-006, RUL-40)."""

    __slots__ = ()

    def run(self, s: River) -> None:
        for seat in range(len(s.seats)):
            s.ask(seat, ACTIVATE_CARDS)


class Activate(Ask[River]):
    """Which cards of your Action Zone do you activate?"""

    __slots__ = ()

    def options(self, s: River, seat: int) -> list[int]:
        boat = s.seats[seat]
        offered = [a.ACTIVATE + a.KEPT, a.ACTIVATE + a.RECEIVED]
        if cost_of_both(s.kit, boat) <= boat.healthy:  # PRE-073
            offered.append(a.ACTIVATE + a.BOTH)
        if not boat.sparing:
            offered.append(a.SPARINGLY)
        if can_reveal(s, seat):  # PRE-230
            offered.append(a.REVEAL)
        return offered

    def apply(self, s: River, seat: int, action: int) -> None:
        if action in (a.SPARINGLY, a.REVEAL):
            spare_or_reveal(s, seat, action)
            s.ask(seat, self)
        else:
            activate(s, seat, action - a.ACTIVATE)

    def refusal(self, s: River, seat: int, action: int) -> Why:
        boat = s.seats[seat]
        if action == a.ACTIVATE + a.BOTH:
            return Why("cannot-pay", [cost_of_both(s.kit, boat), boat.healthy], lacking=1)
        return refusal(s, seat, action)

    def about(self, s: River, seat: int) -> list[int]:
        boat = s.seats[seat]
        return [cost_of_both(s.kit, boat), boat.healthy, boat.kept, boat.received]


def activate(s: River, seat: int, which: int) -> None:
    """Pay if it is both (PRE-071, PRE-072), then take what the cards give (PRE-080)."""
    boat = s.seats[seat]
    boat.activated = which
    if s.events is not None:
        s.emit("activate", seat, [which - a.KEPT])
    if which == a.BOTH:
        cost = cost_of_both(s.kit, boat)
        contaminate(boat, cost)
        if cost and s.events is not None:
            s.emit("pay", seat, [cost])
    boat.incoming = offered_by_cards(s.kit, boat, which)
    receive(s, seat, k.CARDS)


class CloseAction(Step[River]):
    """Everybody has finished: batteries that were set aside find a slot or go back (PRE-229)."""

    __slots__ = ()

    def run(self, s: River) -> None:
        for seat, boat in enumerate(s.seats):
            if boat.aside:
                place_set_aside(s, seat)


def place_set_aside(s: River, seat: int) -> None:
    boat = s.seats[seat]
    count = min(boat.aside, sum(free_slots(s.kit, boat)))
    if boat.aside > count:
        s.emit("return-batteries", seat, [boat.aside - count])
    boat.aside = count
    boat.incoming[k.BATTERY] = count
    if count:
        s.ask(seat, PlaceBattery(k.ASIDE, 0))


ACTIVATE_CARDS: Final = Activate()
START_ACTION: Final = StartAction()
CLOSE_ACTION: Final = CloseAction()
