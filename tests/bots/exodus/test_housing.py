"""Where the bot houses its crews."""

from __future__ import annotations

from tablee.bots.expert.exodus.housing import best_homes, points_with
from tablee.games.exodus.prestige import REORGANISE_ARK
from tablee.games.exodus.state import Table
from tests.bots.exodus.tables import outlook, said, turn_of
from tests.games.exodus.positions import build, card, hold, home_of, play, table, turn


def reorganising(s: Table) -> Table:
    s.ask(0, REORGANISE_ARK)
    return s


def test_somebody_moves_where_a_module_would_not_score() -> None:
    s = table(seats=3)
    build(s, 0, "cathedral", "novice convert")
    build(s, 0, "hideout")
    s.seats[0].stored[1] = 3
    turn_of(reorganising(s))
    assert {home_of(s, "novice"), home_of(s, "convert")} == {"cathedral.1", "hideout.1"}


def test_patients_go_to_bed() -> None:
    s = table(seats=3)
    build(s, 0, "refinery", "heir senator")
    build(s, 0, "clinic", "worker")
    s.mutants |= 1 << card("heir") | 1 << card("worker")
    turn_of(reorganising(s))
    assert home_of(s, "heir") == "clinic.1"


def test_a_module_that_scores_more_than_a_bed_gets_the_patient() -> None:
    s = table(seats=3)
    build(s, 0, "clinic", "heir")
    build(s, 0, "hideout")
    s.seats[0].stored[1] = 4
    s.mutants |= 1 << card("heir")
    turn_of(reorganising(s))
    assert home_of(s, "heir") == "hideout.1"


def test_nobody_moves_for_nothing() -> None:
    s = table(seats=3)
    build(s, 0, "cathedral", "novice convert")
    build(s, 0, "refinery")
    assert said(reorganising(s)) == "done"


def test_every_crew_keeps_a_berth() -> None:
    s = table(seats=3)
    build(s, 0, "clinic", "heir senator")
    build(s, 0, "habitat-ring", "novice worker convert")
    build(s, 0, "hideout")
    s.mutants |= 1 << card("novice")
    s.seats[0].stored[2] = 2
    out = outlook(s)
    homes = best_homes(out)
    assert all(homes.count(module) <= s.kit.berths[module] for module in s.seats[0].modules)
    assert points_with(out, homes) > points_with(out, s.seats[0].homes)


def test_a_new_crew_goes_where_a_module_would_not_score() -> None:
    s = table(seats=3)
    build(s, 0, "refinery")
    build(s, 0, "hideout")
    s.seats[0].stored[1] = 1
    hold(s, 0, "heir")
    s.seats[0].reserve = 2
    turn(s, 0)
    play(s, 0, "integrate heir.1")
    assert said(s) == "house hideout.1"
