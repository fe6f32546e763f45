"""Two options of a decision, tried in the same worlds and played to the end.

Beside them stands what an experienced player would have chosen: those who play on are such players,
so against this the shares of the victory add up over a match. Against the best they do not: who
plays on misses it too, and the same victory could be given away many times.
"""

from __future__ import annotations

from math import inf
from statistics import fmean, stdev
from typing import Any, Final

from tablee.bots.bot import Reason, dice_of
from tablee.bots.expert import ADVICE
from tablee.bots.search.aims import outcome
from tablee.bots.search.policy import play_on, policy_of
from tablee.bots.search.search import reasons
from tablee.bots.search.weighing import Outcome, Tried, distance
from tablee.engine.chance import derived
from tablee.engine.game import Game
from tablee.engine.state import State
from tablee.review.replaying import Asked

CERTAIN: Final = 2.0
"""Only what is so many standard errors away from nothing is called anything."""

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
        self.usual: list[float] = []
        """The share of the victory in each world after what an experienced player would do."""

    def go_on(self) -> None:
        """One more world."""
        view = self.asked.view
        seed = derived(self.seed, "pair", self.worlds())
        world = self.game.world(view, seed)
        for tried in (self.chosen, self.rival):
            tried.outcomes.append(self.tried_in(world, tried.action, seed))
        if self.game.title in ADVICE:
            self.usual.append(self.usual_in(world, seed).share)

    def tried_in(self, world: State[Any], action: int, seed: bytes) -> Outcome:
        s = world.clone()
        s.apply(self.asked.view.viewer, action)
        play_on(s, self.policy, dice_of(seed))
        return outcome(self.game, s, self.asked.view.viewer)

    def usual_in(self, world: State[Any], seed: bytes) -> Outcome:
        """Experienced players may mix: they choose anew in every world."""
        action = self.policy(self.asked.view, dice_of(derived(seed, "usual")))
        for tried in (self.chosen, self.rival):
            if tried.action == action:
                return tried.outcomes[-1]
        return self.tried_in(world, action, seed)

    def worlds(self) -> int:
        return self.chosen.visits()

    def gap(self) -> tuple[float, float]:
        """What the rival is worth more, with its error."""
        return distance(self.rival, self.chosen)

    def swing(self) -> float | None:
        """By how much it beats what an experienced player would have chosen, if that is sure."""
        if self.game.title not in ADVICE:
            return None
        gaps = [
            one.share - usual for one, usual in zip(self.chosen.outcomes, self.usual, strict=True)
        ]
        error = stdev(gaps) / len(gaps) ** 0.5 if len(gaps) >= FEWEST else inf
        return fmean(gaps) if abs(fmean(gaps)) > CERTAIN * error else 0.0

    def settled(self) -> bool:
        gap, error = self.gap()
        return self.worlds() >= FEWEST and abs(gap) >= SETTLED * error

    def reasons(self) -> list[Reason]:
        """From where the rival brings its points."""
        return reasons(self.rival, self.chosen)
