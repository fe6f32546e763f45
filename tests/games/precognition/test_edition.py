"""The data of an edition: complete, true to itself, and refused when something does not fit."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from shutil import copytree
from typing import Any

import pytest

from tablee.engine.editions import PROVENANCES
from tablee.engine.problems import Problem
from tablee.engine.titles import find
from tablee.games.precognition.edition import DATA, EDITIONS, checked, components

Change = Callable[[dict[str, Any]], object]


def changed(folder: Path, file: str, change: Change) -> Path:
    """A copy of the base edition with a change in one of its files."""
    copytree(DATA / "base", folder / "base")
    path = folder / "base" / f"{file}.json"
    data = json.loads(path.read_text(encoding="utf-8"))
    change(data)
    path.write_text(json.dumps(data), encoding="utf-8")
    return folder / "base"


def setting(group: str, item: str, field: str, value: object) -> Change:
    """Give one field of one item another value."""

    def change(data: dict[str, Any]) -> None:
        found = next(entry for entry in data[group] if entry["id"] == item)
        found[field] = value

    return change


def without(group: str, item: str) -> Change:
    def change(data: dict[str, Any]) -> None:
        data[group] = [entry for entry in data[group] if entry["id"] != item]

    return change


TOO_MUCH = {"kind": "given_type", "type": "ymune", "value": 2}

WRONG: list[tuple[str, Change, str, str]] = [
    ("cards", setting("cards", "s1-h1", "season", 4), "s1-h1", "season"),
    ("cards", setting("cards", "s1-h1", "cost", -1), "s1-h1", "cost"),
    ("cards", setting("cards", "s1-h1", "cost", "?"), "s1-h1", "cost"),
    ("cards", setting("cards", "s1-h1", "gain", 99), "s1-h1", "gain"),
    ("cards", setting("cards", "s1-h1", "bonus", {"food": 0}), "s1-h1", "bonus"),
    ("cards", setting("cards", "s1-h1", "plague", 1), "s1-h1", "plague"),
    ("cards", setting("cards", "s1-h1", "name", {"en": "Drifter"}), "s1-h1", "name"),
    ("cards", setting("cards", "s1-h1", "type", "food"), "distribution 1", "human"),
    ("cards", setting("distribution", "2", "food", 3), "distribution 2", "food"),
    ("cards", without("cards", "s3-f2"), "3", "cards"),
    ("rooms", setting("rooms", "dis", "back", "gen"), "dis", "back"),
    ("rooms", without("rooms", "sea"), "rooms", "face"),
    ("rooms", without("machines", "dis-1"), "dis-2", "row"),
    ("rooms", setting("machines", "dis-1", "room", "gen"), "dis-1", "room"),
    ("rooms", setting("machines", "dis-1", "slots", 2), "dis", "slots"),
    ("rooms", setting("machines", "dis-1", "slots", 0), "dis-1", "slots"),
    ("rooms", setting("machines", "dis-1", "heal", 0), "dis-1", "heal"),
    ("rooms", setting("machines", "dis-2", "gain", {"food": -1}), "dis-2", "gain"),
    ("rooms", setting("machines", "dis-2", "condition", TOO_MUCH), "dis-2", "condition.value"),
    (
        "rooms",
        setting("machines", "dis-2", "condition", {"kind": "moon"}),
        "dis-2",
        "condition.kind",
    ),
    ("river", setting("tiles", "river-1-food", "lose", {"food": 1}), "river-1-food", "lose"),
    ("river", setting("tiles", "river-2-food", "lose", {}), "river-2-food", "lose"),
    ("river", setting("tiles", "river-2-food", "season", 3), "season 2", "season"),
    ("river", without("islands", "island-3"), "islands", "season"),
    ("objectives", setting("objectives", "1a", "back", {"ymune": 7}), "1a", "back"),
    ("objectives", setting("objectives", "1a", "back", {"food": 1}), "1a", "back"),
    ("objectives", setting("objectives", "1a", "require", {"ymune": 6}), "1a", "require"),
    ("objectives", setting("objectives", "1a", "price", {}), "1a", "price"),
    ("objectives", setting("objectives", "1a", "scope", "two"), "1a", "scope"),
    ("objectives", setting("objectives", "1a", "season", 9), "1a", "season"),
    ("game", setting("numbers", "most-plague", "value", 0), "most-plague", "value"),
    ("game", setting("numbers", "batteries", "value", 47), "batteries", "value"),
    ("game", setting("numbers", "rooms-dealt", "value", 1), "rooms-dealt", "value"),
    ("game", without("numbers", "start-food"), "start-food", "value"),
    ("game", setting("numbers", "start-food", "id", "stars"), "start-food", "value"),
    ("game", setting("seasons", "1", "rounds", 5), "1", "rounds"),
    ("game", setting("seasons", "3", "cards", 8), "seasons", "cards"),
    ("game", setting("teams", "a", "seats", [0, 2]), "teams", "seats"),
    ("game", without("targets", "3"), "targets", "id"),
    ("game", setting("difficulties", "hard", "food", -4), "hard", "food"),
]


@pytest.mark.parametrize(("file", "change", "item", "field"), WRONG)
def test_what_does_not_fit_is_refused(
    tmp_path: Path, file: str, change: Change, item: str, field: str
) -> None:
    with pytest.raises(Problem, match="bad-edition-data") as problem:
        checked(changed(tmp_path, file, change))
    assert (problem.value.facts["item"], problem.value.facts["field"]) == (item, field)


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_edition_fits_together(edition: str) -> None:
    assert components(edition).players() == range(2, 5)


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_value_says_where_it_comes_from(edition: str) -> None:
    groups = find("precognition").origins(edition)
    words = [word for group in groups for item in group.items for word in item.fields.values()]
    assert set(words) == set(PROVENANCES)
    assert {"card", "room", "machine", "tile", "objective"} <= {group.kind for group in groups}
