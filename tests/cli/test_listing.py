"""The list of titles, the rules, and the language of it all."""

from __future__ import annotations

import pytest

from tablee.engine.titles import TITLES
from tablee.words import LANGUAGES, title_words
from tests.cli.conftest import Run

each_title = pytest.mark.parametrize("title", TITLES)
each_language = pytest.mark.parametrize("language", LANGUAGES)


@each_language
def test_games_lists_every_title_with_its_options(run: Run, language: str) -> None:
    done = run("--language", language, "games")
    assert (done.code, done.err) == (0, "")
    for name, title in TITLES.items():
        words = title_words(title, language)
        assert name in done.out
        assert words.say("tagline") in done.out
        for option in title.options.values():
            assert f"{option.name} ({words.say(f'option-{option.name}')}): " in done.out
            for value in option.choices:
                assert words.option_value(option.name, value) in done.out


def test_games_tells_seats_editions_and_defaults(run: Run) -> None:
    out = run("games").out
    assert "2–6" in out
    assert "base" in out
    assert "11, 12, 13 (default)" in out
    assert "discard (discarded) (default), carry (carried over)" in out


@each_title
@each_language
def test_rules_shows_the_page_of_the_language(run: Run, title: str, language: str) -> None:
    done = run("--language", language, "rules", title)
    assert (done.code, done.err) == (0, "")
    heading, *page = title_words(TITLES[title], language).rules_page().splitlines()
    assert heading.removeprefix("# ") in done.out
    assert [line for line in page if line.startswith("## ")]
    for line in page:
        if line.startswith("## "):
            assert line.removeprefix("## ") in done.lines()
    assert "<a id=" not in done.out


@pytest.mark.parametrize(
    ("environment", "heading"),
    [
        ({}, "Titles"),
        ({"LANG": "fr_CA.UTF-8"}, "Jeux"),
        ({"LANG": "de_DE.UTF-8"}, "Titles"),
        ({"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "es_ES.UTF-8"}, "Juegos"),
        ({"LANG": "es_ES.UTF-8", "LC_ALL": "C"}, "Juegos"),
        ({"LANG": "es_ES.UTF-8", "TABLEE_LANGUAGE": "fr"}, "Jeux"),
    ],
)
def test_the_environment_has_a_language(
    run: Run, monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], heading: str
) -> None:
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert run("games").lines()[0] == heading


def test_the_language_asked_for_comes_first(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABLEE_LANGUAGE", "fr")
    assert run("--language", "es", "games").lines()[0] == "Juegos"
