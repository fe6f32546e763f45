"""One game as all environments share it: numbers for views and options, sums for answers."""

from __future__ import annotations

from typing import Any, Final, Literal

import numpy as np
from numpy import frombuffer
from numpy.typing import NDArray

from tablee.engine.actions import WAIT
from tablee.engine.game import Game
from tablee.engine.observing import mask
from tablee.engine.problems import IllegalAction, Problem, Why
from tablee.engine.state import State
from tablee.lab.factors import Factors
from tablee.lab.observations import Flat, observations_of
from tablee.lab.rewards import Paid, reward_of

Mask = NDArray[np.int8]

NUMBERS: Final = np.dtype(np.int16)
FLAGS: Final = np.dtype(np.int8)

Illegal = Literal["lose", "raise"]
"""What an answer does that is not offered: it loses the game for its side, or is an error."""


ONLY_WAIT: Final = (WAIT,)


def seed_of(number: int) -> bytes:
    """The same deals by all environments."""
    return b"lab %d" % number


class Table:
    """A table of learners. It stays the same from game to game."""

    def __init__(self, game: Game[Any], reward: str = "victory", illegal: Illegal = "lose") -> None:
        if illegal not in ("lose", "raise"):
            raise Problem("unknown-choice", setting="illegal", value=illegal, known="lose, raise")
        self.game: Final = game
        self.observations: Final = observations_of(game)
        self.look: Final = self.observations.observer.observe
        self.factors: Final = Factors(game.space)
        self.actions: Final = game.space.size
        self.reward: Final = reward_of(reward, game)
        self.illegal: Final = illegal
        self.fault: Why | None = None
        """Why the game is over before its end: an answer that was refused."""
        self.s: State[Any] = game.deal(b"lab")

    def deal(self, number: int) -> None:
        """Begin the game of this number."""
        self.s = self.game.deal(seed_of(number))
        self.s.events = None  # nobody listens
        self.fault = None
        self.reward.begin(self.s)

    # --- what a seat knows --------------------------------------------------------------------

    def observe(self, seat: int) -> Flat:
        return frombuffer(bytearray(self.look(self.s.seen_by(seat))), NUMBERS)

    def mask(self, seat: int) -> Mask:
        """1 for what is offered; a seat that is not asked can only wait."""
        offered = self.s.options(seat) if self.fault is None else ONLY_WAIT
        return frombuffer(mask(offered or ONLY_WAIT, self.actions), FLAGS)

    def over(self) -> bool:
        return self.fault is not None or not self.s.asked

    # --- answers ------------------------------------------------------------------------------

    def answer(self, seat: int, action: int) -> Paid | None:
        """Act on an answer; what everybody is paid for it, None for nothing."""
        s = self.s
        if action not in s.options(seat):
            return self.refuse(seat, action)
        s.apply(seat, action)
        return self.reward.going_on(s) if s.asked else self.reward.ended(s)

    def refuse(self, seat: int, action: int) -> Paid:
        why = self.s.why_not(seat, action) or Why("not-offered", [])
        if self.illegal == "raise":
            raise IllegalAction(why)
        self.fault = why
        return self.reward.forfeited(seat)

    # --- for people ---------------------------------------------------------------------------

    def text(self) -> str:
        """What everybody may see, one field on a line."""
        seen = self.game.dump(self.s.seen_by(-1).table)
        lines = [f"{name}: {value}" for name, value in seen["table"].items()]
        for seat, record in enumerate(seen["seats"], 1):
            lines += [f"{seat} {name}: {value}" for name, value in record.items()]
        return "\n".join(lines)
