"""Data of an edition that cannot be played is refused, and the item and field are named."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from tablee.engine.editions import PROVENANCES
from tablee.engine.problems import Problem
from tablee.engine.titles import find
from tablee.games.precognition.edition import DATA, checked, components, origins
from tests.games.editions import (
    Change,
    Item,
    changed,
    copy_item,
    drop_field,
    drop_item,
    set_field,
    set_fields,
)
from tests.rules import rule


def refused(folder: Path, file: str, group: str, change: Change) -> tuple[str, str]:
    """The item and the field named when a group of the edition's data is changed like this."""
    with pytest.raises(Problem) as caught:
        checked(changed(DATA, folder, file, group, change))
    assert caught.value.name == "bad-edition-data"
    assert caught.value.facts["file"] == f"{file}.json"
    return str(caught.value.facts["item"]), str(caught.value.facts["field"])


def test_the_edition_itself_is_fine() -> None:
    assert checked(DATA / "base").number["most-plague"] == 12


WRONG_FIELDS = [
    ("cards", "cards", "s1-h1", "cost", -1),
    ("cards", "cards", "s1-h1", "cost", "+"),
    ("cards", "cards", "s1-h1", "cost", 1.5),
    ("cards", "cards", "s1-h1", "gain", -2),
    ("cards", "cards", "s1-h1", "gain", "="),
    ("cards", "cards", "s1-h1", "gain", 99),
    ("cards", "cards", "s1-h1", "season", 4),
    ("cards", "cards", "s1-h1", "season", 0),
    ("cards", "cards", "s1-h1", "plague", 1),
    ("cards", "cards", "s2-h2", "plague", -1),
    ("cards", "cards", "s2-h2", "plague", 13),
    ("cards", "cards", "s1-h1", "type", "gold"),
    ("cards", "cards", "s1-h1", "bonus", {"food": 0}),
    ("cards", "cards", "s1-h1", "bonus", {"food": 9}),
    ("cards", "cards", "s1-h1", "bonus", {"food": 99}),
    ("cards", "cards", "s1-h1", "name", {"en": "Lone Drifter", "fr": "Errant solitaire"}),
    ("cards", "cards", "s1-h1", "name", {"en": "a", "fr": "b", "es": ""}),
    ("rooms", "rooms", "dis", "back", "dec"),
    ("rooms", "rooms", "dis", "back", "nowhere"),
    ("rooms", "rooms", "dis", "face", "upside-down"),
    ("rooms", "machines", "dis-1", "room", "gen"),
    ("rooms", "machines", "dis-1", "row", 2),
    ("rooms", "machines", "dis-1", "slots", 0),
    ("rooms", "machines", "dis-1", "gain", {"human": -1}),
    ("rooms", "machines", "dis-1", "heal", -1),
    ("rooms", "machines", "dis-1", "heal", 0),
    ("river", "tiles", "river-1-food", "season", 4),
    ("river", "tiles", "river-2-food", "lose", {}),
    ("river", "tiles", "river-1-food", "lose", {"food": 1}),
    ("river", "tiles", "river-2-food", "gain", {"food": 1}),
    ("river", "tiles", "river-2-food", "lose", {"food": 0}),
    ("objectives", "objectives", "1a", "scope", "some"),
    ("objectives", "objectives", "1a", "season", 9),
    ("objectives", "objectives", "1a", "require", {"ymune": 6}),
    ("objectives", "objectives", "1a", "require", {"ymune": 6, "battery": 0}),
    ("objectives", "objectives", "1a", "price", {}),
    ("objectives", "objectives", "1a", "price", {"ymune": 0}),
    ("objectives", "objectives", "1a", "back", {"ymune": 7}),
    ("objectives", "objectives", "1a", "back", {"food": 1}),
    ("objectives", "objectives", "1a", "back", {"ymune": 5, "battery": 1}),
    ("game", "numbers", "start-food", "value", -1),
    ("game", "numbers", "most-plague", "value", 0),
    ("game", "numbers", "most-plague", "value", 25),
    ("game", "numbers", "start-plague", "value", 13),
    ("game", "numbers", "rooms-dealt", "value", 1),
    ("game", "numbers", "batteries", "value", 47),
    ("game", "numbers", "opening-looked-at", "value", 5),
    ("game", "seasons", "1", "rounds", 5),
    ("game", "seasons", "2", "cards", 7),
    ("game", "seasons", "3", "reveal_price", -1),
    ("game", "difficulties", "hard", "food", -1),
    ("game", "difficulties", "hard", "extra_objectives", -1),
    ("game", "targets", "3", "healthy", 0),
]


@pytest.mark.parametrize(("file", "group", "item", "field", "value"), WRONG_FIELDS)
def test_a_wrong_value_is_refused(
    tmp_path: Path, file: str, group: str, item: str, field: str, value: object
) -> None:
    found = refused(tmp_path, file, group, set_field(item, field, value))
    assert found[0] == item
    assert found[1].partition(".")[0] == field


@pytest.mark.parametrize(
    ("file", "group", "change", "expected"),
    [
        ("cards", "cards", drop_item("s1-h1"), ("season 1", "season")),
        ("cards", "cards", copy_item("s1-h1"), ("s1-h1", "id")),
        ("cards", "cards", copy_item("s1-h1", id="s1-h9"), ("cards", "id")),
        ("cards", "cards", set_field("s1-h1", "type", "food"), ("distribution 1", "human")),
        ("cards", "distribution", drop_item("3"), ("distribution", "id")),
        ("rooms", "rooms", drop_item("sea"), ("rooms", "face")),
        ("rooms", "machines", drop_item("dis-1"), ("dis-2", "row")),
        ("rooms", "machines", drop_item("sea-3"), ("machines", "id")),
        ("rooms", "machines", set_field("dis-1", "slots", 2), ("dis", "slots")),
        ("rooms", "rooms", set_field("gre", "face", "standard"), ("rooms", "face")),
        (
            "rooms",
            "rooms",
            set_fields("std-a", back="std-b", provenance="public"),
            ("std-a", "back"),
        ),
        ("rooms", "rooms", set_fields("dis", back=None, provenance="public"), ("dis", "back")),
        ("river", "islands", drop_item("island-2"), ("islands", "season")),
        ("river", "tiles", drop_item("river-3-food"), ("season 3", "season")),
        ("river", "tiles", set_field("river-2-food", "season", 3), ("season 2", "season")),
        ("game", "numbers", drop_item("start-food"), ("start-food", "value")),
        ("game", "numbers", copy_item("start-food", id="start-gold"), ("start-gold", "id")),
        ("game", "targets", drop_item("4"), ("targets", "id")),
        ("game", "teams", drop_item("b"), ("teams", "seats")),
        ("game", "teams", set_field("a", "seats", [0, 2]), ("teams", "seats")),
        ("rooms", "rooms", copy_item("gre", id="gre-2"), ("rooms", "face")),
        ("game", "seasons", set_field("3", "cards", 8), ("seasons", "cards")),
        ("game", "seasons", set_field("3", "id", "4"), ("4", "id")),
        ("objectives", "objectives", drop_item("1a", "1b", "1c", "1d"), ("season 1", "season")),
    ],
)
def test_what_is_missing_or_too_many_is_refused(
    tmp_path: Path, file: str, group: str, change: Change, expected: tuple[str, str]
) -> None:
    assert refused(tmp_path, file, group, change) == expected


@pytest.mark.parametrize("name", ["start-healthy", "start-doctors", "start-food"])
def test_boats_may_start_with_nothing(tmp_path: Path, name: str) -> None:
    folder = changed(DATA, tmp_path, "game", "numbers", set_field(name, "value", 0))
    assert checked(folder).number[name] == 0


@rule("PRE-030", "PRE-213")
@pytest.mark.parametrize(
    ("group", "change", "expected"),
    [
        ("numbers", set_field("rooms-aboard", "value", 3), ("rooms.json", "rooms", "face")),
        (
            "difficulties",
            set_field("apocalypse", "extra_objectives", 5),
            ("objectives.json", "season 1", "season"),
        ),
    ],
)
def test_a_game_that_needs_more_than_there_is_is_refused(
    tmp_path: Path, group: str, change: Change, expected: tuple[str, str, str]
) -> None:
    """Another standard room for everybody, or a ninth objective of every season."""
    with pytest.raises(Problem) as caught:
        checked(changed(DATA, tmp_path, "game", group, change))
    assert tuple(str(caught.value.facts[name]) for name in ("file", "item", "field")) == expected


def test_a_missing_group_is_refused(tmp_path: Path) -> None:
    shutil.copytree(DATA / "base", tmp_path / "base")
    path = tmp_path / "base" / "cards.json"
    data = json.loads(path.read_text())
    del data["distribution"]
    path.write_text(json.dumps(data))
    with pytest.raises(Problem) as caught:
        checked(tmp_path / "base")
    assert caught.value.facts["item"] == "distribution"


def test_a_missing_or_broken_file_is_refused(tmp_path: Path) -> None:
    shutil.copytree(DATA / "base", tmp_path / "base")
    path = tmp_path / "base" / "river.json"
    path.write_text("{")
    with pytest.raises(Problem) as caught:
        checked(tmp_path / "base")
    assert (caught.value.name, caught.value.facts["file"]) == ("bad-edition-file", "river.json")
    path.unlink()
    with pytest.raises(Problem) as caught:
        checked(tmp_path / "base")
    assert caught.value.name == "unreadable-file"


@rule("PRE-026")
@pytest.mark.parametrize("season", ["1", "2", "3"])
@pytest.mark.parametrize("kind", ["human", "ymune", "battery", "food"])
def test_a_distribution_tile_that_is_not_that_of_the_cards_is_refused(
    tmp_path: Path, season: str, kind: str
) -> None:
    found = refused(tmp_path, "cards", "distribution", set_field(season, kind, 4))
    assert found == (f"distribution {season}", kind)


@rule("PRE-010")
def test_the_cards_of_a_season_are_counted(tmp_path: Path) -> None:
    found = refused(tmp_path, "cards", "cards", set_field("s2-h1", "season", 1))
    assert found == ("season 1", "season")


# --- conditions -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("condition", "field"),
    [
        ({"kind": "full_moon"}, "condition.kind"),
        ({"kind": "gained_from_cards", "resource": "doctor"}, "condition.min"),
        ({"kind": "gained_from_cards", "min": 1}, "condition.resource"),
        ({"kind": "pair_plague_mix", "value": 3}, "condition.value"),
        ({"kind": "given_cost", "op": "<", "value": 3}, "condition.op"),
        ({"kind": "pair_types", "types": ["human"]}, "condition.types"),
        ({"kind": "given_type", "type": "gold"}, "condition.type"),
        ({"kind": "given_type", "type": "food", "moon": 1}, "condition"),
    ],
)
def test_a_wrong_condition_is_refused(tmp_path: Path, condition: Item, field: str) -> None:
    found = refused(tmp_path, "rooms", "machines", set_field("dis-1", "condition", condition))
    assert found[0] == "dis-1"
    assert found[1].startswith(field)


# --- where it all comes from ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("file", "group", "item"),
    [
        ("cards", "cards", "s1-h1"),
        ("rooms", "machines", "dis-1"),
        ("river", "tiles", "river-1-food"),
        ("objectives", "objectives", "1a"),
        ("game", "numbers", "start-food"),
    ],
)
def test_a_component_without_provenance_is_refused(
    tmp_path: Path, file: str, group: str, item: str
) -> None:
    assert refused(tmp_path, file, group, drop_field(item, "provenance")) == (item, "provenance")


@pytest.mark.parametrize(
    ("provenance", "field"),
    [
        ("hearsay", "provenance."),
        ({"name": "public"}, "provenance.season"),
        ({"name": "hearsay"}, "provenance.name"),
        ({"colour": "public"}, "provenance.colour"),
    ],
)
def test_a_provenance_that_says_too_little_or_too_much_is_refused(
    tmp_path: Path, provenance: object, field: str
) -> None:
    found = refused(tmp_path, "cards", "cards", set_field("s1-h1", "provenance", provenance))
    assert found[0] == "s1-h1"
    assert found[1].startswith(field)


@pytest.mark.parametrize(
    ("file", "group", "item"),
    [("cards", "cards", "s1-h1"), ("river", "islands", "island-1"), ("game", "seasons", "1")],
)
def test_an_unknown_field_is_refused(tmp_path: Path, file: str, group: str, item: str) -> None:
    assert refused(tmp_path, file, group, set_field(item, "colour", "red")) == (item, "colour")


@pytest.mark.parametrize(
    ("file", "group", "item", "field"),
    [
        ("cards", "cards", "s1-h1", "cost"),
        ("rooms", "machines", "dis-1", "slots"),
        ("objectives", "objectives", "1a", "back"),
        ("game", "seasons", "1", "name"),
    ],
)
def test_a_missing_field_is_refused(
    tmp_path: Path, file: str, group: str, item: str, field: str
) -> None:
    assert refused(tmp_path, file, group, drop_field(item, field)) == (item, field)


def test_every_value_of_every_component_says_where_it_comes_from() -> None:
    groups = {group.name: group for group in find("precognition").origins("base")}
    assert {"card", "room", "machine", "tile", "objective"} <= {g.kind for g in groups.values()}
    assert len(groups["cards"].items) == 24
    assert len(groups["machines"].items) == 42
    assert len(groups["objectives"].items) == 24
    for group in groups.values():
        for item in group.items:
            assert item.fields
            assert set(item.fields.values()) <= set(PROVENANCES)
    first = components("base").cards[0]
    assert set(groups["cards"].items[0].fields) == {
        *("name", "season", "type", "cost", "gain", "bonus", "plague")
    }
    assert groups["cards"].items[0].id == first.id


def test_printed_values_are_told_from_ours() -> None:
    cards = {
        item.id: item.fields
        for group in origins("base")
        if group.name == "cards"
        for item in group.items
    }
    assert cards["s1-b2"]["cost"] == "rulebook"  # the worked example of the rulebook
    assert cards["s3-h1"]["cost"] == "reconstructed"
