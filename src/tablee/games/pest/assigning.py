"""Assign: Healed Subjects go from the track to Buildings, Technologies and the Capital.

Subjects are alike, so an action is known by its result. First they change places among Buildings,
sources and targets in ascending order; then they come from the track, again in ascending order of
posts. So no result is offered twice.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablee.engine.problems import Why
from tablee.engine.state import Ask, Group, Step
from tablee.engine.zones import members
from tablee.games.pest.actions import (
    ASSIGN,
    CAPITAL,
    CLAIM,
    DONE,
    EXPERTS,
    MOBILE,
    MOST_BUILDINGS,
    MOST_POSTS,
    SHIFT,
)
from tablee.games.pest.imperatives import Meet, meets_amount
from tablee.games.pest.influence import Rise, reward
from tablee.games.pest.kit import ASSIGN_TO_BUILDINGS, ASSIGN_TO_CAPITAL
from tablee.games.pest.population import (
    experts_have_room,
    fill_post,
    free_buildings,
    mobile_is_filled,
    mobile_is_free,
    vacate_post,
)
from tablee.games.pest.powers import CAPITAL_INFLUENCE, total_strength
from tablee.games.pest.state import Player, Table

BUILDINGS: Final = (1 << MOST_BUILDINGS) - 1
"""The posts that are Buildings, as a set."""

# --- who can go where -------------------------------------------------------------------------


def free_posts(s: Table, p: Player) -> list[int]:
    """Buildings and Mobile Workshop with a free slot, unless it was vacated in this action."""
    posts = free_buildings(s, p)
    if mobile_is_free(s, p):
        posts.append(MOBILE)
    return [post for post in posts if not s.vacated >> post & 1]


def targets_from_track(s: Table, p: Player) -> list[int]:
    """After those that Subjects from other Buildings have come to, since all Subjects are alike."""
    if not p.healed:
        return []
    in_buildings = s.filled & BUILDINGS
    posts = [post for post in free_posts(s, p) if post == MOBILE or not in_buildings >> post]
    if experts_have_room(s, p):
        posts.append(EXPERTS)
    posts.append(CAPITAL)  # it has no limit (PEST-248)
    return [post for post in posts if post >= s.used]


def targets_of_shift(s: Table, p: Player) -> list[int]:
    return [post for post in free_posts(s, p) if not s.filled >> post]


def sources(s: Table, p: Player) -> list[int]:
    """Posts from which a Subject can change places: before any comes from the track."""
    if s.used or not targets_of_shift(s, p):
        return []
    posts = members(p.staff)
    if mobile_is_filled(s, p):
        posts.append(MOBILE)
    return [post for post in posts if not s.filled >> post & 1 and not s.vacated >> post]


def can_assign(s: Table, p: Player) -> bool:
    """Somebody is on the track, or could change places."""
    if p.healed:
        return True
    if p.staff:
        return bool(free_buildings(s, p)) or mobile_is_free(s, p)
    return mobile_is_filled(s, p) and bool(free_buildings(s, p))


# --- the action -------------------------------------------------------------------------------


def begin_assign(s: Table, seat: int) -> None:
    s.sent = 0
    s.vacated = 0
    s.filled = 0
    s.then(ASSIGN_ON)


class AssignOn(Step[Table]):
    """The next Subject; the action ends by itself when nobody can go anywhere."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        seat = s.active()
        p = s.seats[seat]
        if p.healed or sources(s, p):  # the Capital takes everybody (PEST-248)
            s.ask(seat, ASSIGN_SUBJECT)
        else:
            end_assign(s, seat)


class AssignSubject(Ask[Table]):
    """Where does the next Healed Subject go?"""

    __slots__ = ()

    def options(self, s: Table, seat: int) -> Sequence[int]:
        p = s.seats[seat]
        found = [SHIFT + post for post in sources(s, p)]
        found += [ASSIGN + post for post in targets_from_track(s, p)]
        found.append(DONE)
        return found

    def apply(self, s: Table, seat: int, action: int) -> None:
        if action == DONE:
            end_assign(s, seat)
        elif action < ASSIGN:
            s.ask(seat, ShiftSubject(action - SHIFT))
        else:
            s.then(ASSIGN_ON)
            assign(s, seat, action - ASSIGN)

    def refusal(self, s: Table, seat: int, action: int) -> Why:
        p = s.seats[seat]
        if SHIFT <= action < SHIFT + MOST_POSTS:
            return why_no_shift(s, p, action - SHIFT)
        if ASSIGN <= action < ASSIGN + MOST_POSTS:
            return why_no_post(s, p, action - ASSIGN)
        return Why("not-offered", [])

    def group(self, s: Table, seat: int) -> Group | None:
        p = s.seats[seat]
        if not s.used:
            return None
        found: list[int] = []
        for post in targets_from_track(s, p):
            found += [ASSIGN + post] * (p.healed if post == CAPITAL else 1)
        return Group(0, p.healed, found)


def why_no_post(s: Table, p: Player, post: int) -> Why:
    if not p.healed:
        return Why("track-empty", [])
    if post in free_posts(s, p):
        return Why("in-order", [])
    return Why("post-not-free", [post])


def why_no_shift(s: Table, p: Player, post: int) -> Why:
    staffed = p.staff >> post & 1 if post < MOST_BUILDINGS else 0
    if post == MOBILE and mobile_is_filled(s, p):
        staffed = 1
    if not staffed:
        return Why("post-not-staffed", [post])
    if not targets_of_shift(s, p):
        return Why("no-free-post", [])
    return Why("in-order", [])


def assign(s: Table, seat: int, post: int) -> None:
    """The rightmost Subject of the track goes there (PEST-245)."""
    p = s.seats[seat]
    s.used = post
    p.healed -= 1
    fill_post(s, p, post)
    s.emit("assign", seat, [post])
    if post == CAPITAL:
        s.sent += 1
    elif post < MOST_BUILDINGS:
        s.tally += 1
    if post <= MOBILE:
        s.filled |= 1 << post


class ShiftSubject(Ask[Table]):
    """To which free slot does the Subject go?"""

    __slots__ = ("post",)

    def __init__(self, post: int) -> None:
        self.post = post

    def options(self, s: Table, seat: int) -> Sequence[int]:
        return [ASSIGN + post for post in targets_of_shift(s, s.seats[seat])]

    def apply(self, s: Table, seat: int, action: int) -> None:
        p = s.seats[seat]
        target = action - ASSIGN
        vacate_post(s, p, self.post)
        fill_post(s, p, target)
        s.vacated |= 1 << self.post
        s.filled |= 1 << target
        s.emit("shift", seat, [self.post, target])
        s.then(ASSIGN_ON)

    def refusal(self, s: Table, seat: int, action: int) -> Why:
        post = action - ASSIGN
        if not 0 <= post < MOST_POSTS:
            return Why("not-offered", [])
        if post == CAPITAL:
            return Why("not-from-building", [])  # PEST-249
        free = post in free_posts(s, s.seats[seat])
        return Why("in-order", []) if free else Why("post-not-free", [post])

    def about(self, s: Table, seat: int) -> list[int]:
        return [self.post]


# --- its end ----------------------------------------------------------------------------------


def end_assign(s: Table, seat: int) -> None:
    """Subjects in the Capital bring a Reward token (PEST-250), and perhaps Influence (PEST-329)."""
    if meets_amount(s, ASSIGN_TO_BUILDINGS, s.tally) or meets_amount(s, ASSIGN_TO_CAPITAL, s.sent):
        s.then(Meet(seat))
    if not s.sent:
        return
    if s.rewards:
        s.then(TAKE_REWARD)
    points = total_strength(s, s.seats[seat], CAPITAL_INFLUENCE)
    if points:
        s.then(Rise(seat, points))


class TakeReward(Step[Table]):
    """One token, whatever the number of Subjects."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        seat = s.active()
        if s.rewards[0] == s.rewards[-1]:
            claim(s, seat, s.rewards[0])
        else:
            s.ask(seat, CLAIM_REWARD)


class ClaimReward(Ask[Table]):
    """Which Capital Reward token do you take?"""

    __slots__ = ()

    def options(self, s: Table, seat: int) -> Sequence[int]:
        return [CLAIM + kind for kind in range(len(s.kit.rewards)) if kind in s.rewards]

    def apply(self, s: Table, seat: int, action: int) -> None:
        claim(s, seat, action - CLAIM)

    def refusal(self, s: Table, seat: int, action: int) -> Why:
        if CLAIM <= action < CLAIM + len(s.kit.rewards):
            return Why("no-such-reward", [action - CLAIM])
        return Why("not-offered", [])


def claim(s: Table, seat: int, kind: int) -> None:
    """Its reward is gained, and it is turned face down."""
    s.rewards.remove(kind)
    s.rewards_used = sorted([*s.rewards_used, kind])
    s.emit("claim", seat, [kind])
    reward(s, seat, s.kit.reward_gain[kind])


ASSIGN_ON: Final = AssignOn()
ASSIGN_SUBJECT: Final = AssignSubject()
TAKE_REWARD: Final = TakeReward()
CLAIM_REWARD: Final = ClaimReward()
