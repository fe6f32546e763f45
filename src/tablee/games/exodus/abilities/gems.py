"""Gems from the bank and from opponents."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.engine.problems import Why
from tablee.engine.state import Ask
from tablee.games.exodus.abilities.power import Power
from tablee.games.exodus.abilities.reading import Deed
from tablee.games.exodus.actions import AMOUNT, MOST_AMOUNT, MOST_SEATS, PLAYER
from tablee.games.exodus.ark import room_on, stored_on
from tablee.games.exodus.state import Table


class GainResource(Power):
    """Gems from the bank, into the reserve or onto the card itself."""

    __slots__ = ()

    def possible(self, s: Table, seat: int, card: int, deed: Deed) -> bool:
        return gain(s, seat, card, deed) > 0

    def act(self, s: Table, seat: int, card: int, deed: Deed) -> None:
        p = s.seats[seat]
        amount = gain(s, seat, card, deed)
        if deed.to_vault:
            p.stored[p.modules.index(card)] += amount
            s.emit("store", seat, [card, stored_on(p, card)])
        else:
            p.reserve += amount
            s.emit("gain", seat, [amount, card])


def gain(s: Table, seat: int, card: int, deed: Deed) -> int:
    """For each prisoner, up to a limit; a Vault takes what it has room for (EXO-210)."""
    p = s.seats[seat]
    amount = min(deed.amount, len(p.prison)) if deed.of_prisoners else deed.amount
    if deed.to_vault:
        return min(amount, room_on(s, p, card)) if card in p.modules else 0
    return amount


class StealResource(Power):
    """From one opponent's reserve; Vaults are out of reach (EXO-283)."""

    __slots__ = ()

    def possible(self, s: Table, seat: int, card: int, deed: Deed) -> bool:
        return bool(with_reserve(s, seat))

    def act(self, s: Table, seat: int, card: int, deed: Deed) -> None:
        s.ask(seat, StealFrom(card, deed.amount))


def with_reserve(s: Table, seat: int) -> list[int]:
    return [other for other, p in enumerate(s.seats) if other != seat and p.reserve > 0]


class StealFrom(Ask[Table]):
    """From whom do you steal?"""

    __slots__ = ("card", "most")

    def __init__(self, card: int, most: int) -> None:
        self.card = card
        self.most = most

    def options(self, s: Table, seat: int) -> Sequence[int]:
        return [PLAYER + other for other in with_reserve(s, seat)]

    def apply(self, s: Table, seat: int, action: int) -> None:
        victim = action - PLAYER
        most = min(self.most, s.seats[victim].reserve)
        if most == 1:
            steal(s, seat, victim, 1)
        else:
            s.ask(seat, StealAmount(self.card, victim, most))

    def refusal(self, s: Table, seat: int, action: int) -> Why:
        other = action - PLAYER
        if not 0 <= other < MOST_SEATS:
            return Why("not-offered", [])
        if not other < len(s.seats) or other == seat:
            return Why("no-opponent", [])
        return Why("reserve-empty", [other])

    def about(self, s: Table, seat: int) -> list[int]:
        return [self.card, self.most]


class StealAmount(Ask[Table]):
    """How many gems do you steal?"""

    __slots__ = ("card", "most", "victim")

    def __init__(self, card: int, victim: int, most: int) -> None:
        self.card = card
        self.victim = victim
        self.most = most

    def options(self, s: Table, seat: int) -> Sequence[int]:
        return [AMOUNT + amount for amount in range(1, self.most + 1)]

    def apply(self, s: Table, seat: int, action: int) -> None:
        steal(s, seat, self.victim, action - AMOUNT)

    def refusal(self, s: Table, seat: int, action: int) -> Why:
        return not_so_many(action, 1, self.most)

    def about(self, s: Table, seat: int) -> list[int]:
        return [self.card, self.victim, self.most]


def steal(s: Table, seat: int, victim: int, amount: int) -> None:
    s.seats[victim].reserve -= amount
    s.seats[seat].reserve += amount
    s.emit("steal", seat, [amount, victim])


def not_so_many(action: int, least: int, most: int) -> Why:
    if AMOUNT <= action <= AMOUNT + MOST_AMOUNT:
        return Why("wrong-amount", [action - AMOUNT, least, most])
    return Why("not-offered", [])
