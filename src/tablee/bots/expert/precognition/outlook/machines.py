"""Machines: how often they can be used, what they are worth, and where batteries go first."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from tablee.bots.expert.precognition.outlook.pairs import Pair, pair_of
from tablee.games.precognition import kit as k
from tablee.games.precognition.boats import machine_at
from tablee.games.precognition.cards import cost_beside
from tablee.games.precognition.kit import Kit
from tablee.games.precognition.state import Boat

UNIT: Final[tuple[float, ...]] = (0.7, 1.0, 0.25, 0.55, 0.7, 1.6)
"""What a Machine's gift is worth in humans, by resource."""

HEALED: Final = 0.1
"""Likewise each human healed."""

SKILL: Final = 1.25
"""How much more often a player can meet a condition than chance would."""

BEGUN: Final = 0.45
"""A Machine with some of its batteries is worth so much of its share of a full one."""


class Engine:
    """One Machine, as far as cards alone decide."""

    __slots__ = ("gain", "heal", "long_run", "terms", "use")

    def __init__(self, kit: Kit, machine: int) -> None:
        self.terms = kit.condition[machine]
        self.gain = kit.machine_gain[machine]
        self.heal = kit.machine_heal[machine]
        self.use = sum([unit * amount for unit, amount in zip(UNIT, self.gain, strict=True)])
        self.use += HEALED * self.heal
        """What using it once is worth."""
        self.long_run = long_run(kit, self.terms, self.use)
        """After each round, what it will still bring if it is powered."""


def long_run(kit: Kit, terms: k.Terms, use: float) -> list[float]:
    chances = [chance(kit, terms, cards) for cards in kit.season_cards]
    worths = [0.0] * (kit.rounds + 1)
    for number in range(kit.rounds, 0, -1):
        met = min(1.0, SKILL * chances[kit.season_of_round[number]])
        worths[number - 1] = worths[number] + met * use
    return worths


def chance(kit: Kit, terms: k.Terms, cards: Sequence[int]) -> float:
    """How often cards of a season meet a condition by themselves."""
    pairs = [pair_of(kit, one, two) for one, two in combinations(cards, 2)]
    if terms.kind == k.GAINED_FROM_CARDS:
        met = [gained(pair.both, terms) for pair in pairs]
    elif terms.kind >= k.GIVEN_TYPE:
        met = [given(kit, terms, one, two) for one in cards for two in cards if one != two]
    else:
        met = [pair.meets(terms) for pair in pairs]
    return sum(met) / len(met)


def gained(gains: list[int], terms: k.Terms) -> bool:
    """Ymunes can become Doctors or Protectors as a Machine wants them (PRE-129)."""
    amount = gains[terms.what]
    if terms.what in (k.DOCTOR, k.PROTECTOR):
        amount += gains[k.YMUNE]
    return amount >= terms.least


def given(kit: Kit, terms: k.Terms, card: int, beside: int) -> bool:
    """Whether giving this card, which will lie beside that one, meets the condition (PRE-132)."""
    if terms.kind == k.GIVEN_TYPE:
        return kit.card_type[card] == terms.what
    if terms.kind == k.GIVEN_HAS_PLAGUE:
        return kit.card_plague[card] > 0
    return terms.least <= cost_beside(kit, card, beside) <= terms.most


ENGINES: Final[dict[Kit, list[Engine]]] = {}


def engines(kit: Kit) -> list[Engine]:
    """All Machines of a kit."""
    if kit not in ENGINES:
        ENGINES[kit] = [Engine(kit, machine) for machine in range(len(kit.machines))]
    return ENGINES[kit]


def works(engine: Engine, pair: Pair, gains: list[int]) -> bool:
    """Whether the cards of the Action Zone, activated for these gains, let the Machine be used."""
    if engine.terms.kind == k.GAINED_FROM_CARDS:
        return gained(gains, engine.terms)
    return engine.terms.kind < k.GIVEN_TYPE and pair.meets(engine.terms)


class Plant:
    """The Machines of one boat with their batteries, after a round."""

    def __init__(self, kit: Kit, boat: Boat, number: int) -> None:
        known = engines(kit)
        self.machines = [machine_at(boat, place) for place in range(len(boat.batteries))]
        self.engines = [known[machine] for machine in self.machines]
        self.slots = [kit.slots[machine] for machine in self.machines]
        self.full_worth = [engine.long_run[number] for engine in self.engines]
        self.batteries = boat.batteries[:]

    def powered(self) -> list[Engine]:
        return [
            engine
            for place, engine in enumerate(self.engines)
            if self.batteries[place] == self.slots[place]
        ]

    def charge(self) -> float:
        """What all of it is worth as it is."""
        return sum([self.place_worth(place, count) for place, count in enumerate(self.batteries)])

    def place_worth(self, place: int, count: int) -> float:
        share = count / self.slots[place]
        return self.full_worth[place] * (1.0 if share == 1 else BEGUN * share)

    def best_place(self, first: int, count: int) -> int:
        """Finish a Machine before beginning another; the worthiest for each battery. -1: none."""
        best, best_worth = -1, -1.0
        for place in range(first, len(self.batteries)):
            free = self.slots[place] - self.batteries[place]
            if free == 0:
                continue
            put = min(free, count)
            have = self.batteries[place]
            more = (self.place_worth(place, have + put) - self.place_worth(place, have)) / put
            if more > best_worth:
                best, best_worth = place, more
        return best

    def plan(self, first: int, count: int) -> list[int]:
        """The places of so many batteries, in ascending order; fewer if there is no room."""
        places: list[int] = []
        before = self.batteries[:]
        while count > 0:
            place = self.best_place(first, count)
            if place < 0:
                break
            put = min(self.slots[place] - self.batteries[place], count)
            self.batteries[place] += put
            places += [place] * put
            count -= put
        self.batteries = before
        return sorted(places)

    def charge_with(self, count: int) -> float:
        """What all of it is worth with so many more batteries."""
        before = self.batteries[:]
        for place in self.plan(0, count):
            self.batteries[place] += 1
        charge = self.charge()
        self.batteries = before
        return charge

    def charge_without(self, count: int) -> float:
        """What is left of it when so many batteries are taken."""
        before = self.batteries[:]
        for _ in range(min(count, sum(before))):
            places = [place for place, have in enumerate(self.batteries) if have]
            self.batteries[min(places, key=self.missed)] -= 1
        charge = self.charge()
        self.batteries = before
        return charge

    def missed(self, place: int) -> float:
        """What a battery less would cost there."""
        count = self.batteries[place]
        return self.place_worth(place, count) - self.place_worth(place, count - 1)
