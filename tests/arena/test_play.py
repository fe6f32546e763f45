"""A single game between bots, and its record."""

from __future__ import annotations

from typing import Any

import pytest

import tablee
from tablee import bots
from tablee.arena import Result, play, record_of
from tablee.bots.bot import Bot, Budget
from tablee.engine import record
from tablee.engine.game import Game
from tablee.engine.problems import IllegalAction
from tablee.engine.state import View
from tablee.engine.titles import TITLES, Title

FEW = Budget(iterations=2)


class Stubborn(Bot):
    """Bids the lowest card, time and again."""

    name = "stubborn"
    version = 1

    def choose(self, game: Game[Any], view: View[Any], budget: Budget) -> int:
        return game.space.parse("bid 1")


def played(game: Game[Any], name: str, deal: bytes, seed: bytes = b"bots") -> Result:
    """The game of this deal between bots of one name."""
    return play(game, [bots.make(name, seed) for _ in range(game.seats)], deal, FEW)


@pytest.mark.parametrize(
    ("name", "title"),
    [(name, title) for title in TITLES.values() for name in bots.yardsticks(title.name)],
)
def test_every_game_has_a_record_that_is_right(name: str, title: Title) -> None:
    for number, game in enumerate(title.all_games()):
        if name != "random" and number % 10:
            continue  # bots that think would take too long over all of them
        result = played(game, name, b"deal %d" % number)
        written = record_of(game, result)
        assert written.players == [name] * game.seats
        last = record.verify(written)
        assert last.over()
        assert written.result == result.scores
        assert result.scores == [score.total for score in game.scores(last)]
        assert result.returns == game.returns(last)
        if game.seats > 1 and game.options.get("mode", "competitive") == "competitive":
            assert sum(result.returns) == pytest.approx(1.0)


def test_the_record_has_every_answer() -> None:
    game = tablee.make("goofspiel", 3, cards=4)
    result = played(game, "random", b"deal")
    assert len(result.answers) == 12
    texts = [(answer.seat, answer.action) for answer in record_of(game, result).answers]
    assert texts == [(seat, game.space.text(action)) for seat, action in result.answers]


def test_the_same_seeds_give_the_same_game() -> None:
    game = tablee.make("goofspiel", 3)
    assert played(game, "greedy", b"deal") == played(game, "greedy", b"deal")


def test_bots_with_another_seed_play_another_game() -> None:
    game = tablee.make("goofspiel", 3)
    one, other = [played(game, "random", b"deal", seed) for seed in (b"a", b"b")]
    assert one.seed == other.seed
    assert one.answers != other.answers


def test_random_bots_answer_the_same_whatever_is_dealt() -> None:
    game = tablee.make("goofspiel", 3)
    one, other = [played(game, "random", deal) for deal in (b"deal", b"other")]
    assert one.seed != other.seed
    assert one.answers == other.answers


def test_an_answer_that_is_not_offered_ends_the_game() -> None:
    game = tablee.make("goofspiel", 2)
    with pytest.raises(IllegalAction) as caught:
        play(game, [Stubborn(b""), Stubborn(b"")], b"deal")
    assert caught.value.why.name == "played"


def test_nobody_is_asked_to_choose_from_one_option() -> None:
    game = tablee.make("goofspiel", 2, cards=2)
    chooser = Stubborn(b"")  # it may choose in the first round; in the last one there is no choice
    assert play(game, [chooser, chooser], b"deal").answers == [(0, 1), (1, 1), (0, 2), (1, 2)]


def test_every_seat_has_a_bot() -> None:
    with pytest.raises(AssertionError, match="one bot for each seat"):
        play(tablee.make("goofspiel", 2), [Stubborn(b"")], b"deal")
