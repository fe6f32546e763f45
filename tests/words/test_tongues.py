"""Every rules page and catalogue is in its language; and what is left in another one is found."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import tablee.words
from tablee.engine.titles import TITLES, find
from tablee.words import LANGUAGES
from tests.words.tongues import SMALL_WORDS, foreign_messages, foreign_passages

OURS = Path(tablee.words.__file__).parent
FOLDERS = [*[title.text for title in TITLES.values()], OURS / "text", OURS / "web"]
PAGES = [path for folder in FOLDERS for path in sorted(folder.glob("rules.*.md"))]
CATALOGUES = [path for folder in FOLDERS for path in sorted(folder.glob("*.ftl"))]

TRANSLATED = [code for code in LANGUAGES if code != "en"]


def name(path: Path) -> str:
    return "/".join(path.parts[-3:])


def test_there_are_pages_and_catalogues_in_every_language() -> None:
    assert len(PAGES) == len(LANGUAGES) * len(TITLES)
    assert len(CATALOGUES) == len(LANGUAGES) * (len(TITLES) + 2)
    assert SMALL_WORDS.keys() == set(LANGUAGES)


def test_no_small_word_belongs_to_two_languages() -> None:
    words = [word for text in SMALL_WORDS.values() for word in text.split()]
    assert sorted(words) == sorted(set(words))


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_a_rules_page_is_in_its_language(page: Path) -> None:
    code = page.name.split(".")[1]
    assert foreign_passages(page.read_text(encoding="utf-8"), code) == []


@pytest.mark.parametrize("catalogue", CATALOGUES, ids=name)
def test_a_catalogue_is_in_its_language(catalogue: Path) -> None:
    assert foreign_messages(catalogue.read_text(encoding="utf-8"), catalogue.stem) == []


# --- what is left in another language is found ------------------------------------------------


def page(title: str, code: str) -> str:
    return (find(title).text / f"rules.{code}.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("other", LANGUAGES)
def test_a_page_in_another_language_is_found(title: str, code: str, other: str) -> None:
    assert bool(foreign_passages(page(title, other), code)) == (code != other)


RULE = re.compile(r'^[-*] (<a id="[^"]*"></a>.*?)(?=^[-*#]|\Z)', re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("code", TRANSLATED)
def test_one_rule_in_english_is_found_wherever_it_stands(code: str) -> None:
    """All but those so short that they have hardly any small words in them."""
    found: list[bool] = []
    for title in TITLES:
        text = page(title, code)
        rules = zip(RULE.findall(text), RULE.findall(page(title, "en")), strict=True)
        for own, english in rules:
            if len(english.split()) > 12:
                found.append(bool(foreign_passages(text.replace(own, english), code)))
    assert len(found) > 50
    assert sum(found) >= 0.9 * len(found)


@pytest.mark.parametrize("code", TRANSLATED)
def test_a_section_of_short_lines_in_english_is_found(code: str) -> None:
    section = "\n## What it costs\n\n- The first is free.\n- Each of the others costs two.\n"
    assert foreign_passages(page("goofspiel", code) + section, code)


@pytest.mark.parametrize("code", TRANSLATED)
def test_a_message_left_in_english_is_found(code: str) -> None:
    catalogue = (OURS / "web" / f"{code}.ftl").read_text(encoding="utf-8")
    message = "left-over = { $name } has left the table, and nobody has taken the seat."
    assert foreign_messages(f"{catalogue}\n{message}\n", code) == ["left-over"]
