"""What is known about one title stands with that title, and nowhere else."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from tablee.engine.titles import TITLES

ROOT: Final = Path(__file__).parents[1]
COMMON: Final = (
    "src/tablee/engine",
    "src/tablee/server",
    "src/tablee/words",
    "tests/rules",
    "web/src/lib",
)
SOURCE: Final = {".py", ".ts", ".svelte", ".css", ".ftl"}
EXAMPLE: Final = re.compile(r"^cli-title-help = .*$", re.MULTILINE)
"""The help of the command line shows what the name of a title looks like."""


def spellings(title: str) -> set[str]:
    return {title, title.replace("-", "_"), title.replace("-", "")}


def test_what_serves_all_titles_names_none() -> None:
    names = sorted({spelling for title in TITLES for spelling in spellings(title)})
    named = re.compile(rf"\b({'|'.join(map(re.escape, names))})\b", re.IGNORECASE)
    found = []
    for folder in COMMON:
        for path in sorted((ROOT / folder).rglob("*")):
            if path.suffix in SOURCE and "static" not in path.parts:
                text = EXAMPLE.sub("", path.read_text(encoding="utf-8"))
                found += [f"{path.relative_to(ROOT)}: {name}" for name in named.findall(text)]
    assert found == []
