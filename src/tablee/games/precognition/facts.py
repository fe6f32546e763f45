"""What can be read off the things in sight, for those who have no pictures of them before them."""

from __future__ import annotations

from tablee.engine.decision import Fact
from tablee.engine.problems import UNKNOWN
from tablee.games.precognition import kit as k
from tablee.games.precognition.kit import BOUNDS, CONDITIONS, COPY, MOST_COST, VARIABLE, Kit, Terms
from tablee.games.precognition.outlook.machines import aboard
from tablee.games.precognition.state import River


def in_sight(s: River) -> list[Fact]:
    """The Distribution tile (PRE-026), the cards that the viewer sees, the last tile; all Machines
    aboard, and the objectives that lie open.
    """
    found = [
        Fact("season", season, "distribution", line)
        for season, line in enumerate(s.kit.distribution)
    ]
    for card in cards_in_sight(s):
        found += card_facts(s.kit, card)
    if s.progress:
        found += tile_facts(s.kit, s.river[s.progress - 1])
    for machine in sorted({machine for seat in range(len(s.seats)) for machine in aboard(s, seat)}):
        found += machine_facts(s.kit, machine)
    for objective in s.revealed:
        found += objective_facts(s.kit, objective, bool(s.mitigated >> objective & 1))
    return found


def cards_in_sight(s: River) -> list[int]:
    """One of each kind that lies in a hand, a Decision Zone or an Action Zone."""
    seen: set[int] = set()
    for boat in s.seats:
        seen.update([*boat.hand, *boat.offer, boat.kept, boat.received])
    seen.discard(UNKNOWN)
    return sorted({card % s.kit.deck_size for card in seen})


def card_facts(kit: Kit, card: int) -> list[Fact]:
    """What a card costs, gives and carries (PRE-013)."""
    kind, cost, gain = kit.card_type[card], kit.card_cost[card], kit.card_gain[card]
    told: list[tuple[str, list[int]]] = [("type", [kind, kit.season_of_card[card] + 1])]
    told.append(("cost-copied", []) if cost == COPY else ("cost", [cost]))
    told.append(("gain-x", [kind]) if gain == VARIABLE else ("gain", [kind, gain]))
    told += [("bonus", amounts) for amounts in listed(kit.bonus[card])]
    if kit.card_plague[card]:
        told.append(("plague", [kit.card_plague[card]]))
    return [Fact("card", card, name, args) for name, args in told]


def tile_facts(kit: Kit, tile: int) -> list[Fact]:
    """What a tile gives or takes; at an Island everybody eats."""
    told: list[tuple[str, list[int]]] = [
        ("gain", amounts) for amounts in listed(kit.tile_gain[tile])
    ]
    told += [("loss", amounts) for amounts in listed(kit.tile_loss[tile])]
    if kit.tile_feeds[tile]:
        told.append(("feeds", []))
    return [Fact("tile", tile, name, args) for name, args in told]


def machine_facts(kit: Kit, machine: int) -> list[Fact]:
    """What a Machine needs, looks at and does (PRE-110, PRE-116)."""
    terms = kit.condition[machine]
    told: list[tuple[str, list[int]]] = [("slots", [kit.slots[machine]])]
    told.append((CONDITIONS[terms.kind].replace("_", "-"), numbers_of(terms)))
    told += [("gain", amounts) for amounts in listed(kit.machine_gain[machine])]
    if kit.machine_heal[machine]:
        told.append(("heals", [kit.machine_heal[machine]]))
    return [Fact("machine", machine, name, args) for name, args in told]


def numbers_of(terms: Terms) -> list[int]:
    """What the sentence of a condition speaks of."""
    if terms.kind == k.PAIR_TYPES:
        return [terms.what, terms.other]
    if terms.kind == k.GAINED_FROM_CARDS:
        return [terms.what, terms.least]
    if terms.kind in (k.PAIR_COST_SUM, k.GIVEN_COST):
        return bound_of(terms)
    return [] if terms.what < 0 else [terms.what]


def bound_of(terms: Terms) -> list[int]:
    if terms.least == terms.most:
        return [BOUNDS.index("exactly"), terms.least]
    if terms.most == MOST_COST:
        return [BOUNDS.index("least"), terms.least]
    return [BOUNDS.index("most"), terms.most]


def objective_facts(kit: Kit, objective: int, mitigated: bool) -> list[Fact]:
    """What an objective asks of whom, and what mitigating it costs (PRE-216, PRE-217, PRE-223)."""
    needs = kit.back[objective] if mitigated else kit.front[objective]
    told: list[tuple[str, list[int]]] = []
    told.append(("for-each" if kit.everyone[objective] else "for-one", []))
    told += [("requires", [resource, amount]) for resource, amount in needs]
    if mitigated:
        told.append(("mitigated", []))
    else:
        told += [("price", amounts) for amounts in listed(kit.price[objective])]
    return [Fact("objective", objective, name, args) for name, args in told]


def listed(amounts: list[int]) -> list[list[int]]:
    return [[resource, amount] for resource, amount in enumerate(amounts) if amount]
