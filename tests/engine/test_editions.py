"""Component data: read item by item, with the origin of every value, and refused when wrong."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tablee.engine.editions import DataFile, Item, ItemOrigins, group_origins
from tablee.engine.problems import Problem


class Stone(Item):
    weight: int
    colour: str | None = None


GOOD: dict[str, Any] = {"id": "flint", "weight": 3, "provenance": "rulebook"}


def data_file(folder: Path, *items: object) -> DataFile:
    path = folder / "stones.json"
    path.write_text(json.dumps({"stones": items}))
    return DataFile(path)


def fault(folder: Path, *items: object) -> dict[str, object]:
    """What is said to be wrong with these items."""
    with pytest.raises(Problem, match="bad-edition-data") as problem:
        data_file(folder, *items).items("stones", Stone)
    return problem.value.facts


def test_one_word_speaks_for_all_fields_that_hold_a_value(tmp_path: Path) -> None:
    plain, red = data_file(
        tmp_path, GOOD, GOOD | {"id": "ruby", "colour": "red", "provenance": "public"}
    ).items("stones", Stone)
    assert plain.origins() == {"weight": "rulebook"}
    assert red.origins() == {"weight": "public", "colour": "public"}


def test_every_field_can_have_an_origin_of_its_own(tmp_path: Path) -> None:
    mixed = {"weight": "rulebook", "colour": "reconstructed"}
    items = data_file(tmp_path, GOOD | {"colour": "grey", "provenance": mixed}).items(
        "stones", Stone
    )
    group = group_origins("stones", "stone", items)
    assert (group.name, group.kind) == ("stones", "stone")
    values: dict[str, object] = {"weight": items[0].weight, "colour": "grey"}
    assert group.items == [ItemOrigins("flint", mixed, values)]


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"weight": "heavy"}, "weight"),
        ({"size": 1}, "size"),
        ({"provenance": "hearsay"}, "provenance.weight"),
        ({"provenance": {}}, "provenance.weight"),
        ({"provenance": {"weight": "public", "size": "public"}}, "provenance.size"),
        ({"provenance": {"weight": "public", "colour": "public"}}, "provenance.colour"),
    ],
)
def test_a_wrong_item_is_refused_by_file_item_and_field(
    tmp_path: Path, change: dict[str, object], field: str
) -> None:
    facts = fault(tmp_path, GOOD | change)
    assert (facts["file"], facts["item"], facts["field"]) == ("stones.json", "flint", field)


def test_a_missing_value_is_refused(tmp_path: Path) -> None:
    facts = fault(tmp_path, {"id": "flint", "provenance": "public"})
    assert (facts["item"], facts["field"]) == ("flint", "weight")


def test_an_item_that_is_no_item_is_named_by_its_place(tmp_path: Path) -> None:
    assert fault(tmp_path, GOOD, 7)["item"] == "stones 1"


def test_two_items_cannot_have_the_same_id(tmp_path: Path) -> None:
    facts = fault(tmp_path, GOOD, GOOD | {"weight": 4})
    assert (facts["item"], facts["field"]) == ("flint", "id")


def test_a_missing_group_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Problem, match="bad-edition-data"):
        data_file(tmp_path, GOOD).items("pebbles", Stone)


def test_a_file_that_is_not_json_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "stones.json"
    path.write_text("{")
    with pytest.raises(Problem, match="bad-edition-file"):
        DataFile(path)


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Problem, match="unreadable-file"):
        DataFile(tmp_path / "stones.json")
