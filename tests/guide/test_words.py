"""Guides say one short sentence at a time, in all languages, and never what the question says."""

from __future__ import annotations

import re
from typing import Final

import pytest

from tablee.engine.titles import find
from tablee.guide.format import ME
from tablee.guide.reading import guide_of, guided
from tablee.words import LANGUAGES, Narrator
from tests.guide.playing import Table, as_the_lesson_says
from tests.guide.saying import keys_of, said
from tests.words import ftl

MOST_WORDS: Final = {"en": 18, "fr": 22, "es": 22}
MOST_REASONS: Final = 3
"""Sentences that whoever asks why has to read."""
RUN: Final = 4
"""So many words in a row are not said by a step and by the question that it stands beside."""

GUIDE: Final = "guide-"

each_title = pytest.mark.parametrize("title", guided())
each_language = pytest.mark.parametrize("language", LANGUAGES)


@each_title
def test_a_guide_has_its_words_and_no_others(title: str) -> None:
    needed = keys_of(title, guide_of(title))
    for code, catalogue in ftl.read(find(title).text).items():
        known = {key for key in catalogue.all_keys() if key.startswith(GUIDE)}
        assert sorted(needed - known) == [], code
        assert sorted(known - needed) == [], code


@each_language
@each_title
def test_a_step_says_one_short_sentence(title: str, language: str) -> None:
    for step, texts, _ in spoken(title, language):
        assert len(words_of(texts[0])) <= MOST_WORDS[language], f"{step}: {texts[0]}"
        assert len(re.findall(r"[.!?](?= |$)", texts[1])) <= MOST_REASONS, f"{step}: {texts[1]}"


@each_title
def test_numbers_come_from_the_table(title: str) -> None:
    """No digit is written into a sentence: it would be wrong as soon as an edition changes."""
    for code in LANGUAGES:
        text = (find(title).text / f"{code}.ftl").read_text(encoding="utf-8")
        for entry in re.split(r"\n(?=\S)", text):
            if entry.startswith(GUIDE):
                key, _, words = entry.partition("=")
                plain = re.sub(r"\{[^{}]*\}|\[[^\]]*\]|\$\w+", "", words)
                assert not re.search(r"\d", plain), f"{code}: {key}"


@each_language
@each_title
def test_a_step_does_not_repeat_the_question(title: str, language: str) -> None:
    for step, texts, prompt in spoken(title, language):
        shared = runs(texts[0]) & runs(prompt)
        assert not shared, f"{step}: {shared}"


def spoken(title: str, language: str) -> list[tuple[str, list[str], str]]:
    """Every step of the main line: its name, what it says, and the question it stands beside."""
    guide = guide_of(title)
    found = []
    for chapter in guide.chapters:
        table = Table(title, chapter)
        for step in table.moments(as_the_lesson_says):
            if step is not None:
                texts = said(title, language, guide, table.coach)
                prompt = asked(table, language, ["", *guide.cast])
                found.append((step.id, texts, prompt))
    assert found
    return found


def asked(table: Table, language: str, players: list[str]) -> str:
    decision = table.game.decision(table.game.view(table.s, ME))
    return "" if decision is None else Narrator(table.game, language, players, ME).prompt(decision)


def words_of(text: str) -> list[str]:
    return re.findall(r"[\w’'-]+", text.lower())


def runs(text: str) -> set[tuple[str, ...]]:
    words = words_of(text)
    return {tuple(words[at : at + RUN]) for at in range(len(words) - RUN + 1)}


def test_runs_of_words_are_found() -> None:
    assert runs("One of these two goes left.") & runs("Say which: one of these two!")
    assert not runs("One of these goes.") & runs("One of those goes.")
