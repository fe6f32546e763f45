"""Match-ups on the command line: the report, the JSON, going on, and what is refused."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Done, Run

ARGS = ("match", "goofspiel", "greedy/1", "random", "-o", "cards=4", "--workers", 1)


def data(done: Done) -> Any:
    assert (done.code, done.err.strip()) == (0, "")
    return json.loads(done.out)


def test_json_has_everything(run: Run, tmp_path: Path) -> None:
    found = data(run(*ARGS, "--games", 9, "--results", tmp_path, "--json"))
    standing = found["standing"]
    assert (standing["games"], standing["blocks"], standing["even"]) == (10, 5, 0.5)
    assert [standing[side]["player"] for side in "ab"] == ["greedy@1/1", "random@1"]
    assert standing["a"]["share"]["low"] < standing["a"]["share"]["mean"]
    assert standing["a"]["decisions"] == 10 * 3
    assert found["test"] is None
    assert Path(found["path"]).parent == tmp_path


def test_a_second_call_goes_on(run: Run, tmp_path: Path) -> None:
    first = data(run(*ARGS, "--games", 4, "--results", tmp_path, "--json"))
    lines = Path(first["path"]).read_text().splitlines()
    second = data(run(*ARGS, "--games", 8, "--results", tmp_path, "--json"))
    assert first["path"] == second["path"]
    assert Path(first["path"]).read_text().splitlines()[: len(lines)] == lines
    assert second["standing"]["blocks"] == 4


def test_a_test_says_what_it_has_found(run: Run, tmp_path: Path) -> None:
    args = (*ARGS, "--games", 400, "--results", tmp_path, "--test", "gain")
    assert data(run(*args, "--json"))["test"]["verdict"] == "higher"
    assert "Decided: A has 4 rather than 0 points" in run(*args).out


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ["goofspiel, seats: 2", "Victories", "Games: 4, deals: 2"]),
        ("fr", ["places", "Victoires", "donnes"]),
        ("es", ["asientos: 2", "Victorias", "repartos: 2"]),
    ],
)
def test_the_report_is_in_its_language(
    run: Run, language: str, told: list[str], tmp_path: Path
) -> None:
    done = run("--language", language, *ARGS, "--games", 4, "--results", tmp_path)
    assert done.code == 0
    assert [text for text in told if text not in done.out] == []


def test_ratings_stand_on_one_scale(run: Run, tmp_path: Path) -> None:
    run(*ARGS, "--games", 20, "--results", tmp_path)
    found = data(run("ratings", "goofspiel", "--results", tmp_path, "--json"))
    assert list(found) == ["greedy@1/1", "random@1"]
    assert found["random@1"]["games"] == 20
    assert "greedy@1/1" in run("ratings", "goofspiel", "--results", tmp_path).out


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        (("--test", "luck"), "There is no test “luck”. There are: gain, keep."),
        (("--games", 0), "0"),
        (("--seed", "a/b"), "The seed “a/b” becomes part of a file name"),
        (("-n", 9), "9"),
    ],
)
def test_what_cannot_be_played_is_a_problem(
    run: Run, changes: tuple[object, ...], told: str, tmp_path: Path
) -> None:
    done = run(*ARGS, "--results", tmp_path, *changes)
    assert done.code == 2
    assert told in done.err
    assert list(tmp_path.iterdir()) == []


def test_without_results_there_are_no_ratings(run: Run, tmp_path: Path) -> None:
    done = run("ratings", "goofspiel", "--results", tmp_path)
    assert done.code == 2
    assert "There are no results of goofspiel" in done.err
