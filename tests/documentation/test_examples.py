"""What pages show can be done: commands are there, programs compile, files are read."""

from __future__ import annotations

import ast
import json
import re
import shlex
import tomllib
from collections.abc import Iterator
from pathlib import Path
from shutil import copy
from typing import Final

import duckdb
import pyarrow.parquet as pq
import pytest
from typer.testing import CliRunner

from scripts.documentation.places import ROOT, pages
from tablee.arena.tournament import parquet
from tablee.arena.tournament.plan import read
from tablee.cli.app import app

TEXTS: Final = {
    name: (ROOT / name).read_text(encoding="utf-8") for name in pages() if name.endswith(".md")
}
BLOCK: Final = re.compile(r"^( *)```(\w+)\n(.*?)^\1```$", re.MULTILINE | re.DOTALL)
INLINE: Final = re.compile(r"(?<!`)`((?:tablee|make) [^`]+)`")
COMMAND: Final = re.compile(r"(?:^|[\s;/])(tablee|make) ((?!tablee)[a-z-].*)")
TARGET: Final = re.compile(r"^([a-z-]+):", re.MULTILINE)


def blocks(kind: str) -> list[tuple[str, str]]:
    """All blocks of code of this kind, each with its page."""
    return [
        (page, re.sub(f"^{indent}", "", code, flags=re.MULTILINE))
        for page, text in TEXTS.items()
        for indent, found, code in BLOCK.findall(text)
        if found == kind
    ]


def commands(program: str) -> Iterator[tuple[str, list[str]]]:
    """What a page lets people type, up to whatever belongs to the shell."""
    typed = [
        (page, line) for page, code in blocks("sh") for line in code.splitlines() if line.strip()
    ]
    typed += [(page, line) for page, text in TEXTS.items() for line in INLINE.findall(text)]
    for page, line in typed:
        for part in re.split(r"&&|\|\||;", line.partition(" #")[0].partition(" > ")[0]):
            found = COMMAND.search(part)
            if found and found[1] == program and not part.lstrip().startswith("#"):
                yield page, shlex.split(found[2])


@pytest.mark.parametrize(
    ("page", "words"),
    [pytest.param(*each, id=" ".join(each[1])) for each in commands("tablee")],
)
def test_a_command_is_there_with_its_options(page: str, words: list[str]) -> None:
    ran = CliRunner().invoke(app, [*words, "--help"])  # read like any other, and not begun
    assert ran.exit_code == 0, f"{page}: {ran.output}"


def test_everything_that_make_is_asked_for_is_there() -> None:
    targets = set(TARGET.findall((ROOT / "Makefile").read_text(encoding="utf-8")))
    asked = [
        (page, word)
        for page, words in commands("make")
        for word in words
        if "=" not in word and word.islower()
    ]
    assert len(asked) > 10
    assert [f"{page}: make {word}" for page, word in asked if word not in targets] == []


def test_programs_on_pages_are_python() -> None:
    found = [each for each in blocks("python") if ">>>" not in each[1]]
    assert found
    for page, code in found:
        compile(code, page, "exec", flags=ast.PyCF_ALLOW_TOP_LEVEL_AWAIT)


def test_data_on_pages_can_be_read() -> None:
    read_by = {"json": json.loads, "toml": tomllib.loads}
    for kind, reads in read_by.items():
        assert blocks(kind)
        for _, text in blocks(kind):
            assert reads(text)


def test_the_tournament_on_its_page_is_one(tmp_path: Path) -> None:
    (text,) = [text for page, text in blocks("toml") if page == "docs/tournament.md"]
    copy(ROOT / "examples" / "tournament_entrant.py", tmp_path)
    (tmp_path / "spring.toml").write_text(text, encoding="utf-8")
    plan = read(tmp_path / "spring.toml")
    assert plan.entrants[0] == "quick"
    assert len(plan.entrants) == 3


def test_the_query_on_its_page_fits_the_results(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("spring").mkdir()
    pq.write_table(parquet.SCHEMA.empty_table(), "spring/results.parquet")
    ((_, text),) = blocks("sql")
    found = duckdb.sql(text)
    assert found is not None
    assert {"title", "seats", "entrant", "seat"} < set(found.columns)
