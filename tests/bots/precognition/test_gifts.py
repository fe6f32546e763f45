"""What the bot thinks a card is worth to somebody else."""

from __future__ import annotations

import pytest

from tablee.bots.expert.precognition.outlook.gifts import card_worth, gift_worth, help_with
from tablee.bots.expert.precognition.outlook.worth import Want
from tablee.games.precognition import kit as k
from tests.bots.precognition.boats import imagined
from tests.games.precognition.positions import game

KIT = game().kit


def number(name: str) -> int:
    return KIT.cards.index(f"{name}.defitia")


def test_a_card_is_worth_what_it_gives() -> None:
    assert card_worth(KIT, number("s1-f1"), 2) > 0
    assert card_worth(KIT, number("s2-y1"), 6) > card_worth(KIT, number("s1-y2"), 6)


def test_plague_makes_a_card_worth_less_and_most_of_them_a_burden() -> None:
    assert card_worth(KIT, number("s3-f2"), 9) < card_worth(KIT, number("s3-f1"), 9)
    plagued = [card for card in range(KIT.deck_size) if KIT.card_plague[card]]
    burdens = [card for card in plagued if card_worth(KIT, card, 9) < 0]
    assert len(burdens) > len(plagued) / 2


def test_batteries_and_ymunes_are_worth_less_the_later_it_is() -> None:
    for name in ("s1-b2", "s1-y3"):
        assert card_worth(KIT, number(name), 2) > card_worth(KIT, number(name), 10)
    assert card_worth(KIT, number("s3-f1"), 2) == card_worth(KIT, number("s3-f1"), 10)


def test_who_cannot_pay_for_a_good_card_has_half_of_it() -> None:
    good = number("s1-h3")
    rich, poor = gift_worth(KIT, good, 2, healthy=3), gift_worth(KIT, good, 2, healthy=2)
    assert poor == pytest.approx(rich / 2)


def test_who_cannot_pay_for_a_burden_has_all_of_it() -> None:
    burden = number("s3-h1")
    rich, poor = gift_worth(KIT, burden, 9, healthy=9), gift_worth(KIT, burden, 9, healthy=0)
    assert rich == poor < 0


def test_the_same_card_of_another_deck_is_worth_the_same() -> None:
    other = KIT.cards.index("s1-h3.pria")
    assert gift_worth(KIT, other, 3, 5) == gift_worth(KIT, number("s1-h3"), 3, 5)


@pytest.mark.parametrize(
    ("name", "resource"),
    [("s1-h2", k.HUMAN), ("s1-y3", k.YMUNE), ("s1-b2", k.BATTERY), ("s1-f1", k.FOOD)],
)
def test_a_card_helps_with_what_is_wanted_and_with_nothing_else(name: str, resource: int) -> None:
    for wanted in (k.HUMAN, k.YMUNE, k.BATTERY, k.FOOD):
        wants = [Want([(wanted, 2)], 10.0)]
        found = help_with(KIT, number(name), imagined(), 0, wants)
        assert found == (10.0 if wanted == resource else 0.0)
