"""An edition, read and checked: do its components fit together, and can the rules play them?"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Final

from tablee.engine.editions import GroupOrigins, Source, check_all, source
from tablee.games.precognition.actions import (
    MOST_AMOUNT,
    MOST_CARDS,
    MOST_MACHINES,
    MOST_OBJECTIVES,
    MOST_ROOMS,
    ROWS,
)
from tablee.games.precognition.components import (
    CONDITION_FIELDS,
    Card,
    Components,
    Machine,
    Objective,
)

NAME: Final = "precognition"
DATA: Final = Path(__file__).parent / "data"

EDITIONS: Final = ("base",)

DIFFICULTIES: Final = ("normal", "hard", "apocalypse")
"""Tables choose among these."""

NUMBERS: Final = {
    "start-healthy": 0,
    "start-contaminated": 0,
    "start-doctors": 0,
    "start-protectors": 0,
    "start-food": 0,
    "start-plague": 0,
    "most-plague": 1,
    "plague-per-protector": 1,
    "protectors-to-ignore": 1,
    "food-per-human": 1,
    "cards-drawn": 1,
    "opening-looked-at": 2,
    "opening-passed": 2,
    "rooms-aboard": 1,
    "rooms-dealt": 1,
    "slots-per-room": 1,
    "batteries": 0,
    "river-tiles-per-season": 1,
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
    """Everything has a name in every language."""
    for file, named in (
        (c.game_file, [(item.id, item.name) for item in [*c.resources, *c.prescients]]),
        (c.game_file, [(season.id, season.name) for season in c.seasons]),
        (c.game_file, [(difficulty.id, difficulty.name) for difficulty in c.difficulties]),
        (c.cards_file, [(card.id, card.name) for card in c.cards]),
        (c.rooms_file, [(room.id, room.name) for room in c.rooms]),
        (c.river_file, [(tile.id, tile.name) for tile in c.tiles]),
        (c.river_file, [(island.id, island.name) for island in c.islands]),
        (c.objectives_file, [(objective.id, objective.name) for objective in c.objectives]),
    ):
        for item, name in named:
            file.check_name(item, name)


def check_numbers(c: Components) -> None:
    c.game_file.check_numbers(c.number, NUMBERS)
    if c.number["most-plague"] > MOST_AMOUNT:
        c.game_file.wrong("most-plague", "value", c.number["most-plague"])
    if c.number["start-plague"] > c.number["most-plague"]:
        c.game_file.wrong("start-plague", "value", c.number["start-plague"])
    if c.number["rooms-dealt"] < c.number["rooms-aboard"]:
        c.game_file.wrong("rooms-dealt", "value", c.number["rooms-dealt"])
    if c.number["opening-looked-at"] != c.number["opening-passed"] + c.number["cards-drawn"]:
        c.game_file.wrong("opening-looked-at", "value", c.number["opening-looked-at"])


def check_seasons(c: Components) -> None:
    """As many rounds as the River has tiles, and as many as the deck has cards for (PRE-067)."""
    drawn = c.number["cards-drawn"]
    for number, season in enumerate(c.seasons, 1):
        if season.id != str(number):
            c.game_file.wrong(season.id, "id", season.id)
        if season.rounds != c.number["river-tiles-per-season"] + 1:
            c.game_file.wrong(season.id, "rounds", season.rounds)
        if season.cards % drawn:  # so that all cards of a hand are of one season
            c.game_file.wrong(season.id, "cards", season.cards)
        if season.reveal_price < 0:
            c.game_file.wrong(season.id, "reveal_price", season.reveal_price)
    if not c.seasons or c.seasons[0].cards < c.number["opening-looked-at"]:
        c.game_file.wrong("seasons", "cards", "")
    rounds = sum(season.rounds for season in c.seasons)
    deck = sum(season.cards for season in c.seasons)
    if deck != c.number["opening-passed"] + drawn * (rounds - 1):
        c.game_file.wrong("seasons", "cards", deck)


def check_players(c: Components) -> None:
    """Two teams of all four seats, a target for every number of players, something normal."""
    if sorted(seat for team in c.teams for seat in team.seats) != list(range(len(c.prescients))):
        c.game_file.wrong("teams", "seats", "")
    if [target.id for target in c.targets] != [str(players) for players in c.players()]:
        c.game_file.wrong("targets", "id", ", ".join(target.id for target in c.targets))
    for target in c.targets:
        if target.healthy < 1:
            c.game_file.wrong(target.id, "healthy", target.healthy)
    if [difficulty.id for difficulty in c.difficulties] != list(DIFFICULTIES):  # PRE-212
        known = ", ".join([difficulty.id for difficulty in c.difficulties])
        c.game_file.wrong("difficulties", "id", known)
    for difficulty in c.difficulties:
        if difficulty.food < 0:
            c.game_file.wrong(difficulty.id, "food", difficulty.food)
        if difficulty.extra_objectives < 0:
            c.game_file.wrong(difficulty.id, "extra_objectives", difficulty.extra_objectives)


def check_cards(c: Components) -> None:
    if len(c.cards) * len(c.prescients) > MOST_CARDS:
        c.cards_file.wrong("cards", "id", len(c.cards))
    for card in c.cards:
        check_card(c, card)
    for number, season in enumerate(c.seasons, 1):
        types = [card.type for card in c.cards if card.season == number]
        if len(types) != season.cards:
            c.cards_file.wrong(f"season {season.id}", "season", len(types))
        line = c.distribution[number - 1] if number <= len(c.distribution) else None
        if line is None or line.id != season.id:
            c.cards_file.wrong("distribution", "id", season.id)
            continue
        for kind in ("human", "ymune", "battery", "food"):  # PRE-026
            if getattr(line, kind) != types.count(kind):
                c.cards_file.wrong(f"distribution {line.id}", kind, getattr(line, kind))


def check_card(c: Components, card: Card) -> None:
    if not 1 <= card.season <= len(c.seasons):
        c.cards_file.wrong(card.id, "season", card.season)
    if isinstance(card.cost, int) and not 0 <= card.cost <= MOST_AMOUNT:
        c.cards_file.wrong(card.id, "cost", card.cost)
    if isinstance(card.gain, int) and not 0 <= card.gain <= MOST_AMOUNT // ROWS:
        c.cards_file.wrong(card.id, "gain", card.gain)
    if not possible(card.bonus.values(), MOST_AMOUNT // ROWS):
        c.cards_file.wrong(card.id, "bonus", card.bonus)
    plague = c.number["most-plague"] if c.seasons[card.season - 1].plague else 0
    if not 0 <= card.plague <= plague:  # PRE-014
        c.cards_file.wrong(card.id, "plague", card.plague)


def possible(amounts: Iterable[int], most: int) -> bool:
    return all([1 <= amount <= most for amount in amounts])


def check_rooms(c: Components) -> None:
    """Every tile has a standard back, and there are enough of both kinds for everybody."""
    aboard, players = c.number["rooms-aboard"], len(c.prescients)
    standard = [room.id for room in c.rooms if room.face == "standard"]
    backs = [room.back for room in c.rooms if room.face == "advanced"]
    if len(standard) != aboard or len(c.rooms) > MOST_ROOMS:
        c.rooms_file.wrong("rooms", "face", len(standard))
    if len(backs) < players * c.number["rooms-dealt"]:  # PRE-041
        c.rooms_file.wrong("rooms", "face", len(backs))
    for room in c.rooms:
        if (room.face == "standard") != (room.back is None):
            c.rooms_file.wrong(room.id, "back", room.back)
        if room.back is not None and room.back not in standard:
            c.rooms_file.wrong(room.id, "back", room.back)
    for name in standard:
        if backs.count(name) < players:  # PRE-030
            c.rooms_file.wrong(name, "back", backs.count(name))


def check_machines(c: Components) -> None:
    """The Machines stand room by room and row by row; the slots use up all batteries."""
    places = [(room.id, row) for room in c.rooms for row in range(1, ROWS + 1)]
    if len(places) > MOST_MACHINES:
        c.rooms_file.wrong("machines", "id", len(places))
    for machine, (room, row) in zip(c.machines, places, strict=False):
        if machine.room != room:
            c.rooms_file.wrong(machine.id, "room", machine.room)
        if machine.row != row:
            c.rooms_file.wrong(machine.id, "row", machine.row)
        check_machine(c, machine)
    if len(c.machines) != len(places):
        c.rooms_file.wrong("machines", "id", len(c.machines))
    per_room = c.number["slots-per-room"]
    for room_item in c.rooms:
        slots = sum([m.slots for m in c.machines if m.room == room_item.id])
        if slots != per_room:
            c.rooms_file.wrong(room_item.id, "slots", slots)
    if per_room * c.number["rooms-aboard"] * len(c.prescients) > c.number["batteries"]:  # PRE-251
        c.game_file.wrong("batteries", "value", c.number["batteries"])


def check_machine(c: Components, machine: Machine) -> None:
    if machine.slots < 1:
        c.rooms_file.wrong(machine.id, "slots", machine.slots)
    if not possible(machine.gain.values(), MOST_AMOUNT):
        c.rooms_file.wrong(machine.id, "gain", machine.gain)
    if not 0 <= machine.heal <= MOST_AMOUNT or not (machine.gain or machine.heal):
        c.rooms_file.wrong(machine.id, "heal", machine.heal)
    condition = machine.condition
    if condition.kind not in CONDITION_FIELDS:
        c.rooms_file.wrong(machine.id, "condition.kind", condition.kind)
    for name in condition.__struct_fields__[1:]:
        needed = name in CONDITION_FIELDS[condition.kind]
        if needed != (getattr(condition, name) is not None):
            c.rooms_file.wrong(machine.id, f"condition.{name}", getattr(condition, name))


def check_river(c: Components) -> None:
    """Season 1 gives, later ones take (PRE-163); one tile of each season stays in the box."""
    if [island.season for island in c.islands] != list(range(1, len(c.seasons) + 1)):
        c.river_file.wrong("islands", "season", "")
    for tile in c.tiles:
        if not 1 <= tile.season <= len(c.seasons):
            c.river_file.wrong(tile.id, "season", tile.season)
        if not possible(tile.gain.values(), MOST_AMOUNT) or bool(tile.gain) != (tile.season == 1):
            c.river_file.wrong(tile.id, "gain", tile.gain)
        if not possible(tile.lose.values(), MOST_AMOUNT) or bool(tile.lose) != (tile.season > 1):
            c.river_file.wrong(tile.id, "lose", tile.lose)
    for number, season in enumerate(c.seasons, 1):
        tiles = [tile for tile in c.tiles if tile.season == number]
        if len(tiles) != c.number["river-tiles-per-season"] + 1:
            c.river_file.wrong(f"season {season.id}", "season", len(tiles))


def check_objectives(c: Components) -> None:
    """Enough of every season for the hardest game (PRE-213)."""
    if len(c.objectives) > MOST_OBJECTIVES:
        c.objectives_file.wrong("objectives", "id", len(c.objectives))
    extra = max(difficulty.extra_objectives for difficulty in c.difficulties)
    for number, season in enumerate(c.seasons, 1):
        count = sum([objective.season == number for objective in c.objectives])
        if count < len(c.prescients) + extra:
            c.objectives_file.wrong(f"season {season.id}", "season", count)
    for objective in c.objectives:
        check_objective(c, objective)


def check_objective(c: Components, objective: Objective) -> None:
    """Two requirements in front, one on the back, which is never harder (RUL-25)."""
    if not 1 <= objective.season <= len(c.seasons):
        c.objectives_file.wrong(objective.id, "season", objective.season)
    if len(objective.require) != 2 or not possible(objective.require.values(), 99):
        c.objectives_file.wrong(objective.id, "require", objective.require)
    if not objective.price or not possible(objective.price.values(), MOST_AMOUNT):
        c.objectives_file.wrong(objective.id, "price", objective.price)
    if len(objective.back) != 1 or not possible(objective.back.values(), 99):
        c.objectives_file.wrong(objective.id, "back", objective.back)
    for key, amount in objective.back.items():
        if amount > objective.require.get(key, 0):
            c.objectives_file.wrong(objective.id, "back", objective.back)


CHECKS: Final = (
    check_names,
    check_numbers,
    check_seasons,
    check_players,
    check_cards,
    check_rooms,
    check_machines,
    check_river,
    check_objectives,
)
"""All that is looked at, in this order."""
