"""A player of Exodus who hoards gems on Vaults: is there a limit to what that brings?

Otherwise an expert. It sits at no table but those of the balance run.
"""

from __future__ import annotations

from typing import Any, Final

from tablee.bots.bot import Bot, Budget
from tablee.bots.expert.exodus import ADVICE
from tablee.bots.expert.exodus.outlook.seat import Outlook
from tablee.bots.expert.exodus.outlook.worth import worth
from tablee.engine.game import Game
from tablee.engine.problems import UNKNOWN
from tablee.engine.state import View
from tablee.games.exodus.state import EMPTY

HOARD: Final = 20
"""How many gems one hopes to lay on Vaults, if they have room for so many."""

ZEAL: Final = 2.0
VAULT: Final = 20.0
CREW: Final = 12.0
"""What a hoarder sees in a gem that stays on a Vault, in a Vault, and in a crew for one that has
none: so many points for each scoring to come, beyond those that an expert expects.
"""


class Hoarder(Bot):
    """Wins Vaults before all else, finds a crew for each, fills them, and spends nothing that lies
    there. Either it weighs other cards as an expert does, or it makes gems of all of them while
    there is room.
    """

    name = "hoarder"
    version = 3

    def __init__(self, seed: bytes, everything: bool) -> None:
        super().__init__(seed)
        self.everything = everything

    @staticmethod
    def plays(title: str) -> bool:
        return title == "exodus"

    def choose(self, game: Game[Any], view: View[Any], budget: Budget) -> int:
        s, seat = view.table, view.viewer
        ask = s.seats[seat].ask
        out = Outlook(s, seat)
        out.zeal = ZEAL * out.left
        out.hoard = HOARD
        wanted = what_is_wanted(out)
        if self.everything and out.room() > out.me.reserve:
            out.given.update(dict.fromkeys(others(out), 0.0))
        out.given.update(wanted)
        return ADVICE.play[type(ask)](out, ask.options(s, seat))


def what_is_wanted(out: Outlook) -> dict[int, float]:
    """Vaults in sight, and crews if a Vault has none: without one it does not score (EXO-225)."""
    found: dict[int, float] = {}
    for card in in_sight(out):
        if out.kit.capacity[card]:
            found[card] = worth(out, card) + VAULT * out.left
        elif is_short_of_crews(out) and not out.kit.is_module[card]:
            found[card] = worth(out, card) + CREW * out.left
    return found


def in_sight(out: Outlook) -> list[int]:
    """The cards that could come into the Ark."""
    cards = [*out.s.chambers, *out.me.hand, *out.me.pack]
    return [card for card in cards if card not in (EMPTY, UNKNOWN)]


def is_short_of_crews(out: Outlook) -> bool:
    """The next Vault wants one too."""
    vaults = [module for module in out.me.modules if out.kit.capacity[module]]
    held = [card for card in out.me.hand if card != UNKNOWN and out.kit.capacity[card]]
    return len(out.me.crews) < len(vaults) + min(1, len(held))


def others(out: Outlook) -> list[int]:
    """Cards that serve no Vault: they are worth no more than their gems."""
    kit, short = out.kit, is_short_of_crews(out)
    return [
        card
        for card in range(len(kit.cards))
        if not kit.capacity[card] and (kit.is_module[card] or not short)
    ]
