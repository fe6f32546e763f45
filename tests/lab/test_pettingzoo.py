"""PettingZoo's own tests, unchanged, and what they do not ask for."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, seed_test
from pettingzoo.test.seed_test import parallel_seed_test

from tablee.engine.game import Game
from tablee.engine.problems import IllegalAction, Problem
from tablee.engine.titles import TITLES
from tablee.lab.pettingzoo import AtOnce, Turns, aec, parallel
from tablee.lab.rewards import REWARDS
from tests.lab.games import GAMES, label, wishes

CYCLES = 40
"""Of the library's loops, which play as many answers for each seat."""


@pytest.fixture(autouse=True)
def only_the_usual_warnings() -> Iterator[None]:
    """The library knows its own environments with masks by name, and warns of all others."""
    with warnings.catch_warnings():
        warnings.simplefilter("error", UserWarning)
        for text in ("Observation is not a NumPy", "Observation space for each agent probably"):
            warnings.filterwarnings("ignore", text)
        yield


@pytest.mark.parametrize("game", GAMES, ids=label)
def test_in_turns(game: Game[Any]) -> None:
    api_test(aec(game.title, **wishes(game)), num_cycles=CYCLES)


@pytest.mark.parametrize("game", GAMES, ids=label)
def test_all_at_once(game: Game[Any]) -> None:
    parallel_api_test(parallel(game.title, **wishes(game)), num_cycles=CYCLES)


@pytest.mark.parametrize("game", GAMES, ids=label)
def test_a_seed_gives_the_same_game(game: Game[Any]) -> None:
    seed_test(lambda: aec(game.title, **wishes(game)), num_cycles=CYCLES)
    parallel_seed_test(lambda: parallel(game.title, **wishes(game)), num_cycles=CYCLES)


def test_another_seed_gives_another_game() -> None:
    env = aec("precognition", seats=3)
    env.reset(seed=1)
    first = env.last()[0]
    env.reset(seed=2)
    assert (env.last()[0]["observation"] != first["observation"]).any()


# --- whole games ------------------------------------------------------------------------------


def play_in_turns(env: Turns, seed: int) -> dict[str, float]:
    """To the end, at random; what everybody was paid in all."""
    dice = np.random.default_rng(seed)
    env.reset(seed=seed)
    sums = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        observed, reward, over, _, _ = env.last()
        sums[agent] += reward
        env.step(None if over else int(dice.choice(np.flatnonzero(observed["action_mask"]))))
    return sums


def play_at_once(env: AtOnce, seed: int) -> dict[str, float]:
    dice = np.random.default_rng(seed)
    seen, _ = env.reset(seed=seed)
    sums = dict.fromkeys(env.agents, 0.0)
    while env.agents:
        actions = {
            agent: int(dice.choice(np.flatnonzero(seen[agent]["action_mask"])))
            for agent in env.agents
        }
        seen, rewards, *_ = env.step(actions)
        for agent, reward in rewards.items():
            sums[agent] += reward
    return sums


@pytest.mark.parametrize("title", TITLES)
def test_the_sum_of_victory_is_the_share_of_it(title: str) -> None:
    env = aec(title)
    paid = play_in_turns(env, 5)
    assert env.table.s.over()
    assert list(paid.values()) == env.table.game.returns(env.table.s)


@pytest.mark.parametrize("title", TITLES)
def test_the_sum_of_the_margin_is_the_lead(title: str) -> None:
    env = parallel(title, reward="margin")
    paid = play_at_once(env, 5)
    totals = [score.total for score in env.table.game.scores(env.table.s)]
    for seat, sum_ in enumerate(paid.values()):
        assert sum_ == totals[seat] - max(totals[:seat] + totals[seat + 1 :])


@pytest.mark.parametrize("title", TITLES)
def test_shaping_adds_what_depends_on_the_deal_alone(title: str) -> None:
    """So the same answers are best, whatever is paid on the way."""
    env = aec(title, reward="shaped")
    added = []
    for seed in (3, 4):
        env.reset(seed=9)
        dealt = env.table.reward.outlooks(env.table.s)  # type: ignore[attr-defined]
        paid = play_again(env, seed)
        shares = env.table.game.returns(env.table.s)
        added.append([sum_ - share for sum_, share in zip(paid, shares, strict=True)])
        assert added[-1] == pytest.approx([-each for each in dealt])
    assert added[0] == pytest.approx(added[1])


def play_again(env: Turns, seed: int) -> list[float]:
    """The same deal with other answers."""
    dice = np.random.default_rng(seed)
    sums = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        observed, reward, over, _, _ = env.last()
        sums[agent] += reward
        env.step(None if over else int(dice.choice(np.flatnonzero(observed["action_mask"]))))
    return list(sums.values())


def test_who_is_not_asked_can_only_wait() -> None:
    env = parallel("pest", seats=3)
    seen, _ = env.reset(seed=1)
    asked = [f"player_{seat}" for seat in env.table.s.acting()]
    assert len(asked) == 1
    for agent, observed in seen.items():
        only_waits = np.flatnonzero(observed["action_mask"]).tolist() == [0]
        assert only_waits == (agent not in asked)


# --- wrong answers and wishes -----------------------------------------------------------------


def test_an_answer_that_is_not_offered_loses() -> None:
    env = aec("goofspiel", seats=3)
    env.reset(seed=1)
    loser = env.agent_selection
    env.step(0)
    assert all(env.terminations.values())
    assert env.rewards == {agent: 0.0 if agent == loser else 0.5 for agent in env.agents}
    assert env.infos[loser]["illegal"]


def test_it_costs_points_where_points_are_paid() -> None:
    env = parallel("goofspiel", seats=2, reward="margin")
    env.reset(seed=1)
    _, rewards, over, _, infos = env.step({"player_0": 3, "player_1": 0})
    assert rewards == {"player_0": 0.0, "player_1": -100.0}
    assert all(over.values())
    assert infos["player_1"]["illegal"]


def test_it_is_an_error_where_that_is_wanted() -> None:
    env = aec("goofspiel", seats=2, illegal="raise")
    env.reset(seed=1)
    with pytest.raises(IllegalAction):
        env.step(0)


@pytest.mark.parametrize(
    ("wish", "problem"),
    [
        ({"seats": 9}, "bad-seats"),
        ({"cards": 99}, "bad-option-value"),
        ({"colour": "red"}, "unknown-option"),
        ({"reward": "honour"}, "unknown-reward"),
        ({"illegal": "shrug"}, "unknown-choice"),
    ],
)
def test_what_cannot_be_is_said(wish: dict[str, Any], problem: str) -> None:
    with pytest.raises(Problem, match=problem):
        aec("goofspiel", **wish)


def test_rewards_are_chosen_by_name() -> None:
    assert list(REWARDS) == ["victory", "margin", "shaped"]
