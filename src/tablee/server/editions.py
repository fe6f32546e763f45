"""Editions that whoever runs this server offers beside those that come with the titles.

They are read once, at the start, from the folder of the setting: nobody who plays can name one.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import structlog

from tablee.engine.differences import differences
from tablee.engine.editions import OPENED, Opened, named, take_opened
from tablee.engine.problems import Problem
from tablee.engine.titles import Title, find
from tablee.engine.workshop import MANIFEST, read_folder, read_manifest, values_of
from tablee.server.schemas.titles import EditionInfo, OwnEdition
from tablee.words.catalogue import LANGUAGES, words
from tablee.words.title import own_names

log = structlog.get_logger()


def open_offered(folder: str) -> None:
    """Open all that can be played in the folder; what is wrong with the others is logged."""
    shelf = Path(folder)
    for path in sorted(shelf.iterdir()) if folder else ():
        if (path / MANIFEST).exists():
            open_one(path, shelf)


def open_one(path: Path, shelf: Path) -> None:
    faults: list[Problem] = []
    try:
        title = find(read_manifest(path, shelf).title)
        opened = read_folder(title.shelf(), path, faults, shelf)
    except Problem as problem:
        faults.append(problem)
        opened = None
    for fault in faults:
        log.warning("edition refused", folder=str(path), fault=words("en").problem(fault))
    if opened is not None and not faults:
        take_opened([opened])
        log.info("edition offered", title=opened.title, edition=opened.name)


def offered(title: Title) -> list[OwnEdition]:
    """What can be chosen for a table of this title beside its own editions."""
    return [
        OwnEdition(name=opened.name, called=opened.called)
        for opened in OPENED.values()
        if opened.title == title.name
    ]


def edition_info(title: Title, edition: str) -> EditionInfo:
    """All that a client needs to show an edition; a Problem if it is not here."""
    if edition not in title.known_editions():
        raise title.no_edition(edition)
    groups = title.origins(edition)
    info = EditionInfo(title=title.name, edition=edition, groups=groups)
    opened = OPENED.get((title.name, edition))
    if opened is not None:
        info.called = opened.called
        info.names = {each: own_names(title, edition, each) for each in LANGUAGES}
        info.files = files_of(title, opened)
        info.differences = differences(title.origins(title.editions[0]), groups)
    return info


def files_of(title: Title, opened: Opened) -> dict[str, dict[str, list[Any]]]:
    """Its files as those of a title's own editions are: names in all languages."""
    with_names = {
        group.name
        for group in title.origins(opened.name)
        if any("name" in item.values for item in group.items)
    }
    return {
        file: {
            group: [named(item) if group in with_names else item for item in values_of(items)]
            for group, items in groups.items()
        }
        for file, groups in opened.files.items()
    }
