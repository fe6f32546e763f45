"""The reference sheet of every title: its rules exist, it has words, its numbers are data."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from tablee.engine.titles import TITLES, Title
from tablee.words import LANGUAGES
from tablee.words.title import title_words
from tests.words.declared import sheet_needs

WITH_SHEET = {
    name: title
    for name, title in TITLES.items()
    if (title.text.parent / "sheet.json").exists()  # a new title may come without
}

each_title = pytest.mark.parametrize("title", WITH_SHEET.values(), ids=WITH_SHEET.keys())


def sections(title: Title) -> list[dict[str, Any]]:
    file = title.text.parent / "sheet.json"
    found: list[dict[str, Any]] = json.loads(file.read_text(encoding="utf-8"))["sections"]
    return found


@each_title
def test_a_sheet_begins_with_the_goal_and_leads_to_rules_that_exist(title: Title) -> None:
    assert sections(title)[0]["id"] == "goal"
    for language in LANGUAGES:
        page = title_words(title, language).rules_page()
        missing = [one for one in sections(title) if f'<a id="{one["rule"]}">' not in page]
        assert missing == []


@each_title
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_has_words_and_no_number_is_typed_into_them(title: Title, language: str) -> None:
    words = title_words(title, language)
    for key, need in sheet_needs(title).items():
        sentence = words.say(key, **dict.fromkeys(need.given, 77))
        assert sentence
        assert re.findall(r"\d+", sentence.replace("77", "")) == [], key
