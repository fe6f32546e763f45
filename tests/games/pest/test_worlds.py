"""What a viewer can know, and the positions that fit it."""

from __future__ import annotations

from collections import Counter

import pytest

from tablee.engine.problems import UNKNOWN
from tablee.engine.state import View
from tablee.games.pest import PEST
from tablee.games.pest.deductions import some_of_each_colour_are_out
from tablee.games.pest.favour import REVEAL_FAVOUR
from tablee.games.pest.state import Table
from tablee.games.pest.striking import REVEAL_PLAGUE
from tablee.games.pest.worlds import world
from tests.games.pest.positions import KIT, plague, run, table
from tests.rules import rule


def seen(s: Table, viewer: int = 0) -> View[Table]:
    return s.seen_by(viewer)


def dealt(seats: int, shown: int) -> Table:
    """A position in which so many Plague and Favour cards have been revealed."""
    s: Table = PEST.make(seats, "base", {}).deal(b"worlds")
    for _ in range(shown):
        s.plague_shown.append(s.plague.pop())
        s.favour_shown.append(s.favour.pop())
    return s


@rule("PEST-028")
@pytest.mark.parametrize("viewer", [-1, 0, 1, 2])
def test_nobody_knows_the_cards_of_years_to_come(viewer: int) -> None:
    s = dealt(3, 2)
    view = seen(s, viewer).table
    assert view.plague == view.favour == [UNKNOWN] * 4
    assert view.plague_box == [UNKNOWN] * 12
    assert view.favour_box == [UNKNOWN] * 4
    assert view.plague_shown == s.plague_shown
    assert view.favour_shown == s.favour_shown
    assert view.market == s.market
    assert view.deck == s.deck


@rule("PEST-028")
def test_worlds_hold_every_card_once_and_all_come_up() -> None:
    s = dealt(3, 2)
    next_cards = Counter[int]()
    for number in range(300):
        w = world(seen(s), b"%d" % number)
        assert sorted(w.plague_shown + w.plague + w.plague_box) == list(range(18))
        assert sorted(w.favour_shown + w.favour + w.favour_box) == list(range(10))
        assert w.plague_shown == s.plague_shown
        next_cards[w.plague[-1]] += 1
    assert set(next_cards) == set(range(18)) - set(s.plague_shown)


@rule("PEST-029")
@pytest.mark.parametrize("seats", [1, 2])
def test_in_small_games_one_card_of_each_colour_is_out(seats: int) -> None:
    s = dealt(seats, 0)
    s.plague_shown = [plague("red-caravan-1"), plague("red-caravan-2")]
    s.plague = s.plague[:4]
    out = Counter[int]()
    for number in range(300):
        w = world(seen(s), b"%d" % number)
        assert some_of_each_colour_are_out(s, 0, w)
        assert plague("red-caravan-3") not in w.plague
        out.update(set(w.plague_box[:3]))
    assert set(out) == {n for pile in KIT.road_piles for n in pile} - set(s.plague_shown)


@rule("PEST-029")
def test_the_deduction_notices_a_world_that_cannot_be() -> None:
    s = dealt(2, 0)
    wrong = world(seen(s), b"1")
    wrong.plague = [plague(f"red-caravan-{n}") for n in (1, 2, 3)]
    wrong.plague_box = [n for n in range(18) if n not in wrong.plague]
    assert not some_of_each_colour_are_out(s, 0, wrong)
    large = dealt(3, 0)
    assert some_of_each_colour_are_out(large, 0, wrong)


@rule("PEST-015")
def test_subjects_and_tokens_never_run_out() -> None:
    s = table(5, year=5)
    for _ in range(40):
        s.plague, s.plague_shown = [plague("black-caravan-1")], []
        run(s, REVEAL_PLAGUE)
    assert sum(s.road_sick) == 40 * 3 * 2
    for p in s.seats:
        p.stock[5] = 42
    s.favour_shown, s.favour = [5], [8]
    run(s, REVEAL_FAVOUR)
    assert [p.stock[5] for p in s.seats] == [44] * 5
