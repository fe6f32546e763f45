"""The window before the first placement: chambers that hold nothing for us are refilled."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablee.bots.expert.exodus.outlook.seat import Outlook
from tablee.bots.expert.exodus.outlook.wing import Wing
from tablee.games.exodus.actions import CHAMBER
from tablee.games.exodus.researching import RefillChambers

USUAL: Final = 0.75
"""A card is let go that brings less than this part of what chambers hold on average."""

RIVALS: Final = 0.5
"""How much it counts what others would have of it: they do not win every chamber."""


def refill_chambers(out: Outlook, options: Sequence[int]) -> int:
    """The first chamber in order that is worth less than most; the last option ends it."""
    ask = out.me.ask
    assert isinstance(ask, RefillChambers)
    wing = Wing(out)
    balances = [
        mine - RIVALS * out.rivalry * theirs
        for mine, theirs in zip(wing.mine, wing.theirs, strict=True)
    ]
    usual = USUAL * sum(balances) / len(balances)
    poor = [action for action in options[:-1] if balances[action - CHAMBER] < usual]
    poor.sort(key=lambda action: balances[action - CHAMBER])
    left = out.kit.refills[ask.card] - ask.chosen.bit_count()
    return min(poor[:left], default=options[-1])
