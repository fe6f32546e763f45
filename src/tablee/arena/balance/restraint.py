"""Bots that must do something whenever they can, or may not while there is anything else."""

from __future__ import annotations

from typing import Any, Final

from tablee.bots.bot import Bot, Budget, Thought
from tablee.bots.search.search import searched
from tablee.engine.game import Game
from tablee.engine.state import View

SECOND: Final = 32
"""Games played in the mind for a second thought, if the first one was not allowed."""


class Restrained(Bot):
    """Another bot, except where the trial says otherwise."""

    def __init__(self, bot: Bot, seed: bytes, wanted: frozenset[int], force: bool) -> None:
        super().__init__(seed)
        self.bot = bot
        self.name = bot.name
        self.version = bot.version
        self.wanted = wanted
        self.force = force
        self.times = 0
        """How often it had to do something else than it would have."""

    def think(self, game: Game[Any], view: View[Any], budget: Budget) -> Thought:
        options = view.table.options(view.viewer)
        allowed = [action for action in options if (action in self.wanted) == self.force]
        thought = self.bot.think(game, view, budget)
        if not allowed or thought.action in allowed:
            return thought
        self.times += 1
        weighed = [option for option in thought.options if option.action in allowed]
        if weighed:
            best = max(weighed, key=lambda option: option.value)
            return Thought(best.action, best.share, thought.spent, thought.options)
        if len(allowed) == 1:
            return Thought(allowed[0])
        return searched(game, view, Budget(SECOND), self.answer_seed(view), allowed)
