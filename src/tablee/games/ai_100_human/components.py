"""The components of an edition as they stand in its data files."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from tablee.engine.editions import Item, Number, Source, data_file, group_origins

Colour = Literal["red", "blue", "yellow", "black", "green", "violet"]
Attribute = Literal["colour", "number"]
Zone = Literal[
    "tableau",
    "each_row",
    "each_column",
    "row",
    "column",
    "around",
    "best_row",
    "neighbour_tableau",
    "neighbour_row",
    "copied",
    "both_neighbours",
    "reserve",
    "outside",
    "self",
]


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A piece of a condition."""


class Select(Part, frozen=True):
    """Cards of some colours, or of some numbers."""

    colours: list[Colour] = []
    numbers: list[int] = []


class Requirement(Part, frozen=True):
    """One connector of a colour, or of a number."""

    colour: Colour | None = None
    number: int = 0


class Same(Part, frozen=True):
    """So many connectors with the same colour or number."""

    attribute: Attribute
    count: int


class Match(Part, frozen=True):
    """What cards or connectors that count together must have in common: one of these."""

    colours: list[Colour] = []
    same: Attribute | None = None
    distinct: Attribute | None = None
    sum: int = 0
    consecutive: Literal["number"] | None = None
    colour_pair: list[Colour] = []
    at_least: list[Requirement] = []
    share: bool = False
    """One connector may meet two of the requirements (AIH-111)."""
    at_least_same: Same | None = None


class Count(Part, frozen=True):
    """What a progressive table counts: one of these."""

    select: Select | None = None
    most: Attribute | None = None
    distinct: Attribute | None = None


class Figure(Part, frozen=True):
    shape: str
    match: Match


class Scoring(Part, frozen=True):
    """A condition or effect: its kind, and what the kind needs."""

    kind: str
    points: int = 0
    shape: str = ""
    match: Match | None = None
    figures: list[Figure] = []
    slots: list[Select] = []
    size: int = 0
    max: int = 0
    groups: list[int] = []
    select: Select | None = None
    attribute: Attribute | None = None
    count: Count | None = None
    table: list[int] = []
    orientation: Literal["horizontal", "vertical"] | None = None
    complete: bool = False
    colour: Colour | None = None
    solo_points: int = 0
    timing: Literal["game_end", "once_per_game", "once_per_round", "permanent"] | None = None
    draw: int = 0
    discard: int = 0
    keep_more: int = 0
    end_points: int = 0


class Identity(Part, frozen=True):
    colour: Colour
    number: int


class Rank(Item):
    """A rank of the solo game and the least total that earns it."""

    least: int


class Card(Item):
    """An Evolution card."""

    phase: int
    colour: Colour
    number: int
    connectors: str
    """Colour letter and number of the four corners: top left, top right, bottom left and right."""
    zone: Zone
    scoring: Scoring


class Face(Item):
    """One side of an AI card."""

    card: int
    colour: Colour
    number: int
    connectors: str
    zone: Zone
    scoring: Scoring
    last_figure: Figure | None = None
    """A figure that counts like those of the scoring."""
    identities: list[Identity] | None = None
    """What the card may be at each scoring (AIH-510); the first one is the printed one."""


class Objective(Item):
    phase: int
    starter: bool
    zone: Zone
    scoring: Scoring


def rule(first: int, number: str) -> str:
    """The rule about the component of this number; none if that is no number."""
    return f"AIH-{first + int(number)}" if number.isdecimal() else ""


class Components:
    """All components of one edition."""

    def __init__(self, source: Source) -> None:
        self.game_file: Final = data_file(source, "game.json")
        self.cards_file: Final = data_file(source, "cards.json")
        self.faces_file: Final = data_file(source, "faces.json")
        self.objectives_file: Final = data_file(source, "objectives.json")
        numbers = self.game_file.items("numbers", Number)
        self.number: Final = {number.id: number.value for number in numbers}
        self.ranks: Final = self.game_file.items("ranks", Rank)
        self.cards: Final = self.cards_file.items("cards", Card)
        self.faces: Final = self.faces_file.items("faces", Face)
        self.objectives: Final = self.objectives_file.items("objectives", Objective)
        self.groups: Final = [
            group_origins("numbers", "", numbers),
            group_origins("ranks", "rank", self.ranks, "AIH-185"),
            group_origins("cards", "card", self.cards, lambda card: rule(300, card.id)),
            group_origins("faces", "card", self.faces, lambda face: rule(500, face.id[3:])),
            group_origins(
                "objectives",
                "objective",
                self.objectives,
                lambda objective: rule(600, objective.id[1:]),
            ),
        ]
