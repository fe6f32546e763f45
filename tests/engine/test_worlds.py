"""Worlds: unseen cards are dealt to every place that may hold them, and to no other."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablee.engine.problems import Problem
from tablee.engine.worlds import Packs, deal_unseen

EVERYTHING = (1 << 64) - 1


def bits(*cards: int) -> int:
    return sum(1 << card for card in cards)


def fitting(cards: list[int], may_hold: list[int]) -> set[tuple[int, ...]]:
    """All deals that fit, found by trying every order."""
    return {
        order
        for order in permutations(cards)
        if all(allowed >> card & 1 for allowed, card in zip(may_hold, order, strict=True))
    }


@st.composite
def cases(draw: st.DrawFn) -> tuple[list[int], list[int]]:
    """Up to five cards, and for each place some of them, more often many than few."""
    cards = draw(st.lists(st.integers(0, 50), unique=True, max_size=5))
    banned = st.sets(st.sampled_from(cards), max_size=len(cards)) if cards else st.just(set[int]())
    return cards, [EVERYTHING & ~bits(*draw(banned)) for _ in cards]


@settings(max_examples=500)
@given(cases(), st.binary(min_size=1, max_size=8))
def test_a_fitting_deal_is_found_exactly_if_there_is_one(
    case: tuple[list[int], list[int]], seed: bytes
) -> None:
    cards, may_hold = case
    fits = fitting(cards, may_hold)
    if fits:
        assert tuple(deal_unseen(cards, may_hold, seed)) in fits
    else:
        with pytest.raises(Problem) as caught:
            deal_unseen(cards, may_hold, seed)
        assert caught.value.name == "no-world"


def test_a_tight_chain_of_constraints_is_solved() -> None:
    cards = list(range(20))
    may_hold = [bits(place, place + 1) for place in range(19)] + [bits(0)]
    for n in range(20):
        dealt = deal_unseen(cards, may_hold, b"%d" % n)
        assert dealt == [*range(1, 20), 0]


@given(st.lists(st.integers(0, 60), unique=True, max_size=30), st.binary(min_size=1, max_size=8))
def test_without_constraints_it_is_a_shuffle(cards: list[int], seed: bytes) -> None:
    assert sorted(deal_unseen(cards, [EVERYTHING] * len(cards), seed)) == sorted(cards)


def test_the_same_seed_deals_the_same_cards() -> None:
    may_hold = [EVERYTHING] * 9 + [EVERYTHING & ~bits(0)]
    assert deal_unseen(range(10), may_hold, b"a") == deal_unseen(range(10), may_hold, b"a")
    assert deal_unseen(range(10), may_hold, b"a") != deal_unseen(range(10), may_hold, b"b")


def test_what_is_given_is_not_changed() -> None:
    cards, may_hold = [3, 4, 5], [EVERYTHING, bits(3, 4), bits(3, 5)]
    deal_unseen(cards, may_hold, b"a")
    assert (cards, may_hold) == ([3, 4, 5], [EVERYTHING, bits(3, 4), bits(3, 5)])


@pytest.mark.parametrize(
    "may_hold",
    [
        [EVERYTHING] * 4,
        [EVERYTHING, EVERYTHING, EVERYTHING, bits(5, 7, 9)],
        [bits(3, 5), EVERYTHING, EVERYTHING, bits(7, 9)],
        [bits(3, 5, 7), bits(3, 5, 7), bits(5, 7, 9), EVERYTHING],
        [bits(3, 5), bits(3, 5), bits(7, 9), bits(7, 9)],
        [bits(3, 7), bits(3, 5, 7), bits(3, 5, 9), bits(7, 9)],  # not by exchanges alone
    ],
)
def test_all_fitting_deals_come_up_about_evenly(may_hold: list[int]) -> None:
    cards = [3, 5, 7, 9]
    fits = fitting(cards, may_hold)
    each = 200
    counts = Counter(
        tuple(deal_unseen(cards, may_hold, b"%d" % n)) for n in range(each * len(fits))
    )
    assert set(counts) == fits
    assert 0.75 * each < min(counts.values()) <= max(counts.values()) < 1.25 * each


# --- packs that go round ----------------------------------------------------------------------


def shares(packs: Packs, turns: int, held: int = 0) -> list[tuple[int, list[tuple[int, int]], int]]:
    return [(s.cards, s.takers, s.holder) for s in packs.shares(turns, turns, held)]


def remembering(*left: int, seats: int = 4, by: int = 1) -> Packs:
    packs = Packs(seats, by, viewer=0)
    for cards in left:
        packs.remember(cards)
    return packs


def test_a_pack_just_passed_on_is_in_the_next_hand() -> None:
    assert shares(remembering(bits(1, 2, 3)), 1) == [(bits(1, 2, 3), [], 1)]
    assert shares(remembering(bits(1, 2, 3), by=-1), 1) == [(bits(1, 2, 3), [], 3)]


def test_everyone_who_held_it_since_has_taken_a_card() -> None:
    found = shares(remembering(bits(1, 2, 3, 4), bits(5, 6, 7), bits(8, 9)), 3)
    assert found == [
        (bits(1, 2, 3, 4), [(1, 1), (2, 2)], 3),
        (bits(5, 6, 7), [(1, 2)], 2),
        (bits(8, 9), [], 1),
    ]


def test_what_comes_back_was_not_taken() -> None:
    packs = remembering(bits(1, 2, 3, 4, 5), 0, 0, 0)
    assert shares(packs, 4, held=bits(2)) == [(bits(1, 3, 4, 5), [(1, 1), (2, 2), (3, 3)], -1)]


def test_a_pack_seen_twice_has_two_shares() -> None:
    packs = remembering(bits(1, 2, 3, 4), 0, bits(4), seats=2)
    assert shares(packs, 3) == [(bits(1, 2, 3), [(1, 1)], -1), (bits(4), [], 1)]


def test_a_pack_that_is_not_passed_yet_is_no_share() -> None:
    packs = remembering(bits(1, 2), seats=2)
    assert packs.shares(1, 0, 0) == []


def test_what_is_forgotten_is_no_knowledge() -> None:
    assert shares(remembering(0), 1) == []
