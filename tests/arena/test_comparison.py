"""A change of an edition against the base: counted in pairs over deals, alike everywhere."""

from __future__ import annotations

import math
import statistics
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from tablee.arena.comparison import Compared, Comparison, Pair, comparison, measured, run
from tablee.arena.play import Result
from tablee.arena.runners import Runner, here, local
from tablee.arena.series import SURE, Series, play_game
from tablee.engine import workshop
from tablee.engine.editions import OPENED
from tablee.engine.problems import Problem
from tablee.engine.titles import find, pin_edition

TITLE = "precognition"
SERIES = Series(TITLE, 2, "base", {}, ["greedy", "random"], "compare", 4)


@pytest.fixture(autouse=True)
def closed_again() -> Iterator[None]:
    before = dict(OPENED)
    yield
    OPENED.clear()
    OPENED.update(before)


@pytest.fixture
def food(tmp_path: Path) -> Path:
    """An edition in which everybody begins with much more food."""
    workshop.new_folder(find(TITLE).shelf(), tmp_path / "food", "food", whole=False)
    numbers = {"numbers": [{"id": "start-food", "value": 30}]}
    (tmp_path / "food" / "game.json").write_bytes(msgspec.json.encode(numbers))
    return tmp_path / "food"


def last(wanted: Comparison, runner: Runner, chunks: int = 64) -> Compared:
    *_, found = run(wanted, runner, chunks)
    return found


def test_an_edition_against_itself_changes_nothing() -> None:
    found = last(comparison(SERIES, "base"), here)
    assert found.deals == SERIES.games
    for pair in [*found.pairs.values(), *found.items.values()]:
        assert (pair.change.mean(), pair.change.squares) == (0, 0)
        assert pair.before == pair.after


def test_the_change_is_told_as_the_mean_over_deals_of_what_both_editions_gave(food: Path) -> None:
    wanted = comparison(SERIES, pin_edition(TITLE, str(food)))
    assert wanted.seatings() == 2
    found = last(wanted, here)
    told: dict[str, list[list[float]]] = {}
    for series in (wanted.before, wanted.after):
        game = series.game()
        for deal in range(wanted.deals):
            results = [play_game(series, game, 2 * deal + turn) for turn in range(2)]
            for name, value in measured(results).items():
                told.setdefault(name, [[], []])[series is wanted.after].append(value)
    assert set(found.pairs) == set(told)
    for name, (before, after) in told.items():
        pair = found.pairs[name]
        change = [b - a for a, b in zip(before, after, strict=True)]
        assert pair.before.mean() == pytest.approx(statistics.mean(before))
        assert pair.after.mean() == pytest.approx(statistics.mean(after))
        assert pair.change.mean() == pytest.approx(statistics.mean(change))
        error = SURE * statistics.stdev(change) / math.sqrt(len(change))
        assert pair.change.error() == pytest.approx(error, abs=1e-9)
    changed = {name for name, pair in found.pairs.items() if pair.change.squares > 0}
    assert {"answers", "score-1"} & changed


def test_what_a_deal_tells_is_the_mean_of_its_seatings() -> None:
    one = Result(b"", ["a", "b"], [(0, 1), (1, 1)], [10, 4], [1.0, 0.0])
    two = Result(b"", ["b", "a"], [(0, 1), (1, 1), (0, 2), (1, 2)], [2, 8], [0.0, 1.0])
    assert measured([one, two]) == {
        "answers": 3,
        "score": 6,
        "best": 9,
        "spread": 6,
        "score-1": 6,
        "score-2": 6,
        "share-1": 0.5,
        "share-2": 0.5,
    }


def test_what_is_chosen_in_no_game_of_a_deal_counts_as_nothing_there() -> None:
    found = Compared(deals=4)
    found.add_items({"keep card:a": 2.0}, {})
    found.add_items({"keep card:a": 1.0}, {"keep card:a": 3.0, "keep card:b": 1.0})
    a, b = found.item("keep card:a"), found.item("keep card:b")
    assert (a.before.mean(), a.after.mean(), a.change.mean()) == (0.75, 0.75, 0)
    assert (b.before.count, b.before.mean(), b.after.mean()) == (4, 0, 0.25)
    assert found.item("keep card:c").change.mean() == 0
    assert isinstance(found.items["keep card:a"], Pair)
    assert found.items["keep card:a"] != a


def test_other_processes_play_what_was_opened_even_if_the_folder_is_gone(food: Path) -> None:
    two = msgspec.structs.replace(SERIES, games=2)
    wanted = comparison(two, pin_edition(TITLE, str(food)))
    alone = last(wanted, here)
    for path in food.iterdir():
        path.unlink()
    assert last(wanted, local(2), chunks=2) == alone


def test_the_folder_is_read_anew_by_whoever_begins_anew(food: Path) -> None:
    wanted = comparison(SERIES, pin_edition(TITLE, str(food)))
    (food / "game.json").write_text('{"numbers": [{"id": "start-food", "value": 1}]}')
    assert pin_edition(TITLE, str(food)) != wanted.after.edition
    OPENED.clear()
    with pytest.raises(Problem, match="other-edition"):
        next(run(wanted, here))


def test_nothing_can_be_said_of_no_deals() -> None:
    none = msgspec.structs.replace(SERIES, games=0)
    with pytest.raises(Problem, match="too-few-games"):
        next(run(comparison(none, "base"), here))
