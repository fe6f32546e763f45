"""What differs between two editions of a title, item by item and field by field."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

import msgspec

from tablee.engine.editions import LANGUAGES, GroupOrigins


class Difference(msgspec.Struct, frozen=True):
    """One field that differs, or a whole item that only one of the two has."""

    group: str
    kind: str
    """The kind of entity that it is in play; empty if it is not."""
    item: str
    what: Literal["added", "removed", "changed"]
    field: str = ""
    """Within a field that has parts, the path to what differs."""
    before: object = None
    """None too where there is no such value."""
    after: object = None


def differences(before: Sequence[GroupOrigins], after: Sequence[GroupOrigins]) -> list[Difference]:
    """In the order of the groups: what is changed or gone, then what is new."""
    found: list[Difference] = []
    for old, new in zip(before, after, strict=True):
        had = {item.id: item.values for item in old.items}
        has = {item.id: item.values for item in new.items}
        for name, values in had.items():
            if name not in has:
                found.append(Difference(old.name, old.kind, name, "removed"))
            else:
                found.extend(in_item(old, name, values, has[name]))
        added = [name for name in has if name not in had]
        found.extend(Difference(old.name, old.kind, name, "added") for name in added)
    return found


def in_item(
    group: GroupOrigins, item: str, before: dict[str, object], after: dict[str, object]
) -> list[Difference]:
    return [
        Difference(group.name, group.kind, item, "changed", *found)
        for field in dict.fromkeys([*before, *after])
        for found in in_value(field, before.get(field), after.get(field))
    ]


def in_value(field: str, before: object, after: object) -> Iterator[tuple[str, object, object]]:
    """The parts that differ, each with its path, as in "gain.food"; a name is one thing."""
    if isinstance(before, dict) and isinstance(after, dict) and set(before) != LANGUAGES:
        for name in dict.fromkeys([*before, *after]):
            yield from in_value(f"{field}.{name}", before.get(name), after.get(name))
    elif before != after:
        yield field, before, after
