"""The ids of all rules, and the decorator with which a test cites them."""

from __future__ import annotations

import json
import re
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[2]
SHARED: Final = ROOT.parent / "shared" / "rules"
COPY: Final = Path(__file__).parent / "ids.json"
"""What SHARED says, kept for checkouts without it; `python -m tests.rules.update` rewrites it."""

ID: Final = re.compile(r"\b([A-Z]+)-\d{3}\b")

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
    return {path.stem: own_ids(path) for path in sorted(folder.glob("*.md"))}


def read_copy() -> Ids:
    copy: Ids = json.loads(COPY.read_text())
    return copy


def read_games(games: Path, shared: Ids) -> Ids:
    """The titles whose rules live in the project; a page may also cite rules of the others."""
    elsewhere = {id_ for ids in shared.values() for id_ in ids}
    pages = sorted(games.glob("*/text/rules.en.md"))
    own = {
        page.parts[-3].replace("_", "-"): [id_ for id_ in own_ids(page) if id_ not in elsewhere]
        for page in pages
    }
    return {title: ids for title, ids in own.items() if ids}


def own_ids(page: Path) -> list[str]:
    """What a page defines: it may cite other things, but its own rules are in the majority."""
    cited = list(ID.finditer(page.read_text(encoding="utf-8")))
    prefixes = Counter(id_[1] for id_ in cited)
    own = max(prefixes, key=lambda prefix: prefixes[prefix], default="")
    return sorted({id_[0] for id_ in cited if id_[1] == own})
