"""A player of Exodus who hoards gems on Vaults: is there a limit to what that brings?

Otherwise an expert. It sits at no table but those of the balance run.
"""

from __future__ import annotations

from typing import Any, Final

from tablee.bots.bot import Bot, Clock
from tablee.bots.expert.exodus import ADVICE
from tablee.bots.expert.exodus.outlook.seat import Outlook
from tablee.engine.game import Game
from tablee.engine.state import View

HOARD: Final = 12
"""How many gems one hopes to lay on a Vault that has room for any number."""

ZEAL: Final = 1.0
"""What each gem on a Vault is worth to a hoarder, beyond the points that an expert expects."""


class Hoarder(Bot):
    """Wins Vaults before all else, and fills them. Either it weighs each gem against each card, or
    it makes gems of everything that is no Vault and no crew for one, while there is room.
    """

    name = "hoarder"
    version = 2

    def __init__(self, seed: bytes, everything: bool) -> None:
        super().__init__(seed)
        self.everything = everything

    @staticmethod
    def plays(title: str) -> bool:
        return title == "exodus"

    def choose(self, game: Game[Any], view: View[Any], clock: Clock) -> int:
        s, seat = view.table, view.viewer
        ask = s.seats[seat].ask
        out = Outlook(s, seat)
        out.zeal = ZEAL * out.left
        out.hoard = HOARD
        if self.everything and out.room() > out.me.reserve:
            despise_others(out)
        return ADVICE.play[type(ask)](out, ask.options(s, seat))


def despise_others(out: Outlook) -> None:
    """Cards that serve no Vault are worth no more than their gems."""
    kit = out.kit
    vaults = [module for module in out.me.modules if kit.capacity[module]]
    short = len(out.me.crews) < len(vaults)
    for card in range(len(kit.cards)):
        if not kit.capacity[card] and (kit.is_module[card] or not short):
            out.given[card] = 0.0
