"""The components as tables that the rules read: kit.capacity[location], kit.cost[technology].

The places are the locations and, last, the Capital. Tables that are indexed by Technology have one
entry more, a zero, so that an empty slot (-1) has no power.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from tablee.games.pest.actions import MOST_BUILDINGS, RESOURCES, TECHNOLOGY_SLOTS
from tablee.games.pest.components import (
    EVENTS,
    POWERS,
    Components,
    Decree,
    Gain,
    Location,
    PlagueCard,
)
from tablee.games.pest.edition import COLOURS, POSITIONS, SIZES, components

NONE: Final = -1
"""No port, no horseshoe, no district, any slot."""

VILLAGE: Final = 0
TOWN: Final = 1
CITY: Final = 2

WOOD: Final = 0
STONE: Final = 1
FOOD: Final = 2
HERBS: Final = 3
COIN: Final = 4
RESEARCH: Final = 5
ANY: Final = 6
INFLUENCE: Final = 7
RENOWN: Final = 8
"""What can be gained; the first six are a player's stock, and the first five fill the Storage."""

GAINED: Final = ("wood", "stone", "food", "herbs", "coin", "research", "any", "influence", "renown")
STORED: Final = 5

LEFT: Final = 0
CENTRE: Final = 1
RIGHT: Final = 2
"""The rewards of a Favour card."""

BUILDING_TYPES: Final = ("castle", "workshop", "mill", "factory", "bank", "capital-building")
THE_CASTLE: Final = 0
"""The number of the Castle, and of its type."""
WORKSHOP: Final = 1
CAPITAL_BUILDING: Final = 5

IMPERATIVES: Final = tuple(EVENTS)
PICK_UP: Final = IMPERATIVES.index("pick-up")
HEALING: Final = IMPERATIVES.index("heal")
ASSIGN_TO_BUILDINGS: Final = IMPERATIVES.index("assign-to-buildings")
ASSIGN_TO_CAPITAL: Final = IMPERATIVES.index("assign-to-capital")
PRODUCTION: Final = IMPERATIVES.index("produce")
BUILD_ON_MAP: Final = IMPERATIVES.index("build-on-map")
BUILDING: Final = IMPERATIVES.index("build")
ACQUISITION: Final = IMPERATIVES.index("acquire")
ENTERING: Final = IMPERATIVES.index("enter")
"""When an Imperative can be met."""

A_DOCTOR: Final = 1
A_BUILDING: Final = 2
A_CAMP: Final = 4
"""What of an opponent's an Imperative can ask for, as a set."""


class Imperative:
    """When the marker rises: the event, and what else has to be so."""

    def __init__(self, decree: Decree) -> None:
        imperative = decree.imperative
        self.event: Final = IMPERATIVES.index(imperative.event)
        self.least: Final = imperative.least or 0
        self.size: Final = NONE if imperative.size is None else SIZES.index(imperative.size)
        beside = 0
        for thing in imperative.beside or []:
            beside |= {"doctor": A_DOCTOR, "building": A_BUILDING, "camp": A_CAMP}[thing]
        self.beside: Final = beside
        types = 0
        for name in imperative.types or []:
            types |= 1 << BUILDING_TYPES.index(name)
        self.types: Final = types


class Count:
    """One of the things that an Agenda counts."""

    def __init__(self, kind: str, size: int, resource: int, castle: bool) -> None:
        self.kind: Final = kind
        self.size: Final = size
        self.resource: Final = resource
        self.castle: Final = castle


class Agenda:
    """Renown tokens for each of what is counted, up to a limit."""

    def __init__(self, decree: Decree) -> None:
        agenda = decree.agenda
        self.counts: Final = [
            Count(
                count.count,
                NONE if count.size is None else SIZES.index(count.size),
                NONE if count.resource is None else RESOURCES.index(count.resource),
                count.castle is None,
            )
            for count in agenda.counts
        ]
        self.renown: Final = agenda.renown
        self.most: Final = agenda.most


class Kit:
    """Tables for one edition, number of players and mode."""

    def __init__(
        self,
        c: Components,
        players: int,
        mode: str = "standard",
        advanced: bool = False,
    ) -> None:
        self.players: Final = players
        self.duel: Final = mode == "duel"
        self.solo: Final = mode == "solo"
        self.advanced: Final = advanced
        self.eras: Final = c.number["eras"]
        self.years_per_era: Final = c.number["years-per-era"]
        self.years: Final = self.eras * self.years_per_era
        self.storage: Final = c.number["storage"]
        self.blocked_storage: Final = c.number["blocked-storage"]
        self.zone: Final = c.number["zone"]
        self.improve_cost: Final = c.number["improve-cost"]
        self.refresh_cost: Final = c.number["refresh-cost"]
        self.free_sick: Final = c.number["free-sick"]
        self.food_per_sick: Final = c.number["food-per-sick"]
        self.food_per_sick_on_road: Final = c.number["food-per-sick-on-road"]
        self.hindered_movement: Final = c.number["hindered-movement"]
        self.improved_movement: Final = c.number["improved-movement"]
        self.movement: Final = c.number["movement"]
        self.buildings_per_action: Final = c.number["buildings-per-action"]
        self.influence_loss: Final = c.number["influence-loss"]
        self.market: Final = c.number["market"]
        self.destruction: Final = c.number["destruction"]
        self.spread: Final = c.number["spread"]
        self.overflow: Final = c.number["overflow"]
        self.start_ready: Final = c.number["start-ready"]
        self.start_aside: Final = c.number["start-aside"]
        self.plague_cards: Final = c.number["plague-cards"]
        self.favour_cards: Final = c.number["favour-cards"]
        self.majority_first: Final = c.number["majority-first"]
        self.majority_second: Final = c.number["majority-second"]
        self.renown_per_icon: Final = c.number["renown-per-icon"]
        self.sick_per_target: Final = [era.sick for era in c.eras]
        here = c.players[players - 1]
        self.reward_tokens: Final = here.rewards
        self.trimmed: Final = here.trimmed
        self.start_stock: Final = [
            c.number[f"start-{name}"] for name in (*RESOURCES, "coin", "research")
        ]

        # the map
        locations = c.locations
        self.locations: Final = len(locations)
        self.capital: Final = self.locations
        """The number of the Capital among the places."""
        self.places: Final = [place.id for place in locations] + [c.capital[0].id]
        self.size: Final = [SIZES.index(place.size) for place in locations]
        self.capacity: Final = [c.sizes[size].capacity for size in self.size]
        self.site_influence: Final = [c.sizes[size].influence for size in self.size]
        self.resource: Final = [RESOURCES.index(place.resource) for place in locations]
        self.sick_icon: Final = [place.sick for place in locations]
        self.destroyed: Final = mask(
            [n for n, place in enumerate(locations) if players in place.destroyed_at]
        )
        """The locations that are destroyed from the start (PEST-021), as a set."""
        self.roads: Final = [road.id for road in c.roads]
        self.horseshoe: Final = [colour_number(road.horseshoe) for road in c.roads]
        self.ends: Final = [[self.places.index(end) for end in road.ends] for road in c.roads]
        self.near: Final = [
            sorted([other for other in self.reached(n) if other != self.capital])
            for n in range(self.locations)
        ]
        """The adjacent locations (PEST-014)."""
        self.ways: Final = [sorted(self.reached(n)) for n in range(self.locations + 1)]
        """The places at the other ends of the roads from a place, the Capital included."""
        self.by_road: Final = [
            [self.road_between(n, other) for other in self.ways[n]]
            for n in range(self.locations + 1)
        ]
        """For each of these ways, its road."""
        self.start_cards: Final = [card.id for card in c.starts]
        self.start_places: Final = [
            [self.places.index(name) for name in card.locations] for card in c.starts
        ]
        self.solo_starts: Final = [
            n
            for n, place in enumerate(locations)
            if place.start and self.size[n] == VILLAGE and not self.destroyed >> n & 1
        ]
        """Where the Castle can stand in the solo game (PEST-447)."""
        tokens = c.tokens
        self.token_size: Final = [SIZES.index(token.size) for token in tokens]
        self.token_resource: Final = [RESOURCES.index(token.resource) for token in tokens]
        self.token_sick: Final = [token.sick for token in tokens]

        # cards
        self.plague: Final = [card.id for card in c.plague]
        self.struck: Final = [[struck(card, place) for place in locations] for card in c.plague]
        """For each Plague card with which resources it strikes each location, as a set."""
        self.struck_roads: Final = [
            [n for n, own in enumerate(self.horseshoe) if own in struck_colours(card, "roads")]
            for card in c.plague
        ]
        self.road_piles: Final = [
            [n for n, card in enumerate(c.plague) if card.road == colour] for colour in COLOURS
        ]
        """The cards from which some are removed with one or two players (PEST-029)."""
        self.removed_per_colour: Final = c.number["removed-per-colour"]
        self.favour: Final = [card.id for card in c.favour]
        self.favour_gain: Final = [
            [gained(card.left), gained(card.centre), gained(card.right)] for card in c.favour
        ]
        self.capital_cards: Final = [card.id for card in c.capital_cards]
        self.first_gain: Final = [gained(card.first) for card in c.capital_cards]
        self.choice_gain: Final = [gained(card.choice[0]) for card in c.capital_cards]
        self.second_gain: Final = [gained(card.second) for card in c.capital_cards]
        self.third_gain: Final = [gained(card.third) for card in c.capital_cards]
        self.decrees: Final = [card.id for card in c.decrees]
        self.decrees_of: Final = [
            [
                n
                for n, card in enumerate(c.decrees)
                if card.era == era + 1 and (card.solo or not self.solo)
            ]
            for era in range(self.eras)
        ]
        """The Decrees of each Era that can come up (PEST-023, PEST-445)."""
        self.agenda: Final = [Agenda(card) for card in c.decrees]
        self.imperative: Final = [Imperative(card) for card in c.decrees]

        # Technologies
        self.technologies: Final = [card.id for card in c.technologies]
        self.technology_deck: Final = [
            n for n, card in enumerate(c.technologies) if card.solo or not self.solo
        ]
        self.slot: Final = [slot_number(card.slot) for card in c.technologies]
        self.cost: Final = [card.cost for card in c.technologies]
        self.technology_renown: Final = [*[card.renown for card in c.technologies], 0]
        self.power: Final = [
            [*[card.powers.get(name, 0) for card in c.technologies], 0] for name in POWERS
        ]
        """For each power how strong it is on each Technology."""

        # boards
        self.buildings: Final = [building.id for building in c.buildings]
        self.type: Final = [BUILDING_TYPES.index(building.type) for building in c.buildings]
        self.building_renown: Final = [building.renown for building in c.buildings]
        self.staffed: Final = [building.staffed for building in c.buildings]
        self.output: Final = [building.output for building in c.buildings]
        self.gives_coin: Final = [building.coin for building in c.buildings]
        self.districts: Final = [
            mask([n for n, b in enumerate(c.buildings) if b.district == district.id])
            for district in c.districts
        ]
        self.district_renown: Final = [district.renown for district in c.districts]
        self.herbs: Final = [space.herbs for space in c.healed]
        self.track: Final = len(c.healed)
        self.laboratories: Final = sums([int(space.laboratory) for space in c.healed])
        """How many there are on the first so many spaces of the Healed track."""
        self.healed_renown: Final = sums([space.renown for space in c.healed])
        self.graves: Final = len(c.cemetery)
        self.grave_renown: Final = sums([grave.negative for grave in c.cemetery])
        """What so many Dead cost at the end of an Era."""
        self.last_space: Final = len(c.influence) - 1
        self.icons: Final = sums([int(space.icon) for space in c.influence])[1:]
        """How many Renown icons are reached or passed on a space (PEST-366)."""
        self.space_gain: Final = [
            gained(space.gain) if space.gain else None for space in c.influence
        ]
        self.levels: Final = c.imperatives[-1].level
        self.level_influence: Final = by_era(
            self.eras, [(n.era, n.influence) for n in c.imperatives]
        )
        self.level_renown: Final = by_era(self.eras, [(n.era, n.renown) for n in c.imperatives])
        self.capital_buildings: Final = [building.id for building in c.capital_buildings]
        spare = MOST_BUILDINGS - len(c.buildings)
        self.work_cost: Final = [
            *[[building.wood, building.stone, 0, 0] for building in c.buildings],
            *[[0, 0, 0, 0]] * spare,
            *[
                [building.wood, building.stone, building.food, 0]
                for building in c.capital_buildings
            ],
        ]
        """What Buildings cost and, after MOST_BUILDINGS, Capital Buildings."""
        self.work_total: Final = [sum(cost) for cost in self.work_cost]
        totals = self.work_total
        self.least_total: Final = min(
            totals[THE_CASTLE + 1 : len(c.buildings)] + totals[MOST_BUILDINGS:], default=0
        )
        """No work takes less."""
        self.capital_gain: Final = [gained(building.gain) for building in c.capital_buildings]
        self.rewards: Final = [reward.id for reward in c.rewards]
        self.reward_gain: Final = [gained(reward.gain) for reward in c.rewards]
        self.reward_bag: Final = [n for n, r in enumerate(c.rewards) for _ in range(r.copies)]

        # variants
        self.duel_number: Final = c.duel
        self.solo_number: Final = c.solo
        self.minimum: Final = [item.level for item in c.duel_minimum]
        self.blocked: Final = mask([i.space for i in c.duel_blocked]) if self.duel else 0
        """The Influence spaces that are blocked in the Duel (PEST-391), as a set."""
        self.passed_renown: Final = [0, *[item.total for item in c.duel_blocked]]
        self.marked_levels: Final = [mask(item.levels) for item in c.solo_levels]
        self.marked_spaces: Final = mask([item.space for item in c.solo_spaces])
        self.solo_position: Final = solo_positions(c)
        """Which reward of the Favour card is paid with so many markers left (PEST-452)."""
        self.ranks: Final = [rank.id for rank in c.ranks]
        self.rank_most: Final = [rank.most for rank in c.ranks]

    def reached(self, place: int) -> list[int]:
        return [a + b - place for a, b in self.ends if place in (a, b)]

    def road_between(self, place: int, other: int) -> int:
        return [place in ends and other in ends for ends in self.ends].index(True)

    def era(self, year: int) -> int:
        """The Era of a Year, both counted from 0."""
        return year // self.years_per_era


def mask(numbers: Sequence[int]) -> int:
    """A set as one bit for each member."""
    found = 0
    for number in numbers:
        found |= 1 << number
    return found


def sums(numbers: Sequence[int]) -> list[int]:
    """The sum of the first so many."""
    found = [0]
    for number in numbers:
        found.append(found[-1] + number)
    return found


def gained(gain: Gain) -> list[int]:
    return [gain.get(name, 0) for name in GAINED]


def colour_number(colour: str | None) -> int:
    return NONE if colour is None else COLOURS.index(colour)


def slot_number(slot: str) -> int:
    return NONE if slot == "any" else TECHNOLOGY_SLOTS.index(slot)


ANY_RESOURCE: Final = (1 << len(RESOURCES)) - 1


def struck(card: PlagueCard, place: Location) -> int:
    """The resources with which a location meets one of a card's conditions, as a set."""
    if colour_number(place.port) in struck_colours(card, "ports"):
        return ANY_RESOURCE
    found = 0
    for target in card.targets:
        if target.size == place.size:
            wanted = target.resource
            found |= ANY_RESOURCE if wanted is None else 1 << RESOURCES.index(wanted)
    return found


def struck_colours(card: PlagueCard, hits: str) -> list[int]:
    return [colour_number(target.colour) for target in card.targets if target.hits == hits]


def by_era(eras: int, values: Sequence[tuple[int, int]]) -> list[list[int]]:
    """The values of the levels of each Era, with a 0 for level 0."""
    return [[0, *[value for of, value in values if of == era + 1]] for era in range(eras)]


def solo_positions(c: Components) -> list[int]:
    found = [RIGHT] * (len(c.solo_spaces) + 1)
    for item in c.solo_favour:
        for number in item.remaining:
            found[number] = POSITIONS.index(item.id)
    return found


KITS: Final[dict[tuple[object, ...], Kit]] = {}


def find_kit(edition: str, players: int, options: Mapping[str, str | int | bool]) -> Kit:
    """The kit for these options; one serves all games that have them."""
    mode = "solo" if players == 1 else "duel" if options["duel"] else "standard"
    advanced = bool(options["advanced"])
    key = (edition, players, mode, advanced)
    if key not in KITS:
        KITS[key] = Kit(components(edition), players, mode, advanced)
    return KITS[key]
