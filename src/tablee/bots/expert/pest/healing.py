"""Heal: as many as pay, those in the way first."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.bots.expert.pest.outlook.patients import best_healing
from tablee.bots.expert.pest.outlook.seat import Outlook
from tablee.bots.expert.pest.researching import use_technology
from tablee.bots.expert.pest.sheltering import HINDRANCE
from tablee.games.pest.actions import DISCHARGE, DONE, HEAL, SHIFT


def heal_subject(out: Outlook, options: Sequence[int]) -> int:
    """The next one, as long as it pays; who cannot be healed may be sent home."""
    deed = use_technology(out, options)
    if deed:
        return deed
    p = out.me
    slots = [action for action in options if HEAL <= action < DISCHARGE]
    plan = best_healing(out, p.stock, out.sick, p.healed, out.s.tally)
    if plan.exchange in options:
        return plan.exchange  # before the action ends by itself, when nobody can be paid for
    if slots and plan.count:
        return max(slots, key=lambda action: in_the_way(action - HEAL))
    if out.in_quarantine(out.sick - 1) > out.in_quarantine(out.sick):
        home = [action for action in options if DISCHARGE <= action < SHIFT]
        if home:
            return max(home, key=lambda action: in_the_way(action - DISCHARGE))
    return DONE


def in_the_way(slot: int) -> float:
    return HINDRANCE[slot] if slot < len(HINDRANCE) else 0.0
