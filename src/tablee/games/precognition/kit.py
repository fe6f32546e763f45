"""The components as tables that the rules read: kit.cost[card], kit.slots[machine]."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from tablee.games.precognition.components import Components, Condition
from tablee.games.precognition.edition import components

HUMAN: Final = 0
YMUNE: Final = 1
BATTERY: Final = 2
FOOD: Final = 3
DOCTOR: Final = 4
PROTECTOR: Final = 5
HEALTHY: Final = 6
"""Resources; the first four are also the types of cards. Objectives also ask for HEALTHY ones."""

RESOURCES: Final = ("human", "ymune", "battery", "food", "doctor", "protector", "healthy")

GAINS: Final = 6
"""How many of them can be gained: lists by resource are so long."""

CARDS: Final = 0
MACHINES: Final = 1
RIVER: Final = 2
PLAGUE: Final = 3
HUNGER: Final = 4
OBJECTIVES: Final = 5
DOCTORS: Final = 6
ASIDE: Final = 7
"""What makes humans and resources come and go."""

CAUSES: Final = (
    "cards",
    "machines",
    "river",
    "plague",
    "hunger",
    "objectives",
    "doctors",
    "aside",
)

TALLIES: Final = 6
"""The first of the causes bring or take humans, and are counted for the score."""

COPY: Final = -1
"""The cost of a card that copies that of its neighbour: the sign `=`."""

VARIABLE: Final = -1
"""The gain of a card that gives as much as its neighbour costs: the sign `X`."""

PAIR_TYPE_AND_OTHER: Final = 0
PAIR_TYPES: Final = 1
PAIR_PLAGUE_MIX: Final = 2
PAIR_COST_SUM: Final = 3
PAIR_COST_EQUAL: Final = 4
PAIR_COST_DIFFERENT: Final = 5
GAINED_FROM_CARDS: Final = 6
GIVEN_TYPE: Final = 7
GIVEN_COST: Final = 8
GIVEN_HAS_PLAGUE: Final = 9

CONDITIONS: Final = (
    "pair_type_and_other",
    "pair_types",
    "pair_plague_mix",
    "pair_cost_sum",
    "pair_cost_equal",
    "pair_cost_different",
    "gained_from_cards",
    "given_type",
    "given_cost",
    "given_has_plague",
)

BOUNDS: Final = ("least", "most", "exactly")
"""How the number of a condition is meant, where people read it."""

MOST_COST: Final = 999
"""A bound that no cost reaches, for conditions without an upper one."""

COMPETITIVE: Final = "competitive"
TEAM: Final = "team"
COOPERATIVE: Final = "cooperative"


class Terms:
    """When a Machine can be used: what it looks at, and between which bounds that must lie."""

    __slots__ = ("kind", "least", "most", "other", "what")

    def __init__(self, kind: int, what: int, other: int, least: int, most: int) -> None:
        self.kind = kind
        self.what = what
        """The type of card or the resource that it is about."""
        self.other = other
        """The second type of a pair."""
        self.least = least
        self.most = most


class Kit:
    """Tables of one edition for one mode, setup, difficulty and number of players."""

    def __init__(
        self, c: Components, players: int, mode: str, advanced: bool, difficulty: str
    ) -> None:
        number = c.number
        self.players: Final = players
        self.mode: Final = mode
        self.cooperative: Final = mode == COOPERATIVE
        self.advanced: Final = advanced

        self.start_healthy: Final = number["start-healthy"]
        self.start_contaminated: Final = number["start-contaminated"]
        self.start_doctors: Final = number["start-doctors"]
        self.start_protectors: Final = number["start-protectors"]
        self.start_plague: Final = number["start-plague"]
        self.most_plague: Final = number["most-plague"]
        self.plague_per_protector: Final = number["plague-per-protector"]
        self.ignore_price: Final = number["protectors-to-ignore"]
        self.food_per_human: Final = number["food-per-human"]
        self.cards_drawn: Final = number["cards-drawn"]
        self.opening_looked_at: Final = number["opening-looked-at"]
        self.opening_passed: Final = number["opening-passed"]
        self.rooms_aboard: Final = number["rooms-aboard"]
        self.rooms_dealt: Final = number["rooms-dealt"]
        self.river_tiles: Final = number["river-tiles-per-season"]

        level = {item.id: item for item in c.difficulties}[difficulty]
        self.start_food: Final = level.food if self.cooperative else number["start-food"]
        self.objectives_per_season: Final = players + level.extra_objectives
        self.target: Final = {item.id: item.healthy for item in c.targets}[str(players)]
        self.teams: Final = [team.seats for team in c.teams]
        self.team_of: Final = [
            [seat in team for team in self.teams].index(True) for seat in range(len(c.prescients))
        ]

        self.seasons: Final = len(c.seasons)
        self.season_of_round: Final = [0]
        for season, item in enumerate(c.seasons):
            self.season_of_round.extend([season] * item.rounds)
        self.rounds: Final = len(self.season_of_round) - 1
        self.reveal_price: Final = [season.reveal_price for season in c.seasons]

        owners = range(len(c.prescients))
        self.cards: Final = [f"{card.id}.{owner.id}" for owner in c.prescients for card in c.cards]
        self.deck_size: Final = len(c.cards)
        self.card_type: Final = [RESOURCES.index(card.type) for _ in owners for card in c.cards]
        self.card_cost: Final = [number_or(card.cost, COPY) for _ in owners for card in c.cards]
        self.card_gain: Final = [number_or(card.gain, VARIABLE) for _ in owners for card in c.cards]
        self.bonus: Final = [by_resource(card.bonus.items()) for _ in owners for card in c.cards]
        self.card_plague: Final = [card.plague for _ in owners for card in c.cards]
        self.deck_plague: Final = sum([card.plague for card in c.cards])
        self.season_cards: Final = [
            [place for place, card in enumerate(c.cards) if card.season == season + 1]
            for season in range(self.seasons)
        ]
        """For each season, the places of its cards in a deck's list of cards."""
        self.season_of_card: Final = [card.season - 1 for card in c.cards]
        self.distribution: Final = [
            [line.human, line.ymune, line.battery, line.food] for line in c.distribution
        ]
        """For each season how many cards of each type a deck has (PRE-026)."""
        self.season_at: Final = [
            season for season in range(self.seasons)[::-1] for _ in self.season_cards[season]
        ]
        """For each place of a full deck from the bottom, the season of its card (PRE-022)."""

        self.rooms: Final = [room.id for room in c.rooms]
        self.standard_rooms: Final = room_numbers(c, "standard")
        self.advanced_rooms: Final = room_numbers(c, "advanced")
        self.machines: Final = [machine.id for machine in c.machines]
        self.slots: Final = [machine.slots for machine in c.machines]
        self.condition: Final = [terms_of(machine.condition) for machine in c.machines]
        self.machine_gain: Final = [by_resource(machine.gain.items()) for machine in c.machines]
        self.machine_heal: Final = [machine.heal for machine in c.machines]

        self.tiles: Final = [*[tile.id for tile in c.tiles], *[island.id for island in c.islands]]
        self.season_tiles: Final = [
            [number for number, tile in enumerate(c.tiles) if tile.season == season + 1]
            for season in range(self.seasons)
        ]
        self.islands: Final = list(range(len(c.tiles), len(self.tiles)))
        """The Island of each season."""
        self.tile_feeds: Final = [number in self.islands for number in range(len(self.tiles))]
        none: dict[str, int] = {}
        self.tile_gain: Final = [by_resource(tile.gain.items()) for tile in c.tiles]
        self.tile_gain.extend([by_resource(none.items()) for _ in c.islands])
        self.tile_loss: Final = [by_resource(tile.lose.items()) for tile in c.tiles]
        self.tile_loss.extend([by_resource(none.items()) for _ in c.islands])

        self.objectives: Final = [objective.id for objective in c.objectives]
        self.season_objectives: Final = [
            [number for number, objective in enumerate(c.objectives) if objective.season == n + 1]
            for n in range(self.seasons)
        ]
        self.everyone: Final = [objective.scope == "each" for objective in c.objectives]
        """Whether everybody must own what is required, or one player alone (PRE-216)."""
        self.front: Final = [needs(objective.require.items()) for objective in c.objectives]
        self.back: Final = [needs(objective.back.items()) for objective in c.objectives]
        self.price: Final = [by_resource(objective.price.items()) for objective in c.objectives]


def number_or(value: int | str, sign: int) -> int:
    """A printed number, or what stands for a printed sign."""
    return value if isinstance(value, int) else sign


def by_resource(amounts: Iterable[tuple[str, int]]) -> list[int]:
    row = [0] * GAINS
    for name, amount in amounts:
        row[RESOURCES.index(name)] = amount
    return row


def needs(amounts: Iterable[tuple[str, int]]) -> list[tuple[int, int]]:
    """What a face of an objective requires: resource and number."""
    return [(RESOURCES.index(name), amount) for name, amount in amounts]


def room_numbers(c: Components, face: str) -> list[int]:
    return [number for number, room in enumerate(c.rooms) if room.face == face]


def terms_of(condition: Condition) -> Terms:
    """A condition of the data as numbers."""
    kind = CONDITIONS.index(condition.kind)
    types = condition.types
    if types is not None:
        return Terms(kind, RESOURCES.index(types[0]), RESOURCES.index(types[1]), 0, MOST_COST)
    name = condition.type or condition.resource
    what = -1 if name is None else RESOURCES.index(name)
    value = condition.value or 0
    least = condition.min if condition.min is not None else 0 if condition.op == "<=" else value
    most = value if condition.op in ("<=", "=") else MOST_COST
    return Terms(kind, what, -1, least, most)


KITS: Final[dict[tuple[object, ...], Kit]] = {}


def find_kit(edition: str, players: int, options: Mapping[str, str | int | bool]) -> Kit:
    """The kit for these options; one serves all games that have them."""
    mode, setup, difficulty = [str(options[name]) for name in ("mode", "setup", "difficulty")]
    key = (edition, players, mode, setup, difficulty)
    if key not in KITS:
        KITS[key] = Kit(components(edition), players, mode, setup == "advanced", difficulty)
    return KITS[key]
