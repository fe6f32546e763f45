"""Where crews live: patients in Hospitals, and somebody in every module that scores."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.bots.expert.exodus.outlook.rivals import loss, own_points
from tablee.bots.expert.exodus.outlook.seat import Outlook
from tablee.games.exodus.actions import ARRANGE, DONE, HOUSE, TARGET
from tablee.games.exodus.kit import PRIMARY
from tablee.games.exodus.state import EMPTY


def house_crew(out: Outlook, options: Sequence[int]) -> int:
    """Where a module would otherwise not score; crews can still be moved before the scoring."""
    p = out.me
    best, most = options[0], -1.0
    for action in options:
        module = action - HOUSE
        points = 0.0 if module in p.homes else module_points(out, module)
        if points > most:
            best, most = action, points
    return best


def rehouse_crew(out: Outlook, options: Sequence[int]) -> int:
    """All that find a berth, the best first (EXO-156)."""
    best, most = options[0], -1.0
    for action in options:
        if action == DONE:
            continue
        crew = action - TARGET
        points = loss(out, out.seat, crew)
        if points > most:
            best, most = action, points
    return best


def reorganise_ark(out: Outlook, options: Sequence[int]) -> int:
    """If another arrangement scores more than the present one."""
    p = out.me
    better = points_with(out, best_homes(out)) > points_with(out, p.homes)
    return ARRANGE if better else DONE


def arrange_crew(out: Outlook, options: Sequence[int]) -> int:
    """As it was planned for all crews together."""
    wanted = HOUSE + best_homes(out)[len(out.me.plan)]
    return wanted if wanted in options else options[0]


def best_homes(out: Outlook) -> list[int]:
    """A module for each crew: Mutants to beds, one crew to each other module that scores, the most
    valuable first, and the rest where there is room.
    """
    p, kit = out.me, out.kit
    homes = [EMPTY] * len(p.crews)
    left = {module: kit.berths[module] for module in p.modules}
    beds = sorted([m for m in p.modules if kit.is_hospital[m]])
    for place, crew in enumerate(p.crews):
        if is_ill(out, crew):
            for bed in beds:
                if left[bed]:
                    settle(homes, left, place, bed)
                    break
    others = [(module_points(out, m), m) for m in p.modules if not kit.is_hospital[m]]
    for points, module in sorted(others, reverse=True):
        place = who_is_free(out, homes, points)
        if points > 0 and place != EMPTY:
            if homes[place] != EMPTY:
                left[homes[place]] += 1
            settle(homes, left, place, module)
    for place in range(len(homes)):
        if homes[place] == EMPTY:
            settle(homes, left, place, roomy(p.modules, left))
    return homes


def settle(homes: list[int], left: dict[int, int], place: int, module: int) -> None:
    homes[place] = module
    left[module] -= 1


def roomy(modules: Sequence[int], left: dict[int, int]) -> int:
    """A module with a berth left; there always is one (EXO-141)."""
    return [module for module in modules if left[module]][0]  # noqa: RUF015 - no generators here


def who_is_free(out: Outlook, homes: list[int], points: float) -> int:
    """A crew without a home, or else a patient if the module scores more than its bed."""
    if EMPTY in homes:
        return homes.index(EMPTY)
    if points > out.kit.number["points-per-mutant"]:
        for place, home in enumerate(homes):
            if out.kit.is_hospital[home]:
                return place
    return EMPTY


def is_ill(out: Outlook, crew: int) -> bool:
    return bool(out.s.mutants >> crew & 1) and out.kit.secondary[crew] == PRIMARY


def module_points(out: Outlook, module: int) -> float:
    """What a module scores now if it houses a crew, other than by patients."""
    return own_points(out, out.seat, module)


def points_with(out: Outlook, homes: Sequence[int]) -> float:
    """What the modules score with the crews in these homes."""
    p, kit = out.me, out.kit
    points = 0.0
    for module in p.modules:
        if module in homes:
            points += module_points(out, module)
    for crew, home in zip(p.crews, homes, strict=True):
        if kit.is_hospital[home] and is_ill(out, crew):
            points += kit.number["points-per-mutant"]
    return points
