"""The components as tables that the rules read: kit.cost[card], kit.beside[chamber].

Ark cards have the first numbers, copies of the same card one after another; secondary crews follow.
Chambers count from 0 here, and are called 1 to 12.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from tablee.games.exodus.abilities.reading import (
    INTEGRATION,
    Ability,
    Deed,
    Terms,
    read_ability,
    read_terms,
)
from tablee.games.exodus.actions import MOST_CHAMBERS, MOST_SEATS
from tablee.games.exodus.components import Card, Components, Setup
from tablee.games.exodus.edition import KINDS, components

BY_ROUND: Final = -1
"""A recycling gain that is the number of the round (EXO-284)."""

PRIMARY: Final = -1
"""Where the kind of a secondary crew would stand (EXO-005)."""

NO_LIMIT: Final = 1 << 30
"""The capacity of a Vault that has none, since gems never run out (EXO-008, EXO-210)."""

NO_ABILITY: Final = 0
JAILER: Final = 1
MUTAGEN: Final = 2
RECRUIT: Final = 3
"""Caste abilities."""

CASTE_ABILITIES: Final = ("", "jailer", "mutagen", "recruit")

PHASES: Final = ("negotiation", "integration")
"""Those with turns, in which abilities can be used."""

BY_LOT: Final = -1
"""The first player is drawn (EXO-028)."""

LEFT: Final = 1
RIGHT: Final = -1


class Kit:
    """Tables for one edition, number of players and set of variants."""

    def __init__(
        self,
        c: Components,
        players: int,
        airlocks: str = "a",
        wing_first: bool = False,
        experienced: bool = False,
        draft: bool = True,
        first: int = BY_LOT,
    ) -> None:
        self.players: Final = players
        self.wing_first: Final = wing_first
        """The chambers are filled before the deal (EXO-301)."""
        self.draft: Final = draft
        """EXO-303: without it everybody keeps what was dealt."""
        self.first: Final = first
        self.number: Final = c.number
        self.rounds: Final = len(c.rounds)
        self.passes: Final = [LEFT if item.passes == "left" else RIGHT for item in c.rounds]
        """Where packets go in each round (EXO-067)."""

        # cards
        kinds = [*c.cards, *c.secondary]
        every = [card for card in kinds for _ in range(card.copies)]
        self.kinds: Final = [card.id for card in kinds]
        self.printed: Final = kinds
        """What stands on the cards of each kind."""
        self.cards: Final = [f"{card.id}.{n + 1}" for card in kinds for n in range(card.copies)]
        self.kind: Final = [self.kinds.index(card.id) for card in every]
        """Copies of one card are of one kind."""
        self.castes: Final = [caste.id for caste in c.castes]
        self.caste: Final = [self.castes.index(card.caste) for card in every]
        self.is_module: Final = [card.type == "module" for card in every]
        self.secondary: Final = [
            KINDS.index(card.id) if card in c.secondary else PRIMARY for card in every
        ]
        self.berths: Final = [card.berths or 0 for card in every]
        self.recycling: Final = [recycling_gain(card) for card in every]
        self.cost: Final = [card.cost for card in every]
        self.prestige: Final = [card.prestige for card in every]
        self.caste_ability: Final = [caste_ability(card) for card in every]
        self.recruits: Final = [recruited(card) for card in every]
        self.capacity: Final = [capacity(card) for card in every]
        """How many gems a module can hold; 0 if it is no Vault."""
        self.refills: Final = [refilled_chambers(card) for card in every]
        """How many chambers a card lets one refill before the first placement (EXO-285)."""
        abilities = [technical_ability(card, every, c.secondary) for card in kinds]
        self.technical: Final = [abilities[kind] for kind in self.kind]
        self.in_turn: Final = {
            phase: [is_for_turns(ability, phase) for ability in self.technical] for phase in PHASES
        }
        """Which cards have an ability for the turns of a phase (EXO-196)."""
        self.affinity: Final = [points_by(card, "affinity") for card in every]
        """Points for each of the cards that are counted (EXO-201)."""
        self.majority: Final = [points_by(card, "majority") for card in every]
        """Points for the most of the cards that are counted (EXO-204)."""
        counts = [counted_cards(card, every, c.secondary) for card in kinds]
        self.counted: Final = [counts[kind] for kind in self.kind]
        """Which cards an affinity or majority counts."""
        self.is_hospital: Final = [is_hospital(card) for card in every]

        # what is in play
        left_out = {item.id: item.count for item in c.removed} if experienced else {}
        self.deck: Final = self.in_play([card.id for card in c.cards], left_out)
        self.piles: Final = [self.in_play([kind], left_out) for kind in KINDS]

        # the Wing
        setup = c.setups[[item.id for item in c.setups].index(str(players))]
        self.deal: Final = setup.deal
        self.placements: Final = setup.placements
        self.slots: Final = slot_names(c)
        """The slots of both sides of the board, so that a slot has one number in every game."""
        self.chambers_of: Final = [chambers_beside(name) for name in self.slots]
        self.open_slots: Final = open_slots(c, setup, airlocks)
        self.beside: Final = [
            [slot for slot in self.open_slots if chamber in self.chambers_of[slot]]
            for chamber in range(MOST_CHAMBERS)
        ]
        """The open slots next to each chamber."""
        self.ways: Final = ways(self.slots)

        # negotiators
        self.negotiators: Final = [
            f"{caste}.{seat + 1}" for seat in range(MOST_SEATS) for caste in self.castes
        ]
        self.influence: Final = [value.id for value in c.influence]
        self.high: Final = [value.pair[0] for value in c.influence]
        self.low: Final = [value.pair[1] for value in c.influence]
        self.steps: Final = [
            [self.influence.index(name) for name in value.next] for value in c.influence
        ]
        """What each influence can become with one more point (EXO-116)."""

    def in_play(self, kinds: Sequence[str], left_out: Mapping[str, int]) -> list[int]:
        """The cards of these kinds without so many copies of some of them."""
        found: list[int] = []
        for kind in kinds:
            cards = [n for n, own in enumerate(self.kind) if self.kinds[own] == kind]
            found += cards[: len(cards) - left_out.get(kind, 0)]
        return found

    def deed(self, card: int, number: int) -> Deed:
        """One of the effects of a card's technical ability."""
        ability = self.technical[card]
        assert ability is not None
        return ability.deeds[number]

    def negotiator(self, seat: int, caste: int) -> int:
        return seat * len(self.castes) + caste

    def caste_of(self, negotiator: int) -> int:
        return negotiator % len(self.castes)


def recycling_gain(card: Card) -> int:
    return card.recycling if isinstance(card.recycling, int) else BY_ROUND


def caste_ability(card: Card) -> int:
    return CASTE_ABILITIES.index("" if card.caste_ability is None else card.caste_ability.kind)


def recruited(card: Card) -> int:
    """The pile that Recruit takes from, as a number; PRIMARY if the card has no such ability."""
    if card.caste_ability is None or card.caste_ability.secondary is None:
        return PRIMARY
    return KINDS.index(card.caste_ability.secondary)


def capacity(card: Card) -> int:
    ability = card.prestige_ability
    if ability is None or ability.kind != "vault":
        return 0
    return NO_LIMIT if ability.capacity is None else ability.capacity


def technical_ability(
    card: Card, every: Sequence[Card], secondary: Sequence[Card]
) -> Ability | None:
    return None if card.technical is None else read_ability(card.technical, every, secondary)


def is_for_turns(ability: Ability | None, phase: str) -> bool:
    """Not what happens when a card is integrated, nor what has its own window (EXO-287)."""
    if ability is None or ability.kind == INTEGRATION or ability.window:
        return False
    return phase in ability.phases


def points_by(card: Card, kind: str) -> int:
    """The X of an affinity or majority; 0 if the card has none."""
    ability = card.prestige_ability
    if ability is None or ability.kind != kind:
        return 0
    return ability.x or 0


def counted_cards(card: Card, every: Sequence[Card], secondary: Sequence[Card]) -> Terms | None:
    """The Y of an affinity or majority."""
    ability = card.prestige_ability
    if ability is None or ability.y is None:
        return None
    return read_terms(ability.y, every, secondary)


def is_hospital(card: Card) -> bool:
    return card.prestige_ability is not None and card.prestige_ability.kind == "hospital"


def refilled_chambers(card: Card) -> int:
    if card.technical is None or card.technical.window is None:
        return 0
    effect = card.technical.effects[0]
    if effect.verb != "refill_chambers" or not isinstance(effect.amount, int):
        return 0
    return effect.amount


def slot_names(c: Components) -> list[str]:
    found = {slot.slot: slot.chambers for slot in c.slots}
    return sorted(found, key=found.__getitem__)


def chambers_beside(slot: str) -> list[int]:
    return [int(number) - 1 for number in slot.split("-")]


def open_slots(c: Components, setup: Setup, airlocks: str) -> list[int]:
    """Those of this side of the board that no airlock closes (EXO-020 to EXO-023)."""
    closed: list[str] = []
    if setup.airlocks:
        closed = c.airlocks[[airlock.id for airlock in c.airlocks].index(airlocks)].closes
    here = [slot.slot for slot in c.slots_of(setup.side)]
    names = slot_names(c)
    return [n for n, name in enumerate(names) if name in here and name not in closed]


def ways(slots: Sequence[str]) -> list[str]:
    """Two for each slot: the first value goes to the chamber that is named first (EXO-087)."""
    found: list[str] = []
    for name in slots:
        first, second = name.split("-")
        found += [name, f"{second}-{first}"]
    return found


KITS: Final[dict[tuple[object, ...], Kit]] = {}


def find_kit(edition: str, players: int, options: Mapping[str, str | int | bool]) -> Kit:
    """The kit for these options; one serves all games that have them."""
    airlocks = str(options["airlocks"])
    wing_first = bool(options["wing_first"])
    experienced = bool(options["experienced"])
    draft = bool(options["draft"])
    first = BY_LOT if options["first"] == "random" else int(options["first"]) - 1
    key = (edition, players, airlocks, wing_first, experienced, draft, first)
    if key not in KITS:
        KITS[key] = Kit(
            components(edition), players, airlocks, wing_first, experienced, draft, first
        )
    return KITS[key]
