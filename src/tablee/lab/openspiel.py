"""OpenSpiel: every title as a Python game, so that the library's algorithms run on it.

Importing this module registers `tablee_goofspiel` and the others. Where several seats are asked at
once, that is a simultaneous node in which the rest wait; `pyspiel.convert_to_turn_based` gives what
algorithms for turns, such as MCTS, want. All chance is one chance node at the start: which of
`deals` deals it is. All that is drawn later follows from it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec
import numpy as np
import pyspiel

import tablee
from tablee.engine.actions import WAIT
from tablee.engine.fields import Data
from tablee.engine.game import Game, OptionValue
from tablee.engine.problems import Problem
from tablee.engine.state import State
from tablee.engine.titles import TITLES, Title, find, make_with
from tablee.lab.observations import observations_of
from tablee.lab.rewards import Margin, Victory
from tablee.lab.table import seed_of

DEALS: Final = 10_000
"""How many deals there are if nobody says otherwise."""

LONGEST: Final = 20_000
"""No game has more answers."""

MOST_POINTS: Final = 1000.0

REWARDS: Final = {"victory": (Victory, 0.0, 1.0), "margin": (Margin, -MOST_POINTS, MOST_POINTS)}
"""How a game ends for a seat, and the bounds of it."""

NAMES: Final = {f"tablee_{name.replace('-', '_')}": name for name in TITLES}


class Position:
    """A position that the library can copy and pickle."""

    def __init__(self, game: Game[Any], s: State[Any]) -> None:
        self.game = game
        self.s = s

    def __deepcopy__(self, memo: object) -> Position:
        return Position(self.game, self.s.clone())

    def __reduce__(self) -> tuple[Any, ...]:
        game = self.game
        key = msgspec.json.encode(game.options)
        return loaded, (game.title, game.seats, game.edition, key, game.dump(self.s))


def loaded(title: str, seats: int, edition: str, options: bytes, data: Data) -> Position:
    game = make_with(title, seats, edition, msgspec.json.decode(options))
    return Position(game, game.load(data))


class LabGame(pyspiel.Game):  # type: ignore[misc]
    """One title, number of seats and set of options."""

    def __init__(self, kind: pyspiel.GameType, title: Title, parameters: Mapping[str, Any]) -> None:
        wishes = {name: parameters[name] for name in title.options if name in parameters}
        seats = int(parameters.get("seats", title.usual_seats))
        self.deals: Final = int(parameters.get("deals", DEALS))
        self.rules: Final = tablee.make(title.name, seats, **wishes)
        ending = str(parameters.get("reward", "victory"))
        if ending not in REWARDS:
            raise Problem("unknown-reward", reward=ending, rewards=", ".join(REWARDS))
        made, low, high = REWARDS[ending]
        self.reward: Final = made(self.rules)
        self.chances: Final = [(deal, 1 / self.deals) for deal in range(self.deals)]
        information = pyspiel.GameInfo(
            num_distinct_actions=self.rules.space.size,
            max_chance_outcomes=self.deals,
            num_players=seats,
            min_utility=low,
            max_utility=high,
            utility_sum=None,
            max_game_length=LONGEST,
        )
        super().__init__(kind, information, dict(parameters))

    def new_initial_state(self) -> LabState:
        return LabState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> LabObserver:
        return LabObserver(self.rules)

    def max_chance_nodes_in_history(self) -> int:
        return 1


class LabState(pyspiel.State):  # type: ignore[misc]
    """A position as the library sees it. Before the deal there is none."""

    def __init__(self, game: LabGame) -> None:
        super().__init__(game)
        self.position: Position | None = None

    @property
    def s(self) -> State[Any]:
        assert self.position is not None, "nothing is dealt yet"
        return self.position.s

    def lab(self) -> LabGame:
        game: LabGame = self.get_game()
        return game

    def current_player(self) -> int:
        if self.position is None:
            return int(pyspiel.PlayerId.CHANCE)
        asked = self.s.acting()
        if not asked:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.SIMULTANEOUS) if len(asked) > 1 else asked[0]

    def _legal_actions(self, player: int) -> list[int]:
        return [int(action) for action in self.s.options(player)] or [WAIT]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.lab().chances

    def _apply_action(self, action: int) -> None:
        if self.position is None:
            rules = self.lab().rules
            s = rules.deal(seed_of(int(action)))
            s.events = None  # nobody listens
            self.position = Position(rules, s)
            return
        seat = self.s.acting()[0]
        self.s.check(seat, int(action))
        self.s.apply(seat, int(action))

    def _apply_actions(self, actions: list[int]) -> None:
        """Where answers are not secret, one can settle another's question, who is asked again."""
        s = self.s
        asked = s.acting()
        for seat in asked:
            s.check(seat, int(actions[seat]))
        for seat in asked:
            if actions[seat] in s.options(seat):
                s.apply(seat, int(actions[seat]))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return self.lab().rules.space.text(action)

    def is_terminal(self) -> bool:
        return self.position is not None and not self.s.asked

    def returns(self) -> list[float]:
        game = self.lab()
        if not self.is_terminal():
            return [0.0] * game.rules.seats
        return [clipped(each) for each in game.reward.ended(self.s)]

    def __str__(self) -> str:
        if self.position is None:
            return "undealt"
        return msgspec.json.encode(self.position.game.dump(self.s)).decode()


def clipped(points: float) -> float:
    """Within what the library was told."""
    return min(MOST_POINTS, max(-MOST_POINTS, points))


class LabObserver:
    """A seat's view, as numbers and as text."""

    def __init__(self, rules: Game[Any]) -> None:
        self.rules = rules
        self.numbers = observations_of(rules)
        self.tensor = np.zeros(self.numbers.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: LabState, player: int) -> None:
        if state.position is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self.numbers.flat(state.s.seen_by(player))

    def string_from(self, state: LabState, player: int) -> str:
        if state.position is None:
            return "undealt"
        return msgspec.json.encode(self.rules.dump(state.s.seen_by(player).table)).decode()


class Maker:
    """Makes games of a title from their parameters.

    The library lets go of it when Python is gone already. It must not be freed then, so it holds
    on to itself.
    """

    def __init__(self, kind: pyspiel.GameType, title: Title) -> None:
        self.kind = kind
        self.title = title
        self.myself = self

    def __call__(self, parameters: Mapping[str, Any] | None = None) -> LabGame:
        return LabGame(self.kind, self.title, parameters or {})


def register(name: str, title: Title) -> None:
    usual: dict[str, OptionValue] = {
        "seats": title.usual_seats,
        "deals": DEALS,
        "reward": "victory",
    }
    kind = pyspiel.GameType(
        short_name=name,
        long_name=f"Tablée: {title.name}",
        dynamics=pyspiel.GameType.Dynamics.SIMULTANEOUS,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=title.seats[-1],
        min_num_players=title.seats[0],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=usual
        | {option.name: option.default for option in title.options.values()},
    )
    pyspiel.register_game(kind, Maker(kind, title))


for each, meant in NAMES.items():
    if each not in pyspiel.registered_names():
        register(each, find(meant))
