"""An edition, read and checked: do its components fit together, and can the rules play them?"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final

from tablee.engine.editions import LANGUAGES, PROVENANCES, GroupOrigins, Source, check_all, source
from tablee.games.exodus.actions import (
    MOST_AMOUNT,
    MOST_CARDS,
    MOST_CASTES,
    MOST_CHAMBERS,
    MOST_INFLUENCE,
    MOST_SEATS,
    MOST_SLOTS,
)
from tablee.games.exodus.components import (
    VERBS,
    Card,
    Components,
    Count,
    Effect,
    Filter,
    Setup,
    Side,
    Slot,
    Technical,
)

NAME: Final = "exodus"
DATA: Final = Path(__file__).parent / "data"

EDITIONS: Final = ("base",)

KINDS: Final = ("worker", "convert", "priest")

SIDES: Final[tuple[Side, ...]] = ("two", "four")

NUMBERS: Final = {
    "keep-limit": 1,
    "social-bonus": 0,
    "jailer-price": 0,
    "points-per-gem": 1,
    "points-per-mutant": 1,
    "start-gems": 0,
    "start-points": 0,
    "jailer-tokens": 1,
    "mutagen-tokens": 1,
    "usual-berths": 1,
    "ark-cards": 1,
    "secondary-crews": 1,
    "gems": 1,
    "cubes-per-player": 1,
    "influence-tokens": 1,
    "airlocks": 1,
}
"""The numbers that the rules need, and the least that each can be."""


@cache
def components(edition: str) -> Components:
    """The components of an edition, read and checked once."""
    return checked(source(NAME, DATA, edition))


def checked(folder: Source) -> Components:
    """The components in a folder, or a Problem that names what does not fit."""
    return check_all(folder, Components(folder), CHECKS)


def origins(edition: str) -> list[GroupOrigins]:
    """Where every value of an edition comes from."""
    return components(edition).groups


def check_names(c: Components) -> None:
    """Everything has a name in every language, and no other card has it."""
    for caste in c.castes:
        c.game_file.check_name(caste.id, caste.name)
    for card in [*c.cards, *c.secondary]:
        c.cards_file.check_name(card.id, card.name)
    for language in sorted(LANGUAGES):
        found: set[str] = set()
        for card in [*c.cards, *c.secondary]:
            if card.name[language] in found:
                c.cards_file.wrong(card.id, "name", card.name[language])
            found.add(card.name[language])


def check_numbers(c: Components) -> None:
    c.game_file.check_numbers(c.number, NUMBERS)


def check_rounds(c: Components) -> None:
    if c.number["keep-limit"] != 1:  # the deal and the questions count on it (EXO-063)
        c.game_file.wrong("keep-limit", "value", c.number["keep-limit"])
    for number, item in enumerate(c.rounds, 1):
        if item.id != str(number):
            c.game_file.wrong(item.id, "id", item.id)
    if not c.rounds:
        c.game_file.wrong("rounds", "id", "")
    if not 0 < len(c.castes) <= MOST_CASTES:
        c.game_file.wrong("castes", "id", len(c.castes))


def check_influence(c: Components) -> None:
    """Every step adds one point to one of the two values (EXO-116)."""
    if not 0 < len(c.influence) <= MOST_INFLUENCE:
        c.game_file.wrong("influence", "id", len(c.influence))
    known = {value.id: value.pair for value in c.influence}
    for value in c.influence:
        high, low = value.pair
        if value.id != f"{high}-{low}" or not high >= low >= 1:
            c.game_file.wrong(value.id, "pair", value.pair)
        for name in value.next:
            if name not in known or sum(known[name]) != high + low + 1:
                c.game_file.wrong(value.id, "next", name)
        if len(set(value.next)) != len(value.next):
            c.game_file.wrong(value.id, "next", ", ".join(value.next))


# --- the Wing ---------------------------------------------------------------------------------


def check_wing(c: Components) -> None:
    """Both sides have the same chambers; a slot joins two of its side (EXO-084)."""
    for side in SIDES:
        numbers = [chamber.number for chamber in c.chambers if chamber.side == side]
        if numbers != list(range(1, MOST_CHAMBERS + 1)):
            c.wing_file.wrong(f"side {side}", "number", numbers)
        for slot in c.slots_of(side):
            check_slot(c, slot)
    if len({slot.slot for slot in c.slots}) > MOST_SLOTS:
        c.wing_file.wrong("slots", "slot", len({slot.slot for slot in c.slots}))
    for airlock in c.airlocks:
        if len(set(airlock.closes)) != c.number["airlocks"]:
            c.wing_file.wrong(airlock.id, "closes", ", ".join(airlock.closes))


def check_slot(c: Components, slot: Slot) -> None:
    first, second = slot.chambers
    if not 1 <= first < second <= MOST_CHAMBERS:
        c.wing_file.wrong(slot.id, "chambers", slot.chambers)
    if slot.slot != f"{first}-{second}":
        c.wing_file.wrong(slot.id, "slot", slot.slot)
    if [other.slot for other in c.slots_of(slot.side)].count(slot.slot) > 1:
        c.wing_file.wrong(slot.id, "slot", slot.slot)


def check_setups(c: Components) -> None:
    """All open slots are filled in equal turns (EXO-023, EXO-085)."""
    players = [int(setup.id) if setup.id.isdecimal() else 0 for setup in c.setups]
    if players != list(range(2, MOST_SEATS + 1)):
        c.wing_file.wrong("setups", "id", ", ".join([setup.id for setup in c.setups]))
    for setup in c.setups:
        if setup.airlocks and not c.airlocks:
            c.wing_file.wrong(setup.id, "airlocks", setup.airlocks)
        for airlock in c.airlocks if setup.airlocks else []:
            slots = [slot.slot for slot in c.slots_of(setup.side)]
            for name in airlock.closes:
                if name not in slots:
                    c.wing_file.wrong(airlock.id, "closes", name)
            check_open_slots(c, setup, [s for s in slots if s not in airlock.closes])
        if not setup.airlocks:
            check_open_slots(c, setup, [slot.slot for slot in c.slots_of(setup.side)])
        if setup.deal < 1:
            c.wing_file.wrong(setup.id, "deal", setup.deal)


def check_open_slots(c: Components, setup: Setup, slots: Sequence[str]) -> None:
    """As many as there are placements, and every chamber can be reached."""
    if not 1 <= setup.placements <= len(c.castes):
        c.wing_file.wrong(setup.id, "placements", setup.placements)
    if len(slots) != int(setup.id) * setup.placements:
        c.wing_file.wrong(setup.id, "placements", setup.placements)
    beside = {number for slot in slots for number in slot.split("-")}
    if len(beside) != MOST_CHAMBERS:
        c.wing_file.wrong(setup.id, "side", setup.side)


# --- cards ------------------------------------------------------------------------------------


def check_cards(c: Components) -> None:
    ids = [card.id for card in c.cards]
    for card in c.secondary:
        if card.id in ids:
            c.cards_file.wrong(card.id, "id", card.id)
        if card.type != "crew":
            c.cards_file.wrong(card.id, "type", card.type)
    if tuple([card.id for card in c.secondary]) != KINDS:
        c.cards_file.wrong("secondary", "id", ", ".join([card.id for card in c.secondary]))
    for card in [*c.cards, *c.secondary]:
        check_card(c, card)


def check_card(c: Components, card: Card) -> None:
    if "." in card.id:  # it stands before the number of a copy
        c.cards_file.wrong(card.id, "id", card.id)
    check_caste(c, card, "caste", card.caste)
    if card.copies < 1:
        c.cards_file.wrong(card.id, "copies", card.copies)
    if (card.type == "module") != (card.berths is not None) or not positive(card.berths):
        c.cards_file.wrong(card.id, "berths", card.berths)
    if isinstance(card.recycling, int) and card.recycling < 0:
        c.cards_file.wrong(card.id, "recycling", card.recycling)
    if card.cost < 0:
        c.cards_file.wrong(card.id, "cost", card.cost)
    if card.prestige < 0:
        c.cards_file.wrong(card.id, "prestige", card.prestige)
    check_caste_ability(c, card)
    check_prestige_ability(c, card)
    if card.technical is not None:
        check_technical(c, card, card.technical)


def positive(number: int | None) -> bool:
    """Where there is a number, it is above 0."""
    return number is None or number > 0


def check_caste(c: Components, card: Card, field: str, caste: str) -> None:
    if caste not in [known.id for known in c.castes]:
        c.cards_file.wrong(card.id, field, caste)


def check_caste_ability(c: Components, card: Card) -> None:
    """Only Recruit names a kind of crew, and Priests are not recruited so (EXO-186)."""
    ability = card.caste_ability
    if ability is None:
        return
    named = ability.secondary
    if (ability.kind == "recruit") != (named is not None) or named == "priest":
        c.cards_file.wrong(card.id, "caste_ability.secondary", named)


def check_prestige_ability(c: Components, card: Card) -> None:
    """Vaults and Hospitals are modules (EXO-207, EXO-212); a Vault alone has a capacity."""
    ability = card.prestige_ability
    if ability is None:
        return
    counts = ability.kind in ("affinity", "majority")
    if counts != (ability.x is not None) or not positive(ability.x):
        c.cards_file.wrong(card.id, "prestige_ability.x", ability.x)
    if counts != (ability.y is not None):
        c.cards_file.wrong(card.id, "prestige_ability.y", ability.y)
    if ability.y is not None:
        check_filter(c, card, "prestige_ability.y", ability.y)
        check_absent(c, card, "prestige_ability.y", ability.y, ["controller", "this"])
    if not counts and card.type != "module":
        c.cards_file.wrong(card.id, "prestige_ability.kind", ability.kind)
    capacity = ability.capacity
    if capacity is not None and (ability.kind != "vault" or not 0 < capacity <= MOST_AMOUNT):
        c.cards_file.wrong(card.id, "prestige_ability.capacity", capacity)


def check_technical(c: Components, card: Card, ability: Technical) -> None:
    cost = ability.cost
    if ability.behaviour not in PROVENANCES:
        c.cards_file.wrong(card.id, "technical.behaviour", ability.behaviour)
    if cost.resources < 0 or (ability.kind == "integration" and cost.resources):
        c.cards_file.wrong(card.id, "technical.cost.resources", cost.resources)
    if cost.tilt != (ability.kind == "activation"):  # EXO-192
        c.cards_file.wrong(card.id, "technical.cost.tilt", cost.tilt)
    if (cost.sacrifice is not None) != (ability.kind == "sacrifice"):  # EXO-195
        c.cards_file.wrong(card.id, "technical.cost.sacrifice", cost.sacrifice)
    if cost.sacrifice is not None:
        check_filter(c, card, "technical.cost.sacrifice", cost.sacrifice)
        if cost.sacrifice.controller != "self" and not cost.sacrifice.this:  # EXO-150
            c.cards_file.wrong(card.id, "technical.cost.sacrifice.controller", "")
    if ability.kind == "natural" and not cost.resources:  # or it could be repeated for ever
        c.cards_file.wrong(card.id, "technical.cost.resources", cost.resources)
    if not ability.phases or len(set(ability.phases)) != len(ability.phases):
        c.cards_file.wrong(card.id, "technical.phases", ", ".join(ability.phases))
    if ability.kind == "integration" and ability.phases != ["integration"]:
        c.cards_file.wrong(card.id, "technical.phases", ", ".join(ability.phases))
    if ability.window is not None and ability.phases != ["negotiation"]:
        c.cards_file.wrong(card.id, "technical.window", ability.window)
    if not ability.effects or (ability.window is not None and len(ability.effects) > 1):
        c.cards_file.wrong(card.id, "technical.effects", len(ability.effects))
    for number, effect in enumerate(ability.effects):
        check_effect(c, card, ability, f"technical.effects.{number}", effect)


def check_effect(c: Components, card: Card, ability: Technical, place: str, effect: Effect) -> None:
    """The verb is known, has what belongs to it and nothing else, and fits the phases."""
    verb = VERBS.get(effect.verb)
    if verb is None:
        c.cards_file.wrong(card.id, f"{place}.verb", effect.verb)
        return
    for name in effect.__struct_fields__[1:]:
        if (name in verb.fields) != (getattr(effect, name) is not None):
            c.cards_file.wrong(card.id, f"{place}.{name}", getattr(effect, name))
    for phase in ability.phases:
        if phase not in verb.phases:
            c.cards_file.wrong(card.id, "technical.phases", phase)
    amount = effect.amount.max if isinstance(effect.amount, Count) else effect.amount
    if amount is not None and not 1 <= amount <= MOST_AMOUNT:
        c.cards_file.wrong(card.id, f"{place}.amount", amount)
    if isinstance(effect.amount, Count) and effect.verb != "gain_resource":
        c.cards_file.wrong(card.id, f"{place}.amount", effect.amount)
    if ability.kind == "natural" and effect.verb == "gain_resource":  # it would pay for itself
        c.cards_file.wrong(card.id, f"{place}.verb", effect.verb)
    if (effect.verb == "refill_chambers") != (ability.window is not None):  # EXO-287
        c.cards_file.wrong(card.id, f"{place}.verb", effect.verb)
    if effect.zones is not None and effect.zones != 1:
        c.cards_file.wrong(card.id, f"{place}.zones", effect.zones)
    if effect.verb == "promote" and effect.target == "this":
        c.cards_file.wrong(card.id, f"{place}.target", effect.target)
    if effect.verb == "gain_token" and effect.target != "this":
        c.cards_file.wrong(card.id, f"{place}.target", effect.target)
    if effect.to == "this_vault" and not is_vault(card):
        c.cards_file.wrong(card.id, f"{place}.to", effect.to)
    if effect.filter is not None:
        check_filter(c, card, f"{place}.filter", effect.filter)
        check_reach(c, card, f"{place}.filter", effect.verb, effect.filter)


def check_reach(c: Components, card: Card, place: str, verb: str, wanted: Filter) -> None:
    """Cards outside every Ark are known by their print alone; some effects are for crews alone."""
    if verb in ("take_from_discard", "discount"):
        check_absent(c, card, place, wanted, ["mutant", "tilted", "controller", "this"])
    if verb in ("take_control", "mutate", "cure"):
        this_crew = wanted.this is not None and card.type == "crew"
        if wanted.type != "crew" and wanted.kind is None and not this_crew:
            c.cards_file.wrong(card.id, f"{place}.type", wanted.type)
    if verb == "take_control" and wanted.controller != "opponent":
        c.cards_file.wrong(card.id, f"{place}.controller", wanted.controller)


def check_absent(
    c: Components, card: Card, place: str, wanted: Filter, names: Sequence[str]
) -> None:
    for name in names:
        if getattr(wanted, name) is not None:
            c.cards_file.wrong(card.id, f"{place}.{name}", getattr(wanted, name))


def is_vault(card: Card) -> bool:
    return card.prestige_ability is not None and card.prestige_ability.kind == "vault"


def check_filter(c: Components, card: Card, place: str, wanted: Filter) -> None:
    """It says something, and what it names is there."""
    if wanted == Filter():
        c.cards_file.wrong(card.id, place, "")
    if wanted.caste is not None:
        check_caste(c, card, f"{place}.caste", wanted.caste)
    if wanted.cost_max is not None and not 0 <= wanted.cost_max <= MOST_AMOUNT:
        c.cards_file.wrong(card.id, f"{place}.cost_max", wanted.cost_max)
    ids = [other.id for other in [*c.cards, *c.secondary]]
    if wanted.exclude is not None and wanted.exclude not in ids:
        c.cards_file.wrong(card.id, f"{place}.exclude", wanted.exclude)


def check_counts(c: Components) -> None:
    """As many cards as the box holds (EXO-002), and no more than there are numbers for."""
    ark = sum([card.copies for card in c.cards])
    secondary = sum([card.copies for card in c.secondary])
    if ark != c.number["ark-cards"]:
        c.game_file.wrong("ark-cards", "value", ark)
    if secondary != c.number["secondary-crews"]:
        c.game_file.wrong("secondary-crews", "value", secondary)
    if ark + secondary > MOST_CARDS:
        c.cards_file.wrong("cards", "copies", ark + secondary)


def check_removed(c: Components) -> None:
    """What experienced players leave in the box is there (EXO-302)."""
    copies = {card.id: card.copies for card in [*c.cards, *c.secondary]}
    for item in c.removed:
        if item.id not in copies:
            c.game_file.wrong(item.id, "id", item.id)
        if not 0 < item.count <= copies[item.id]:
            c.game_file.wrong(item.id, "count", item.count)


CHECKS: Final = (
    check_names,
    check_numbers,
    check_rounds,
    check_influence,
    check_wing,
    check_setups,
    check_cards,
    check_counts,
    check_removed,
)
"""All that is looked at, in this order."""
