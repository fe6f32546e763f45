"""Two options of a decision, tried in the same worlds and played to the end."""

from __future__ import annotations

from typing import Any, Final

from tablee.bots.bot import Reason, dice_of
from tablee.bots.search.aims import outcome
from tablee.bots.search.policy import play_on, policy_of
from tablee.bots.search.search import reasons
from tablee.bots.search.weighing import Tried, distance
from tablee.engine.chance import derived
from tablee.engine.game import Game
from tablee.review.replaying import Asked

FEWEST: Final = 16
"""With fewer worlds the error itself is uncertain."""

SETTLED: Final = 5.0
"""So many standard errors away from nothing, a cost is known well enough."""


class Pair:
    """What was chosen, held against its rival. It shares no world with what found the rival."""

    def __init__(self, game: Game[Any], asked: Asked, rival: int, seed: bytes) -> None:
        self.game = game
        self.asked = asked
        self.seed = seed
        self.chosen = Tried(asked.action)
        self.rival = Tried(rival)
        self.policy = policy_of(game.title)

    def go_on(self) -> None:
        """One more world."""
        view = self.asked.view
        seed = derived(self.seed, "pair", self.worlds())
        world = self.game.world(view, seed)
        for tried in (self.chosen, self.rival):
            s = world.clone()
            s.apply(view.viewer, tried.action)
            play_on(s, self.policy, dice_of(seed))
            tried.outcomes.append(outcome(self.game, s, view.viewer))

    def worlds(self) -> int:
        return self.chosen.visits()

    def gap(self) -> tuple[float, float]:
        """What the rival is worth more, with its error."""
        return distance(self.rival, self.chosen)

    def settled(self) -> bool:
        gap, error = self.gap()
        return self.worlds() >= FEWEST and abs(gap) >= SETTLED * error

    def reasons(self) -> list[Reason]:
        """From where the rival brings its points."""
        return reasons(self.rival, self.chosen)
