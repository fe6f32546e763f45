"""The ids of all rules, and the decorator with which a test cites them."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[2]
SHARED: Final = ROOT.parent / "shared" / "rules"
COPY: Final = Path(__file__).parent / "ids.json"
"""What SHARED says, kept for checkouts without it; `python -m tests.rules.update` rewrites it."""

SHARED_ID: Final = re.compile(r"\b(?:PRE|AIH|EXO|PEST)-\d{3}\b")
ANY_ID: Final = re.compile(r"\b[A-Z]+-\d{3}\b")

Ids = dict[str, list[str]]
"""The ids of each title, sorted."""


def rule(*ids: str) -> pytest.MarkDecorator:
    """This test fails if one of these rules is broken."""
    unknown = [id_ for id_ in ids if id_ not in all_known()]
    if unknown or not ids:
        wrong = "@rule without an id" if not ids else f"no such rule: {', '.join(unknown)}"
        raise pytest.Collector.CollectError(f"{wrong} (see tests/rules/ids.py for where ids live)")
    return pytest.mark.rule(*ids)


@cache
def all_known() -> frozenset[str]:
    return frozenset(id_ for ids in known_ids().values() for id_ in ids)


def known_ids() -> Ids:
    """Every title with its rules, from the shared folder or the copy, and from the games."""
    shared = read_shared(SHARED) if SHARED.is_dir() else read_copy()
    return shared | read_games(ROOT / "src" / "tablee" / "games", shared)


def read_shared(folder: Path) -> Ids:
    """The rules pages beside the checkout: the title is the name of the file."""
    return {path.stem: found(SHARED_ID, path) for path in sorted(folder.glob("*.md"))}


def read_copy() -> Ids:
    copy: Ids = json.loads(COPY.read_text())
    return copy


def read_games(games: Path, shared: Ids) -> Ids:
    """The titles whose rules live in the project; a page may also cite rules of the others."""
    elsewhere = {id_ for ids in shared.values() for id_ in ids}
    pages = sorted(games.glob("*/text/rules.en.md"))
    own = {
        page.parts[-3]: [id_ for id_ in found(ANY_ID, page) if id_ not in elsewhere]
        for page in pages
    }
    return {title: ids for title, ids in own.items() if ids}


def found(pattern: re.Pattern[str], page: Path) -> list[str]:
    return sorted(set(pattern.findall(page.read_text(encoding="utf-8"))))
