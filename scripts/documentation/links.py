"""Links between files of the repository, turned into links between pages of the site."""

from __future__ import annotations

import re
from collections.abc import Callable
from os.path import normpath
from pathlib import Path, PurePosixPath
from shutil import copyfile
from typing import Final

from scripts.documentation.places import ROOT

FENCED: Final = re.compile(r"^( *)(```+).*?^\1\2 *$", re.MULTILINE | re.DOTALL)
TARGET: Final = re.compile(r"\]\(([^()\s]+)\)")
ELSEWHERE: Final = re.compile(r"[a-z]+:|#")
"""How a target begins that is on another site or on the same page."""

FILES: Final = "files"
"""The folder of the site for files that are no pages."""


class BrokenLink(Exception):
    """A page points to what is not there."""


def outside_code(text: str, change: Callable[[str], str]) -> str:
    """The text, with everything changed that is no block of code."""
    done, end = [], 0
    for block in FENCED.finditer(text):
        done += [change(text[end : block.start()]), block[0]]
        end = block.end()
    return "".join([*done, change(text[end:])])


def relinked(text: str, source: str, pages: dict[str, str], target: Path) -> str:
    """A page as it stands on the site. What else it points to is copied there."""

    def link(found: re.Match[str]) -> str:
        if ELSEWHERE.match(found[1]):
            return found[0]
        return f"]({on_site(found[1], source, pages, target)})"

    return outside_code(text, lambda part: TARGET.sub(link, part))


def on_site(link: str, source: str, pages: dict[str, str], target: Path) -> str:
    path, mark, anchor = link.partition("#")
    file = normpath(PurePosixPath(source).parent / path)
    if file in pages:
        return f"/{pages[file]}.md{mark}{anchor}"
    if not (ROOT / file).is_file():
        raise BrokenLink(f"{source}: {link} is neither a page nor a file")
    copy = target / FILES / file
    copy.parent.mkdir(parents=True, exist_ok=True)
    copyfile(ROOT / file, copy)
    return f"/{FILES}/{file}"
