"""Where things are, and which page is made of which file."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parents[2]
DOCS: Final = ROOT / "docs"
SITE: Final = DOCS / "site"
"""What the site has beside its pages: settings, navigation, look."""

MOVED: Final = {
    "docs/README.md": "index",
    "README.md": "overview",
    "CONTRIBUTING.md": "contributing",
    "CHANGELOG.md": "changelog",
    "SECURITY.md": "security",
}
"""Pages that have another name on the site."""


def pages() -> dict[str, str]:
    """For every file that becomes a page, the name of the page."""
    return MOVED | plain_pages() | rules_pages() | notebook_pages()


def plain_pages() -> dict[str, str]:
    found = [path for path in sorted(DOCS.rglob("*.md")) if SITE not in path.parents]
    names = {named(path): path.relative_to(DOCS).with_suffix("").as_posix() for path in found}
    return {source: name for source, name in names.items() if source not in MOVED}


def rules_pages() -> dict[str, str]:
    found = sorted((ROOT / "src/tablee/games").glob("*/text/rules.en.md"))
    return {named(path): f"rules/{path.parents[1].name.replace('_', '-')}" for path in found}


def notebooks() -> list[Path]:
    return sorted((DOCS / "notebooks").glob("*.py"))


def notebook_pages() -> dict[str, str]:
    return {named(path): f"notebooks/{path.stem}" for path in notebooks()}


def named(path: Path) -> str:
    """As files are named in the repository."""
    return path.relative_to(ROOT).as_posix()


def navigation() -> list[dict[str, Any]]:
    """The parts of the sidebar, each with its caption and pages."""
    parts: list[dict[str, Any]] = tomllib.loads(
        (SITE / "navigation.toml").read_text(encoding="utf-8")
    )["part"]
    return parts
