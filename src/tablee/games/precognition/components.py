"""The components of an edition as they stand in its data files."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Literal

import msgspec

from tablee.engine.editions import Item, Number, Source, data_file, group_origins

CardType = Literal["human", "ymune", "battery", "food"]
Resource = Literal["human", "ymune", "battery", "food", "doctor", "protector"]
Requirement = Literal["human", "ymune", "battery", "food", "doctor", "protector", "healthy"]
Amounts = dict[Resource, int]
Names = dict[str, str]
"""A name in each language."""


class Named(Item):
    name: Names


class Season(Item):
    name: Names
    rounds: int
    cards: int
    plague: bool
    reveal_price: int


class Team(Item):
    seats: list[int]


class Difficulty(Item):
    name: Names
    food: int
    extra_objectives: int


class Target(Item):
    """The id is the number of players."""

    healthy: int


class Card(Item):
    name: Names
    season: int
    type: CardType
    cost: int | Literal["="]
    gain: int | Literal["X"]
    bonus: Amounts
    plague: int


class Distribution(Item):
    """The line of one season; its number is the id."""

    human: int
    ymune: int
    battery: int
    food: int


class Room(Item):
    face: Literal["standard", "advanced"]
    name: Names
    back: str | None = None


class Condition(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """When a Machine can be used. Which of the other fields it has depends on its kind."""

    kind: str
    type: CardType | None = None
    types: tuple[CardType, CardType] | None = None
    op: Literal["=", "<=", ">="] | None = None
    value: int | None = None
    resource: Resource | None = None
    min: int | None = None


CONDITION_FIELDS: Final[Mapping[str, Sequence[str]]] = {
    "pair_type_and_other": ("type",),
    "pair_types": ("types",),
    "pair_plague_mix": (),
    "pair_cost_sum": ("op", "value"),
    "pair_cost_equal": (),
    "pair_cost_different": (),
    "gained_from_cards": ("resource", "min"),
    "given_type": ("type",),
    "given_cost": ("op", "value"),
    "given_has_plague": (),
}
"""Every kind of condition, and what belongs to it."""


class Machine(Item):
    room: str
    row: int
    slots: int
    condition: Condition
    gain: Amounts
    heal: int


class Tile(Item):
    name: Names
    season: int
    gain: Amounts
    lose: Amounts


class Island(Item):
    name: Names
    season: int


class Objective(Item):
    name: Names
    season: int
    scope: Literal["one", "each"]
    require: dict[Requirement, int]
    price: Amounts
    back: dict[Requirement, int]


class Components:
    """All components of one edition."""

    def __init__(self, source: Source) -> None:
        self.game_file: Final = data_file(source, "game.json")
        self.cards_file: Final = data_file(source, "cards.json")
        self.rooms_file: Final = data_file(source, "rooms.json")
        self.river_file: Final = data_file(source, "river.json")
        self.objectives_file: Final = data_file(source, "objectives.json")
        game = self.game_file
        numbers = game.items("numbers", Number)
        self.number: Final = {number.id: number.value for number in numbers}
        self.resources: Final = game.items("resources", Named)
        self.prescients: Final = game.items("prescients", Named)
        self.seasons: Final = game.items("seasons", Season)
        self.teams: Final = game.items("teams", Team)
        self.difficulties: Final = game.items("difficulties", Difficulty)
        self.targets: Final = game.items("targets", Target)
        self.cards: Final = self.cards_file.items("cards", Card)
        self.distribution: Final = self.cards_file.items("distribution", Distribution)
        self.rooms: Final = self.rooms_file.items("rooms", Room)
        self.machines: Final = self.rooms_file.items("machines", Machine)
        self.tiles: Final = self.river_file.items("tiles", Tile)
        self.islands: Final = self.river_file.items("islands", Island)
        self.objectives: Final = self.objectives_file.items("objectives", Objective)
        self.groups: Final = [
            group_origins("numbers", "", numbers),
            group_origins("resources", "resource", self.resources, "PRE-012"),
            group_origins("prescients", "", self.prescients),
            group_origins("seasons", "", self.seasons),
            group_origins("teams", "", self.teams),
            group_origins("difficulties", "", self.difficulties),
            group_origins("targets", "", self.targets),
            group_origins("cards", "card", self.cards, "PRE-013"),
            group_origins("distribution", "", self.distribution),
            group_origins("rooms", "room", self.rooms, "PRE-110"),
            group_origins("machines", "machine", self.machines, "PRE-116"),
            group_origins("tiles", "tile", self.tiles, "PRE-162"),
            group_origins("islands", "tile", self.islands, "PRE-170"),
            group_origins("objectives", "objective", self.objectives, "PRE-216"),
        ]

    def players(self) -> range:
        """The numbers of players that there are decks for."""
        return range(2, len(self.prescients) + 1)
