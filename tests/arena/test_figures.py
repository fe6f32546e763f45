"""The statistics of balance, against cases worked out by hand and data with a known effect."""

from __future__ import annotations

from math import atan, inf, isclose, pi, sqrt
from random import Random
from statistics import fmean

import pytest

from tablee.arena.balance.figures import (
    FEWEST,
    Case,
    Effect,
    bound,
    chance_of,
    corrected,
    over_deals,
    share_of_deal,
    with_against_without,
)

NULL_STUDIES = 400


@pytest.mark.parametrize(
    ("freedom", "value"),
    # from tables of Student's distribution, for 95 of 100 cases on both sides
    [(1, 12.706), (4, 2.776), (10, 2.228), (30, 2.042), (1000, 1.962)],
)
def test_bounds_are_those_of_the_tables(freedom: int, value: float) -> None:
    assert bound(freedom) == pytest.approx(value, abs=0.001)
    assert chance_of(value, freedom) == pytest.approx(0.05, abs=0.0005)
    assert chance_of(-value, freedom) == pytest.approx(0.05, abs=0.0005)


def test_with_one_degree_of_freedom_it_is_cauchys_distribution() -> None:
    for t in (0.1, 0.5, 1.0, 3.0, 50.0):
        assert chance_of(t, 1) == pytest.approx(1 - 2 / pi * atan(t), rel=1e-9)
    assert chance_of(5.0, 0) == 1.0
    assert bound(0) == inf


def test_a_mean_over_deals_is_that_of_a_hand() -> None:
    values = [float(n) for n in range(1, 11)]  # mean 5.5, squares around it 82.5
    effect = over_deals(values)
    assert effect is not None
    error = sqrt(82.5 / 9 / 10)
    assert (effect.mean, effect.deals) == (5.5, 10)
    assert effect.high - effect.mean == pytest.approx(2.262 * error, rel=1e-3)
    assert over_deals(values[: FEWEST - 1]) is None


def test_what_is_always_alike_has_no_error() -> None:
    nothing, something = over_deals([0.0] * 20), over_deals([0.5] * 20)
    assert nothing is not None
    assert nothing.p == 1.0
    assert something is not None
    assert (something.p, something.low, something.high) == (0.0, 0.5, 0.5)


def test_corrected_by_hand_as_benjamini_and_hochberg_do() -> None:
    found = corrected([effect(p) for p in (0.04, 0.01, 0.03, 0.005)] + [None])
    assert found[-1] is None
    # sorted: 0.005·4/1, 0.01·4/2, 0.03·4/3, 0.04·4/4, and none above a later one
    assert [each.q for each in found if each] == pytest.approx([0.04, 0.02, 0.04, 0.02])
    assert [each.sure() for each in found if each] == [True] * 4
    (alone,) = corrected([effect(0.06)])
    assert alone is not None
    assert (alone.q, alone.sure()) == (0.06, False)


def effect(p: float) -> Effect:
    return Effect(1.0, 0.0, 2.0, 20, p)


# --- with it against without ------------------------------------------------------------------


def test_with_against_without_by_hand() -> None:
    """Two sides each, one with it: the difference within a deal is 2 or 4, by turns; the mean is 3.

    With one of two sides in every deal, x is ±½ around the mean of the deal, so the slope is the
    mean of the differences, and its error that of a mean of paired differences.
    """
    cases = []
    for deal in range(20):
        more = 2.0 if deal // 2 % 2 else 4.0
        lucky = deal % 2  # which side has it: either one equally often
        for side in (0, 1):
            cases.append(Case(deal, side, side == lucky, 10.0 * deal + more * (side == lucky)))
    found = with_against_without(cases)
    assert found is not None
    assert found.mean == pytest.approx(3.0)
    assert found.deals == 20
    error = sqrt(20 / 19 / 20)  # differences are 1 from their mean
    assert found.high - found.mean == pytest.approx(bound(19) * error, rel=1e-6)


def test_neither_a_good_deal_nor_a_good_seat_counts_for_the_thing() -> None:
    dice = Random(1)
    cases = []
    for deal in range(600):
        luck = dice.gauss(0, 5)
        for side in range(3):
            did = dice.random() < (0.8 if luck > 0 else 0.2) * (1.0 if side == 0 else 0.6)
            outcome = luck + 4.0 * (side == 0) + 1.0 * did + dice.gauss(0, 1)
            cases.append(Case(deal, side, did, outcome))
    raw = fmean([c.outcome for c in cases if c.did]) - fmean(
        [c.outcome for c in cases if not c.did]
    )
    found = with_against_without(cases)
    assert found is not None
    assert raw > 4  # what goes with the thing is mostly luck and the seat
    assert found.low < 1.0 < found.high
    assert found.high - found.low < 0.5
    assert found.p < 0.001


def test_without_an_effect_as_many_are_called_sure_as_said() -> None:
    """Whole studies of things that do nothing, with games of a deal that are alike."""
    wrong = 0
    for study in range(NULL_STUDIES):
        dice = Random(study)
        cases = []
        for deal in range(25):
            for game in range(2):
                shared = dice.gauss(0, 1)
                for side in range(2):
                    outcome = (shared if side else -shared) + 0.1 * game
                    cases.append(Case(deal, side, dice.random() < 0.5, outcome))
        found = with_against_without(cases)
        assert found is not None
        wrong += found.p <= 0.05
    # 20 are expected; 5 of 100 in 400 are between 9 and 33 in 999 of 1 000 cases
    assert 8 <= wrong <= 34


def test_what_all_do_or_hardly_anybody_is_not_tested() -> None:
    always = [Case(deal, side, True, float(side)) for deal in range(50) for side in (0, 1)]
    assert with_against_without(always) is None
    rare = [Case(deal, side, deal < 9 and side == 0, 1.0) for deal in range(50) for side in (0, 1)]
    assert with_against_without(rare) is None


# --- luck -------------------------------------------------------------------------------------


def test_the_part_of_the_deal_by_hand() -> None:
    """Each deal twice, one side: means 0 or 4 by turns, and 1 on either side of them.

    Between: 2 · 20 · 4 over 19; within: 20 · 2 over 20. (B − W) / (B + W) is 6.42 / 10.42.
    """
    deals = [[[mean - 1.0], [mean + 1.0]] for mean in (0.0, 4.0) * 10]
    found = share_of_deal(deals)
    assert found is not None
    between, within = 160 / 19, 2.0
    assert found.mean == pytest.approx((between - within) / (between + within))


@pytest.mark.parametrize("part", [0.0, 0.3, 0.8])
def test_a_known_part_of_the_deal_is_found(part: float) -> None:
    dice = Random(7)
    deals = []
    for _ in range(800):
        luck = [dice.gauss(0, sqrt(part)) for _ in range(3)]
        rest = sqrt(1 - part)
        deals.append([[10 * n + luck[n] + dice.gauss(0, rest) for n in range(3)] for _ in (0, 1)])
    found = share_of_deal(deals)
    assert found is not None
    assert isclose(found.mean, part, abs_tol=0.05)
    assert found.low <= part <= found.high


def test_nothing_is_said_of_bots_that_always_play_alike() -> None:
    assert share_of_deal([[[float(n)], [float(n)]] for n in range(40)]) is None
    assert share_of_deal([[[float(n)]] for n in range(40)]) is None
