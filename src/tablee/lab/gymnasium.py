"""Gymnasium: one seat of a title, against bots; alone where a title is played alone.

Importing this module registers `tablee/Goofspiel-v1` and the others; without an import
`gymnasium.make("tablee.lab.gymnasium:tablee/Goofspiel-v1")` finds them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final, Literal

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, MultiDiscrete
from numpy.typing import NDArray

import tablee
from tablee import bots
from tablee.arena.matchup import Player, read_player
from tablee.bots.bot import Bot, Budget
from tablee.engine.chance import derived
from tablee.engine.game import OptionValue
from tablee.engine.problems import Problem
from tablee.engine.titles import find
from tablee.lab.table import Illegal, Table

Observed = dict[str, Any]

Form = Literal["flat", "named"]
Actions = Literal["flat", "factored"]

ANY_SEAT: Final = "any"

DEALS: Final = 2**31
"""Games have numbers below it."""

IDS: Final = {
    "tablee/Goofspiel-v1": "goofspiel",
    "tablee/Precognition-v1": "precognition",
    "tablee/AI100Human-v1": "ai-100-human",
    "tablee/Exodus-v1": "exodus",
    "tablee/Pest-v1": "pest",
    "tablee/Nettles-v1": "nettles",
}


class Seat(gymnasium.Env[Observed, Any]):
    """A seat at a table, the others taken by bots, who see what they may see and no more."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"], "render_fps": 1}  # type: ignore[misc]

    def __init__(
        self,
        title: str,
        seats: int | None = None,
        opponents: str | Sequence[str] = bots.USUAL,
        seat: int | str = 0,
        reward: str = "victory",
        form: Form = "flat",
        actions: Actions = "flat",
        illegal: Illegal = "lose",
        edition: str = "base",
        render_mode: str | None = None,
        **options: OptionValue,
    ) -> None:
        game = tablee.make(title, seats or find(title).usual_seats, edition, **options)
        known_choice("form", form, ("flat", "named"))
        known_choice("actions", actions, ("flat", "factored"))
        self.table: Final = Table(game, reward, illegal)
        self.players: Final = players_of(opponents, title, game.seats)
        self.wanted: Final = seat_of(seat, game.seats)
        self.form: Final = form
        self.factored: Final = actions == "factored"
        self.render_mode = render_mode
        self.seat = 0
        self.others: list[Bot] = []
        self.observation_space = self.observed_space()
        self.action_space = self.acting_space()

    # --- spaces -------------------------------------------------------------------------------

    def observed_space(self) -> Dict:
        numbers = self.table.observations
        mask = self.table.factors.shape if self.factored else (self.table.actions,)
        flat = Box(numbers.low, numbers.high, dtype=np.int16)
        named: dict[str, gymnasium.Space[Any]] = {
            block.name: Box(
                numbers.low[block.start : block.stop],
                numbers.high[block.start : block.stop],
                dtype=np.int16,
            )
            for block in numbers.blocks
        }
        return Dict(
            {
                "observation": flat if self.form == "flat" else Dict(named),
                "action_mask": Box(0, 1, mask, np.int8),
            }
        )

    def acting_space(self) -> gymnasium.Space[Any]:
        shape = list(self.table.factors.shape)
        return MultiDiscrete(shape) if self.factored else Discrete(self.table.actions)

    # --- play ---------------------------------------------------------------------------------

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        super().reset(seed=seed)
        number = int(self.np_random.integers(DEALS))
        self.table.deal(number)
        seats = self.table.game.seats
        self.seat = int(self.np_random.integers(seats)) if self.wanted is None else self.wanted
        key, title = derived(b"opponents", number), self.table.game.title
        self.others = [
            bots.make(player.bot, derived(key, n), title) for n, player in enumerate(self.players)
        ]
        self.let_others_answer()
        return self.observed(), self.info()

    def step(self, action: Any) -> tuple[Observed, float, bool, bool, dict[str, Any]]:
        if self.factored:
            action = self.table.factors.join(int(action[0]), int(action[1]))
        paid = self.table.answer(self.seat, int(action))
        reward = (0.0 if paid is None else paid[self.seat]) + self.let_others_answer()
        return self.observed(), reward, self.table.over(), False, self.info()

    def let_others_answer(self) -> float:
        """Until this seat is asked; what it is paid meanwhile."""
        table, sum_ = self.table, 0.0
        while not table.over() and table.s.seats[self.seat].ask is None:
            seat = table.s.acting()[0]
            options = table.s.options(seat)
            action = options[0]
            if len(options) > 1:
                place = (seat - self.seat) % table.game.seats - 1
                budget = self.players[place].budget()
                action = self.others[place].choose(table.game, table.s.seen_by(seat), budget)
            paid = table.answer(seat, action)
            sum_ += 0.0 if paid is None else paid[self.seat]
        return sum_

    # --- what is told -------------------------------------------------------------------------

    def observed(self) -> Observed:
        flat = self.table.observe(self.seat)
        mask = self.table.mask(self.seat)
        return {
            "observation": flat if self.form == "flat" else self.table.observations.named(flat),
            "action_mask": self.table.factors.mask(mask) if self.factored else mask,
        }

    def action_masks(self) -> NDArray[np.bool_]:
        """As sb3-contrib asks for it."""
        return self.table.mask(self.seat).astype(np.bool_)

    def info(self) -> dict[str, Any]:
        found: dict[str, Any] = {"seat": self.seat}
        if self.table.fault is not None:
            found["illegal"] = self.table.fault.name
        elif self.table.over():
            found["scores"] = [score.total for score in self.table.game.scores(self.table.s)]
        return found

    def render(self) -> Any:
        return self.table.text() if self.render_mode == "ansi" else None


def players_of(opponents: str | Sequence[str], title: str, seats: int) -> list[Player]:
    """One bot for all other seats, or one for each in turn after the learner."""
    names = [opponents] * (seats - 1) if isinstance(opponents, str) else list(opponents)
    if len(names) != seats - 1:
        raise Problem("bad-opponents", opponents=len(names), seats=seats - 1)
    return [read_player(name, title, Budget()) for name in names]


def seat_of(seat: int | str, seats: int) -> int | None:
    """None for another one in every game."""
    if seat == ANY_SEAT:
        return None
    if not isinstance(seat, int) or not 0 <= seat < seats:
        raise Problem("no-such-seat", seat=seat, most=seats - 1)
    return seat


def known_choice(name: str, value: str, known: Sequence[str]) -> None:
    if value not in known:
        raise Problem("unknown-choice", setting=name, value=value, known=", ".join(known))


def register() -> None:
    """Make the titles known to the library; once is enough."""
    for name, title in IDS.items():
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point="tablee.lab.gymnasium:Seat",
                kwargs={"title": title},
            )


register()
