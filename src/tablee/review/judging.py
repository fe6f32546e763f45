"""What one decision cost: weighed again from what the player could know then."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from tablee.bots.bot import Budget, Reason, Thought
from tablee.bots.search import search
from tablee.bots.search.aims import aims_of
from tablee.engine.chance import derived
from tablee.engine.game import Game
from tablee.engine.state import View

MARKS: Final = (("blunder", 0.8), ("mistake", 0.4), ("inaccuracy", 0.15))
"""What a decision is called that costs so much, in parts of what good players differ by."""

CERTAIN: Final = 2.0
"""Only what is so many standard errors away from nothing is called anything."""


class Judged(msgspec.Struct, frozen=True):
    """A decision of the player whose match is looked at."""

    answer: int
    """How many answers had been given before, by everybody: the moment in the replay."""
    chosen: str
    better: str
    """What would have been best; the same if nothing was better."""
    cost: float
    """Points given away, counting all that the title is played for."""
    error: float
    share: float
    """The share of the victory that the best would have promised."""
    lost: float
    """How much of it was given away."""
    mark: str
    """Empty, or what such a decision is called."""
    reasons: list[Reason]
    """From where the better option brings its points."""
    options: int
    """How many there were."""


def judge(
    game: Game[Any], view: View[Any], action: int, answer: int, budget: Budget, seed: bytes
) -> Judged:
    """Find the best of what else was offered, then weigh it against what was chosen.

    The second weighing has worlds of its own: what came first in the others was lucky there, too.
    """
    options: Sequence[int] = view.table.options(view.viewer)
    found = weigh(game, view, budget, derived(seed, "all"), options)
    rival = next(each.action for each in found.options if each.action != action)
    pair = weigh(game, view, budget, derived(seed, "pair"), sorted((action, rival)))
    chosen, other = sorted(pair.options, key=lambda each: each.action != action)
    best = other if other.value > chosen.value else chosen
    cost = best.value - chosen.value
    return Judged(
        answer=answer,
        chosen=game.space.text(action),
        better=game.space.text(best.action),
        cost=cost,
        error=max(chosen.error, other.error),  # one of them is the first, which has none
        share=best.share,
        lost=best.share - chosen.share,
        mark=mark_of(game, cost, max(chosen.error, other.error)),
        reasons=pair.reasons if best is other else [],
        options=len(options),
    )


def weigh(
    game: Game[Any], view: View[Any], budget: Budget, seed: bytes, options: Sequence[int]
) -> Thought:
    *_, last = search(game, view, budget, seed, options)
    return last


def mark_of(game: Game[Any], cost: float, error: float) -> str:
    if cost <= CERTAIN * error:
        return ""
    parts = cost / aims_of(game.title).spread
    return next((name for name, least in MARKS if parts >= least), "")
