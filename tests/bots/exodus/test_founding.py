"""Which cards the bot drafts, and which it lets go."""

from __future__ import annotations

from tablee.bots.expert.exodus.outlook.worth import value
from tablee.games.exodus.founding import DISCARD_CARD, PICK_CARD
from tablee.games.exodus.state import Table
from tests.bots.exodus.tables import outlook, said
from tests.games.exodus.positions import build, card, cards, hold, table


def picking(s: Table, names: str) -> str:
    s.seats[0].pack = cards(names)
    s.ask(0, PICK_CARD)
    return said(s)


def test_the_own_ark_says_which_of_two_like_cards_is_taken() -> None:
    s = table(seats=3)
    build(s, 0, "forge", "apprentice worker")
    assert picking(s, "novice apprentice.2") == "pick apprentice.2"
    s = table(seats=3)
    build(s, 0, "cathedral", "novice convert")
    assert picking(s, "novice.2 apprentice") == "pick novice.2"


def test_who_has_no_module_takes_one() -> None:
    assert picking(table(seats=3), "lab-assistant refinery") == "pick refinery.1"


def test_engines_are_for_early_rounds_and_points_for_the_last() -> None:
    s = table(seats=3)
    build(s, 0, "clinic", "heir")
    assert picking(s, "refinery chancellor") == "pick refinery.1"
    s = table(seats=3)
    s.round = 4
    build(s, 0, "clinic", "heir")
    s.seats[0].reserve = 6
    assert picking(s, "miner senator") == "pick senator.1"


def test_the_card_is_discarded_that_brings_least() -> None:
    s = table(seats=3)
    build(s, 0, "refinery", "miner")
    hold(s, 0, "black-market orbital-shipyard genotheque habitat-ring merchant")
    s.ask(0, DISCARD_CARD)
    assert said(s) == "discard merchant.1"


def test_of_two_cards_that_are_the_same_to_us_the_better_is_not_passed_on() -> None:
    """Both would only be recycled here, but a Lawless Zone scores for others."""
    s = table(seats=2)
    s.round = 2
    build(s, 0, "refinery", "miner heir")
    build(s, 0, "dormitory", "worker")
    out = outlook(s)
    assert value(out, card("morphoplast")) == value(out, card("lawless-zone"))
    assert picking(s, "morphoplast lawless-zone") == "pick lawless-zone.1"
