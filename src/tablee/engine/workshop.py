"""Editions of one's own: a folder with a manifest, and all components or those that differ.

A folder whose manifest names a base is a patch: its files hold only what is changed, added or
removed. Whatever it is, it is read into the form of the editions that come with a title, and
checked as these are, before a game of it can be made. See docs/editions.md.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

import msgspec

from tablee.engine.editions import (
    FOLLOWING,
    LANGUAGES,
    OPENED,
    OWN,
    Gathered,
    Opened,
    Source,
    bad_data,
    read_groups,
    read_json,
    unfit,
)
from tablee.engine.problems import Problem

MANIFEST: Final = "edition.json"
VALUES: Final = "values.json"
"""What was learned by playing it; nothing that the rules know of."""

NAME: Final = re.compile(r"[a-z0-9][a-z0-9-]{0,18}")

DIGITS: Final = 20
"""Of the fingerprint in the name of an opened edition."""

PINNED: Final = re.compile(rf"(.*)@([0-9a-f]{{{DIGITS}}})", re.DOTALL)

Groups = dict[str, list[Any]]
Check = Callable[[Source], object]


class Manifest(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What stands in `edition.json`."""

    name: str
    title: str
    base: str | None = None
    """The edition that is changed; without it, the folder holds everything."""
    called: dict[str, str] = {}
    """What people call it, by language."""
    texts: dict[str, dict[str, str]] = {}
    """For each language, what things are called that have no name of their own: by "kind-id"."""


class Shelf(msgspec.Struct, frozen=True):
    """What has to be known of a title to read editions of it."""

    title: str
    data: Path | None
    """The folder of the editions that come with it."""
    check: Check | None


def is_folder(edition: str | Path) -> bool:
    """Whether somebody means a folder, and no name: "./mine", "../mine", "/home/me/mine"."""
    return isinstance(edition, Path) or edition.startswith(".") or "/" in edition or "\\" in edition


# --- opening ----------------------------------------------------------------------------------


def open_folder(shelf: Shelf, edition: str | Path, within: Path | None = None) -> Opened:
    """The edition in a folder, or a Problem with the first thing that is wrong with it.

    A path that ends in "@" and a fingerprint is wanted with that content and no other. Where this
    is at hand already, nothing is read: a change of the folder is none of a game that is played.
    """
    folder, wanted = split_pin(str(edition))
    if wanted:
        for known in OPENED.values():
            if known.title == shelf.title and pinned(known) == str(edition):
                return known
    faults: list[Problem] = []
    opened = read_folder(shelf, folder, faults, within)
    if opened is None or faults:
        raise faults[0]
    if wanted and not opened.name.endswith(f"@{wanted}"):
        raise Problem("other-edition", edition=edition, found=opened.name)
    OPENED[(opened.title, opened.name)] = opened
    return opened


def split_pin(edition: str) -> tuple[Path, str]:
    found = PINNED.fullmatch(edition)
    return (Path(found[1]), found[2]) if found else (Path(edition), "")


def pinned(opened: Opened) -> str:
    """The folder and its fingerprint: in another process the same content, or a Problem."""
    return f"{opened.folder}@{opened.name.partition('@')[2]}"


def read_folder(
    shelf: Shelf, folder: Path, faults: list[Problem], within: Path | None = None
) -> Opened | None:
    """The edition in a folder; notes all faults. None if there is nothing that could be checked.

    With `within`, whatever lies or leads outside that folder is a fault.
    """
    try:
        folder = folder.expanduser().resolve()
        check_inside(folder, within)
        manifest = read_manifest(folder, within)
        check_manifest(shelf, manifest)
        files = read_files(shelf, folder, manifest, faults, within)
        learned = learned_in(folder, within)
    except Problem as problem:
        faults.append(problem)
        return None
    opened = Opened(
        shelf.title,
        f"{manifest.name}@{fingerprint(shelf.title, files)}",
        folder,
        files,
        manifest.called,
        manifest.texts,
        learned,
    )
    assert shelf.check is not None, "checked with the manifest"
    try:
        shelf.check(Gathered(opened, faults))
    except FOLLOWING as error:
        if not faults:
            faults.append(unfit(manifest.name, error))
    faults[:] = [fault for fault in faults if not follows(fault, faults, files)]
    return opened


def learned_in(folder: Path, within: Path | None) -> bytes:
    path = folder / VALUES
    check_inside(path, within)
    return path.read_bytes() if path.is_file() else b""


def follows(fault: Problem, faults: list[Problem], files: Mapping[str, Groups]) -> bool:
    """Whether it speaks of items as a whole while one of them could not even be read."""
    if all(not isinstance(other.facts.get("value"), Exception) for other in faults):
        return False
    file, item = fault.facts.get("file"), fault.facts.get("item")
    if fault.name != "bad-edition-data" or isinstance(fault.facts["value"], Exception):
        return False
    items = [each for group in files.get(str(file), {}).values() for each in group]
    return item not in [each.get("id") for each in items if isinstance(each, dict)]


def fingerprint(title: str, files: Mapping[str, Groups]) -> str:
    """Of all values; where they come from is nothing that a game depends on."""
    values = [
        [file, group, values_of(items)]
        for file, groups in files.items()
        for group, items in groups.items()
    ]
    told = msgspec.json.encode([title, sorted(values, key=lambda each: each[:2])], order="sorted")
    return blake2b(told, digest_size=DIGITS // 2).hexdigest()


def values_of(items: list[Any]) -> list[Any]:
    return [
        {name: value for name, value in item.items() if name != "provenance"}
        if isinstance(item, dict)
        else item
        for item in items
    ]


# --- the manifest -----------------------------------------------------------------------------


def read_manifest(folder: Path, within: Path | None = None) -> Manifest:
    path = folder / MANIFEST
    check_inside(path, within)
    if not path.is_file():
        raise Problem("no-edition-there", path=folder)
    return read_json(path, Manifest)


def check_manifest(shelf: Shelf, manifest: Manifest) -> None:
    """The folder is for this title, whose components are data, and says so in words we know."""
    if shelf.data is None or shelf.check is None:
        raise Problem("no-edition-data", title=shelf.title)
    if manifest.title != shelf.title:
        raise Problem("edition-of-other-title", title=shelf.title, found=manifest.title)
    check_own_name(manifest.name)
    if manifest.base is not None and manifest.base not in shipped(shelf):
        known = ", ".join(shipped(shelf))
        raise Problem("bad-edition", title=shelf.title, edition=manifest.base, editions=known)
    for field, languages in (("called", manifest.called), ("texts", manifest.texts)):
        for language in languages:
            if language not in LANGUAGES:
                raise bad_data(MANIFEST, manifest.name, field, language)


def check_own_name(name: str) -> None:
    if not NAME.fullmatch(name):
        raise Problem("bad-edition-name", edition=name)


def shipped(shelf: Shelf) -> list[str]:
    """The names of the editions that come with the title."""
    assert shelf.data is not None
    return sorted(folder.name for folder in shelf.data.iterdir() if folder.is_dir())


def check_inside(path: Path, within: Path | None) -> None:
    if within is not None and not path.resolve().is_relative_to(within.resolve()):
        raise Problem("edition-leads-outside", path=path)


# --- files ------------------------------------------------------------------------------------


def read_files(
    shelf: Shelf, folder: Path, manifest: Manifest, faults: list[Problem], within: Path | None
) -> dict[str, Groups]:
    """All groups of all files, as the title wants them."""
    base = shipped_files(shelf, manifest.base or "base")
    own: dict[str, Groups] = {}
    for path in sorted(folder.glob("*.json")):
        if path.name in (MANIFEST, VALUES):
            continue
        try:
            check_inside(path, within)
            if path.name not in base:
                raise Problem("unknown-edition-file", file=path.name, files=", ".join(base))
            own[path.name] = read_groups(path)
        except Problem as problem:
            faults.append(problem)
    found = {}
    for name, groups in base.items():
        whole = groups if manifest.base is not None else None
        if whole is None and not (folder / name).exists():
            faults.append(Problem("no-edition-file", path=folder, file=name))
        found[name] = Patch(name, whole, groups, faults).applied(own.get(name, {}))
    return found


def shipped_files(shelf: Shelf, edition: str) -> dict[str, Groups]:
    """The files of an edition that comes with the title."""
    assert shelf.data is not None
    paths = sorted((shelf.data / edition).glob("*.json"))
    return {path.name: read_groups(path) for path in paths if path.name != "sources.json"}


class Patch:
    """Brings what a folder says into the form of a whole file."""

    def __init__(
        self, file: str, whole: Groups | None, known: Groups, faults: list[Problem]
    ) -> None:
        self.file = file
        self.whole = whole
        """What is changed; None where the folder holds everything."""
        self.known = known
        self.faults = faults

    def wrong(self, item: object, field: str, value: object) -> None:
        self.faults.append(bad_data(self.file, item, field, value))

    def applied(self, own: Groups) -> Groups:
        for group in own:
            if group not in self.known:
                known = ", ".join(self.known)
                self.faults.append(
                    Problem("unknown-edition-group", file=self.file, group=group, groups=known)
                )
        if self.whole is None:
            return {group: self.complete(items) for group, items in own.items()}
        return {group: self.changed(group, items, own) for group, items in self.whole.items()}

    def complete(self, items: list[Any]) -> list[Any]:
        return [{"provenance": OWN, **item} if isinstance(item, dict) else item for item in items]

    def changed(self, group: str, items: list[Any], own: Groups) -> list[Any]:
        """The items of the base, each as it is after the change, and then the new ones."""
        found = {item["id"]: item for item in items}
        said: set[str] = set()
        for number, item in enumerate(own.get(group, [])):
            id_ = item.get("id") if isinstance(item, dict) else None
            if not isinstance(id_, str) or not id_:
                self.wrong(f"{group} {number}", "id", "" if id_ is None else id_)
            elif id_ in said:
                self.faults.append(Problem("edition-item-twice", file=self.file, item=id_))
            elif "remove" in item:
                self.remove(found, item)
            elif id_ in found:
                found[id_] = with_changes(found[id_], item)
            else:
                found[id_] = {"provenance": OWN, **item}
            said.add(str(id_))
        return list(found.values())

    def remove(self, found: dict[str, Any], item: dict[str, Any]) -> None:
        if item["remove"] is not True or len(item) > 2:
            self.wrong(item["id"], "remove", item["remove"])
        elif item["id"] not in found:
            self.faults.append(Problem("no-item-to-remove", file=self.file, item=item["id"]))
        else:
            del found[item["id"]]


def with_changes(item: dict[str, Any], changes: dict[str, Any]) -> dict[str, Any]:
    """The item with other values; one that becomes null is gone. What is changed is its own."""
    values = {name: value for name, value in {**item, **changes}.items() if value is not None}
    origins = item["provenance"]
    if isinstance(origins, str):
        origins = {name: origins for name in item if name not in ("id", "provenance")}
    given = changes.get("provenance", OWN)
    for name in changes:
        if name not in ("id", "provenance"):
            origins = {**origins, name: given if isinstance(given, str) else given.get(name, OWN)}
    values["provenance"] = {name: word for name, word in origins.items() if name in values}
    return values


# --- writing ----------------------------------------------------------------------------------


def new_folder(shelf: Shelf, folder: Path, name: str, whole: bool) -> list[Path]:
    """Write a new edition: a copy of the base, or a patch that changes nothing yet."""
    if shelf.data is None:
        raise Problem("no-edition-data", title=shelf.title)
    check_own_name(name)
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise Problem("folder-not-empty", path=folder)
    manifest: dict[str, object] = {"name": name, "title": shelf.title}
    if not whole:
        manifest["base"] = "base"
    manifest["called"] = {}
    texts = {MANIFEST: msgspec.json.format(msgspec.json.encode(manifest)) + b"\n"}
    for file, groups in shipped_files(shelf, "base").items():
        path = shelf.data / "base" / file
        texts[file] = path.read_bytes() if whole else empty_groups(groups)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for file, text in texts.items():
            (folder / file).write_bytes(text)
    except OSError as error:
        raise Problem("unwritable-file", path=folder, fault=error.strerror) from error
    return [folder / file for file in texts]


def empty_groups(groups: Groups) -> bytes:
    return msgspec.json.format(msgspec.json.encode({name: [] for name in groups})) + b"\n"
