"""Chance: the same everywhere, fair, and different for every seed and draw."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.engine.chance import SEED_BYTES, Dice, derived, drawn, shuffled

KEY = bytes(range(32))

seeds = st.binary(min_size=1, max_size=64)


# --- pinned: if one of these changes, every record of a match played so far breaks ----------------


def test_shuffles_are_the_same_on_every_machine() -> None:
    assert shuffled(KEY, 1, range(13)) == [10, 12, 2, 11, 0, 3, 9, 1, 4, 6, 5, 8, 7]
    assert shuffled(KEY, 2, range(13)) == [10, 0, 9, 7, 8, 12, 6, 5, 4, 2, 11, 3, 1]
    assert shuffled(b"seed", 0, [5, 5, 9]) == [9, 5, 5]


def test_shuffles_of_more_than_one_block_are_the_same_on_every_machine() -> None:
    order = shuffled(KEY, 1, range(40))
    assert order[:10] == [14, 11, 12, 22, 7, 24, 28, 2, 34, 13]
    assert order[-10:] == [38, 0, 5, 33, 1, 8, 16, 15, 26, 23]


def test_derived_seeds_are_the_same_on_every_machine() -> None:
    expected = "52659a3c8ede9b358eeaacebddeb271a161626187828a2f711131c51103ba555"
    assert derived(KEY, "game", 3).hex() == expected


def test_dice_are_the_same_on_every_machine() -> None:
    dice = Dice(2024)
    assert [dice.below(6) for _ in range(12)] == [0, 0, 0, 3, 2, 3, 2, 5, 3, 1, 2, 3]
    dice = Dice(2**40 + 7)
    assert [dice.below(2**20) for _ in range(4)] == [517745, 372506, 505913, 215790]


# --- shuffles -------------------------------------------------------------------------------------


@given(seeds, st.integers(0, 10**6), st.lists(st.integers(0, 300), max_size=120))
def test_a_shuffle_is_a_permutation(seed: bytes, draw: int, cards: list[int]) -> None:
    given_cards = cards[:]
    assert sorted(shuffled(seed, draw, cards)) == sorted(cards)
    assert cards == given_cards


@given(seeds, st.integers(0, 1000))
def test_the_same_seed_and_draw_give_the_same_order(seed: bytes, draw: int) -> None:
    assert shuffled(seed, draw, range(30)) == shuffled(seed, draw, range(30))


def test_every_draw_and_every_seed_has_its_own_order() -> None:
    by_draw = {tuple(shuffled(KEY, draw, range(60))) for draw in range(500)}
    by_seed = {tuple(shuffled(b"%d" % n, 1, range(60))) for n in range(500)}
    assert len(by_draw) == len(by_seed) == 500


def test_all_orders_come_up_about_evenly() -> None:
    counts = Counter(tuple(shuffled(KEY, draw, range(4))) for draw in range(24 * 200))
    assert len(counts) == 24
    assert 150 < min(counts.values()) <= max(counts.values()) < 250


@pytest.mark.parametrize("place", [0, 19, 39])
def test_every_card_comes_to_every_place_about_evenly(place: int) -> None:
    counts = Counter(shuffled(KEY, draw, range(40))[place] for draw in range(40 * 100))
    assert len(counts) == 40
    assert 60 < min(counts.values()) <= max(counts.values()) < 140


# --- draws from a bag -----------------------------------------------------------------------------


def test_draws_are_the_same_on_every_machine() -> None:
    bag = list(range(40))
    assert drawn(KEY, 1, bag, 5) == [7, 13, 2, 33, 6]
    assert bag == [card for card in range(40) if card not in (2, 6, 7, 13, 33)]


@given(seeds, st.integers(0, 1000), st.lists(st.integers(0, 300), max_size=120), st.data())
def test_what_is_drawn_leaves_the_bag(
    seed: bytes, draw: int, cards: list[int], data: st.DataObject
) -> None:
    count = data.draw(st.integers(0, len(cards)))
    bag = cards[:]
    found = drawn(seed, draw, bag, count)
    assert len(found) == count
    assert sorted(found + bag) == sorted(cards)


@pytest.mark.parametrize("place", [0, 2, 16])
def test_every_card_is_drawn_about_evenly(place: int) -> None:
    counts = Counter(drawn(KEY, draw, list(range(30)), 17)[place] for draw in range(30 * 100))
    assert len(counts) == 30
    assert 60 < min(counts.values()) <= max(counts.values()) < 140


# --- derived seeds --------------------------------------------------------------------------------


@given(st.binary(max_size=100), st.lists(st.integers(), max_size=3))
def test_a_derived_seed_has_the_length_of_a_seed(seed: bytes, path: list[int]) -> None:
    assert len(derived(seed, *path)) == SEED_BYTES


def test_every_seed_and_path_has_its_own_derived_seed() -> None:
    paths: list[tuple[object, ...]] = [(), ("a",), ("b",), ("a", 1), ("a", 2), (1, "a"), ("a1",)]
    assert len({derived(seed, *path) for seed in (KEY, b"x") for path in paths}) == 14


def test_long_seeds_count_to_their_last_byte() -> None:
    assert derived(bytes(100) + b"a", "game") != derived(bytes(100) + b"b", "game")


# --- dice -----------------------------------------------------------------------------------------


@given(st.integers(0, 2**64), st.integers(1, 2**20))
def test_dice_stay_below_the_count(state: int, count: int) -> None:
    dice = Dice(state)
    assert all(0 <= dice.below(count) < count for _ in range(20))


def test_dice_show_all_numbers_about_evenly() -> None:
    dice = Dice(1)
    counts = Counter(dice.below(6) for _ in range(6000))
    assert len(counts) == 6
    assert 900 < min(counts.values()) <= max(counts.values()) < 1100


def test_two_throws_in_a_row_are_independent() -> None:
    dice = Dice(1)
    counts = Counter((dice.below(4), dice.below(4)) for _ in range(16 * 400))
    assert len(counts) == 16
    assert 320 < min(counts.values()) <= max(counts.values()) < 480
