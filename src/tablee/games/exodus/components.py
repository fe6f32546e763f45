"""The components of an edition as they stand in its data files."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Literal

import msgspec

from tablee.engine.editions import Item, Number, Source, data_file, group_origins

CardType = Literal["module", "crew"]
Kind = Literal["worker", "convert", "priest"]
"""The three kinds of secondary crew (EXO-005), which are also their ids."""
Phase = Literal["negotiation", "integration"]
"""The phases in which abilities can be used (EXO-196)."""
Side = Literal["two", "four"]
Names = dict[str, str]
"""A name in each language."""


class Round(Item):
    """The id is the number of the round."""

    passes: Literal["left", "right"]


class Caste(Item):
    name: Names
    colour: str


class Influence(Item):
    """A pair of values, written "2-1", and what it can become (EXO-116)."""

    pair: tuple[int, int]
    next: list[str]


class Removed(Item):
    """How many copies of a card leave the game of experienced players (EXO-302)."""

    count: int


class Setup(Item):
    """The id is the number of players."""

    side: Side
    airlocks: bool
    placements: int
    deal: int


class Airlock(Item):
    closes: list[str]


class Chamber(Item):
    side: Side
    number: int
    x: int
    y: int


class Slot(Item):
    side: Side
    slot: str
    chambers: tuple[int, int]
    x: int
    y: int


class Part(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A part of a card."""


class Filter(Part):
    """Which cards are meant: those for which all that is given holds."""

    type: CardType | None = None
    caste: str | None = None
    kind: Kind | None = None
    rank: Literal["primary", "secondary"] | None = None
    mutant: bool | None = None
    tilted: bool | None = None
    controller: Literal["self", "opponent", "any"] | None = None
    cost_max: int | None = None
    this: Literal[True] | None = None
    exclude: str | None = None


class Count(Part):
    """As many as are counted, up to a limit."""

    count: Literal["prisoners_self"]
    max: int


class Effect(Part):
    """One thing that an ability does. Which of the other fields it has depends on its verb."""

    verb: str
    amount: int | Count | None = None
    to: Literal["reserve", "this_vault"] | None = None
    filter: Filter | None = None
    pick: Literal["choice", "topmost"] | None = None
    secondary: Kind | None = None
    source: Kind | None = None
    target: Kind | Literal["this"] | None = None
    token: Literal["jailer", "mutagen"] | None = None
    zone: Literal["beside_own_negotiator"] | None = None
    zones: int | None = None


BOTH: Final[Sequence[Phase]] = ("negotiation", "integration")


class Verb:
    """What belongs to an effect, and when it can be carried out."""

    def __init__(self, *fields: str, phases: Sequence[Phase] = BOTH) -> None:
        self.fields = fields
        self.phases = phases


VERBS: Final[Mapping[str, Verb]] = {
    "gain_resource": Verb("amount", "to"),
    "steal_resource": Verb("amount"),
    "draw": Verb("amount"),
    "take_from_discard": Verb("filter", "pick"),
    "recruit": Verb("secondary", "amount"),
    "promote": Verb("source", "target"),
    "destroy": Verb("filter"),
    "return_to_hand": Verb("filter"),
    "take_control": Verb("filter"),
    "protect": Verb("filter", "amount"),
    "discount": Verb("filter", "amount", phases=["integration"]),
    "untilt": Verb("filter"),
    "mutate": Verb("filter"),
    "cure": Verb("filter"),
    "gain_token": Verb("token", "target"),
    "swap_hand_card": Verb(),
    "add_influence": Verb("amount", "zone", phases=["negotiation"]),
    "move_cubes": Verb("amount", phases=["negotiation"]),
    "remove_cubes": Verb("amount", phases=["negotiation"]),
    "swap_chambers": Verb(phases=["negotiation"]),
    "refill_chambers": Verb("amount", phases=["negotiation"]),
    "hide_negotiator": Verb(phases=["negotiation"]),
    "improve_negotiator": Verb("amount"),
    "win_ties": Verb("zones", phases=["negotiation"]),
    "score": Verb("amount"),
}
"""Every verb of the cards. To imprison, to release and to use a Mutagen belongs to the tokens."""


class Cost(Part):
    resources: int = 0
    tilt: bool = False
    sacrifice: Filter | None = None


class Technical(Part):
    """A technical ability. The Integration kind is mandatory, the others are not (EXO-190)."""

    kind: Literal["integration", "activation", "natural", "sacrifice"]
    cost: Cost
    phases: list[Phase]
    effects: list[Effect]
    behaviour: str
    """Where it is known from what it does; the provenance of the card speaks of the numbers."""
    window: Literal["before_first_placement"] | None = None


class CasteAbility(Part):
    kind: Literal["jailer", "mutagen", "recruit"]
    secondary: Kind | None = None


class PrestigeAbility(Part):
    kind: Literal["affinity", "majority", "vault", "hospital"]
    x: int | None = None
    y: Filter | None = None
    capacity: int | None = None
    """The most gems that a Vault may hold (EXO-210)."""


class Card(Item):
    name: Names
    caste: str
    type: CardType
    copies: int
    recycling: int | Literal["round"]
    cost: int
    prestige: int
    berths: int | None = None
    caste_ability: CasteAbility | None = None
    technical: Technical | None = None
    prestige_ability: PrestigeAbility | None = None


class Components:
    """All components of one edition."""

    def __init__(self, source: Source) -> None:
        self.game_file: Final = data_file(source, "game.json")
        self.wing_file: Final = data_file(source, "wing.json")
        self.cards_file: Final = data_file(source, "cards.json")
        game, wing = self.game_file, self.wing_file
        numbers = game.items("numbers", Number)
        self.number: Final = {number.id: number.value for number in numbers}
        self.rounds: Final = game.items("rounds", Round)
        self.castes: Final = game.items("castes", Caste)
        self.influence: Final = game.items("influence", Influence)
        self.removed: Final = game.items("removed", Removed)
        self.setups: Final = wing.items("setups", Setup)
        self.airlocks: Final = wing.items("airlocks", Airlock)
        self.chambers: Final = wing.items("chambers", Chamber)
        self.slots: Final = wing.items("slots", Slot)
        self.cards: Final = self.cards_file.items("cards", Card)
        self.secondary: Final = self.cards_file.items("secondary", Card)
        self.groups: Final = [
            group_origins("numbers", "", numbers),
            group_origins("rounds", "", self.rounds),
            group_origins("castes", "caste", self.castes, "EXO-003"),
            group_origins("influence", "influence", self.influence, "EXO-116"),
            group_origins("removed", "", self.removed),
            group_origins("setups", "", self.setups),
            group_origins("airlocks", "", self.airlocks),
            group_origins("chambers", "", self.chambers),
            group_origins("slots", "", self.slots),
            group_origins("cards", "", self.cards, "EXO-004"),
            group_origins("secondary", "", self.secondary, "EXO-005"),
        ]

    def slots_of(self, side: Side) -> list[Slot]:
        return [slot for slot in self.slots if slot.side == side]
