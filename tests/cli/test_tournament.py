"""Tournaments on the command line: the report, the files, going on, and what is refused."""

from __future__ import annotations

import json
import re
import sys
import tomllib
from pathlib import Path
from typing import Any

import msgspec
import pyarrow.parquet as pq
import pytest

from tablee.arena import outside
from tablee.arena.tournament import parquet, plan
from tests.cli.conftest import Run

PAGE = (Path(__file__).parents[2] / "docs" / "tournament.md").read_text(encoding="utf-8")
EXAMPLE = Path(__file__).parents[2] / "examples" / "tournament_entrant.py"

FILE = f"""
games = 4
[[table]]
title = "goofspiel"
seats = 2
options = {{ cards = 3 }}
[[entrant]]
bot = "random"
[[entrant]]
name = "mine"
command = [{sys.executable!r}, {str(EXAMPLE)!r}]
[[entrant]]
name = "dead"
command = [{sys.executable!r}, "-c", "raise SystemExit(3)"]
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "small.toml"
    path.write_text(FILE, encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ["Ahead of mine", "seats: 2", "lost by a fault, crash", "exit code 3"]),
        ("fr", ["Avance sur mine", "places", "a perdu par une faute"]),
        ("es", ["Ventaja sobre mine", "asientos: 2", "ha perdido por una falta"]),
    ],
)
def test_the_report_names_faults_and_is_in_its_language(
    run: Run, file: Path, language: str, told: list[str]
) -> None:
    done = run("--language", language, "tournament", file, "--workers", 1)
    assert (done.code, done.err.strip()) == (0, "")
    assert [text for text in told if text not in done.out] == []
    assert outside.running == {}


def test_everything_is_written_beside_the_file_and_goes_on(run: Run, file: Path) -> None:
    first = json.loads(run("tournament", file, "--workers", 1, "--json").out)
    folder = file.with_suffix("")
    assert json.loads((folder / "results.json").read_text()) == first
    assert first["games"] == 12
    assert pq.read_table(folder / "results.parquet").num_rows == 24
    kept = {path: path.read_text() for path in (folder / "meetings").iterdir()}
    file.write_text(FILE.replace("games = 4", "games = 8"), encoding="utf-8")
    second = json.loads(run("tournament", file, "--workers", 1, "--json").out)
    assert second["games"] == 24
    assert all(path.read_text().startswith(text) for path, text in kept.items())
    dead = next(line for line in second["tables"][0]["entrants"] if line["entrant"] == "dead")
    assert (dead["faults"], dead["games"], dead["share"]["mean"]) == (16, 16, 0.0)


def test_a_changed_program_needs_a_new_version(run: Run, file: Path, tmp_path: Path) -> None:
    program = tmp_path / "mine.py"
    program.write_text(EXAMPLE.read_text(encoding="utf-8"), encoding="utf-8")
    file.write_text(FILE.replace(repr(str(EXAMPLE)), "'mine.py'"), encoding="utf-8")
    assert run("tournament", file, "--workers", 1).code == 0
    program.write_text(program.read_text(encoding="utf-8") + "\n", encoding="utf-8")
    file.write_text(file.read_text().replace("games = 4", "games = 8"), encoding="utf-8")
    done = run("tournament", file, "--workers", 1)
    assert done.code == 2
    assert "mine@1 does not play any more as it did" in done.err


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (("seats = 2", "seats = 99"), "table[0].seats: goofspiel is played by"),
        (("games = 4", "gmaes = 4"), "the key gmaes means nothing here"),
        (('bot = "random"', 'bot = "random"\nversion = 5'), "entrant[0].version: random is here"),
    ],
)
def test_what_cannot_be_played_is_a_problem(
    run: Run, file: Path, change: tuple[str, str], told: str
) -> None:
    file.write_text(FILE.replace(*change), encoding="utf-8")
    done = run("tournament", file)
    assert done.code == 2
    assert "small.toml" in done.err
    assert told in done.err
    assert list(file.parent.iterdir()) == [file]


# --- the page ---------------------------------------------------------------------------------


def blocks(kind: str) -> list[str]:
    return re.findall(rf"```{kind}\n(.*?)```", PAGE, re.DOTALL)


def test_the_file_on_the_page_can_be_played(tmp_path: Path) -> None:
    (text,) = blocks("toml")
    (tmp_path / "spring.toml").write_text(text, encoding="utf-8")
    found = plan.read(tmp_path / "spring.toml")
    assert (len(found.entrants), len(found.tables)) == (3, 5)
    written = tomllib.loads(text)
    keys = {key for entrant in written["entrant"] for key in entrant}
    assert keys | {"style", "seconds"} == set(plan.EntrantEntry.__struct_fields__)


@pytest.mark.parametrize(
    "kind",
    [outside.Hello, outside.Ready, outside.Begin, outside.Question, outside.Answer, outside.End],
)
def test_every_message_on_the_page_is_one(kind: type[msgspec.Struct]) -> None:
    texts = [text for text in blocks("json") if f'"{kind.__struct_config__.tag}"' in text]
    assert texts
    for text in texts:
        message: Any = msgspec.json.decode(text, type=kind)
        assert json.loads(msgspec.json.encode(message)) == json.loads(text)


def test_every_column_stands_on_the_page() -> None:
    named = re.findall(r"^\| ((?:`\w+`,? ?)+) \|", PAGE, re.MULTILINE)
    assert set(parquet.SCHEMA.names) <= set(re.findall(r"\w+", " ".join(named)))
