"""Hints of first games: what was met is kept with the person, and whoever has played needs none."""

from __future__ import annotations

import random

import pytest

from tablee.engine.titles import TITLES
from tablee.server.guides.firsts import ENOUGH, questions
from tablee.words import LANGUAGES
from tablee.words.title import title_words
from tests.server.conftest import NewPerson
from tests.server.people import Person, play_with_bots
from tests.server.test_guides import answer, look, open_guide

WORDS = {"en": 18, "fr": 22, "es": 22}
"""So many at most are read while one decides."""


@pytest.fixture
def ana(guest: NewPerson) -> Person:
    return guest("Ana")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", TITLES)
def test_every_kind_of_question_has_a_short_hint(name: str, language: str) -> None:
    words = title_words(TITLES[name], language)
    for ask in questions(name):
        hint = words.say(f"ask-{ask}", "hint")
        said = [word for word in hint.split() if any(letter.isalnum() for letter in word)]
        assert 4 <= len(said) <= WORDS[language], hint
        assert not any(letter.isdigit() for letter in hint), hint


def test_what_was_met_is_kept_once_with_the_person(ana: Person, guest: NewPerson) -> None:
    assert ana.get("/firsts/goofspiel") == {"title": "goofspiel", "asks": [], "hints": True}
    for _ in range(2):
        assert ana.post("/firsts/goofspiel", {"ask": "bid"})["asks"] == ["bid"]
    ana.post("/firsts/nettles", {"ask": "lay-first"})
    ana.post("/firsts/nettles", {"ask": "turn-disc"})
    assert ana.get("/firsts/nettles")["asks"] == ["lay-first", "turn-disc"]
    assert guest("Bob").get("/firsts/nettles")["asks"] == []
    kept = {each["title"]: each["asks"] for each in ana.get("/me/export")["firsts"]}
    assert kept == {"goofspiel": ["bid"], "nettles": ["lay-first", "turn-disc"]}


def test_what_does_not_exist_is_refused(ana: Person) -> None:
    assert ana.fault("POST", "/firsts/goofspiel", {"ask": "fold"})["problem"] == "no-such-question"
    assert ana.fault("GET", "/firsts/chess")["problem"] == "unknown-title"
    assert ana.get("/firsts/goofspiel")["asks"] == []


def test_what_a_guide_has_taught_is_not_hinted_at_again(ana: Person) -> None:
    table = open_guide(ana)
    look(ana, table)
    answer(ana, table, "keep s1-h2.defitia", "give s1-h3.terias")
    assert ana.get("/firsts/precognition")["asks"] == [], "it is noted when a chapter is left"
    open_guide(ana, chapter="island")
    learnt = ana.get("/firsts/precognition")["asks"]
    assert {"keep-card", "give-card"} <= set(learnt)
    assert "face-river" not in learnt


def test_whoever_has_finished_some_matches_needs_none(ana: Person) -> None:
    for number in range(ENOUGH):
        assert ana.get("/firsts/goofspiel")["hints"], number
        table = ana.make_table("me", "random", title="goofspiel", options={"cards": 2})["id"]
        ana.post(f"/tables/{table}/start")
        play_with_bots(ana, 0, table, random.Random(number))
    assert not ana.get("/firsts/goofspiel")["hints"]
    assert ana.get("/firsts/nettles")["hints"], "another title is another matter"
