"""Final scoring: Renown from its sources, and what breaks ties."""

from __future__ import annotations

from tablee.engine.decision import Score
from tablee.games.pest.influence import icons, standing
from tablee.games.pest.quarantine import sick_subjects
from tablee.games.pest.state import NOWHERE, Player, Table


def scores(s: Table) -> list[Score]:
    return [score(s, seat) for seat in range(len(s.seats))]


def score(s: Table, seat: int) -> Score:
    """Among equals the one with more Influence wins (PEST-370)."""
    parts = parts_of(s, seat)
    return Score(sum(parts.values()), parts, [standing(s, seat)])


def parts_of(s: Table, seat: int) -> dict[str, int]:
    p = s.seats[seat]
    parts = {
        "renown": p.renown,
        "negative": -p.negative,  # PEST-361
        "buildings": building_renown(s, p),
        "districts": district_renown(s, p),
        "healed": s.kit.healed_renown[p.healed],  # PEST-363
        "imperatives": imperative_renown(s, p),
        "technologies": sum([s.kit.technology_renown[card] for card in p.technologies]),
        "icons": icons(s, p) * s.kit.renown_per_icon,  # PEST-366
    }
    if s.kit.duel:
        parts |= {
            "passed": passed_renown(s, p),
            "capital-buildings": most_capital_buildings(s, seat),
            "most-sick": -most_sick(s, seat),
        }
    elif s.kit.solo:
        parts |= {"markers": -markers_left(s), "dead": -p.dead * s.kit.solo_number["per-dead"]}
    else:
        parts["majority"] = majority(s, seat)
    return parts


def building_renown(s: Table, p: Player) -> int:
    """PEST-362."""
    renown = s.kit.building_renown
    return sum([renown[b] for b, place in enumerate(p.sites) if place != NOWHERE])


def district_renown(s: Table, p: Player) -> int:
    """Each district whose Buildings are all built (PEST-362)."""
    built = 0
    for building, place in enumerate(p.sites):
        if place != NOWHERE:
            built |= 1 << building
    pairs = zip(s.kit.districts, s.kit.district_renown, strict=True)
    return sum([renown for district, renown in pairs if district & ~built == 0])


def imperative_renown(s: Table, p: Player) -> int:
    """All levels up to the marker (PEST-364); in the Duel that of the marker, if it is enough."""
    total = 0
    for era, level in enumerate(p.imperatives):
        renown = s.kit.level_renown[era]
        if not s.kit.duel:
            total += sum(renown[: level + 1])
        elif level >= s.kit.minimum[era]:
            total += renown[level]  # PEST-397
    return total


def majority(s: Table, seat: int) -> int:
    """The most Influence, and the second most; nothing on 0 (PEST-367)."""
    if not s.seats[seat].influence:
        return 0
    own = standing(s, seat)
    ahead = len([n for n in range(len(s.seats)) if standing(s, n) > own])
    if ahead == 0:
        return s.kit.majority_first
    return s.kit.majority_second if ahead == 1 else 0


def passed_renown(s: Table, p: Player) -> int:
    """Duel: by the number of blocked spaces passed (PEST-398)."""
    passed = s.kit.blocked & ((1 << p.influence) - 1)
    return s.kit.passed_renown[passed.bit_count()]


def most_capital_buildings(s: Table, seat: int) -> int:
    """Duel: for more Capital Buildings than the opponent (PEST-400)."""
    own = s.seats[seat].capital_buildings.bit_count()
    other = s.seats[1 - seat].capital_buildings.bit_count()
    return s.kit.duel_number["most-capital-buildings"] if own > other else 0


def most_sick(s: Table, seat: int) -> int:
    """Duel: for more sick Subjects in Quarantine than the opponent (PEST-401)."""
    more = sick_subjects(s.seats[seat]) > sick_subjects(s.seats[1 - seat])
    return s.kit.duel_number["most-sick"] if more else 0


def markers_left(s: Table) -> int:
    """Solo: the markers that are still in their places (PEST-457)."""
    left = s.marked_spaces.bit_count() + s.marked_buildings.bit_count()
    left += sum([levels.bit_count() for levels in s.marked_levels])
    return left * s.kit.solo_number["per-marker"]


def rank(s: Table) -> int:
    """Solo: the number of the rank that the total reaches (PEST-458)."""
    total = score(s, 0).total
    for number, most in enumerate(s.kit.rank_most):
        if most is None or total <= most:
            return number
    raise AssertionError("the last rank has no upper end")


def returns(s: Table) -> list[float]:
    """Solo: from 0 for the lowest rank to 1 for the highest."""
    return [rank(s) / (len(s.kit.ranks) - 1)]
