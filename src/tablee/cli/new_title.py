"""A new title: the skeleton of a game, made from the folder `skeleton` of the checkout."""

from __future__ import annotations

import keyword
import re
from pathlib import Path
from typing import Final

from rich.console import Console

from tablee.cli.language import current
from tablee.engine.problems import Problem
from tablee.engine.titles import TITLES

ROOT: Final = Path(__file__).resolve().parents[3]

TITLE: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
LONGEST: Final = 24
"""A longer name would break the lines of the skeleton."""

SHORTEST_PREFIX: Final = 4
RULE: Final = re.compile(r"\b([A-Z]+)-\d{3}\b")


def make(title: str, console: Console) -> None:
    """Write all files of the title, and put it on the lists that name every title."""
    check_checkout(ROOT)
    check_name(title, ROOT)
    names = names_for(title, ROOT)
    for path, text in files(title, names, ROOT).items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        console.print(str(path.relative_to(ROOT)), soft_wrap=True)
    register(title, names["SAMPLE_GAME"], ROOT / "src" / "tablee" / "games" / "__init__.py")
    list_records(title, ROOT / "tests" / "records" / "write.py")
    console.print(current().say("cli-new-made", title=title), soft_wrap=True)


# --- what can be made -------------------------------------------------------------------------


def check_checkout(root: Path) -> None:
    """An installed package has no skeleton, tests and client to add to."""
    needed = ("skeleton/src", "src/tablee/games", "tests/records", "web/src/games")
    if not all((root / folder).is_dir() for folder in needed):
        raise Problem("no-checkout", folder=root)


def check_name(title: str, root: Path) -> None:
    package = title.replace("-", "_")
    if not TITLE.fullmatch(title) or len(title) > LONGEST or keyword.iskeyword(package):
        raise Problem("bad-title-name", title=title, most=LONGEST)
    places = [folder for folder in homes(title, root).values() if folder.exists()]
    if title in TITLES or places:
        where = ", ".join(str(place.relative_to(root)) for place in places)
        raise Problem("title-exists", title=title, where=where or "tablee.games")


def homes(title: str, root: Path) -> dict[str, Path]:
    """The folders of the title, by those of the skeleton."""
    package = title.replace("-", "_")
    return {
        "src": root / "src" / "tablee" / "games" / package,
        "tests": root / "tests" / "games" / package,
        "web": root / "web" / "src" / "games" / title,
    }


# --- names ------------------------------------------------------------------------------------


def names_for(title: str, root: Path) -> dict[str, str]:
    """What the skeleton calls itself, and what to write instead."""
    parts = title.split("-")
    return {
        "SAMPLE_GAME": "_".join(parts).upper(),
        "SAMPLE-": f"{rule_prefix(title, root)}-",
        "SampleGame": "".join(part.capitalize() for part in parts),
        "Sample Game": " ".join(part.capitalize() for part in parts),
        "sample_game": "_".join(parts),
        "sample-game": title,
    }


def rule_prefix(title: str, root: Path) -> str:
    """The beginning of the title that no other title's rule ids have."""
    pages = (root / "src" / "tablee" / "games").glob("*/text/rules.en.md")
    taken = {prefix for page in pages for prefix in RULE.findall(page.read_text("utf-8"))}
    letters = re.sub("[^A-Z]", "", title.upper())
    for length in range(min(SHORTEST_PREFIX, len(letters)), len(letters) + 1):
        if letters[:length] not in taken:
            return letters[:length]
    raise Problem("rule-ids-taken", title=title, prefix=letters)


# --- files ------------------------------------------------------------------------------------


def files(title: str, names: dict[str, str], root: Path) -> dict[Path, str]:
    """Every file of the title, with what is to be in it."""
    result: dict[Path, str] = {}
    for folder, home in homes(title, root).items():
        source = root / "skeleton" / folder
        for path in sorted(source.rglob("*.*")):
            text = path.read_text(encoding="utf-8")
            for old, new in names.items():
                text = text.replace(old, new)
            result[home / path.relative_to(source)] = text
    return result


def register(title: str, constant: str, path: Path) -> None:
    """Import the title where all of them are, in order, and register it after the others."""
    package = title.replace("-", "_")
    head, *rest = path.read_text(encoding="utf-8").split("\n\n")
    imports, registered = rest
    lines = sorted([*imports.split("\n"), f"from tablee.games.{package} import {constant}"])
    registered = f"{registered.rstrip()}\nregister({constant})\n"
    path.write_text("\n\n".join([head, "\n".join(lines), registered]), encoding="utf-8")


def list_records(title: str, path: Path) -> None:
    """A golden record for every number of seats and every option."""
    lines = [
        f'    Golden("{title}", 2, {{}}, "two-players"),',
        f'    Golden("{title}", 3, {{}}, "three-players"),',
        f'    Golden("{title}", 4, {{"hand": 5}}, "four-players-five-cards"),',
    ]
    before, after = path.read_text(encoding="utf-8").split("\n)\n", 1)
    path.write_text("\n".join([before, *lines, ")", after]), encoding="utf-8")
