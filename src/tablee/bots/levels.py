"""Five levels for people to play against, in every title: from a newcomer to the best there is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import exp
from typing import Any, Final

import msgspec

from tablee.bots.bot import Bot, Budget, Thought, Weighed
from tablee.bots.expert import ADVICE
from tablee.bots.search.aims import aims_of
from tablee.bots.search.policy import policy_of
from tablee.bots.search.search import dice_of, search
from tablee.engine.chance import Dice, derived
from tablee.engine.game import Game
from tablee.engine.state import View

WORST: Final = 3.0
"""Nothing that costs more than so many times its slack is ever taken."""

WITHOUT_RULES: Final = 48
"""So many games are played in the mind where there are no rules of thumb to go by."""


class Level(msgspec.Struct, frozen=True):
    """How far somebody looks, and how exactly."""

    iterations: int
    """Games played in the mind for an answer; with none, rules of thumb answer."""
    candidates: int = 0
    """So many options come to mind, by chance, beside the one of the rules of thumb; 0: all."""
    slack: float = 0.0
    """What is given away without being noticed, in parts of what good players differ by."""


LEVELS: Final = (
    Level(iterations=8, candidates=3, slack=0.5),
    Level(iterations=16, candidates=3, slack=0.2),
    Level(iterations=0),
    Level(iterations=96),
    Level(iterations=1_000),
)


class LevelBot(Bot):
    """Plays as somebody of this level would: weaker ones give points away, none plays at random."""

    version = 1

    def __init__(self, number: int, seed: bytes) -> None:
        super().__init__(seed)
        self.name = f"level-{number}"
        self.level = LEVELS[number - 1]

    def slices(self, game: Game[Any], view: View[Any], budget: Budget) -> Iterator[Thought]:
        level = self.level
        seed = self.answer_seed(view)
        dice = dice_of(derived(seed, "level"))
        if not level.iterations and game.title in ADVICE:
            yield Thought(policy_of(game.title)(view, dice))
            return
        options = coming_to_mind(game, view, level.candidates, dice)
        for thought in search(game, view, within(budget, level), seed, options):
            yield thought if not level.slack else tempered(game, thought, level.slack, dice)


def within(budget: Budget, level: Level) -> Budget:
    own = level.iterations or WITHOUT_RULES
    most = own if budget.iterations is None else min(own, budget.iterations)
    return Budget(most, budget.seconds)


def coming_to_mind(game: Game[Any], view: View[Any], count: int, dice: Dice) -> Sequence[int]:
    options: Sequence[int] = view.table.options(view.viewer)
    if not count or len(options) <= count:
        return options
    found = {policy_of(game.title)(view, dice)}
    while len(found) <= count:
        found.add(int(options[dice.below(len(options))]))
    return sorted(found)


def tempered(game: Game[Any], thought: Thought, slack: float, dice: Dice) -> Thought:
    """One of the options, the likelier the less it gives away; nothing that costs too much."""
    points = slack * aims_of(game.title).spread
    best = max(option.value for option in thought.options)
    weights = [exp(-(best - option.value) / points) for option in thought.options]
    weights = [weight if weight >= exp(-WORST) else 0.0 for weight in weights]
    total = sum(weights)
    options = [
        msgspec.structs.replace(option, chance=weight / total)
        for option, weight in zip(thought.options, weights, strict=True)
    ]
    taken = drawn(options, dice)
    return msgspec.structs.replace(thought, action=taken.action, value=taken.share, options=options)


def drawn(options: Sequence[Weighed], dice: Dice) -> Weighed:
    """One of them, by their chances."""
    at = dice.below(1 << 24) / (1 << 24)
    for option in options:
        at -= option.chance
        if at < 0:
            return option
    return options[0]
