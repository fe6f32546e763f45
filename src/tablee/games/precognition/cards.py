"""What Expedition cards cost and give, each beside the other card of its Action Zone."""

from __future__ import annotations

from tablee.games.precognition.actions import KEPT, RECEIVED
from tablee.games.precognition.kit import GAINS, Kit
from tablee.games.precognition.state import Boat


def cost_beside(kit: Kit, card: int, other: int) -> int:
    """The effective cost of a card: a copy sign takes the other one's (PRE-075, PRE-076)."""
    cost = kit.card_cost[card]
    if cost >= 0:
        return cost
    return max(0, kit.card_cost[other])  # PRE-077: two copy signs cost nothing


def gain_beside(kit: Kit, card: int, other: int) -> int:
    """What a card gives of its own resource; X is what the other one costs (PRE-078, PRE-081)."""
    gain = kit.card_gain[card]
    return gain if gain >= 0 else cost_beside(kit, other, card)


def cost_of_both(kit: Kit, boat: Boat) -> int:
    """The price of activating both cards (PRE-071)."""
    kept, received = boat.kept, boat.received
    return cost_beside(kit, kept, received) + cost_beside(kit, received, kept)


def offered_by_cards(kit: Kit, boat: Boat, activated: int) -> list[int]:
    """By resource, what the activated cards of the Action Zone give."""
    offered = [0] * GAINS
    same_type = kit.card_type[boat.kept] == kit.card_type[boat.received]
    if activated & KEPT:
        add_card(kit, offered, boat.kept, boat.received, same_type)
    if activated & RECEIVED:
        add_card(kit, offered, boat.received, boat.kept, same_type)
    return offered


def add_card(kit: Kit, offered: list[int], card: int, other: int, same_type: bool) -> None:
    """Gain, and with two cards of a type the bonus, activated or not the other one (PRE-083)."""
    offered[kit.card_type[card]] += gain_beside(kit, card, other)
    if same_type:  # PRE-082
        for resource, amount in enumerate(kit.bonus[card]):
            offered[resource] += amount
