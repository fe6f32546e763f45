"""Many tables at once give the same games as one by one."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tablee.engine.game import Game
from tablee.engine.problems import IllegalAction, Problem
from tablee.lab.table import Table
from tablee.lab.vector import ManyTables
from tests.lab.games import GAMES, label, wishes

STEPS = 60


def choices(masks: Any, dice: np.random.Generator) -> Any:
    """One of the offered actions for every row."""
    return (dice.random(masks.shape) * masks).argmax(axis=1)


@pytest.mark.parametrize("reward", ["victory", "shaped"])
@pytest.mark.parametrize("game", GAMES, ids=label)
def test_they_are_what_plain_tables_are(game: Game[Any], reward: str) -> None:
    many = ManyTables(game.title, 3, reward=reward, seed=4, **wishes(game))
    plain = [Table(game, reward) for _ in range(3)]
    games = [0, 0, 0]

    def deal(number: int) -> None:
        table = plain[number]
        table.s = game.deal(many.seed_of(number, games[number]))
        table.s.events = None
        table.reward.begin(table.s)
        games[number] += 1

    for number in range(3):
        deal(number)
    dice = np.random.default_rng(1)
    for _ in range(STEPS):
        for number, table in enumerate(plain):
            seat = table.s.acting()[0]
            assert many.seats[number] == seat
            assert (many.observations[number] == table.observe(seat)).all()
            assert (many.masks[number] == table.mask(seat)).all()
        actions = choices(many.masks, dice)
        many.step(actions)
        for number, table in enumerate(plain):
            paid = table.answer(table.s.acting()[0], int(actions[number]))
            assert many.rewards[number] == pytest.approx(paid or [0.0] * game.seats, abs=1e-5)
            assert many.over[number] == table.over()
            if table.over():
                deal(number)


def test_arrays_are_written_in_place() -> None:
    many = ManyTables("goofspiel", 8, seats=2)
    before = (many.observations, many.masks, many.rewards, many.over, many.seats)
    copy = many.observations.copy()
    many.step(choices(many.masks, np.random.default_rng(1)))
    after = (many.observations, many.masks, many.rewards, many.over, many.seats)
    assert all(one is other for one, other in zip(before, after, strict=True))
    assert (many.observations != copy).any()


def test_a_seed_gives_the_same_games() -> None:
    def played(many: ManyTables) -> bytes:
        dice = np.random.default_rng(1)
        seen = b""
        for _ in range(40):
            many.step(choices(many.masks, dice))
            seen += many.observations.tobytes() + many.rewards.tobytes()
        return seen

    many = ManyTables("precognition", 4, seats=2, seed=1)
    first = played(many)
    assert played(many) != first
    many.reset(1)
    assert played(many) == first
    many.reset(2)
    assert played(many) != first


def test_a_wrong_answer_changes_nothing_anywhere() -> None:
    many = ManyTables("goofspiel", 4, seats=2)
    before = many.observations.copy()
    with pytest.raises(IllegalAction):
        many.step(np.array([1, 2, 3, 0]))
    with pytest.raises(IllegalAction):
        many.step(np.array([1, 2, 3, 99]))
    assert (many.observations == before).all()


def test_there_is_at_least_one_table() -> None:
    with pytest.raises(Problem, match="bad-count"):
        ManyTables("goofspiel", 0)
