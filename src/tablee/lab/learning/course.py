"""A course of lessons with exams in between: who learns what, from whom, and how well."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from time import process_time
from typing import Final

import msgspec
import torch

from tablee.lab.learning.exam import examined
from tablee.lab.learning.experience import School
from tablee.lab.learning.learned import Learned, save
from tablee.lab.learning.ppo import RATE, Learner
from tablee.lab.vector import ManyTables

RIVALS: Final = ("random", "expert")
"""Who sits in exams."""

SETTLED: Final = 0.9
"""So much of the rate of learning is gone by the end."""


class Course(msgspec.Struct, frozen=True):
    title: str
    seats: int = 2
    seed: int = 1
    lessons: int = 900
    tables: int = 128
    teacher: str = "expert"
    taught: int = 64
    """At so many tables a teacher has the other seats; at the rest the learner has all."""
    advised: int = 600
    """For so many lessons the teacher is asked: half of them are its advice alone, then it counts
    less and less."""
    steps: int = 64
    """Answers at each table for a lesson."""
    until_exam: int = 25
    """Lessons."""
    deals: int = 50
    """Of an exam, each played from every seat."""


class Exam(msgspec.Struct, frozen=True):
    """A point of the curve."""

    lessons: int
    seconds: float
    """Of the processor, for lessons alone: exams are not counted."""
    answers: int
    """That were learned from so far."""
    shares: dict[str, float]
    """Of the victory, against each rival."""
    errors: dict[str, float]
    """Half the interval that holds the true share in 95 of 100 cases, counted over deals."""


def follow(course: Course, file: Path | None = None) -> Iterator[Exam]:
    """Learn; after every exam, what can be played by then is in the file.

    The same course gives the same network on the same machine.
    """
    torch.set_num_threads(1)
    many = ManyTables(course.title, course.tables, course.seats, reward="shaped", seed=course.seed)
    learner = Learner(many.game, course.seed)
    school = School(many, course.teacher, course.taught, course.seed)
    seconds, answers = 0.0, 0
    for number in range(1, course.lessons + 1):
        start = process_time()
        trust = trust_in_advice(course, number)
        lesson = school.attend(course.steps, learner.choose, advised=trust > 0)
        learner.learn(lesson, trust, RATE * (1 - SETTLED * number / course.lessons))
        seconds += process_time() - start
        answers += len(lesson)
        if number == course.lessons or number % course.until_exam == 0:
            if file is not None:
                save(file, many.game, learner.layers())
            bot = Learned(many.game, learner.layers())
            found = {rival: examined(many.game, bot, rival, course.deals) for rival in RIVALS}
            yield Exam(
                lessons=number,
                seconds=seconds,
                answers=answers,
                shares={rival: shares.mean() for rival, shares in found.items()},
                errors={rival: shares.error() for rival, shares in found.items()},
            )


def trust_in_advice(course: Course, number: int) -> float:
    """From 1 to 0."""
    return min(1.0, 2 * (1 - (number - 1) / course.advised)) if number <= course.advised else 0.0
