"""What a learner goes through, and the bot that plays what was learned; neither needs torch."""

from __future__ import annotations

import json
import subprocess
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

import tablee
from tablee import bots
from tablee.arena.play import play
from tablee.engine.game import Game
from tablee.engine.problems import Problem
from tablee.lab.learning import experience
from tablee.lab.learning.exam import examined
from tablee.lab.learning.experience import Chosen, School, advantages
from tablee.lab.learning.learned import Layers, Learned, load, save
from tablee.lab.spreading import spreading_of
from tablee.lab.vector import ManyTables


def network(game: Game[Any], seed: int = 1) -> Layers:
    dice = np.random.default_rng(seed)
    sizes = spreading_of(game).size, 8, game.space.size + 1
    return [
        (dice.normal(size=(a, b)).astype(np.float32), np.zeros(b, np.float32))
        for a, b in pairwise(sizes)
    ]


# --- what answers were worth ------------------------------------------------------------------


def test_an_answer_is_worth_all_that_its_seat_is_paid_later(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Seats answer in turn at one table; whoever expects nothing is surprised by every sum."""
    monkeypatch.setattr(experience, "SMOOTH", 1.0)
    rewards = np.array([[[1, 0]], [[2, 10]], [[4, 20]], [[8, 40]]], np.float32)
    seats = np.array([[0], [1], [0], [1]], np.int32)
    over = np.array([[False], [False], [True], [False]])
    nothing = np.zeros((4, 1), np.float32)
    found = advantages(rewards, over, seats, nothing, np.array([[100, 200]], np.float32))
    assert found[:, 0].tolist() == [1 + 2 + 4, 10 + 20, 4, 40 + 200], "the next game pays nobody"


def test_what_was_expected_is_no_surprise() -> None:
    rewards = np.array([[[0, 0]], [[1, 0]]], np.float32)
    seats = np.array([[0], [0]], np.int32)
    over = np.array([[False], [True]])
    expected = np.array([[0.25], [0.75]], np.float32)
    found = advantages(rewards, over, seats, expected, np.zeros((1, 2), np.float32))
    assert found[:, 0] == pytest.approx([0.5 + experience.SMOOTH * 0.25, 0.25])


# --- lessons ----------------------------------------------------------------------------------


def first(observations: Any, masks: NDArray[np.int8]) -> Chosen:
    """The first option, always."""
    nothing = np.zeros(len(masks), np.float32)
    return masks.argmax(axis=1), nothing, nothing


def test_teachers_play_their_seats_and_learners_learn_from_their_own() -> None:
    many = ManyTables("nettles", 4, 2, reward="shaped", seed=1)
    school = School(many, "expert", taught=2, seed=1)
    lesson = school.attend(40, first, advised=False)
    assert lesson.advised is None
    assert (lesson.actions == lesson.masks.argmax(axis=1)).all()
    assert (lesson.masks.sum(axis=1) > 1).all()
    viewer = [line.name for line in many.numbers.legend.lines].index("viewer")
    alone = School(ManyTables("nettles", 4, 2, reward="shaped", seed=1), "expert", 4, 1)
    assert set(alone.attend(40, first, advised=False).observations[:, viewer].tolist()) == {0, 1}
    assert len(alone.attend(40, first, advised=False)) < len(lesson)


def test_a_teacher_says_what_it_would_have_answered() -> None:
    many = ManyTables("nettles", 4, 2, reward="shaped", seed=1)
    lesson = School(many, "expert", taught=0, seed=1).attend(20, first, advised=True)
    assert lesson.advised is not None
    rows = np.arange(len(lesson))
    assert lesson.masks[rows, lesson.advised].all(), "only what is offered"
    assert (lesson.advised != lesson.actions).any()


# --- what was learned -------------------------------------------------------------------------


def test_a_network_plays_the_same_from_its_file(tmp_path: Path) -> None:
    game = tablee.make("nettles", seats=2)
    layers = network(game)
    save(tmp_path / "net.npz", game, layers)
    again, bot = load(tmp_path / "net.npz")
    assert (again.title, again.seats) == ("nettles", 2)
    rival = bots.make("random", b"")
    games = [play(game, [player, rival], b"deal") for player in (Learned(game, layers), bot)]
    assert games[0] == games[1]


def test_a_network_of_other_rules_is_refused(tmp_path: Path) -> None:
    game = tablee.make("nettles", seats=2)
    game.version += 1
    save(tmp_path / "net.npz", game, network(game))
    with pytest.raises(Problem, match="learned-otherwise"):
        load(tmp_path / "net.npz")


def test_an_exam_takes_every_deal_from_all_seats() -> None:
    """Where the rival is as good, what luck with cards brings is taken away again."""
    game = tablee.make("goofspiel", seats=2, cards=3, order="ascending")
    found = examined(game, bots.make("random", b"one"), "random", deals=40)
    assert found.count == 40
    assert found.mean() == pytest.approx(0.5, abs=found.error() + 0.1)


def test_it_enters_tournaments(tmp_path: Path) -> None:
    game = tablee.make("nettles", seats=2)
    save(tmp_path / "net.npz", game, network(game))
    command = [sys.executable, "-m", "tablee.lab.learning.entrant", "net.npz"]
    (tmp_path / "cup.toml").write_text(
        'games = 4\n[[table]]\ntitle = "nettles"\nseats = 2\n[[entrant]]\nbot = "random"\n'
        f'[[entrant]]\nname = "mine"\ncommand = {command}\n'
    )
    tablee_here = str(Path(sys.executable).with_name("tablee"))
    done = subprocess.run(
        [tablee_here, "tournament", "cup.toml", "--workers", "1", "--json"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["faults"] == []
