"""Names in the catalogues are those of the data, and the rules' tables say what the data says."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import pytest

from tablee.games import pest
from tablee.games.pest.components import Components
from tablee.games.pest.edition import COLOURS, components
from tablee.words import LANGUAGES
from tablee.words.catalogue import Words
from tests.words import ftl

TEXT: Final = Path(pest.__file__).parent / "text"
BASE: Final[Components] = components("base")

each_language = pytest.mark.parametrize("language", LANGUAGES)


@each_language
def test_things_are_called_as_in_the_data(language: str) -> None:
    words = Words(language, TEXT)
    named: dict[str, Sequence[Any]] = {
        "place": [*BASE.locations, *BASE.capital],
        "plague": BASE.plague,
        "favour": BASE.favour,
        "capital-card": BASE.capital_cards,
        "capital-building": BASE.capital_buildings,
        "decree": BASE.decrees,
        "technology": BASE.technologies,
        "rank": BASE.ranks,
    }
    for kind, items in named.items():
        for item in items:
            assert words.say(f"{kind}-{item.id}") == item.name[language], item.id


@each_language
def test_there_are_words_for_all_that_cards_do(language: str) -> None:
    keys = ftl.read(TEXT)[language].all_keys()
    wanted = {f"board-agenda-{card.id}" for card in BASE.decrees}
    wanted |= {f"board-imperative-{card.id}" for card in BASE.decrees}
    wanted |= {f"board-power-{card.id}" for card in BASE.technologies}
    told = ("board-agenda-", "board-imperative-", "board-power-")
    assert {key for key in keys if key.startswith(told)} == wanted


@each_language
def test_decrees_are_told_with_their_numbers(language: str) -> None:
    words = Words(language, TEXT)
    for card in BASE.decrees:
        agenda = numbers(words.say(f"board-agenda-{card.id}"))
        most = card.agenda.most
        assert agenda == [card.agenda.renown, *([most] if most else [])], card.id
        least = card.imperative.least
        assert numbers(words.say(f"board-imperative-{card.id}")) == ([least] if least else [])


# --- the tables of the rules ------------------------------------------------------------------


def rows(language: str) -> list[list[str]]:
    """All rows of all tables of the rules' page."""
    text = (TEXT / f"rules.{language}.md").read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if line.startswith("| ")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def numbers(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", text)]


@each_language
def test_the_rules_tell_what_technologies_cost(language: str) -> None:
    told = [row for row in rows(language) if row[-1].startswith("PEST-3") and len(row) == 6]
    assert [(int(row[3]), int(row[4])) for row in told] == [
        (card.cost, card.renown) for card in BASE.technologies
    ]


@each_language
def test_the_rules_tell_what_capital_buildings_cost_and_give(language: str) -> None:
    for building in BASE.capital_buildings:
        (row,) = [row for row in rows(language) if row[0] == building.name[language]]
        assert [int(cell) for cell in row[1:4]] == [building.wood, building.stone, building.food]
        assert numbers(row[4]) == [building.gain["renown"], building.gain["influence"]]


@each_language
def test_the_rules_tell_the_tracks(language: str) -> None:
    said = rows(language)
    assert [str(space.herbs) for space in BASE.healed] in [row[1:] for row in said]
    assert [str(space.renown) for space in BASE.healed] in [row[1:] for row in said]
    yes = [space.laboratory for space in BASE.healed]
    assert yes in [[cell != "–" for cell in row[1:]] for row in said if "–" in row]
    assert [str(grave.negative) for grave in BASE.cemetery] in [row[1:] for row in said]
    icons = [int(space.id) for space in BASE.influence if space.icon]
    assert icons in [numbers(row[1]) for row in said if len(row) == 2]
    for level in range(1, 5):
        values = [[n.influence, n.renown] for n in BASE.imperatives if n.level == level]
        assert values in [
            [numbers(cell) for cell in row[1:]]
            for row in said
            if row[0] == str(level) and len(row) == 4
        ]


@each_language
def test_the_rules_tell_what_plague_cards_strike(language: str) -> None:
    """A target of a kind is always said alike, and targets of different kinds differently."""
    said: dict[tuple[str | None, ...], set[str]] = {}
    for card in BASE.plague:
        (row,) = [r for r in rows(language) if len(r) == 3 and r[1] == card.name[language]]
        assert row[0] == str(card.number)
        texts = [text.strip() for text in row[2].split(";")]
        for target, text in zip(card.targets, texts, strict=True):
            kind = (target.hits, target.size, target.resource, target.colour)
            said.setdefault(kind, set()).add(text)
    assert {len(texts) for texts in said.values()} == {1}
    assert len({text for texts in said.values() for text in texts}) == len(said)


@each_language
def test_the_rules_tell_where_horseshoes_are(language: str) -> None:
    names = {place.id: place.name[language] for place in BASE.locations}
    told = [row[2] for row in rows(language) if len(row) == 3 and "–" in row[2]]
    for colour in COLOURS:
        roads = [road.ends for road in BASE.roads if road.horseshoe == colour]
        assert ", ".join(["–".join([names[end] for end in ends]) for ends in roads]) in told
