"""A bot that answers anything at random: the measure of how hard a game is to lose."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tablee.bots.bot import Bot, Budget
from tablee.engine.game import Game
from tablee.engine.state import View


class Random(Bot):
    """Every option is as good as any other."""

    name = "random"
    version = 1

    def choose(self, game: Game[Any], view: View[Any], budget: Budget) -> int:
        options: Sequence[int] = view.table.options(view.viewer)
        return options[self.dice(view).below(len(options))]
