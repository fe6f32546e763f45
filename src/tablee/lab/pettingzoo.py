"""PettingZoo: every title in turns (AEC), and with all seats at once (parallel)."""

from __future__ import annotations

from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv, ParallelEnv

import tablee
from tablee.engine.actions import WAIT
from tablee.engine.game import OptionValue
from tablee.engine.titles import find
from tablee.lab.rewards import Paid
from tablee.lab.table import Illegal, Table

Observed = dict[str, Any]
Agent = str

LONGEST: Final = 2**31
"""Games of reset() without a seed have numbers below it."""


def aec(
    title: str,
    seats: int | None = None,
    *,
    edition: str = "base",
    reward: str = "victory",
    illegal: Illegal = "lose",
    render_mode: str | None = None,
    **options: OptionValue,
) -> Turns:
    """A title in turns: of those who are asked something the first answers.

    What is answered under the veil nobody else sees before all have answered.
    """
    return Turns(laid(title, seats, edition, reward, illegal, options), render_mode)


def parallel(
    title: str,
    seats: int | None = None,
    *,
    edition: str = "base",
    reward: str = "victory",
    illegal: Illegal = "lose",
    render_mode: str | None = None,
    **options: OptionValue,
) -> AtOnce:
    """A title with all seats at once: whoever is not asked waits, and can do nothing else."""
    return AtOnce(laid(title, seats, edition, reward, illegal, options), render_mode)


def laid(
    title: str,
    seats: int | None,
    edition: str,
    reward: str,
    illegal: Illegal,
    options: dict[str, OptionValue],
) -> Table:
    """A table for so many, or for as many as there usually are."""
    game = tablee.make(title, seats or find(title).usual_seats, edition, **options)
    return Table(game, reward, illegal)


def observation_space(table: Table) -> Dict:
    numbers = table.observations
    return Dict(
        {
            "observation": Box(numbers.low, numbers.high, dtype=np.int16),
            "action_mask": Box(0, 1, (table.actions,), np.int8),
        }
    )


class Seating:
    """What both forms of an environment have: a table, names for its seats, and spaces."""

    def __init__(self, table: Table, render_mode: str | None) -> None:
        self.table: Final = table
        self.render_mode: Final = render_mode
        self.names: Final = [f"player_{seat}" for seat in range(table.game.seats)]
        self.seat_of: Final = {name: seat for seat, name in enumerate(self.names)}
        self.spaces: Final = {name: observation_space(table) for name in self.names}
        self.actions: Final = {name: Discrete(table.actions) for name in self.names}
        self.metadata: Final[dict[str, Any]] = {
            "name": f"tablee_{table.game.title.replace('-', '_')}_v{table.game.version}",
            "render_modes": ["ansi"],
            "is_parallelizable": True,
        }
        self.chance = np.random.default_rng()

    def deal(self, seed: int | None) -> None:
        if seed is not None:
            self.chance = np.random.default_rng(seed)
        self.table.deal(int(self.chance.integers(LONGEST)))

    def observed(self, name: Agent) -> Observed:
        seat = self.seat_of[name]
        return {"observation": self.table.observe(seat), "action_mask": self.table.mask(seat)}

    def shown(self) -> str | None:
        return self.table.text() if self.render_mode == "ansi" else None

    def info(self) -> dict[str, Any]:
        fault = self.table.fault
        return {} if fault is None else {"illegal": fault.name}


class Turns(AECEnv[Agent, Observed, int]):  # type: ignore[misc]
    """One seat after another."""

    def __init__(self, table: Table, render_mode: str | None = None) -> None:
        super().__init__()
        self.seating: Final = Seating(table, render_mode)
        self.table: Final = table
        self.seat_of: Final = self.seating.seat_of
        self.metadata = self.seating.metadata
        self.render_mode = render_mode
        self.possible_agents = self.seating.names
        self.agents: list[Agent] = []

    def observation_space(self, agent: Agent) -> gymnasium.Space[Any]:
        return self.seating.spaces[agent]

    def action_space(self, agent: Agent) -> gymnasium.Space[Any]:
        return self.seating.actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.seating.deal(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[Agent, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.paid = False  # from the first payment on, sums have to be cleared
        self._skip_agent_selection = None
        self.agent_selection = self.agents[self.table.s.acting()[0]]

    def observe(self, agent: Agent) -> Observed:
        seat, table = self.seat_of[agent], self.table
        return {"observation": table.observe(seat), "action_mask": table.mask(seat)}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, "who plays has to answer"
        table = self.table
        if self.paid:
            self._cumulative_rewards[agent] = 0.0
            self._clear_rewards()
        paid = table.answer(self.seat_of[agent], int(action))
        if paid is not None:
            self.pay(paid)
        asked = table.s.acting()
        if asked and table.fault is None:
            self.agent_selection = self.possible_agents[asked[0]]
        else:
            self.end()

    def end(self) -> None:
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos = {agent: self.seating.info() for agent in self.agents}
        self.agent_selection = self.agents[0]

    def pay(self, paid: Paid) -> None:
        self.rewards = dict(zip(self.possible_agents, paid, strict=True))
        self._accumulate_rewards()
        self.paid = True

    def render(self) -> str | None:
        return self.seating.shown()

    def close(self) -> None:
        """There is nothing to close."""


class AtOnce(ParallelEnv[Agent, Observed, int]):  # type: ignore[misc]
    """All seats with every step."""

    def __init__(self, table: Table, render_mode: str | None = None) -> None:
        self.seating: Final = Seating(table, render_mode)
        self.table: Final = table
        self.metadata = self.seating.metadata
        self.render_mode = render_mode
        self.possible_agents = self.seating.names
        self.agents: list[Agent] = []

    def observation_space(self, agent: Agent) -> gymnasium.Space[Any]:
        return self.seating.spaces[agent]

    def action_space(self, agent: Agent) -> gymnasium.Space[Any]:
        return self.seating.actions[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[Agent, Observed], dict[Agent, dict[str, Any]]]:
        self.seating.deal(seed)
        self.agents = self.possible_agents[:]
        return self.all_observed(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[Agent, int]
    ) -> tuple[
        dict[Agent, Observed],
        dict[Agent, float],
        dict[Agent, bool],
        dict[Agent, bool],
        dict[Agent, dict[str, Any]],
    ]:
        """Answers of seats that are asked count; the others' have to be to wait.

        Where answers are not secret, one can make another impossible that was offered before: then
        that seat is asked again.
        """
        paid = answered(self.table, [int(actions[agent]) for agent in self.agents])
        over, info = self.table.over(), self.seating.info()
        agents = self.agents
        if over:
            self.agents = []
        return (
            self.all_observed(),
            dict(zip(agents, paid, strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, False),
            {agent: dict(info) for agent in agents},
        )

    def all_observed(self) -> dict[Agent, Observed]:
        return {agent: self.seating.observed(agent) for agent in self.possible_agents}

    def render(self) -> str | None:
        return self.seating.shown()

    def close(self) -> None:
        """There is nothing to close."""


def answered(table: Table, actions: list[int]) -> Paid:
    """Give the answers of all seats, and add up what is paid for them."""
    s = table.s
    asked = s.acting()
    sums = [0.0] * len(actions)
    wrong = [
        seat
        for seat, action in enumerate(actions)
        if (action not in s.options(seat) if seat in asked else action != WAIT)
    ]
    for seat in wrong or asked:
        settled = not wrong and actions[seat] not in s.options(seat)
        paid = None if settled or table.over() else table.answer(seat, actions[seat])
        for each, amount in enumerate(paid or ()):
            sums[each] += amount
    return sums
