"""Maintenance phase: the plague rises, Protectors lower it, it takes humans, Doctors heal."""

from __future__ import annotations

from typing import Final

from tablee.engine.problems import Why
from tablee.engine.state import Ask, Step
from tablee.games.precognition.actions import LOSE, PROTECT
from tablee.games.precognition.boats import heal, lose_humans, wrong_amount
from tablee.games.precognition.kit import DOCTORS, PLAGUE
from tablee.games.precognition.state import Boat, River


class RaisePlague(Step[River]):
    """Both cards of an Action Zone count, activated or not (PRE-141); then everybody defends."""

    __slots__ = ()

    def run(self, s: River) -> None:
        for seat, boat in enumerate(s.seats):
            raise_plague(s, seat, s.kit.card_plague[boat.kept] + s.kit.card_plague[boat.received])
        if s.events is not None:
            s.moment()
        for seat, boat in enumerate(s.seats):
            if boat.plague and boat.protectors:
                s.ask(seat, LOWER_PLAGUE)
            else:
                suffer_plague(s, seat)


def raise_plague(s: River, seat: int, amount: int) -> None:
    boat = s.seats[seat]
    amount = min(amount, s.kit.most_plague - boat.plague)  # PRE-142
    boat.plague += amount
    if amount and s.events is not None:
        s.emit("raise-plague", seat, [amount, boat.plague])


class LowerPlague(Ask[River]):
    """How many Protectors do you send against the plague?"""

    __slots__ = ()

    def most(self, s: River, seat: int) -> int:
        boat = s.seats[seat]
        needed = -(-boat.plague // s.kit.plague_per_protector)  # PRE-144: no more than it takes
        return min(boat.protectors, needed)

    def options(self, s: River, seat: int) -> list[int]:
        return list(range(PROTECT, PROTECT + self.most(s, seat) + 1))

    def apply(self, s: River, seat: int, action: int) -> None:
        lower_plague(s, seat, action - PROTECT)
        suffer_plague(s, seat)

    def refusal(self, s: River, seat: int, action: int) -> Why:
        return wrong_amount(action, PROTECT, 0, self.most(s, seat))

    def about(self, s: River, seat: int) -> list[int]:
        return [s.seats[seat].plague, s.seats[seat].protectors]


def lower_plague(s: River, seat: int, spent: int) -> None:
    """Protectors leave the boat, and some plague with each of them."""
    boat = s.seats[seat]
    boat.protectors -= spent
    boat.plague = max(0, boat.plague - spent * s.kit.plague_per_protector)  # PRE-143
    if spent and s.events is not None:
        s.emit("lower-plague", seat, [spent, boat.plague])


def suffer_plague(s: River, seat: int) -> None:
    """The humans whom the plague takes are lost; its level stays (PRE-148)."""
    choose_losses(s, seat, taken_by_plague(s.seats[seat]), PLAGUE)


def taken_by_plague(boat: Boat) -> int:
    """As many humans as its level, or all there are (PRE-146, PRE-147)."""
    return min(boat.plague, boat.healthy + boat.contaminated)


def choose_losses(s: River, seat: int, amount: int, cause: int) -> None:
    """Lose that many humans, or all there are (PRE-147); ask which where there is a choice."""
    boat = s.seats[seat]
    healthy, contaminated = boat.healthy, boat.contaminated
    amount = min(amount, healthy + contaminated)
    if amount == 0:
        return
    if amount == healthy + contaminated:
        lose_humans(s, seat, healthy, contaminated, cause)
    elif healthy == 0:
        lose_humans(s, seat, 0, amount, cause)
    elif contaminated == 0:
        lose_humans(s, seat, amount, 0, cause)
    else:
        s.ask(seat, LoseHumans(cause, amount))


class LoseHumans(Ask[River]):
    """How many of the humans you lose are contaminated ones? The rest are healthy."""

    __slots__ = ("amount", "cause")

    def __init__(self, cause: int, amount: int) -> None:
        self.cause = cause
        self.amount = amount

    def bounds(self, s: River, seat: int) -> tuple[int, int]:
        boat = s.seats[seat]
        return max(0, self.amount - boat.healthy), min(boat.contaminated, self.amount)

    def options(self, s: River, seat: int) -> list[int]:
        least, most = self.bounds(s, seat)
        return list(range(LOSE + least, LOSE + most + 1))

    def apply(self, s: River, seat: int, action: int) -> None:
        contaminated = action - LOSE
        lose_humans(s, seat, self.amount - contaminated, contaminated, self.cause)

    def refusal(self, s: River, seat: int, action: int) -> Why:
        least, most = self.bounds(s, seat)
        return wrong_amount(action, LOSE, least, most)

    def about(self, s: River, seat: int) -> list[int]:
        return [self.amount, self.cause]


class Heal(Step[River]):
    """Every Doctor heals one human, who cannot refuse (PRE-149, PRE-150)."""

    __slots__ = ()

    def run(self, s: River) -> None:
        for seat, boat in enumerate(s.seats):
            heal(s, seat, healed_by_doctors(boat), DOCTORS)


def healed_by_doctors(boat: Boat) -> int:
    return min(boat.doctors, boat.contaminated)


LOWER_PLAGUE: Final = LowerPlague()
RAISE_PLAGUE: Final = RaisePlague()
HEAL_ALL: Final = Heal()
