"""What the rest of a game of Exodus depends on, as numbers: an Ark, its purse, its negotiators.

They are taken when a round begins, from what is open and the own hand.
"""

from __future__ import annotations

from typing import Final

from tablee.bots.expert.advice import Features
from tablee.bots.expert.exodus.outlook.abilities import DRAWN
from tablee.bots.expert.exodus.outlook.wing import common_values
from tablee.bots.expert.exodus.outlook.worth import LEAD, growths, scores
from tablee.engine.problems import UNKNOWN
from tablee.games.exodus.abilities.reading import DEEDS, INTEGRATION
from tablee.games.exodus.edition import KINDS
from tablee.games.exodus.filters import in_ark
from tablee.games.exodus.kit import PRIMARY, Kit
from tablee.games.exodus.prestige import affinity, hospital, is_active, majority, vault
from tablee.games.exodus.state import Player, Table

OWN: Final = (
    "points",
    "gems",
    "stored",
    "vault-room",
    "modules",
    "crews",
    "free-berths",
    "unstaffed",
    "spare-crews",
    "affinities",
    "affinity-growth",
    "majorities",
    "majority-chances",
    "vaults",
    "hospitals",
    "mutants",
    "beds",
    "jailers",
    "mutagens",
    "prisoners",
    "influence",
    "best-influence",
    "grown-negotiators",
    "full-negotiators",
    "kept-card",
    "place",
)

OTHERS: Final = (
    "points",
    "gems",
    "crews",
    "free-berths",
    "affinities",
    "majority-chances",
    "vaults",
    "jailers",
    "influence",
)
"""What is counted of the other players too, on average."""

PLACES: Final = [OWN.index(name) for name in OTHERS]

CASTES: Final = 6

ROOM: Final = 12
"""More room on Vaults is never filled."""


NAMES: Final = (
    "one",
    *OWN,
    *[f"caste-{number + 1}" for number in range(CASTES)],
    *[f"secondary-{number + 1}" for number in range(len(KINDS))],
    *[f"ability-{verb}" for verb in DEEDS],
    *[f"others-{name}" for name in OTHERS],
)


def features(s: Table) -> list[list[float]]:
    """All of them for each seat, in the order of their names."""
    own = [own_numbers(s, seat) for seat in range(len(s.seats))]
    found: list[list[float]] = []
    for seat, p in enumerate(s.seats):
        found.append(
            [1.0]
            + own[seat]
            + castes(s.kit, p)
            + secondary(s.kit, p)
            + abilities(s.kit, p)
            + means_of_others(own, seat)
        )
    return found


def means_of_others(own: list[list[float]], seat: int) -> list[float]:
    return [
        sum([numbers[place] for other, numbers in enumerate(own) if other != seat]) / (len(own) - 1)
        for place in PLACES
    ]


def own_numbers(s: Table, seat: int) -> list[float]:
    p, kit = s.seats[seat], s.kit
    berths = 0
    room = 0
    beds = 0
    unstaffed = 0
    for place, module in enumerate(p.modules):
        berths += kit.berths[module]
        if kit.capacity[module]:
            room += min(ROOM, kit.capacity[module] - p.stored[place])
        if kit.is_hospital[module]:
            beds += kit.berths[module]
        if scores(kit, module) and module not in p.homes:
            unstaffed += 1
    by_affinity = 0.0
    growth = 0.0
    by_majority = 0.0
    likely = 0.0
    by_vault = 0.0
    by_hospital = 0.0
    for card in p.controls():
        active = is_active(p, card)
        if kit.affinity[card]:
            by_affinity += affinity(s, seat, card) if active else 0
            growth += kit.affinity[card] * growths(kit)[card]
        elif kit.majority[card]:
            by_majority += majority(s, seat, card) if active else 0
            likely += kit.majority[card] * majority_chance(s, seat, card)
        elif kit.capacity[card]:
            by_vault += vault(s, seat, card) if active else 0
        elif kit.is_hospital[card]:
            by_hospital += hospital(s, seat, card) if active else 0
    influence = 0
    best = 0
    grown = 0
    full = 0
    for value in p.influence:
        influence += kit.high[value] + kit.low[value]
        best = max(best, kit.high[value] + kit.low[value])
        grown += value > 0
        full += not kit.steps[value]
    mutants = 0
    for crew in p.crews:
        mutants += s.mutants >> crew & 1 and kit.secondary[crew] == PRIMARY
    controlled = p.controls()
    return [
        p.score() / 10.0,
        float(p.gems()),
        float(sum(p.stored)),
        float(min(ROOM, room)),
        float(len(p.modules)),
        float(len(p.crews)),
        float(berths - len(p.crews)),
        float(unstaffed),
        float(max(0, len(p.crews) - len(p.modules))),
        by_affinity,
        growth,
        by_majority,
        likely,
        by_vault,
        by_hospital,
        float(mutants),
        float(beds),
        float(len([card for card in s.jailers if card in controlled])),
        float(len([card for card in s.mutagens if card in controlled])),
        float(len(p.prison)),
        float(influence),
        float(best),
        float(grown),
        float(full),
        kept(s, p),
        s.order.index(seat) / len(s.seats) if seat in s.order else 0.0,
    ]


def majority_chance(s: Table, seat: int, card: int) -> float:
    """How likely the most of its cards are here, by the lead."""
    terms = s.kit.counted[card]
    if terms is None:
        return 0.0
    most = 0
    for other in range(len(s.seats)):
        if other != seat:
            most = max(most, len(in_ark(s, terms, other)))
    ahead = len(in_ark(s, terms, seat)) - most
    return LEAD[max(0, min(len(LEAD) - 1, ahead + 3))]


def kept(s: Table, p: Player) -> float:
    """What the cards of the hand are worth to anybody, as far as they are known."""
    values = common_values(s.kit)[max(0, s.kit.rounds - s.round + 1)]
    return sum([values[card] for card in p.hand if card != UNKNOWN])


def castes(kit: Kit, p: Player) -> list[float]:
    found = [0.0] * CASTES
    for card in p.controls():
        found[kit.caste[card]] += 1.0
    return found


def secondary(kit: Kit, p: Player) -> list[float]:
    found = [0.0] * len(KINDS)
    for crew in p.crews:
        if kit.secondary[crew] != PRIMARY:
            found[kit.secondary[crew]] += 1.0
    return found


def abilities(kit: Kit, p: Player) -> list[float]:
    """How much of each verb the Ark can do again and again."""
    found = [0.0] * len(DEEDS)
    for card in p.controls():
        ability = kit.technical[card]
        if ability is None or ability.kind == INTEGRATION:
            continue
        deed = ability.deeds[0]
        amount = float(max(1, deed.amount)) if DEEDS[deed.verb] == "gain_resource" else 1.0
        if DEEDS[deed.verb] == "draw":
            amount = max(0.3, DRAWN * deed.amount - ability.price)
        found[deed.verb] += amount
    return found


def moment(s: Table) -> int:
    """Positions are looked at when a round begins."""
    return s.round


FEATURES: Final = Features(
    NAMES, moment, moment, moment, features, stages=(2, 3, 4), games=((2, {}), (3, {}), (4, {}))
)
