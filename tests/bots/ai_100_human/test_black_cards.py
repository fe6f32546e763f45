"""What the bot expects of black cards, and how it uses them."""

from __future__ import annotations

import pytest

from tests.bots.ai_100_human.tables import outlook, said, say
from tests.games.ai_100_human.positions import (
    asked,
    card,
    cell,
    grid,
    place_all,
    player,
    table,
)

FIVES = "a3 017, b2 055, b4 065"
ONES = "a3 012, b2 016, b4 063"


def test_the_card_that_scores_most_is_copied() -> None:
    """063 gives 2 for each colour of the row, 057 nothing without violet cards."""
    s = table(player("b2 022, b4 047"), player("b2 057"), player("b2 063"))
    place_all(s, "101 b1", "012 a3", "012 a3")
    assert (asked(s, 0), said(s)) == ("copy-card", "copy 063")


def test_the_better_neighbour_is_read() -> None:
    for left, right, side in ((FIVES, ONES, "left"), (ONES, FIVES, "right")):
        s = table(player(), player(left), player(right))
        place_all(s, "107 a3", "003 c3", "003 c3")
        assert said(s) == f"read {side}"


def test_with_two_players_the_grid_is_a_neighbour() -> None:
    s = table(player(), player(ONES), grid=grid("a1 017, a2 055, b1 065"))
    place_all(s, "107 a3", "003 c3")
    assert said(s) == "read grid"


def test_a_copy_promises_what_the_best_card_would_score() -> None:
    s = table(player("b2 022, b4 047"), player("b2 057"), player("b2 063"))
    assert max(outlook(s).points(card("101"), [cell("b1")])) == 6


def test_nothing_to_copy_promises_nothing() -> None:
    s = table(player(), seats=3)
    assert list(outlook(s).points(card("101"), [cell("a3"), cell("b2")])) == [0, 0]


def test_copied_points_are_judged_by_what_neighbours_gained_of_late() -> None:
    rich, poor = player(sheet_points=[1, 6, 6, 6]), player(sheet_points=[1, 1])
    s = table(player(), rich, poor)
    weak = table(player(), poor, poor)
    difference = outlook(s).effect(card("105")) - outlook(weak).effect(card("105"))
    assert difference == pytest.approx(5)


def test_copied_points_are_four_in_solo() -> None:
    s = table(player(), grid=grid("a1 016"))
    assert outlook(s).effect(card("105")) == 4


# --- exchanges --------------------------------------------------------------------------------

GREEN_AND_YELLOW = "a2 082, a3 053, a4 084, b2 055, b4 085"


def test_a_card_is_exchanged_for_one_that_scores_in_its_place() -> None:
    """073 scores most where it touches most green and yellow cards: in place of 053."""
    s = table(player(GREEN_AND_YELLOW, reserve="073"), seats=3, turn=7)
    place_all(s, "115 c3", "012 a3", "012 a3")
    assert asked(s, 0) == "lift-card"
    lifted, inserted = say(s), said(s)
    assert (lifted, inserted) == ("lift a3", "insert 073")


def test_a_useless_card_is_not_inserted() -> None:
    p = player(GREEN_AND_YELLOW, face="AI-5", reserve="012", objectives=[0, 0])
    s = table(p, seats=3, turn=7)
    place_all(s, "115 c3", "012 a3", "012 a3")
    assert said(s) == "decline"


def test_an_exchange_promises_the_best_card_of_the_reserve_less_its_price() -> None:
    s = table(player(GREEN_AND_YELLOW, reserve="073 115"), seats=3)
    out = outlook(s)
    assert out.effect(card("115")) == out.best_points(card("073")) - 2
    assert out.effect(card("117")) > out.kit.points[card("117")]
