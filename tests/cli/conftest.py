"""The command line at hand: in this process, with what it would print, say and answer."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from tablee.cli import language, main

OF_THE_TERMINAL = ("FORCE_COLOR", "NO_COLOR", "TTY_COMPATIBLE", "TTY_INTERACTIVE")


class Done(NamedTuple):
    """How a command ended, and what it said."""

    code: int
    out: str
    err: str

    def lines(self) -> list[str]:
        return [line.strip() for line in self.out.splitlines()]


Run = Callable[..., Done]


@pytest.fixture(autouse=True)
def plain_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    """No language and no colours from outside, and lines that are long enough not to break."""
    for name in (*OF_THE_TERMINAL, "TABLEE_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "400")
    monkeypatch.setattr(language, "chosen", [])


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Run `tablee` with these arguments; the lines are what a person types."""

    def run_here(*args: object, typed: list[str] | None = None) -> Done:
        language.chosen.clear()
        monkeypatch.setattr(sys, "argv", ["tablee", *map(str, args)])
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in typed or [])))
        with pytest.raises(SystemExit) as ended:
            main()
        code = ended.value.code
        assert isinstance(code, int)
        return Done(code, *capsys.readouterr())

    return run_here


@pytest.fixture
def match(run: Run, tmp_path: Path) -> Path:
    """The record of a short match between two random bots."""
    path = tmp_path / "match.json"
    args = ("--seats", 2, "--option", "cards=3", "--seed", "records")
    assert run("record", "goofspiel", path, *args).code == 0
    return path
