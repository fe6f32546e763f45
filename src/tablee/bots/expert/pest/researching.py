"""Research: the Technology that pays, and what Technologies let one do."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.bots.expert.pest.outlook.cards import CHANCE, best_slot, bought, refreshed
from tablee.bots.expert.pest.outlook.deeds import best_employment, best_infection
from tablee.bots.expert.pest.outlook.output import produced
from tablee.bots.expert.pest.outlook.posts import standing
from tablee.bots.expert.pest.outlook.seat import Outlook
from tablee.games.pest.actions import (
    ACQUIRE,
    ADVANCE,
    DONE,
    EMPLOY,
    INFECT,
    INSERT,
    RECALL,
    REFRESH,
    RESOURCES,
    TAKE,
)
from tablee.games.pest.kit import RESEARCH
from tablee.games.pest.researching import InsertTechnology


def do_research(out: Outlook, options: Sequence[int]) -> int:
    """Technologies are used first; then the best one is acquired, or another market asked for if
    that promises more.
    """
    deed = use_technology(out, options)
    if deed:
        return deed
    best, most = DONE, 0.0
    for action in options:
        if ACQUIRE <= action < REFRESH:
            points = bought(out, action - ACQUIRE, out.me.stock[RESEARCH])
            if points > most:
                best, most = action, points
    if REFRESH not in options or out.s.tally:
        return best
    return REFRESH if refreshed(out, out.me.stock[RESEARCH]) > most + CHANCE else best


def use_technology(out: Outlook, options: Sequence[int]) -> int:
    """What Technologies let one do in passing; 0 if nothing of it is good."""
    for action in options:
        if ADVANCE <= action < RECALL:
            return action
        if RECALL <= action < INFECT and not needed_there(out):
            return action
    points, post = best_employment(out)
    if points > 0 and EMPLOY + post in options:
        return EMPLOY + post
    points, amount = best_infection(out)
    return INFECT + amount if points > 0 and INFECT + amount in options else 0


def needed_there(out: Outlook) -> bool:
    """The Subjects in the Capital bring something where they are."""
    if out.kit.solo or "healed-in-capital" in out.agenda:
        return True
    own = out.me.capital
    return standing(out, own) > standing(out, own - 1) or not own


def insert_technology(out: Outlook, options: Sequence[int]) -> int:
    ask = out.me.ask
    assert isinstance(ask, InsertTechnology)
    return INSERT + best_slot(out, ask.card)[1]


def choose_produce(out: Outlook, options: Sequence[int]) -> int:
    """What the own Buildings give least of."""
    output = produced(out)
    kinds = range(len(RESOURCES))
    return TAKE + min(kinds, key=lambda kind: 2 * output[kind] + out.me.stock[kind] - kind / 2)
