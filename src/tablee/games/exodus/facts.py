"""What can be read off the table, for those who have no pictures of it before them."""

from __future__ import annotations

from typing import Final

from tablee.engine.decision import Fact
from tablee.engine.problems import UNKNOWN
from tablee.engine.state import View
from tablee.games.exodus.actions import CHAMBERS, MOST_AMOUNT, TARGET
from tablee.games.exodus.components import Card, Count, Effect, Filter, Technical
from tablee.games.exodus.kit import Kit
from tablee.games.exodus.resolving import winner_of
from tablee.games.exodus.state import EMPTY, Table

NOUNS: Final = (
    "card",
    "this",
    "module",
    "crew",
    "primary",
    "secondary",
    "mutant",
    "tilted",
    "worker",
    "convert",
    "priest",
    "theocrat",
    "original",
    "bio",
    "architect",
    "core",
    "deviant",
)
"""What cards can be called in a sentence."""

WHOSE: Final = ("none", "self", "opponent", "any")

LIMITS: Final = ("none", *[str(amount) for amount in range(MOST_AMOUNT + 1)])
"""A number that may be missing."""

ABILITIES: Final = ("integration", "activation", "natural", "sacrifice")

NO_YES: Final = ("no", "yes")

TYPES: Final = ("module", "crew")

TOKENS: Final = ("jailer", "mutagen")

Told = tuple[str, list[int]]
"""The name of a fact and its numbers."""


def names() -> dict[str, tuple[str, ...]]:
    """The words that facts hand on to the catalogues."""
    return {
        "noun": NOUNS,
        "whose": WHOSE,
        "limit": LIMITS,
        "ability": ABILITIES,
        "tilting": NO_YES,
        "type": TYPES,
        "token": TOKENS,
        "supply": TOKENS,
    }


def in_sight(view: View[Table]) -> list[Fact]:
    """The Wing, all negotiators, and every card in play or in sight of the viewer."""
    s = view.table
    found = seat_facts(s) + supply_facts(s) + chamber_facts(s) + negotiator_facts(s)
    seen = cards_in_sight(s, view.viewer)
    for kind in sorted({s.kit.kind[card] for card in seen}):
        copies = [card for card in range(len(s.kit.kind)) if s.kit.kind[card] == kind]
        found += [Fact("card", copies[0], *told) for told in printed(s.kit, kind)]
        for card in copies:
            found += [Fact("card", card, *told) for told in whereabouts(s, card)]
    return found


def seat_facts(s: Table) -> list[Fact]:
    return [Fact("seat", seat, "standing", [p.score()]) for seat, p in enumerate(s.seats)]


def supply_facts(s: Table) -> list[Fact]:
    """How many tokens are left (EXO-006)."""
    left = [s.jailer_supply(), s.mutagen_supply()]
    return [Fact("supply", token, "left", [count]) for token, count in enumerate(left)]


# --- the Wing ---------------------------------------------------------------------------------


def chamber_facts(s: Table) -> list[Fact]:
    """The card of each chamber, the cubes of its zone, who marked it and who would win."""
    found: list[Fact] = []
    for chamber in range(len(CHAMBERS)):
        card = s.chambers[chamber]
        if card == EMPTY:
            continue
        told: list[Told] = [("chamber-card", [card])]
        cubes = [s.cubes_of(chamber, seat) for seat in range(len(s.seats))]
        told += [("cubes", [seat, count]) for seat, count in enumerate(cubes) if count]
        told += [("mark", [seat]) for seat in range(len(cubes)) if s.marks[chamber] >> seat & 1]
        winner = winner_of(s, chamber)
        if winner != EMPTY:
            told.append(("leads", [winner]))
        elif any(cubes):
            told.append(("tied", []))
        found += [Fact("chamber", chamber, *one) for one in told]
    return found


def negotiator_facts(s: Table) -> list[Fact]:
    """Where each one is and what it is worth; who lies face down is seen on the slot alone."""
    castes = len(s.kit.castes)
    found: list[Fact] = []
    for seat, p in enumerate(s.seats):
        for caste, influence in enumerate(p.influence):
            negotiator = seat * castes + caste
            told: Told = ("unseen", [seat, influence])
            if negotiator in p.home or negotiator in s.sent:
                told = ("at-home", [seat, influence])
            elif negotiator in s.slots:
                told = ("on-slot", [seat, influence, s.slots.index(negotiator)])
            found.append(Fact("negotiator", negotiator, *told))
    for slot, owner in enumerate(s.owners):
        if s.face_down >> slot & 1:
            found.append(Fact("slot", slot, "face-down", [owner]))
    return found


# --- cards ------------------------------------------------------------------------------------


def cards_in_sight(s: Table, viewer: int) -> list[int]:
    """In chambers, Arks, prisons and piles, in hands as far as they are known; of the discard pile
    what the viewer can choose now.
    """
    found = [card for card in s.chambers if card != EMPTY]
    for pile in s.piles:
        found += pile
    for p in s.seats:
        found += p.hand + p.pack + p.modules + p.crews + p.vacant + p.prison
    if viewer >= 0:
        offered = s.options(viewer)
        found += [card for card in s.discard if TARGET + card in offered]
    return [card for card in found if card != UNKNOWN]


def whereabouts(s: Table, card: int) -> list[Told]:
    """Whose card in play this is, and what lies on it."""
    for seat, p in enumerate(s.seats):
        if card in p.modules:
            told: list[Told] = [("in-ark", [seat])]
            crews = [crew for crew, home in zip(p.crews, p.homes, strict=True) if home == card]
            if crews:
                told.append(("houses", crews))
            gems = p.stored[p.modules.index(card)]
            if gems:
                told.append(("stored", [gems]))
            return told + marks_on(s, card)
        if card in p.crews:
            home = p.homes[p.crews.index(card)]
            return [("in-ark", [seat]), ("housed", [home]), *marks_on(s, card)]
        if card in p.vacant:
            return [("vacant", [seat]), *marks_on(s, card)]
        if card in p.prison:
            return [("prisoner", [seat])]
    return []


def marks_on(s: Table, card: int) -> list[Told]:
    told: list[Told] = []
    if s.tilted >> card & 1:
        told.append(("tilted", []))
    if s.protected >> card & 1:
        told.append(("protected", []))
    if s.mutants >> card & 1:
        told.append(("mutant", []))
    if card in s.jailers:
        told.append(("jailers", [s.jailers.count(card)]))
    if card in s.mutagens:
        told.append(("mutagens", [s.mutagens.count(card)]))
    return told


# --- what is printed on a card ----------------------------------------------------------------


def printed(kit: Kit, kind: int) -> list[Told]:
    """What a card is, costs, brings and can do (EXO-004)."""
    card = kit.printed[kind]
    told: list[Told] = [
        ("card-kind", [TYPES.index(card.type), kit.castes.index(card.caste)]),
        ("cost", [card.cost]),
        ("recycling", [card.recycling])
        if isinstance(card.recycling, int)
        else ("recycling-round", []),
        ("prestige", [card.prestige]),
    ]
    if card.berths is not None:
        told.append(("berths", [card.berths]))
    if card.caste_ability is not None:
        named = card.caste_ability.secondary
        if named is None:
            told.append((card.caste_ability.kind, []))
        else:
            told.append(("recruit-one", [NOUNS.index(named)]))
    if card.technical is not None:
        told += technical(kit, card.technical)
    return told + prestige_ability(kit, card)


def prestige_ability(kit: Kit, card: Card) -> list[Told]:
    ability = card.prestige_ability
    if ability is None:
        return []
    if ability.kind == "vault":
        return [("vault", [limit(ability.capacity)])]
    if ability.kind == "hospital":
        return [("hospital", [kit.number["points-per-mutant"]])]
    assert ability.x is not None
    assert ability.y is not None
    return [(ability.kind, [ability.x, noun(ability.y)])]


def technical(kit: Kit, ability: Technical) -> list[Told]:
    """What it costs, what it does, and when it can be used if not in both phases."""
    kind, cost = ABILITIES.index(ability.kind), ability.cost
    if ability.kind == "integration":
        told: list[Told] = [("integration", [kind])]
    elif cost.sacrifice is not None:
        told = [("sacrifice", [kind, *thing(cost.sacrifice)])]
    else:
        told = [("ability", [kind, cost.resources, int(cost.tilt), limit(None)])]
    for effect in ability.effects:
        told.append((effect_name(effect), effect_numbers(effect)))
        if effect.filter is not None and effect.filter.exclude is not None:
            excluded = kit.kinds.index(effect.filter.exclude)
            told.append(("excepted", [kit.kind.index(excluded)]))
    if ability.window is not None:
        told.append(("window", []))
    elif len(ability.phases) == 1 and ability.kind != "integration":
        told.append((f"only-{ability.phases[0]}", []))
    return told


def effect_name(effect: Effect) -> str:
    """Most verbs have one sentence; two of them say something else in some cases."""
    if isinstance(effect.amount, Count):
        return "gain-counted"
    if effect.to == "this_vault":
        return "gain-vault"
    if effect.pick == "topmost":
        return "take-topmost"
    return effect.verb.replace("_", "-")


def effect_numbers(effect: Effect) -> list[int]:
    """What the sentence of an effect speaks of: a number, a thing, or both."""
    amount = effect.amount.max if isinstance(effect.amount, Count) else effect.amount
    found = [] if amount is None else [amount]
    if effect.pick == "topmost" or effect.verb == "discount":
        assert effect.filter is not None
        found.append(noun(effect.filter))
    elif effect.filter is not None and effect.verb != "protect":
        found += thing(effect.filter)
    if effect.secondary is not None:
        found.append(NOUNS.index(effect.secondary))
    if effect.verb == "promote":
        assert effect.source is not None
        assert effect.target is not None
        found += [NOUNS.index(effect.source), NOUNS.index(effect.target)]
    if effect.token is not None:
        found.append(TOKENS.index(effect.token))
    return found


def thing(wanted: Filter) -> list[int]:
    """A card that a filter means: what it is, whose, and what it may cost."""
    whose = WHOSE.index(wanted.controller or "none")
    return [noun(wanted), whose, limit(wanted.cost_max), limit(None)]


def noun(wanted: Filter) -> int:
    if wanted.this:
        return NOUNS.index("this")
    if wanted.mutant:
        return NOUNS.index("mutant")
    if wanted.tilted:
        return NOUNS.index("tilted")
    return NOUNS.index(wanted.caste or wanted.kind or wanted.rank or wanted.type or "card")


def limit(number: int | None) -> int:
    return LIMITS.index("none" if number is None else str(number))
