"""Flat search: every option is tried in the same worlds, with good players in all seats."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from time import perf_counter
from typing import Any, Final

from tablee.bots.bot import Bot, Budget, Reason, Thought, Weighed
from tablee.bots.search.aims import outcome
from tablee.bots.search.policy import Policy, play_on, policy_of
from tablee.bots.search.weighing import Tried, Weighing, distance, sources
from tablee.engine.chance import Dice, derived
from tablee.engine.game import Game
from tablee.engine.state import View

ITERATIONS: Final = 256
"""How many games it plays when the budget does not say."""

REASONS: Final = 3
"""So many sources of points say why."""

EQUAL: Final = 0.25
"""Options so few standard errors behind the best are as good."""

TELLING: Final = 0.25
"""Points below which a source is no reason."""


class Search(Bot):
    """Takes what has brought most in the games it played in its mind."""

    name = "search"
    version = 1

    def slices(self, game: Game[Any], view: View[Any], budget: Budget) -> Iterator[Thought]:
        seed = self.answer_seed(view)
        yield from search(game, view, budget, seed, view.table.options(view.viewer))


def search(
    game: Game[Any],
    view: View[Any],
    budget: Budget,
    seed: bytes,
    options: Sequence[int],
) -> Iterator[Thought]:
    """Weigh these options: a thought after every world, each better founded than the last."""
    policy = policy_of(game.title)
    dice = dice_of(derived(seed, "first"))
    weighing = Weighing(options, policy(view, dice))
    spent, start = 0, perf_counter()
    while True:
        spent += try_world(game, view, weighing, policy, derived(seed, weighing.worlds()))
        weighing.compare()
        yield thought_of(weighing, spent, dice if view.table.veiled else None)
        if spent >= most(budget) or weighing.decided() or late(budget, start):
            return


def most(budget: Budget) -> int:
    if budget.iterations is not None:
        return budget.iterations
    return ITERATIONS if budget.seconds is None else 1 << 30


def late(budget: Budget, start: float) -> bool:
    return budget.seconds is not None and perf_counter() - start >= budget.seconds


def try_world(
    game: Game[Any], view: View[Any], weighing: Weighing, policy: Policy, seed: bytes
) -> int:
    """Play every option in the running to the end in one more world; how many games that were."""
    world = game.world(view, seed)
    for tried in weighing.running:
        s = world.clone()
        s.apply(view.viewer, tried.action)
        play_on(s, policy, dice_of(seed))
        tried.outcomes.append(outcome(game, s, view.viewer))
    return len(weighing.running)


# --- what comes of it -------------------------------------------------------------------------


def thought_of(weighing: Weighing, spent: int, dice: Dice | None) -> Thought:
    """With dice, one of those as good as the best is taken: a fixed one could be foreseen."""
    ranked = weighing.ranked(weighing.tried)
    best = ranked[0]
    equals = [each for each in weighing.running if as_good(best, each)] if dice else [best]
    taken = equals[dice.below(len(equals))] if dice else best
    return Thought(
        action=taken.action,
        value=taken.share(),
        spent=spent,
        options=[weighed(best, each, equals) for each in ranked],
        reasons=reasons(best, ranked[1]) if len(ranked) > 1 else [],
    )


def as_good(best: Tried, other: Tried) -> bool:
    gap, error = distance(best, other)
    return other is best or gap <= EQUAL * error < float("inf")


def weighed(best: Tried, tried: Tried, equals: Sequence[Tried]) -> Weighed:
    _, error = distance(best, tried)
    return Weighed(
        action=tried.action,
        value=tried.worth(),
        error=error,
        share=tried.share(),
        points=tried.points(),
        chance=1 / len(equals) if tried in equals else 0.0,
        visits=tried.visits(),
    )


def reasons(best: Tried, other: Tried) -> list[Reason]:
    """The sources of points in which the two differ most, those that speak for the best first."""
    found = [Reason(name, points) for name, points in sources(best, other).items()]
    telling = [reason for reason in found if abs(reason.points) >= TELLING]
    return sorted(telling, key=lambda reason: -reason.points)[:REASONS]


def dice_of(seed: bytes) -> Dice:
    return Dice(int.from_bytes(seed[:4], "big"))
