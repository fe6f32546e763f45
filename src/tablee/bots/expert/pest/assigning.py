"""Assign: Buildings first, the Capital when a reward or a rank is near."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.bots.expert.pest.outlook.posts import best_postings, best_reward, staffed
from tablee.bots.expert.pest.outlook.seat import Outlook
from tablee.games.pest.actions import ASSIGN, DONE, MOBILE, SHIFT


def assign_subject(out: Outlook, options: Sequence[int]) -> int:
    """All who are better elsewhere, in the order of the posts."""
    posts = best_postings(out).posts
    for action in options:
        if action >= ASSIGN and action - ASSIGN in posts:
            return action
    if not out.me.healed and not posts:
        return better_post(out, options)
    return DONE


def better_post(out: Outlook, options: Sequence[int]) -> int:
    """Whoever works in a Workshop may work in an empty Mill."""
    free = [post for post in range(len(out.me.sites)) if is_free(out, post)]
    if not free:
        return DONE
    most = max([staffed(out, post) for post in free])
    for action in options:
        if SHIFT <= action < SHIFT + MOBILE and staffed(out, action - SHIFT) < most - 0.1:
            return action
    return DONE


def is_free(out: Outlook, post: int) -> bool:
    p = out.me
    return p.sites[post] >= 0 and out.kit.staffed[post] and not p.staff >> post & 1


def shift_subject(out: Outlook, options: Sequence[int]) -> int:
    return max(options, key=lambda action: staffed(out, action - ASSIGN))


def claim_reward(out: Outlook, options: Sequence[int]) -> int:
    best = best_reward(out)[1]
    return best if best in options else options[0]
