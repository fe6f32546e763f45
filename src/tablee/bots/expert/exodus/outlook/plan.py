"""The plan of an integration turn: which hand cards to integrate, so that the points they bring and
the gems that remain are worth most. What is not in the plan is recycled.
"""

from __future__ import annotations

from typing import Final

from tablee.bots.expert.exodus.outlook.abilities import DRAWN
from tablee.bots.expert.exodus.outlook.seat import Outlook
from tablee.bots.expert.exodus.outlook.worth import berths_worth, caste_worth, pulled, scores, worth
from tablee.games.exodus.abilities.reading import ACTIVATION, DEEDS, YES
from tablee.games.exodus.building import DISCOUNT, price_of
from tablee.games.exodus.kit import RECRUIT

MOST: Final = 8
"""So many cards are weighed against each other, the most promising ones."""

GAIN: Final = DEEDS.index("gain_resource")
DRAW: Final = DEEDS.index("draw")

STAFFED: Final = 2.0
"""What a module that could score loses without a crew."""

PURSE: Final = 4
SURPLUS: Final = 0.6
"""So many gems are well kept for the next round; of more, each is worth so much of the price."""

SPARE: Final[tuple[float, ...]] = (0.0, 1.5, 2.7, 3.5, 3.9, 4.1)
"""What so many free berths are worth for the rounds to come."""


class Candidate:
    """A hand card that might be integrated."""

    def __init__(self, out: Outlook, card: int) -> None:
        kit = out.kit
        self.card: Final = card
        self.is_module: Final = kit.is_module[card]
        self.berths: Final = kit.berths[card]
        self.scores: Final = self.is_module and scores(kit, card)
        self.room: Final = kit.capacity[card]
        self.recruit = 0.0
        """What the crew is worth that it recruits, if there is a berth left."""
        self.points = worth(out, card) - berths_worth(out, card)
        """What it brings beside those; berths and gems are counted as they are used."""
        if kit.caste_ability[card] == RECRUIT:
            self.points -= caste_worth(out, card)
            pile = out.s.piles[kit.recruits[card]]
            self.recruit = kit.prestige[pile[0]] + pulled(out, pile[0]) if pile else 0.0
        if self.room:
            self.points -= min(self.room, 4)
        self.price: Final = price_of(out.s, out.seat, card)
        self.spent: Final = self.price + out.recycling(card) - income(out, card)
        """The gems that it costs: its price, and its recycling gain, which is given up."""
        self.off = 0
        """What discounts take off while it is in the plan."""

    def surplus(self, gem: float) -> float:
        return self.points + self.recruit - gem * self.spent


def income(out: Outlook, card: int) -> int:
    """Gems of an Activation that can be used at once (EXO-138)."""
    ability = out.kit.technical[card]
    if ability is None or ability.kind != ACTIVATION or ability.price:
        return 0
    deed = ability.deeds[0]
    if deed.verb == GAIN and not deed.of_prisoners and not deed.to_vault:
        return deed.amount
    return int(DRAWN) if deed.verb == DRAW else 0


class Plan:
    """All sets of candidates are tried that can be paid; the best is kept."""

    def __init__(self, out: Outlook) -> None:
        p, kit = out.me, out.kit
        self.out: Final = out
        found = [Candidate(out, card) for card in p.hand]
        found = [one for one in found if one.surplus(0.5 * out.kept_gem) > 0 or one.is_module]
        found.sort(key=promise, reverse=True)
        self.candidates: Final = found[:MOST]
        self.pairs: Final = [
            [together(out, one.card, other.card) for other in self.candidates]
            for one in self.candidates
        ]
        self.discounts: Final = discounts(out)
        self.used: Final = [0] * len(self.discounts)
        """How many planned cards each discount would fit; the first gets it."""
        self.stored_gem: Final = out.kept_gem + 1.0 + out.zeal
        """What a gem is worth that stays on a Vault."""
        # how things are with the cards that are chosen so far
        self.chosen: list[int] = []
        self.points = 0.0
        self.gems = p.gems() + sum([out.recycling(card) for card in p.hand])
        """If everything else is recycled."""
        self.berths = out.berths
        """Free ones."""
        self.unstaffed = len([m for m in p.modules if scores(kit, m)]) - len(p.crews)
        """How many modules that could score have no crew."""
        self.room = sum([kit.capacity[module] for module in p.modules])
        # the best so far
        self.best: list[int] = []
        self.most = self.total()
        self.search(0)

    def search(self, place: int) -> None:
        """With and without each candidate, those before it being settled."""
        if place == len(self.candidates):
            return
        self.take(place)
        if self.gems >= 0:
            if self.berths >= 0:
                self.note()
            self.search(place + 1)
        self.leave(place)
        self.search(place + 1)

    def take(self, place: int) -> None:
        one = self.candidates[place]
        row = self.pairs[place]
        self.points += one.points
        for other in self.chosen:
            self.points += row[other]
        self.chosen.append(place)
        one.off = 0
        for number, (cards, amount) in enumerate(self.discounts):
            if cards >> one.card & 1:
                one.off += 0 if self.used[number] else amount
                self.used[number] += 1
        one.off = min(one.off, one.price)
        self.gems -= one.spent - one.off
        self.berths += one.berths if one.is_module else -1
        self.room += one.room
        self.unstaffed += (1 if one.scores else 0) if one.is_module else -1

    def leave(self, place: int) -> None:
        one = self.candidates[place]
        row = self.pairs[place]
        self.chosen.pop()
        self.points -= one.points
        for other in self.chosen:
            self.points -= row[other]
        for number, (cards, _) in enumerate(self.discounts):
            if cards >> one.card & 1:
                self.used[number] -= 1
        self.gems += one.spent - one.off
        self.berths -= one.berths if one.is_module else -1
        self.room -= one.room
        self.unstaffed -= (1 if one.scores else 0) if one.is_module else -1

    def note(self) -> None:
        total = self.total()
        if total > self.most:
            self.most = total
            self.best = self.chosen[:]

    def total(self) -> float:
        """What the chosen cards bring with their recruits, gems on Vaults, gems that are kept and
        berths that stay free, less what modules lose that have no crew.
        """
        points = self.points
        free = self.berths
        unstaffed = self.unstaffed
        for place in self.chosen:
            if self.candidates[place].recruit and free > 0:
                points += self.candidates[place].recruit
                free -= 1
                unstaffed -= 1
        stored = min(self.gems, self.room)
        kept = min(self.gems - stored, PURSE)
        points += stored * self.stored_gem + kept * self.out.kept_gem
        points += SURPLUS * (self.gems - stored - kept) * self.out.kept_gem
        if unstaffed > 0:
            points -= STAFFED * unstaffed
        if self.out.left > 1:
            points += SPARE[min(free, len(SPARE) - 1)]
        return points

    def cards(self) -> list[int]:
        """Those that are to be integrated, the most promising first."""
        return [self.candidates[place].card for place in self.best]


def promise(one: Candidate) -> float:
    return one.surplus(1.0)


def together(out: Outlook, one: int, other: int) -> float:
    """What the affinities of two hand cards score for each other."""
    return 0.0 if one == other else affinity_for(out, one, other) + affinity_for(out, other, one)


def affinity_for(out: Outlook, one: int, other: int) -> float:
    terms = out.kit.counted[one]
    if terms is None or not terms.cards >> other & 1 or terms.mutant == YES:
        return 0.0
    return float(out.kit.affinity[one] * out.left)


def discounts(out: Outlook) -> list[tuple[int, int]]:
    """Activations that take something off a price: the cards that they fit, and how much."""
    found: list[tuple[int, int]] = []
    for card in out.me.controls():
        ability = out.kit.technical[card]
        if ability is None or ability.kind != ACTIVATION or out.s.tilted >> card & 1:
            continue
        deed = ability.deeds[0]
        if deed.verb == DISCOUNT and deed.terms is not None:
            found.append((deed.terms.cards, deed.amount))
    return found
