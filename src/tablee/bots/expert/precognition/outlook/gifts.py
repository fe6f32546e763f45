"""What a single card is worth to whoever gets it, seen from the outside."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablee.bots.expert.precognition.outlook.boat import ImaginedBoat
from tablee.bots.expert.precognition.outlook.worth import Want, prepared
from tablee.games.precognition import kit as k
from tablee.games.precognition.kit import Kit

HUMAN: Final = 0.7
FOOD: Final = 0.5
YMUNE: Final = 0.4
YMUNE_A_ROUND: Final = 0.1
BATTERY_A_ROUND: Final = 0.08
"""What a unit is worth; ymunes and batteries the more, the more rounds are left."""

PRICE: Final = 0.12
"""What each point of its cost takes off."""

COPIED: Final = 3
"""What a copied cost or a variable gain usually comes to."""

TOLL: Final = 0.7
TOLL_A_ROUND: Final = 0.15
TOLL_ROUNDS: Final = 3
"""What each point of plague takes at once, and in each of the rounds that follow."""

CARD_WORTHS: Final[dict[tuple[Kit, int], list[float]]] = {}


def card_worths(kit: Kit, number: int) -> list[float]:
    """For each card of a deck, what it is worth in the round of this number."""
    key = (kit, number)
    if key not in CARD_WORTHS:
        CARD_WORTHS[key] = [card_worth(kit, card, number) for card in range(kit.deck_size)]
    return CARD_WORTHS[key]


def card_worth(kit: Kit, card: int, number: int) -> float:
    """Its gain, less what it costs and what its plague will do."""
    left = kit.rounds - number
    unit = (HUMAN, YMUNE + YMUNE_A_ROUND * left, BATTERY_A_ROUND * left, FOOD)
    gain = kit.card_gain[card] if kit.card_gain[card] >= 0 else COPIED
    cost = kit.card_cost[card] if kit.card_cost[card] >= 0 else COPIED
    toll = (TOLL + TOLL_A_ROUND * min(left, TOLL_ROUNDS)) * kit.card_plague[card]
    return gain * unit[kit.card_type[card]] - PRICE * cost - toll


def gift_worth(kit: Kit, card: int, number: int, healthy: int) -> float:
    """The same for one boat: who cannot pay can hardly use it."""
    card %= kit.deck_size
    value = card_worths(kit, number)[card]
    return value / 2 if value > 0 and kit.card_cost[card] > healthy else value


def help_with(kit: Kit, card: int, p: ImaginedBoat, rounds: int, wants: Sequence[Want]) -> float:
    """What the card's gain does for the objectives that want something of a boat."""
    richer = p.copy()
    resource = kit.card_type[card]
    gain = kit.card_gain[card] if kit.card_gain[card] >= 0 else COPIED
    if resource == k.HUMAN:
        richer.contaminated += gain
    elif resource == k.FOOD:
        richer.food += gain
    elif resource == k.BATTERY:
        richer.batteries += gain
    else:
        richer.doctors += gain
    return prepared(richer, rounds, wants) - prepared(p, rounds, wants)
