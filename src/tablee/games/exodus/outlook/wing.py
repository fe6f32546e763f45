"""Who would win each chamber, now and with a negotiator on one of the free slots."""

from __future__ import annotations

from tablee.engine.fields import Data
from tablee.games.exodus.actions import CHAMBERS, PLACE
from tablee.games.exodus.placing import PlaceNegotiator
from tablee.games.exodus.resolving import LayCubes, winner_of
from tablee.games.exodus.state import Table
from tablee.games.exodus.wing import influence_of, lay_influence, social_bonus, stand


def standings(s: Table) -> list[Data]:
    """The cubes of each chamber, who has marked it, and who would win its card (EXO-102)."""
    return [standing(s, chamber) for chamber in range(len(s.chambers))]


def standing(s: Table, chamber: int) -> Data:
    return {
        "cubes": [s.cubes_of(chamber, seat) for seat in range(len(s.seats))],
        "marks": s.marks[chamber],
        "winner": winner_of(s, chamber),
    }


def ways(s: Table, seat: int) -> dict[str, Data]:
    """For each way to lay the values that is on offer: what it changes. Empty if none is."""
    ask = s.seats[seat].ask
    if isinstance(ask, PlaceNegotiator):
        negotiator = s.sent[0]
    elif isinstance(ask, LayCubes):
        negotiator = s.slots[ask.slot]
    else:
        return {}
    offered = [action - PLACE for action in ask.options(s, seat)]
    return {s.kit.ways[way]: way_outlook(s, seat, way, negotiator) for way in offered}


def way_outlook(s: Table, seat: int, way: int, negotiator: int) -> Data:
    """What goes to both sides (EXO-086, EXO-089), and who would win then."""
    after = s.clone()
    after.events = None
    stand(after, seat, way // 2, negotiator)
    lay_influence(after, seat, way)
    first, second = s.kit.chambers_of[way // 2]
    if way % 2:
        first, second = second, first
    value = influence_of(s, negotiator)
    return {
        "sides": [
            side(s, after, first, s.kit.high[value], negotiator),
            side(s, after, second, s.kit.low[value], negotiator),
        ],
        "winners": [winner_of(after, chamber) for chamber in range(len(s.chambers))],
    }


def side(s: Table, after: Table, chamber: int, value: int, negotiator: int) -> Data:
    return {
        "chamber": CHAMBERS[chamber],
        "value": value,
        "bonus": social_bonus(s, chamber, negotiator),
        "before": winner_of(s, chamber),
        **standing(after, chamber),
    }
