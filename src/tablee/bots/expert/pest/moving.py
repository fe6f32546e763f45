"""Move: to the sick whom one can heal, to resources that are wanted, to where one can build."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablee.bots.expert.pest.outlook.journey import CAMP_KEPT, Journey, Route, camp_left
from tablee.bots.expert.pest.outlook.seat import Outlook
from tablee.games.pest.actions import CAMP, CURE, ENTER, GO, IMPROVE, JUMP, STOP, TREAT
from tablee.games.pest.fares import fare, left_behind, purse, toll
from tablee.games.pest.kit import RESEARCH
from tablee.games.pest.moving import BY_CAMP, LEAVING, EnterLocation
from tablee.games.pest.state import NOWHERE, is_destroyed

WORTH_A_CAMP: Final = 0.3
"""What a Camp must bring at least where the Doctor leaves."""

WORTH_A_TOKEN: Final = 0.3
"""What another step must bring at least beyond the token."""


def move_doctor(out: Outlook, options: Sequence[int]) -> int:
    """The first step of the best way; the Camp stays behind where one wants to build."""
    s = out.s
    journey = Journey(out, s.points, out.sick, s.tally)
    stop = journey.here() if STOP in options else -99.0
    if IMPROVE in options and not s.moved:
        farther = Journey(out, s.points + out.kit.improved_movement, out.sick, s.tally)
        token = out.worth(RESEARCH, 1) + WORTH_A_TOKEN
        if farther.most > max(journey.most, stop) + token:
            return IMPROVE
    jump = best_jump(out, options, journey, stop)
    if jump:
        return jump
    if journey.best is None or journey.most <= stop + 0.01:
        return STOP if STOP in options else any_step(out, options)
    if CAMP in options and camp_left(out, journey.site(out.me.doctor)) > WORTH_A_CAMP:
        return CAMP
    step = GO + journey.best.first
    return step if step in options else any_step(out, options)


def best_jump(out: Outlook, options: Sequence[int], journey: Journey, stop: float) -> int:
    """A jump that brings more than to walk or to stop (PEST-306); 0 if none does."""
    best, most = 0, max(journey.most, stop)
    for action in options:
        if JUMP <= action < ENTER:
            place = action - JUMP
            way = Route(NOWHERE, place, 0, 0)
            way.picked = out.s.sick[place]
            way.food = min(purse(out.me), toll(out.s, out.me, place, 0))
            points = journey.stopped(way)
            if points > most:
                best, most = action, points
    return best


def any_step(out: Outlook, options: Sequence[int]) -> int:
    """When no way is good: where the fewest sick are."""
    steps = [action for action in options if GO <= action < JUMP]
    if steps:
        return min(steps, key=lambda action: crowd(out, action - GO))
    for action in options:
        if JUMP <= action < ENTER or action in (IMPROVE, STOP, CAMP):
            return action
    return options[-1]


def crowd(out: Outlook, place: int) -> int:
    if place == out.kit.capital:
        return 0
    return 2 * out.s.sick[place] + (1 if is_destroyed(out.s, place) else 0)


def enter_location(out: Outlook, options: Sequence[int]) -> int:
    """Pay, unless the Camp is well placed there; leave behind who would be in the way."""
    ask = out.me.ask
    assert isinstance(ask, EnterLocation)
    s, p = out.s, out.me
    road = s.road_sick[ask.road] if ask.road != NOWHERE else 0
    best, most = options[0], -99.0
    for action in options:
        way = action - ENTER
        left = left_behind(s, p, ask.place) if way & LEAVING else 0
        food = fare(s, ask.road)
        points = out.in_quarantine(out.sick + road + s.sick[ask.place] - left)
        if way & BY_CAMP:
            points -= CAMP_KEPT
        else:
            food += toll(s, p, ask.place, left)
        points -= out.paid(p.stock, [0, 0, food, 0])
        if points > most:
            best, most = action, points
    return best


def cure_subject(out: Outlook, options: Sequence[int]) -> int:
    """For nothing, always."""
    return CURE


def treat_subject(out: Outlook, options: Sequence[int]) -> int:
    """On the card nobody is in the way."""
    assert options[0] >= TREAT
    return options[0]
