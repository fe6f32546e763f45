"""The components of an edition as they stand in its data files."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal

import msgspec

from tablee.engine.editions import Item, Number, Source, data_file, group_origins

Colour = Literal["red", "blue", "black"]
Resource = Literal["wood", "stone", "food", "herbs"]
Size = Literal["village", "town", "city"]
Slot = Literal["top", "middle", "bottom", "any"]
BuildingType = Literal["castle", "workshop", "mill", "factory", "bank"]
Names = dict[str, str]
"""A name in each language."""
Gain = dict[str, int]
"""How much of what: a resource, "any" of them, "coin", "research", "influence", "renown", or
"retrieve" for Subjects who come back from the Capital.
"""


class Part(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A part of a card."""


# --- the game and its variants ----------------------------------------------------------------


class Era(Item):
    """The id is the number of the Era."""

    assistants: int
    sick: int


class Players(Item):
    """The id is the number of players."""

    rewards: int
    villages: int
    towns: int
    cities: int
    trimmed: bool
    """Cards leave the Plague deck before it is shuffled (PEST-029)."""


class SizeOf(Item):
    capacity: int
    influence: int


class Named(Item):
    """Something of which the rules know nothing but that it is there."""

    name: Names


class Minimum(Item):
    """The id is the number of the Era."""

    level: int


class Blocked(Item):
    """A blocked Influence space, and what is scored in all when the last one passed is this."""

    space: int
    total: int


class Levels(Item):
    """The id is the number of the Era."""

    levels: list[int]


class Space(Item):
    space: int


class Remaining(Item):
    """A reward of the Favour card, and with how many markers it is paid (PEST-452)."""

    remaining: list[int]


class Rank(Item):
    name: Names
    most: int | None = None
    """The highest total of this rank; the last one has none."""


# --- the map ----------------------------------------------------------------------------------


class CapitalPlace(Item):
    name: Names
    x: int
    y: int


class Location(Item):
    name: Names
    size: Size
    resource: Resource
    sick: bool
    start: bool
    destroyed_at: list[int]
    """The numbers of players with which it is destroyed from the start (PEST-021)."""
    x: int
    y: int
    port: Colour | None = None


class Road(Item):
    ends: tuple[str, str]
    horseshoe: Colour | None = None


class LocationToken(Item):
    """Takes the place of a location's resource and sick icon (PEST-380)."""

    size: Size
    resource: Resource
    sick: bool


# --- cards ------------------------------------------------------------------------------------


class StartCard(Item):
    number: int
    locations: list[str]


class Target(Part):
    """What a Plague card strikes; which of the other fields it has depends on the first."""

    hits: Literal["locations", "ports", "roads"]
    size: Size | None = None
    resource: Resource | None = None
    colour: Colour | None = None


class PlagueCard(Item):
    number: int
    name: Names
    targets: list[Target]
    road: Colour | None = None


class FavourCard(Item):
    number: int
    name: Names
    none: bool
    """It carries the no-reward symbol (PEST-106)."""
    left: Gain
    centre: Gain
    right: Gain


class CapitalCard(Item):
    number: int
    name: Names
    first: Gain
    choice: list[Gain]
    second: Gain
    third: Gain


class Count(Part):
    """What an Agenda counts."""

    count: str
    size: Size | None = None
    resource: Resource | None = None
    castle: Literal[False] | None = None
    """The Castle does not count."""


COUNTS: Final[Mapping[str, tuple[str, ...]]] = {
    "empty-quarantine-slots": (),
    "empty-cemetery-slots": (),
    "stored-resource": ("resource",),
    "buildings-on-map": ("size", "castle"),
    "workshops-on-map": (),
    "healed-on-track": (),
    "healed-in-buildings": (),
    "healed-in-capital": (),
    "technologies-owned": (),
    "influence-renown-icons-reached": (),
    "buildings-sharing-location-with-opponent": (),
    "buildings-in-or-adjacent-to-opponent-building": (),
    "opponents-with-less": (),
}
"""Everything that Agendas count, and which of the other fields may go with it."""


class Agenda(Part):
    counts: list[Count]
    renown: int
    most: int | None = None


class Imperative(Part):
    event: str
    least: int | None = None
    size: Size | None = None
    beside: list[Literal["doctor", "building", "camp"]] | None = None
    """One of these of an opponent is there."""
    types: list[str] | None = None


EVENTS: Final[Mapping[str, tuple[str, ...]]] = {
    "pick-up": ("least",),
    "heal": ("least",),
    "assign-to-buildings": ("least",),
    "assign-to-capital": ("least",),
    "produce": ("least",),
    "build-on-map": ("size", "beside"),
    "build": ("types",),
    "acquire": (),
    "enter": ("beside",),
}
"""When an Imperative can be met, and which of the other fields may go with it."""


class Decree(Item):
    number: int
    era: int
    name: Names
    agenda: Agenda
    imperative: Imperative
    solo: bool
    """It is in the solo game too (PEST-445)."""


POWERS: Final = (
    "treatment",
    "village_influence",
    "town_influence",
    "visitor_coins",
    "left_behind",
    "visit_resource",
    "jump",
    "free_sick",
    "discarded_sick",
    "experts",
    "recalled",
    "infected",
    "castle_output",
    "workshop_refuses",
    "special_refuses",
    "passage",
    "trial_herbs",
    "trial_healed",
    "quarantine_slots",
    "site_resource",
    "camp_stays",
    "camp_heals",
    "movement",
    "syringe_herbs",
    "mobile_output",
    "storage",
    "large_storage",
    "repeats",
    "capital_influence",
    "doctor_output",
)
"""All that Technologies can do, each with a strength: see technologies.py."""


class Technology(Item):
    number: int
    name: Names
    slot: Slot
    cost: int
    renown: int
    powers: dict[str, int]
    solo: bool
    """It is in the solo game too (PEST-444)."""


# --- boards -----------------------------------------------------------------------------------


class Building(Item):
    type: BuildingType
    wood: int
    stone: int
    renown: int
    staffed: bool
    """It has a Subject slot, and works only with a Subject in it."""
    output: int
    coin: bool
    district: str | None = None


class District(Item):
    name: Names
    renown: int


class HealedSpace(Item):
    """The id is the number of the space."""

    herbs: int
    laboratory: bool
    renown: int


class Grave(Item):
    """A slot of the Cemetery; the id is its number."""

    negative: int


class CapitalBuilding(Item):
    number: int
    name: Names
    wood: int
    stone: int
    food: int
    gain: Gain


class Reward(Item):
    """A kind of Capital Reward token."""

    gain: Gain
    copies: int


class InfluenceSpace(Item):
    """The id is the number of the space."""

    icon: bool
    gain: Gain


class Level(Item):
    era: int
    level: int
    influence: int
    renown: int


class Components:
    """All components of one edition."""

    def __init__(self, source: Source) -> None:
        self.game_file: Final = data_file(source, "game.json")
        self.map_file: Final = data_file(source, "map.json")
        self.cards_file: Final = data_file(source, "cards.json")
        self.board_file: Final = data_file(source, "board.json")
        game, places = self.game_file, self.map_file
        cards, board = self.cards_file, self.board_file
        numbers = game.items("numbers", Number)
        duel = game.items("duel", Number)
        solo = game.items("solo", Number)
        self.number: Final = {number.id: number.value for number in numbers}
        self.duel: Final = {number.id: number.value for number in duel}
        self.solo: Final = {number.id: number.value for number in solo}
        self.eras: Final = game.items("eras", Era)
        self.players: Final = game.items("players", Players)
        self.sizes: Final = game.items("sizes", SizeOf)
        self.colours: Final = game.items("colours", Named)
        self.duel_minimum: Final = game.items("duel_minimum", Minimum)
        self.duel_blocked: Final = game.items("duel_blocked", Blocked)
        self.solo_levels: Final = game.items("solo_levels", Levels)
        self.solo_spaces: Final = game.items("solo_spaces", Space)
        self.solo_favour: Final = game.items("solo_favour", Remaining)
        self.ranks: Final = game.items("ranks", Rank)
        self.capital: Final = places.items("capital", CapitalPlace)
        self.locations: Final = places.items("locations", Location)
        self.roads: Final = places.items("roads", Road)
        self.routes: Final = places.items("routes", Named)
        self.tokens: Final = places.items("tokens", LocationToken)
        self.starts: Final = cards.items("starts", StartCard)
        self.plague: Final = cards.items("plague", PlagueCard)
        self.favour: Final = cards.items("favour", FavourCard)
        self.capital_cards: Final = cards.items("capital", CapitalCard)
        self.decrees: Final = cards.items("decrees", Decree)
        self.technologies: Final = cards.items("technologies", Technology)
        self.buildings: Final = board.items("buildings", Building)
        self.districts: Final = board.items("districts", District)
        self.healed: Final = board.items("healed", HealedSpace)
        self.cemetery: Final = board.items("cemetery", Grave)
        self.capital_buildings: Final = board.items("capital_buildings", CapitalBuilding)
        self.rewards: Final = board.items("rewards", Reward)
        self.influence: Final = board.items("influence", InfluenceSpace)
        self.imperatives: Final = board.items("imperatives", Level)
        self.groups: Final = [
            group_origins("numbers", "", numbers),
            group_origins("eras", "", self.eras),
            group_origins("players", "", self.players),
            group_origins("sizes", "", self.sizes),
            group_origins("colours", "", self.colours),
            group_origins("duel", "", duel),
            group_origins("duel-minimum", "", self.duel_minimum),
            group_origins("duel-blocked", "", self.duel_blocked),
            group_origins("solo", "", solo),
            group_origins("solo-levels", "", self.solo_levels),
            group_origins("solo-spaces", "", self.solo_spaces),
            group_origins("solo-favour", "", self.solo_favour),
            group_origins("ranks", "", self.ranks),
            group_origins("capital", "place", self.capital),
            group_origins("locations", "place", self.locations, "PEST-008"),
            group_origins("roads", "road", self.roads),
            group_origins("routes", "", self.routes),
            group_origins("tokens", "", self.tokens),
            group_origins("starts", "start", self.starts, "PEST-034"),
            group_origins("plague", "plague", self.plague, "PEST-070"),
            group_origins("favour", "favour", self.favour, "PEST-102"),
            group_origins("capital-cards", "capital-card", self.capital_cards, "PEST-272"),
            group_origins("decrees", "decree", self.decrees, "PEST-350"),
            group_origins(
                "technologies",
                "technology",
                self.technologies,
                lambda card: f"PEST-{300 + card.number}",
            ),
            group_origins("buildings", "building", self.buildings, "PEST-181"),
            group_origins("districts", "", self.districts),
            group_origins("healed", "", self.healed),
            group_origins("cemetery", "", self.cemetery),
            group_origins(
                "capital-buildings", "capital-building", self.capital_buildings, "PEST-195"
            ),
            group_origins("rewards", "reward", self.rewards, "PEST-027"),
            group_origins("influence", "", self.influence),
            group_origins("imperatives", "", self.imperatives),
        ]
