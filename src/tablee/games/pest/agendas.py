"""Agendas: the Renown tokens that the Decree of an Era gives at its end (PEST-271)."""

from __future__ import annotations

from tablee.games.pest.influence import icons
from tablee.games.pest.kit import NONE, THE_CASTLE, WORKSHOP, Count
from tablee.games.pest.population import mobile_is_filled
from tablee.games.pest.powers import EXPERT_PLACES, slot_with
from tablee.games.pest.quarantine import empty_slots
from tablee.games.pest.state import NOWHERE, Player, Table


def agenda_renown(s: Table, seat: int) -> int:
    """What the Agenda of the Era gives a player as things stand."""
    agenda = s.kit.agenda[s.decrees[s.era()]]
    renown = agenda.renown * sum([counted(s, seat, count) for count in agenda.counts])
    return renown if agenda.most is None else min(renown, agenda.most)


def counted(s: Table, seat: int, count: Count) -> int:
    p = s.seats[seat]
    kind = count.kind
    if kind == "empty-quarantine-slots":
        return empty_slots(s, p)
    if kind == "empty-cemetery-slots":
        return s.kit.graves - p.dead
    if kind == "stored-resource":
        return p.stock[count.resource]
    if kind == "buildings-on-map":
        return len(buildings(s, p, count))
    if kind == "workshops-on-map":
        return len([b for b in buildings(s, p, count) if s.kit.type[b] == WORKSHOP])
    if kind == "healed-on-track":
        return p.healed
    if kind == "healed-in-buildings":
        return p.staff.bit_count()
    if kind == "healed-in-capital":
        return p.capital
    if kind == "technologies-owned":
        return len([card for card in p.technologies if card != NOWHERE])
    if kind == "influence-renown-icons-reached":
        return icons(s, p)
    return counted_beside_others(s, seat, count)


def counted_beside_others(s: Table, seat: int, count: Count) -> int:
    """What compares with opponents."""
    p = s.seats[seat]
    others = ~(1 << seat)
    own = buildings(s, p, count)
    if count.kind == "opponents-with-less":
        return len([other for other in s.seats if healed_total(s, other) < healed_total(s, p)])
    if count.kind == "buildings-sharing-location-with-opponent":
        return len([b for b in own if s.built[p.sites[b]] & others])
    near = [[p.sites[b], *s.kit.near[p.sites[b]]] for b in own]
    return len([places for places in near if any([s.built[n] & others for n in places])])


def buildings(s: Table, p: Player, count: Count) -> list[int]:
    """The Buildings on the map that count."""
    first = THE_CASTLE if count.castle else THE_CASTLE + 1
    built = [b for b in range(first, len(p.sites)) if p.sites[b] != NOWHERE]
    if count.size == NONE:
        return built
    return [b for b in built if s.kit.size[p.sites[b]] == count.size]


def healed_total(s: Table, p: Player) -> int:
    """On the track, in Buildings, in the Capital and on Technologies."""
    total = p.healed + p.staff.bit_count() + p.capital
    slot = slot_with(s, p, EXPERT_PLACES)
    if slot != NOWHERE:
        total += p.lying[slot]
    return total + mobile_is_filled(s, p)
