"""A real Ray cluster of two nodes on this machine: the same results, also while nodes die."""

from __future__ import annotations

import logging
import os
import sys
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Any

import pytest

import tablee
from tablee import bots
from tablee.arena import play, record_of, runners
from tablee.arena.balance.deals import ledger_of, play_on
from tablee.arena.balance.study import studies
from tablee.arena.ledger import opened, read
from tablee.arena.matchup import matchup
from tablee.arena.meeting import meet
from tablee.arena.series import Series, Tally, run
from tablee.engine import workshop
from tablee.engine.problems import IllegalAction, Problem
from tablee.engine.titles import find, pin_edition
from tablee.review.many import Wanted, reviews
from tests.arena import work

ray = pytest.importorskip("ray")

JOBS = [(number,) for number in range(6)]
SERIES = Series("goofspiel", 2, "base", {"cards": 4}, ["greedy", "random"], "cluster", 60)


@pytest.fixture(scope="module")
def nodes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """Two nodes with a core each, the first of which is the head."""
    from ray.cluster_utils import Cluster

    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    before = os.environ.get("PYTHONPATH")
    os.environ["PYTHONPATH"] = os.pathsep.join(path for path in sys.path if path)
    memory = {"object_store_memory": 80_000_000, "include_dashboard": False}
    cluster: Any = Cluster(True, head_node_args={"num_cpus": 1, **memory})
    cluster.add_node(num_cpus=1, object_store_memory=80_000_000)
    ray.init(address=cluster.address, logging_level=logging.ERROR, log_to_driver=False)
    yield cluster
    ray.shutdown()
    cluster.shutdown()
    if before is None:
        del os.environ["PYTHONPATH"]
    else:
        os.environ["PYTHONPATH"] = before


@pytest.fixture
def runner(nodes: Any) -> runners.Runner:
    return runners.chosen("ray")


def test_results_come_in_the_order_of_the_jobs(runner: runners.Runner) -> None:
    jobs = [(number,) for number in range(500)]
    assert list(runner(work.square, jobs)) == [number * number for number in range(500)]
    assert list(runner(work.square, [])) == []


def test_balance_finds_the_same_as_here(runner: runners.Runner, tmp_path: Path) -> None:
    (wanted,) = studies("nettles", [3], ["random"])
    books = [ledger_of(tmp_path / name, wanted) for name in ("here", "cluster")]
    for book, each in zip(books, (runners.here, runner), strict=True):
        list(play_on([book], 6, each))
    assert books[0].path.read_bytes() == books[1].path.read_bytes()


def test_the_work_is_done_on_both_nodes_at_once(runner: runners.Runner, tmp_path: Path) -> None:
    jobs = [(str(tmp_path), 2, number) for number in range(2)]
    found = set(runner(work.wait_for_all, jobs))
    assert len(found) == 2
    assert os.getpid() not in found


def test_errors_reach_the_caller_after_what_went_well(runner: runners.Runner) -> None:
    results = runner(work.fail_at_two, JOBS)
    assert [next(results), next(results)] == [0, 1]
    with pytest.raises(ValueError, match="two"):
        next(results)
    with pytest.raises(Problem) as problem:
        next(runner(work.has_a_problem, JOBS))
    assert problem.value.facts == {"seat": 0, "seats": 2}
    with pytest.raises(IllegalAction) as refused:
        next(runner(work.is_refused, JOBS))
    assert refused.value.why.name == "played"


def test_a_series_comes_out_as_on_this_machine(runner: runners.Runner) -> None:
    def last(tallies: Iterator[Tally]) -> Tally:
        *_, found = tallies
        return found

    assert last(run(SERIES, runner)) == last(run(SERIES, runners.here))


def test_reviews_come_out_as_on_this_machine(runner: runners.Runner) -> None:
    game = tablee.make("goofspiel", 2, cards=4)
    players = [bots.make("random", bytes([seat])) for seat in range(2)]
    record = record_of(game, play(game, players, b"deal"))
    wanted = [Wanted(record, seat) for seat in range(2)]
    assert list(reviews(wanted, 16, runner)) == list(reviews(wanted, 16, runners.here))


def test_nodes_play_an_edition_whose_folder_they_do_not_have(
    runner: runners.Runner, tmp_path: Path
) -> None:
    folder = tmp_path / "mine"
    workshop.new_folder(find("precognition").shelf(), folder, "mine", whole=False)
    edition = pin_edition("precognition", str(folder))
    for path in folder.iterdir():
        path.unlink()
    jobs = [("precognition", edition)] * 2
    assert set(runner(work.name_of_edition, jobs)) == {f"mine@{edition.partition('@')[2]}"}


def test_another_version_does_no_work(
    runner: runners.Runner, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tablee.arena.cluster.form", lambda: "0.0")
    with pytest.raises(Problem) as caught:
        next(runner(work.square, JOBS))
    assert caught.value.name == "other-version-there"


def test_no_more_is_under_way_than_there_are_cores_for(
    runner: runners.Runner, tmp_path: Path
) -> None:
    results = runner(work.leave_a_trace, [(str(tmp_path), number) for number in range(2000)])
    assert next(results) == 0
    assert isinstance(results, Generator)
    assert len(list(tmp_path.iterdir())) < 2000
    results.close()


def test_a_killed_worker_loses_nothing(runner: runners.Runner, tmp_path: Path) -> None:
    jobs = [(str(tmp_path), number) for number in range(8)]
    assert list(runner(work.die_once_at_three, jobs)) == list(range(8))
    assert (tmp_path / "died").exists()


def test_a_killed_node_loses_nothing_and_counts_nothing_twice(
    nodes: Any, runner: runners.Runner, tmp_path: Path
) -> None:
    met = matchup("goofspiel", 2, "greedy/1", "random", options={"cards": 8})
    count = 400
    ledger = opened(tmp_path / "cluster", met)
    node = nodes.add_node(num_cpus=1, object_store_memory=80_000_000)
    killed = False
    for blocks in meet(ledger, 2 * count, runner):
        if blocks == 10:
            nodes.remove_node(node, allow_graceful=False)
            killed = True
    assert killed
    alone = opened(tmp_path / "alone", met)
    for _ in meet(alone, 2 * count, runners.here):
        pass
    kept = read(ledger.path)
    assert [block.number for block in kept.blocks] == list(range(count))
    assert ledger.path.read_bytes().count(b"\n") == count + 2
    assert [block.games for block in kept.blocks] == [block.games for block in alone.blocks]


def test_a_place_that_is_none_is_a_problem() -> None:
    with pytest.raises(Problem) as caught:
        runners.chosen("moon")
    assert caught.value.name == "unknown-place"
