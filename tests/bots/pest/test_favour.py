"""Influence is worth less where it costs the larger Favour of the next Year."""

from __future__ import annotations

from tests.bots.pest.tables import LAST_YEAR, homestead, outlook, turn_of
from tests.games.pest.positions import KIT, decree, favour, influence, turn

WAREHOUSES = "council-aid-warehouses"
"""One, two or three resources of one's choice: the most for the least Influence."""

SILENCE = "council-silence-1"
"""Nothing for anybody."""


def rising(card: str, points: int, own: int, other: int, year: int = 4) -> float:
    """What it is worth to rise by so many points, while this card is to be paid."""
    s = homestead(year)
    influence(s, own, other)
    s.favour_shown = [favour(card)]
    return outlook(s).influence(points)


def test_it_costs_something_to_pass_the_other() -> None:
    assert rising(WAREHOUSES, 1, own=29, other=30) < rising(SILENCE, 1, own=29, other=30) - 0.5


def test_it_costs_nothing_where_the_order_stays() -> None:
    assert rising(WAREHOUSES, 1, own=20, other=30) == rising(SILENCE, 1, own=20, other=30)
    assert rising(WAREHOUSES, 1, own=30, other=20) == rising(SILENCE, 1, own=30, other=20)


def test_the_card_of_the_last_year_is_never_paid() -> None:
    late = rising(WAREHOUSES, 1, own=29, other=30, year=LAST_YEAR)
    assert late == rising(SILENCE, 1, own=29, other=30, year=LAST_YEAR)


def test_it_counts_less_while_others_may_still_rise() -> None:
    s = homestead(4)
    influence(s, 29, 30)
    s.favour_shown = [favour(WAREHOUSES)]
    at_last = outlook(s).influence(1)
    s.seats[1].ready = 3
    assert outlook(s).influence(1) > at_last


def test_alone_the_markers_decide() -> None:
    s = homestead(4, seats=1, mode="solo")
    s.favour_shown = [favour(WAREHOUSES)]
    influence(s, 8)  # five markers are left, and the next one is on space 9
    s.marked_spaces &= ~(1 << 5)
    before = outlook(s).influence(1)
    s.favour_shown = [favour(SILENCE)]
    assert outlook(s).influence(1) > before


def test_a_reward_that_would_cost_the_favour_is_left_alone() -> None:
    """Both rewards lie there: a point of Influence, or a resource."""
    for card, claimed in ((SILENCE, "claim influence"), (WAREHOUSES, "claim herbs")):
        s = homestead(4)
        decree(s, "employment-program")
        influence(s, 19, 20)
        s.favour_shown = [favour(card)]
        s.rewards = sorted([KIT.rewards.index(name) for name in ("influence", "herbs")])
        s.seats[0].healed = 1
        turn(s, 0, "produce-assign")
        assert claimed in turn_of(s)
