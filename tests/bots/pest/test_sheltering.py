"""Where the bot keeps the sick, and that nobody dies for nothing."""

from __future__ import annotations

import pytest

from tablee.bots.expert.pest.sheltering import burden
from tablee.games.pest.quarantine import CLEAR_STORAGE, ShelterSick
from tablee.games.pest.striking import KEEP_CAMP, StruckBuilding
from tests.bots.pest.tables import LAST_YEAR, homestead, outlook, said, say
from tests.games.pest.positions import (
    arrangement,
    built,
    camp,
    decree,
    hindered,
    own,
    quarantine,
    run,
    stock,
    turn,
)


@pytest.mark.parametrize("year", [1, LAST_YEAR])
@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_nobody_dies_while_a_slot_is_free(year: int, count: int) -> None:
    s = homestead(year)
    quarantine(s, 0, 3)
    s.ask(0, ShelterSick(count))
    say(s)
    assert s.seats[0].dead == 0
    assert len(hindered(s, 0)) == count


def test_a_full_storage_is_not_thrown_away() -> None:
    s = homestead()
    stock(s, 0, wood=5, stone=5, food=5, herbs=5, coin=5)
    quarantine(s, 0, 3)
    s.ask(0, ShelterSick(1))
    assert said(s) != "shelter storage"


def test_an_empty_storage_is_where_the_sick_are_least_in_the_way() -> None:
    s = homestead()
    quarantine(s, 0, 3)
    s.ask(0, ShelterSick(1))
    assert said(s) == "shelter storage"


def test_the_slot_of_the_action_is_cleared_before_it_is_played() -> None:
    s = homestead(3)
    stock(s, 0, wood=1, stone=1)
    quarantine(s, 0, 3, "build")
    turn(s, 0, "build-research")
    assert say(s).startswith("arrange ")
    assert "build" not in hindered(s, 0)
    assert said(s) == "act build"


def test_an_arrangement_is_dearer_that_hinders_more() -> None:
    s = homestead()
    out = outlook(s)
    assert burden(out, arrangement("move-build"), 0) > burden(out, arrangement("move"), 0) > 0
    assert burden(out, arrangement("none"), 0) == 0


def test_workshops_refuse_the_sick_only_when_there_is_no_room_for_them() -> None:
    for zone, answer in ((0, "admit"), (3, "refuse")):
        s = homestead(3)
        own(s, 0, "protective-uniform")
        built(s, 0, "workshop-1", "abben")
        quarantine(s, 0, zone, "move-build" if zone else "none")
        s.brought[0] = 2
        run(s, StruckBuilding(0, s.seats[0].sites[1], 2))
        assert said(s) == answer


def test_the_storage_is_cleared_only_if_it_is_full() -> None:
    for wood, answer in ((0, "done"), (4, "arrange")):
        s = homestead()
        stock(s, 0, wood=wood)
        quarantine(s, 0, 3, "storage")
        s.ask(0, CLEAR_STORAGE)
        assert said(s).split()[0] == answer


def test_a_struck_camp_stays_where_a_building_is_to_stand() -> None:
    s = homestead()
    camp(s, 0, "gothar")
    s.ask(0, KEEP_CAMP)
    assert said(s) == "stay"
    built(s, 0, "workshop-1", "gothar")
    assert said(s) == "return"


def test_the_quarantine_is_kept_empty_when_the_agenda_counts_its_slots() -> None:
    s = homestead(2)
    out = outlook(s)
    assert out.in_quarantine(2) > out.in_quarantine(0)
    decree(s, "quarantine-protocols")
    out = outlook(s)
    assert out.in_quarantine(2) < out.in_quarantine(0)


def test_too_many_sick_are_a_burden_and_the_dead_a_greater_one() -> None:
    out = outlook(homestead(1))
    worth = [out.in_quarantine(sick) for sick in range(9)]
    assert worth[3] == max(worth)
    assert worth[7] - worth[8] > 2.5
