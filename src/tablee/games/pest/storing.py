"""Stock: what a player gains, what the Storage holds, how costs are paid, and the Exchange."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Final

from tablee.engine.problems import Why
from tablee.engine.state import Ask
from tablee.games.pest.actions import (
    COINS,
    ENLARGE,
    EXCHANGE,
    FIRST_OF,
    MOST_AMOUNT,
    PAIRS,
    RESOURCES,
    SECOND_OF,
    STOCK,
    TAKE,
)
from tablee.games.pest.kit import ANY, COIN, RENOWN, RESEARCH, STORED
from tablee.games.pest.powers import LARGE_STORAGE, STORAGE, strength
from tablee.games.pest.state import NOTHING, STORAGE_SLOT, Player, Table

TYPES: Final = len(RESOURCES)

# --- the limit --------------------------------------------------------------------------------


def storage_limit(s: Table, p: Player) -> int:
    """How much of each type can be stored (PEST-120, PEST-127, PEST-326)."""
    if p.hindering & STORAGE_SLOT:
        return s.kit.blocked_storage
    return full_limit(s, p)


def full_limit(s: Table, p: Player) -> int:
    """The same while no sick Subject is on the Storage."""
    return max(s.kit.storage, strength(s, p, STORAGE))


def large_limit(s: Table, p: Player) -> int:
    """How much of one type can be stored (PEST-327); for others the plain limit holds."""
    if p.hindering & STORAGE_SLOT:
        return s.kit.blocked_storage
    return max(full_limit(s, p), strength(s, p, LARGE_STORAGE))


def cut_stock(s: Table, seat: int) -> None:
    """What lies above the limit is lost at once."""
    p = s.seats[seat]
    limit = storage_limit(s, p)
    large = large_limit(s, p)
    for kind in range(STORED):
        most = large if p.stock[kind] > limit else limit
        if p.stock[kind] > most:
            s.emit("lose", seat, [kind, p.stock[kind] - most])
            p.stock[kind] = most


# --- gaining ----------------------------------------------------------------------------------


def receive(s: Table, seat: int, gain: Sequence[int]) -> None:
    """Gain all that one reward gives, except Influence."""
    p = s.seats[seat]
    for kind in range(STORED):
        s.gain[kind] += gain[kind]
    if gain[RESEARCH]:
        gain_research(s, seat, gain[RESEARCH])
    if gain[RENOWN]:
        p.renown += gain[RENOWN]
        s.emit("renown", seat, [gain[RENOWN]])
    if gain[ANY]:
        s.ask(seat, TakeResource(gain[ANY], 0))
    else:
        store(s, seat)


def gain_one(s: Table, seat: int, kind: int, amount: int = 1) -> None:
    """Gain so much of one type at once."""
    s.gain[kind] += amount
    store(s, seat)


def gain_research(s: Table, seat: int, amount: int) -> None:
    """Research tokens have no limit (PEST-121)."""
    s.seats[seat].stock[RESEARCH] += amount
    s.emit("gain", seat, [RESEARCH, amount])


def store(s: Table, seat: int) -> None:
    """All that is gained at this moment is added together, then cut (PEST-128)."""
    p = s.seats[seat]
    limit = storage_limit(s, p)
    large = large_limit(s, p)
    above: list[int] = []
    if large > limit:
        above = [kind for kind in range(STORED) if p.stock[kind] > limit]
    wishes: list[int] = []
    for kind in range(STORED):
        if s.gain[kind]:
            total = p.stock[kind] + s.gain[kind]
            kept = max(p.stock[kind], min(total, limit))
            if total > limit and large > limit and above in ([], [kind]):
                wishes.append(kind)
            keep(s, seat, kind, kept)
            s.gain[kind] = total - kept
    if len(wishes) > 1:
        s.ask(seat, ENLARGE_TYPE)  # PEST-327
        return
    if wishes:
        enlarge(s, seat, wishes[0])
    s.gain = list(NOTHING)


def keep(s: Table, seat: int, kind: int, amount: int) -> None:
    p = s.seats[seat]
    if amount > p.stock[kind]:
        s.emit("gain", seat, [kind, amount - p.stock[kind]])
        p.stock[kind] = amount


def enlarge(s: Table, seat: int, kind: int) -> None:
    p = s.seats[seat]
    keep(s, seat, kind, min(p.stock[kind] + s.gain[kind], large_limit(s, p)))


class TakeResource(Ask[Table]):
    """Which resource do you take? Several are taken in the order of their types."""

    __slots__ = ("first", "left")

    def __init__(self, left: int, first: int) -> None:
        self.left = left
        self.first = first
        """The first type that can still be taken, so that no choice comes twice."""

    def options(self, s: Table, seat: int) -> Sequence[int]:
        return [TAKE + kind for kind in range(self.first, TYPES)]

    def apply(self, s: Table, seat: int, action: int) -> None:
        kind = action - TAKE
        s.gain[kind] += 1  # PEST-007
        if self.left == 1:
            store(s, seat)
        elif kind == TYPES - 1:
            s.gain[kind] += self.left - 1
            store(s, seat)
        else:
            s.ask(seat, TakeResource(self.left - 1, kind))

    def refusal(self, s: Table, seat: int, action: int) -> Why:
        if TAKE <= action < TAKE + TYPES:
            return Why("in-order", [])
        return Why("not-offered", [])

    def about(self, s: Table, seat: int) -> list[int]:
        return [self.left]


class EnlargeType(Ask[Table]):
    """Which type do you store more of than the others?"""

    __slots__ = ()

    def options(self, s: Table, seat: int) -> Sequence[int]:
        return [ENLARGE + kind for kind in range(STORED) if s.gain[kind]]

    def apply(self, s: Table, seat: int, action: int) -> None:
        enlarge(s, seat, action - ENLARGE)
        s.gain = list(NOTHING)

    def refusal(self, s: Table, seat: int, action: int) -> Why:
        if ENLARGE <= action < ENLARGE + len(STOCK):
            return Why("not-above-limit", [action - ENLARGE])
        return Why("not-offered", [])


ENLARGE_TYPE: Final = EnlargeType()

# --- paying -----------------------------------------------------------------------------------


def can_pay(p: Player, cost: Sequence[int]) -> bool:
    """Coins stand in for what is missing (PEST-122)."""
    missing = 0
    for kind in range(TYPES):
        if cost[kind] > p.stock[kind]:
            missing += cost[kind] - p.stock[kind]
    return missing <= p.stock[COIN]


def can_pay_type(p: Player, kind: int, amount: int) -> bool:
    """The same for a cost of one type."""
    return amount <= p.stock[kind] + p.stock[COIN]


def demand(s: Table, seat: int, cost: Sequence[int]) -> None:
    """Pay a cost completely (PEST-126). Where Coins can take part, the player says how many."""
    s.due = list(cost)
    pay_on(s, seat)


def pay_on(s: Table, seat: int) -> None:
    p = s.seats[seat]
    for kind in range(TYPES):
        if s.due[kind]:
            least = least_coins(s, p, kind)
            if least < most_coins(s, p, kind):
                s.ask(seat, PayCoins(kind))
                return
            pay(s, seat, kind, least)


def least_coins(s: Table, p: Player, kind: int) -> int:
    return max(0, s.due[kind] - p.stock[kind])


def most_coins(s: Table, p: Player, kind: int) -> int:
    """What is missing of the types that follow has to be left."""
    later = 0
    for other in range(kind + 1, TYPES):
        later += least_coins(s, p, other)
    return min(s.due[kind], p.stock[COIN] - later)


def pay(s: Table, seat: int, kind: int, coins: int) -> None:
    """Pay all that is due of a type, some of it with Coins."""
    p = s.seats[seat]
    own = s.due[kind] - coins
    s.due[kind] = 0
    if own:
        p.stock[kind] -= own
        s.emit("pay", seat, [kind, own])
    if coins:
        p.stock[COIN] -= coins
        s.emit("pay", seat, [COIN, coins])


class PayCoins(Ask[Table]):
    """How many Coins do you pay in place of this resource?"""

    __slots__ = ("kind",)

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def options(self, s: Table, seat: int) -> Sequence[int]:
        p = s.seats[seat]
        least = least_coins(s, p, self.kind)
        return list(range(COINS + least, COINS + most_coins(s, p, self.kind) + 1))

    def apply(self, s: Table, seat: int, action: int) -> None:
        pay(s, seat, self.kind, action - COINS)
        pay_on(s, seat)

    def refusal(self, s: Table, seat: int, action: int) -> Why:
        p = s.seats[seat]
        amount = action - COINS
        if 0 <= amount <= MOST_AMOUNT:
            least, most = least_coins(s, p, self.kind), most_coins(s, p, self.kind)
            return Why("wrong-amount", [amount, least, most])
        return Why("not-offered", [])

    def about(self, s: Table, seat: int) -> list[int]:
        return [self.kind, s.due[self.kind]]


# --- the Exchange -----------------------------------------------------------------------------


def pairs_of(held: Sequence[int]) -> tuple[int, ...]:
    """What somebody can exchange who holds so much of each type."""
    pairs = enumerate(zip(FIRST_OF, SECOND_OF, strict=True))
    return tuple([EXCHANGE + n for n, (a, b) in pairs if held[a] and held[b] > (a == b)])


EXCHANGES: Final = {held: pairs_of(held) for held in product(range(3), repeat=TYPES)}
"""More than two of a type make no difference."""


def why_not_exchange(s: Table, p: Player, pair: int) -> Why | None:
    """Two resources for a Coin (PEST-123), which needs a place in the Storage."""
    first, second = FIRST_OF[pair], SECOND_OF[pair]
    needed = 2 if first == second else 1
    if p.stock[first] < needed:
        return Why("too-few", [first, needed])
    if p.stock[second] < 1:
        return Why("too-few", [second, 1])
    if not room_for_coin(s, p, first, second):
        return Why("no-room-for-coin", [])
    return None


def room_for_coin(s: Table, p: Player, first: int, second: int) -> bool:
    """Whether one more Coin can be stored once these two are given up."""
    limit = storage_limit(s, p)
    coins = p.stock[COIN] + 1
    if coins <= limit:
        return True
    if coins > large_limit(s, p):
        return False
    left = [p.stock[kind] - (kind == first) - (kind == second) for kind in range(TYPES)]
    return max(left) <= limit


def coin_fits(s: Table, p: Player) -> bool:
    """One more Coin is within the limit, which is nowhere less than that of a blocked Storage."""
    coins = p.stock[COIN]
    return coins < s.kit.blocked_storage or coins < storage_limit(s, p)


def exchanges(s: Table, p: Player) -> list[int]:
    """All that can be exchanged now."""
    wood, stone, food, herbs, coins, _ = p.stock
    if wood + stone + food + herbs < 2:
        return []
    if not coin_fits(s, p):
        if coins >= large_limit(s, p):
            return []
        pairs = range(len(PAIRS))  # PEST-327 takes a closer look
        return [EXCHANGE + pair for pair in pairs if why_not_exchange(s, p, pair) is None]
    held = (
        wood if wood < 2 else 2,
        stone if stone < 2 else 2,
        food if food < 2 else 2,
        herbs if herbs < 2 else 2,
    )
    return [*EXCHANGES[held]]


def can_exchange(s: Table, p: Player) -> bool:
    """Whether anything can be exchanged now."""
    wood, stone, food, herbs, _, _ = p.stock
    if wood + stone + food + herbs < 2:
        return False
    return coin_fits(s, p) or bool(exchanges(s, p))


def exchange(s: Table, seat: int, pair: int) -> None:
    p = s.seats[seat]
    p.stock[FIRST_OF[pair]] -= 1
    p.stock[SECOND_OF[pair]] -= 1
    p.stock[COIN] += 1
    s.emit("exchange", seat, [FIRST_OF[pair], SECOND_OF[pair]])
