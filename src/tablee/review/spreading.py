"""A fixed time for all decisions of a match: longest for those that may have cost most.

Where there is time, all options of every decision are tried first, to find what is to be held
against the chosen one. Where there is not, as in long games without the compiled rules, that is
what rules of thumb advise; what was chosen as they advise is then passed over.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from time import process_time
from typing import Any, Final

from tablee.bots.bot import Budget, dice_of
from tablee.bots.search.policy import policy_of
from tablee.engine.chance import derived
from tablee.engine.game import Game
from tablee.review.judging import Judged, judged, least_mark, rival_in, unweighed, weigh
from tablee.review.pairing import CERTAIN, FEWEST, Pair
from tablee.review.replaying import Asked

LOOKING: Final = 0.4
"""The part of the time for finding what is to be held against the chosen option."""

LOOKS: Final = 4
"""In so many worlds all options are tried, at least, or none are."""

MOST_LOOKS: Final = 48

UNKNOWN: Final = 1e9
"""The doubt about what has not been looked at."""

ENOUGH: Final = 1_000
"""After so many worlds a decision has been weighed long enough."""


class Case(Pair):
    """A decision that is weighed for as long as it is worth it."""

    open = True

    def promise(self) -> float:
        """By how much the rival looks better at once, in one world: which to begin with."""
        viewer = self.asked.view.viewer
        world = self.game.world(self.asked.view, derived(self.seed, "promise"))
        looks = []
        for tried in (self.rival, self.chosen):
            s = world.clone()
            s.apply(viewer, tried.action)
            looks.append(self.game.outlook(s, viewer))
        return looks[0] - looks[1]

    def doubt(self, least: float) -> float:
        """How uncertain the cost is; nothing if that is well enough known, or not worth a word."""
        if not self.open or self.worlds() >= ENOUGH or self.settled():
            return 0.0
        if self.worlds() < FEWEST:
            return UNKNOWN - self.worlds()
        gap, error = self.gap()
        return error if gap + CERTAIN * error >= least else 0.0

    def judged(self) -> Judged:
        return judged(self) if self.worlds() else unweighed(self.game, self.asked)


class Spreading:
    """All decisions, and the time for them."""

    def __init__(
        self,
        game: Game[Any],
        asked: Sequence[Asked],
        seconds: float,
        cost_at: Callable[[int], float],
        seed: bytes,
    ) -> None:
        self.game = game
        self.asked = asked
        self.seconds = seconds
        self.cost_at = cost_at
        self.seed = seed
        self.cases: dict[int, Case] = {}
        """By the number of their answer."""

    def run(self) -> Iterator[float]:
        """Weigh them; after every world, how much of the time is spent."""
        begun = process_time()

        def spent() -> float:
            return min(1.0, (process_time() - begun) / self.seconds)

        for _ in self.find_rivals():
            yield spent()
        self.leave_out()
        least = least_mark(self.game)
        while spent() < 1:
            case = max(self.cases.values(), key=lambda case: case.doubt(least), default=None)
            if case is None or not case.doubt(least):
                return
            case.go_on()
            yield spent()

    def find_rivals(self) -> Iterator[None]:
        tries = [self.cost_at(each.answer) * options(each) for each in self.asked]
        time = LOOKING * self.seconds
        if sum(tries) * LOOKS > time:
            for each in self.asked:
                self.hold_against(each, self.advised(each))
            return
        for each, cost in zip(self.asked, tries, strict=True):
            budget = Budget(MOST_LOOKS * options(each), time * cost / max(1e-9, sum(tries)))
            seed = derived(self.seed, "all", each.answer)
            offered = each.view.table.options(each.view.viewer)
            found = weigh(self.game, each.view, budget, seed, offered)
            self.hold_against(each, rival_in(found, each.action))
            yield

    def advised(self, asked: Asked) -> int:
        dice = dice_of(derived(self.seed, "advised", asked.answer))
        return policy_of(self.game.title)(asked.view, dice)

    def hold_against(self, asked: Asked, rival: int) -> None:
        if rival != asked.action:
            seed = derived(self.seed, "judged", asked.answer)
            self.cases[asked.answer] = Case(self.game, asked, rival, seed)

    def leave_out(self) -> None:
        """Without the time for all of them, those that look most promising are weighed."""
        costs = {answer: 2 * FEWEST * self.cost_at(answer) for answer in self.cases}
        left = (1 - LOOKING) * self.seconds
        if sum(costs.values()) <= left:
            return
        for case in sorted(self.cases.values(), key=lambda case: -case.promise()):
            left -= costs[case.asked.answer]
            case.open = left >= 0

    def judged(self) -> list[Judged]:
        return [
            self.cases[each.answer].judged()
            if each.answer in self.cases
            else unweighed(self.game, each)
            for each in self.asked
        ]

    def games(self) -> int:
        return sum(2 * case.worlds() for case in self.cases.values())


def options(asked: Asked) -> int:
    return len(asked.view.table.options(asked.view.viewer))
