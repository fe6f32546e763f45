"""Data of an edition that cannot be played is refused, and the item and field are named."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablee.engine.editions import PROVENANCES
from tablee.engine.problems import Problem
from tablee.games.pest.components import COUNTS, EVENTS, POWERS
from tablee.games.pest.edition import DATA, checked, components, origins
from tablee.games.pest.kit import Kit
from tests.games.editions import (
    Change,
    changed,
    copy_item,
    drop_field,
    drop_item,
    set_field,
    set_fields,
)
from tests.rules import rule

BASE = components("base")


@rule("PEST-008", "PEST-020", "PEST-023", "PEST-026", "PEST-030")
def test_everything_in_the_box_is_there() -> None:
    sizes = [place.size for place in BASE.locations]
    assert [sizes.count(size) for size in ("village", "town", "city")] == [20, 15, 10]
    assert len(BASE.roads) == 77
    assert len(BASE.plague) == 18
    assert len(BASE.favour) == 10
    assert len(BASE.capital_cards) == 5
    assert len(BASE.decrees) == 15
    assert len(BASE.technologies) == 30
    assert len(BASE.starts) == 5
    assert len(BASE.buildings) == 10
    assert len(BASE.capital_buildings) == 5
    assert sum(reward.copies for reward in BASE.rewards) == 14
    assert len(BASE.tokens) == 48
    assert len(BASE.healed) == 12
    assert len(BASE.cemetery) == 5
    assert len(BASE.influence) == 51


def test_every_value_says_where_it_comes_from() -> None:
    for group in origins("base"):
        assert group.items, group.name
        for item in group.items:
            assert set(item.fields) == set(item.values), item.id
            assert set(item.fields.values()) <= set(PROVENANCES)


@pytest.mark.parametrize(
    ("group", "item", "field", "origin"),
    [
        ("numbers", "movement", "value", "rulebook"),
        ("numbers", "start-wood", "value", "public"),
        ("numbers", "majority-first", "value", "reconstructed"),
        ("technologies", "breathing-apparatus", "cost", "reconstructed"),
        ("technologies", "steel-horseshoe", "powers", "rulebook"),
        ("technologies", "syringe", "powers", "reconstructed"),
        ("technologies", "medical-mask", "name", "public"),
        ("decrees", "full-granaries", "agenda", "public"),
        ("decrees", "rival-houses", "solo", "rulebook"),
        ("imperatives", "1-3", "renown", "rulebook"),
        ("imperatives", "1-2", "renown", "reconstructed"),
        ("rewards", "coin", "gain", "rulebook"),
        ("rewards", "coin", "copies", "reconstructed"),
        ("duel-blocked", "1", "space", "rulebook"),
        ("solo-favour", "left", "remaining", "reconstructed"),
        ("locations", "gothar", "size", "rulebook"),
        ("locations", "kelm", "size", "reconstructed"),
    ],
)
def test_provenance_is_kept(group: str, item: str, field: str, origin: str) -> None:
    (found,) = [one for one in origins("base") if one.name == group]
    (thing,) = [one for one in found.items if one.id == item]
    assert thing.fields[field] == origin


def test_everything_that_can_be_written_on_a_card_is_on_one() -> None:
    powers = {name for card in BASE.technologies for name in card.powers}
    assert powers == set(POWERS)
    counts = {count.count for card in BASE.decrees for count in card.agenda.counts}
    assert counts == set(COUNTS)
    assert {card.imperative.event for card in BASE.decrees} == set(EVENTS)


@rule("PEST-014")
def test_the_map_is_connected_for_every_number_of_players() -> None:
    for players in range(1, 6):
        kit = Kit(BASE, players)
        seen, rest = {kit.capital}, [kit.capital]
        while rest:
            for place in kit.ways[rest.pop()]:
                if place not in seen and not kit.destroyed >> place & 1:
                    seen.add(place)
                    rest.append(place)
        assert len(seen) == 46 - kit.destroyed.bit_count()
    kit = Kit(BASE, 5)
    for place in range(45):
        assert kit.capital not in kit.near[place]
        for other in kit.near[place]:
            assert place in kit.near[other]


# --- hostile data -----------------------------------------------------------------------------

NAMES = {"en": "a", "fr": "b", "es": "c"}

WRONG_FIELDS: list[tuple[str, str, str, str, object]] = [
    ("game", "numbers", "movement", "value", 0),
    ("game", "numbers", "movement", "value", "2"),
    ("game", "numbers", "exchanged-resources", "value", 3),
    ("game", "numbers", "plague-cards", "value", 5),
    ("game", "numbers", "blocked-storage", "value", 6),
    ("game", "numbers", "start-aside", "value", 1),
    ("game", "eras", "2", "assistants", 2),
    ("game", "eras", "1", "sick", 0),
    ("game", "players", "3", "rewards", 15),
    ("game", "players", "3", "villages", 11),
    ("game", "players", "5", "cities", 9),
    ("game", "sizes", "city", "capacity", 0),
    ("game", "sizes", "city", "influence", -1),
    ("game", "colours", "red", "name", {"en": "Red"}),
    ("game", "duel_minimum", "2", "level", 5),
    ("game", "duel_blocked", "2", "space", 5),
    ("game", "duel_blocked", "6", "space", 50),
    ("game", "solo_levels", "1", "levels", [1, 1]),
    ("game", "solo_levels", "1", "levels", [5]),
    ("game", "solo_spaces", "1", "space", 0),
    ("game", "ranks", "emperor", "most", 60),
    ("game", "ranks", "baron", "most", 20),
    ("map", "locations", "gothar", "size", "hamlet"),
    ("map", "locations", "gothar", "resource", "coin"),
    ("map", "locations", "gothar", "port", "green"),
    ("map", "locations", "gothar", "destroyed_at", [6]),
    ("map", "locations", "gothar", "name", NAMES | {"es": ""}),
    ("map", "roads", "gollor-gothar", "ends", ["gothar", "gollor"]),
    ("map", "roads", "gollor-gothar", "ends", ["gollor", "atlantis"]),
    ("map", "roads", "corva-thokaia", "horseshoe", "red"),
    ("cards", "starts", "start-card-1", "locations", ["birrik", "gothar"]),
    ("cards", "starts", "start-card-5", "locations", ["corva"]),
    ("cards", "starts", "start-card-1", "locations", ["ervill"]),
    ("cards", "starts", "start-card-1", "locations", []),
    ("cards", "plague", "forest-villages", "targets", []),
    ("cards", "plague", "red-caravan-1", "road", "blue"),
    ("cards", "favour", "council-aid-court", "left", {"gold": 1}),
    ("cards", "favour", "council-aid-court", "left", {"coin": 0}),
    ("cards", "favour", "council-silence-1", "left", {"coin": 1}),
    ("cards", "favour", "council-aid-court", "left", {}),
    ("cards", "capital", "plea-of-the-healers", "choice", [{"coin": 1}]),
    ("cards", "capital", "plea-of-the-healers", "choice", [{"coin": 1}, {"coin": 2}]),
    ("cards", "decrees", "full-granaries", "era", 4),
    ("cards", "technologies", "inhaler", "slot", "left"),
    ("cards", "technologies", "inhaler", "cost", -1),
    ("cards", "technologies", "inhaler", "renown", -1),
    ("cards", "technologies", "inhaler", "powers", {}),
    ("cards", "technologies", "inhaler", "powers", {"flying": 1}),
    ("cards", "technologies", "inhaler", "powers", {"free_sick": 0}),
    ("cards", "technologies", "inhaler", "powers", {"trial_herbs": 3}),
    ("cards", "technologies", "inhaler", "powers", {"treatment": 3, "experts": 2}),
    ("board", "buildings", "mill", "wood", -1),
    ("board", "buildings", "mill", "output", 0),
    ("board", "buildings", "mill", "district", "harbour"),
    ("board", "buildings", "mill", "type", "castle"),
    ("board", "buildings", "castle", "staffed", True),
    ("board", "districts", "mill-district", "renown", -2),
    ("board", "healed", "3", "herbs", 13),
    ("board", "cemetery", "3", "negative", -1),
    ("board", "influence", "3", "gain", {"influence": 1}),
    ("board", "influence", "3", "gain", {"retrieve": 1}),
    ("board", "imperatives", "1-2", "influence", -1),
    ("board", "capital_buildings", "hospital", "stone", -1),
    ("board", "capital_buildings", "hospital", "gain", {"renown": 99}),
    ("board", "rewards", "coin", "copies", 0),
]

AGENDA = {"counts": [{"count": "healed-on-track"}], "renown": 1}

WRONG_PARTS: list[tuple[str, str, object, str]] = [
    ("decrees", "full-granaries", {"agenda": AGENDA | {"counts": []}}, "agenda.counts"),
    ("decrees", "full-granaries", {"agenda": AGENDA | {"renown": 0}}, "agenda.renown"),
    ("decrees", "full-granaries", {"agenda": AGENDA | {"most": 0}}, "agenda.most"),
    (
        "decrees",
        "full-granaries",
        {"agenda": AGENDA | {"counts": [{"count": "friends"}]}},
        "agenda.counts.0.count",
    ),
    (
        "decrees",
        "full-granaries",
        {"agenda": AGENDA | {"counts": [{"count": "stored-resource"}]}},
        "agenda.counts.0.resource",
    ),
    (
        "decrees",
        "full-granaries",
        {"agenda": AGENDA | {"counts": [{"count": "healed-on-track", "size": "city"}]}},
        "agenda.counts.0.size",
    ),
    ("decrees", "full-granaries", {"imperative": {"event": "dance"}}, "imperative.event"),
    ("decrees", "full-granaries", {"imperative": {"event": "heal"}}, "imperative.least"),
    (
        "decrees",
        "full-granaries",
        {"imperative": {"event": "acquire", "least": 1}},
        "imperative.least",
    ),
    (
        "decrees",
        "full-granaries",
        {"imperative": {"event": "build", "types": ["harbour"]}},
        "imperative.types",
    ),
    ("decrees", "full-granaries", {"imperative": {"event": "build"}}, "imperative.types"),
    (
        "plague",
        "forest-villages",
        {"targets": [{"hits": "locations", "resource": "wood"}]},
        "targets.0.size",
    ),
    (
        "plague",
        "forest-villages",
        {"targets": [{"hits": "ports", "colour": "red", "resource": "wood"}]},
        "targets.0.resource",
    ),
    ("plague", "forest-villages", {"targets": [{"hits": "ports"}]}, "targets.0.colour"),
]

WRONG_GROUPS: list[tuple[str, str, Change, str]] = [
    ("game", "numbers", drop_item("movement"), "movement"),
    ("game", "numbers", copy_item("movement", id="luck"), "luck"),
    ("game", "eras", drop_item("3"), "eras"),
    ("game", "players", drop_item("5"), "players"),
    ("game", "sizes", drop_item("city"), "sizes"),
    ("game", "duel_minimum", drop_item("3"), "duel_minimum"),
    ("game", "solo_favour", drop_item("left"), "solo_favour"),
    ("game", "ranks", drop_item("emperor"), "archduke"),
    ("map", "capital", drop_item("thokaia"), "capital"),
    ("map", "capital", copy_item("thokaia", id="second"), "capital"),
    ("map", "routes", drop_item("red"), "routes"),
    ("map", "roads", copy_item("gollor-gothar"), "gollor-gothar"),
    ("map", "roads", drop_item("blessir-meskar", "blessir-terras"), "blessir"),
    ("map", "tokens", drop_item(*[f"token-city-wood-{n}" for n in (1, 2, 3)]), "3"),
    ("cards", "starts", drop_item("start-card-5"), "starts"),
    ("cards", "plague", drop_item("forest-villages"), "plague"),
    ("game", "numbers", set_field("removed-per-colour", "value", 4), "plague"),
    ("cards", "favour", drop_item("council-aid-court"), "favour"),
    ("cards", "decrees", drop_item("quarantine-protocols"), "decrees"),
    ("cards", "technologies", drop_item("inhaler"), "technologies"),
    ("board", "buildings", drop_item("castle"), "buildings"),
    ("board", "healed", drop_item("2"), "3"),
    ("board", "influence", drop_item("0"), "1"),
    ("board", "imperatives", drop_item("1-2"), "imperatives"),
    ("board", "capital_buildings", drop_item("imperial-granary"), "capital_buildings"),
]


def refusal(folder: Path) -> dict[str, object]:
    with pytest.raises(Problem) as caught:
        checked(folder)
    assert caught.value.name == "bad-edition-data"
    return caught.value.facts


@pytest.mark.parametrize(("file", "group", "item", "field", "value"), WRONG_FIELDS)
def test_a_wrong_field_is_named(
    tmp_path: Path, file: str, group: str, item: str, field: str, value: object
) -> None:
    facts = refusal(changed(DATA, tmp_path, file, group, set_field(item, field, value)))
    assert facts["item"] in (item, group), facts
    assert str(facts["field"]).split(".")[0] in (field, "id"), facts


@pytest.mark.parametrize(("group", "item", "values", "field"), WRONG_PARTS)
def test_a_wrong_part_of_a_card_is_named(
    tmp_path: Path, group: str, item: str, values: dict[str, object], field: str
) -> None:
    facts = refusal(changed(DATA, tmp_path, "cards", group, set_fields(item, **values)))
    assert (facts["item"], facts["field"]) == (item, field)


@pytest.mark.parametrize(("file", "group", "change", "item"), WRONG_GROUPS)
def test_what_is_missing_or_too_much_is_named(
    tmp_path: Path, file: str, group: str, change: Change, item: str
) -> None:
    facts = refusal(changed(DATA, tmp_path, file, group, change))
    assert facts["item"] == item


AT_LEAST_ONE = (
    "eras",
    "years-per-era",
    "destruction",
    "spread",
    "movement",
    "improved-movement",
    "buildings-per-action",
    "storage",
    "market",
    "refresh-cost",
    "improve-cost",
    "plague-cards",
    "favour-cards",
    "start-ready",
)


@pytest.mark.parametrize("name", AT_LEAST_ONE)
def test_some_numbers_cannot_be_nothing(tmp_path: Path, name: str) -> None:
    facts = refusal(changed(DATA, tmp_path, "game", "numbers", set_field(name, "value", 0)))
    assert (facts["item"], facts["field"]) == (name, "value")


def test_one_point_of_movement_is_enough(tmp_path: Path) -> None:
    folder = changed(DATA, tmp_path, "game", "numbers", set_field("movement", "value", 1))
    assert checked(folder).number["movement"] == 1


def test_a_value_without_provenance_is_refused(tmp_path: Path) -> None:
    folder = changed(DATA, tmp_path, "cards", "technologies", drop_field("inhaler", "provenance"))
    assert refusal(folder)["item"] == "inhaler"


def test_the_base_edition_is_accepted() -> None:
    assert checked(DATA / "base").number == BASE.number


def test_favour_cards_for_a_whole_game_are_needed(tmp_path: Path) -> None:
    def keep_five(items: list[dict[str, object]]) -> None:
        del items[5:]

    facts = refusal(changed(DATA, tmp_path, "cards", "favour", keep_five))
    assert (facts["item"], facts["field"], facts["value"]) == ("favour", "id", 5)


def test_favour_alone_goes_by_places_of_the_card(tmp_path: Path) -> None:
    elsewhere = set_field("left", "id", "elsewhere")
    facts = refusal(changed(DATA, tmp_path, "game", "solo_favour", elsewhere))
    assert (facts["item"], facts["field"]) == ("elsewhere", "id")
