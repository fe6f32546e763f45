"""Zones: what hands do with cards, and that unknown cards never come into play."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.engine.problems import UNKNOWN, Unseen
from tablee.engine.zones import (
    draw,
    draw_many,
    hidden,
    later,
    members,
    move,
    pass_packs,
    refill,
)
from tests.engine.tiny import table

zones = st.lists(st.integers(0, 40), unique=True, max_size=8)


def test_the_top_of_a_pile_is_its_last_card() -> None:
    pile = [1, 2, 3]
    assert draw(pile) == 3
    assert pile == [1, 2]


def test_many_cards_are_drawn_from_the_top_as_far_as_there_are_any() -> None:
    pile = [1, 2, 3, 4]
    assert draw_many(pile, 3) == [4, 3, 2]
    assert draw_many(pile, 3) == [1]
    assert draw_many(pile, 3) == []


def test_an_unknown_card_is_not_drawn() -> None:
    with pytest.raises(Unseen):
        draw([1, UNKNOWN])
    with pytest.raises(Unseen):
        draw_many([UNKNOWN, 1], 2)


def test_a_short_pile_is_refilled_from_below() -> None:
    s = table([])
    pile, discard = [9], list(range(6))
    refill(s, pile, discard, 2)
    assert pile[-1] == 9
    assert sorted(pile[:-1]) == list(range(6))
    assert discard == []
    assert s.draws == 1


def test_a_pile_with_enough_cards_is_left_alone() -> None:
    s = table([])
    pile, discard = [8, 9], [1, 2]
    refill(s, pile, discard, 2)
    assert (pile, discard, s.draws) == ([8, 9], [1, 2], 0)


def test_an_empty_discard_pile_takes_no_chance() -> None:
    s = table([])
    pile: list[int] = []
    refill(s, pile, [], 2)
    assert (pile, s.draws) == ([], 0)


def test_refilling_in_a_view_is_unseen() -> None:
    t = table([], pile=[1]).seen_by(0).table
    with pytest.raises(Unseen):
        refill(t, t.pile, [2, 3], 2)


def test_a_card_moves_from_zone_to_zone() -> None:
    source, target = [1, 2, 3], [4]
    move(2, source, target)
    assert (source, target) == ([1, 3], [4, 2])


def test_a_card_that_is_not_there_does_not_move() -> None:
    with pytest.raises(ValueError, match=r"not in list"):
        move(2, [1], [])


def test_in_a_view_a_card_may_come_out_of_the_unknown_ones() -> None:
    source, target = [UNKNOWN, 3, UNKNOWN], [4]
    move(2, source, target)
    assert (source, target) == ([3, UNKNOWN], [4, 2])


def test_an_unknown_card_does_not_move() -> None:
    source: list[int] = [UNKNOWN]
    with pytest.raises(Unseen):
        move(UNKNOWN, source, [])
    assert source == [UNKNOWN]


def test_packs_pass_to_the_left_and_to_the_right() -> None:
    packs = [[0], [1], [2]]
    assert pass_packs(packs, 1) == [[2], [0], [1]]
    assert pass_packs(packs, -1) == [[1], [2], [0]]


@given(st.integers(1, 6), st.integers(-6, 6))
def test_packs_passed_back_are_where_they_were(count: int, by: int) -> None:
    packs = [[n] for n in range(count)]
    assert pass_packs(pass_packs(packs, by), -by) == packs


def test_hidden_cards_are_unknown() -> None:
    assert hidden(3) == [UNKNOWN] * 3
    assert hidden(0) == []


def choices(zone: list[int], chosen: list[int], count: int) -> list[list[int]]:
    """All ways to answer until `count` cards are chosen; chosen cards leave the zone."""
    if len(chosen) == count:
        return [chosen]
    found = []
    for card in later(zone, chosen, count):
        rest = [other for other in zone if other != card]
        found += choices(rest, [*chosen, card], count)
    return found


def choices_in_place(zone: list[int], chosen: list[int], count: int) -> list[list[int]]:
    """The same where chosen cards stay in the zone."""
    if len(chosen) == count:
        return [chosen]
    cards = later(zone, chosen, count)
    return [way for card in cards for way in choices_in_place(zone, [*chosen, card], count)]


@given(zones, st.integers(1, 8))
def test_choosing_later_cards_offers_every_set_exactly_once(zone: list[int], count: int) -> None:
    sets = [list(cards) for cards in combinations(sorted(zone), count)]
    assert choices(zone, [], count) == sets
    assert choices_in_place(zone, [], count) == sets


def test_a_choice_that_is_begun_can_always_be_completed() -> None:
    assert later([1, 2, 3, 4], [], 3) == [1, 2]
    assert later([2, 3, 4], [1], 3) == [2, 3]
    assert later([1, 2], [], 3) == []


@given(st.sets(st.integers(0, 200)))
def test_a_set_of_bits_is_read_back_in_order(cards: set[int]) -> None:
    assert members(sum(1 << card for card in cards)) == sorted(cards)
