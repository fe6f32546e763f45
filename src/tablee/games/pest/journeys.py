"""What a seat would have after a way: what is paid and gained, and where the sick would go."""

from __future__ import annotations

from tablee.engine.fields import Data
from tablee.games.pest.actions import STOCK
from tablee.games.pest.fares import is_free_passage
from tablee.games.pest.kit import COIN, FOOD, STORED
from tablee.games.pest.powers import VISIT_RESOURCE, strength
from tablee.games.pest.quarantine import easy_slots, empty_slots, sick_subjects
from tablee.games.pest.state import Player, Table, is_destroyed
from tablee.games.pest.storing import large_limit, storage_limit


def after_way(s: Table, seat: int, path: list[int], food: int, sick: int, given: int) -> Data:
    """The seat when the Doctor stops at the end of the path, if nothing optional is done.

    Some locations have given their resource in this Move already.
    """
    p = s.seats[seat]
    stock = p.stock[:]
    stock[FOOD] -= min(food, p.stock[FOOD])
    stock[COIN] -= food - min(food, p.stock[FOOD])
    for place in giving(s, seat, path, given):
        kind = s.resources[place]
        stock[kind] = stored(s, p, stock, kind)
    room = min(sick, max(0, easy_slots(s, p) - p.zone))
    buried = max(0, sick - empty_slots(s, p))
    return {
        "stock": {name: stock[kind] for kind, name in enumerate(STOCK)},
        "zone": p.zone + room,  # PEST-162
        "sick": sick_subjects(p) + sick - buried,
        "crowd": sick - room - buried,  # PEST-163
        "buried": buried,
        "dead": min(s.kit.graves, p.dead + buried),  # PEST-164
    }


def giving(s: Table, seat: int, path: list[int], given: int) -> list[int]:
    """The locations on the way that give a resource, each once (PEST-145, PEST-305)."""
    last = path[-1]
    found = [n for n in path if n == last or (n != s.kit.capital and is_visited(s, seat, n))]
    return [n for n in found if not is_destroyed(s, n) and not given >> n & 1]


def is_visited(s: Table, seat: int, place: int) -> bool:
    """A location with opposing Buildings only, which is entered and not skipped (PEST-146)."""
    if not strength(s, s.seats[seat], VISIT_RESOURCE) or is_free_passage(s, seat, place):
        return False
    return bool(s.built[place] & ~(1 << seat))


def stored(s: Table, p: Player, stock: list[int], kind: int) -> int:
    """One more of a type, unless it finds no room (PEST-120, PEST-327)."""
    limit = storage_limit(s, p)
    others = [n for n in range(STORED) if n != kind and stock[n] > limit]
    most = limit if others else large_limit(s, p)
    return max(stock[kind], min(stock[kind] + 1, most))
