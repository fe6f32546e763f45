"""Editions: the components of a game in data files, checked, and where each value comes from."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NoReturn, TypeVar

import msgspec

from tablee.engine.problems import Problem

I = TypeVar("I", bound="Item")  # noqa: E741 - an item

RULEBOOK: Final = "rulebook"
PUBLIC: Final = "public"
RECONSTRUCTED: Final = "reconstructed"

PROVENANCES: Final = (RULEBOOK, PUBLIC, RECONSTRUCTED)
"""Printed in a rulebook, found in other public material, or designed by us for want of either."""

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

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            self.groups = msgspec.json.decode(path.read_bytes(), type=dict[str, list[Any]])
        except OSError as error:
            raise Problem("unreadable-file", path=path, fault=error.strerror) from error
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            self.wrong("", "", error)

    def items(self, group: str, kind: type[I]) -> list[I]:
        """The items of a group, each as the edition wants it, with ids of their own."""
        if group not in self.groups:
            self.wrong(group, "", "")
        found: list[I] = []
        for number, data in enumerate(self.groups[group]):
            item = self.item(f"{group} {number}", data, kind)
            if item.id in [other.id for other in found]:
                self.wrong(item.id, "id", item.id)
            found.append(item)
        return found

    def item(self, place: str, data: Any, kind: type[I]) -> I:
        name = data.get("id", place) if isinstance(data, dict) else place
        try:
            item = msgspec.convert(data, kind)
        except msgspec.ValidationError as error:
            self.wrong(name, field_at_fault(str(error)), error)
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

    def wrong(self, item: object, field: str, value: object) -> NoReturn:
        """Refuse the data: this field of this item cannot be what it is."""
        raise Problem(
            "bad-edition-data", file=self.path.name, item=item, field=field, value=value
        ) from None


def field_at_fault(error: str) -> str:
    """The field that a validation error speaks of: "cost" for "… - at `$.cost`"."""
    found = re.search(r"`\$\.([^`]*)`", error) or re.search(r"field `([^`]*)`", error)
    return found.group(1) if found else ""
