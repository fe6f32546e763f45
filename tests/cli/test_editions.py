"""Editions of one's own on the command line: made, checked, compared, played, recorded."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from tablee.engine.editions import OPENED
from tests.cli.conftest import Run

GOOD = {"cards": [{"id": "s1-h1", "cost": 4, "name": {"en": "Stranger"}}]}
BAD = {"cards": [{"id": "s1-h1", "cost": -1}, {"id": "s1-h2", "cots": 2}]}


@pytest.fixture(autouse=True)
def closed_again() -> Iterator[None]:
    before = dict(OPENED)
    yield
    OPENED.clear()
    OPENED.update(before)


@pytest.fixture
def mine(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    assert run("edition", "new", "precognition", "mine").code == 0
    folder = tmp_path / "mine"
    (folder / "cards.json").write_text(json.dumps(GOOD))
    return folder


@pytest.mark.parametrize("whole", [[], ["--whole"]], ids=["patch", "whole"])
def test_a_new_edition_can_be_checked_and_played(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, whole: list[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    made = run("edition", "new", "pest", "./mine", *whole)
    assert "tablee edition check mine" in made.out
    checked = run("edition", "check", "mine")
    assert (checked.code, checked.err) == (0, "")
    assert "0 values or items of pest differ" in checked.out
    games = ["--games", 2, "--seats", 2, "--workers", 1, "--json"]
    told = json.loads(run("simulate", "pest", "--edition", "./mine", *games).out)
    base = json.loads(run("simulate", "pest", *games).out)
    assert told["bots"] == base["bots"]


@pytest.mark.parametrize(
    ("language", "told", "count"),
    [
        ("en", "cards.json: s1-h1 cannot have this cost: -1", "2 things are wrong."),
        ("fr", "cards.json", "2 choses"),
        ("es", "cards.json", "2 cosas están mal"),
    ],
)
def test_all_faults_are_named_and_the_command_fails(
    run: Run, mine: Path, language: str, told: str, count: str
) -> None:
    (mine / "cards.json").write_text(json.dumps(BAD))
    done = run("--language", language, "edition", "check", mine)
    assert (done.code, done.out) == (2, "")
    assert told in done.err
    assert count in done.err
    assert all(name in done.err for name in ("s1-h1", "cost", "s1-h2", "cots"))


def test_faults_are_data_for_other_programs(run: Run, mine: Path) -> None:
    (mine / "cards.json").write_text(json.dumps(BAD))
    done = run("edition", "check", mine, "--json")
    assert done.code == 2
    found = {(fault["item"], fault["field"]) for fault in json.loads(done.out)["faults"]}
    assert found == {("s1-h1", "cost"), ("s1-h2", "cots")}


def test_what_differs_is_told_by_item_and_field(run: Run, mine: Path) -> None:
    done = run("edition", "diff", "base", "./mine")
    assert done.lines()[-1] == "2 differences."
    assert any(line.startswith("s1-h1 (Stranger), Cost: ") for line in done.lines())
    assert all(line.endswith("→ 4") for line in done.lines() if "Cost" in line)
    back = json.loads(run("edition", "diff", "./mine", "base", "--json").out)
    assert {(one["item"], one["field"], one["what"]) for one in back} == {
        ("s1-h1", "cost", "changed"),
        ("s1-h1", "name", "changed"),
    }
    assert run("edition", "diff", "base", "base").code == 2
    same = run("edition", "diff", "base", "base", "--title", "precognition")
    assert same.out.strip() == "Nothing differs."


def test_one_command_plays_a_change_against_the_base(run: Run, mine: Path) -> None:
    args = ["--seats", 2, "--games", 3, "--bots", "greedy,random", "--workers", 1]
    done = run("edition", "compare", "precognition", "./mine", *args)
    assert (done.code, done.err.strip()) == (0, "")
    assert "precognition, deals: 3" in done.out
    assert "Victories of seat 2" in done.out
    assert "Give Stranger" in done.out or "Stranger" in done.out
    told = json.loads(run("edition", "compare", "precognition", "./mine", *args, "--json").out)
    assert told["deals"] == 3
    before, change, after = [
        told["measures"]["answers"][name]["mean"] for name in ("before", "change", "after")
    ]
    assert before + change == pytest.approx(after)


def test_a_record_is_read_with_its_edition_alone(run: Run, mine: Path, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    args = ["--seats", 2, "--edition", "./mine", "--bots", "greedy"]
    assert run("record", "precognition", path, *args).code == 0
    name = json.loads(path.read_text())["edition"]
    assert name.startswith("mine@")
    OPENED.clear()
    for command in ("check", "show", "review"):
        done = run(command, path)
        assert (done.code, done.out) == (2, "")
        assert f"edition {name}, which is not at hand" in done.err
        assert "--edition" in done.err
    assert run("check", path, "--edition", "./mine").code == 0
    assert "Stranger" in run("show", path, "--edition", "./mine").out
    OPENED.clear()
    (mine / "cards.json").write_text('{"cards": []}')
    done = run("check", path, "--edition", "./mine")
    assert done.code == 2
    assert f"Wanted is the edition {name}" in done.err


def test_a_match_and_a_tournament_are_played_with_it(run: Run, mine: Path, tmp_path: Path) -> None:
    args = ["--games", 2, "--workers", 1, "--edition", "./mine"]
    done = run("match", "precognition", "greedy", "random", *args)
    assert done.code == 0
    assert [one.name.split("_")[1][:5] for one in (tmp_path / "matches").iterdir()] == ["mine@"]
    folder = tmp_path / "cup"
    folder.mkdir()
    shutil.move(mine, folder / "mine")
    entrants = '[[entrant]]\nbot = "greedy"\n[[entrant]]\nbot = "random"\n'
    table = '[[table]]\ntitle = "precognition"\nseats = 2\nedition = "{}"\n'
    file = folder / "cup.toml"
    file.write_text("games = 2\n" + table.format("./mine") + entrants)
    assert run("tournament", file, "--workers", 1).code == 0
    file.write_text("games = 2\n" + table.format("./other") + entrants)
    done = run("tournament", file, "--workers", 1)
    assert done.code == 2
    assert "table[0].edition" in done.err
