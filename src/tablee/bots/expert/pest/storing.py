"""Stock: what to take, and what to pay with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablee.bots.expert.pest.outlook.seat import Outlook
from tablee.games.pest.actions import COINS, ENLARGE, TAKE
from tablee.games.pest.kit import COIN, FOOD, HERBS, STONE, WOOD
from tablee.games.pest.storing import PayCoins, TakeResource

NEEDED: Final = 0.4
"""What a resource is worth more that is needed for what comes next."""


def take_resource(out: Outlook, options: Sequence[int]) -> int:
    """What is wanted most; several are taken in the order of their types."""
    ask = out.me.ask
    assert isinstance(ask, TakeResource)
    stock = [own + more for own, more in zip(out.me.stock, out.s.gain, strict=False)]
    stock += out.me.stock[len(stock) :]
    taken: list[int] = []
    for _ in range(ask.left):
        kind = max(range(ask.first, len(options) + ask.first), key=lambda n: wish(out, stock, n))
        stock[kind] += 1
        taken.append(kind)
    return TAKE + min(taken)


def wish(out: Outlook, stock: Sequence[int], kind: int) -> float:
    """How welcome one more of a type is."""
    found = out.gained(stock, kind, 1)
    if kind == HERBS and out.sick and stock[HERBS] < 3:
        found += NEEDED
    elif kind in (WOOD, STONE) and stock[kind] < 2:
        found += NEEDED / 2
    elif kind == FOOD and not stock[FOOD]:
        found += NEEDED / 4
    return found


def enlarge_type(out: Outlook, options: Sequence[int]) -> int:
    return max(options, key=lambda action: gained_above(out, action - ENLARGE))


def gained_above(out: Outlook, kind: int) -> float:
    own = out.me.stock[kind]
    return out.worth(kind, own + out.s.gain[kind]) - out.worth(kind, own)


def pay_coins(out: Outlook, options: Sequence[int]) -> int:
    """Whatever is missed less; as a rule no more Coins than needed."""
    ask = out.me.ask
    assert isinstance(ask, PayCoins)
    best, least = options[0], 99.0
    for action in options:
        coins = action - COINS
        cost = given_up(out, ask.kind, out.s.due[ask.kind] - coins) + given_up(out, COIN, coins)
        if cost < least - 0.01:
            best, least = action, cost
    return best


def given_up(out: Outlook, kind: int, amount: int) -> float:
    own = out.me.stock[kind]
    return out.worth(kind, own) - out.worth(kind, own - amount)
