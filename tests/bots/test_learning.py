"""Values are learned alike everywhere, go on where they were, and refuse what has changed."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from math import isfinite
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from tablee.arena import runners
from tablee.bots.expert import ADVICE
from tablee.bots.learning import training
from tablee.bots.learning.foresight import learned_horizon
from tablee.bots.learning.sums import Sums, fitted
from tablee.bots.learning.training import Lesson, learn, values_of
from tablee.bots.learning.values import Values, features_of, read, shipped, write
from tablee.bots.search.aims import outcome, share_of
from tablee.bots.search.policy import play_until, policy_of
from tablee.engine.chance import Dice
from tablee.engine.problems import Problem
from tablee.engine.state import State
from tablee.engine.titles import find
from tests.bots.positions import walk

LEARNING = [title for title, advice in ADVICE.items() if advice.features is not None]

TINY = Lesson("exodus", "base", "test", games=10, chunk=1)


def learned(lesson: Lesson, notes: Path, workers: int = 1) -> bytes:
    for _ in learn(lesson, runners.local(workers), notes):
        pass
    return write(values_of(lesson, notes))


@pytest.fixture(scope="module")
def tiny(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    return learned(TINY, tmp_path_factory.mktemp("lesson") / "notes")


# --- fitting ----------------------------------------------------------------------------------


def test_what_depends_on_numbers_in_a_plain_way_is_found_out() -> None:
    rng, sums = Random(1), Sums()
    for _ in range(200):
        numbers = [1.0, rng.random(), float(rng.randrange(5))]
        sums.add(numbers, 3.0 + 2.0 * numbers[1] - 0.5 * numbers[2])
    weights = fitted(sums, 0.0)
    assert weights == pytest.approx([3.0, 2.0, -0.5], abs=1e-6)
    assert sums.error(weights) == pytest.approx(0.0, abs=1e-9)


def test_sums_of_parts_are_the_sums_of_the_whole() -> None:
    rng = Random(2)
    examples = [([1.0, float(rng.randrange(9))], float(rng.randrange(9))) for _ in range(20)]
    whole, parts = Sums(), Sums()
    for start in (0, 10):
        part = Sums()
        for numbers, result in examples[start : start + 10]:
            whole.add(numbers, result)
            part.add(numbers, result)
        parts.merge(part)
    assert parts == whole


def test_the_share_of_the_victory_follows_the_points() -> None:
    points = [50.0, 40.0, 45.0]
    found = [share_of(own, points[:n] + points[n + 1 :], 6.0) for n, own in enumerate(points)]
    assert sum(found) == pytest.approx(1.0)
    assert found[0] > found[2] > found[1]


# --- lessons ----------------------------------------------------------------------------------


def test_any_number_of_workers_learns_the_same(tiny: bytes, tmp_path: Path) -> None:
    assert learned(TINY, tmp_path / "notes", workers=2) == tiny


def test_a_lesson_goes_on_where_it_was(
    tiny: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    notes = tmp_path / "notes"
    monkeypatch.setattr(training, "SAVED", 4)
    assert list(islice(learn(TINY, runners.here, notes), 14))[-1] == 14
    jobs: list[Any] = []

    def counted(work: Any, some: list[Any]) -> Iterator[Any]:
        jobs.extend(some)
        return runners.here(work, some)

    assert list(learn(TINY, counted, notes))[-1] == len(TINY.jobs())
    assert len(jobs) == len(TINY.jobs()) - 12  # what was done since the last note is done again
    assert write(values_of(TINY, notes)) == tiny


def test_another_lesson_does_not_go_on_with_these_notes(tmp_path: Path) -> None:
    notes = tmp_path / "notes"
    list(islice(learn(TINY, runners.here, notes), 11))
    other = msgspec.structs.replace(TINY, seed="other")
    assert training.open_notes(TINY, notes).done == 10
    assert training.open_notes(other, notes).done == 0


def test_too_few_games_are_refused() -> None:
    with pytest.raises(Problem, match="too-few-games-to-learn"):
        Lesson("exodus", "base", "test", games=100).check()


def test_without_features_there_is_nothing_to_learn() -> None:
    with pytest.raises(Problem, match="no-features"):
        Lesson("goofspiel", "base", "test", games=1000).check()


# --- files ------------------------------------------------------------------------------------


def test_values_are_read_as_they_were_written(tiny: bytes) -> None:
    values = read(tiny, "exodus", "base")
    assert write(values) == tiny
    assert {kind.seats for kind in values.kinds} == {2, 3, 4}
    assert values.stages_for(find("exodus").make(3, "base", {})).keys() <= {2, 3, 4}


def changed(values: Values, **fields: Any) -> bytes:
    return write(msgspec.structs.replace(values, **fields))


def test_values_for_something_else_are_refused(tiny: bytes) -> None:
    values = read(tiny, "exodus", "base")
    made = values.provenance
    others = [
        changed(values, features=[*values.features[1:], values.features[0]]),
        changed(values, format=0),
        changed(values, provenance=msgspec.structs.replace(made, edition_hash="0")),
        changed(values, provenance=msgspec.structs.replace(made, version=made.version + 1)),
        changed(values, provenance=msgspec.structs.replace(made, title="pest")),
    ]
    for data in others:
        with pytest.raises(Problem, match="other-values"):
            read(data, "exodus", "base")
    for data in (b"", b"{}", tiny[: len(tiny) // 2]):
        with pytest.raises(Problem, match="bad-values"):
            read(data, "exodus", "base")


@pytest.mark.parametrize("title", LEARNING)
def test_values_that_are_shipped_fit_the_title(title: str) -> None:
    values = shipped(title, "base")
    assert values is not None
    for seats, options in features_of(title).games:
        stages = values.stages_for(find(title).make(seats, "base", options))
        assert stages
        assert stages.keys() == set(features_of(title).stages)
        assert stages[max(stages)].explained > 0.3


# --- features ---------------------------------------------------------------------------------


@pytest.mark.parametrize("title", LEARNING)
def test_features_are_finite_and_have_a_name_each(title: str) -> None:
    features = features_of(title)
    assert len(set(features.names)) == len(features.names)
    for seats, options in features.games:
        for position in islice(
            walk(find(title).make(seats, "base", options), Random(5)), 0, None, 23
        ):
            for numbers in features.of(position.s):
                assert len(numbers) == len(features.names)
                assert numbers[0] == 1.0
                assert all(isfinite(number) for number in numbers)


@pytest.mark.parametrize("title", LEARNING)
def test_own_features_are_the_same_in_every_world_of_a_view(title: str) -> None:
    """What a player cannot see has no part in how the own position looks."""
    features = features_of(title)
    seats, options = features.games[-1]
    game = find(title).make(seats, "base", options)
    for position in islice(walk(game, Random(6)), 0, None, 31):
        for seat in range(seats):
            view = position.s.seen_by(seat)
            numbers = features.of(view.table)[seat]
            for seed in (b"one", b"two"):
                assert features.of(game.world(view, seed))[seat] == numbers


# --- playing on to where values were learned --------------------------------------------------


def played_on(title: str, seats: int, skip: int) -> tuple[int, int, State[Any]]:
    """Where a world stands before and after experts have played it on, and the world."""
    game = find(title).make(seats, "base", {})
    horizon = learned_horizon(game)
    assert horizon is not None
    *_, position = islice(walk(game, Random(7)), skip)
    s = game.world(position.s.seen_by(position.s.acting()[0]), b"world")
    last, before = horizon.last(s), horizon.stage(s)
    play_until(s, policy_of(title), Dice(1), horizon.stage, last)
    return before, last, s


@pytest.mark.parametrize("title", LEARNING)
def test_games_are_played_on_to_the_next_moment_that_was_learned(title: str) -> None:
    before, last, s = played_on(title, 2, 40)
    features = features_of(title)
    assert before <= last < features.moment(s)
    assert s.asked
    game = find(title).make(2, "base", {})
    found = outcome(game, s, 0)
    assert 0 < found.share < 1
    assert found.points > game.scores(s)[0].total


def test_what_was_learned_of_other_rules_is_not_used(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(find("exodus"), "version", 0)
    shipped.cache_clear()
    assert learned_horizon(find("exodus").make(2, "base", {})) is None
    shipped.cache_clear()
