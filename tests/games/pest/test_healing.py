"""Heal: from the Quarantine to the Healed track."""

from __future__ import annotations

from tablee.games.pest.state import Table
from tests.games.pest.positions import (
    asked,
    decree,
    doctor,
    hindered,
    lay_on,
    offered,
    own,
    play,
    quarantine,
    refused,
    stock,
    stocked,
    table,
    turn,
)
from tests.rules import rule


def ward(zone: int, healed: int = 0, hindering: str = "none", year: int = 1) -> Table:
    s = table(5, year=year)
    doctor(s, 0, "corva")
    quarantine(s, 0, zone, hindering)
    s.seats[0].healed = healed
    return s


def heal(s: Table, **amounts: int) -> None:
    stock(s, 0, **amounts)
    turn(s, 0, "produce-heal")
    play(s, 0, "act heal")


@rule("PEST-235", "PEST-236", "PEST-122")
def test_each_space_has_its_cost() -> None:
    s = ward(3, healed=2, hindering="move")
    heal(s, herbs=4)
    play(s, 0, "heal move", "heal zone")
    assert s.seats[0].healed == 4
    assert stocked(s, 0) == {"herbs": 1}
    assert asked(s, 0) != "heal-subject"
    s = ward(3, healed=2, hindering="move")
    heal(s, herbs=4, coin=1)
    play(s, 0, "heal move", "coins 0", "heal zone", "coins 0", "heal zone")
    assert s.seats[0].healed == 5
    assert stocked(s, 0) == {}
    assert [s.kit.herbs[n] for n in range(12)] == [1, 1, 1, 2, 2, 3, 3, 4, 4, 4, 5, 5]


@rule("PEST-235", "PEST-166")
def test_who_is_in_the_way_is_healed_first() -> None:
    s = ward(3, hindering="build-storage")
    heal(s, herbs=5)
    assert offered(s, 0, "heal") == ["build", "storage"]
    assert refused(s, 0, "heal zone") == "hindering-first"
    play(s, 0, "heal storage")
    assert hindered(s, 0) == ["build"]
    play(s, 0, "heal build", "heal zone", "done")
    assert s.seats[0].zone == 2
    assert s.seats[0].healed == 3


@rule("PEST-237")
def test_a_full_track_heals_nobody() -> None:
    s = ward(3, healed=11)
    heal(s, herbs=5)
    play(s, 0, "heal zone")
    assert s.seats[0].healed == 12
    assert asked(s, 0) != "heal-subject"
    s = ward(3, healed=12)
    stock(s, 0, herbs=5)
    turn(s, 0, "produce-heal")
    assert refused(s, 0, "act heal") == "nothing-to-heal"


@rule("PEST-167", "PEST-011")
def test_the_dead_are_not_healed() -> None:
    s = ward(0)
    s.seats[0].dead = 3
    stock(s, 0, herbs=5)
    turn(s, 0, "produce-heal")
    assert refused(s, 0, "act heal") == "nothing-to-heal"


@rule("PEST-238")
def test_subjects_enter_the_track_at_its_first_free_space() -> None:
    s = ward(2, healed=5)
    heal(s, herbs=5)
    play(s, 0, "heal zone")
    assert s.seats[0].healed == 6
    assert stocked(s, 0) == {"herbs": 2}


@rule("PEST-351", "PEST-352", "PEST-356", "PEST-357")
def test_an_imperative_counts_what_one_action_heals() -> None:
    for healed, level in ((1, 0), (2, 1), (3, 1)):
        s = ward(3)
        decree(s, "frontier-charter")
        heal(s, herbs=5)
        for _ in range(healed):
            play(s, 0, "heal zone")
        if asked(s, 0) == "heal-subject":
            play(s, 0, "done")
        assert s.seats[0].imperatives == [level, 0, 0]
        assert s.seats[0].influence == level


@rule("PEST-301", "PEST-236")
def test_a_treated_subject_is_healed_free_at_the_chosen_moment() -> None:
    s = ward(2, healed=2)
    own(s, 0, "breathing-apparatus")
    lay_on(s, 0, "breathing-apparatus", 3)
    heal(s, herbs=3)
    play(s, 0, "heal zone", "advance breathing-apparatus")
    assert s.seats[0].healed == 4
    play(s, 0, "heal zone")
    assert s.seats[0].healed == 5
    assert stocked(s, 0) == {}
    assert s.seats[0].imperatives == [1, 0, 0]


@rule("PEST-301", "PEST-230")
def test_advancing_is_compulsory() -> None:
    s = ward(1)
    own(s, 0, "breathing-apparatus")
    lay_on(s, 0, "breathing-apparatus", 1)
    heal(s, herbs=5)
    play(s, 0, "heal zone", "done")
    assert s.seats[0].lying == [2, 0, 0]
    heal(s)
    play(s, 0, "advance breathing-apparatus")
    assert s.seats[0].lying == [3, 0, 0]
    assert asked(s, 0) != "heal-subject"


@rule("PEST-301")
def test_with_a_full_track_the_subject_waits_in_the_last_box() -> None:
    s = ward(1, healed=12)
    own(s, 0, "infirmary")
    lay_on(s, 0, "infirmary", 2)
    heal(s)
    play(s, 0, "done")
    assert s.seats[0].lying == [2, 0, 0]
    assert s.seats[0].healed == 12


@rule("PEST-309")
def test_an_inhaler_returns_one_sick_subject() -> None:
    s = ward(3, hindering="move")
    own(s, 0, "inhaler")
    heal(s)
    assert offered(s, 0) == ["discharge move", "done"]
    play(s, 0, "discharge move")
    assert hindered(s, 0) == []
    assert s.seats[0].healed == 0
    assert asked(s, 0) != "heal-subject"


@rule("PEST-323")
def test_a_syringe_gives_a_herb_at_the_end() -> None:
    s = ward(3)
    own(s, 0, "syringe")
    heal(s, herbs=1)
    play(s, 0, "heal zone")
    assert stocked(s, 0) == {"herbs": 1}
    s = ward(0)
    own(s, 0, "syringe")
    heal(s)
    assert stocked(s, 0) == {"herbs": 1}
