"""An edition, read and checked: do its components fit together, and can the rules play them?"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Final

from tablee.engine.editions import DataFile, GroupOrigins, Item, Source, check_all, source
from tablee.games.pest.actions import (
    MOST_AMOUNT,
    MOST_BUILDINGS,
    MOST_CAPITAL_BUILDINGS,
    MOST_PLACES,
    MOST_REWARDS,
    MOST_SEATS,
    MOST_TECHNOLOGIES,
    RESOURCES,
    TECHNOLOGY_SLOTS,
)
from tablee.games.pest.components import (
    COUNTS,
    EVENTS,
    POWERS,
    Agenda,
    Building,
    Components,
    Decree,
    Gain,
    Imperative,
    PlagueCard,
    Road,
    Target,
    Technology,
)

NAME: Final = "pest"
DATA: Final = Path(__file__).parent / "data"
EDITIONS: Final = ("base",)

SIZES: Final = ("village", "town", "city")
COLOURS: Final = ("red", "blue", "black")
POSITIONS: Final = ("left", "centre", "right")
"""The rewards of a Favour card (PEST-102 to PEST-104)."""

GAINS: Final = (*RESOURCES, "coin", "research", "any", "influence", "renown")
RETRIEVE: Final = "retrieve"

NUMBERS: Final[Mapping[str, int]] = {
    "eras": 1,
    "years-per-era": 1,
    "destruction": 1,
    "spread": 1,
    "movement": 1,
    "hindered-movement": 0,
    "improved-movement": 1,
    "buildings-per-action": 1,
    "influence-loss": 0,
    "storage": 1,
    "blocked-storage": 0,
    "overflow": 0,
    "market": 1,
    "refresh-cost": 1,
    "improve-cost": 1,
    "exchanged-resources": 2,
    "exchange-coins": 1,
    "free-sick": 0,
    "food-per-sick": 0,
    "food-per-sick-on-road": 0,
    "plague-cards": 1,
    "favour-cards": 1,
    "removed-per-colour": 0,
    "zone": 0,
    "start-wood": 0,
    "start-stone": 0,
    "start-food": 0,
    "start-herbs": 0,
    "start-coin": 0,
    "start-research": 0,
    "start-ready": 1,
    "start-aside": 0,
    "majority-first": 0,
    "majority-second": 0,
    "renown-per-icon": 0,
}
"""Every number that the rules need, with its least value."""

EXACT: Final[Mapping[str, int]] = {"exchanged-resources": 2, "exchange-coins": 1}
"""The questions count on these."""

DUEL_NUMBERS: Final[Mapping[str, int]] = {
    "neutral-start": 0,
    "neutral-added": 0,
    "most-capital-buildings": 0,
    "most-sick": 0,
}

SOLO_NUMBERS: Final[Mapping[str, int]] = {"per-marker": 0, "per-dead": 0}


@cache
def components(edition: str) -> Components:
    """The components of an edition."""
    return checked(source(NAME, DATA, edition))


def checked(folder: Source) -> Components:
    """The components in a folder, or a Problem that names what is wrong with them."""
    return check_all(folder, Components(folder), CHECKS)


def origins(edition: str) -> list[GroupOrigins]:
    """Where every value of an edition comes from."""
    return components(edition).groups


# --- what many of them share ------------------------------------------------------------------


def check_names(c: Components) -> None:
    """Everything has a name in every language."""
    named: list[tuple[DataFile, Iterable[tuple[str, Mapping[str, str]]]]] = [
        (c.game_file, [(item.id, item.name) for item in [*c.colours]]),
        (c.game_file, [(rank.id, rank.name) for rank in c.ranks]),
        (c.map_file, [(item.id, item.name) for item in [*c.capital]]),
        (c.map_file, [(item.id, item.name) for item in [*c.locations]]),
        (c.map_file, [(item.id, item.name) for item in [*c.routes]]),
        (c.cards_file, [(card.id, card.name) for card in c.plague]),
        (c.cards_file, [(card.id, card.name) for card in c.favour]),
        (c.cards_file, [(card.id, card.name) for card in c.capital_cards]),
        (c.cards_file, [(card.id, card.name) for card in c.decrees]),
        (c.cards_file, [(card.id, card.name) for card in c.technologies]),
        (c.board_file, [(item.id, item.name) for item in c.districts]),
        (c.board_file, [(item.id, item.name) for item in c.capital_buildings]),
    ]
    for file, items in named:
        for item, name in items:
            file.check_name(item, name)


def check_counted(file: DataFile, group: str, items: Sequence[Item], first: int = 1) -> None:
    """The ids count the items."""
    for number, item in enumerate(items, first):
        if item.id != str(number):
            file.wrong(item.id, "id", item.id)
    if not items:
        file.wrong(group, "id", "")


def check_few(file: DataFile, group: str, items: Sequence[object], most: int) -> None:
    """There are some, and no more than there are numbers for."""
    if not 0 < len(items) <= most:
        file.wrong(group, "id", len(items))


def check_gain(file: DataFile, item: str, field: str, gain: Gain) -> None:
    for name, amount in gain.items():
        if name not in GAINS or not 0 < amount <= MOST_AMOUNT:
            file.wrong(item, f"{field}.{name}", amount)


def check_numbers(c: Components) -> None:
    c.game_file.check_numbers(c.number, NUMBERS)
    c.game_file.check_numbers(c.duel, DUEL_NUMBERS)
    c.game_file.check_numbers(c.solo, SOLO_NUMBERS)
    for name, value in EXACT.items():
        if c.number[name] != value:
            c.game_file.wrong(name, "value", c.number[name])
    check_counted(c.game_file, "eras", c.eras)
    if len(c.eras) != c.number["eras"]:
        c.game_file.wrong("eras", "value", c.number["eras"])
    assistants = c.number["start-ready"]
    for era in c.eras:  # one more after each but the last (PEST-281)
        if era.assistants != assistants:
            c.game_file.wrong(era.id, "assistants", era.assistants)
        if era.sick < 1:
            c.game_file.wrong(era.id, "sick", era.sick)
        assistants += 1
    if c.number["start-aside"] < len(c.eras) - 1:
        c.game_file.wrong("start-aside", "value", c.number["start-aside"])
    years = c.number["eras"] * c.number["years-per-era"]
    for name in ("plague-cards", "favour-cards"):  # one pair for each Year (PEST-028)
        if c.number[name] != years:
            c.game_file.wrong(name, "value", c.number[name])
    if c.number["blocked-storage"] > c.number["storage"]:
        c.game_file.wrong("blocked-storage", "value", c.number["blocked-storage"])


def check_players(c: Components) -> None:
    """For each number of players as many locations are in play as are said to be (PEST-380)."""
    check_counted(c.game_file, "players", c.players)
    if len(c.players) != MOST_SEATS:
        c.game_file.wrong("players", "id", len(c.players))
    if tuple([size.id for size in c.sizes]) != SIZES:
        c.game_file.wrong("sizes", "id", ", ".join([size.id for size in c.sizes]))
    for size in c.sizes:
        if size.capacity < 1:
            c.game_file.wrong(size.id, "capacity", size.capacity)
        if size.influence < 0:
            c.game_file.wrong(size.id, "influence", size.influence)
    for players in c.players:
        said = {"village": players.villages, "town": players.towns, "city": players.cities}
        fields = {"village": "villages", "town": "towns", "city": "cities"}
        for size_name, count in said.items():
            here = [p for p in c.locations if p.size == size_name]
            if len([p for p in here if int(players.id) not in p.destroyed_at]) != count:
                c.game_file.wrong(players.id, fields[size_name], count)
            if len([token for token in c.tokens if token.size == size_name]) < count:
                c.game_file.wrong(players.id, fields[size_name], count)
        if not 0 < players.rewards <= sum([reward.copies for reward in c.rewards]):
            c.game_file.wrong(players.id, "rewards", players.rewards)


# --- the map ----------------------------------------------------------------------------------


def check_map(c: Components) -> None:
    places = [place.id for place in c.locations] + [place.id for place in c.capital]
    if len(c.capital) != 1 or c.capital[0].id in places[:-1]:
        c.map_file.wrong("capital", "id", ", ".join([place.id for place in c.capital]))
    check_few(c.map_file, "locations", places, MOST_PLACES)
    if tuple([route.id for route in c.routes]) != COLOURS:
        c.map_file.wrong("routes", "id", ", ".join([route.id for route in c.routes]))
    for place in c.locations:
        for number in place.destroyed_at:
            if not 1 <= number <= MOST_SEATS:
                c.map_file.wrong(place.id, "destroyed_at", number)
    for road in c.roads:
        check_road(c, road, places)
    for name in places:
        if not any([name in road.ends for road in c.roads]):
            c.map_file.wrong(name, "id", "")


def check_road(c: Components, road: Road, places: Sequence[str]) -> None:
    """It joins two places, and no other road does."""
    first, second = road.ends
    if first not in places or second not in places or not first < second:
        c.map_file.wrong(road.id, "ends", ", ".join(road.ends))
    if road.id != f"{first}-{second}":
        c.map_file.wrong(road.id, "id", road.id)
    if road.horseshoe is not None and c.capital[0].id in road.ends:
        c.map_file.wrong(road.id, "horseshoe", road.horseshoe)  # the way out has to stay open


def neighbours(c: Components, name: str) -> list[str]:
    """The locations next to a location; the way through the Capital is none (PEST-014)."""
    capital = c.capital[0].id
    found = [end for road in c.roads if name in road.ends for end in road.ends]
    return [end for end in found if end not in (name, capital)]


def check_starts(c: Components) -> None:
    """Every player finds a place for the Castle, and next to it one for the Doctor."""
    where = {place.id: place for place in c.locations}
    shown: list[str] = []
    if len(c.starts) < MOST_SEATS:
        c.cards_file.wrong("starts", "id", len(c.starts))
    for card in c.starts:
        if not card.locations:
            c.cards_file.wrong(card.id, "locations", "")
        for name in card.locations:
            if name not in where or name in shown or not where[name].start:
                c.cards_file.wrong(card.id, "locations", name)
            if [n for n in where[name].destroyed_at if n > 2]:  # PEST-033
                c.cards_file.wrong(card.id, "locations", name)
            shown.append(name)
        if not [name for name in card.locations if 2 not in where[name].destroyed_at]:
            c.cards_file.wrong(card.id, "locations", ", ".join(card.locations))
    for place in c.locations:
        if place.start and not neighbours(c, place.id):
            c.map_file.wrong(place.id, "start", place.start)
    solo = [p for p in c.locations if p.start and p.size == "village" and 1 not in p.destroyed_at]
    if not solo:  # PEST-447
        c.map_file.wrong("locations", "start", "")


# --- cards ------------------------------------------------------------------------------------


def check_plague(c: Components) -> None:
    for card in c.plague:
        for number, target in enumerate(card.targets):
            check_target(c, card, f"targets.{number}", target)
        if not card.targets:
            c.cards_file.wrong(card.id, "targets", "")
        roads = [target.colour for target in card.targets if target.hits == "roads"]
        if roads != ([card.road] if card.road else []):
            c.cards_file.wrong(card.id, "road", card.road)
    check_deck(c.cards_file, "plague", [card.number for card in c.plague])
    removed = 0
    for colour in COLOURS:  # PEST-029
        pile = [card for card in c.plague if card.road == colour]
        removed += c.number["removed-per-colour"]
        if len(pile) < c.number["removed-per-colour"]:
            c.cards_file.wrong("plague", "road", colour)
    if len(c.plague) - removed < c.number["plague-cards"]:
        c.cards_file.wrong("plague", "id", len(c.plague))


def check_target(c: Components, card: PlagueCard, field: str, target: Target) -> None:
    by_size = target.hits == "locations"
    if by_size != (target.size is not None):
        c.cards_file.wrong(card.id, f"{field}.size", target.size)
    if not by_size and target.resource is not None:
        c.cards_file.wrong(card.id, f"{field}.resource", target.resource)
    if by_size == (target.colour is not None):
        c.cards_file.wrong(card.id, f"{field}.colour", target.colour)


def check_deck(file: DataFile, group: str, numbers: Sequence[int]) -> None:
    """Cards are numbered from 1."""
    if list(numbers) != list(range(1, len(numbers) + 1)):
        file.wrong(group, "number", ", ".join([str(number) for number in numbers]))


def check_rewards(c: Components) -> None:
    """What Favour cards, Capital cards, Capital Buildings and Reward tokens give."""
    check_deck(c.cards_file, "favour", [card.number for card in c.favour])
    check_deck(c.cards_file, "capital", [card.number for card in c.capital_cards])
    if len(c.favour) < c.number["favour-cards"]:
        c.cards_file.wrong("favour", "id", len(c.favour))
    for favour in c.favour:
        given = {"left": favour.left, "centre": favour.centre, "right": favour.right}
        for field, gain in given.items():
            check_gain(c.cards_file, favour.id, field, gain)
            if favour.none == bool(gain):  # PEST-106
                c.cards_file.wrong(favour.id, field, gain)
    if not c.capital_cards:
        c.cards_file.wrong("capital", "id", "")
    for card in c.capital_cards:
        check_gain(c.cards_file, card.id, "first", card.first)
        check_gain(c.cards_file, card.id, "second", card.second)
        check_gain(c.cards_file, card.id, "third", card.third)
        if len(card.choice) != 2 or card.choice[1] != {RETRIEVE: 1}:  # PEST-277
            c.cards_file.wrong(card.id, "choice", card.choice)
        check_gain(c.cards_file, card.id, "choice", card.choice[0])
    check_deck(c.board_file, "capital_buildings", [b.number for b in c.capital_buildings])
    check_few(c.board_file, "capital_buildings", c.capital_buildings, MOST_CAPITAL_BUILDINGS)
    for building in c.capital_buildings:
        check_gain(c.board_file, building.id, "gain", building.gain)
        for field in ("wood", "stone", "food"):
            if not 0 <= getattr(building, field) <= MOST_AMOUNT:
                c.board_file.wrong(building.id, field, getattr(building, field))
    check_few(c.board_file, "rewards", c.rewards, MOST_REWARDS)
    for reward in c.rewards:
        check_gain(c.board_file, reward.id, "gain", reward.gain)
        if reward.copies < 1:
            c.board_file.wrong(reward.id, "copies", reward.copies)


def check_decrees(c: Components) -> None:
    """Every Era has some, in the solo game too (PEST-023, PEST-445)."""
    check_deck(c.cards_file, "decrees", [card.number for card in c.decrees])
    for card in c.decrees:
        if not 1 <= card.era <= len(c.eras):
            c.cards_file.wrong(card.id, "era", card.era)
        check_agenda(c, card, card.agenda)
        check_imperative(c, card, card.imperative)
    for era in range(1, len(c.eras) + 1):
        if not [card for card in c.decrees if card.era == era and card.solo]:
            c.cards_file.wrong("decrees", "era", era)


def check_agenda(c: Components, card: Decree, agenda: Agenda) -> None:
    if not agenda.counts:
        c.cards_file.wrong(card.id, "agenda.counts", "")
    if agenda.renown < 1:
        c.cards_file.wrong(card.id, "agenda.renown", agenda.renown)
    if agenda.most is not None and agenda.most < 1:
        c.cards_file.wrong(card.id, "agenda.most", agenda.most)
    for number, count in enumerate(agenda.counts):
        place = f"agenda.counts.{number}"
        if count.count not in COUNTS:
            c.cards_file.wrong(card.id, f"{place}.count", count.count)
        for field in ("size", "resource", "castle"):
            if getattr(count, field) is not None and field not in COUNTS[count.count]:
                c.cards_file.wrong(card.id, f"{place}.{field}", getattr(count, field))
        if count.count == "stored-resource" and count.resource is None:
            c.cards_file.wrong(card.id, f"{place}.resource", "")


def check_imperative(c: Components, card: Decree, imperative: Imperative) -> None:
    if imperative.event not in EVENTS:
        c.cards_file.wrong(card.id, "imperative.event", imperative.event)
    fields = EVENTS[imperative.event]
    for field in ("least", "size", "beside", "types"):
        if getattr(imperative, field) is not None and field not in fields:
            c.cards_file.wrong(card.id, f"imperative.{field}", getattr(imperative, field))
    if "least" in fields and (imperative.least is None or imperative.least < 1):
        c.cards_file.wrong(card.id, "imperative.least", imperative.least)
    known = ["capital-building", *[building.type for building in c.buildings]]
    if "types" in fields and not imperative.types:
        c.cards_file.wrong(card.id, "imperative.types", "")
    for name in imperative.types or []:
        if name not in known:
            c.cards_file.wrong(card.id, "imperative.types", name)


def check_technologies(c: Components) -> None:
    """There are enough for all slots and the market, in the solo game too."""
    check_deck(c.cards_file, "technologies", [card.number for card in c.technologies])
    check_few(c.cards_file, "technologies", c.technologies, MOST_TECHNOLOGIES)
    slots = len(TECHNOLOGY_SLOTS)
    # twice the market, since renewing draws before it returns the old cards (PEST-394)
    if len(c.technologies) < MOST_SEATS * slots + 2 * c.number["market"]:
        c.cards_file.wrong("technologies", "id", len(c.technologies))
    if len([card for card in c.technologies if card.solo]) < slots + 2 * c.number["market"]:
        c.cards_file.wrong("technologies", "solo", "")
    for card in c.technologies:
        check_technology(c, card)


def check_technology(c: Components, card: Technology) -> None:
    if not 0 <= card.cost <= MOST_AMOUNT:
        c.cards_file.wrong(card.id, "cost", card.cost)
    if card.renown < 0:
        c.cards_file.wrong(card.id, "renown", card.renown)
    if not card.powers:
        c.cards_file.wrong(card.id, "powers", "")
    for name, strength in card.powers.items():
        if name not in POWERS or not 0 < strength <= MOST_AMOUNT:
            c.cards_file.wrong(card.id, f"powers.{name}", strength)
    if ("trial_herbs" in card.powers) != ("trial_healed" in card.powers):
        c.cards_file.wrong(card.id, "powers.trial_herbs", "")
    kept = [name for name in ("treatment", "experts", "mobile_output") if name in card.powers]
    if len(kept) > 1:  # a card has room for one kind of Subjects
        c.cards_file.wrong(card.id, f"powers.{kept[1]}", card.powers[kept[1]])


# --- boards -----------------------------------------------------------------------------------


def check_buildings(c: Components) -> None:
    """The Castle comes first, and there is one (PEST-020)."""
    check_few(c.board_file, "buildings", c.buildings, MOST_BUILDINGS)
    types = [building.type for building in c.buildings]
    if types.count("castle") != 1 or types[0] != "castle":
        c.board_file.wrong("buildings", "type", ", ".join(types))
    for building in c.buildings:
        check_building(c, building)
    for district in c.districts:
        if not [b for b in c.buildings if b.district == district.id]:
            c.board_file.wrong(district.id, "id", district.id)
        if district.renown < 0:
            c.board_file.wrong(district.id, "renown", district.renown)


def check_building(c: Components, building: Building) -> None:
    castle = building.type == "castle"
    districts = [district.id for district in c.districts]
    if castle != (building.district is None) or building.district not in [None, *districts]:
        c.board_file.wrong(building.id, "district", building.district)
    for field in ("wood", "stone"):
        if not 0 <= getattr(building, field) <= MOST_AMOUNT:
            c.board_file.wrong(building.id, field, getattr(building, field))
    if building.renown < 0:
        c.board_file.wrong(building.id, "renown", building.renown)
    if building.output < 1:
        c.board_file.wrong(building.id, "output", building.output)
    if castle and (building.staffed or building.coin):  # it gives a resource always (PEST-194)
        c.board_file.wrong(building.id, "staffed", building.staffed)


def check_tracks(c: Components) -> None:
    check_counted(c.board_file, "healed", c.healed)
    check_few(c.board_file, "healed", c.healed, MOST_AMOUNT)
    check_counted(c.board_file, "cemetery", c.cemetery)
    check_counted(c.board_file, "influence", c.influence, 0)
    for space in c.healed:
        if not 0 <= space.herbs <= MOST_AMOUNT:
            c.board_file.wrong(space.id, "herbs", space.herbs)
    for grave in c.cemetery:
        if grave.negative < 0:
            c.board_file.wrong(grave.id, "negative", grave.negative)
    for place in c.influence:
        check_gain(c.board_file, place.id, "gain", place.gain)
        if "influence" in place.gain:
            c.board_file.wrong(place.id, "gain.influence", place.gain["influence"])
    levels = [(level.era, level.level) for level in c.imperatives]
    most = levels[-1][1] if levels else 0
    if levels != [(era, n) for era in range(1, len(c.eras) + 1) for n in range(1, most + 1)]:
        c.board_file.wrong("imperatives", "level", most)
    for level in c.imperatives:
        if level.influence < 0:
            c.board_file.wrong(level.id, "influence", level.influence)


# --- variants ---------------------------------------------------------------------------------


def levels_of(c: Components) -> int:
    """How many levels an Imperative track has above 0."""
    return c.imperatives[-1].level


def check_spaces(c: Components, group: str, spaces: Sequence[tuple[str, int]]) -> None:
    """They are on the track, after its first and before its last space, and ascend."""
    before = 0
    for item, space in spaces:
        if not before < space < len(c.influence) - 1:
            c.game_file.wrong(item, "space", space)
        before = space
    if not spaces:
        c.game_file.wrong(group, "space", "")


def check_duel(c: Components) -> None:
    check_counted(c.game_file, "duel_minimum", c.duel_minimum)
    if len(c.duel_minimum) != len(c.eras):
        c.game_file.wrong("duel_minimum", "id", len(c.duel_minimum))
    for item in c.duel_minimum:
        if not 1 <= item.level <= levels_of(c):
            c.game_file.wrong(item.id, "level", item.level)
    check_counted(c.game_file, "duel_blocked", c.duel_blocked)
    check_spaces(c, "duel_blocked", [(item.id, item.space) for item in c.duel_blocked])


def check_solo(c: Components) -> None:
    check_counted(c.game_file, "solo_levels", c.solo_levels)
    if len(c.solo_levels) != len(c.eras):
        c.game_file.wrong("solo_levels", "id", len(c.solo_levels))
    for item in c.solo_levels:
        for level in item.levels:
            if not 1 <= level <= levels_of(c) or item.levels.count(level) > 1:
                c.game_file.wrong(item.id, "levels", level)
    check_counted(c.game_file, "solo_spaces", c.solo_spaces)
    check_spaces(c, "solo_spaces", [(item.id, item.space) for item in c.solo_spaces])
    counts = [number for item in c.solo_favour for number in item.remaining]
    if sorted(counts) != list(range(len(c.solo_spaces) + 1)):
        c.game_file.wrong("solo_favour", "remaining", counts)
    for favour in c.solo_favour:
        if favour.id not in POSITIONS:
            c.game_file.wrong(favour.id, "id", favour.id)
    check_ranks(c)


def check_ranks(c: Components) -> None:
    """They ascend, and the last one has no upper end (PEST-458)."""
    if not c.ranks:
        c.game_file.wrong("ranks", "id", "")
    before: int | None = None
    for rank in c.ranks:
        if (rank.most is None) != (rank is c.ranks[-1]):
            c.game_file.wrong(rank.id, "most", rank.most)
        if rank.most is not None and before is not None and rank.most <= before:
            c.game_file.wrong(rank.id, "most", rank.most)
        before = rank.most


CHECKS: Final = (
    check_names,
    check_numbers,
    check_players,
    check_map,
    check_starts,
    check_plague,
    check_rewards,
    check_buildings,
    check_decrees,
    check_technologies,
    check_tracks,
    check_duel,
    check_solo,
)
"""All that is looked at, in this order."""
