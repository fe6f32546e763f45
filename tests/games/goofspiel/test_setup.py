"""What you need: players, suits and prizes."""

from __future__ import annotations

import pytest

from tablee.engine.problems import UNKNOWN, Problem
from tests.games.goofspiel.positions import bid, cards, deal, game, hands, values
from tests.rules import rule


@rule("GOOF-001")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_two_to_six_play(seats: int) -> None:
    s = deal(seats)
    assert len(s.seats) == seats
    assert len(s.acting()) == seats


@rule("GOOF-001")
@pytest.mark.parametrize("seats", [1, 7])
def test_fewer_or_more_do_not_play(seats: int) -> None:
    with pytest.raises(Problem) as caught:
        game(seats)
    assert caught.value.name == "bad-seats"


@rule("GOOF-002")
def test_everyone_has_the_values_1_to_13() -> None:
    assert hands(deal(3)) == ["1 2 3 4 5 6 7 8 9 10 11 12 13"] * 3


@rule("GOOF-002")
@pytest.mark.parametrize("count", range(2, 14))
def test_a_smaller_suit_can_be_agreed_on(count: int) -> None:
    s = deal(2, cards=count)
    assert hands(s) == [" ".join(str(value) for value in range(1, count + 1))] * 2


@rule("GOOF-002")
@pytest.mark.parametrize("count", [1, 14])
def test_a_suit_has_2_to_13_cards(count: int) -> None:
    with pytest.raises(Problem) as caught:
        game(cards=count)
    assert caught.value.name == "bad-option-value"


@rule("GOOF-003")
@pytest.mark.parametrize("count", [2, 5, 13])
@pytest.mark.parametrize("order", ["shuffled", "ascending", "descending"])
@pytest.mark.parametrize("prize", ["open", "hidden"])
def test_the_prizes_have_the_same_values(count: int, order: str, prize: str) -> None:
    s = deal(2, cards=count, order=order, prize=prize)
    prizes = s.stake | sum(1 << prize for prize in s.deck)
    assert prizes == s.seats[0].hand
    assert len(s.deck) == count - len(values(s.stake).split())


def prizes_in_order(seed: bytes, **options: str) -> list[str]:
    """The prizes as they come up, when every round is tied and discarded."""
    s = deal(2, seed, cards=5, **options)
    prizes = []
    for value in range(1, 6):
        prizes.append(values(s.stake))
        bid(s, value, value)
    return prizes


@rule("GOOF-003")
def test_the_prizes_are_shuffled() -> None:
    orders = {tuple(prizes_in_order(b"%d" % n)) for n in range(50)}
    assert len(orders) > 30
    assert {order[0] for order in orders} == {"1", "2", "3", "4", "5"}


@rule("GOOF-003")
def test_shuffled_prizes_lie_face_down() -> None:
    assert deal(2, cards=5).seen_by(0).table.deck == [UNKNOWN] * 4


@rule("GOOF-003")
def test_the_prizes_can_lie_in_ascending_or_descending_order() -> None:
    assert prizes_in_order(b"a", order="ascending") == ["1", "2", "3", "4", "5"]
    assert prizes_in_order(b"a", order="descending") == ["5", "4", "3", "2", "1"]


def test_the_same_seed_gives_the_same_order() -> None:
    assert deal(3, b"a").deck == deal(3, b"a").deck


def test_nothing_is_won_or_gone_at_the_start() -> None:
    s = deal(2)
    assert (s.gone, [player.won for player in s.seats]) == (cards(""), [0, 0])
