"""Titles: every wrong wish has its problem, every right one its game."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tablee.engine.game import OptionValue
from tablee.engine.problems import IllegalAction, Problem, Why
from tablee.engine.titles import TITLES, Option, Title, find, make, register
from tests.engine.tiny import Tiny

SIZE = Option("size", 5, range(3, 9), tested=(3, 8))
TEAMS = Option("teams", False, (False, True))


def build(seats: int, edition: str, options: dict[str, OptionValue]) -> Tiny:
    return Tiny(seats, edition, **options)


def title(name: str = "tiny") -> Title:
    """Two to four seats, two editions; teams need an even number of seats."""
    return Title(
        name=name,
        version=1,
        seats=range(2, 5),
        options=[SIZE, TEAMS],
        build=build,
        text=Path("text"),
        editions=("base", "deluxe"),
        fits=lambda seats, options: not options["teams"] or seats % 2 == 0,
    )


def problem_with(seats: int, edition: str, **options: OptionValue) -> Problem:
    with pytest.raises(Problem) as caught:
        title().make(seats, edition, options)
    return caught.value


@pytest.fixture
def registered() -> Iterator[Title]:
    """A title that is on the list for one test."""
    new = title("tiny-for-a-test")
    register(new)
    yield new
    del TITLES[new.name]


# --- options ----------------------------------------------------------------------------------


@pytest.mark.parametrize("value", [7, "7"])
def test_an_option_is_given_as_itself_or_as_text(value: OptionValue) -> None:
    assert SIZE.read(value) == 7


@pytest.mark.parametrize("value", [True, "true", "True"])
def test_yes_and_no_are_given_as_themselves_or_as_text(value: OptionValue) -> None:
    assert TEAMS.read(value) is True


@pytest.mark.parametrize("value", [2, 9, "big", "", True])
def test_other_values_of_an_option_are_refused(value: OptionValue) -> None:
    with pytest.raises(Problem) as caught:
        SIZE.read(value)
    assert caught.value.name == "bad-option-value"
    assert caught.value.facts == {"option": "size", "value": value, "choices": "3, 4, 5, 6, 7, 8"}


def test_all_values_are_tested_unless_some_are_named() -> None:
    assert TEAMS.tested == (False, True)
    assert SIZE.tested == (3, 8)


# --- wishes -----------------------------------------------------------------------------------


def test_what_is_not_wished_is_as_usual() -> None:
    game = title().make(3, "base", {})
    assert (game.seats, game.edition, game.options) == (3, "base", {"size": 5, "teams": False})


def test_wishes_are_granted() -> None:
    game = title().make(4, "deluxe", {"teams": "true", "size": "8"})
    assert (game.seats, game.edition, game.options) == (4, "deluxe", {"size": 8, "teams": True})


@pytest.mark.parametrize("seats", [-1, 0, 1, 5])
def test_a_wrong_number_of_seats_is_refused(seats: int) -> None:
    problem = problem_with(seats, "base")
    assert problem.name == "bad-seats"
    assert problem.facts == {"title": "tiny", "seats": seats, "least": 2, "most": 4}


def test_an_unknown_edition_is_refused() -> None:
    problem = problem_with(2, "gold")
    assert problem.name == "bad-edition"
    assert problem.facts == {"title": "tiny", "edition": "gold", "editions": "base, deluxe"}


def test_an_unknown_option_is_refused() -> None:
    problem = problem_with(2, "base", colour="red")
    assert problem.name == "unknown-option"
    assert problem.facts == {"title": "tiny", "option": "colour", "options": "size, teams"}


def test_a_bad_value_is_refused() -> None:
    assert problem_with(2, "base", size=99).name == "bad-option-value"


def test_options_that_do_not_fit_the_seats_are_refused() -> None:
    problem = problem_with(3, "base", teams=True)
    assert problem.name == "options-do-not-fit"
    assert problem.facts == {"title": "tiny", "seats": 3, "options": "size=5, teams=True"}


def test_a_problem_can_be_read() -> None:
    assert str(Problem("bad-seats", seats=9, most=4)) == "bad-seats: seats=9, most=4"
    assert str(Problem("no-world")) == "no-world"


def test_a_problem_comes_back_from_another_process() -> None:
    problem = pickle.loads(pickle.dumps(Problem("bad-seats", seats=9)))
    assert (problem.name, problem.facts) == ("bad-seats", {"seats": 9})
    illegal = pickle.loads(pickle.dumps(IllegalAction(Why("played", [3]))))
    assert (illegal.why.name, illegal.why.args) == ("played", [3])


def test_all_games_are_every_fitting_set_of_wishes_once() -> None:
    wishes = [
        (game.seats, game.edition, game.options["size"], game.options["teams"])
        for game in title().all_games()
    ]
    expected = [
        (seats, edition, size, teams)
        for seats in (2, 3, 4)
        for edition in ("base", "deluxe")
        for size in (3, 8)
        for teams in (False, True)
        if not (teams and seats == 3)
    ]
    assert wishes == expected


# --- the list ---------------------------------------------------------------------------------


def test_a_registered_title_can_be_played(registered: Title) -> None:
    assert find(registered.name) is registered
    game = make(registered.name, 2, "deluxe", size=4)
    assert isinstance(game, Tiny)
    assert (game.seats, game.edition, game.options["size"]) == (2, "deluxe", 4)


def test_the_usual_edition_is_the_base(registered: Title) -> None:
    assert make(registered.name, 2).edition == "base"


def test_a_name_is_registered_once(registered: Title) -> None:
    with pytest.raises(AssertionError):
        register(title(registered.name))


def test_an_unknown_title_is_refused() -> None:
    with pytest.raises(Problem) as caught:
        make("chess", 2)
    assert caught.value.name == "unknown-title"
    assert caught.value.facts["title"] == "chess"
    assert "goofspiel" in str(caught.value.facts["titles"])


# --- what a title says about itself -------------------------------------------------------------


def test_facts_that_a_title_leaves_out_are_plain() -> None:
    plain = title()
    assert (plain.minutes, plain.weight) == (0, 0)
    assert (plain.usual_seats, plain.presets) == (3, {"standard": {}})
    assert (plain.round_begins, plain.small) == ("round", False)


@pytest.mark.parametrize(
    "facts",
    [
        {"usual_seats": 9},
        {"weight": 6},
        {"presets": {"easy": {}}},
        {"presets": {"first": {"size": 99}}},
    ],
)
def test_facts_that_contradict_the_title_are_refused(facts: dict[str, Any]) -> None:
    with pytest.raises(AssertionError):
        Title("tiny", 1, range(2, 5), [SIZE, TEAMS], build, Path("text"), **facts)


@pytest.mark.parametrize("known", TITLES.values(), ids=TITLES)
def test_every_preset_of_a_title_can_be_played_by_as_many_as_usual(known: Title) -> None:
    for wished in known.presets.values():
        known.make(known.usual_seats, known.editions[0], wished)


@pytest.mark.parametrize("known", TITLES.values(), ids=TITLES)
def test_what_begins_a_round_is_an_event_of_the_title(known: Title) -> None:
    assert known.round_begins in next(known.all_games()).messages.events
