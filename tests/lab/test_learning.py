"""The learner learns. That takes torch: `make learn`."""

from __future__ import annotations

from typing import Final

import pytest

pytest.importorskip("torch")

from tablee.lab.learning.course import Course, follow
from tablee.lab.learning.experience import Lesson, School
from tablee.lab.learning.ppo import RATE, Learner
from tablee.lab.vector import ManyTables

SHORT: Final = Course(
    "nettles", lessons=15, tables=32, taught=0, advised=0, until_exam=15, deals=60
)
"""By PPO alone, against nobody but itself."""


def test_it_beats_random_play_after_a_few_lessons_without_advice() -> None:
    (exam,) = follow(SHORT)
    assert exam.shares["random"] - exam.errors["random"] > 0.55


def test_advice_is_taken() -> None:
    many = ManyTables("nettles", 16, 2, reward="shaped", seed=1)
    learner = Learner(many.game, 1)
    lesson = School(many, "expert", taught=0, seed=1).attend(32, learner.choose, advised=True)
    before = likelihood(learner, lesson)
    for _ in range(5):
        learner.learn(lesson, trust=1.0, rate=RATE)
    assert likelihood(learner, lesson) > before + 0.1


def likelihood(learner: Learner, lesson: Lesson) -> float:
    """Of what the teacher would have answered."""
    likely, _ = learner.judge(lesson.observations, lesson.masks)
    assert lesson.advised is not None
    return float(likely.exp().detach().numpy()[range(len(lesson)), lesson.advised].mean())


def test_the_same_course_gives_the_same_player() -> None:
    tiny = Course("nettles", lessons=3, tables=8, taught=4, steps=16, until_exam=3, deals=10)

    def known() -> tuple[int, dict[str, float]]:
        (exam,) = follow(tiny)
        return exam.answers, exam.shares

    assert known() == known()
