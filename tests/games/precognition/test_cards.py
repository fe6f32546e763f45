"""The components: four equal decks, and what stands on every card."""

from __future__ import annotations

from collections import Counter

import pytest

from tablee.games.precognition.edition import components
from tablee.games.precognition.kit import RESOURCES
from tests.games.precognition.positions import game
from tests.rules import rule

CARDS = """
    s1-h1 human   1 1 1-food    0
    s1-h2 human   2 2 1-battery 0
    s1-h3 human   3 2 1-ymune   0
    s1-y1 ymune   0 1 1-battery 0
    s1-y2 ymune   2 1 1-human   0
    s1-y3 ymune   3 2 2-food    0
    s1-b1 battery 0 1 1-food    0
    s1-b2 battery 2 2 1-human   0
    s1-f1 food    1 2 1-ymune   0
    s1-f2 food    = X 2-battery 0
    s2-h1 human   3 2 1-battery 0
    s2-h2 human   4 3 2-food    2
    s2-y1 ymune   2 2 2-food    0
    s2-y2 ymune   4 3 1-human   1
    s2-b1 battery 1 1 1-ymune   1
    s2-b2 battery = 2 1-human   0
    s2-f1 food    3 3 1-human   0
    s2-f2 food    4 4 1-ymune   2
    s3-h1 human   5 4 3-food    3
    s3-h2 human   = X 1-ymune   1
    s3-y1 ymune   4 3 1-human   2
    s3-b1 battery 0 X 1-ymune   0
    s3-f1 food    3 3 1-human   0
    s3-f2 food    4 6 1-human   3
"""
"""Name, type, cost, gain, bonus and plague value."""


def printed(number: int) -> list[str]:
    """What stands on a card of the kit, in the words of the table."""
    kit = game(4).kit
    bonus = [
        f"{amount}-{RESOURCES[resource]}"
        for resource, amount in enumerate(kit.bonus[number])
        if amount
    ]
    cost, gain = kit.card_cost[number], kit.card_gain[number]
    return [
        kit.cards[number].partition(".")[0],
        RESOURCES[kit.card_type[number]],
        "=" if cost < 0 else str(cost),
        "X" if gain < 0 else str(gain),
        *bonus,
        str(kit.card_plague[number]),
    ]


@rule("PRE-011", "PRE-013", "PRE-015", "PRE-016")
@pytest.mark.parametrize("deck", range(4))
def test_what_stands_on_the_cards(deck: int) -> None:
    expected = [line.split() for line in CARDS.strip().splitlines()]
    assert [printed(24 * deck + place) for place in range(24)] == expected


@rule("PRE-010")
def test_a_deck_has_ten_eight_and_six_cards_of_the_seasons() -> None:
    kit = game(4).kit
    assert len(kit.cards) == len(set(kit.cards)) == 96
    for deck in range(4):
        names = kit.cards[24 * deck : 24 * deck + 24]
        assert Counter(name[:2] for name in names) == {"s1": 10, "s2": 8, "s3": 6}


@rule("PRE-012")
def test_there_are_four_types_of_cards_one_for_each_resource() -> None:
    kit = game(4).kit
    assert {RESOURCES[kind] for kind in kit.card_type} == {"human", "ymune", "battery", "food"}


@rule("PRE-014")
def test_no_card_of_season_1_has_a_plague_value() -> None:
    kit = game(4).kit
    with_plague = {
        name[:2] for name, plague in zip(kit.cards, kit.card_plague, strict=True) if plague
    }
    assert with_plague == {"s2", "s3"}


@rule("PRE-026")
def test_the_distribution_tile_tells_what_the_decks_are_made_of() -> None:
    lines = {
        line.id: (line.human, line.ymune, line.battery, line.food)
        for line in components("base").distribution
    }
    assert lines == {"1": (3, 3, 2, 2), "2": (2, 2, 2, 2), "3": (2, 1, 1, 2)}
    kit = game(4).kit
    for season, line in lines.items():
        kinds = Counter(
            kit.card_type[number] for number in range(24) if kit.cards[number][1] == season
        )
        assert tuple(kinds[kind] for kind in range(4)) == line


@rule("PRE-251")
def test_there_are_as_many_batteries_as_slots() -> None:
    assert components("base").number["batteries"] == 48 == 4 * 2 * 6
