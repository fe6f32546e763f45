"""The table of strength: what it says is what was played, and what is played next tells most."""

from __future__ import annotations

from pathlib import Path

import pytest

import tablee
from benchmarks.strength import table
from benchmarks.strength.__main__ import PAGE, RESULTS
from benchmarks.strength.ceiling import PEEKING, Peeking, blocks
from benchmarks.strength.goals import GOALS, Goal
from benchmarks.strength.measures import ranks_above, reaching, score, share
from benchmarks.strength.playing import cost, ledgers, play_on, worth
from benchmarks.strength.table import mark, row, written
from tablee import bots
from tablee.arena.behaviour import mark as mark_of
from tablee.arena.block import Block, Played, Spent
from tablee.arena.ledger import Ledger, all_of, opened
from tablee.arena.matchup import Player, matchup
from tablee.arena.runners import here
from tablee.arena.standing import Interval
from tablee.bots.bot import Bot
from tablee.engine.problems import Problem
from tablee.engine.titles import TITLES

LEVELS = [goal for goal in GOALS if goal.group == "levels"]
GOAL = next(goal for goal in GOALS if goal.group == "yardsticks")


def test_the_page_says_what_the_results_say() -> None:
    page = PAGE.read_text()
    assert written(page, RESULTS) == page, "run `make strength MINUTES=0`"


def test_all_results_in_the_repository_can_be_read() -> None:
    for ledger in all_of(RESULTS):
        assert ledger.path.stem == ledger.matchup.name()


def played_here(player: Player, title: str) -> bool:
    """Whether the version that has played is the one that is here."""
    name, _, version = player.bot.partition("@")
    return bots.make(name, b"").version_in(title) == int(version)


def test_bots_play_as_they_did_when_they_were_measured() -> None:
    for ledger in all_of(RESULTS):
        for player, before in zip((ledger.matchup.a, ledger.matchup.b), ledger.marks, strict=False):
            if played_here(player, ledger.matchup.title):
                now = mark_of(ledger.matchup.game(), player)
                assert now == before, (
                    f"{player.bot} has changed, see {ledger.path}: raise its version"
                )


def test_every_title_for_two_has_its_levels_and_its_yardstick() -> None:
    two = [name for name, title in TITLES.items() if 2 in title.seats]
    assert [goal.title for goal in LEVELS] == [name for name in two for _ in range(4)]
    experts = [goal.title for goal in GOALS if goal.group == "yardsticks"]
    assert [name for name in two if name != "goofspiel"] == experts


def test_every_goal_can_be_played() -> None:
    names = [goal.matchup(compiled=True).name() for goal in GOALS]
    assert len(set(names)) == len(names) - 1  # alone at AI 100% Human two figures are wanted


# --- what is read off -------------------------------------------------------------------------


def alone(title: str, results: list[tuple[int, float, float]]) -> Ledger:
    """Blocks in which A has these points and returns, and B these returns."""
    blocks = [
        Block(number, [Played([points], [a]), Played([0], [b])], Spent(), Spent())
        for number, (points, a, b) in enumerate(results)
    ]
    return Ledger(Path("nowhere"), matchup(title, 1, "expert", "random"), [], blocks)


def test_points_and_how_often_so_many_are_reached() -> None:
    ledger = alone("ai-100-human", [(130, 0.5, 0.0), (142, 0.75, 0.0), (150, 1.0, 0.0)])
    assert score(ledger).mean == pytest.approx((130 + 142 + 150) / 3)
    assert reaching(142)(ledger).mean == pytest.approx(100 * 2 / 3)
    assert reaching(143)(ledger).mean == pytest.approx(100 / 3)
    assert share(ledger).mean == pytest.approx(75)


def test_ranks_are_counted_from_median_to_median() -> None:
    sevenths = [(5, 2), (6, 3), (4, 2), (5, 3), (5, 3)]
    ledger = alone("pest", [(0, a / 7, b / 7) for a, b in sevenths])
    found = ranks_above(8)(ledger)
    assert found.mean == pytest.approx(2)
    assert found.low <= found.mean <= found.high


@pytest.mark.parametrize(
    ("low", "high", "most", "expected"),
    [
        (63, 71, 72.0, "✓"),
        (63, 75, 72.0, "~"),
        (75, 79, 72.0, "✗"),
        (50, 61, None, "✗"),
        (50, 63, None, "~"),
        (63, 99, None, "✓"),
    ],
)
def test_marks_say_only_what_is_sure(
    low: float, high: float, most: float | None, expected: str
) -> None:
    goal = LEVELS[0]._replace(least=62, most=most)
    assert mark(goal, Interval((low + high) / 2, low, high)) == expected


def test_the_compiled_form_is_shown_before_the_other(tmp_path: Path) -> None:
    assert "not played yet" in row(GOAL, tmp_path)
    for compiled, won in ((False, 0.0), (True, 1.0)):
        ledger = opened(tmp_path, GOAL.matchup(compiled))
        games = [Played([0, 0], [won, 1 - won]), Played([0, 0], [1 - won, won])]
        ledger.write(["", ""])
        ledger.append(Block(0, games, Spent(1, 0.5, 0.5, 1), Spent()))
        shown = row(GOAL, tmp_path)
        assert f" {100 * won:.0f} (" in shown
        assert ("interpreted" in shown) == (not compiled)


def test_what_is_around_the_table_stays(tmp_path: Path) -> None:
    page = f"before\n{table.BEGIN}\nold\n{table.END}\nafter\n"
    new = written(page, tmp_path)
    assert new.startswith("before\n")
    assert new.endswith(f"{table.END}\nafter\n")
    assert "old" not in new
    assert written(new, tmp_path) == new


# --- what comes next --------------------------------------------------------------------------


def played(goal: Goal, seconds: float, blocks: int, folder: Path) -> Ledger:
    ledger = opened(folder, goal.matchup(compiled=True))
    ledger.write(["", ""])
    for number in range(blocks):
        won = float(number % 2)
        games = [Played([0, 0], [won, 1 - won])] * 2
        ledger.append(Block(number, games, Spent(1, seconds, seconds, 1), Spent()))
    return ledger


def test_cheap_and_uncertain_match_ups_come_first(tmp_path: Path) -> None:
    new, cheap, dear, known = [
        played(goal, seconds, blocks, tmp_path)
        for goal, seconds, blocks in zip(LEVELS, (1, 1, 9, 1), (0, 4, 4, 40), strict=False)
    ]
    assert cost(dear) > cost(cheap)
    assert sorted([known, dear, cheap, new], key=worth, reverse=True)[:2] == [new, cheap]
    assert worth(cheap) > worth(known)


def test_playing_goes_on_until_all_have_enough(tmp_path: Path) -> None:
    found = ledgers(tmp_path, False, "yardsticks nettles")
    assert len(found) == 1
    told = list(play_on(found, 6, here))
    assert told
    assert len(found[0].blocks) == 3
    again = ledgers(tmp_path, False, "yardsticks nettles")
    assert list(play_on(again, 6, here)) == []


# --- the ceiling ------------------------------------------------------------------------------


def test_whoever_peeks_plays_on_in_the_true_position() -> None:
    game = tablee.make("nettles", 2)
    s = game.deal(b"seed")
    seat = s.acting()[0]
    for seed in (b"one", b"two"):
        world = Peeking(game, s, seat).world(seed)
        assert game.dump(world) == game.dump(s)
        assert world is not s


def test_whoever_peeks_can_be_asked_for_nowhere() -> None:
    with pytest.raises(Problem):
        bots.make(PEEKING, b"seed")
    assert not issubclass(Peeking, Bot)


def test_peeking_is_measured_on_the_deals_of_the_match_up() -> None:
    (goal,) = [goal for goal in LEVELS if goal.title == "nettles" and goal.b == "level-4"]
    found = list(blocks(goal._replace(b="random").matchup(compiled=False), 8))
    assert [len(block.games) for block in found] == [2] * 4
    ledger = Ledger(Path("nowhere"), goal.matchup(compiled=False), [], found)
    assert share(ledger).mean > 75
