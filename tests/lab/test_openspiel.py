"""OpenSpiel's own test with serialization, unchanged, and its MCTS on our rules."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import mcts

from tablee.engine.game import Game
from tablee.lab.observations import observations_of
from tablee.lab.openspiel import NAMES
from tests.lab.games import GAMES, label

NAMED = {title: name for name, title in NAMES.items()}


def load(game: Game[Any], **parameters: object) -> Any:
    return pyspiel.load_game(
        NAMED[game.title], {"seats": game.seats, "deals": 100, **game.options, **parameters}
    )


@pytest.mark.parametrize("game", GAMES, ids=label)
def test_random_play_with_serialization(game: Game[Any]) -> None:
    pyspiel.random_sim_test(load(game), num_sims=1, serialize=True, verbose=False)


def test_also_where_points_are_paid() -> None:
    game = pyspiel.load_game("tablee_goofspiel", {"reward": "margin", "deals": 10})
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)


def test_turns_are_made_of_simultaneous_nodes() -> None:
    game = pyspiel.convert_to_turn_based(pyspiel.load_game("tablee_precognition", {"deals": 10}))
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_all_names_of_the_issue_are_registered() -> None:
    names = ("goofspiel", "precognition", "ai_100_human", "exodus", "pest")
    assert {f"tablee_{name}" for name in names} <= set(pyspiel.registered_names())


def test_several_are_asked_at_once_and_the_rest_wait() -> None:
    game = pyspiel.load_game("tablee_goofspiel", {"seats": 3, "cards": 4, "deals": 10})
    state = game.new_initial_state()
    assert state.is_chance_node()
    state.apply_action(7)
    assert state.is_simultaneous_node()
    state.apply_actions([4, 4, 1])
    assert state.legal_actions(2) == [2, 3, 4]
    assert state.action_to_string(2, 2) == "bid 2"


def test_what_is_seen_is_the_observation_of_the_seat() -> None:
    game = pyspiel.load_game("tablee_exodus", {"seats": 2, "deals": 10})
    state = game.new_initial_state()
    state.apply_action(3)
    numbers = observations_of(state.position.game)
    for seat in range(2):
        flat = numbers.flat(state.s.seen_by(seat))
        assert state.observation_tensor(seat) == flat.tolist()
    assert state.observation_string(0) != state.observation_string(1)


def test_a_copy_goes_its_own_way() -> None:
    game = pyspiel.load_game("tablee_goofspiel", {"seats": 2, "deals": 10})
    state = game.new_initial_state()
    state.apply_action(3)
    copy = state.clone()
    before = str(state)
    copy.apply_actions([1, 2])
    assert str(state) == before != str(copy)


def test_its_mcts_beats_random_play() -> None:
    """Two seats and five cards: with fifty simulations an answer it leaves little."""
    game = pyspiel.load_game("tablee_goofspiel", {"seats": 2, "cards": 5, "deals": 10})
    turns = pyspiel.convert_to_turn_based(game)
    dice = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, dice)
    bot = mcts.MCTSBot(turns, 1.4, 50, evaluator, random_state=dice)
    won = 0.0
    for deal in range(10):
        state = turns.new_initial_state()
        state.apply_action(deal)
        while not state.is_terminal():
            own = state.current_player() == 0
            state.apply_action(bot.step(state) if own else int(dice.choice(state.legal_actions())))
        won += state.returns()[0]
    assert won >= 7


def test_python_ends_in_peace() -> None:
    """The library lets go of registered games after Python has gone."""
    code = "import pyspiel, tablee.lab.openspiel; pyspiel.load_game('tablee_pest')"
    subprocess.run([sys.executable, "-c", code], check=True, capture_output=True)
