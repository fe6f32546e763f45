"""Means and errors of results: counted over deals, the same as any textbook gives."""

from __future__ import annotations

import math
import statistics
from random import Random

import pytest

from tablee.arena.play import Result
from tablee.arena.series import SURE, Line, Moments, Tally


def moments(values: list[float]) -> Moments:
    found = Moments()
    for value in values:
        found.add(value)
    return found


def some_values(seed: int) -> list[float]:
    rng = Random(seed)
    return [rng.uniform(-50, 50) for _ in range(rng.randint(2, 60))]


def result(players: list[str], scores: list[int], returns: list[float]) -> Result:
    """A result with these scores; no game was played for it."""
    return Result(b"seed", players, [(0, 1)], scores, returns)


@pytest.mark.parametrize("seed", range(5))
def test_mean_and_error_are_those_of_statistics(seed: int) -> None:
    values = some_values(seed)
    found = moments(values)
    assert found.count == len(values)
    assert found.mean() == pytest.approx(statistics.mean(values))
    standard_error = statistics.stdev(values) / math.sqrt(len(values))
    assert found.error() == pytest.approx(SURE * standard_error)


def test_the_interval_holds_95_of_100() -> None:
    within = statistics.NormalDist().cdf(SURE) - statistics.NormalDist().cdf(-SURE)
    assert within == pytest.approx(0.95, abs=1e-4)


def test_one_value_says_nothing_about_the_error() -> None:
    assert moments([3.0]).mean() == 3.0
    assert moments([3.0]).error() == math.inf


def test_equal_values_have_no_error() -> None:
    assert moments([0.1] * 7).error() == pytest.approx(0.0, abs=1e-6)


@pytest.mark.parametrize("seed", range(5))
def test_merged_moments_are_those_of_all_values(seed: int) -> None:
    values = some_values(seed)
    for cut in (0, 1, len(values) // 2, len(values)):
        first, rest = moments(values[:cut]), moments(values[cut:])
        first.merge(rest)
        assert first.count == len(values)
        assert first.mean() == pytest.approx(statistics.mean(values))
        assert first.error() == pytest.approx(moments(values).error())


def test_a_line_counts_a_deal_once() -> None:
    line = Line()
    line.add([(10, 1.0), (20, 0.0), (30, 0.5)])
    line.add([(40, 1.0)])
    assert (line.score.count, line.wins.count) == (2, 2)
    assert line.score.mean() == statistics.mean([20, 40])
    assert line.wins.mean() == statistics.mean([0.5, 1.0])


def test_lines_do_not_share_their_numbers() -> None:
    first, second = Line(), Line()
    first.add([(1, 1.0)])
    assert second.score.count == second.wins.count == 0


def test_a_tally_counts_by_bot_and_by_seat() -> None:
    tally = Tally()
    tally.add_block(
        [
            result(["a", "b"], [10, 4], [1.0, 0.0]),
            result(["b", "a"], [7, 7], [0.5, 0.5]),
        ]
    )
    assert (tally.games, tally.answers) == (2, 2)
    assert {name: line.score.mean() for name, line in tally.bots.items()} == {"a": 8.5, "b": 5.5}
    assert {name: line.wins.mean() for name, line in tally.bots.items()} == {"a": 0.75, "b": 0.25}
    assert {seat: line.score.mean() for seat, line in tally.seats.items()} == {0: 8.5, 1: 5.5}
    assert all(line.wins.count == 1 for line in tally.bots.values())


def test_a_bot_at_several_seats_counts_once_in_a_deal() -> None:
    tally = Tally()
    tally.add_block([result(["a", "a", "b"], [3, 5, 10], [0.0, 0.0, 1.0])])
    assert tally.bots["a"].score == Moments(1, 4.0, 16.0)


def test_merged_tallies_know_every_bot_and_seat() -> None:
    whole, first, second = Tally(), Tally(), Tally()
    blocks = [
        [result(["a", "b"], [10, 4], [1.0, 0.0])],
        [result(["c", "a"], [3, 9], [0.0, 1.0])],
    ]
    for part, block in zip((first, second), blocks, strict=True):
        part.add_block(block)
        whole.add_block(block)
    first.merge(second)
    assert first == whole
    assert set(first.bots) == {"a", "b", "c"}


def test_tallies_do_not_share_their_lines() -> None:
    first, total = Tally(), Tally()
    first.add_block([result(["a", "b"], [10, 4], [1.0, 0.0])])
    total.merge(first)
    total.merge(first)
    assert total.bots["a"].score.count == 2
    assert first.bots["a"].score.count == 1
    assert Tally() == Tally(0, 0, {}, {})
