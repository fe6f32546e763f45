"""Research: what Technologies are worth."""

from __future__ import annotations

from typing import Final

from tablee.bots.expert.pest.outlook.seat import Outlook
from tablee.games.pest.components import POWERS
from tablee.games.pest.imperatives import imperative
from tablee.games.pest.kit import ACQUISITION, RESEARCH
from tablee.games.pest.researching import slots_for
from tablee.games.pest.state import NOWHERE

EACH_TURN: Final = {
    "treatment": 0.1,
    "village_influence": 0.06,
    "town_influence": 0.08,
    "visitor_coins": 0.03,
    "left_behind": 0.03,
    "visit_resource": 0.08,
    "jump": 0.04,
    "free_sick": 0.05,
    "discarded_sick": 0.05,
    "experts": 0.04,
    "infected": 0.02,
    "castle_output": 0.13,
    "workshop_refuses": 0.03,
    "special_refuses": 0.02,
    "passage": 0.04,
    "trial_herbs": 0.06,
    "quarantine_slots": 0.05,
    "site_resource": 0.12,
    "camp_stays": 0.03,
    "movement": 0.05,
    "syringe_herbs": 0.18,
    "mobile_output": 0.14,
    "storage": 0.02,
    "large_storage": 0.01,
    "repeats": 0.05,
    "capital_influence": 0.1,
    "doctor_output": 0.18,
}
"""What each power brings in a turn."""

CHANCE: Final = 0.2
"""By so much a card that lies there is preferred to what may come."""

NEGLIGIBLE: Final = 0.01
"""With no greater chance nobody reckons."""

POWER_WORTH: Final = [EACH_TURN.get(name, 0.0) for name in POWERS]


def power(out: Outlook, card: int) -> float:
    """What the power of a Technology will bring."""
    if card == NOWHERE:
        return 0.0
    found = 0.0
    for number, table in enumerate(out.kit.power):
        if table[card]:
            found += POWER_WORTH[number]
    return found * out.turns


def best_slot(out: Outlook, card: int) -> tuple[float, int]:
    """Where a Technology does most good: an empty slot, or one whose card is missed least."""
    most, best = -99.0, NOWHERE
    for slot in slots_for(out.s, out.me, card):
        old = out.me.technologies[slot]
        points = -power(out, old)
        if old == NOWHERE:
            points += out.agenda.get("technologies-owned", 0.0)
        if points > most:
            most, best = points, slot
    return most, best


def acquired(out: Outlook, card: int) -> float:
    """What a Technology brings, without its cost. A discarded one leaves its Renown (PEST-223)."""
    room, slot = best_slot(out, card)
    if slot == NOWHERE:
        return -99.0
    found = out.kit.technology_renown[card] + power(out, card) + room
    if imperative(out.s).event == ACQUISITION:
        found += out.imperative()
    return found


def best_card(out: Outlook, tokens: int) -> tuple[float, int]:
    """The Technology of the market that pays best with so many tokens, and what it brings."""
    most, best = 0.0, NOWHERE
    for card in out.s.market:
        points = bought(out, card, tokens)
        if points > most:
            most, best = points, card
    return most, best


def bought(out: Outlook, card: int, tokens: int) -> float:
    """What a Technology brings beyond its cost; nothing if it cannot be paid."""
    cost = out.kit.cost[card]
    return acquired(out, card) - out.worth(RESEARCH, cost) if cost <= tokens else 0.0


def refreshed(out: Outlook, tokens: int) -> float:
    """What the best of another market would bring on average, less what that market costs."""
    left = tokens - out.kit.refresh_cost
    if left <= 0:
        return 0.0
    cards = out.s.deck + out.s.market
    hopes = sorted([bought(out, card, left) for card in cards], reverse=True)
    found = -out.worth(RESEARCH, out.kit.refresh_cost)
    none_better = 1.0
    for place, hope in enumerate(hopes):
        if hope <= 0 or none_better < NEGLIGIBLE:
            break
        shown = min(1.0, out.kit.market / (len(hopes) - place))
        found += none_better * shown * hope
        none_better *= 1.0 - shown
    return found


def research_worth(out: Outlook, tokens: int) -> float:
    """What there is to acquire with so many tokens, perhaps on another market."""
    return max(best_card(out, tokens)[0], refreshed(out, tokens) - CHANCE)
