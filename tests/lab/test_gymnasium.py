"""Gymnasium's own check, unchanged, and what it does not ask for."""

from __future__ import annotations

import subprocess
import sys
import tomllib
import warnings
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from tablee.engine.game import Game
from tablee.engine.problems import Problem
from tablee.lab.gymnasium import IDS, Seat
from tests.lab.games import GAMES, label, wishes

NAMED = {title: name for name, title in IDS.items()}


@pytest.mark.parametrize("game", GAMES, ids=label)
def test_the_library_finds_nothing_wrong(game: Game[Any]) -> None:
    env = gymnasium.make(NAMED[game.title], opponents="random", **wishes(game))
    with warnings.catch_warnings():
        warnings.simplefilter("error", UserWarning)
        check_env(env.unwrapped)


@pytest.mark.parametrize("name", IDS)
def test_nor_with_names_and_verbs(name: str) -> None:
    wish: dict[str, Any] = {"form": "named", "actions": "factored", "seat": "any"}
    env = gymnasium.make(name, opponents="random", reward="shaped", **wish)
    check_env(env.unwrapped)
    observed, _ = env.reset(seed=1)
    over = False
    while not over:
        verb, target = np.argwhere(observed["action_mask"])[-1]
        observed, _, over, cut, info = env.step(np.array([verb, target]))
        assert not cut
    assert "illegal" not in info


def play(env: gymnasium.Env[Any, Any], seed: int) -> tuple[float, dict[str, Any]]:
    dice = np.random.default_rng(seed)
    observed, info = env.reset(seed=seed)
    sum_, over = 0.0, False
    while not over:
        action = dice.choice(np.flatnonzero(observed["action_mask"]))
        observed, reward, over, _, info = env.step(action)
        sum_ += float(reward)
    return sum_, info


def test_one_seat_against_a_level() -> None:
    env = gymnasium.make("tablee/Goofspiel-v1", seats=3, cards=4, opponents="level-2")
    reward, info = play(env, 1)
    assert 0 <= reward <= 1
    assert sum(info["scores"]) <= 10
    assert play(env, 1) == (reward, info), "the same seed gives the same game"


@pytest.mark.parametrize("name", IDS)
def test_levels_sit_down_in_every_title(name: str) -> None:
    """A level has a version of its own in some titles: the bot made is the one that was named."""
    env = gymnasium.make(name, seats=3, opponents="level-2")
    observed, _ = env.reset(seed=1)
    assert observed["action_mask"].any()


def test_better_opponents_win_more() -> None:
    """Two seats of AI 100% Human, where experts leave random play nothing."""
    shares = {}
    for name in ("random", "expert"):
        env = gymnasium.make("tablee/AI100Human-v1", seats=2, opponents=name)
        shares[name] = sum(play(env, seed)[0] for seed in range(8))
    assert shares["expert"] == 0 < shares["random"]


def test_each_opponent_has_a_seat_after_the_learner() -> None:
    env = Seat("goofspiel", seats=3, opponents=["random", "greedy/1"], seat=2)
    env.reset(seed=1)
    assert [bot.name for bot in env.others] == ["random", "greedy"]
    assert env.seat == 2
    with pytest.raises(Problem, match="bad-opponents"):
        Seat("goofspiel", seats=3, opponents=["random"])


def test_alone_there_are_none() -> None:
    env = gymnasium.make("tablee/Pest-v1", seats=1)
    reward, info = play(env, 2)
    assert 0 <= reward <= 1
    assert len(info["scores"]) == 1


def test_any_seat_is_another_one_from_game_to_game() -> None:
    env = gymnasium.make("tablee/Goofspiel-v1", opponents="random", seat="any")
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(20)} == {0, 1, 2}


@pytest.mark.parametrize(
    ("wish", "problem"),
    [
        ({"opponents": "nobody"}, "unknown-bot"),
        ({"seat": 3}, "no-such-seat"),
        ({"form": "round"}, "unknown-choice"),
        ({"actions": "all"}, "unknown-choice"),
    ],
)
def test_what_cannot_be_is_said(wish: dict[str, Any], problem: str) -> None:
    with pytest.raises(Problem, match=problem):
        Seat("goofspiel", seats=3, **wish)


# --- how it is found --------------------------------------------------------------------------


def test_it_is_found_without_an_import() -> None:
    """By the module before the id, as the library does it since its version 1."""
    code = (
        "import gymnasium;"
        "env = gymnasium.make('tablee.lab.gymnasium:tablee/Goofspiel-v1', opponents='random');"
        "print(env.reset(seed=1)[0]['observation'].size)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert int(done.stdout) > 0


def test_older_versions_of_the_library_find_it_by_its_entry_point() -> None:
    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text())["project"]
    module, _, function = project["entry-points"]["gymnasium.envs"]["__root__"].partition(":")
    getattr(__import__(module, fromlist=["_"]), function)()
    assert set(IDS) <= set(gymnasium.registry)
