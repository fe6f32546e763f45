"""What a learner goes through: many tables played for a while, and what each answer was worth."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from tablee import bots
from tablee.bots.bot import Bot, Budget
from tablee.engine.actions import WAIT
from tablee.engine.chance import derived
from tablee.lab.observations import Flat
from tablee.lab.vector import ManyTables

Numbers = NDArray[np.float32]
Flags = NDArray[np.bool_]
Chosen = tuple[NDArray[np.int64], Numbers, Numbers]
"""For every table the action, how likely it was (as a logarithm), and what was expected."""

Policy = Callable[[Flat, NDArray[np.int8]], Chosen]

SMOOTH: Final = 0.95
"""How far an answer is held to account for what comes after it (the lambda of GAE)."""


class Lesson:
    """Answers to learn from, one in each row."""

    def __init__(
        self,
        observations: Flat,
        masks: NDArray[np.int8],
        chosen: Chosen,
        advantages: Numbers,
        advised: NDArray[np.int64] | None,
    ) -> None:
        self.observations = observations
        self.masks = masks
        self.actions, self.likely, expected = chosen
        self.advantages = advantages
        self.returns = expected + advantages
        self.advised = advised
        """What the teacher would have answered, if it was asked."""

    def __len__(self) -> int:
        return len(self.actions)


class School:
    """Tables at which the learner plays against itself, and some where a teacher has a seat.

    The teacher sees what it would see there, and can be asked what it would have answered instead.
    """

    def __init__(self, tables: ManyTables, teacher: str, taught: int, seed: int) -> None:
        self.tables: Final = tables
        self.taught: Final = taught
        """At so many tables the teacher has all seats but the learner's."""
        title = tables.game.title
        self.teachers: Final[list[Bot]] = [
            bots.make(teacher, derived(b"teacher", seed, number), title)
            for number in range(tables.count)
        ]

    def answer_of_teacher(self, number: int) -> int:
        many = self.tables
        view = many.tables.positions[number].seen_by(many.tables.seats[number])
        return self.teachers[number].choose(many.game, view, Budget())

    def learner_is_asked(self, number: int) -> bool:
        """At a table with a teacher the learner has the same seat from game to game."""
        seat = number % self.tables.game.seats
        return number >= self.taught or self.tables.tables.seats[number] == seat

    def attend(self, steps: int, policy: Policy, advised: bool) -> Lesson:
        """Play so many steps at all tables."""
        moments = [self.step(policy, advised) for _ in range(steps)]
        seen, masks, seats, own, advice, actions, likely, expected, rewards, over = (
            np.stack(part) for part in zip(*moments, strict=True)
        )
        gains = advantages(rewards, over, seats, expected, self.outlook(policy))
        kept = own & (masks.sum(axis=2, dtype=np.int32) > 1)
        return Lesson(
            seen[kept],
            masks[kept],
            (actions[kept], likely[kept], expected[kept]),
            gains[kept],
            advice[kept] if advised else None,
        )

    def step(self, policy: Policy, advised: bool) -> tuple[NDArray[Any], ...]:
        """An answer at every table; what was seen and done there, and what came of it."""
        many = self.tables
        every = range(many.count)
        seen = many.observations.copy(), many.masks.copy(), many.seats.copy()
        own = np.array([self.learner_is_asked(number) for number in every])
        asked = np.full(many.count, advised) | ~own
        teacher = np.array([self.answer_of_teacher(n) if asked[n] else WAIT for n in every])
        chosen = policy(many.observations, many.masks)
        many.step(np.where(own, chosen[0], teacher))
        return *seen, own, teacher, *chosen, many.rewards.copy(), many.over.copy()

    def outlook(self, policy: Policy) -> Numbers:
        """What every seat of every table can expect of the games that go on."""
        many = self.tables
        expected = [
            policy(
                np.stack([many.numbers.flat(s.seen_by(seat)) for s in many.tables.positions]),
                np.ones_like(many.masks),
            )[2]
            for seat in range(many.game.seats)
        ]
        return np.stack(expected, axis=1)


def advantages(
    rewards: Numbers, over: Flags, seats: NDArray[np.int32], expected: Numbers, last: Numbers
) -> Numbers:
    """By how much each answer turned out better than was expected (GAE, nothing discounted).

    From a seat's answer to its next one others answer too: what it is paid meanwhile counts.
    """
    steps, count = expected.shape
    found = np.zeros_like(expected)
    ahead, gain, paid = last.copy(), np.zeros_like(last), np.zeros_like(last)
    every = np.arange(count)
    for step in reversed(range(steps)):
        for sums in (ahead, gain, paid):
            sums[over[step]] = 0
        paid += rewards[step]
        who = every, seats[step]
        gain[who] = paid[who] + ahead[who] - expected[step] + SMOOTH * gain[who]
        found[step] = gain[who]
        ahead[who] = expected[step]
        paid[who] = 0
    return found
