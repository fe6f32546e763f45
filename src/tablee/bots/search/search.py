"""Flat search: every option is tried in the same worlds, with good players in all seats."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from tablee.bots.bot import Bot, Budget, Reason, Thought, Weighed, dice_of
from tablee.bots.expert import ADVICE
from tablee.bots.search.aims import aims_of, horizon_of, outcome
from tablee.bots.search.leaning import leaning, liked
from tablee.bots.search.policy import play_on, play_until, play_until_asked, policy_of
from tablee.bots.search.weighing import Outcome, Tried, Weighing, distance, sources
from tablee.bots.styles import GIVEN, STEADY, Style, fitting
from tablee.engine.chance import Dice, derived
from tablee.engine.game import Game
from tablee.engine.state import State, View

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
    version = 2

    def think(self, game: Game[Any], view: View[Any], budget: Budget) -> Thought:
        options = view.table.options(view.viewer)
        return searched(game, view, budget, self.answer_seed(view), options)

    def slices(self, game: Game[Any], view: View[Any], budget: Budget) -> Iterator[Thought]:
        options = view.table.options(view.viewer)
        yield from search(game, view, budget, self.answer_seed(view), options)


def search(
    game: Game[Any],
    view: View[Any],
    budget: Budget,
    seed: bytes,
    options: Sequence[int],
    style: Style = STEADY,
) -> Iterator[Thought]:
    """Weigh these options: a thought after every world, each better founded than the last."""
    trial = Trial(game, view, style)
    for weighing in weighings(trial, budget, seed, options):
        yield thought_of(weighing, seed, trial)


def searched(
    game: Game[Any],
    view: View[Any],
    budget: Budget,
    seed: bytes,
    options: Sequence[int],
    style: Style = STEADY,
) -> Thought:
    """The last of these thoughts, without the trouble of the others."""
    trial = Trial(game, view, style)
    *_, last = weighings(trial, budget, seed, options)
    return thought_of(last, seed, trial)


def weighings(
    trial: Trial, budget: Budget, seed: bytes, options: Sequence[int]
) -> Iterator[Weighing]:
    """One weighing, after every world, until the budget is spent or the matter is clear."""
    first = by_rule_of_thumb(trial.game, trial.view, seed)
    weighing = Weighing(options, first, trial.aims.trifle)
    start = budget.now()
    while True:
        trial.play(weighing, derived(seed, weighing.worlds))
        weighing.compare()
        yield weighing
        if weighing.spent >= most(budget) or weighing.decided or budget.late(start):
            return


def by_rule_of_thumb(game: Game[Any], view: View[Any], seed: bytes) -> int | None:
    if game.title not in ADVICE:
        return None
    return ADVICE[game.title].answer(view, dice_of(derived(seed, "first")))


def most(budget: Budget) -> int:
    if budget.iterations is not None:
        return budget.iterations
    return ITERATIONS if budget.seconds is None else 1 << 30


class Trial:
    """Plays the options of a question on, in worlds that may be the true one."""

    def __init__(self, game: Game[Any], view: View[Any], style: Style = STEADY) -> None:
        self.game = game
        self.view = view
        self.aims = aims_of(game.title)
        self.style = fitting(style, game, view.viewer)
        self.policy = policy_of(game.title)
        self.horizon = horizon_of(game)
        self.last = self.horizon.last(view.table) if self.horizon else 0

    def play(self, weighing: Weighing, seed: bytes) -> None:
        """Every option in the running, in one more world."""
        world = self.world(seed)
        for tried in weighing.running:
            s = world.clone()
            s.apply(self.view.viewer, tried.action)
            tried.outcomes.append(self.play_on(s, dice_of(seed)))
        weighing.worlds += 1
        weighing.spent += len(weighing.running)

    def world(self, seed: bytes) -> State[Any]:
        found: State[Any] = self.game.world(self.view, seed)
        return found

    def play_on(self, s: State[Any], dice: Dice) -> Outcome:
        scored = None
        if self.horizon is None:
            scored = self.scored_soon(s, dice) if self.style.hurrying else None
            play_on(s, self.policy, dice)
        else:
            play_until(s, self.policy, dice, self.horizon.stage, self.last)
        return outcome(self.game, s, self.view.viewer, scored)

    def scored_soon(self, s: State[Any], dice: Dice) -> float:
        """The points when the seat has to answer again: at the end of a game all are scored."""
        seat = self.view.viewer
        play_until_asked(s, self.policy, dice, seat)
        return self.game.scores(s)[seat].total


# --- what comes of it -------------------------------------------------------------------------


def thought_of(weighing: Weighing, seed: bytes, trial: Trial) -> Thought:
    """What is best, or what a style likes better.

    In secret, one of those as good as the best is taken: a fixed one could be foreseen.
    """
    ranked = weighing.preferred()
    best = ranked[0]
    secret = trial.view.table.veiled
    equals = [each for each in weighing.running if as_good(best, each)] if secret else [best]
    favourite = liked(trial.style, best, weighing, GIVEN * trial.aims.spread)
    if favourite is not best:
        equals = [favourite]
    taken = equals[dice_of(derived(seed, "taken")).below(len(equals))]
    return Thought(
        action=taken.action,
        value=taken.share(),
        spent=weighing.spent,
        options=[weighed(best, each, equals, trial.style) for each in ranked],
        reasons=reasons(best, ranked[1]) if len(ranked) > 1 else [],
    )


def as_good(best: Tried, other: Tried) -> bool:
    gap, error = distance(best, other)
    return other is best or abs(gap) <= EQUAL * error < float("inf")


def weighed(best: Tried, tried: Tried, equals: Sequence[Tried], style: Style) -> Weighed:
    _, error = distance(best, tried)
    return Weighed(
        action=tried.action,
        value=tried.worth(),
        error=error,
        share=tried.share(),
        points=tried.points(),
        chance=1 / len(equals) if tried in equals else 0.0,
        visits=tried.visits(),
        liked=leaning(style, tried, best),
    )


def reasons(best: Tried, other: Tried) -> list[Reason]:
    """The sources of points in which the two differ most, those that speak for the best first."""
    found = [Reason(name, points) for name, points in sources(best, other).items()]
    telling = [reason for reason in found if abs(reason.points) >= TELLING]
    return sorted(telling, key=lambda reason: -reason.points)[:REASONS]
