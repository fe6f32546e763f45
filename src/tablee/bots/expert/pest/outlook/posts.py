"""Assign: which posts Healed Subjects should fill, and what they bring in the Capital."""

from __future__ import annotations

from typing import Final

from tablee.bots.expert.pest.outlook.seat import KIND, PRODUCES, STAFF, Outlook
from tablee.games.pest.actions import CAPITAL, CLAIM, EXPERTS, MOBILE
from tablee.games.pest.assigning import AssignSubject
from tablee.games.pest.ending import FIRST, SECOND, THIRD
from tablee.games.pest.imperatives import imperative
from tablee.games.pest.kit import ASSIGN_TO_BUILDINGS, ASSIGN_TO_CAPITAL, COIN, INFLUENCE, RENOWN
from tablee.games.pest.population import experts_have_room, free_buildings, mobile_is_free
from tablee.games.pest.powers import CAPITAL_INFLUENCE, total_strength
from tablee.games.pest.state import NOWHERE

CONTESTED: Final = 0.6
"""How much the rank in the Capital counts while others may still send Subjects there."""

UNTIL_BUILT: Final = 2
"""How many turns it takes until another Building stands."""

SOMETIME: Final = 0.9
"""How much a Subject counts who waits for it."""


class Postings:
    """Where Healed Subjects should go now, the best first, and what that is worth."""

    def __init__(self, posts: list[int], points: float) -> None:
        self.posts = posts
        self.points = points


def best_postings(out: Outlook, coming: float = 0.0) -> Postings:
    """All Subjects who are better elsewhere than on the track. A post that is still to come may
    be worth something too.
    """
    s, p, kit = out.s, out.me, out.kit
    wanted = imperative(s)
    posts: list[int] = []
    points = 0.0
    healed = p.healed
    free = [(staffed(out, post), post) for post in vacancies(out)]
    if coming:
        free.append((coming, NOWHERE))
    free.sort(reverse=True)
    placed = s.tally if is_assigning(out) else 0
    for gain, post in free:
        if not healed:
            break
        gain -= leaving(out, healed)
        if wanted.event == ASSIGN_TO_BUILDINGS and post < len(kit.buildings):
            placed += 1
            gain += out.imperative() if placed == wanted.least else 0.0
        if gain > 0:
            posts.append(post)
            points += gain
            healed -= 1
    sent, gained = to_capital(out, healed)
    if not sent and experts_have_room(s, p):
        gain = waiting(out) - leaving(out, healed) if healed else 0.0
        if gain > 0:
            return Postings([*posts, EXPERTS], points + gain)
    return Postings(posts + [CAPITAL] * sent, points + gained)


def is_assigning(out: Outlook) -> bool:
    """Some may have been assigned in this action before."""
    return isinstance(out.me.ask, AssignSubject)


def vacancies(out: Outlook) -> list[int]:
    vacated = out.s.vacated if is_assigning(out) else 0
    found = [post for post in free_buildings(out.s, out.me) if not vacated >> post & 1]
    if mobile_is_free(out.s, out.me):
        found.append(MOBILE)
    return found


def staffed(out: Outlook, post: int) -> float:
    """What a Subject brings in a Building or the Mobile Workshop."""
    kit = out.kit
    if post == MOBILE:
        return out.unit * out.produces
    each = KIND[COIN] if kit.gives_coin[post] else 1.0
    found = out.unit * each * kit.output[post] * max(out.produces, 1.0 if out.turns else 0.0)
    return found + out.near * out.agenda.get("healed-in-buildings", 0.0)


def waiting(out: Outlook) -> float:
    """What a Subject is worth on the card of the Plague Experts, for Buildings still to come."""
    kit, sites = out.kit, out.me.sites
    to_come = [n for n in range(len(sites)) if sites[n] == NOWHERE and kit.staffed[n]]
    if not to_come or out.turns <= UNTIL_BUILT:
        return 0.0
    return SOMETIME * out.unit * PRODUCES * (out.turns - UNTIL_BUILT)


def leaving(out: Outlook, healed: int) -> float:
    """What the last of so many Subjects is worth on the track."""
    return out.on_track(healed - 1) - (STAFF if out.turns > 1 else 0.0)


# --- the Capital ------------------------------------------------------------------------------


def to_capital(out: Outlook, healed: int) -> tuple[int, float]:
    """How many of so many Subjects to send to the Capital, and what that is worth."""
    best, most = 0, 0.0
    lost = 0.0
    for count in range(1, min(healed, 4) + 1):
        lost += leaving(out, healed - count + 1)
        points = in_capital(out, count) - lost
        if points > most + 0.01:
            best, most = count, points
    return best, most


def in_capital(out: Outlook, count: int) -> float:
    """What so many more Subjects in the Capital bring."""
    s, p = out.s, out.me
    sent = s.sent if is_assigning(out) else 0
    found = presence(out, count)
    if not sent:
        found += best_reward(out)[0]
        points = total_strength(s, p, CAPITAL_INFLUENCE)
        found += out.influence(points) if points else 0.0
    wanted = imperative(s)
    if wanted.event == ASSIGN_TO_CAPITAL and sent < wanted.least <= sent + count:
        found += out.imperative()
    return found


def presence(out: Outlook, count: int) -> float:
    """What it is worth by itself that so many more are in the Capital when the Era ends."""
    s, p, kit = out.s, out.me, out.kit
    found = out.near * counted_there(out, count)
    if kit.solo:
        behind = max(0, s.neutral - p.capital)
        return found + min(behind, count) * (1.0 if out.closing else CONTESTED)
    certain = 1.0 if out.closing and not p.ready else CONTESTED * out.near
    return found + certain * (standing(out, p.capital + count) - standing(out, p.capital))


def counted_there(out: Outlook, count: int) -> float:
    """What the Agenda gives for so many more Subjects in the Capital, up to its limit."""
    each = out.agenda.get("healed-in-capital", 0.0)
    own = out.me.capital
    most = out.kit.agenda[out.s.decrees[out.era]].most
    if not each or most is None:
        return each * count
    return min(most, each * (own + count)) - min(most, each * own)


def standing(out: Outlook, own: int) -> float:
    """What the Capital card would give for so many Subjects, as the others stand."""
    s, kit = out.s, out.kit
    if not own or (kit.duel and own < s.neutral):
        return 0.0
    counts = [p.capital for n, p in enumerate(s.seats) if n != out.seat]
    ahead = len([count for count in counts if count > own])
    tied = own in counts
    if len(s.seats) == 2:
        place = SECOND if tied else FIRST if not ahead else THIRD
    else:
        place = FIRST + ahead + (1 if tied else 0)
    card = s.capital_card
    if place == FIRST:
        return rewarded(out, kit.first_gain[card]) + rewarded(out, kit.choice_gain[card])
    if place == SECOND:
        return rewarded(out, kit.second_gain[card])
    return rewarded(out, kit.third_gain[card]) if place == THIRD else 0.0


def rewarded(out: Outlook, gain: list[int]) -> float:
    """Roughly: what is stored then is used in the next Era."""
    found = float(gain[RENOWN])
    found += 0.5 * gain[INFLUENCE]
    return found + out.unit * sum(gain[:RENOWN]) - out.unit * gain[INFLUENCE]


def best_reward(out: Outlook) -> tuple[float, int]:
    """The best Capital Reward token that is face up, and what it is worth."""
    most, best = 0.0, CLAIM
    for kind in set_of(out.s.rewards):
        points = out.reward(out.kit.reward_gain[kind])
        if points > most:
            most, best = points, CLAIM + kind
    return most, best


def set_of(kinds: list[int]) -> list[int]:
    """Each of them once; they are sorted."""
    return [kind for n, kind in enumerate(kinds) if n == 0 or kinds[n - 1] != kind]
