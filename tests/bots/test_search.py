"""Searching bots weigh all options in the same worlds, and say what they found."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

import pytest

import tablee
from tablee import bots
from tablee.arena import play
from tablee.bots.bot import Budget, Thought
from tablee.bots.levels import LEVELS, WORST, tempered
from tablee.bots.search.aims import aims_of, outcome
from tablee.bots.search.policy import facing
from tablee.bots.search.search import dice_of, search
from tablee.bots.search.weighing import Outcome, Tried, Weighing, beats, distance, sources
from tablee.engine.game import Game
from tablee.engine.state import View
from tablee.engine.titles import TITLES
from tests.bots.positions import Position, walk

SEARCHING = ("search", "level-1", "level-2", "level-4", "level-5")


def late_positions(title: str) -> list[Position]:
    """For the least and the most seats, a question near the end, with few games to be played."""
    found = []
    for seats in (TITLES[title].seats[0], TITLES[title].seats[-1]):
        positions = list(walk(tablee.make(title, seats), Random(3)))
        asked = [p for p in positions if len(p.s.options(p.s.acting()[0])) > 1]
        found.append(asked[-1 - len(asked) // 10])
    return found


def asked(position: Position) -> View[Any]:
    return position.s.seen_by(position.s.acting()[0])


def think(name: str, position: Position, budget: Budget) -> Thought:
    return bots.make(name, b"seed").think(position.game, asked(position), budget)


# --- what the games have brought --------------------------------------------------------------


def tried(*worths: float, action: int = 0) -> Tried:
    found = Tried(action)
    found.outcomes = [Outcome(worth, 0.0, round(worth), {}) for worth in worths]
    return found


def test_distances_are_taken_world_by_world() -> None:
    """Worlds differ by far more than options do: only in the same world they can be compared."""
    gap, error = distance(tried(1, 101, 51), tried(0, 100, 50))
    assert gap == pytest.approx(1.0)
    assert error == pytest.approx(0.0)
    assert beats(tried(1, 101, 51), tried(0, 100, 50))
    assert not beats(tried(1, 101, 51), tried(0, 101, 54))


def test_one_world_decides_nothing() -> None:
    assert not beats(tried(100), tried(0))


def test_the_better_half_goes_on_after_four_worlds() -> None:
    weighing = Weighing(range(6), first=0)
    for world in range(4):
        assert len(weighing.running) == 6
        for each in weighing.running:
            noise = (world * 7 + each.action * 5) % 4
            each.outcomes.append(Outcome(each.action + 3.0 * noise, 0.0, 0, {}))
        weighing.compare()
    assert len(weighing.running) <= 3
    assert weighing.best().action in {each.action for each in weighing.running}


def test_what_is_clearly_behind_is_dropped() -> None:
    weighing = Weighing(range(2), first=0)
    for world in range(4):
        for each in weighing.running:
            each.outcomes.append(Outcome(each.action * 9.0 + world % 2, 0.0, 0, {}))
        weighing.compare()
    assert weighing.decided()
    assert weighing.best().action == 1


def test_of_equals_the_one_by_rules_of_thumb_stands_first() -> None:
    weighing = Weighing(range(3), first=2)
    for each in weighing.running:
        each.outcomes.append(Outcome(1.0, 0.0, 1, {}))
    assert weighing.best().action == 2


def test_reasons_are_sources_of_points() -> None:
    best, other = Tried(0), Tried(1)
    best.outcomes = [Outcome(0, 0, 5, {"cards": 4, "river": 1}), Outcome(0, 0, 3, {"cards": 3})]
    other.outcomes = [Outcome(0, 0, 3, {"cards": 1, "river": 2}), Outcome(0, 0, 2, {"cards": 2})]
    assert sources(best, other) == {"cards": 2.0, "river": -0.5}


# --- searching --------------------------------------------------------------------------------


@pytest.mark.parametrize("title", sorted(TITLES))
def test_a_thought_says_all_that_led_to_it(title: str) -> None:
    for position in late_positions(title):
        thought = think("search", position, Budget(iterations=1))
        options = position.s.options(position.s.acting()[0])
        assert sorted(weighed.action for weighed in thought.options) == list(options)
        assert thought.action in options
        assert thought.spent == sum(weighed.visits for weighed in thought.options) == len(options)
        assert sum(weighed.chance for weighed in thought.options) == pytest.approx(1.0)
        for first, second in pairwise(thought.options):
            assert (first.visits, first.value) >= (second.visits, second.value)


@pytest.mark.parametrize("name", SEARCHING)
def test_with_as_many_iterations_as_were_spent_it_thinks_the_same(name: str) -> None:
    position = late_positions("nettles")[1]
    thought = think(name, position, Budget(seconds=0.05))
    assert thought.spent > 0
    assert think(name, position, Budget(iterations=thought.spent)) == thought


def test_there_is_a_thought_after_every_world() -> None:
    position = late_positions("nettles")[1]
    thoughts = list(search(position.game, asked(position), Budget(iterations=60), b"s", [0, 1]))
    assert [thought.spent for thought in thoughts[:3]] == [2, 4, 6]
    assert thoughts[-1].spent >= 60 or len(thoughts[-1].options) == 2


def test_no_time_is_enough_for_a_thought() -> None:
    position = late_positions("goofspiel")[0]
    thought = think("level-5", position, Budget(seconds=0.0))
    assert {weighed.visits for weighed in thought.options} == {1}


def test_search_beats_chance() -> None:
    game = tablee.make("goofspiel", 2, cards=4)
    wins = 0.0
    for deal in range(20):
        players = [bots.make(name, bytes([deal])) for name in ("search", "random")]
        wins += play(game, players, bytes([deal]), Budget(iterations=48)).returns[0]
    assert wins >= 14


def test_what_others_lay_face_down_is_not_there_for_the_next() -> None:
    game = tablee.make("goofspiel", 2, cards=3)
    s = game.deal(b"seed")
    s.apply(0, s.options(0)[-1])
    assert game.dump(facing(s, 1).table) == game.dump(s.seen_by(1).table)


def test_partners_are_no_rivals() -> None:
    def worth(game: Game[Any]) -> list[float]:
        s = game.deal(b"seed")
        return [outcome(game, s, seat).worth for seat in range(game.seats)]

    together = tablee.make("precognition", 4, mode="cooperative")
    total = together.scores(together.deal(b"seed"))[0].total
    assert worth(together) == [total] * 4


# --- levels -----------------------------------------------------------------------------------


@pytest.mark.parametrize("level", [1, 2])
def test_weak_levels_give_points_away_but_never_too_many(level: int) -> None:
    position = late_positions("nettles")[1]
    thought = think("search", position, Budget(iterations=40))
    slack = LEVELS[level - 1].slack
    for seed in range(100):
        found = tempered(position.game, thought, slack, dice_of(seed.to_bytes(4, "big")))
        values = {weighed.action: weighed.value for weighed in found.options}
        worst = WORST * slack * aims_of("nettles").spread
        assert max(values.values()) - values[found.action] <= worst + 1e-9


def test_the_weaker_a_level_the_more_it_gives_away() -> None:
    position = late_positions("nettles")[1]
    thought = think("search", position, Budget(iterations=40))
    chances = [
        tempered(position.game, thought, level.slack, dice_of(b"dice")).options[0].chance
        for level in LEVELS[:2]
    ]
    assert chances[0] < chances[1]


def test_the_third_level_goes_by_rules_of_thumb() -> None:
    for position in late_positions("precognition"):
        assert think("level-3", position, Budget()).options == []
