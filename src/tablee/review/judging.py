"""What one decision cost: weighed again from what the player could know then."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from tablee.bots.bot import Budget, Reason, Thought
from tablee.bots.expert import ADVICE
from tablee.bots.search import searched
from tablee.bots.search.aims import aims_of
from tablee.engine.chance import derived
from tablee.engine.decision import Choice
from tablee.engine.game import Game
from tablee.engine.state import View
from tablee.review.pairing import CERTAIN, FEWEST, Pair
from tablee.review.replaying import Asked

MARKS: Final = (("blunder", 0.8), ("mistake", 0.4), ("inaccuracy", 0.15))
"""What a decision is called that costs so much, in parts of what good players differ by."""


class Judged(msgspec.Struct, frozen=True):
    """A decision of the player whose match is looked at."""

    answer: int
    """How many answers had been given before, by everybody."""
    event: int
    """How many events had been told by then: the moment in the replay."""
    chosen: Choice
    better: Choice
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
    worlds: int
    """In how many worlds it was weighed; none if rules of thumb advise it, or time was short."""
    swing: float | None = None
    """How much more of the victory it promised than what an experienced player would have chosen,
    as far as that is sure; None where nobody knows how such a player would play.
    """


def judge(game: Game[Any], asked: Asked, budget: Budget, seed: bytes) -> Judged:
    """Find the best of what else was offered, then weigh it against what was chosen.

    The second weighing has worlds of its own: what came first in the others was lucky there, too.
    """
    view = asked.view
    options = view.table.options(view.viewer)
    found = weigh(game, view, budget, derived(seed, "all"), options)
    pair = Pair(game, asked, rival_in(found, asked.action), seed)
    for _ in range(max(FEWEST, (budget.iterations or 0) // 2)):
        pair.go_on()
    return judged(pair)


def rival_in(found: Thought, action: int) -> int:
    """The best of what was not chosen."""
    return next(each.action for each in found.options if each.action != action)


def weigh(
    game: Game[Any], view: View[Any], budget: Budget, seed: bytes, options: Sequence[int]
) -> Thought:
    return searched(game, view, budget, seed, options)


def judged(pair: Pair) -> Judged:
    """What comes of weighing the chosen option against its rival."""
    game, asked = pair.game, pair.asked
    gap, error = pair.gap()
    best = pair.rival if gap > 0 else pair.chosen
    cost = max(0.0, gap)
    certain = pair.worlds() >= FEWEST
    return Judged(
        answer=asked.answer,
        event=asked.event,
        chosen=game.choices([asked.action])[0],
        better=game.choices([best.action])[0],
        cost=cost,
        error=min(error, WIDEST),
        share=best.share(),
        lost=best.share() - pair.chosen.share(),
        mark=mark_of(game, cost, error) if certain else "",
        reasons=pair.reasons() if gap > 0 else [],
        options=len(asked.view.table.options(asked.view.viewer)),
        worlds=pair.worlds(),
        swing=pair.swing(),
    )


WIDEST: Final = 1e6
"""What stands for an error that is not known yet: JSON has no infinity."""


def unweighed(game: Game[Any], asked: Asked) -> Judged:
    """A decision of which nothing is said."""
    chosen = game.choices([asked.action])[0]
    options = len(asked.view.table.options(asked.view.viewer))
    swing = 0.0 if game.title in ADVICE else None
    return Judged(
        asked.answer, asked.event, chosen, chosen, 0.0, 0.0, 0.0, 0.0, "", [], options, 0, swing
    )


def mark_of(game: Game[Any], cost: float, error: float) -> str:
    if cost <= CERTAIN * error:
        return ""
    parts = cost / aims_of(game.title).spread
    return next((name for name, least in MARKS if parts >= least), "")


def least_mark(game: Game[Any]) -> float:
    """Points below which nothing is called anything."""
    return MARKS[-1][1] * aims_of(game.title).spread
