"""Small factories for positions of Pest: places, cards and pieces by their names."""

from __future__ import annotations

from typing import Final

from tablee.engine.fields import frame_name
from tablee.engine.state import Step
from tablee.games.pest.acting import NEXT_ACTION
from tablee.games.pest.actions import (
    ARRANGEMENTS,
    CELLS,
    HINDERING,
    STOCK,
    action_space,
)
from tablee.games.pest.edition import components
from tablee.games.pest.kit import Kit
from tablee.games.pest.setup import empty_table
from tablee.games.pest.state import NOWHERE, Player, Table

SEED = bytes(range(32))
KIT = Kit(components("base"), 5)
SPACE = action_space(
    KIT.places, KIT.technologies, KIT.buildings, KIT.capital_buildings, KIT.rewards
)
BOTH: Final = 3

QUIET: Final = ("frontier-charter", "age-of-invention", "voice-of-the-people")
"""Decrees whose Imperatives are met only by healing two and by producing four."""


def table(
    seats: int = 5,
    mode: str = "standard",
    advanced: bool = False,
    year: int = 1,
    kit: Kit | None = None,
) -> Table:
    """An empty map in a Year, counted from 1; nobody has a Castle or a Doctor on it.

    There are no sick Subjects, everybody's stock is empty, and the market is open.
    """
    s = empty_table(kit or Kit(components("base"), seats, mode, advanced))
    s.seed = SEED
    s.events = []
    s.year = year - 1
    s.decrees = [KIT.decrees.index(name) for name in QUIET]
    s.capital_card = NOWHERE if mode == "solo" else 0
    s.market, s.deck = s.deck[:5], s.deck[5:]
    for p in s.seats:
        p.stock = [0] * len(STOCK)
    return s


# --- things by their names --------------------------------------------------------------------


def place(name: str) -> int:
    return KIT.places.index(name)


def road(name: str) -> int:
    return KIT.roads.index(name)


def technology(name: str) -> int:
    return KIT.technologies.index(name)


def building(name: str) -> int:
    return KIT.buildings.index(name)


def plague(name: str) -> int:
    return KIT.plague.index(name)


def favour(name: str) -> int:
    return KIT.favour.index(name)


def arrangement(name: str) -> int:
    return ARRANGEMENTS.index(name)


def places(mask: int) -> list[str]:
    """The names of a set of places."""
    return [name for n, name in enumerate(KIT.places) if mask >> n & 1]


# --- setting things up ------------------------------------------------------------------------


def doctor(s: Table, seat: int, where: str) -> Player:
    s.seats[seat].doctor = place(where)
    return s.seats[seat]


def camp(s: Table, seat: int, where: str) -> None:
    s.seats[seat].camp = place(where)


def built(s: Table, seat: int, name: str, where: str, staffed: bool = False) -> None:
    """Put a Building on the map, with or without a Healed Subject."""
    p = s.seats[seat]
    p.sites[building(name)] = place(where)
    s.built[place(where)] |= 1 << seat
    if staffed:
        p.staff |= 1 << building(name)


def sick(s: Table, **where: int) -> None:
    """sick(s, gothar=3)"""
    for name, count in where.items():
        s.sick[place(name)] = count


def token(s: Table, where: str, resource: str) -> None:
    """Let a location carry a token of the advanced set-up."""
    s.resources = s.resources[:]  # what is printed stays in the kit
    s.resources[place(where)] = STOCK.index(resource)


def road_sick(s: Table, name: str, count: int) -> None:
    s.road_sick[road(name)] = count


def stock(s: Table, seat: int, **amounts: int) -> Player:
    """Give a player exactly this: stock(s, 0, wood=2, coin=1)."""
    p = s.seats[seat]
    p.stock = [amounts.get(name, 0) for name in STOCK]
    return p


def stocked(s: Table, seat: int) -> dict[str, int]:
    """What a player has, without what there is none of."""
    pairs = zip(STOCK, s.seats[seat].stock, strict=True)
    return {name: amount for name, amount in pairs if amount}


def quarantine(s: Table, seat: int, zone: int, hindering: str = "none") -> None:
    s.seats[seat].zone = zone
    s.seats[seat].hindering = arrangement(hindering)


def own(s: Table, seat: int, *names: str) -> Player:
    """Give a player Technologies, each into its slot or the first free one."""
    p = s.seats[seat]
    for name in names:
        card = technology(name)
        for zone in (s.market, s.deck):
            if card in zone:
                zone.remove(card)
        slot = s.kit.slot[card]
        if slot == NOWHERE:
            slot = p.technologies.index(NOWHERE)
        assert p.technologies[slot] == NOWHERE, f"{name} finds its slot taken"
        p.technologies[slot] = card
    return p


def lying_on(s: Table, seat: int, name: str) -> int:
    """What lies on a player's Technology."""
    p = s.seats[seat]
    return p.lying[p.technologies.index(technology(name))]


def lay_on(s: Table, seat: int, name: str, count: int) -> None:
    p = s.seats[seat]
    p.lying[p.technologies.index(technology(name))] = count


def decree(s: Table, name: str) -> None:
    """Let this Decree be active."""
    s.decrees[s.era()] = KIT.decrees.index(name)


def influence(s: Table, *spaces: int) -> None:
    for seat, space in enumerate(spaces):
        s.seats[seat].influence = space


def offer(s: Table, *names: str) -> None:
    """Let the market be these Technologies."""
    everything = sorted(s.market + s.deck)
    s.market = sorted([technology(name) for name in names])
    s.deck = [card for card in everything if card not in s.market]


# --- playing ----------------------------------------------------------------------------------


def run(s: Table, *steps: Step[Table]) -> None:
    """Play these steps to the next decision, and nothing else."""
    for seat in s.acting():
        s.withdraw(seat)
    s.flow = None
    s.then(*steps)
    s.settle()


def turn(s: Table, seat: int, cell: str) -> None:
    """Let a player have a turn in which this cell is played, and no more."""
    s.order = [seat, *[other for other in range(len(s.seats)) if other != seat]]
    s.turn = 1
    s.cell = CELLS.index(cell)
    s.todo = BOTH
    s.improved = 0
    s.entered = 0
    s.arranged = 0
    s.jumped = 0
    s.seats[seat].grid |= 1 << s.cell
    run(s, NEXT_ACTION)


def play(s: Table, seat: int, *texts: str) -> None:
    for text in texts:
        action = SPACE.parse(text)
        s.check(seat, action)
        s.apply(seat, action)


def offered(s: Table, seat: int, verb: str = "") -> list[str]:
    """What a player can do; with a verb only what it can be done to."""
    texts = [SPACE.text(action) for action in s.options(seat)]
    if not verb:
        return texts
    return [text.removeprefix(f"{verb} ") for text in texts if text.split()[0] == verb]


def refused(s: Table, seat: int, text: str) -> str:
    """The name of the reason why an action is refused; nothing if it is not."""
    why = s.why_not(seat, SPACE.parse(text))
    return why.name if why else ""


def asked(s: Table, seat: int) -> str:
    """The name of the question to a seat; nothing if there is none."""
    ask = s.seats[seat].ask
    return frame_name(type(ask)) if ask else ""


def told(s: Table, name: str) -> list[list[int]]:
    """The arguments of all events of this name."""
    assert s.events is not None
    return [event.args for event in s.events if event.name == name]


def hindered(s: Table, seat: int) -> list[str]:
    mask = s.seats[seat].hindering
    return [name for bit, name in enumerate(HINDERING) if mask >> bit & 1]
