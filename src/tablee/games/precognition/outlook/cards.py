"""What cards mean for a boat: those that lie there, and those that could come."""

from __future__ import annotations

from tablee.engine.fields import HIDDEN, Data
from tablee.engine.problems import UNKNOWN
from tablee.games.precognition import kit as k
from tablee.games.precognition.actions import BOTH, KEPT, RECEIVED
from tablee.games.precognition.cards import cost_of_both, offered_by_cards
from tablee.games.precognition.outlook.healthy import healthy_at_best
from tablee.games.precognition.outlook.machines import aboard, is_met, usable_with
from tablee.games.precognition.state import River


def told_by_cards(s: River, seat: int) -> Data:
    """What the cards of a boat cost, give and let it use, and which cards they are."""
    boat = s.seats[seat]
    known = UNKNOWN not in (boat.kept, boat.received)
    return {
        "kept": card_name(s, boat.kept),
        "received": card_name(s, boat.received),
        "met": [is_met(s, seat, machine) for machine in aboard(s, seat)],
        "cost": cost_of_both(s.kit, boat) if known else 0,
        "gains": {
            name: given(s, seat, slot)
            for name, slot in (("kept", KEPT), ("received", RECEIVED), ("both", BOTH))
            if known
        },
    }


def card_name(s: River, card: int) -> str:
    return HIDDEN if card == UNKNOWN else s.kit.cards[card]


def given(s: River, seat: int, slot: int) -> dict[str, int]:
    """What activating these cards would bring, by the name of the resource."""
    offered = offered_by_cards(s.kit, s.seats[seat], slot)
    return {name: amount for name, amount in zip(k.RESOURCES, offered, strict=False) if amount}


# --- which card to keep -------------------------------------------------------------------------


def coming(s: River, seat: int) -> Data:
    """For each card that I could keep, beside each that the right neighbour could give me."""
    boat = s.seats[seat]
    if boat.kept != UNKNOWN:
        return {}
    gifts = s.seats[s.right(seat)].offer
    names = s.kit.cards
    return {
        names[card]: {names[gift]: beside(s, seat, card, gift) for gift in gifts if gift != card}
        for card in boat.hand + boat.offer
    }


def beside(s: River, seat: int, kept: int, received: int) -> Data:
    """What both cards would mean: tried on a table of our own."""
    tried = s.clone()
    boat, kit = tried.seats[seat], tried.kit
    boat.kept, boat.received = kept, received
    plague = boat.plague + kit.card_plague[kept] + kit.card_plague[received]
    gifts = [card for card in boat.offer if card != kept]
    return {
        "cost": cost_of_both(kit, boat),
        "gain": given(tried, seat, BOTH),
        "plague": min(kit.most_plague, plague),
        "machines": {
            card_name(s, gift): usable_with(tried, seat, gift) for gift in [UNKNOWN, *gifts]
        },
        "healthy": {
            card_name(s, gift): healthy_with(tried, seat, gift) for gift in [UNKNOWN, *gifts]
        },
    }


def healthy_with(tried: River, seat: int, gift: int) -> int:
    """The most humans that could be healthy after this round if this card were given."""
    tried.seats[tried.left(seat)].received = gift
    return healthy_at_best(tried, seat)
