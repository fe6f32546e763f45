"""A bot that looks one answer ahead, in several worlds that may be the true one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from tablee.bots.bot import Bot, Budget
from tablee.engine.chance import Dice, derived
from tablee.engine.game import Game
from tablee.engine.state import State, View

WORLDS = 16
"""How many worlds it looks at when the budget does not say."""


class Greedy(Bot):
    """Takes the answer after which the position looks best on average, at the end of the round.

    All options are weighed in the same worlds, with the same answers of the others in each.
    """

    name = "greedy"
    version = 1

    def choose(self, game: Game[Any], view: View[Any], budget: Budget) -> int:
        seat = view.viewer
        options: Sequence[int] = view.table.options(seat)
        values = [0.0] * len(options)
        for seed in self.world_seeds(view, budget):
            world = game.world(view, seed)
            for place, action in enumerate(options):
                copy = world.clone()
                copy.apply(seat, action)
                end_round(copy, Dice(int.from_bytes(seed[:4], "big")))
                values[place] += game.outlook(copy, seat)
        best = max(values)
        equals = [action for action, value in zip(options, values, strict=True) if value == best]
        return equals[self.dice(view).below(len(equals))]

    def world_seeds(self, view: View[Any], budget: Budget) -> Iterator[bytes]:
        """A seed for each world, until the budget says stop; one world there always is."""
        start = budget.now()
        seed = self.answer_seed(view)
        for number in range(budget.iterations or WORLDS):
            yield derived(seed, number)
            if budget.late(start):
                return


def end_round(s: State[Any], dice: Dice) -> None:
    """Everybody answers at random until what lies under the veil is turned over."""
    while s.veiled and not s.fresh():
        for seat in s.acting():
            options = s.options(seat)
            s.apply(seat, options[dice.below(len(options))])
            if not s.veiled or s.fresh():
                return
