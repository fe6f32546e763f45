"""Lists, problems, names of things, and sentences that know whom they speak to."""

from __future__ import annotations

import pytest

import tablee
from tablee.engine.decision import Choice
from tablee.engine.events import EVERYBODY, SPECTATOR, Event
from tablee.engine.problems import UNKNOWN, Problem, Why
from tablee.engine.titles import Title, find
from tablee.words import LANGUAGES, Narrator, TitleWords, Words, decimal, title_words, words
from tests.words import sample

PLAYERS = ["Ann", "Bob", "Cleo"]
NOBODY = -1


def narrator(language: str = "en", viewer: int = 0) -> Narrator:
    return Narrator(tablee.make("goofspiel", 3), language, PLAYERS, viewer)


def event(name: str, seat: int, *args: int) -> Event:
    return Event(name, seat, list(args), EVERYBODY, False)


@pytest.mark.parametrize("language", ["de", "", "EN", "../words/text/en"])
def test_an_unknown_language_is_a_problem(language: str) -> None:
    for load in (Words, words, lambda code: title_words(find("goofspiel"), code)):
        with pytest.raises(Problem) as caught:
            load(language)
        assert caught.value.name == "unknown-language"
        assert caught.value.facts == {"language": language, "languages": "en, fr, es"}


@pytest.mark.parametrize(
    ("language", "none", "two", "three"),
    [
        ("en", "none", "a and b", "a, b and c"),
        ("fr", "rien", "a et b", "a, b et c"),
        ("es", "nada", "a y b", "a, b y c"),
    ],
)
def test_lists_are_written_as_people_write_them(
    language: str, none: str, two: str, three: str
) -> None:
    all_of = words(language).all_of
    assert [all_of(list("abc")[:count]) for count in range(4)] == [none, "a", two, three]


@pytest.mark.parametrize(
    ("last", "joined"),
    [
        ("Inés", "Ana e Inés"),
        ("ymunes", "Ana e ymunes"),
        ("Hipólito", "Ana e Hipólito"),
        ("hielo", "Ana y hielo"),
        ("Yago", "Ana y Yago"),
        ("Eva", "Ana y Eva"),
    ],
)
def test_a_spanish_list_has_another_and_before_an_i(last: str, joined: str) -> None:
    assert words("es").all_of(["Ana", last]) == joined
    assert words("fr").all_of(["Ana", last]) == f"Ana et {last}"


@pytest.mark.parametrize(
    ("language", "text"), [("en", "48.3%"), ("fr", "48,3\u202f%"), ("es", "48,3\u00a0%")]
)
def test_decimals_have_the_comma_or_point_of_the_language(language: str, text: str) -> None:
    share = words(language).say("cli-simulate-share", mean=decimal(48.31, 1), error="?")
    assert share == f"{text} ± ?"


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "goofspiel is played by 2 to 6, not by 9."),
        ("fr", "goofspiel se joue de 2 à 6, pas à 9."),
        ("es", "goofspiel es para entre 2 y 6 personas, no para 9."),
    ],
)
def test_a_problem_is_told_with_its_facts(language: str, text: str) -> None:
    problem = Problem("bad-seats", title="goofspiel", seats=9, least=2, most=6)
    assert words(language).problem(problem) == text


def test_facts_that_are_no_text_are_told_as_text() -> None:
    problem = Problem("result-differs", found=[1, 2], recorded=[2, 1])
    assert words("en").problem(problem) == "The match ends with the result [1, 2], not [2, 1]."


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_are_loaded_once(language: str) -> None:
    assert words(language) is words(language)
    assert title_words(find("goofspiel"), language) is title_words(find("goofspiel"), language)


def test_a_missing_key_is_noticed() -> None:
    assert not words("en").has("no-such-key")
    with pytest.raises(LookupError):
        words("en").say("no-such-key")


def test_a_missing_variable_is_noticed() -> None:
    with pytest.raises(AssertionError, match="list-last in en"):
        words("en").say("list-last", head="a")


def test_help_is_no_sentence_of_its_own() -> None:
    ours = title_words(find("goofspiel"), "en")
    assert ours.has("ask-bid")
    assert ours.has("ask-bid", "help")
    assert not ours.has("ask-bid", "hidden")
    assert not ours.has("verb-bid", "help")


# --- whom a sentence speaks to ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "own", "other"),
    [
        ("en", "You bid 7.", "Bob bids 7."),
        ("fr", "Vous misez le 7.", "Bob mise le 7."),
        ("es", "Pujas con el 7.", "Bob puja con el 7."),
    ],
)
def test_only_the_viewer_is_spoken_to(language: str, own: str, other: str) -> None:
    bid = event("bid", 1, 6)
    assert narrator(language, viewer=1).event(bid) == own
    for viewer in (0, 2, SPECTATOR):
        assert narrator(language, viewer).event(bid) == other


def test_what_happens_to_nobody_does_not_happen_to_the_spectators() -> None:
    assert "You" not in narrator(viewer=SPECTATOR).event(event("win", NOBODY, 2))
    tied = event("discard", NOBODY, 2)
    assert narrator(viewer=SPECTATOR).event(tied) == "The highest bid is tied: nobody gets 3."


@pytest.mark.parametrize(
    ("prizes", "text"),
    [
        ([], "none stay at stake."),
        ([4], "5 stays at stake."),
        ([0, 4, 12], "1, 5 and 13 stay at stake."),
    ],
)
def test_none_one_and_many_are_told_apart(prizes: list[int], text: str) -> None:
    assert narrator().event(event("carry", NOBODY, *prizes)) == f"The highest bid is tied: {text}"


def test_the_prompt_speaks_of_what_is_at_stake() -> None:
    game = tablee.make("goofspiel", 3, ties="carry")
    decision = game.decision(game.deal(b"seed").seen_by(0))
    assert decision is not None
    prize = decision.about[0] + 1
    assert narrator("fr").prompt(decision) == f"Misez une carte pour le prix {prize}."
    assert narrator("fr").help(decision).startswith("Chacun pose une carte")


def test_a_hidden_prize_is_no_prize_in_the_prompt() -> None:
    game = tablee.make("goofspiel", 3, prize="hidden")
    decision = game.decision(game.deal(b"seed").seen_by(0))
    assert decision is not None
    assert narrator("es").prompt(decision) == "Puja con una carta por el premio oculto."


def test_a_refusal_names_the_card() -> None:
    assert narrator("fr").refusal(Why("played", [11])) == "Vous avez déjà misé le 12."


# --- what Goofspiel does not have -------------------------------------------------------------


@pytest.fixture
def teller(sample_title: Title) -> Narrator:
    return Narrator(sample_title.make(2, "base", {}), "en", ["Ann", "Bob"], 0)


def test_things_are_called_by_a_name_of_their_own_or_by_their_kind(sample_title: Title) -> None:
    ours = TitleWords(sample_title, "en")
    assert ours.entity("card", "king") == "the king"
    assert ours.entity("card", "king.2") == "the king"  # a copy
    assert ours.entity("place", "2") == "place 2"
    assert ours.entity("card", "?") == "?"


def test_values_of_options_have_names_and_numbers_need_none(sample_title: Title) -> None:
    ours = TitleWords(sample_title, "en")
    assert ours.option_value("speed", "quick") == "quick"
    assert ours.option_value("long", True) == "yes"
    assert ours.option_value("rounds", 3) == "3"


def test_a_secret_is_told_without_what_it_hides(teller: Narrator) -> None:
    assert teller.event(event("peek", 1, 0)) == "Bob sees the ace."
    assert teller.event(event("peek", 1, UNKNOWN)) == "Bob sees a card."


def test_players_are_called_by_their_names_and_the_reader_is_spoken_to(teller: Narrator) -> None:
    assert teller.event(event("gift", 0, 1, 1)) == "You give a card to Bob."
    assert teller.event(event("gift", 1, 0, 3)) == "Bob gives 3 cards to you."


def test_a_choice_may_have_no_target(teller: Narrator) -> None:
    assert teller.choice(Choice(3, "pass", "pass", "")) == "Pass"
    assert teller.choice(Choice(1, "pick ace", "pick", "card:ace")) == "Pick the ace"


def test_the_rules_page_is_that_of_the_language(sample_title: Title) -> None:
    sample.edit(sample_title.text, "rules.fr.md", "**SAM-001** A rule.", "Une règle.")
    assert "Une règle." in TitleWords(sample_title, "fr").rules_page()
    assert "Une règle." not in TitleWords(sample_title, "es").rules_page()


@pytest.mark.parametrize(("seat", "name"), [("1", "Ann"), ("3", "Cleo")])
def test_an_action_on_a_player_names_the_player(seat: str, name: str) -> None:
    speaker = Narrator(tablee.make("nettles", 3), "en", PLAYERS, 1)
    choice = Choice(40, f"turn {seat}", "turn", f"seat:{seat}")
    assert speaker.choice(choice) == f"Turn over: {name}"
