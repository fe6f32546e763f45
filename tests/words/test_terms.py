"""What things on the table are: every term has words, and a rule that exists."""

from __future__ import annotations

import json
import re
from functools import cache

import pytest

from tablee.engine.titles import TITLES, Title
from tablee.words import LANGUAGES
from tablee.words.title import title_words

TERM = re.compile(r"^board-term-([\w-]+) =", re.MULTILINE)
OF_EVERY_TABLE = {"round"}
"""The words are those of the house, the rule is the title's."""

WITH_TERMS = {
    name: title
    for name, title in TITLES.items()
    if (title.text.parent / "terms.json").exists()  # a new title may come without
}

each_title = pytest.mark.parametrize("title", WITH_TERMS.values(), ids=WITH_TERMS.keys())


@cache
def rules_of(title: Title) -> dict[str, str]:
    found: dict[str, str] = json.loads((title.text.parent / "terms.json").read_text("utf-8"))
    return found


@each_title
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_term_has_a_name_a_meaning_and_a_rule(title: Title, language: str) -> None:
    catalogue = (title.text / f"{language}.ftl").read_text("utf-8")
    terms = TERM.findall(catalogue)
    assert set(terms) == set(rules_of(title)) - (OF_EVERY_TABLE - set(terms))
    words = title_words(title, language)
    nameless = [one for one in terms if len(words.say(f"board-term-{one}", "meaning")) < 5]
    assert nameless == []
    page = words.rules_page()
    missing = {
        term: rule for term, rule in rules_of(title).items() if f'<a id="{rule}">' not in page
    }
    assert missing == {}


def test_all_titles_with_a_board_of_their_own_have_terms() -> None:
    assert len(WITH_TERMS) >= 6
