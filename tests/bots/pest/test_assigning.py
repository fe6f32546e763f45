"""Where the bot sends Healed Subjects."""

from __future__ import annotations

from tablee.games.pest.ending import CHOOSE_CAPITAL
from tests.bots.pest.tables import LAST_YEAR, homestead, said, turn_of
from tests.games.pest.positions import KIT, built, decree, turn


def test_buildings_come_first() -> None:
    s = homestead(3)
    built(s, 0, "mill", "abben")
    built(s, 0, "workshop-1", "hollin")
    s.seats[0].healed = 2
    turn(s, 0, "produce-assign")
    assert turn_of(s)[:3] == ["act assign", "assign workshop-1", "assign mill"]


def test_the_mill_comes_before_a_workshop() -> None:
    s = homestead(3)
    built(s, 0, "mill", "abben")
    built(s, 0, "workshop-1", "hollin")
    s.seats[0].healed = 1
    turn(s, 0, "produce-assign")
    assert turn_of(s)[:2] == ["act assign", "assign mill"]


def test_nobody_leaves_the_track_for_a_workshop_in_the_last_turn() -> None:
    s = homestead(LAST_YEAR)
    decree(s, "urban-planning")
    built(s, 0, "workshop-1", "hollin")
    s.seats[0].healed = 1
    s.seats[1].capital = 5
    turn(s, 0, "produce-assign")
    assert turn_of(s) == ["end"]


def test_one_subject_is_enough_to_be_first_in_the_capital() -> None:
    s = homestead(LAST_YEAR)
    decree(s, "urban-planning")
    s.seats[0].healed = 4
    turn(s, 0, "produce-assign")
    turn_of(s)
    assert (s.seats[0].capital, s.seats[0].healed) == (1, 3)


def test_all_go_to_the_capital_when_the_agenda_counts_them_there() -> None:
    s = homestead(LAST_YEAR)
    decree(s, "voice-of-the-people")
    s.seats[0].healed = 3
    turn(s, 0, "produce-assign")
    turn_of(s)
    assert s.seats[0].capital == 3


def test_no_more_go_to_the_capital_than_the_agenda_counts() -> None:
    s = homestead(LAST_YEAR)
    decree(s, "voice-of-the-people")
    s.seats[0].healed, s.seats[0].capital = 4, 2
    turn(s, 0, "produce-assign")
    turn_of(s)
    assert (s.seats[0].capital, s.seats[0].healed) == (3, 3)


def test_nobody_leaves_the_track_when_the_agenda_counts_them_there() -> None:
    s = homestead(4)
    decree(s, "healthy-empire")
    built(s, 0, "workshop-1", "hollin")
    s.seats[0].healed = 3
    s.seats[1].capital = 5
    turn(s, 0, "produce-assign")
    turn_of(s)
    assert s.seats[0].healed == 3


def test_the_best_reward_is_claimed() -> None:
    s = homestead(LAST_YEAR)
    decree(s, "voice-of-the-people")
    s.rewards = sorted([KIT.rewards.index(name) for name in ("renown", "coin", "wood")])
    s.seats[0].healed = 1
    turn(s, 0, "produce-assign")
    assert "claim renown" in turn_of(s)


def test_a_renown_is_worth_more_than_a_space_that_is_free_for_nothing() -> None:
    s = homestead(LAST_YEAR)
    s.seats[0].capital = 2
    s.seats[0].healed = 8
    s.ask(0, CHOOSE_CAPITAL)
    assert said(s) == "retrieve"  # the ninth space is worth two
    s.seats[0].healed = 3
    assert said(s) == "gain"
