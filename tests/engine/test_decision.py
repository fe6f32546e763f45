"""Scores: totals first, then tie-breaks; equals share the better rank."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from tablee.engine.decision import Score, ranks


def scores(*keys: tuple[int, ...]) -> list[Score]:
    return [Score(total, {"cards": total}, list(ties)) for total, *ties in keys]


def test_more_points_rank_better() -> None:
    assert ranks(scores((5,), (9,), (7,))) == [3, 1, 2]


def test_equals_share_the_better_rank() -> None:
    assert ranks(scores((5,), (9,), (5,), (1,), (9,))) == [3, 1, 3, 5, 1]


def test_ties_are_broken_in_order() -> None:
    assert ranks(scores((5, 1, 9), (5, 2, 0), (5, 1, 8), (4, 9, 9))) == [2, 1, 3, 4]


def test_a_score_alone_is_first() -> None:
    assert ranks(scores((0,))) == [1]


@given(st.lists(st.tuples(st.integers(-3, 3), st.integers(0, 2)), min_size=1, max_size=8))
def test_a_rank_is_one_more_than_the_number_of_better_seats(keys: list[tuple[int, int]]) -> None:
    places = ranks(scores(*keys))
    in_order = sorted(keys, reverse=True)
    assert places == [in_order.index(key) + 1 for key in keys]
