"""How good a position looks to somebody who looks ahead."""

from __future__ import annotations

from math import isfinite
from random import Random

import pytest

from tablee.engine.chance import derived
from tests.games.nettles.positions import add, challenge, deal, game, lay, play


@pytest.mark.parametrize("seats", [2, 4])
def test_every_position_of_many_games_looks_like_something(seats: int) -> None:
    rules, dice = game(seats), Random(seats)
    for number in range(20):
        s = rules.deal(derived(b"outlook", number))
        while not s.over():
            assert all(isfinite(rules.outlook(s, seat)) for seat in range(seats))
            seat = s.acting()[0]
            s.apply(seat, dice.choice(list(s.options(seat))))
        assert all(isfinite(rules.outlook(s, seat)) for seat in range(seats))


def test_a_bid_on_the_own_nettle_looks_bad_and_one_on_mint_good() -> None:
    rules = game()
    values = []
    for first in ("nmm", "mmm"):
        s = deal()
        lay(s, first)
        play(s, 0, "bid 1")
        values.append(rules.outlook(s, 0))
    assert values[0] < 0 < values[1]


def test_the_more_nettles_lie_on_top_the_less_a_bid_is_worth() -> None:
    rules = game()
    values = []
    for others in ("mm", "mn", "nn"):
        s = deal()
        lay(s, f"m{others}")
        play(s, 0, "bid 2")
        values.append(rules.outlook(s, 0))
    assert values[0] > values[1] > values[2]


def test_once_the_nettle_is_found_nothing_is_hoped_for_any_more() -> None:
    s = deal()
    lay(s, "nmm")
    add(s, "m", "m", "m")
    challenge(s, 6)
    assert s.stung_by == 0
    assert game().outlook(s, 0) == 0
