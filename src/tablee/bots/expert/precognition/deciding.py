"""Decision phase: which card to keep, and which to give."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablee.bots.expert.precognition.outlook.gifts import gift_worth, help_with
from tablee.bots.expert.precognition.outlook.machines import given
from tablee.bots.expert.precognition.outlook.pairs import pair_of
from tablee.bots.expert.precognition.outlook.seat import Outlook, ally
from tablee.bots.expert.precognition.outlook.worth import Want
from tablee.engine.chance import Dice
from tablee.games.precognition import kit as k
from tablee.games.precognition.actions import GIVE, KEEP
from tablee.games.precognition.state import River

FRIEND: Final = 0.7
"""What a friend's humans count beside one's own."""

RIVAL: Final = 0.6
"""What a rival's count, if there is only one; more rivals share it."""

SPITE: Final = 0.75
"""How likely a rival gives the worse of two cards, and a friend the better."""

RETURN: Final = 0.35
"""Passed cards come back a round later, and only one of them: they count so much."""

CLOSE: Final = 0.1
"""Choices made in secret that are less than this apart, in humans, are mixed."""


def keep_card(out: Outlook, dice: Dice) -> int:
    return KEEP + one_of_best(selections(out, out.boat.hand + out.boat.offer), dice)[1]


def give_card(out: Outlook, dice: Dice) -> int:
    return GIVE + one_of_best(selections(out, [out.boat.keep]), dice)[2]


def one_of_best(found: list[tuple[float, int, int]], dice: Dice) -> tuple[float, int, int]:
    least = max(found)[0] - CLOSE
    equals = [selection for selection in found if selection[0] >= least]
    return equals[dice.below(len(equals))]


def selections(out: Outlook, keeps: Sequence[int]) -> list[tuple[float, int, int]]:
    """Every way to keep one of these cards and give another, with its value."""
    boat = out.boat
    available = boat.hand + boat.offer
    left_wants = out.fleet.wants(out.s.left(out.seat)) if out.s.kit.cooperative else ()
    gifts = [gift(out, card, left_wants) for card in boat.offer]
    back = coming_back(out, available)
    friendly = ally(out.s, out.seat, out.s.right(out.seat))
    found = []
    for keep in keeps:
        kept = keep_worth(out, keep)
        for place, give in enumerate(boat.offer):
            if give != keep:
                rest = [
                    back[n] for n, card in enumerate(available) if card != keep and card != give
                ]
                found.append((kept + gifts[place] + passing(rest, friendly), keep, give))
    return found


def keep_worth(out: Outlook, keep: int) -> float:
    """Keep what pairs well with both cards that the right neighbour may give."""
    s = out.s
    right = s.right(out.seat)
    values = [out.best_activation(pair_of(s.kit, keep, card)) for card in s.seats[right].offer]
    return between(values, ally(s, out.seat, right))


def between(values: list[float], friendly: bool) -> float:
    """What comes of a neighbour's choice between two cards."""
    low, high = min(values), max(values)
    return low + (high - low) * (SPITE if friendly else 1 - SPITE)


def gift(out: Outlook, card: int, wants: Sequence[Want]) -> float:
    """Give plague, or what the left neighbour cannot pay for; to a friend, what serves best."""
    s = out.s
    left = s.left(out.seat)
    boat = s.seats[left]
    value = regard(s, out.seat, left) * gift_worth(s.kit, card, s.round, boat.healthy)
    if wants:
        value += help_with(s.kit, card, out.fleet.boats[left], out.fleet.rounds, wants)
    for engine in out.powered:
        if engine.terms.kind >= k.GIVEN_TYPE and given(s.kit, engine.terms, card, boat.offer[0]):
            value += engine.use
    return value


def coming_back(out: Outlook, cards: list[int]) -> list[float]:
    """What each card would be worth if it came back in the next round."""
    s = out.s
    return [gift_worth(s.kit, card, s.round + 1, out.boat.healthy) for card in cards]


def passing(values: list[float], friendly: bool) -> float:
    """One of two passed cards comes back next round, and the right neighbour chooses which."""
    return RETURN * between(values, friendly) if values else 0.0


def regard(s: River, seat: int, other: int) -> float:
    """What another's gain counts: for a friend it is good, for a rival it is not."""
    if ally(s, seat, other):
        return FRIEND
    return -RIVAL / (len(s.seats) - 1)
