"""What differs between two editions of a title, item by item and field by field."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from tablee.engine.editions import GroupOrigins


class Difference(msgspec.Struct, frozen=True):
    """One field that differs, or a whole item that only one of the two has."""

    group: str
    kind: str
    """The kind of entity that it is in play; empty if it is not."""
    item: str
    what: Literal["added", "removed", "changed"]
    field: str = ""
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
        Difference(
            group.name, group.kind, item, "changed", field, before.get(field), after.get(field)
        )
        for field in dict.fromkeys([*before, *after])
        if before.get(field) != after.get(field)
    ]
