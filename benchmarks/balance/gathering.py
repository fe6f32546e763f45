"""A player of Pest who goes out to the sick: does it pay, and does it fill the Quarantine?

Otherwise an expert. It sits at no table but those of the balance run.
"""

from __future__ import annotations

from typing import Any, Final

from tablee.bots.bot import Bot, Budget
from tablee.bots.expert.pest import ADVICE
from tablee.bots.expert.pest.outlook.seat import Outlook
from tablee.engine.game import Game
from tablee.engine.state import View

ZEAL: Final = 0.6
"""What each sick Subject in Quarantine is worth to a gatherer, beyond what an expert expects."""


class Gatherer(Bot):
    """Picks up whoever can be reached and paid for, whether there is room or not."""

    name = "gatherer"
    version = 1

    @staticmethod
    def plays(title: str) -> bool:
        return title == "pest"

    def choose(self, game: Game[Any], view: View[Any], budget: Budget) -> int:
        s, seat = view.table, view.viewer
        ask = s.seats[seat].ask
        if type(ask) in ADVICE.at_once:
            return ADVICE.answer(view, self.dice(view))
        out = Outlook(s, seat)
        out.zeal = ZEAL
        return ADVICE.play[type(ask)](out, ask.options(s, seat))
