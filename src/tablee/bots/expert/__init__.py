"""Bots that play by rules of thumb: what a good player of the title would tell a new one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tablee.bots.bot import Bot, Clock
from tablee.bots.expert import ai_100_human, precognition
from tablee.engine.chance import Dice
from tablee.engine.game import Game
from tablee.engine.state import View

Answer = Callable[[View[Any], Dice], int]

ADVICE: Final[dict[str, Answer]] = {
    "ai-100-human": ai_100_human.answer,
    "precognition": precognition.answer,
}
"""The titles there are rules of thumb for."""


class Expert(Bot):
    """Knows the title it plays, and looks one round ahead at most."""

    name = "expert"
    version = 1

    @staticmethod
    def plays(title: str) -> bool:
        return title in ADVICE

    def choose(self, game: Game[Any], view: View[Any], clock: Clock) -> int:
        return ADVICE[game.title](view, self.dice(view))
