"""Words that only a board in the browser says are said by it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from tablee.engine.titles import TITLES, Title

BOARDS: Final = Path(__file__).parents[2] / "web" / "src" / "games"
SHARED: Final = BOARDS.parent / "lib" / "ui" / "teller.ts"
"""What all boards say in the same way."""
WORDS: Final = re.compile(r"^board-([\w-]+) =", re.MULTILINE)
WHOLE: Final = re.compile(r"['\"`](?:board-)?([a-z0-9_-]+)['\"`]")
BEGUN: Final = re.compile(r"`(?:board-)?([a-z0-9_-]+-)\$\{")
"""Keys in the source, and beginnings of keys that are put together there."""

DRAWN: Final = {n: t for n, t in TITLES.items() if (BOARDS / n / "Board.svelte").is_file()}
"""The titles that have a board of their own; the words of the others wait for one."""

each_title = pytest.mark.parametrize("title", list(DRAWN.values()), ids=list(DRAWN))


def source_of(title: Title) -> str:
    files = sorted((BOARDS / title.name).glob("*.ts")) + sorted(
        (BOARDS / title.name).glob("*.svelte")
    )
    files.append(SHARED)
    return "".join(file.read_text() for file in files if ".test." not in file.name)


@each_title
def test_the_board_says_all_its_words(title: Title) -> None:
    catalogue = (title.text / "en.ftl").read_text()
    everywhere = "".join(file.read_text() for file in title.text.glob("*.ftl"))
    source = source_of(title)
    said = set(WHOLE.findall(source))
    begun = tuple(BEGUN.findall(source))
    unsaid = [
        key
        for key in WORDS.findall(catalogue)
        if key not in said and not key.startswith(begun) and f"{{ board-{key} }}" not in everywhere
    ]
    assert unsaid == []
