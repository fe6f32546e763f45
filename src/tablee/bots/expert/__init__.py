"""Bots that play by rules of thumb: what a good player of the title would tell a new one."""

from __future__ import annotations

from typing import Any, Final

from tablee.bots.bot import Bot, Budget
from tablee.bots.expert import ai_100_human, exodus, nettles, pest, precognition
from tablee.bots.expert.advice import Advice
from tablee.engine.game import Game
from tablee.engine.state import View

ADVICE: Final[dict[str, Advice[Any, Any]]] = {
    "ai-100-human": ai_100_human.ADVICE,
    "exodus": exodus.ADVICE,
    "nettles": nettles.ADVICE,
    "pest": pest.ADVICE,
    "precognition": precognition.ADVICE,
}
"""The titles there are rules of thumb for."""


class Expert(Bot):
    """Knows the title it plays, and looks one round ahead at most."""

    name = "expert"
    version = 1

    @staticmethod
    def plays(title: str) -> bool:
        return title in ADVICE

    def choose(self, game: Game[Any], view: View[Any], budget: Budget) -> int:
        return ADVICE[game.title].answer(view, self.dice(view))
