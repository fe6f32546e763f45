"""Every bot answers at every table: title, mode, options and number of seats, within its budget."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from tablee import bots
from tablee.bots.bot import Budget
from tablee.engine.game import Game
from tablee.engine.titles import TITLES, find
from tests.bots.peeking import walk
from tests.contract.moments import Moment, label

KNOWN = [(name, title) for title in TITLES for name in bots.known(title)]

EARLY = 0.4
LATE = (0.85, 0.97)
"""Parts of a match. Late ones are soon played to the end, so all tables are visited there."""

each_bot_and_title = pytest.mark.parametrize(
    ("name", "title"), KNOWN, ids=[f"{name}-{title}" for name, title in KNOWN]
)


@cache
def moments(game: Game[Any]) -> list[Moment]:
    """The decisions of a match in which somebody has a choice."""
    return [each for each in walk(game, 1, "random") if choosing(each)]


def choosing(moment: Moment) -> list[int]:
    return [seat for seat in moment.s.acting() if len(moment.s.options(seat)) > 1]


@cache
def games(title: str) -> list[Game[Any]]:
    return list(find(title).all_games())


def at(game: Game[Any], part: float) -> Moment:
    found = moments(game)
    return found[int(part * len(found))]


def answers(name: str, moment: Moment, budget: Budget) -> None:
    """The bot is asked; its answer is offered, and it has not thought longer than it may."""
    game, s = moment.game, moment.s
    for seat in choosing(moment)[:1]:
        options = s.options(seat)
        thought = bots.make(name, b"table").think(game, s.seen_by(seat), budget)
        where = f"{name}, {label(game)}, decision {moment.number}"
        assert thought.action in options, where
        assert budget.iterations is not None
        last_world = len(options)  # a world that was begun is played with all options
        assert thought.spent <= budget.iterations + last_world, where
        assert all(each.action in options for each in thought.options), where
        assert sum(each.chance for each in thought.options) in (0, pytest.approx(1)), where


@each_bot_and_title
def test_every_bot_answers_at_every_table(name: str, title: str) -> None:
    for game in games(title):
        for part in LATE:
            answers(name, at(game, part), Budget(iterations=2))


@each_bot_and_title
def test_every_bot_answers_in_the_middle_of_a_match(name: str, title: str) -> None:
    game = games(title)[0]
    answers(name, at(game, EARLY), Budget(iterations=1))


@each_bot_and_title
def test_every_bot_answers_when_there_is_hardly_any_time(name: str, title: str) -> None:
    moment = at(games(title)[-1], LATE[-1])
    seat = choosing(moment)[0]
    view = moment.s.seen_by(seat)
    thought = bots.make(name, b"table").think(moment.game, view, Budget(seconds=0.0))
    assert thought.action in moment.s.options(seat)
