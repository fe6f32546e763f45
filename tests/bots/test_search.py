"""Searching bots weigh all options in the same worlds, and say what they found."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

import pytest

import tablee
from tablee import bots
from tablee.arena import play
from tablee.bots.bot import Budget, Thought, dice_of
from tablee.bots.expert import ADVICE
from tablee.bots.expert.advice import Level
from tablee.bots.levels import LEVELS, WORST, levels_of, tempered, within
from tablee.bots.search.aims import aims_of, rivals_of, share_of
from tablee.bots.search.policy import play_on, play_until, policy_of
from tablee.bots.search.search import search, searched
from tablee.bots.search.weighing import Outcome, Tried, Weighing, beats, distance, sources
from tablee.engine.chance import Dice
from tablee.engine.fields import Data
from tablee.engine.game import Game
from tablee.engine.problems import Problem
from tablee.engine.state import State, View
from tablee.engine.titles import TITLES
from tablee.games.precognition.state import River
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
        weighing.worlds += 1
        weighing.compare()
    ahead = weighing.ranked(weighing.tried)[:3]
    assert {each.action for each in weighing.running} <= {0, *[each.action for each in ahead]}


def test_what_is_clearly_behind_is_dropped() -> None:
    weighing = Weighing(range(2), first=0)
    for world in range(4):
        for each in weighing.running:
            each.outcomes.append(Outcome(each.action * 9.0 + world % 2, 0.0, 0, {}))
        weighing.worlds += 1
        weighing.compare()
    assert weighing.decided
    assert weighing.preferred()[0].action == 1


def test_of_equals_the_one_by_rules_of_thumb_stands_first() -> None:
    weighing = Weighing(range(3), first=2)
    for each in weighing.running:
        each.outcomes.append(Outcome(1.0, 0.0, 1, {}))
    assert weighing.preferred()[0].action == 2


def weighed(*worths: tuple[float, ...]) -> Weighing:
    """Options 0, 1 … with what they brought; the first one goes by rules of thumb."""
    weighing = Weighing(range(len(worths)), first=0, trifle=0.5)
    for each, found in zip(weighing.tried, worths, strict=True):
        each.outcomes = [Outcome(worth, 0.0, 0, {}) for worth in found]
    weighing.worlds = len(worths[0])
    weighing.compare()
    return weighing


def test_rules_of_thumb_are_followed_until_another_option_convinces() -> None:
    doubtful = weighed((5, 1, 4, 2), (1, 6, 1, 6))
    assert [each.action for each in doubtful.preferred()] == [0, 1]
    clear = weighed((5, 1, 4, 2), (6, 4, 5, 4))
    assert [each.action for each in clear.preferred()] == [1, 0]


def test_what_differs_by_a_trifle_is_decided() -> None:
    assert weighed((5, 1, 4, 2), (5.1, 1.2, 4.2, 2.1)).decided
    assert not weighed((5, 1, 4, 2), (1, 6, 1, 6)).decided


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
        for first, second in pairwise(thought.options[1:]):
            assert (first.visits, first.value) >= (second.visits, second.value)


@pytest.mark.parametrize("name", SEARCHING)
def test_with_as_many_iterations_as_were_spent_it_thinks_the_same(name: str) -> None:
    position = late_positions("goofspiel")[0]
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


def test_the_last_thought_can_be_had_without_the_others() -> None:
    for title in ("nettles", "precognition"):
        position = late_positions(title)[1]
        options = position.s.options(position.s.acting()[0])
        asked_for = (position.game, asked(position), Budget(iterations=30), b"seed", options)
        *_, last = search(*asked_for)
        assert searched(*asked_for) == last


@pytest.mark.parametrize("title", sorted(ADVICE))
def test_without_a_veil_good_players_play_to_the_end(title: str) -> None:
    game = tablee.make(title, TITLES[title].seats[-1])
    s = game.deal(b"seed")
    play_on(s, policy_of(title), Dice(1))
    assert s.over()


def test_partners_are_no_rivals() -> None:
    team = tablee.make("precognition", 4, mode="team")
    s: River = team.deal(b"seed")
    for seat in range(4):
        (rival,) = rivals_of(team, s, seat)
        assert s.kit.team_of[rival] != s.kit.team_of[seat]
    together = tablee.make("precognition", 4, mode="cooperative")
    assert rivals_of(together, together.deal(b"seed"), 0) == []
    alone = tablee.make("precognition", 4)
    assert rivals_of(alone, alone.deal(b"seed"), 2) == [0, 1, 3]


def test_whoever_is_ahead_has_the_better_chance() -> None:
    assert share_of(10.0, [10.0], vague=3.0) == pytest.approx(0.5)
    assert share_of(12.0, [10.0], vague=3.0) > share_of(11.0, [10.0], vague=3.0) > 0.5
    assert share_of(10.0, [10.0, 10.0, 10.0], vague=3.0) == pytest.approx(0.25)
    assert share_of(0.0, [1000.0], vague=1.0) == pytest.approx(0.0)


@pytest.mark.parametrize("title", ["ai-100-human", "precognition"])
def test_games_are_not_played_beyond_the_horizon(title: str) -> None:
    """The position reached belongs to the stage after the last, unless the game is over."""
    game = tablee.make(title, 2)
    horizon = aims_of(title).horizon
    assert horizon is not None
    for number in range(3):
        s = game.deal(bytes([number]))
        while not s.over():
            before, last = horizon.stage(s), horizon.last(s)
            assert last >= before
            play_until(s, policy_of(title), Dice(number), horizon.stage, last)
            assert s.over() or horizon.stage(s) == last + 1


# --- no peeking -------------------------------------------------------------------------------


def dealt(game: Game[Any], s: State[Any]) -> Data:
    """What lies where, whatever the chance to come."""
    return game.dump(s) | {"seed": "", "draws": 0}


@pytest.mark.parametrize("name", SEARCHING)
@pytest.mark.parametrize("title", ["ai-100-human", "precognition"])
def test_equal_views_give_equal_thoughts(title: str, name: str) -> None:
    rng = Random(5)
    compared = 0
    for seats in TITLES[title].seats[:3]:
        positions = list(walk(tablee.make(title, seats), rng))
        for position in rng.sample(positions, 4):
            game, s = position
            view = s.seen_by(s.acting()[0])
            world = game.world(view, rng.randbytes(32))
            if dealt(game, world) == dealt(game, s):
                continue
            other = world.seen_by(view.viewer)
            assert game.dump(other.table) == game.dump(view.table)
            thoughts = [
                bots.make(name, b"seed").think(game, each, Budget(iterations=2))
                for each in (view, other)
            ]
            assert thoughts[0] == thoughts[1]
            compared += 1
    assert compared > 3


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
    position = late_positions("goofspiel")[0]
    thought = think("search", position, Budget(iterations=40))
    chances = [
        tempered(position.game, thought, level.slack, dice_of(b"dice")).options[0].chance
        for level in levels_of("goofspiel")[:2]
    ]
    assert chances[0] < chances[1]


def test_where_a_level_plays_nothing_in_its_mind_it_goes_by_rules_of_thumb() -> None:
    for position in late_positions("ai-100-human"):
        assert think("level-3", position, Budget()).options == []


@pytest.mark.parametrize("title", sorted(TITLES))
def test_levels_give_away_less_and_less_and_then_look_further(title: str) -> None:
    levels = levels_of(title)
    assert len(levels) == 5
    weighing = [level for level in levels if level.iterations]
    weak = [level.slack for level in weighing if level.slack]
    assert weak == sorted(set(weak), reverse=True)
    assert not any(level.slack for level in weighing[len(weak) :])
    assert max(levels, key=lambda level: level.iterations) is levels[-1]
    assert levels[-1].seconds is not None
    assert levels[-1].seconds < 1


def test_a_strong_level_plays_fewer_games_where_there_are_more_seats() -> None:
    strong, weak = Level(iterations=400, seconds=0.9), Level(iterations=24, slack=0.1)
    assert [within(Budget(), strong, seats).iterations for seats in (1, 2, 4)] == [800, 400, 200]
    assert [within(Budget(), weak, seats).iterations for seats in (1, 2, 4)] == [24, 24, 24]
    assert within(Budget(iterations=7, seconds=5.0), strong, 2) == Budget(7, 0.9)
    assert within(Budget(seconds=0.1), strong, 2) == Budget(400, 0.1)


def test_a_level_has_a_version_in_every_title() -> None:
    """What was measured of a level in one title stays when it is set otherwise in another."""
    bot = bots.make("level-5", b"seed")
    assert bot.version_in("nettles") == 3
    assert bot.version_in("precognition") == 2
    assert bots.make("level-5@3", b"seed", "nettles").name == "level-5"
    with pytest.raises(Problem) as caught:
        bots.make("level-5@3", b"seed", "precognition")
    assert caught.value.facts == {"bot": "level-5", "version": 2, "wanted": "3"}
