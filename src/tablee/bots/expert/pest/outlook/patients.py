"""Heal: how many sick Subjects to heal, and what that brings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablee.bots.expert.pest.outlook.purse import Purse
from tablee.bots.expert.pest.outlook.seat import Outlook
from tablee.games.pest.imperatives import imperative
from tablee.games.pest.kit import HEALING, HERBS
from tablee.games.pest.powers import SYRINGE_HERBS, strength

SOONER: Final = 0.2
"""What it is worth to heal somebody now: it takes no other action later."""


class Healing:
    """So many are healed, and that is worth so much."""

    def __init__(self, count: int, points: float, exchange: int) -> None:
        self.count: Final = count
        self.points: Final = points
        self.exchange: Final = exchange
        """An Exchange that is needed for it; 0 if none is."""


def best_healing(
    out: Outlook, stock: Sequence[int], sick: int, healed: int, done: int = 0
) -> Healing:
    """How many to heal with this stock; so many were healed in this action before."""
    best = Healing(0, 0.0, 0)
    points = 0.0
    purse = Purse(out, stock)
    wanted = imperative(out.s)
    count = 0
    while sick > 0 and healed < out.kit.track:
        lost = purse.pay([0, 0, 0, out.kit.herbs[healed]])
        if lost < 0:
            break
        points += out.on_track(healed) + SOONER - lost
        points += out.in_quarantine(sick - 1) - out.in_quarantine(sick)
        sick -= 1
        healed += 1
        count += 1
        if wanted.event == HEALING and done + count == wanted.least:
            points += out.imperative()
        if points > best.points:
            best = Healing(count, points, purse.exchange)
    return best


def heal_worth(out: Outlook, stock: Sequence[int], sick: int) -> float:
    """What a Heal action brings with this stock and so many sick Subjects."""
    found = best_healing(out, stock, sick, out.me.healed).points
    herbs = strength(out.s, out.me, SYRINGE_HERBS)
    if herbs:
        found += out.gained(stock, HERBS, herbs)
    return found
