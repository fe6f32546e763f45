"""What Technologies let one do in a Research or a Heal action, and what that brings."""

from __future__ import annotations

from typing import Final

from tablee.bots.expert.pest.outlook.patients import best_healing
from tablee.bots.expert.pest.outlook.posts import presence, staffed, waiting
from tablee.bots.expert.pest.outlook.seat import Outlook
from tablee.games.pest.actions import CAPITAL
from tablee.games.pest.deeds import treated
from tablee.games.pest.population import free_buildings
from tablee.games.pest.powers import EXPERT_PLACES, INFECTED, slot_with, strength
from tablee.games.pest.state import NOWHERE

ADVANCED: Final = 0.5
"""What it is worth that a treated Subject comes nearer to being healed."""

HEALED_LATER: Final = 0.6
"""How likely those are healed who are taken in for it."""


def research_deeds(out: Outlook) -> float:
    """What the own Technologies bring with a Research action."""
    return treatment(out) + employment(out) + max(0.0, best_infection(out)[0])


def heal_deeds(out: Outlook) -> float:
    """The same with a Heal action."""
    return treatment(out) + employment(out)


def treatment(out: Outlook) -> float:
    return ADVANCED * len(treated(out.s, out.me))


# --- Plague Experts (PEST-310) ----------------------------------------------------------------


def experts(out: Outlook) -> int:
    """How many wait on the card."""
    slot = slot_with(out.s, out.me, EXPERT_PLACES)
    return 0 if slot == NOWHERE else out.me.lying[slot]


def employment(out: Outlook) -> float:
    """What it brings to send those who wait to their best posts; there are never many."""
    count = experts(out)
    if not count:
        return 0.0
    gains = [staffed(out, post) for post in free_buildings(out.s, out.me)]
    gains.append(presence(out, 1))
    gains.sort(reverse=True)
    return sum([max(0.0, gain - waiting(out)) for gain in gains[:count]])


def best_employment(out: Outlook) -> tuple[float, int]:
    """The post of the next one, and what it brings beyond waiting for a better one."""
    if not experts(out):
        return 0.0, NOWHERE
    most, best = presence(out, 1), CAPITAL
    for post in free_buildings(out.s, out.me):
        gain = staffed(out, post)
        if gain >= most:
            most, best = gain, post
    return most - waiting(out), best


# --- Experimental Laboratory (PEST-312) -------------------------------------------------------


def best_infection(out: Outlook) -> tuple[float, int]:
    """How many to take in for a Healed Subject, and what comes of it. Nobody is taken in who would
    be in the way, or whom there is no time to heal.
    """
    healed = out.me.healed
    if not healed or not out.turns:
        return 0.0, 0
    stock = out.me.stock
    before = best_healing(out, stock, out.sick, healed).points
    most, best = 0.0, 0
    for amount in range(1, strength(out.s, out.me, INFECTED) + 1):
        sick = out.sick + amount
        if sick > out.easy:
            break
        points = out.in_quarantine(sick) - out.in_quarantine(out.sick) - out.on_track(healed - 1)
        after = best_healing(out, stock, sick, healed - 1).points
        points += HEALED_LATER * (after - before)
        if points > most:
            most, best = points, amount
    return most, best
