"""Every title has words for all it declares, in every language; and these checks do find faults."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tablee.engine.events import EVERYBODY, Event
from tablee.engine.titles import TITLES, Title, find
from tablee.words import Narrator
from tests.words.declared import missing_faults, unused_faults, variable_faults
from tests.words.ftl import form_faults, language_faults
from tests.words.rendering import address_faults, rendering_faults
from tests.words.rules_pages import rules_faults
from tests.words.sample import edit

each_title = pytest.mark.parametrize("title", TITLES.values(), ids=TITLES.keys())

ALL_CHECKS: list[Callable[[Title], list[str]]] = [
    lambda title: form_faults(title.text),
    lambda title: language_faults(title.text),
    missing_faults,
    unused_faults,
    variable_faults,
    rendering_faults,
    address_faults,
    rules_faults,
]


@each_title
def test_the_catalogues_can_be_read(title: Title) -> None:
    assert form_faults(title.text) == []


@each_title
def test_all_languages_have_the_same_keys(title: Title) -> None:
    assert language_faults(title.text) == []


@each_title
def test_everything_declared_has_words(title: Title) -> None:
    assert missing_faults(title) == []


@each_title
def test_all_words_are_used(title: Title) -> None:
    assert unused_faults(title) == []


@each_title
def test_sentences_use_what_they_are_given(title: Title) -> None:
    assert variable_faults(title) == []


@each_title
def test_everything_can_be_said_of_none_one_and_many(title: Title) -> None:
    assert rendering_faults(title) == []


@each_title
def test_whoever_reads_of_themselves_is_spoken_to(title: Title) -> None:
    assert address_faults(title) == []


@each_title
def test_the_rules_pages_have_every_rule_that_is_cited(title: Title) -> None:
    assert rules_faults(title) == []


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "You are stung by your own nettle: the challenge has failed."),
        ("fr", "Vous vous piquez à votre propre ortie\u202f: le défi est perdu."),
        ("es", "Te picas con tu propia ortiga: pierdes el desafío."),
    ],
)
def test_the_own_nettle_is_called_so(language: str, sentence: str) -> None:
    """The one event in which a player does something to themselves (NETTLE-041)."""
    game = next(find("nettles").all_games())
    narrator = Narrator(game, language, ["Ana"] * game.seats, 1)
    assert narrator.event(Event("failed", 1, [1], EVERYBODY, False)) == sentence


# --- the checks find faults -------------------------------------------------------------------


@pytest.mark.parametrize("check", ALL_CHECKS)
def test_the_sample_is_in_order(check: Callable[[Title], list[str]], sample_title: Title) -> None:
    assert check(sample_title) == []


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("verb-pass = Pass", "verb-pass Pass", "fr: unreadable: verb-pass Pass"),
        ("score-hand = Hand", "score-hand = Hand\nscore-hand = Cards", "fr: twice: score-hand"),
    ],
)
def test_a_broken_catalogue_is_found(sample_title: Title, old: str, new: str, fault: str) -> None:
    edit(sample_title.text, "fr.ftl", old, new)
    assert form_faults(sample_title.text) == [fault]


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("title = Sample\n", "title"),
        ("    .help = Take a { -thing }.\n", "ask-pick.help"),
        ("-thing = card\n", "-thing"),
    ],
)
def test_a_key_that_one_language_lacks_is_found(sample_title: Title, line: str, key: str) -> None:
    edit(sample_title.text, "es.ftl", line, "")
    assert language_faults(sample_title.text) == [f"es: missing: {key}"]


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("title = Sample\n", "title"),
        ("tagline = All there is to say.\n", "tagline"),
        ("card-king = the king\n", "card-king"),
        ("    .help = Take a { -thing }.\n", "ask-pick.help"),
        ("verb-pass = Pass\n", "verb-pass"),
        ("    .hidden = { $seat } sees a card.\n", "event-peek.hidden"),
        ("refusal-late = That was possible in turn { $turn }.\n", "refusal-late"),
        ("score-hand = Hand\n", "score-hand"),
        ("field-turn = Turn\n", "field-turn"),
        ("field-hand = Hand\n", "field-hand"),
        ("option-rounds = Rounds\n", "option-rounds"),
        ("option-speed-quick = quick\n", "option-speed-quick"),
        ("option-long-false = no\n", "option-long-false"),
    ],
)
def test_missing_words_are_found(sample_title: Title, line: str, key: str) -> None:
    edit(sample_title.text, "en.ftl", line, "")
    assert missing_faults(sample_title) == [f"en: no words: {key}"]


def test_a_kind_without_words_is_found(sample_title: Title) -> None:
    edit(sample_title.text, "en.ftl", "place = place { $name }\n", "")
    assert missing_faults(sample_title) == ["en: no words: place-1", "en: no words: place-2"]


@pytest.mark.parametrize(
    ("key", "fault"),
    [
        ("event-lose", "en: unused: event-lose"),
        ("card-queen", "en: unused: card-queen"),
        ("option-rounds-3", "en: unused: option-rounds-3"),
        ("-term", "en: unused: -term"),
    ],
)
def test_unused_words_are_found(sample_title: Title, key: str, fault: str) -> None:
    edit(sample_title.text, "en.ftl", "title = Sample", f"title = Sample\n{key} = words")
    assert unused_faults(sample_title) == [fault]


def test_an_attribute_that_nobody_reads_is_found(sample_title: Title) -> None:
    edit(
        sample_title.text, "en.ftl", "verb-pass = Pass", "verb-pass = Pass\n    .help = Do nothing."
    )
    assert unused_faults(sample_title) == ["en: unused: verb-pass.help"]


def test_what_only_the_board_says_need_not_be_declared(sample_title: Title) -> None:
    edit(sample_title.text, "en.ftl", "title = Sample", "title = Sample\nboard-ace = One")
    assert unused_faults(sample_title) == []


def test_a_title_that_speaks_for_the_table_is_found(sample_title: Title) -> None:
    edit(sample_title.text, "en.ftl", "title = Sample", "title = Sample\ncli-you = Me")
    assert "en: said by the table: cli-you" in unused_faults(sample_title)


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("Pick from { $place }:", "Pick from { $plaice }:", "ask-pick is not given $plaice"),
        ("{ $cards_count ->", "{ $place_count ->", "ask-pick is not given $place_count"),
        ("Take a { -thing }", "Take { $cards }", "ask-pick.help is not given $cards"),
        ("{ $seat } sees a card", "A sight of { $card }", "event-peek.hidden is not given $card"),
        ("= the ace", "= the { $name }", "card-ace is not given $name"),
        ("= Hand\nfield-turn", "= { $points }\nfield-turn", "score-hand is not given $points"),
        ("verb-pass = Pass", "verb-pass = Pass { $target }", "verb-pass is not given $target"),
        ("in turn { $turn }", "before", "refusal-late does not tell $turn"),
        ("} { $card }.", "} it.", "event-peek does not tell $card"),
        ("*[no] { $to }", "*[no] them", "event-gift does not tell $to"),
        ("Pick { $target }", "Pick", "verb-pick does not tell $target"),
        ("place { $name }", "a place", "place does not tell $name"),
    ],
)
def test_wrong_variables_are_found(sample_title: Title, old: str, new: str, fault: str) -> None:
    edit(sample_title.text, "fr.ftl", old, new)
    assert variable_faults(sample_title) == [f"fr: {fault}"]


def test_a_variable_of_a_sentence_inside_a_sentence_is_found(sample_title: Title) -> None:
    edit(sample_title.text, "fr.ftl", "verb-pass = Pass", "verb-pass = { verb-pick }")
    assert variable_faults(sample_title) == ["fr: verb-pass is not given $target"]


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("*[no] { $to }", "*[no] { $two }", "event-gift"),
        ("Pick from { $place }:", "Pick from { place-3 }:", "ask-pick"),
        ("[0] Pick nothing from { $place }.", '[0] { "" }', "ask-pick"),
        ("    .hidden = { $seat } sees a card.\n", "", "event-peek.hidden"),
        ("Take a { -thing }", "Take a { -think }", "ask-pick.help"),
        ("verb-pass = Pass\n", "", "verb-pass"),
    ],
)
def test_what_cannot_be_said_is_found(sample_title: Title, old: str, new: str, key: str) -> None:
    edit(sample_title.text, "es.ftl", old, new)
    faults = rendering_faults(sample_title)
    assert faults
    assert all(fault.startswith(f"es: {key}: ") for fault in faults)


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        (
            "[yes] You see",
            "[yes] { $seat } sees",
            "event-peek: Player 0 sees the king.",
        ),
        ("[yes] you", "[yes] { $to }", "event-gift: Player 1 gives a card to"),
    ],
)
def test_a_sentence_that_calls_its_reader_by_name_is_found(
    sample_title: Title, old: str, new: str, fault: str
) -> None:
    edit(sample_title.text, "fr.ftl", old, new)
    faults = address_faults(sample_title)
    assert len(faults) == 2, "one for each player"
    assert faults[0].startswith(f"fr: {fault}")


def test_a_missing_rules_page_is_found(sample_title: Title) -> None:
    (sample_title.text / "rules.fr.md").unlink()
    assert rules_faults(sample_title) == ["fr: no rules page"]


@pytest.mark.parametrize("code", ["en", "fr", "es"])
def test_a_missing_anchor_is_found(sample_title: Title, code: str) -> None:
    edit(sample_title.text, f"rules.{code}.md", '<a id="SAM-002"></a>', "")
    assert rules_faults(sample_title) == [f"{code}: no anchor: SAM-002"]


def test_a_rule_that_only_one_language_has_is_found(sample_title: Title) -> None:
    edit(sample_title.text, "rules.es.md", "**SAM-001**", '<a id="SAM-009"></a>**SAM-001**')
    assert rules_faults(sample_title) == ["en: no anchor: SAM-009", "fr: no anchor: SAM-009"]


def test_an_anchor_that_stands_twice_is_found(sample_title: Title) -> None:
    edit(sample_title.text, "rules.es.md", "**SAM-001**", '<a id="SAM-001"></a>')
    assert rules_faults(sample_title) == ["es: two anchors: SAM-001"]


def test_a_cited_rule_that_no_page_has_is_found(sample_title: Title) -> None:
    for code in ("en", "fr", "es"):
        edit(sample_title.text, f"rules.{code}.md", '<a id="SAM-003"></a>', "")
    faults = rules_faults(sample_title)
    assert faults == [f"{code}: no anchor: SAM-003" for code in ("en", "fr", "es")]
