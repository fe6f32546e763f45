"""Imports go downwards only, and the check of that can fail."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
LINT = Path(sys.executable).with_name("lint-imports")

CONTRACTS = """
    [tool.importlinter]
    root_package = "pile"
    include_external_packages = true

    [[tool.importlinter.contracts]]
    name = "layers"
    type = "layers"
    layers = ["pile.high", "pile.low"]

    [[tool.importlinter.contracts]]
    name = "forbidden"
    type = "forbidden"
    source_modules = ["pile.low"]
    forbidden_modules = ["random"]
"""


def lint(folder: Path) -> subprocess.CompletedProcess[str]:
    command = [str(LINT), "--config", "pyproject.toml", "--no-cache"]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)


def pile(folder: Path, low: str) -> Path:
    """A package of two layers with contracts like ours, in which `low` is the lower module."""
    (folder / "pyproject.toml").write_text(CONTRACTS)
    package = folder / "pile"
    package.mkdir()
    (package / "__init__.py").touch()
    (package / "low.py").write_text(low)
    (package / "high.py").write_text("from pile import low\n")
    return folder


def test_imports_keep_the_contracts() -> None:
    result = lint(ROOT)
    assert result.returncode == 0, result.stdout + result.stderr


def test_there_are_contracts_of_both_kinds_to_keep() -> None:
    config = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["importlinter"]
    layers, forbidden = config["contracts"]
    assert layers["layers"][-2:] == ["tablee.games", "tablee.engine"]
    assert forbidden["source_modules"] == ["tablee.engine", "tablee.games"]
    assert {"random", "time", "os"} <= set(forbidden["forbidden_modules"])


def test_downward_imports_pass(tmp_path: Path) -> None:
    result = lint(pile(tmp_path, low=""))
    assert result.returncode == 0, result.stdout + result.stderr


@pytest.mark.parametrize(
    ("low", "broken"),
    [("from pile import high\n", "layers BROKEN"), ("import random\n", "forbidden BROKEN")],
)
def test_an_upward_or_forbidden_import_is_found(tmp_path: Path, low: str, broken: str) -> None:
    result = lint(pile(tmp_path, low))
    assert result.returncode == 1
    assert broken in result.stdout
    assert result.stdout.count("BROKEN") == 1
