"""What can be read off the cards that lie open, for those who have no pictures of them."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.engine.decision import Fact
from tablee.engine.zones import members
from tablee.games.pest.kit import NONE, Kit
from tablee.games.pest.state import NOWHERE, Table


def in_sight(s: Table) -> list[Fact]:
    """Where people are on the map, the Decrees of all Eras (PEST-023), the Favour card that is paid
    next (PEST-100), what the Capital gives, and the Technologies of the market and of all players.
    """
    kit = s.kit
    found: list[Fact] = []
    for place in range(kit.locations):
        told = place_facts(s, place)
        if told:
            found += [Fact("place", place, "resource", [s.resources[place]]), *told]
    for road, count in enumerate(s.road_sick):
        if count:
            found.append(Fact("road", road, "sick", [count]))
    for era, decree in enumerate(s.decrees):
        found += decree_facts(s, era, decree)
    if s.favour_shown and s.year + 1 < kit.years:  # the last one is never paid (PEST-101)
        found += favour_facts(kit, s.favour_shown[-1])
    if s.capital_card != NOWHERE:
        found += capital_facts(kit, s.capital_card)
    for number in range(len(kit.capital_buildings)):
        if s.capital_left >> number & 1:
            found += building_facts(kit, number)
    owned = [card for p in s.seats for card in p.technologies if card != NOWHERE]
    for card in s.market + sorted(owned):
        found += technology_facts(kit, card)
    return found


def place_facts(s: Table, place: int) -> list[Fact]:
    """The sick, and the pieces of all players."""
    found = [Fact("place", place, "sick", [s.sick[place]])] if s.sick[place] else []
    for seat, p in enumerate(s.seats):
        for building, site in enumerate(p.sites):
            if site == place:
                found.append(Fact("place", place, "stands", [seat, building]))
        if p.doctor == place:
            found.append(Fact("place", place, "doctor", [seat]))
        if p.camp == place:
            found.append(Fact("place", place, "camp", [seat]))
    return found


def decree_facts(s: Table, era: int, decree: int) -> list[Fact]:
    """What it asks for, and how far everybody has come on its track; solo also its markers."""
    found = [
        Fact("decree", decree, "era", [era + 1]),
        Fact("decree", decree, "agenda", [decree]),
        Fact("decree", decree, "imperative", [decree]),
    ]
    for seat, p in enumerate(s.seats):
        if p.imperatives[era]:
            found.append(Fact("decree", decree, "level", [seat, p.imperatives[era]]))
    if s.marked_levels[era]:
        found.append(Fact("decree", decree, "marked", members(s.marked_levels[era])))
    return found


def favour_facts(kit: Kit, card: int) -> list[Fact]:
    """What is paid by position; some cards give nothing to anybody (PEST-106)."""
    found = [
        Fact("favour", card, "paid", [position, what, amount])
        for position, gain in enumerate(kit.favour_gain[card])
        for what, amount in listed(gain)
    ]
    return found or [Fact("favour", card, "no-favour", [])]


def capital_facts(kit: Kit, card: int) -> list[Fact]:
    """The three rewards, and the choice that comes with the first (PEST-273, PEST-277)."""
    rewards = [
        ("first", kit.first_gain[card]),
        ("choice", kit.choice_gain[card]),
        ("second", kit.second_gain[card]),
        ("third", kit.third_gain[card]),
    ]
    return [
        Fact("capital-card", card, name, amounts)
        for name, gain in rewards
        for amounts in listed(gain)
    ]


def building_facts(kit: Kit, number: int) -> list[Fact]:
    """What a Capital Building costs and brings (PEST-195, PEST-196)."""
    cost = kit.work_cost[len(kit.work_cost) - len(kit.capital_buildings) + number]
    told = [("costs", amounts) for amounts in listed(cost)]
    told += [("gives", amounts) for amounts in listed(kit.capital_gain[number])]
    return [Fact("capital-building", number, name, amounts) for name, amounts in told]


def technology_facts(kit: Kit, card: int) -> list[Fact]:
    """Its price, its Renown, its slot if it names one (PEST-221), and what it does."""
    found = [
        Fact("technology", card, "price", [kit.cost[card]]),
        Fact("technology", card, "worth", [kit.technology_renown[card]]),
    ]
    if kit.slot[card] != NONE:
        found.append(Fact("technology", card, "slot", [kit.slot[card]]))
    return [*found, Fact("technology", card, "power", [card])]


def listed(amounts: Sequence[int]) -> list[list[int]]:
    return [[what, amount] for what, amount in enumerate(amounts) if amount]
