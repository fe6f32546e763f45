"""Copies of a title's base edition with changes in their data."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

Item = dict[str, Any]
Change = Callable[[list[Item]], None]


def changed(data: Path, folder: Path, file: str, group: str, change: Change) -> Path:
    """A copy of the base edition in which a group of components is changed like this."""
    copy = folder / "base"
    shutil.copytree(data / "base", copy)
    path = copy / f"{file}.json"
    groups = json.loads(path.read_text())
    change(groups[group])
    path.write_text(json.dumps(groups))
    return copy


def set_fields(item: str, **values: object) -> Change:
    def change(items: list[Item]) -> None:
        (found,) = [one for one in items if one["id"] == item]
        found |= values

    return change


def set_field(item: str, field: str, value: object) -> Change:
    return set_fields(item, **{field: value})


def drop_field(item: str, field: str) -> Change:
    def change(items: list[Item]) -> None:
        (found,) = [one for one in items if one["id"] == item]
        del found[field]

    return change


def drop_item(*dropped: str) -> Change:
    def change(items: list[Item]) -> None:
        items[:] = [one for one in items if one["id"] not in dropped]

    return change


def copy_item(item: str, **changes: object) -> Change:
    def change(items: list[Item]) -> None:
        (found,) = [one for one in items if one["id"] == item]
        items.append(found | changes)

    return change
