"""Data of an edition that cannot be played is refused, and the item and field are named."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from tablee.engine.editions import PROVENANCES
from tablee.engine.problems import Problem
from tablee.games.exodus.components import VERBS, Card
from tablee.games.exodus.edition import DATA, checked, components, origins
from tablee.games.exodus.kit import NO_LIMIT, Kit
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


def refused(folder: Path, file: str, group: str, change: Change) -> tuple[str, str]:
    """The item and the field named when a group of the edition's data is changed like this."""
    with pytest.raises(Problem) as caught:
        checked(changed(DATA, folder, file, group, change))
    assert caught.value.name == "bad-edition-data"
    return str(caught.value.facts["item"]), str(caught.value.facts["field"])


# --- what the box holds -----------------------------------------------------------------------


@rule("EXO-002", "EXO-007")
def test_the_box_holds_what_the_rulebook_lists() -> None:
    assert sum(card.copies for card in BASE.cards) == 162
    assert {card.id: card.copies for card in BASE.secondary} == {
        "worker": 12,
        "convert": 9,
        "priest": 9,
    }
    number = BASE.number
    assert (number["gems"], number["jailer-tokens"], number["mutagen-tokens"]) == (45, 8, 8)
    assert (number["influence-tokens"], number["cubes-per-player"]) == (48, 30)
    assert number["airlocks"] == 2


@rule("EXO-003")
def test_every_caste_has_nine_different_cards() -> None:
    castes = [caste.id for caste in BASE.castes]
    assert castes == ["theocrat", "original", "bio", "architect", "core", "deviant"]
    assert [sum(card.caste == caste for card in BASE.cards) for caste in castes] == [9] * 6
    assert sum(card.copies for card in BASE.cards if card.type == "module") == 72


@rule("EXO-145")
def test_a_module_has_two_berths_unless_its_card_says_otherwise() -> None:
    usual = BASE.number["usual-berths"]
    other = {card.id: card.berths for card in BASE.cards if card.berths not in (None, usual)}
    assert usual == 2
    assert other == {"regeneration-hospital": 3, "habitat-ring": 3, "dormitory": 3}


@rule("EXO-186")
@pytest.mark.parametrize(("kind", "recruited"), [("worker", True), ("priest", False)])
def test_a_card_that_recruits_priests_by_its_caste_ability_is_refused(
    tmp_path: Path, kind: str, recruited: bool
) -> None:
    ability = {"kind": "recruit", "secondary": kind}
    change = set_fields("clinic", caste_ability=ability, provenance="reconstructed")
    if recruited:
        assert checked(changed(DATA, tmp_path, "cards", "cards", change))
    else:
        place = ("clinic", "caste_ability.secondary")
        assert refused(tmp_path, "cards", "cards", change) == place


def test_an_edition_may_deal_a_single_card(tmp_path: Path) -> None:
    change = set_fields("4", deal=1, provenance="reconstructed")
    found = checked(changed(DATA, tmp_path, "wing", "setups", change))
    assert [setup.deal for setup in found.setups if setup.id == "4"] == [1]


@rule("EXO-186")
def test_no_card_recruits_priests_by_its_caste_ability() -> None:
    kinds = {c.caste_ability.secondary for c in BASE.cards if c.caste_ability}
    assert kinds == {None, "worker", "convert"}


@rule("EXO-213")
def test_vaults_and_hospitals_are_prestige_abilities_of_modules() -> None:
    found = {
        card.id: (card.prestige_ability.kind, card.prestige_ability.capacity)
        for card in BASE.cards
        if card.prestige_ability and card.prestige_ability.kind in ("vault", "hospital")
    }
    assert found == {
        "clinic": ("hospital", None),
        "regeneration-hospital": ("hospital", None),
        "mutation-lab": ("hospital", None),
        "hideout": ("vault", 4),
        "black-market": ("vault", 4),
        "clandestine-bank": ("vault", 6),
    }


def test_every_verb_is_used_by_a_card() -> None:
    used = {e.verb for card in BASE.cards if card.technical for e in card.technical.effects}
    assert used == set(VERBS)


def test_every_value_says_where_it_comes_from() -> None:
    for group in origins("base"):
        for item in group.items:
            assert set(item.fields) == set(item.values), item.id
            assert set(item.fields.values()) <= set(PROVENANCES)


def by_id(name: str) -> Card:
    (card,) = [card for card in BASE.cards if card.id == name]
    return card


@pytest.mark.parametrize(
    ("name", "behaviour"),
    [
        ("archives", "rulebook"),
        ("rd-department", "rulebook"),
        ("conspirator", "rulebook"),
        ("smuggler", "rulebook"),
        ("morphoplast", "rulebook"),
        ("courtesan", "public"),
        ("hacker", "reconstructed"),
    ],
)
def test_what_a_card_does_may_be_known_when_its_numbers_are_not(name: str, behaviour: str) -> None:
    card = by_id(name)
    assert card.technical is not None
    assert card.technical.behaviour == behaviour
    assert card.origins()["technical"] == "reconstructed"


# --- hostile data -----------------------------------------------------------------------------

ABILITY: dict[str, Any] = {
    "kind": "activation",
    "cost": {"resources": 1, "tilt": True},
    "phases": ["negotiation", "integration"],
    "effects": [{"verb": "destroy", "filter": {"type": "crew"}}],
    "behaviour": "reconstructed",
}


def with_effect(**effect: object) -> dict[str, Any]:
    return ABILITY | {"effects": [effect]}


WRONG_FIELDS: list[tuple[str, str, str, str, object]] = [
    ("cards", "cards", "heir", "cost", -1),
    ("cards", "cards", "heir", "cost", "2"),
    ("cards", "cards", "heir", "prestige", -1),
    ("cards", "cards", "heir", "recycling", -1),
    ("cards", "cards", "heir", "recycling", "turn"),
    ("cards", "cards", "heir", "copies", 0),
    ("cards", "cards", "heir", "caste", "nobles"),
    ("cards", "cards", "heir", "type", "room"),
    ("cards", "cards", "heir", "berths", 2),
    ("cards", "cards", "heir", "name", {"en": "Heir", "fr": "Héritier"}),
    ("cards", "cards", "heir", "name", {"en": "Heir", "fr": "", "es": "Heredero"}),
    ("cards", "cards", "senator", "name", {"en": "Heir", "fr": "b", "es": "c"}),
    ("cards", "cards", "clinic", "berths", 0),
    ("cards", "cards", "clinic", "caste_ability", {"kind": "recruit"}),
    ("cards", "cards", "clinic", "caste_ability", {"kind": "recruit", "secondary": "priest"}),
    ("cards", "cards", "clinic", "caste_ability", {"kind": "jailer", "secondary": "worker"}),
    ("cards", "cards", "clinic", "caste_ability", {"kind": "warden"}),
    ("cards", "cards", "hideout", "prestige_ability", {"kind": "vault", "capacity": 0}),
    ("cards", "cards", "hideout", "prestige_ability", {"kind": "vault", "capacity": -4}),
    ("cards", "cards", "hideout", "prestige_ability", {"kind": "vault", "capacity": 61}),
    ("cards", "cards", "hideout", "prestige_ability", {"kind": "vault", "x": 1}),
    ("cards", "cards", "clinic", "prestige_ability", {"kind": "hospital", "capacity": 4}),
    ("cards", "cards", "geneticist", "prestige_ability", {"kind": "vault", "capacity": 4}),
    ("cards", "cards", "geneticist", "prestige_ability", {"kind": "hospital"}),
    ("cards", "cards", "geneticist", "prestige_ability", {"kind": "affinity", "x": 1}),
    ("cards", "cards", "geneticist", "prestige_ability", {"kind": "affinity", "y": {}}),
    ("cards", "cards", "geneticist", "prestige_ability", {"kind": "affinity", "x": 1, "y": {}}),
    (
        "cards",
        "cards",
        "geneticist",
        "prestige_ability",
        {"kind": "majority", "x": 0, "y": {"type": "crew"}},
    ),
    (
        "cards",
        "cards",
        "geneticist",
        "prestige_ability",
        {"kind": "majority", "x": 1, "y": {"caste": "nobles"}},
    ),
    ("cards", "cards", "hacker", "technical", ABILITY | {"kind": "natural"}),
    ("cards", "cards", "hacker", "technical", ABILITY | {"kind": "magic"}),
    ("cards", "cards", "hacker", "technical", ABILITY | {"cost": {"resources": 1}}),
    ("cards", "cards", "hacker", "technical", ABILITY | {"cost": {"resources": -1, "tilt": True}}),
    (
        "cards",
        "cards",
        "hacker",
        "technical",
        ABILITY | {"cost": {"tilt": True, "sacrifice": {"this": True}}},
    ),
    ("cards", "cards", "hacker", "technical", ABILITY | {"kind": "natural", "cost": {}}),
    ("cards", "cards", "hacker", "technical", ABILITY | {"kind": "sacrifice", "cost": {}}),
    ("cards", "cards", "hacker", "technical", ABILITY | {"kind": "integration", "cost": {}}),
    ("cards", "cards", "hacker", "technical", ABILITY | {"phases": []}),
    ("cards", "cards", "hacker", "technical", ABILITY | {"phases": ["prestige"]}),
    ("cards", "cards", "hacker", "technical", ABILITY | {"phases": ["negotiation"] * 2}),
    ("cards", "cards", "hacker", "technical", ABILITY | {"window": "before_first_placement"}),
    ("cards", "cards", "hacker", "technical", ABILITY | {"window": "at_any_time"}),
    ("cards", "cards", "hacker", "technical", ABILITY | {"effects": []}),
    ("cards", "cards", "hacker", "technical", ABILITY | {"behaviour": "guessed"}),
    ("cards", "cards", "hacker", "technical", with_effect(verb="vanish")),
    (
        "cards",
        "cards",
        "hacker",
        "technical",
        with_effect(verb="imprison", filter={"type": "crew"}),
    ),
    ("cards", "cards", "hacker", "technical", with_effect(verb="swap_chambers")),
    ("cards", "cards", "hacker", "technical", with_effect(verb="draw")),
    ("cards", "cards", "hacker", "technical", with_effect(verb="draw", amount=0)),
    ("cards", "cards", "hacker", "technical", with_effect(verb="draw", amount=61)),
    ("cards", "cards", "hacker", "technical", with_effect(verb="draw", amount=1, to="reserve")),
    (
        "cards",
        "cards",
        "hacker",
        "technical",
        with_effect(verb="draw", amount={"count": "prisoners_self", "max": 3}),
    ),
    (
        "cards",
        "cards",
        "hacker",
        "technical",
        with_effect(verb="gain_resource", amount={"count": "friends", "max": 3}, to="reserve"),
    ),
    (
        "cards",
        "cards",
        "hacker",
        "technical",
        with_effect(verb="gain_resource", amount=1, to="this_vault"),
    ),
    ("cards", "cards", "hacker", "technical", with_effect(verb="destroy", filter={})),
    ("cards", "cards", "hacker", "technical", with_effect(verb="destroy", filter={"size": 2})),
    ("cards", "cards", "hacker", "technical", with_effect(verb="destroy", filter={"cost_max": -1})),
    ("cards", "cards", "hacker", "technical", with_effect(verb="destroy", filter={"cost_max": 61})),
    ("cards", "cards", "hacker", "technical", with_effect(verb="destroy", filter={"this": False})),
    ("cards", "cards", "hacker", "technical", with_effect(verb="untilt", filter={"exclude": "x"})),
    (
        "cards",
        "cards",
        "hacker",
        "technical",
        with_effect(verb="promote", source="convert", target="this"),
    ),
    (
        "cards",
        "cards",
        "hacker",
        "technical",
        with_effect(verb="gain_token", token="jailer", target="worker"),
    ),
    (
        "cards",
        "cards",
        "hacker",
        "technical",
        with_effect(verb="discount", filter={"type": "crew", "mutant": True}, amount=1)
        | {"phases": ["integration"]},
    ),
    (
        "cards",
        "cards",
        "hacker",
        "technical",
        with_effect(
            verb="take_from_discard",
            filter={"type": "crew", "controller": "self"},
            pick="topmost",
        ),
    ),
    ("cards", "cards", "hacker", "technical", with_effect(verb="mutate", filter={"caste": "bio"})),
    ("cards", "cards", "clinic", "technical", with_effect(verb="mutate", filter={"this": True})),
    ("cards", "cards", "hacker", "technical", with_effect(verb="cure", filter={"type": "module"})),
    (
        "cards",
        "cards",
        "hacker",
        "technical",
        with_effect(verb="take_control", filter={"type": "crew"}),
    ),
    (
        "cards",
        "cards",
        "hacker",
        "technical",
        with_effect(verb="refill_chambers", amount=1) | {"phases": ["negotiation"]},
    ),
    (
        "cards",
        "cards",
        "hacker",
        "technical",
        with_effect(verb="swap_chambers")
        | {"phases": ["negotiation"], "window": "before_first_placement"},
    ),
    (
        "cards",
        "cards",
        "rd-department",
        "technical",
        ABILITY
        | {
            "phases": ["negotiation"],
            "window": "before_first_placement",
            "effects": [{"verb": "refill_chambers", "amount": 1}] * 2,
        },
    ),
    (
        "cards",
        "cards",
        "hacker",
        "technical",
        with_effect(verb="win_ties", zones=2) | {"phases": ["negotiation"]},
    ),
    (
        "cards",
        "cards",
        "hacker",
        "technical",
        with_effect(verb="gain_resource", amount=1, to="reserve")
        | {"kind": "natural", "cost": {"resources": 2}},
    ),
    (
        "cards",
        "cards",
        "hacker",
        "technical",
        ABILITY | {"kind": "sacrifice", "cost": {"sacrifice": {"kind": "worker"}}},
    ),
    (
        "cards",
        "cards",
        "hacker",
        "technical",
        ABILITY
        | {"kind": "sacrifice", "cost": {"sacrifice": {"controller": "self", "cost_max": -1}}},
    ),
    (
        "cards",
        "cards",
        "geneticist",
        "prestige_ability",
        {"kind": "affinity", "x": 1, "y": {"controller": "opponent"}},
    ),
    ("game", "numbers", "keep-limit", "value", 2),
    ("game", "numbers", "keep-limit", "value", 0),
    ("cards", "secondary", "worker", "type", "module"),
    ("cards", "secondary", "worker", "id", "heir"),
    ("wing", "slots", "four-1-3", "chambers", [3, 1]),
    ("wing", "slots", "four-1-3", "chambers", [1, 1]),
    ("wing", "slots", "four-1-3", "chambers", [1, 13]),
    ("wing", "slots", "four-1-3", "chambers", [1, 2, 3]),
    ("wing", "slots", "four-1-3", "slot", "1-4"),
    ("wing", "airlocks", "a", "closes", ["3-6"]),
    ("wing", "airlocks", "a", "closes", ["3-6", "3-6"]),
    ("wing", "airlocks", "a", "closes", ["3-6", "3-4"]),
    ("wing", "setups", "4", "placements", 6),
    ("wing", "setups", "4", "placements", 0),
    ("wing", "setups", "4", "deal", 0),
    ("game", "numbers", "jailer-tokens", "value", 0),
    ("game", "numbers", "gems", "value", 0),
    ("game", "numbers", "keep-limit", "value", -1),
    ("game", "numbers", "ark-cards", "value", 161),
    ("game", "numbers", "secondary-crews", "value", 31),
    ("game", "rounds", "2", "passes", "up"),
    ("game", "castes", "core", "name", {"en": "Core"}),
    ("game", "influence", "2-1", "pair", [1, 2]),
    ("game", "influence", "2-1", "next", ["3-3"]),
    ("game", "influence", "2-1", "next", ["4-1"]),
    ("game", "influence", "2-1", "next", ["3-1", "3-1"]),
    ("game", "removed", "worker", "count", 0),
    ("game", "removed", "worker", "count", 13),
]


@pytest.mark.parametrize(("file", "group", "item", "field", "value"), WRONG_FIELDS)
def test_a_wrong_value_is_refused(
    tmp_path: Path, file: str, group: str, item: str, field: str, value: object
) -> None:
    values = {field: value, "provenance": "reconstructed"}
    found = refused(tmp_path, file, group, set_fields(item, **values))
    assert found[0] in (item, value)
    assert found[1].partition(".")[0] == field


@pytest.mark.parametrize(
    ("file", "group", "change", "expected"),
    [
        ("cards", "cards", drop_item("heir"), ("ark-cards", "value")),
        ("cards", "cards", copy_item("heir"), ("heir", "id")),
        ("cards", "cards", set_field("heir", "id", "ori.heir"), ("ori.heir", "id")),
        ("cards", "cards", drop_field("heir", "cost"), ("heir", "cost")),
        ("cards", "cards", set_field("heir", "colour", "gold"), ("heir", "colour")),
        ("cards", "cards", set_field("heir", "provenance", "heard"), ("heir", "provenance.name")),
        ("cards", "secondary", drop_item("priest"), ("secondary", "id")),
        ("wing", "slots", drop_item("four-1-3"), ("3", "placements")),
        ("wing", "slots", copy_item("four-1-3", id="again"), ("four-1-3", "slot")),
        ("wing", "chambers", drop_item("two-12"), ("side two", "number")),
        ("wing", "setups", drop_item("3"), ("setups", "id")),
        ("wing", "airlocks", drop_item("a", "b"), ("3", "airlocks")),
        ("game", "numbers", drop_item("gems"), ("gems", "value")),
        ("game", "numbers", copy_item("gems", id="coins"), ("coins", "id")),
        ("game", "rounds", drop_item("1"), ("2", "id")),
        ("game", "rounds", drop_item("1", "2", "3", "4"), ("rounds", "id")),
        ("game", "removed", copy_item("worker", id="nobody"), ("nobody", "id")),
        ("game", "castes", copy_item("core", id="seventh"), ("castes", "id")),
    ],
)
def test_what_does_not_fit_together_is_refused(
    tmp_path: Path, file: str, group: str, change: Change, expected: tuple[str, str]
) -> None:
    assert refused(tmp_path, file, group, change) == expected


@rule("EXO-085")
def test_nobody_can_place_more_negotiators_than_there_are_castes(tmp_path: Path) -> None:
    """Seven each on a Wing that has slots for all fourteen."""
    folder = changed(DATA, tmp_path, "wing", "slots", copy_item("two-1-2", **slot(1, 3)))
    path = folder / "wing.json"
    groups = json.loads(path.read_text())
    copy_item("two-1-2", **slot(2, 4))(groups["slots"])
    set_fields("2", placements=7, provenance="reconstructed")(groups["setups"])
    path.write_text(json.dumps(groups))
    with pytest.raises(Problem) as caught:
        checked(folder)
    facts = caught.value.facts
    assert (facts["item"], facts["field"], facts["value"]) == ("2", "placements", 7)


def slot(one: int, other: int) -> dict[str, object]:
    return {"id": f"two-{one}-{other}", "slot": f"{one}-{other}", "chambers": [one, other]}


@rule("EXO-210")
def test_a_vault_may_do_without_a_capacity(tmp_path: Path) -> None:
    unlimited = set_field("hideout", "prestige_ability", {"kind": "vault"})
    kit = Kit(checked(changed(DATA, tmp_path, "cards", "cards", unlimited)), 2)
    capacity = {kit.kinds[kit.kind[card]]: kit.capacity[card] for card in kit.deck}
    assert capacity["hideout"] == NO_LIMIT > kit.number["gems"]
    assert (capacity["black-market"], capacity["clandestine-bank"]) == (4, 6)
    assert capacity["refinery"] == 0


def test_files_that_are_no_data_are_refused(tmp_path: Path) -> None:
    for number, (file, text) in enumerate(
        [("cards", "{"), ("wing", "[]"), ("game", "{}"), ("cards", json.dumps({"cards": [7]}))]
    ):
        folder = tmp_path / str(number)
        shutil.copytree(DATA / "base", folder)
        (folder / f"{file}.json").write_text(text)
        with pytest.raises(Problem):
            checked(folder)
