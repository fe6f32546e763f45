"""Quarantine: who is in the way where, whom to refuse, and nobody dies for nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablee.bots.expert.pest.outlook.seat import Outlook
from tablee.bots.expert.pest.outlook.works import prospect
from tablee.games.pest.actions import ADMIT, ARRANGE, DONE, END, REFUSE, RETURN, SHELTER, STAY
from tablee.games.pest.kit import STORED
from tablee.games.pest.quarantine import COUNT, ShelterSick
from tablee.games.pest.state import STORAGE_SLOT
from tablee.games.pest.striking import RefuseSick, refusable

HINDRANCE: Final[tuple[float, ...]] = (0.35, 0.3, 0.3, 0.1)
"""What a Subject costs who is in the way of Move, Build, Produce and Storage."""

PLAYED_NOW: Final = 1.0
"""What it costs to be in the way of the action that is played next."""


def shelter_sick(out: Outlook, options: Sequence[int]) -> int:
    """As many as possible live, where they are least in the way."""
    ask = out.me.ask
    assert isinstance(ask, ShelterSick)
    before = COUNT[out.me.hindering]
    best, least = options[0], 99.0
    for action in options:
        mask = action - SHELTER
        dead = ask.count + before - COUNT[mask]
        cost = burden(out, mask, 0) + dead * (out.grave() + 0.1)
        if cost < least:
            best, least = action, cost
    return best


def burden(out: Outlook, mask: int, now: int) -> float:
    """What an arrangement costs; one of its slots may be that of the next action."""
    found = 0.0
    for slot, cost in enumerate(HINDRANCE):
        if mask >> slot & 1:
            found += cost * min(1.0, 0.25 * out.turns)
    if mask & now:
        found += PLAYED_NOW
    if mask & ~out.me.hindering & STORAGE_SLOT:
        for kind in range(STORED):
            over = out.me.stock[kind] - out.kit.blocked_storage
            if over > 0:
                own = out.me.stock[kind]
                found += out.worth(kind, own) - out.worth(kind, own - over)
    return found


def clear_slot(out: Outlook, options: Sequence[int], now: int) -> int:
    """An arrangement with nobody in the way of the next action; 0 if there is none."""
    best, least = 0, burden(out, out.me.hindering, now) - 0.5
    for action in options:
        if ARRANGE <= action < END:
            cost = burden(out, action - ARRANGE, now)
            if cost < least:
                best, least = action, cost
    return best


def clear_storage(out: Outlook, options: Sequence[int]) -> int:
    """Only if the Storage is full: elsewhere a Subject is more in the way."""
    if max(out.me.stock[:STORED]) < out.kit.blocked_storage:
        return DONE
    return min(options, key=lambda action: cleared(out, action))


def cleared(out: Outlook, action: int) -> float:
    return 9.0 if action == DONE else burden(out, action - ARRANGE, 0)


def refuse_sick(out: Outlook, options: Sequence[int]) -> int:
    """Those who would be in the way, or die."""
    ask = out.me.ask
    assert isinstance(ask, RefuseSick)
    coming = out.sick + out.s.brought[out.seat]
    refused = refusable(out.s, out.seat, ask.place, ask.amount)
    fewer = out.in_quarantine(coming - refused)
    return REFUSE if fewer > out.in_quarantine(coming) else ADMIT


def keep_camp(out: Outlook, options: Sequence[int]) -> int:
    """It stays where a Building is to stand."""
    return STAY if prospect(out, out.me.camp, 0.0) > 0 else RETURN
