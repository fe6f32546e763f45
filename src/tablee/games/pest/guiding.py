"""What a guide can ask for and tell of a player, beside the fields of the position."""

from __future__ import annotations

from tablee.games.pest.actions import STOCK
from tablee.games.pest.agendas import agenda_renown
from tablee.games.pest.building import influence_for
from tablee.games.pest.healing import herbs_for
from tablee.games.pest.population import free_buildings, has_room
from tablee.games.pest.quarantine import empty_slots, sick_subjects
from tablee.games.pest.state import NOWHERE, Table, is_destroyed

GuideFacts = dict[str, int | str | list[int | str]]


def facts(s: Table, viewer: int) -> GuideFacts:
    """What the player has, and what the rules make of it once the first Year has begun."""
    p = s.seats[viewer]
    found: GuideFacts = {name: p.stock[n] for n, name in enumerate(STOCK)}
    found["sick_held"] = sick_subjects(p)
    found["slots_free"] = empty_slots(s, p)
    found["posts_free"] = len(free_buildings(s, p))
    found["years"] = s.kit.years
    found["lost_at"] = s.kit.destruction
    if s.year >= 0:
        found["era"] = s.era() + 1
        found["strike"] = s.kit.sick_per_target[s.era()]
        found["agenda_now"] = agenda_renown(s, viewer)
        found["opens"] = f"seat:{s.order[0]}"
    if has_room(s, p):
        found["herbs_due"] = herbs_for(s, p)
    return found | where_the_doctor_is(s, viewer)


def where_the_doctor_is(s: Table, viewer: int) -> GuideFacts:
    """What stopping there gives, and building there; nothing in the Capital and in ruins."""
    p = s.seats[viewer]
    if p.doctor in (NOWHERE, s.kit.capital) or is_destroyed(s, p.doctor):
        return {"here_gives": 0}
    return {
        "here_gives": 1,
        "here": f"good:{STOCK[s.resources[p.doctor]]}",
        "here_influence": influence_for(s, p, p.doctor),
    }
