"""The data of the base edition, and what wrong data is refused for."""

from __future__ import annotations

import json
import shutil
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tablee.engine.problems import Problem
from tablee.games.ai_100_human.edition import DATA, checked, components, origins
from tests.games.ai_100_human.boards import kit
from tests.games.ai_100_human.reference import LINES
from tests.rules import rule

Change = Callable[[dict[str, Any]], None]


def changed(folder: Path, file: str, change: Change) -> Path:
    """A copy of the base edition with one file changed."""
    shutil.copytree(DATA / "base", folder, dirs_exist_ok=True)
    data = json.loads((folder / file).read_text())
    change(data)
    (folder / file).write_text(json.dumps(data))
    return folder


def set_item(group: str, number: int, field: str, value: Any) -> Change:
    def change(data: dict[str, Any]) -> None:
        data[group][number][field] = value

    return change


def set_scoring(group: str, number: int, field: str, value: Any) -> Change:
    def change(data: dict[str, Any]) -> None:
        data[group][number]["scoring"][field] = value

    return change


def drop_item(group: str, number: int) -> Change:
    def change(data: dict[str, Any]) -> None:
        del data[group][number]

    return change


def one_phase(data: dict[str, Any]) -> None:
    """No cards are left for round 2."""
    for card in data["cards"]:
        card["phase"] = 1


def too_few_for_six(data: dict[str, Any]) -> None:
    """Round 2 has 52 cards; six players are dealt 54."""
    second = [card for card in data["cards"] if card["phase"] == 2]
    for card in second[:8]:
        card["phase"] = 1


def test_the_copy_is_as_good_as_the_base_edition(tmp_path: Path) -> None:
    checked(changed(tmp_path, "cards.json", lambda data: None))


@pytest.mark.parametrize(
    ("file", "change", "item", "field"),
    [
        ("game.json", set_item("numbers", 0, "value", 0), "turns", "value"),
        ("game.json", set_item("numbers", 0, "value", 6), "turns", "value"),
        ("game.json", drop_item("numbers", 2), "cards-kept", "value"),
        ("game.json", set_item("numbers", 6, "value", 17), "turn-pile", "value"),
        ("game.json", set_item("ranks", 1, "least", 0), "mentat", "least"),
        ("cards.json", drop_item("cards", 5), "cards", "id"),
        ("cards.json", set_item("cards", 5, "number", 6), "006", "number"),
        ("cards.json", set_item("cards", 5, "phase", 3), "006", "phase"),
        ("cards.json", set_item("cards", 5, "colour", "pink"), "006", "colour"),
        ("cards.json", set_item("cards", 5, "connectors", "b1 r2 g3"), "006", "connectors"),
        ("cards.json", set_item("cards", 5, "zone", "nowhere"), "006", "zone"),
        ("cards.json", set_item("cards", 5, "zone", "around"), "006", "scoring.zone"),
        ("cards.json", set_item("cards", 23, "zone", "each_column"), "024", "scoring.zone"),
        ("cards.json", set_item("cards", 23, "zone", "tableau"), "024", "scoring.zone"),
        ("cards.json", one_phase, "cards", "phase"),
        ("cards.json", too_few_for_six, "cards", "phase"),
        ("cards.json", set_item("cards", 106, "colour", "red"), "107", "colour"),
        ("cards.json", set_item("cards", 5, "provenance", "rumour"), "006", "provenance.phase"),
        ("cards.json", set_scoring("cards", 5, "kind", "riddle"), "006", "scoring.kind"),
        ("cards.json", set_scoring("cards", 5, "match", {}), "006", "scoring.match"),
        ("cards.json", set_scoring("cards", 98, "colour", None), "099", "scoring.colour"),
        ("faces.json", set_item("faces", 3, "card", 3), "AI-4", "card"),
        ("faces.json", set_item("faces", 3, "colour", "red"), "AI-4", "colour"),
        ("faces.json", set_scoring("faces", 9, "kind", "redraw"), "AI-10", "identities"),
        ("objectives.json", set_item("objectives", 3, "phase", 0), "O4", "phase"),
        ("objectives.json", set_item("objectives", 3, "zone", "row"), "O4", "zone"),
        ("objectives.json", set_item("objectives", 3, "starter", None), "O4", "starter"),
    ],
)
def test_wrong_data_is_refused(
    tmp_path: Path, file: str, change: Change, item: str, field: str
) -> None:
    with pytest.raises(Problem) as caught:
        checked(changed(tmp_path, file, change))
    facts = caught.value.facts
    assert caught.value.name == "bad-edition-data"
    assert (facts["file"], facts["item"], facts["field"]) == (file, item, field)


@rule("AIH-111")
@pytest.mark.parametrize(
    "match",
    [
        {"at_least": [{"colour": "yellow"}, {"number": 3}]},
        {"at_least": [{"colour": "yellow"}, {"colour": "yellow"}]},
        {"at_least": [{"colour": "yellow"}, {"colour": "yellow"}, {"number": 3}], "share": True},
    ],
)
def test_requirements_that_one_connector_could_meet_twice_are_refused(
    tmp_path: Path, match: dict[str, Any]
) -> None:
    """Unless the data says that a colour and a number may share it."""
    with pytest.raises(Problem) as caught:
        checked(changed(tmp_path, "faces.json", set_scoring("faces", 2, "match", match)))
    facts = caught.value.facts
    assert (facts["item"], facts["field"]) == ("AI-3", "scoring.at_least")


@rule("AIH-111")
@pytest.mark.parametrize(
    "match",
    [
        {"at_least": [{"colour": "yellow"}, {"number": 3}], "share": True},
        {"at_least": [{"colour": "yellow"}, {"colour": "black"}]},
        {"at_least": [{"number": 2}, {"number": 3}]},
    ],
)
def test_requirements_that_cannot_be_confused_are_fine(
    tmp_path: Path, match: dict[str, Any]
) -> None:
    checked(changed(tmp_path, "faces.json", set_scoring("faces", 2, "match", match)))


def no_starters(data: dict[str, Any]) -> None:
    """The first objectives of round 2 are all for players who know the game."""
    for objective in data["objectives"]:
        objective["starter"] = objective["phase"] == 1


@rule("AIH-007")
def test_a_round_without_starter_objectives_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Problem) as caught:
        checked(changed(tmp_path, "objectives.json", no_starters))
    facts = caught.value.facts
    assert (facts["item"], facts["field"], facts["value"]) == ("phase 2", "starter", 0)


def test_every_value_says_where_it_comes_from() -> None:
    words = Counter(
        word for group in origins("base") for item in group.items for word in item.fields.values()
    )
    assert set(words) == {"rulebook", "reconstructed"}
    cards = next(group for group in origins("base") if group.name == "cards")
    assert cards.items[81].fields["colour"] == "rulebook"
    assert cards.items[81].fields["connectors"] == "reconstructed"


@rule("AIH-004")
def test_connectors_are_spread_evenly() -> None:
    """In each phase and corner every connector occurs twice."""
    for phase in (1, 2):
        cards = [card for card in components("base").cards if card.phase == phase]
        for corner in range(4):
            counts = Counter(card.connectors.split()[corner] for card in cards)
            assert set(counts.values()) == {2}
            assert len(counts) == 30


@rule("AIH-003")
def test_every_card_is_either_in_the_tables_or_an_effect() -> None:
    k = kit()
    patterns = {k.card_names[n] for n, condition in enumerate(k.condition) if condition}
    patterns |= set(k.objective_names)
    assert patterns == set(LINES)
