"""Laying discs, and when to stop: a nettle now and then, and bids that look like those without."""

from __future__ import annotations

from typing import Final

from tablee.bots.expert.nettles.outlook import Outlook
from tablee.engine.chance import Dice
from tablee.games.nettles.actions import BID, LAY, MINT, NETTLE

SURE: Final = 0.5
"""How likely a bid must come off to open the bidding with it."""


def lay_first(out: Outlook, dice: Dice) -> int:
    """The nettle in one of three rounds; always the same could be foreseen."""
    hand = out.me.hand
    if MINT not in hand or (NETTLE in hand and dice.below(3) == 0):
        return LAY + NETTLE
    return LAY + MINT


def add_or_bid(out: Outlook, dice: Dice) -> int:
    """Without a nettle bid as far as it looks safe; with one let the others go on."""
    hand = out.me.hand
    if out.clean():
        bid = out.furthest(SURE)
        if bid and (MINT not in hand or dice.below(2) == 0):
            return BID + bid
    elif MINT in hand and dice.below(3) > 0:
        return LAY + MINT
    elif out.s.on_table() > 1 or not hand:
        return BID + 1  # a bluff: somebody will raise it
    return LAY + (MINT if MINT in hand else NETTLE) if hand else BID + 1
