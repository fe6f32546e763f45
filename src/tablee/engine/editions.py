"""Editions: the components of a game in data files, checked, and where each value comes from."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

from tablee.engine.problems import Problem

I = TypeVar("I", bound="Item")  # noqa: E741 - an item
C = TypeVar("C")

RULEBOOK: Final = "rulebook"
PUBLIC: Final = "public"
RECONSTRUCTED: Final = "reconstructed"
OWN: Final = "own"

PROVENANCES: Final = (RULEBOOK, PUBLIC, RECONSTRUCTED, OWN)
"""Printed in a rulebook, found in other public material, designed by us for want of either, or
changed on purpose by whoever made the edition.
"""

LANGUAGES: Final = {"en", "es", "fr"}
"""Names of components stand in all of them."""


class Item(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """One component, or one number of the rules. Editions subclass it and add its values."""

    id: str
    provenance: str | dict[str, str]
    """Where the values come from: one word for all, or a word for each field."""

    def filled(self) -> list[str]:
        """The fields that hold a value; an optional one may be absent."""
        fields = [name for name in self.__struct_fields__ if name not in ("id", "provenance")]
        return [name for name in fields if getattr(self, name) is not None]

    def values(self) -> dict[str, object]:
        """For every field that holds a value, this value as plain data."""
        return {name: msgspec.to_builtins(getattr(self, name)) for name in self.filled()}

    def origins(self) -> dict[str, str]:
        """For every field that holds a value, where it comes from."""
        if isinstance(self.provenance, str):
            return dict.fromkeys(self.filled(), self.provenance)
        return self.provenance


class Number(Item):
    """A number that the rules need."""

    value: int


class ItemOrigins(msgspec.Struct, frozen=True):
    """The values of one component, and where each comes from."""

    id: str
    fields: dict[str, str]
    values: dict[str, object]
    rule: str = ""
    """The rule to read first about it, if there is one."""


class GroupOrigins(msgspec.Struct, frozen=True):
    """The components of one group and where their values come from."""

    name: str
    kind: str
    """The kind of entity that they are in play; empty if they are not."""
    items: list[ItemOrigins]


def group_origins(
    name: str, kind: str, items: Sequence[I], rule: str | Callable[[I], str] = ""
) -> GroupOrigins:
    """The group, with the rule about all of its components, or about each."""
    found = [
        ItemOrigins(
            item.id,
            item.origins(),
            item.values(),
            rule if isinstance(rule, str) else rule(item),
        )
        for item in items
    ]
    return GroupOrigins(name, kind, found)


# --- reading ----------------------------------------------------------------------------------


class DataFile:
    """A file of components: a list of items for each group."""

    def __init__(
        self,
        path: Path,
        groups: Mapping[str, list[Any]] | None = None,
        faults: list[Problem] | None = None,
        lenient: bool = False,
    ) -> None:
        self.path = path
        self.faults = faults
        """Where faults are gathered; without it, the first one is raised."""
        self.lenient = lenient
        """A name in one language serves for all, and the id where there is none."""
        self.groups = read_groups(path) if groups is None else groups

    def items(self, group: str, kind: type[I]) -> list[I]:
        """The items of a group, each as the edition wants it, with ids of their own."""
        if group not in self.groups:
            self.wrong(group, "id", "")
        found: list[I] = []
        for number, data in enumerate(self.groups.get(group, [])):
            item = self.item(f"{group} {number}", data, kind)
            if item is None:
                continue
            if item.id in [other.id for other in found]:
                self.wrong(item.id, "id", item.id)
            found.append(item)
        return found

    def item(self, place: str, data: Any, kind: type[I]) -> I | None:
        """The item, or None if it is wrong and faults are gathered."""
        name = data.get("id", place) if isinstance(data, dict) else place
        if self.lenient and "name" in kind.__struct_fields__:
            data = named(data)
        if name == "":
            self.wrong(place, "id", name)
            return None
        try:
            item = msgspec.convert(data, kind)
        except msgspec.ValidationError as error:
            self.wrong(name, field_at_fault(str(error)) or "id", error)
            return None
        self.check_origins(item)
        return item

    def check_origins(self, item: Item) -> None:
        """Every value says where it comes from, and nothing else does."""
        origins = item.origins()
        for name, word in origins.items():
            if word not in PROVENANCES or name not in item.filled():
                self.wrong(item.id, f"provenance.{name}", word)
        for name in item.filled():
            if name not in origins:
                self.wrong(item.id, f"provenance.{name}", "")

    def check_name(self, item: str, name: Mapping[str, str]) -> None:
        """The item has a name in every language."""
        if set(name) != LANGUAGES or not all(name.values()):
            self.wrong(item, "name", ", ".join(name))

    def check_numbers(self, found: Mapping[str, int], least: Mapping[str, int]) -> None:
        """All numbers that the rules need are there, not below their least, and no others."""
        for name, limit in least.items():
            if found.get(name, limit - 1) < limit:
                self.wrong(name, "value", found.get(name, ""))
        for name, value in found.items():
            if name not in least:
                self.wrong(name, "id", value)

    def wrong(self, item: object, field: str, value: object) -> None:
        """This field of this item cannot be what it is: raised, or noted where all are wanted.

        So whoever calls it must be able to go on.
        """
        fault = bad_data(self.path.name, item, field, value)
        if self.faults is None:
            raise fault from None
        self.faults.append(fault)


def bad_data(file: str, item: object, field: str, value: object) -> Problem:
    """This value of an item cannot be; it is told as it would be written."""
    told = value
    if value == "":
        told = MISSING
    elif isinstance(value, bool) or not isinstance(value, str | int | Exception):
        told = msgspec.json.encode(value).decode()
    return Problem("bad-edition-data", file=file, item=item, field=field, value=told)


MISSING: Final = "–"
"""Said in place of a value that is not there."""


def read_groups(path: Path) -> dict[str, list[Any]]:
    """What is in a file, or a Problem."""
    return read_json(path, dict[str, list[Any]])


def read_json(path: Path, form: type[C]) -> C:
    """What is in a file; the Problem says in which line it cannot be read."""
    try:
        text = path.read_bytes()
    except OSError as error:
        raise Problem("unreadable-file", path=path, fault=error.strerror) from error
    try:
        return msgspec.json.decode(text, type=form)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        fault = fault_in_json(text) or error
        raise Problem("bad-edition-file", file=path.name, fault=fault) from None


def fault_in_json(text: bytes) -> Exception | None:
    """What is wrong and in which line, where it is no JSON at all."""
    try:
        json.loads(text)
    except (ValueError, RecursionError) as error:
        return error
    return None


def named(data: Any) -> Any:
    """The item with a name in all languages: one that is given, else its id."""
    if not isinstance(data, dict) or not isinstance(data.get("id"), str):
        return data
    given = data.get("name", {})
    if not isinstance(given, dict) or not set(given) <= LANGUAGES:
        return data
    some = next((text for text in given.values() if text), data["id"])
    name = {language: given.get(language) or some for language in sorted(LANGUAGES)}
    origins = data.get("provenance")
    if isinstance(origins, dict) and "name" not in origins:
        origins = {**origins, "name": OWN}
    return {**data, "name": name, "provenance": origins}


def field_at_fault(error: str) -> str:
    """The field that a validation error speaks of: "cost" for "… - at `$.cost`"."""
    found = re.search(r"`\$\.([^`]*)`", error) or re.search(r"field `([^`]*)`", error)
    return found.group(1) if found else ""


# --- editions of one's own --------------------------------------------------------------------


class Opened(msgspec.Struct, frozen=True):
    """An edition that was read from a folder of somebody's own, with what its base adds to it."""

    title: str
    name: str
    """As its manifest says, and the fingerprint of its content: "mine@0123456789abcdef0123"."""
    folder: Path
    files: dict[str, dict[str, list[Any]]]
    called: dict[str, str] = {}
    """What people call it, by language."""
    texts: dict[str, dict[str, str]] = {}
    """What its things are called beside their names: for each language, by "kind-id"."""
    learned: bytes = b""
    """What bots have learned of it, if they have."""

    def file(self, name: str, faults: list[Problem] | None = None) -> DataFile:
        return DataFile(self.folder / name, self.files.get(name, {}), faults, lenient=True)


OPENED: Final[dict[tuple[str, str], Opened]] = {}
"""By title and name, all that have been opened in this process."""


def take_opened(editions: Sequence[Opened]) -> None:
    """In another process: have at hand what was opened, as it was then."""
    OPENED.update({(opened.title, opened.name): opened for opened in editions})


class Gathered(msgspec.Struct, frozen=True):
    """Where an edition is read from, and where all that is wrong with it is noted."""

    opened: Opened
    faults: list[Problem]


Source = Path | Opened | Gathered
"""What an edition is read from: a folder, or what was made of one."""


def source(title: str, data: Path, edition: str) -> Source:
    """Where the edition of this name is: opened by somebody, or among those that come with it."""
    return OPENED.get((title, edition), data / edition)


def data_file(source: Source, name: str) -> DataFile:
    if isinstance(source, Path):
        return DataFile(source / name)
    if isinstance(source, Opened):
        return source.file(name)
    return source.opened.file(name, source.faults)


FOLLOWING: Final = (LookupError, ValueError, TypeError, AttributeError)
"""What checks run into when they go on with components that do not fit."""


def unfit(place: str, error: Exception) -> Problem:
    """For want of better words: this could not even be checked."""
    return Problem("unfit-edition", item=place, fault=repr(error))


def check_all(source: Source, components: C, checks: Sequence[Callable[[C], None]]) -> C:
    """Hold the components against each check. Where faults are gathered, what only follows from
    them does not hide the next ones.
    """
    for check in checks:
        if not isinstance(source, Gathered):
            check(components)
            continue
        try:
            check(components)
        except FOLLOWING as error:
            if not source.faults:
                source.faults.append(unfit(check.__name__, error))
    return components
