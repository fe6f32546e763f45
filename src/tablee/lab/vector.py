"""Many tables at once, in one process: an answer for each, and arrays written again and again.

::

    tables = ManyTables("goofspiel", 256, seats=2)
    while True:
        actions = policy(tables.observations, tables.masks)
        tables.step(actions)

With every step each table takes the answer of the seat that it asks (`seats`). Where a game ends,
`over` says so, `rewards` has what everybody was paid, and the table shows the next game already.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

import tablee
from tablee.engine.game import OptionValue
from tablee.engine.observing import WORD
from tablee.engine.problems import IllegalAction, Problem, Why
from tablee.engine.state import State
from tablee.engine.tables import Tables
from tablee.engine.titles import find
from tablee.lab.factors import Factors
from tablee.lab.observations import observations_of
from tablee.lab.rewards import Paid, reward_of


class ManyTables:
    """N tables of the same game, each in a game of its own.

    The arrays are the same objects from step to step: copy what shall be kept.
    """

    def __init__(
        self,
        title: str,
        count: int,
        seats: int | None = None,
        *,
        reward: str = "victory",
        edition: str = "base",
        seed: int = 0,
        **options: OptionValue,
    ) -> None:
        if count < 1:
            raise Problem("bad-count", count=count)
        self.game: Final = tablee.make(title, seats or find(title).usual_seats, edition, **options)
        numbers = observations_of(self.game)
        self.numbers: Final = numbers
        self.count: Final = count
        self.factors: Final = Factors(self.game.space)
        self.pays: Final = [reward_of(reward, self.game) for _ in range(count)]
        self.pays_on_the_way: Final = reward == "shaped"
        rows = bytearray(WORD * count * numbers.size)
        masks = bytearray(count * self.game.space.size)
        self.observations: Final = np.frombuffer(rows, np.int16).reshape(count, numbers.size)
        """What the seat sees that each table asks."""
        self.masks: Final = np.frombuffer(masks, np.int8).reshape(count, -1)
        """1 for what that seat can answer."""
        self.rewards: Final = np.zeros((count, self.game.seats), np.float32)
        """What every seat was paid for the last answer."""
        self.over: Final = np.zeros(count, np.bool_)
        """Whether it was the last of its game."""
        self.seats: Final = np.zeros(count, np.int32)
        """Who is asked."""
        self.seed = seed
        self.games = [0] * count
        self.tables: Final = Tables(self.deal, numbers.observer, count, rows, masks)
        self.seats[:] = self.tables.seats

    def deal(self, number: int) -> State[Any]:
        """The next game of this table."""
        s: State[Any] = self.game.deal(self.seed_of(number, self.games[number]))
        s.events = None  # nobody listens
        self.games[number] += 1
        self.pays[number].begin(s)
        return s

    def seed_of(self, number: int, game: int) -> bytes:
        """Of this game of this table."""
        return b"many %d %d %d" % (self.seed, number, game)

    def reset(self, seed: int) -> None:
        """All tables begin anew."""
        self.seed = seed
        self.games = [0] * self.count
        self.tables.begin(range(self.count))
        self.rewards[:] = 0
        self.over[:] = False
        self.seats[:] = self.tables.seats

    def step(self, actions: NDArray[np.integer[Any]]) -> None:
        """Answer at every table."""
        given = actions.tolist()
        wrong = self.tables.wrong(given)
        if wrong:
            self.refuse(wrong[0], given[wrong[0]])
        over = self.tables.step(given)
        self.rewards[:] = 0
        self.over[:] = False
        if self.pays_on_the_way:
            self.pay_going_on(over)
        if over:
            self.over[over] = True
            for number in over:
                self.rewards[number] = self.pays[number].ended(self.tables.positions[number])
            self.tables.begin(over)
        self.seats[:] = self.tables.seats

    def pay_going_on(self, over: list[int]) -> None:
        ended = set(over)
        for number, s in enumerate(self.tables.positions):
            paid: Paid | None = None if number in ended else self.pays[number].going_on(s)
            if paid is not None:
                self.rewards[number] = paid

    def refuse(self, number: int, action: int) -> None:
        """Nothing was answered anywhere: many tables are driven by programs that have the masks."""
        s, seat = self.tables.positions[number], self.tables.seats[number]
        raise IllegalAction(s.why_not(seat, action) or Why("not-offered", []))
