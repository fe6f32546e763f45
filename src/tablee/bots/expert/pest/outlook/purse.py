"""Paying: with what is there, with Coins, and with Coins that are exchanged for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablee.bots.expert.pest.outlook.seat import Outlook
from tablee.games.pest.actions import EXCHANGE, FIRST_OF, RESOURCES, SECOND_OF
from tablee.games.pest.kit import COIN, RESEARCH, STONE, WOOD

IMPOSSIBLE: Final = -1.0

PAIR: Final = {a * 8 + b: n for n, (a, b) in enumerate(zip(FIRST_OF, SECOND_OF, strict=True))}


class Purse:
    """A stock from which costs are paid one after the other."""

    def __init__(self, out: Outlook, stock: Sequence[int]) -> None:
        self.out: Final = out
        self.stock: Final = list(stock)
        self.exchange = 0
        """The first Exchange that is needed; 0 if none is."""

    def pay(self, cost: Sequence[int], improvable: bool = False) -> float:
        """Pay a cost, and say what is given up with it; IMPOSSIBLE if it cannot be paid. A Research
        token may save a material (PEST-198).
        """
        stock = self.stock
        missing = 0
        for kind in range(len(cost)):
            if cost[kind] > stock[kind]:
                missing += cost[kind] - stock[kind]
        lost = 0.0
        if missing > stock[COIN]:
            short = cost[WOOD] > stock[WOOD] or cost[STONE] > stock[STONE]
            if improvable and short and stock[RESEARCH]:
                stock[RESEARCH] -= 1
                missing -= 1
                lost += self.out.worth(RESEARCH, 1)
        while missing > stock[COIN]:
            given = self.exchange_spare(cost)
            if given < 0:
                return IMPOSSIBLE
            lost += given
        for kind in range(len(cost)):
            own = min(cost[kind], stock[kind])
            if own:
                lost += self.give(kind, own)
        return lost + self.give(COIN, missing) if missing else lost

    def give(self, kind: int, amount: int) -> float:
        own = self.stock[kind]
        self.stock[kind] = own - amount
        return self.out.worth(kind, own) - self.out.worth(kind, own - amount)

    def exchange_spare(self, cost: Sequence[int]) -> float:
        """Two resources that are not needed make a Coin (PEST-123)."""
        stock, out = self.stock, self.out
        if stock[COIN] >= out.limit:
            return IMPOSSIBLE
        first = self.most_spare(cost)
        if first < 0:
            return IMPOSSIBLE
        lost = self.give(first, 1)
        second = self.most_spare(cost)
        if second < 0:
            stock[first] += 1
            return IMPOSSIBLE
        lost += self.give(second, 1)
        stock[COIN] += 1
        if not self.exchange:
            self.exchange = EXCHANGE + PAIR[min(first, second) * 8 + max(first, second)]
        return lost - out.worth(COIN, stock[COIN]) + out.worth(COIN, stock[COIN] - 1)

    def most_spare(self, cost: Sequence[int]) -> int:
        """The resource of which one is missed least, beside those for the cost; -1 if none."""
        best, least = -1, 99.0
        for kind in range(len(RESOURCES)):
            own = self.stock[kind]
            if own > cost[kind]:
                lost = self.out.worth(kind, own) - self.out.worth(kind, own - 1)
                if lost < least:
                    best, least = kind, lost
        return best
