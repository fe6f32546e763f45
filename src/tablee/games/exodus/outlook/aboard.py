"""What a card would change in an Ark: one of a packet, and a crew that is about to be housed."""

from __future__ import annotations

from tablee.engine.fields import Data
from tablee.games.exodus.ark import add_crew, add_module, modules_with_room
from tablee.games.exodus.building import HouseCrew, price_of, put_in_ark
from tablee.games.exodus.founding import DiscardCard
from tablee.games.exodus.outlook.ark import card_prestige, prestige, scores
from tablee.games.exodus.state import EMPTY, Table


def aboard(s: Table, seat: int) -> dict[str, Data]:
    """For each card that can be picked or discarded what it would bring in the Ark as it is."""
    p = s.seats[seat]
    cards = p.hand if isinstance(p.ask, DiscardCard) else p.pack
    return {s.kit.cards[card]: card_aboard(s, seat, card) for card in cards}


def card_aboard(s: Table, seat: int, card: int) -> Data:
    """Its price, the points at once (EXO-137), and those of each scoring: its own, a module being
    staffed (EXO-225), and what the other cards score more because of it.
    """
    after = s.clone()
    after.events = None
    if s.kit.is_module[card]:
        add_module(after.seats[seat], card)
    else:
        add_crew(after.seats[seat], card, EMPTY)
    before, now = prestige(s, seat), prestige(after, seat)
    return {
        "price": price_of(s, seat, card),
        "once": s.kit.prestige[card],
        "each": card_prestige(after, seat, card) if scores(s.kit, card) else 0,
        "scores": scores(s.kit, card),
        "others": sum([now[other] - points for other, points in before.items()]),
    }


def housed(s: Table, seat: int) -> dict[str, Data]:
    """For each module that could house the crew: how things would be then. Empty if none is asked
    for.
    """
    ask = s.seats[seat].ask
    if not isinstance(ask, HouseCrew):
        return {}
    rooms = modules_with_room(s, s.seats[seat])
    return {s.kit.cards[m]: crew_housed(s, seat, ask.crew, m) for m in rooms}


def crew_housed(s: Table, seat: int, crew: int, module: int) -> Data:
    """What is left of the gems (EXO-208), the points, and what the Ark would score."""
    after = s.clone()
    after.events = None
    put_in_ark(after, seat, crew, module)
    p = after.seats[seat]
    return {
        "reserve": p.reserve,
        "stored": {s.kit.cards[m]: gems for m, gems in zip(p.modules, p.stored, strict=True)},
        "points": p.score(),
        "prestige": prestige(after, seat),
    }
