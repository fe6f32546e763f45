"""The learner learns. It takes torch (`make learn`), and half a minute of a processor."""

from __future__ import annotations

from pathlib import Path

import pytest

pytest.importorskip("torch")

from tablee.lab.learning.course import Course, follow
from tablee.lab.learning.learned import load

SHORT = Course("precognition", lessons=8, tables=64, taught=32, advised=0, until_exam=8, deals=20)


def test_it_beats_random_play_after_a_few_lessons(tmp_path: Path) -> None:
    *_, last = follow(SHORT, tmp_path / "net.npz")
    assert last.shares["random"] - last.errors["random"] > 0.6
    game, _ = load(tmp_path / "net.npz")
    assert game.title == SHORT.title


def test_the_same_course_gives_the_same_player() -> None:
    tiny = Course("nettles", lessons=3, tables=8, taught=4, steps=16, until_exam=3, deals=10)

    def known() -> tuple[int, dict[str, float]]:
        (exam,) = follow(tiny)
        return exam.answers, exam.shares

    assert known() == known()
