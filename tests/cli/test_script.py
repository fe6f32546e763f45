"""The installed script, as people start it: real processes, real files."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import tablee

SCRIPT = Path(sys.executable).parent / "tablee"


def start(*args: object, typed: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    """Run the script with these arguments, in an environment that says nothing about languages."""
    unset = ("LANG", "LC_ALL", "LC_MESSAGES", "LANGUAGE", "FORCE_COLOR")
    inherited = {name: value for name, value in os.environ.items() if name not in unset}
    return subprocess.run(
        [str(SCRIPT), *map(str, args)],
        input=typed,
        env={**inherited, "PYTHONUTF8": "1", "COLUMNS": "400", **environment},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


@pytest.mark.parametrize(
    ("language", "typed", "over"),
    [
        ("en", "3\n2\n", "The game is over."),
        ("fr", "miser\nbid 3\nhelp\n2\n", "La partie est finie."),
        ("es", "why 3\n3\nundo\nbid 1\n2\n", "La partida ha terminado."),
    ],
)
def test_a_whole_game_in_the_terminal(language: str, typed: str, over: str) -> None:
    args = ("play", "goofspiel", "--seats", 2, "-o", "cards=3", "--seed", "script")
    done = start("--language", language, *args, typed=typed)
    assert (done.returncode, done.stderr) == (0, "")
    assert over in done.stdout.splitlines()


def test_a_record_goes_from_process_to_process(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    saved = start("record", "goofspiel", path, "--bots", "greedy,random,random", "--seed", "script")
    assert (saved.returncode, saved.stderr) == (0, "")
    checked = start("check", path)
    assert (checked.returncode, checked.stderr) == (0, "")
    assert "is right" in checked.stdout
    shown = start("show", path, "--seat", 1, TABLEE_LANGUAGE="es")
    assert (shown.returncode, shown.stderr) == (0, "")
    assert shown.stdout.count("\nPujas con el ") == 13


def test_a_changed_record_ends_with_code_two(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    start("record", "goofspiel", path)
    data = json.loads(path.read_text())
    path.write_text(json.dumps(data | {"result": [0, 0, 91]}))
    done = start("check", path, TABLEE_LANGUAGE="fr")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("La partie finit sur ")
    assert done.stderr.count("\n") == 1


def test_a_simulation_over_two_processes() -> None:
    args = ("simulate", "goofspiel", "--games", 30, "--seed", "script", "--json")
    reports = [start(*args, "--workers", workers) for workers in (1, 2)]
    data = [json.loads(done.stdout) for done in reports]
    assert [done.returncode for done in reports] == [0, 0]
    for found in data:
        assert found["compiled"] == tablee.compiled()
        del found["seconds"], found["decisions_per_second"]
    assert data[0] == data[1]


def test_a_wrong_argument_ends_with_code_two() -> None:
    done = start("play", "goofspiel", "--seats", 9, LANG="es_ES.UTF-8")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "goofspiel es para entre 2 y 6 personas, no para 9.\n"


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Play against bots in this terminal."),
        ("fr", "Jouer contre des robots dans ce terminal."),
        ("es", "Jugar contra bots en esta terminal."),
    ],
)
def test_help_is_in_the_language_of_the_environment(language: str, text: str) -> None:
    done = start("--help", TABLEE_LANGUAGE=language)
    assert done.returncode == 0
    assert text in done.stdout


def test_without_a_command_there_is_help() -> None:
    done = start()
    assert "simulate" in done.stdout + done.stderr
    assert "Traceback" not in done.stderr
