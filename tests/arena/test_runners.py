"""Runners: results in the order of the jobs, and errors that come back to whoever asked."""

from __future__ import annotations

import os
from collections.abc import Callable, Generator, Iterator
from multiprocessing import active_children
from pathlib import Path
from typing import Any

import pytest

from tablee.arena.runners import here, local
from tablee.engine.problems import IllegalAction, Problem
from tests.arena import work

JOBS = [(number,) for number in range(6)]

each_runner = pytest.mark.parametrize(
    "runner", [here, local(1), local(2)], ids=["here", "local 1", "local 2"]
)

AnyRunner = Callable[..., Iterator[Any]]


@each_runner
def test_results_come_in_the_order_of_the_jobs(runner: AnyRunner) -> None:
    assert list(runner(work.square, JOBS)) == [0, 1, 4, 9, 16, 25]


@each_runner
def test_no_jobs_have_no_results(runner: AnyRunner) -> None:
    assert list(runner(work.square, [])) == []


@pytest.mark.parametrize("workers", [1, 2])
def test_one_job_is_done_here(workers: int) -> None:
    assert list(local(workers)(work.process, JOBS[:1])) == [os.getpid()]


def test_several_jobs_are_done_elsewhere() -> None:
    assert os.getpid() not in set(local(2)(work.process, JOBS))


@each_runner
def test_an_error_reaches_the_caller_after_what_went_well(runner: AnyRunner) -> None:
    results = runner(work.fail_at_two, JOBS)
    assert [next(results), next(results)] == [0, 1]
    with pytest.raises(ValueError, match="two"):
        next(results)


@each_runner
def test_a_problem_reaches_the_caller_with_its_facts(runner: AnyRunner) -> None:
    with pytest.raises(Problem) as caught:
        next(runner(work.has_a_problem, JOBS))
    assert caught.value.name == "bad-seat"
    assert caught.value.facts == {"seat": 0, "seats": 2}


@each_runner
def test_a_refusal_reaches_the_caller_with_its_reason(runner: AnyRunner) -> None:
    with pytest.raises(IllegalAction) as caught:
        next(runner(work.is_refused, JOBS))
    assert (caught.value.why.name, caught.value.why.args) == ("played", [0])


def test_whoever_has_seen_enough_may_leave() -> None:
    results = local(2)(work.square, [(number,) for number in range(200)])
    assert next(results) == 0
    assert isinstance(results, Generator)
    results.close()


def test_whoever_leaves_does_not_wait_for_what_was_begun(tmp_path: Path) -> None:
    results = local(2)(work.finish_slowly, [(str(tmp_path), number) for number in range(9)])
    assert next(results) == 0
    assert isinstance(results, Generator)
    results.close()
    assert list(tmp_path.iterdir()) == []
    assert active_children() == []
