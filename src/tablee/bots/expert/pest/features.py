"""What the rest of a game of Pest depends on, as numbers: stock, posts, patients, the map nearby.

Everything lies open but the cards of Years to come, of which nothing is counted.
"""

from __future__ import annotations

from typing import Final

from tablee.bots.expert.advice import Features
from tablee.bots.expert.pest.outlook.seat import SHAPE, turns_to_come
from tablee.games.pest.actions import RESOURCES
from tablee.games.pest.agendas import agenda_renown
from tablee.games.pest.components import POWERS
from tablee.games.pest.influence import icons
from tablee.games.pest.kit import BUILDING_TYPES, CITY, COIN, RESEARCH
from tablee.games.pest.producing import by_buildings, output_of
from tablee.games.pest.quarantine import easy_slots, sick_subjects
from tablee.games.pest.score import majority
from tablee.games.pest.state import NOWHERE, Player, Table, is_destroyed
from tablee.games.pest.storing import storage_limit

OWN: Final = (
    "renown",
    "turns",
    *[f"stock-{name}" for name in RESOURCES],
    "coins",
    "research",
    "shaped-stock",
    "materials",
    "storage",
    *[f"output-{name}" for name in RESOURCES],
    "output-coins",
    "output",
    "output-by-turns",
    *[f"built-{name}" for name in BUILDING_TYPES],
    "built-in-cities",
    "unstaffed",
    "staffed",
    "open-districts",
    "sick",
    "patients",
    "crowd",
    "patients-by-turns",
    "easy-slots",
    "dead",
    "graves-to-come",
    "healed",
    "next-healed",
    "herbs-for-next",
    "in-capital",
    "capital-lead",
    "capital-buildings",
    "technologies",
    "free-technology-slots",
    "influence",
    "icons",
    "to-next-icon",
    "majority",
    "imperative",
    "next-imperative",
    "agenda",
    "sick-here",
    "sick-nearby",
    "sites-nearby",
    "camp",
    "place",
)

OTHERS: Final = (
    "renown",
    "turns",
    "influence",
    "healed",
    "sick",
    "in-capital",
    "materials",
    "output",
    "capital-buildings",
)
"""What is counted of the other players too, on average."""

NAMES: Final = (
    "one",
    *OWN,
    *[f"power-{name}" for name in POWERS],
    "map-sick",
    "map-destroyed",
    "neutral",
    "markers",
    *[f"others-{name}" for name in OTHERS],
)

PLACES: Final = [OWN.index(name) for name in OTHERS]


def features(s: Table) -> list[list[float]]:
    """All of them for each seat, in the order of their names."""
    own = [own_numbers(s, seat) for seat in range(len(s.seats))]
    table = [
        sum(s.sick) / 10.0,
        float(s.destroyed.bit_count()),
        float(s.neutral),
        float(s.marked_spaces.bit_count() + s.marked_buildings.bit_count()),
    ]
    found: list[list[float]] = []
    for seat, p in enumerate(s.seats):
        found.append([1.0] + own[seat] + powers(s, p) + table + means_of_others(own, seat))
    return found


def means_of_others(own: list[list[float]], seat: int) -> list[float]:
    others = max(1, len(own) - 1)
    return [
        sum([numbers[place] for other, numbers in enumerate(own) if other != seat]) / others
        for place in PLACES
    ]


def own_numbers(s: Table, seat: int) -> list[float]:
    p, kit = s.seats[seat], s.kit
    turns = turns_to_come(s, p)
    shaped = 0.0
    for kind in range(COIN + 1):
        shaped += SHAPE[min(p.stock[kind], len(SHAPE) - 1)]
    on_map = 0 <= p.doctor < kit.locations
    output = output_of(s, p) if on_map else by_buildings(s, p)
    total = sum(output)
    sick = sick_subjects(p)
    easy = easy_slots(s, p)
    crowd = max(0, sick - easy)
    era = s.era() if s.year >= 0 else 0
    left = kit.eras - era
    found = [
        (p.renown - p.negative) / 10.0,
        float(turns),
        *[float(p.stock[kind]) for kind in range(len(RESOURCES))],
        float(p.stock[COIN]),
        float(p.stock[RESEARCH]),
        shaped,
        float(min(p.stock[0], 4) + min(p.stock[1], 4)),
        float(storage_limit(s, p)),
        *[float(output[kind]) for kind in range(len(RESOURCES))],
        float(output[COIN]),
        float(total),
        total * turns / 10.0,
    ]
    found += buildings(s, p)
    found += [
        float(sick),
        float(min(sick, easy)),
        float(crowd),
        min(sick, easy, 4) * min(turns, 4) / 4.0,
        float(easy),
        float(p.dead),
        float(kit.grave_renown[min(p.dead, kit.graves)] * left),
        float(p.healed),
        next_healed(s, p),
        float(kit.herbs[min(p.healed, kit.track - 1)]),
        float(p.capital),
        float(capital_lead(s, seat)),
        float(p.capital_buildings.bit_count()),
        float(len([card for card in p.technologies if card != NOWHERE])),
        float(p.technologies.count(NOWHERE)) * min(turns, 6) / 6.0,
        float(p.influence),
        float(icons(s, p)),
        to_next_icon(s, p),
        0.0 if kit.solo or kit.duel else float(majority(s, seat)),
        float(p.imperatives[era]),
        next_imperative(s, p, era),
        float(agenda_renown(s, seat)) if s.year >= 0 else 0.0,
    ]
    found += surroundings(s, p)
    found.append(s.order.index(seat) / len(s.seats) if seat in s.order else 0.0)
    return found


def buildings(s: Table, p: Player) -> list[float]:
    """How many stand, of each type and in Cities, how many have nobody, and open districts."""
    kit = s.kit
    types = [0.0] * len(BUILDING_TYPES)
    cities = 0.0
    unstaffed = 0.0
    built = 0
    for building, place in enumerate(p.sites):
        if place != NOWHERE:
            built |= 1 << building
            types[kit.type[building]] += 1.0
            if place < kit.locations and kit.size[place] == CITY:
                cities += 1.0
            if kit.staffed[building] and not p.staff >> building & 1:
                unstaffed += 1.0
    progress = 0.0
    for district, renown in zip(kit.districts, kit.district_renown, strict=True):
        missing = (district & ~built).bit_count()
        if missing:
            progress += renown / (1.0 + missing)
    return [*types, cities, unstaffed, float(p.staff.bit_count()), progress]


def next_healed(s: Table, p: Player) -> float:
    """What the next spaces of the Healed track bring."""
    track, renown = s.kit.track, s.kit.healed_renown
    return float(renown[min(track, p.healed + 2)] - renown[p.healed])


def capital_lead(s: Table, seat: int) -> int:
    """By how many Subjects one is ahead in the Capital, or behind."""
    others = [p.capital for n, p in enumerate(s.seats) if n != seat]
    return s.seats[seat].capital - max(others, default=s.neutral)


def to_next_icon(s: Table, p: Player) -> float:
    icons_at = s.kit.icons
    for space in range(p.influence + 1, s.kit.last_space + 1):
        if icons_at[space] > icons_at[p.influence]:
            return float(space - p.influence)
    return 9.0


def next_imperative(s: Table, p: Player, era: int) -> float:
    """What the next level of the track of this Era brings."""
    level = p.imperatives[era]
    if level >= s.kit.levels:
        return 0.0
    return float(s.kit.level_renown[era][level + 1])


def surroundings(s: Table, p: Player) -> list[float]:
    """Sick Subjects where the Doctor stands and one road on, places to build on there, the Camp."""
    kit = s.kit
    here = 0.0
    near = 0.0
    sites = 0.0
    if 0 <= p.doctor < kit.locations:
        here = float(s.sick[p.doctor])
        for place in kit.near[p.doctor]:
            near += s.sick[place]
            if not is_destroyed(s, place) and not s.built[place]:
                sites += 1.0
    return [here, near, sites, float(p.camp != NOWHERE)]


def powers(s: Table, p: Player) -> list[float]:
    """How strong the own Technologies are, by what they do."""
    found = [0.0] * len(POWERS)
    for number, strengths in enumerate(s.kit.power):
        for card in p.technologies:
            if card != NOWHERE:
                found[number] += strengths[card]
    return found


def moment(s: Table) -> int:
    """Positions are looked at when a turn begins."""
    return s.year * TURNS + s.turn if s.year >= 0 else NOWHERE


def alone(s: Table, points: float) -> float:
    """The rank that so many points reach (PEST-458), and how near the next one is."""
    most = [float(each) for each in s.kit.rank_most if each is not None]
    reached = len([each for each in most if points > each])
    if reached == len(most):
        return 1.0
    below = most[reached - 1] if reached else 0.0
    part = max(0.0, points - below) / max(1.0, most[reached] - below)
    return (reached + part) / (len(most) + 1)


TURNS: Final = 64
"""There are fewer in a Year."""


def last(s: Table) -> int:
    """The Year is played to its end: what a turn was good for is not seen before."""
    return (max(0, s.year) + 1) * TURNS - 1


def stage(s: Table) -> int:
    """What counts changes from Year to Year."""
    return s.year


FEATURES: Final = Features(
    NAMES,
    moment,
    last,
    stage,
    features,
    stages=range(6),
    games=(
        (1, {}),
        (2, {"duel": True}),
        (2, {"duel": False}),
        (3, {}),
        (4, {}),
        (5, {}),
    ),
    sampled=2,
    alone=alone,
)
