"""Co-operative play: when to reveal an objective, and when to mitigate one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablee.bots.expert.precognition.outlook.boat import ImaginedBoat
from tablee.bots.expert.precognition.outlook.fleet import STAKE, Fleet
from tablee.bots.expert.precognition.outlook.journey import journey_of
from tablee.bots.expert.precognition.outlook.maintaining import maintain
from tablee.bots.expert.precognition.outlook.pairs import pair_of
from tablee.bots.expert.precognition.outlook.seat import Outlook
from tablee.games.precognition import actions as a
from tablee.games.precognition import kit as k
from tablee.games.precognition.objectives import SpendYmunes
from tablee.games.precognition.state import TO_ACTIVATE, River

INSIGHT: Final = 0.6
"""What knowing an objective is worth for each round in which one can still work for it."""

WAITING: Final = 4.0
"""Who waits with mitigating may not need it: what that is worth for each round of the season."""


def face_objectives(out: Outlook, options: Sequence[int]) -> int:
    """Mitigate what the group would miss, then reveal while that still helps."""
    turnable = [action - a.MITIGATE for action in options if a.MITIGATE <= action < a.SPEND_DOCTORS]
    if turnable:
        gains = mitigation_gains(out)
        best = max(turnable, key=lambda objective: gains[objective])
        if gains[best] > WAITING * out.journey.season_end:
            return a.MITIGATE + best
    if a.REVEAL in options and reveal_gain(out) > 0:
        return a.REVEAL
    return a.FINISH


def reveal_gain(out: Outlook) -> float:
    """Reveal early: who knows what is asked for can gather it, or turn the tile."""
    price = out.s.kit.reveal_price[out.s.season()]
    p = out.now.copy()
    p.healthy -= price
    p.contaminated += price
    cost = rest_of_round(out, out.now.copy()) - rest_of_round(out, p)
    return INSIGHT * out.journey.season_end - cost


def rest_of_round(out: Outlook, p: ImaginedBoat) -> float:
    """What the boat is worth after the round if it does nothing more in it."""
    maintain(p, pair_of(out.s.kit, out.boat.kept, out.boat.received).plague, out.journey)
    return out.value(p)


def mitigation_gains(out: Outlook) -> dict[int, float]:
    """For each objective, by how much the group is better off when this player turns it."""
    fleet = fleet_after_round(out.s)
    mine = fleet.boats[out.seat]
    return {
        turn.objective: turn.gain - price_felt(out, fleet, mine, turn.price)
        for turn in fleet.turns()
    }


def price_felt(out: Outlook, fleet: Fleet, mine: ImaginedBoat, price: Sequence[int]) -> float:
    """What paying takes from the boat, and from the objectives that want the same things."""
    poorer = mine.copy()
    pay(poorer, price)
    risk = fleet.lost_chances(out.seat, poorer)
    return out.plain_value(mine) - out.plain_value(poorer) + STAKE * risk


def pay(p: ImaginedBoat, price: Sequence[int]) -> None:
    """Take the price out of the boat; batteries that are spent were never aboard."""
    contaminated = min(p.contaminated, price[k.HUMAN])
    p.contaminated -= contaminated
    p.healthy -= price[k.HUMAN] - contaminated
    p.food -= price[k.FOOD]
    p.doctors -= price[k.DOCTOR]
    p.protectors -= price[k.PROTECTOR]
    doctors = min(p.doctors, price[k.YMUNE])
    p.doctors -= doctors
    p.protectors -= price[k.YMUNE] - doctors


def fleet_after_round(s: River) -> Fleet:
    """All boats as they will be after this round; who has not activated yet will do it well."""
    boats = [boat_after_round(Outlook(s, seat)) for seat in range(len(s.seats))]
    return Fleet(s, boats, journey_of(s.kit, s.round).season_end)


def boat_after_round(out: Outlook) -> ImaginedBoat:
    pair = pair_of(out.s.kit, out.boat.kept, out.boat.received)
    if out.boat.stage == TO_ACTIVATE:
        outcomes = [out.outcome(pair, which) for which in out.activations(pair)]
        return max(outcomes, key=out.plain_value)
    maintain(out.now, pair.plague, out.journey)
    return out.now


def batteries_to_set_aside(out: Outlook) -> int:
    """As many as are still missing for the price of an objective that is worth turning."""
    s, boat = out.s, out.boat
    most = boat.aside + boat.incoming[k.BATTERY]
    prices = {
        objective: s.kit.price[objective][k.BATTERY]
        for objective in s.revealed
        if not s.mitigated >> objective & 1 and 0 < s.kit.price[objective][k.BATTERY] <= most
    }
    if not prices:
        return 0
    gains = mitigation_gains(out)
    best = max(prices, key=lambda objective: gains[objective])
    wanted = gains[best] > WAITING * out.journey.season_end
    return max(0, prices[best] - boat.aside) if wanted else 0


def spend_ymunes(out: Outlook, options: Sequence[int]) -> int:
    """Doctors or Protectors, whichever the boat can better do without."""
    ask = out.boat.ask
    assert isinstance(ask, SpendYmunes)
    amount = out.s.kit.price[ask.objective][k.YMUNE]

    def value(action: int) -> float:
        p = out.now.copy()
        p.doctors -= action - a.SPEND_DOCTORS
        p.protectors -= amount - (action - a.SPEND_DOCTORS)
        return rest_of_round(out, p)

    return max(options, key=value)
