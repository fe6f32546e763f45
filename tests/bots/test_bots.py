"""Bots answer what they are asked, from what they see, and the same again for the same seed."""

from __future__ import annotations

from collections import Counter
from random import Random
from time import sleep

import pytest

import tablee
from tablee import bots
from tablee.bots import BOTS
from tablee.bots.bot import Budget
from tablee.engine.problems import Problem
from tablee.engine.state import View
from tablee.engine.titles import TITLES, Title
from tablee.games.goofspiel import Goofspiel
from tablee.games.goofspiel.state import Table
from tests.bots.positions import Position, some_positions, walk

FEW = Budget(iterations=3)
"""Enough to weigh, where it does not matter how well."""

PLAYED = [(name, title) for title in TITLES.values() for name in bots.yardsticks(title.name)]

each_bot = pytest.mark.parametrize("name", BOTS)
each_bot_of_goofspiel = pytest.mark.parametrize("name", bots.known("goofspiel"))
each_bot_of_each_title = pytest.mark.parametrize(
    ("name", "title"), PLAYED, ids=[f"{name}-{title.name}" for name, title in PLAYED]
)


def answer(
    name: str, position: Position, seat: int, budget: Budget = FEW, seed: bytes = b""
) -> int:
    """What a new bot of this name says at this seat."""
    return bots.make(name, seed).choose(position.game, position.s.seen_by(seat), budget)


@each_bot_of_each_title
def test_every_answer_is_one_of_the_options(name: str, title: Title) -> None:
    asked = 0
    for position in some_positions(title.name, count=2):
        for seat in position.s.acting():
            assert answer(name, position, seat) in position.s.options(seat)
            asked += 1
    assert asked > 0


@each_bot_of_each_title
def test_thinking_changes_nothing_in_the_view(name: str, title: Title) -> None:
    for game, s in some_positions(title.name, count=1):
        view = s.seen_by(s.acting()[0])
        before = game.dump(view.table)
        bots.make(name, b"seed").choose(game, view, FEW)
        assert game.dump(view.table) == before


@each_bot_of_each_title
def test_the_same_view_and_seed_give_the_same_answer(name: str, title: Title) -> None:
    for position in some_positions(title.name, count=1):
        for seat in position.s.acting():
            first = answer(name, position, seat, seed=b"a")
            assert answer(name, position, seat, seed=b"a") == first


@each_bot_of_each_title
def test_a_view_that_was_sent_to_another_process_gives_the_same_answer(
    name: str, title: Title
) -> None:
    for position in some_positions(title.name, count=1):
        game, s = position
        for seat in s.acting():
            sent = View(seat, game.load(game.dump(s.seen_by(seat).table)))
            found = bots.make(name, b"").choose(game, sent, FEW)
            assert found == answer(name, position, seat)


@each_bot_of_each_title
def test_a_bot_does_not_remember(name: str, title: Title) -> None:
    position, *later = list(walk(tablee.make(title.name, title.seats[0]), Random(1)))[:40]
    bot = bots.make(name, b"a")
    for game, s in later:
        bot.choose(game, s.seen_by(s.acting()[0]), FEW)
    assert bot.choose(position.game, position.s.seen_by(0), FEW) == answer(
        name, position, 0, seed=b"a"
    )


def test_random_takes_every_option_about_as_often() -> None:
    position = next(walk(tablee.make("goofspiel", 2), Random(1)))
    answers = Counter(answer("random", position, 0, seed=b"%d" % n) for n in range(1300))
    assert set(answers) == set(position.s.options(0))
    assert min(answers.values()) > 60
    assert max(answers.values()) < 140


@each_bot
def test_every_answer_of_every_seat_has_chance_of_its_own(name: str) -> None:
    bot = bots.make(name, b"seed")
    positions = list(walk(tablee.make("goofspiel", 3, cards=4), Random(1)))
    asked = [(s, seat) for _, s in positions for seat in s.acting()]
    seeds = {(seat, s.seats[seat].answers): bot.answer_seed(s.seen_by(seat)) for s, seat in asked}
    assert len(set(seeds.values())) == len(seeds) == 12


# --- no peeking -------------------------------------------------------------------------------


@each_bot_of_goofspiel
def test_the_order_of_hidden_prizes_changes_no_answer(name: str) -> None:
    game = tablee.make("goofspiel", 2, prize="hidden")
    s: Table = game.deal(b"seed")
    other = game.layout.exchanged(s, "prize", s.deck[-1], s.deck[0])
    assert isinstance(other, Table)
    assert other.deck == [s.deck[-1], *s.deck[1:-1], s.deck[0]]
    for seat in (0, 1):
        answers = [
            answer(name, Position(game, each), seat, Budget(iterations=16)) for each in (s, other)
        ]
        assert answers[0] == answers[1]


@each_bot_of_goofspiel
def test_a_bid_that_lies_face_down_changes_no_answer(name: str) -> None:
    game = tablee.make("goofspiel", 3)
    answers = set()
    for bid in game.deal(b"seed").options(1):
        s = game.deal(b"seed")
        s.apply(1, bid)
        answers.add(answer(name, Position(game, s), 0))
    assert len(answers) == 1


# --- how long greedy thinks -------------------------------------------------------------------


class Counting(Goofspiel):
    """Goofspiel that counts the worlds it is asked for."""

    worlds = 0

    def world(self, view: View[Table], seed: bytes) -> Table:
        self.worlds += 1
        return super().world(view, seed)


def worlds_used(budget: Budget) -> int:
    game = Counting(2, "base", tablee.make("goofspiel", 2).options)
    bots.make("greedy", b"seed").choose(game, game.deal(b"seed").seen_by(0), budget)
    return game.worlds


@pytest.mark.parametrize("iterations", [1, 5, 40])
def test_greedy_looks_at_as_many_worlds_as_the_budget_says(iterations: int) -> None:
    assert worlds_used(Budget(iterations=iterations)) == iterations


def test_greedy_looks_at_sixteen_worlds_unless_told_otherwise() -> None:
    assert worlds_used(Budget()) == 16


def test_greedy_looks_at_one_world_when_there_is_no_time() -> None:
    assert worlds_used(Budget(seconds=0.0)) == 1
    assert worlds_used(Budget(iterations=5, seconds=0.0)) == 1


def test_greedy_stops_at_the_first_limit() -> None:
    assert worlds_used(Budget(iterations=3, seconds=3600.0)) == 3


class Waiting(Counting):
    """The machine is busy with something else for a moment."""

    def world(self, view: View[Table], seed: bytes) -> Table:
        sleep(0.3 if not self.worlds else 0.0)
        return super().world(view, seed)


@pytest.mark.parametrize("name", ["greedy", "level-5"])
@pytest.mark.parametrize("processor", [False, True])
def test_where_bots_are_measured_waiting_takes_no_time_from_them(
    name: str, processor: bool
) -> None:
    game = Waiting(2, "base", tablee.make("goofspiel", 2).options)
    budget = Budget(iterations=60, seconds=0.3, processor=processor)
    bots.make(name, b"seed").choose(game, game.deal(b"seed").seen_by(0), budget)
    assert (game.worlds > 1) == processor


# --- names ------------------------------------------------------------------------------------


@each_bot
def test_a_bot_goes_by_its_name(name: str) -> None:
    bot = bots.make(name, b"seed")
    assert bot.name == name
    assert bots.make(f"{name}@{bot.version}", b"seed").version == bot.version


@pytest.mark.parametrize("name", ["random", "expert"])
def test_yardsticks_stay_what_they_were(name: str) -> None:
    assert bots.make(name, b"seed").version == 1


@pytest.mark.parametrize("name", ["", "Greedy", "gredy"])
def test_an_unknown_bot_is_a_problem(name: str) -> None:
    with pytest.raises(Problem) as caught:
        bots.make(name, b"seed")
    assert caught.value.name == "unknown-bot"
    assert caught.value.facts == {"bot": name, "bots": ", ".join(BOTS)}


def test_some_titles_have_a_bot_that_knows_them_well() -> None:
    assert bots.yardsticks("goofspiel") == ["random", "greedy"]
    for title in ("ai-100-human", "precognition"):
        assert bots.yardsticks(title) == ["random", "greedy", "expert"]


def test_a_bot_that_does_not_know_a_title_is_a_problem_there() -> None:
    bots.check("expert", "precognition")
    with pytest.raises(Problem) as caught:
        bots.check("expert", "goofspiel")
    assert caught.value.name == "unknown-bot"
    assert caught.value.facts == {"bot": "expert", "bots": ", ".join(bots.known("goofspiel"))}


def test_whoever_compares_insists_on_a_version() -> None:
    assert bots.make("expert@1", b"seed").name == "expert"
    with pytest.raises(Problem) as caught:
        bots.check("expert@2", "precognition")
    assert caught.value.name == "other-bot-version"
    assert caught.value.facts == {"bot": "expert", "version": 1, "wanted": "2"}
