"""Match-ups go on where they were, stop when a test is decided, and nothing is mixed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import tablee
from tablee import bots
from tablee.arena.behaviour import mark
from tablee.arena.block import Block, Played, Spent
from tablee.arena.ledger import Ledger, all_of, opened, read
from tablee.arena.matchup import Matchup, Player, matchup
from tablee.arena.meeting import meet, tried
from tablee.arena.ratings import MEAN, SPREAD, Rating, rate, ratings
from tablee.arena.runners import here
from tablee.arena.sequential import FEWEST, TESTS, Trial
from tablee.arena.standing import of_shares
from tablee.bots.bot import Budget
from tablee.bots.greedy import Greedy
from tablee.engine.game import Game
from tablee.engine.problems import Problem
from tablee.engine.state import View
from tablee.engine.titles import TITLES

SMALL = matchup("goofspiel", 2, "greedy/1", "random", options={"cards": 3})


def ended(blocks: Iterator[int]) -> int:
    *_, last = blocks
    return last


def counting(played: list[int]) -> Any:
    """A runner that notes which blocks it is given."""

    def run(work: Any, jobs: list[tuple[Matchup, int]]) -> Iterator[Block]:
        for job in jobs:
            played.append(job[1])
            yield work(*job)

    return run


# --- going on ---------------------------------------------------------------------------------


def test_what_has_been_played_is_not_played_again(tmp_path: Path) -> None:
    played: list[int] = []
    assert ended(meet(opened(tmp_path, SMALL), 6, counting(played))) == 3
    assert ended(meet(opened(tmp_path, SMALL), 10, counting(played))) == 5
    assert ended(meet(opened(tmp_path, SMALL), 10, counting(played))) == 5
    assert played == [0, 1, 2, 3, 4]


def games(ledger: Ledger) -> list[list[Played]]:
    return [block.games for block in ledger.blocks]


def test_in_pieces_the_same_comes_out_as_at_once(tmp_path: Path) -> None:
    at_once = opened(tmp_path / "once", SMALL)
    ended(meet(at_once, 12, here))
    for count in (2, 3, 12):
        pieces = opened(tmp_path / "pieces", SMALL)
        ended(meet(pieces, count, here))
    assert games(at_once) == games(pieces) == games(read(pieces.path))


@pytest.mark.parametrize("torn", [b'{"number":2,"ga', b"\x00", b"{}"])
def test_a_line_that_was_being_written_is_played_again(tmp_path: Path, torn: bytes) -> None:
    ledger = opened(tmp_path, SMALL)
    ended(meet(ledger, 4, here))
    with ledger.path.open("ab") as file:
        file.write(torn)
    assert len(read(ledger.path).blocks) == 2
    again = opened(tmp_path, SMALL)
    assert ended(meet(again, 6, here)) == 3
    assert games(read(ledger.path)) == games(again)


def test_a_block_written_twice_counts_once(tmp_path: Path) -> None:
    one, other = opened(tmp_path, SMALL), opened(tmp_path, SMALL)
    ended(meet(one, 4, here))
    ended(meet(other, 6, here))
    assert [block.number for block in read(one.path).blocks] == [0, 1, 2]


@pytest.mark.parametrize("text", ["", "no json\n", '{"title":"goofspiel"}\n', None])
def test_what_is_no_result_is_a_problem(tmp_path: Path, text: str | None) -> None:
    path = opened(tmp_path, SMALL).path
    path.write_text(path.read_text() + "rubbish\n" if text is None else text)
    with pytest.raises(Problem) as caught:
        read(path)
    assert caught.value.name == "bad-results"


def test_another_version_is_another_file(tmp_path: Path) -> None:
    newer = msgspec.structs.replace(SMALL, a=Player("greedy@2", 1))
    for each in (SMALL, newer, msgspec.structs.replace(SMALL, rules=9)):
        opened(tmp_path, each)
    assert len(list(tmp_path.iterdir())) == 3


def test_results_of_something_else_are_not_added_to(tmp_path: Path) -> None:
    ledger = opened(tmp_path, SMALL)
    ledger.path.write_bytes(msgspec.json.encode(msgspec.structs.replace(SMALL, rules=9)) + b"\n")
    with pytest.raises(Problem) as caught:
        opened(tmp_path, SMALL)
    assert caught.value.name == "other-matchup"


class Otherwise(Greedy):
    """Has been changed, and its version has not."""

    def choose(self, game: Game[Any], view: View[Any], budget: Budget) -> int:
        return int(view.table.options(view.viewer)[0])


def test_a_bot_that_has_changed_needs_a_new_version(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ended(meet(opened(tmp_path, SMALL), 4, here))
    before = opened(tmp_path, SMALL)
    assert len(before.marks) == 2
    monkeypatch.setitem(bots.BOTS, "greedy", Otherwise)
    with pytest.raises(Problem) as caught:
        ended(meet(opened(tmp_path, SMALL), 6, here))
    assert caught.value.name == "bot-has-changed"
    assert caught.value.facts["bot"] == "greedy@1"
    assert games(read(before.path)) == games(before)


@pytest.mark.parametrize("title", TITLES)
def test_bots_are_told_apart_by_what_they_answer(title: str) -> None:
    game = tablee.make(title, 2)
    one, other = (mark(game, Player(name)) for name in ("random@1", "greedy@1"))
    assert one != other
    assert one == mark(game, Player("random@1", 64))


def test_killed_and_started_again_it_goes_on(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tests.arena.long_match", str(tmp_path)]
    process = subprocess.Popen(command, env=os.environ, start_new_session=True)
    patience = time.monotonic() + 120
    while not any(each.blocks for each in all_of(tmp_path)):
        assert time.monotonic() < patience
        time.sleep(0.05)
    os.kill(process.pid, signal.SIGKILL)
    process.wait()
    before = all_of(tmp_path)[0]
    again = opened(tmp_path, before.matchup)
    assert ended(meet(again, 2 * len(before.blocks) + 2, here)) == len(before.blocks) + 1
    assert games(again)[: len(before.blocks)] == games(before)
    while workers_of(process.pid):
        assert time.monotonic() < patience, "workers stay when their parent is gone"
        time.sleep(0.05)


def workers_of(session: int) -> list[str]:
    """The processes of a session that are still there."""
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = path.read_text().rpartition(")")[2].split()
        except OSError:
            continue  # it has just gone
        if int(fields[3]) == session and fields[0] != "Z":
            found.append(path.parent.name)
    return found


# --- sequential tests -------------------------------------------------------------------------


def decided(mean: float, test: str, seed: int) -> str:
    """The verdict on blocks of two games, each won with this chance beyond a half."""
    rng = Random(seed)
    trial = Trial(TESTS[test])
    while trial.verdict == "open" and trial.count < 20_000:
        trial.add(sum(rng.random() < 0.5 + mean for _ in range(2)) / 2 - 0.5)
    return trial.verdict


@pytest.mark.parametrize(
    ("test", "mean", "right"),
    [
        ("gain", 0.0, "lower"),
        ("gain", 0.04, "higher"),
        ("keep", -0.03, "lower"),
        ("keep", 0.0, "higher"),
    ],
)
def test_a_wrong_verdict_is_as_rare_as_it_should_be(test: str, mean: float, right: str) -> None:
    wrong = sum(decided(mean, test, seed) != right for seed in range(100))
    assert wrong <= 10  # five are expected, eleven would come once in a hundred


def test_what_is_clear_is_decided_soon() -> None:
    trial = Trial(TESTS["gain"])
    while trial.verdict == "open":
        trial.add(0.5)
    assert FEWEST <= trial.count <= 20
    assert trial.verdict == "higher"
    trial.add(-0.5)
    assert trial.verdict == "higher"


def test_a_few_equal_blocks_decide_nothing() -> None:
    trial = Trial(TESTS["gain"])
    for _ in range(FEWEST - 1):
        trial.add(0.5)
    assert trial.verdict == "open"


def test_a_test_that_is_decided_ends_the_match_and_stays_decided(tmp_path: Path) -> None:
    ledger = opened(tmp_path, matchup("goofspiel", 2, "greedy", "random", options={"cards": 5}))
    blocks = ended(meet(ledger, 3000, here, TESTS["gain"]))
    assert blocks < 60
    assert tried(ledger, TESTS["gain"]).verdict == "higher"
    assert ended(meet(ledger, 3000, here, TESTS["gain"])) == blocks


# --- intervals --------------------------------------------------------------------------------


def test_all_games_won_do_not_mean_that_all_will_be() -> None:
    few, many = of_shares([1.0] * 8), of_shares([1.0] * 80)
    assert (few.mean, few.high) == (1.0, 1.0)
    assert 0.6 < few.low < many.low < 1.0


def test_an_interval_holds_the_truth_in_95_of_100_cases() -> None:
    rng = Random(3)
    held = 0
    for _ in range(400):
        luck = [rng.uniform(-0.15, 0.15) for _ in range(40)]  # of the deal, the same for both games
        found = of_shares([sum(rng.random() < 0.7 + each for _ in "ab") / 2 for each in luck])
        held += found.low < 0.7 < found.high
    assert 365 <= held <= 395


# --- ratings ----------------------------------------------------------------------------------


def test_two_new_players_move_apart_by_as_much() -> None:
    one, other = Rating(), Rating()
    rate([[one], [other]], [(1.0, 5.0), (0.0, 3.0)])
    assert one.mean - MEAN == pytest.approx(MEAN - other.mean)
    assert one.mean > MEAN
    assert one.spread == pytest.approx(other.spread)
    assert one.spread < SPREAD


def test_a_draw_between_equals_changes_no_mean() -> None:
    players = [Rating(), Rating(), Rating()]
    rate([[each] for each in players], [(0.5, 1.0)] * 3)
    assert [each.mean for each in players] == pytest.approx([MEAN] * 3)


def test_whoever_ends_before_others_is_thought_better() -> None:
    players = [Rating() for _ in range(4)]
    rate([[each] for each in players], [(0.0, 3.0), (1.0, 9.0), (0.0, 7.0), (0.0, 5.0)])
    assert sorted(range(4), key=lambda seat: players[seat].mean) == [0, 3, 2, 1]


def kept(a: str, b: str, won: float) -> Ledger:
    """A hundred blocks of which A has won this share."""
    met = msgspec.structs.replace(SMALL, a=Player(a), b=Player(b))
    blocks = []
    for number in range(100):
        first = [1.0, 0.0] if number % 10 < 10 * won else [0.0, 1.0]
        both = [Played([0, 0], first), Played([0, 0], first[::-1])]
        blocks.append(Block(number, both, Spent(), Spent()))
    return Ledger(Path("nowhere"), met, [], blocks)


def test_all_bots_stand_on_one_scale_though_not_all_have_met() -> None:
    found = ratings([kept("weak", "middle", 0.2), kept("strong", "middle", 0.8)])
    assert list(found) == ["strong", "middle", "weak"]
    assert all(each.spread < SPREAD / 3 for each in found.values())
    assert found["middle"].games == 400


def test_the_last_games_count_no_more_than_the_first() -> None:
    better = kept("better", "worse", 0.7)
    backwards = Ledger(better.path, better.matchup, [], better.blocks[::-1])
    one, other = ratings([better]), ratings([backwards])
    assert list(one) == ["better", "worse"]
    for name, rating in one.items():
        assert rating.mean == pytest.approx(other[name].mean, abs=rating.spread / 2)
