"""`tablee new` makes a game that keeps all promises, and refuses what cannot be made."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tablee.cli import new_title
from tests.cli.conftest import Run

ROOT = Path(__file__).parents[2]
BIN = Path(sys.executable).parent

NEEDED = (
    "skeleton",
    "src/tablee",
    "tests",
    "scripts",
    "web/src/games",
    "web/src/lib/net",
    "web/src/lib/ui",
)
LEFT_OUT = shutil.ignore_patterns("__pycache__", "static", "*.svelte", "told.json", "*.so")


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project, to which titles can be added."""
    copy = tmp_path_factory.mktemp("checkout")
    for folder in NEEDED:
        shutil.copytree(ROOT / folder, copy / folder, ignore=LEFT_OUT)
    for file in ("pyproject.toml", "setup.py"):
        shutil.copy(ROOT / file, copy / file)
    return copy


def in_copy(checkout: Path, *command: object) -> str:
    """Run something in the copy, with the copy's own source; what it printed."""
    environment = os.environ | {"PYTHONPATH": f"{checkout / 'src'}", "TABLEE_LANGUAGE": "en"}
    done = subprocess.run(
        [str(part) for part in command],
        cwd=checkout,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def make(checkout: Path, title: str) -> str:
    script = "from tablee.cli import main; main()"
    return in_copy(checkout, sys.executable, "-c", script, "new", title)


@pytest.fixture(scope="module")
def made(checkout: Path) -> Path:
    """The copy with two new titles, of which one has as long a name as can be."""
    assert "tablee play my-game" in make(checkout, "my-game")
    make(checkout, "x" * new_title.LONGEST)
    return checkout


def test_a_new_title_is_in_style_and_typed(made: Path) -> None:
    touched = ("src/tablee/games", "tests/games", "tests/records")
    in_copy(made, BIN / "ruff", "check", *touched)
    in_copy(made, BIN / "ruff", "format", "--check", *touched)
    packages = ("-p", "tablee.games.my_game", "-p", "tests.games.my_game")
    in_copy(made, BIN / "mypy", "--cache-dir", made / "cache", *packages)
    in_copy(made, sys.executable, "scripts/make_types.py", "--check")


def test_a_new_title_keeps_the_contract_and_has_all_its_words(made: Path) -> None:
    pytest_here = (sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider")
    in_copy(made, *pytest_here, "tests/contract", "tests/words", "-k", "my-game")
    in_copy(made, *pytest_here, "tests/games/my_game", "tests/rules/test_ids.py")
    in_copy(made, sys.executable, "-m", "tests.records.write")
    in_copy(made, *pytest_here, "tests/records", "-k", "my-game or listed")


def test_every_rule_of_a_new_title_has_a_test(made: Path) -> None:
    pytest_here = (sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider")
    out = in_copy(made, *pytest_here, "--rules", "tests/games/my_game")
    assert "my-game: 8 rules, 8 checked, 0 missing" in out


@pytest.mark.parametrize(
    "title", ["", "My-Game", "my game", "game-", "my--game", "9-lives", "class", "x" * 25]
)
def test_a_name_that_cannot_be_a_title_is_refused(run: Run, title: str) -> None:
    done = run("new", title)
    assert done.code == 2
    assert done.err.startswith(f"“{title}” cannot be the name of a title")


def test_a_title_that_exists_is_not_overwritten(run: Run) -> None:
    done = run("new", "goofspiel")
    assert done.code == 2
    assert "src/tablee/games/goofspiel" in done.err


def test_rule_ids_of_another_title_are_not_used(run: Run) -> None:
    done = run("new", "goof")
    assert done.code == 2
    assert "GOOF" in done.err


def test_an_installed_package_says_that_a_checkout_is_needed(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(new_title, "ROOT", tmp_path)
    done = run("new", "my-game")
    assert done.code == 2
    assert str(tmp_path) in done.err
    assert list(tmp_path.iterdir()) == []
