"""Raising: one more if it is likely to come off, and now and then as a bluff."""

from __future__ import annotations

from typing import Final

from tablee.bots.expert.nettles.outlook import Outlook
from tablee.engine.chance import Dice
from tablee.games.nettles.actions import BID, PASS

LIKELY: Final = 0.35


def raise_or_pass(out: Outlook, dice: Dice) -> int:
    bid = out.s.highest() + 1
    if out.clean() and out.chance(bid) >= LIKELY:
        return BID + bid
    if not out.clean() and bid * 2 <= out.s.on_table() and dice.below(4) == 0:
        return BID + bid  # my nettle waits for whoever goes further
    return PASS
