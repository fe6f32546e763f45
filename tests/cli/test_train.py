"""Learning values from the command line: what it writes, and what it refuses."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tablee.arena import runners
from tablee.bots.learning import training
from tablee.bots.learning.training import Lesson
from tablee.bots.learning.values import read, write
from tests.cli.conftest import Run


def tiny(title: str, edition: str, seed: str, games: int) -> Lesson:
    return Lesson(title, edition, seed, games, chunk=1)


def test_what_was_learned_is_written_and_reported(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys.modules["tablee.cli.app"], "Lesson", tiny)
    file = tmp_path / "values.json"
    done = run("train", "exodus", "--games", 10, "--seed", "x", "--workers", 1, "--out", file)
    assert (done.code, done.err.strip()) == (0, "")
    assert str(file) in done.out
    assert "Foreseen" in done.out
    lesson, notes = tiny("exodus", "base", "x", 10), tmp_path / "notes"
    list(training.learn(lesson, runners.here, notes))
    assert file.read_bytes() == write(training.values_of(lesson, notes))
    assert read(file.read_bytes(), "exodus", "base").provenance.games == 10
    assert [path.name for path in tmp_path.iterdir() if path.suffix == ".notes"] == []


def test_nothing_is_learned_without_features_or_games(run: Run) -> None:
    assert "goofspiel" in run("train", "goofspiel").err
    assert "100" in run("train", "exodus", "--games", 100).err
