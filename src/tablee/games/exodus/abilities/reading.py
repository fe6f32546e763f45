"""From what the data says about abilities to tables of numbers that the rules read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablee.games.exodus.components import VERBS, Card, Count, Effect, Filter, Technical
from tablee.games.exodus.edition import KINDS

NO: Final = 0
YES: Final = 1
EITHER: Final = 2
"""Whether a card must be a Mutant, or tilted; mostly it does not matter."""

SELF: Final = 0
OPPONENT: Final = 1
ANYBODY: Final = 2
"""In whose Ark a card must be."""

CONTROLLERS: Final = ("self", "opponent", "any")

NO_KIND: Final = -1
"""Where the kind of a secondary crew would stand."""

INTEGRATION: Final = 0
ACTIVATION: Final = 1
NATURAL: Final = 2
SACRIFICE: Final = 3
"""Kinds of technical abilities."""

TECHNICAL: Final = ("integration", "activation", "natural", "sacrifice")

DEEDS: Final = tuple(VERBS)
"""What an effect can be, by number."""


class Terms:
    """Which cards are meant. What is printed on them is settled once and for all, as a set."""

    __slots__ = ("cards", "mutant", "this", "tilted", "whose")

    def __init__(self, cards: int, mutant: int, tilted: int, whose: int, this: bool) -> None:
        self.cards = cards
        """Those whose print fits, a bit for each."""
        self.mutant = mutant
        self.tilted = tilted
        self.whose = whose
        self.this = this
        """None but the card that carries the ability."""


class Deed:
    """One effect of an ability: what is done, and the numbers that belong to it."""

    __slots__ = (
        "amount",
        "kind",
        "number",
        "of_prisoners",
        "terms",
        "to_vault",
        "token",
        "topmost",
        "verb",
    )

    def __init__(
        self,
        number: int,
        verb: int,
        amount: int,
        of_prisoners: bool,
        to_vault: bool,
        terms: Terms | None,
        topmost: bool,
        kind: int,
        token: str,
    ) -> None:
        self.number = number
        """Its place among the effects of the ability."""
        self.verb = verb
        """Its place in DEEDS."""
        self.amount = amount
        self.of_prisoners = of_prisoners
        """The amount is the number of own prisoners, and the number here the most it can be."""
        self.to_vault = to_vault
        """Gems go onto the card itself, not into the reserve."""
        self.terms = terms
        self.topmost = topmost
        """The most recent card that fits, without a choice."""
        self.kind = kind
        """The kind of secondary crew that is recruited, or promoted to."""
        self.token = token


class Ability:
    """A technical ability: what it costs, when it can be used and what it does."""

    __slots__ = ("deeds", "kind", "phases", "price", "sacrifice", "window")

    def __init__(
        self,
        kind: int,
        price: int,
        sacrifice: Terms | None,
        phases: list[str],
        window: bool,
        deeds: list[Deed],
    ) -> None:
        self.kind = kind
        self.price = price
        """In gems; an Activation also costs its tilt (EXO-192)."""
        self.sacrifice = sacrifice
        self.phases = phases
        self.window = window
        """It can only be used before the first placement, even outside one's turn (EXO-285)."""
        self.deeds = deeds
        """Carried out in this order."""


def read_terms(wanted: Filter, every: Sequence[Card], secondary: Sequence[Card]) -> Terms:
    cards = 0
    for number, card in enumerate(every):
        if is_printed(wanted, card, card in secondary):
            cards |= 1 << number
    whose = ANYBODY if wanted.controller is None else CONTROLLERS.index(wanted.controller)
    return Terms(
        cards, yes_or_no(wanted.mutant), yes_or_no(wanted.tilted), whose, wanted.this is not None
    )


def is_printed(wanted: Filter, card: Card, is_secondary: bool) -> bool:
    """Whether what is printed on a card fits."""
    return (
        wanted.type in (None, card.type)
        and wanted.caste in (None, card.caste)
        and (wanted.kind is None or (is_secondary and card.id == wanted.kind))
        and (wanted.rank is None or is_of_rank(wanted.rank, card, is_secondary))
        and (wanted.cost_max is None or card.cost <= wanted.cost_max)
        and card.id != wanted.exclude
    )


def is_of_rank(rank: str, card: Card, is_secondary: bool) -> bool:
    """Crews alone have a rank (EXO-005)."""
    return card.type == "crew" and is_secondary == (rank == "secondary")


def yes_or_no(wanted: bool | None) -> int:
    if wanted is None:
        return EITHER
    return YES if wanted else NO


def read_deed(
    number: int, effect: Effect, every: Sequence[Card], secondary: Sequence[Card]
) -> Deed:
    amount = effect.amount
    terms = effect.filter
    if effect.verb == "promote":  # the cards that can be promoted are own ones in their berths
        terms = Filter(kind=effect.source, controller="self")
    kind = effect.target if effect.verb == "promote" else effect.secondary
    return Deed(
        number=number,
        verb=DEEDS.index(effect.verb),
        amount=amount.max if isinstance(amount, Count) else amount or 0,
        of_prisoners=isinstance(amount, Count),
        to_vault=effect.to == "this_vault",
        terms=None if terms is None else read_terms(terms, every, secondary),
        topmost=effect.pick == "topmost",
        kind=NO_KIND if kind is None else KINDS.index(kind),
        token=effect.token or "",
    )


def read_ability(ability: Technical, every: Sequence[Card], secondary: Sequence[Card]) -> Ability:
    cost = ability.cost
    return Ability(
        kind=TECHNICAL.index(ability.kind),
        price=cost.resources,
        sacrifice=None if cost.sacrifice is None else read_terms(cost.sacrifice, every, secondary),
        phases=list(ability.phases),
        window=ability.window is not None,
        deeds=[
            read_deed(number, effect, every, secondary)
            for number, effect in enumerate(ability.effects)
        ],
    )
