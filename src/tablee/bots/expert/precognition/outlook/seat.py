"""How one boat sees the round: what it has, what is to come, what it wants, who sits beside it."""

from __future__ import annotations

from typing import Final

from tablee.bots.expert.precognition.outlook.boat import ImaginedBoat, imagined
from tablee.bots.expert.precognition.outlook.fleet import Fleet, Turn, fleet_of
from tablee.bots.expert.precognition.outlook.journey import Journey, journey_of
from tablee.bots.expert.precognition.outlook.machines import Plant, works
from tablee.bots.expert.precognition.outlook.maintaining import maintain
from tablee.bots.expert.precognition.outlook.pairs import Pair
from tablee.bots.expert.precognition.outlook.worth import Want, worth
from tablee.engine.problems import UNKNOWN
from tablee.games.precognition import kit as k
from tablee.games.precognition.actions import BOTH, KEPT, RECEIVED
from tablee.games.precognition.state import River

TURNING: Final = 0.4
"""How much of what mitigating gains is left after its price."""


class Outlook:
    """Everything that stays the same while the answers to one question are weighed."""

    def __init__(self, s: River, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.boat = s.seats[seat]
        self.journey: Journey = journey_of(s.kit, s.round)
        self.plant = Plant(s.kit, self.boat, s.round)
        self.powered = self.plant.powered()
        self.danger = plague_to_come(s)
        self.now = imagined(self.boat, self.plant.charge())
        self.room = sum(self.plant.slots) - self.now.batteries
        self.charges = {0: self.now.charge}
        self.fleet = fleet_of(s) if s.kit.cooperative else Fleet(s, [], 0)
        self.wants: list[Want] = self.fleet.wants(seat)
        """What the objectives want of this boat."""
        self.turns: list[Turn] = [turn for turn in self.fleet.turns() if turn.gain > 0]
        """The objectives that would be easier to meet on their back."""

    def value(self, p: ImaginedBoat) -> float:
        return worth(p, self.journey, self.danger, self.wants)

    def plain_value(self, p: ImaginedBoat) -> float:
        """The same without regard to objectives."""
        return worth(p, self.journey, self.danger)

    def charge_with(self, batteries: int) -> float:
        if batteries not in self.charges:
            self.charges[batteries] = self.plant.charge_with(batteries)
        return self.charges[batteries]

    def best_activation(self, pair: Pair) -> float:
        """What the round is worth with these two cards, activated in the best way."""
        return max([self.activated(pair, which) for which in self.activations(pair)])

    def activations(self, pair: Pair) -> list[int]:
        return [KEPT, RECEIVED, BOTH] if pair.price <= self.now.healthy else [KEPT, RECEIVED]

    def activated(self, pair: Pair, which: int) -> float:
        """What the boat will be worth after the round if these cards are activated."""
        value = self.value(self.outcome(pair, which))
        return value + self.turned(pair.gains(which)) if self.turns else value

    def turned(self, gains: list[int]) -> float:
        """What gains are worth because an objective can be mitigated with them at once."""
        return max([self.turn_worth(turn, gains) for turn in self.turns])

    def turn_worth(self, turn: Turn, gains: list[int]) -> float:
        for resource, price in enumerate(turn.price):
            if price > gains[resource]:
                return 0.0
        return TURNING * turn.gain

    def outcome(self, pair: Pair, which: int) -> ImaginedBoat:
        """The boat after the round if these cards are activated."""
        p = self.now.copy()
        gains = pair.gains(which)
        if which == BOTH:
            p.healthy -= pair.price
            p.contaminated += pair.price
        self.take(p, gains, pair.plague)
        healing = 0
        for engine in self.powered:
            if works(engine, pair, gains):
                self.take(p, engine.gain, pair.plague)
                healing += engine.heal
        if healing:
            healed = min(healing, p.contaminated)
            p.contaminated -= healed
            p.healthy += healed
        maintain(p, pair.plague, self.journey)
        return p

    def take(self, p: ImaginedBoat, gains: list[int], plague: int) -> None:
        """Bring gains aboard; ymunes become Protectors where the plague calls for them."""
        p.contaminated += gains[k.HUMAN]
        p.food += gains[k.FOOD]
        p.doctors += gains[k.DOCTOR]
        p.protectors += gains[k.PROTECTOR]
        ymunes = gains[k.YMUNE]
        if ymunes:
            called = (p.plague + plague + 1) // 2 - p.protectors
            guards = max(0, min(ymunes, called))
            p.protectors += guards
            p.doctors += ymunes - guards
        batteries = min(gains[k.BATTERY], self.room)
        if batteries:
            p.batteries += batteries
            p.charge = self.charge_with(p.batteries - self.now.batteries)


def plague_to_come(s: River) -> float:
    """What a boat can expect after this round: every card of every deck is played in the end."""
    plague = s.kit.card_plague
    coming = plague_unplayed(s)
    rounds = s.kit.rounds - s.round
    if s.seats[0].kept == UNKNOWN:  # the cards of this round are not known yet
        return coming / len(s.seats) * rounds / (rounds + 1)
    for boat in s.seats:
        coming -= plague[boat.kept] + plague[boat.received]
    return coming / len(s.seats)


def plague_unplayed(s: River) -> int:
    """On all cards that are not discarded yet."""
    plague = s.kit.card_plague
    coming = len(s.seats) * s.kit.deck_plague
    for card in s.discard:
        coming -= plague[card]
    return coming


def ally(s: River, seat: int, other: int) -> bool:
    """Whether the two win together."""
    if s.kit.mode == k.TEAM:
        return s.kit.team_of[seat] == s.kit.team_of[other]
    return s.kit.cooperative
