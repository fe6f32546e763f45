"""What can be told of a boat, and of a group, before a round begins."""

from __future__ import annotations

import tablee
from tablee.bots.expert.precognition.foreseeing import (
    boat_home,
    expected,
    last,
    stage,
    together,
)
from tablee.bots.search.policy import play_until, policy_of
from tablee.engine.chance import Dice
from tablee.games.precognition.state import LOST, WON, River


def before_a_round(mode: str, seats: int = 4) -> River:
    """The third."""
    s: River = tablee.make("precognition", seats, mode=mode).deal(b"seed")
    play_until(s, policy_of("precognition"), Dice(1), stage, 2)
    return s


def test_a_boat_with_more_of_anything_good_is_expected_to_bring_more_home() -> None:
    s = before_a_round("competitive")
    for field in ("healthy", "food", "doctors", "protectors"):
        before = boat_home(s, 1)
        setattr(s.seats[1], field, getattr(s.seats[1], field) + 2)
        assert boat_home(s, 1) > before, field


def test_partners_bring_their_humans_home_together() -> None:
    s = before_a_round("team")
    for team in s.kit.teams:
        assert {expected(s, seat) for seat in team} == {sum(boat_home(s, seat) for seat in team)}


def test_two_rounds_more_are_played_on_and_co_operating_the_season() -> None:
    assert last(before_a_round("competitive")) == 5
    assert last(before_a_round("cooperative")) == 4


def test_a_group_wants_to_get_through_the_season_first() -> None:
    s = before_a_round("cooperative")
    going_on = together(s)
    s.verdict = LOST
    s.revealed = [s.kit.season_objectives[0][0]]
    lost = together(s)
    assert lost.worth < going_on.worth
    assert lost.share == 0.0 < going_on.share < 1.0


def test_a_group_that_misses_little_has_lost_less() -> None:
    s = before_a_round("cooperative")
    s.verdict = LOST
    s.revealed = [s.kit.season_objectives[0][0]]
    for boat in s.seats:
        boat.healthy = boat.contaminated = boat.doctors = boat.protectors = boat.food = 0
    poor = together(s).worth
    for boat in s.seats:
        boat.doctors = boat.food = 1
    assert together(s).worth > poor


def test_a_group_wants_as_many_humans_as_it_is_asked_for() -> None:
    s = before_a_round("cooperative")
    s.revealed = []
    s.seats[0].healthy = s.kit.target
    s.verdict = WON
    won = together(s)
    s.seats[0].healthy -= 1
    s.verdict = LOST
    short = together(s)
    s.seats[0].healthy -= 1
    assert won.share == 1.0 > short.share
    assert won.worth - short.worth > short.worth - together(s).worth > 0
