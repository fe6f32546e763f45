"""What the bot takes and pays with."""

from __future__ import annotations

from tablee.games.pest.storing import ENLARGE_TYPE, TakeResource, demand
from tests.bots.pest.tables import homestead, said, turn_of
from tests.games.pest.positions import decree, own, quarantine, stock, stocked


def test_herbs_are_taken_for_the_sick() -> None:
    s = homestead(3)
    quarantine(s, 0, 3)
    stock(s, 0, wood=2, stone=2, food=2)
    s.ask(0, TakeResource(1, 0))
    assert said(s) == "take herbs"


def test_what_finds_no_room_is_not_taken() -> None:
    s = homestead(3)
    quarantine(s, 0, 3)
    stock(s, 0, wood=5, stone=4, food=5, herbs=5)
    s.ask(0, TakeResource(1, 0))
    assert said(s) == "take stone"


def test_several_are_taken_in_order() -> None:
    s = homestead(3)
    stock(s, 0, food=5, herbs=5)
    s.ask(0, TakeResource(2, 0))
    assert turn_of(s) == ["take wood", "take stone"]


def test_coins_are_kept() -> None:
    s = homestead(3)
    stock(s, 0, wood=3, coin=3)
    demand(s, 0, [2, 0, 0, 0])
    assert said(s) == "coins 0"


def test_food_is_kept_when_the_agenda_counts_it() -> None:
    s = homestead(2)
    decree(s, "full-granaries")
    stock(s, 0, food=3, coin=3)
    demand(s, 0, [0, 0, 2, 0])
    assert said(s) == "coins 2"


def test_the_dearer_type_is_stored_above_the_limit() -> None:
    s = homestead(3)
    own(s, 0, "storage-containers")
    stock(s, 0, food=5, coin=5)
    s.gain = [0, 0, 1, 0, 1]
    s.ask(0, ENLARGE_TYPE)
    assert said(s) == "enlarge coin"
    assert stocked(s, 0)["coin"] == 5
