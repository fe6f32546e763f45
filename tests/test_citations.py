"""Whatever a comment refers to is there for everybody who has a clone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tests.rules.ids import known_ids

ROOT: Final = Path(__file__).parents[1]
SOURCE: Final = {".py", ".ts", ".svelte", ".css", ".md", ".toml", ".ftl"}
FOLDERS: Final = ("src", "tests", "web/src", "scripts", "benchmarks", "docs")
PAGES: Final = ("README.md", "CONTRIBUTING.md", "Makefile", "setup.py", "pyproject.toml")

FILE: Final = re.compile(
    r"(?<![\w./$-])((?:src|tests|web|scripts|benchmarks|docs)/[\w/.-]+\.[a-z]+)\b"
)
RULING: Final = re.compile(r"(?<![\w-])(RUL-\d\d|R-\d\d)(?![\w-])")
RULE: Final = re.compile(r"(?<![\w-])([A-Z]{3,}-\d{3})(?![\w-])")
ELSEWHERE: Final = re.compile(
    r"\.\./shared|/work/|\bEX-\d\d\b|\bsection \d|\b(?:fr|es):\d{2,}|component document"
)
"""Pages beside the repository, their sections, examples and line numbers."""

EXEMPT: Final = {
    "tests/mutants/test_mutants.py",
    "tests/rules/ids.py",
    "tests/rules/test_ids.py",
    "tests/test_citations.py",
}
"""They speak of files and ids that are not there, and of where ids come from."""


def sources() -> Iterator[tuple[str, str]]:
    paths = [path for folder in FOLDERS for path in sorted((ROOT / folder).rglob("*"))]
    for path in [*paths, *(ROOT / page for page in PAGES)]:
        name = path.relative_to(ROOT).as_posix()
        wanted = path.suffix in SOURCE or name in PAGES
        if wanted and name not in EXEMPT and "server/static" not in name:
            yield name, path.read_text(encoding="utf-8")


def rulings() -> dict[str, set[str]]:
    """The ids under each heading of the page, by the words of the heading."""
    page = (ROOT / "docs/rulings.md").read_text(encoding="utf-8")
    _, *sections = re.split(r"^## ", page, flags=re.MULTILINE)
    return {
        re.sub(r"\W+", "_", section.partition("\n")[0].lower()): set(
            re.findall(r"^- \*\*([A-Z]+-\d\d)\*\*", section, re.MULTILINE)
        )
        for section in sections
    }


def test_every_file_that_is_named_exists() -> None:
    missing = [
        f"{name}: {file}"
        for name, text in sources()
        for file in FILE.findall(text)
        if not (ROOT / file).exists() and not file.startswith("web/dist")
    ]
    assert missing == []


def test_every_ruling_that_is_cited_stands_in_the_repository() -> None:
    known = rulings()
    assert all(known.values())
    missing = []
    for name, text in sources():
        title = next((title for title in known if title in name.replace("-", "_")), None)
        ids = known[title] if title else set().union(*known.values())
        if name != "docs/rulings.md":
            missing += [f"{name}: {id_}" for id_ in RULING.findall(text) if id_ not in ids]
    assert missing == []


def test_every_rule_that_is_cited_is_one() -> None:
    known = known_ids()
    prefixes = {ids[0].partition("-")[0] for ids in known.values()}
    rules = {id_ for ids in known.values() for id_ in ids}
    wrong = [
        f"{name}: {id_}"
        for name, text in sources()
        for id_ in RULE.findall(text)
        if id_.partition("-")[0] in prefixes and id_ not in rules
    ]
    assert wrong == []


def test_nothing_refers_to_pages_beside_the_repository() -> None:
    found = [f"{name}: {words}" for name, text in sources() for words in ELSEWHERE.findall(text)]
    assert found == []
