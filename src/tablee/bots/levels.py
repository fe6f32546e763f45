"""Five levels for people to play against, in every title: from a newcomer to the best there is."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from math import exp
from typing import Any, Final, TypeVar

import msgspec

from tablee.bots.bot import Bot, Budget, Thought, Weighed, dice_of
from tablee.bots.expert import ADVICE
from tablee.bots.expert.advice import Level
from tablee.bots.search.aims import aims_of
from tablee.bots.search.policy import policy_of
from tablee.bots.search.search import search, searched
from tablee.bots.styles import STEADY, Style
from tablee.engine.chance import Dice, derived
from tablee.engine.game import Game
from tablee.engine.state import View

N = TypeVar("N", int, float)

WORST: Final = 3.0
"""Nothing that costs more than so many times its slack is ever taken."""

WITHOUT_RULES: Final = 48
"""So many games are played in the mind where there are no rules of thumb to go by."""


USUAL_SEATS: Final = 2
"""For so many seats the iterations of a level are meant; with more of them games take longer, and
strong levels play fewer.
"""

FEWEST: Final = 16
"""But so many they do."""

LONGEST: Final = 0.9
"""Seconds, even where a game in the mind takes long."""

LEVELS: Final = (
    Level(iterations=24, slack=0.3, version=3),
    Level(iterations=24, slack=0.2, version=3),
    Level(iterations=24, slack=0.1, version=3),
    Level(iterations=32, seconds=LONGEST, version=3),
    Level(iterations=320, seconds=LONGEST),
)

WITHOUT_ADVICE: Final = (
    Level(iterations=8, candidates=2, slack=3.0, version=3),
    Level(iterations=24, slack=1.0, version=3),
    Level(iterations=24, slack=0.3, version=3),
    Level(iterations=48, seconds=LONGEST),
    Level(iterations=320, seconds=LONGEST),
)
"""Where games in the mind are played at random, options differ less and more has to be given."""


def levels_of(title: str) -> Sequence[Level]:
    """Five, from a newcomer to the best there is."""
    if title not in ADVICE:
        return WITHOUT_ADVICE
    return ADVICE[title].levels or LEVELS


class LevelBot(Bot):
    """Plays as somebody of this level would: weaker ones give points away, none plays at random."""

    def __init__(self, number: int, seed: bytes, style: Style = STEADY) -> None:
        super().__init__(seed)
        self.level = f"level-{number}"
        self.name = self.level if style is STEADY else f"{self.level}+{style.name}"
        self.version = LEVELS[number - 1].version
        self.number = number
        self.style = style

    def version_in(self, title: str) -> int:
        return levels_of(title)[self.number - 1].version

    def answer_seed(self, view: View[Any]) -> bytes:
        """A style has no chance of its own: what differs is what it makes of it."""
        number = view.table.seats[view.viewer].answers
        return derived(self.seed, self.level, view.viewer, number)

    def think(self, game: Game[Any], view: View[Any], budget: Budget) -> Thought:
        *_, last = self.thoughts(game, view, budget, last_only)
        return last

    def slices(self, game: Game[Any], view: View[Any], budget: Budget) -> Iterator[Thought]:
        yield from self.thoughts(game, view, budget, search)

    def thoughts(
        self, game: Game[Any], view: View[Any], budget: Budget, weigh: Weigh
    ) -> Iterator[Thought]:
        level = levels_of(game.title)[self.number - 1]
        seed = self.answer_seed(view)
        dice = dice_of(derived(seed, "level"))
        if not level.iterations and game.title in ADVICE:
            yield Thought(policy_of(game.title)(view, dice))
            return
        options = coming_to_mind(game, view, level.candidates, dice)
        limits = within(budget, level, game.seats)
        for thought in weigh(game, view, limits, seed, options, self.style):
            yield thought if not level.slack else tempered(game, thought, level.slack, dice)


Weigh = Callable[[Game[Any], View[Any], Budget, bytes, Sequence[int], Style], Iterable[Thought]]
"""How options are weighed: the thoughts that come of it."""


def last_only(
    game: Game[Any],
    view: View[Any],
    budget: Budget,
    seed: bytes,
    options: Sequence[int],
    style: Style,
) -> list[Thought]:
    return [searched(game, view, budget, seed, options, style)]


def weighs(title: str, number: int) -> bool:
    """Whether this level tries options in its mind, so that it can have a style."""
    return title not in ADVICE or levels_of(title)[number - 1].iterations > 0


def within(budget: Budget, level: Level, seats: int) -> Budget:
    """Whatever ends sooner, what is asked for or what the level takes."""
    own = level.iterations or WITHOUT_RULES
    if level.seconds is not None:
        own = max(FEWEST, own * USUAL_SEATS // seats)
    seconds = sooner(level.seconds, budget.seconds)
    return Budget(sooner(own, budget.iterations), seconds, budget.processor)


def sooner(one: N | None, other: N | None) -> N | None:
    limits = [each for each in (one, other) if each is not None]
    return min(limits, default=None)


def coming_to_mind(game: Game[Any], view: View[Any], count: int, dice: Dice) -> Sequence[int]:
    options: Sequence[int] = view.table.options(view.viewer)
    if not count or len(options) <= count:
        return options
    found = {policy_of(game.title)(view, dice)}
    while len(found) <= count:
        found.add(int(options[dice.below(len(options))]))
    return sorted(found)


def tempered(game: Game[Any], thought: Thought, slack: float, dice: Dice) -> Thought:
    """One of the options, the likelier the less it gives away; nothing that costs too much.

    What a style likes is likelier, and costs what it costs.
    """
    points = slack * aims_of(game.title).spread
    best = max(option.value for option in thought.options)
    weights = [exp(-(best - option.value) / points) for option in thought.options]
    weights = [
        weight * exp(max(-WORST, min(WORST, option.liked / points)))
        if weight >= exp(-WORST)
        else 0.0
        for weight, option in zip(weights, thought.options, strict=True)
    ]
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
