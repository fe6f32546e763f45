"""Phase 3, at its end: influence grows, the last round scores, and everything comes home."""

from __future__ import annotations

import pytest

from tablee.games.exodus.improving import IMPROVE_NEGOTIATORS, TAKE_BACK
from tablee.games.exodus.integrating import INTEGRATION_TURNS
from tablee.games.exodus.resolving import RESOLVE_CHAMBERS
from tablee.games.exodus.rounds import NEGOTIATION
from tablee.games.exodus.score import scores
from tablee.games.exodus.state import EMPTY, NEGOTIATORS
from tests.games.exodus.positions import (
    asked,
    conceal,
    fill,
    hold,
    influence,
    influence_of,
    lay,
    offered,
    play,
    post,
    refused,
    run,
    table,
)
from tests.rules import rule

A, B = range(2)


@rule("EXO-115", "EXO-116", "EXO-117", "EXO-119")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("1-1", "2-1"),
        ("3-1", "3-2"),
        ("2-2", "3-2"),
        ("3-2", "3-3"),
        ("3-3", "3-3"),
    ],
)
def test_x_05_x_07_x_08_a_negotiator_that_stays_gains_a_point(before: str, after: str) -> None:
    for number in (1, 2, 3):
        s = table(2)
        s.round = number
        influence(s, "core.1", before)
        post(s, "core.1", "1-2")
        run(s, IMPROVE_NEGOTIATORS)
        assert s.over()
        assert influence_of(s, "core.1") == after
        assert s.seats[A].score() == 0


@rule("EXO-116", "EXO-118")
@pytest.mark.parametrize("value", ["3-1", "2-2"])
def test_x_06_the_owner_of_a_2_1_chooses(value: str) -> None:
    s = table(2)
    influence(s, "core.1", "2-1")
    post(s, "core.1", "1-2")
    run(s, IMPROVE_NEGOTIATORS)
    assert offered(s, A) == ["branch 3-1", "branch 2-2"]
    assert refused(s, A, "branch 3-2") == "no-such-step"
    play(s, A, f"branch {value}")
    assert influence_of(s, "core.1") == value


@rule("EXO-118")
@pytest.mark.parametrize("first", ["3-1", "2-2"])
@pytest.mark.parametrize("second", ["3-1", "2-2"])
def test_what_one_negotiator_becomes_leaves_the_choice_for_the_next(
    first: str, second: str
) -> None:
    s = table(2)
    for name, where in (("deviant.1", "1-2"), ("theocrat.1", "2-3")):
        influence(s, name, "2-1")
        post(s, name, where)
    run(s, IMPROVE_NEGOTIATORS)
    play(s, A, f"branch {first}", f"branch {second}")
    assert (influence_of(s, "theocrat.1"), influence_of(s, "deviant.1")) == (first, second)


@rule("EXO-118")
def test_all_owners_choose_at_the_same_time_and_for_each_negotiator() -> None:
    s = table(2)
    for name, where in (("core.1", "1-2"), ("bio.1", "2-3"), ("core.2", "3-4")):
        influence(s, name, "2-1")
        post(s, name, where)
    run(s, IMPROVE_NEGOTIATORS)
    assert s.acting() == (A, B)
    play(s, A, "branch 2-2")
    assert influence_of(s, "bio.1") == "2-2"
    assert s.seen_by(B).table.seats[A].influence[2] == 1
    play(s, A, "branch 3-1")
    play(s, B, "branch 3-1")
    assert [influence_of(s, name) for name in ("bio.1", "core.1", "core.2")] == [
        "2-2",
        "3-1",
        "3-1",
    ]


@rule("EXO-096", "EXO-110", "EXO-115")
def test_v_12_v_17_recalled_and_unplaced_negotiators_gain_nothing() -> None:
    s = table(2)
    fill(s, c1="heir")
    lay(s, 1, 1, 0)
    post(s, "core.1", "1-2")
    post(s, "bio.1", "4-5")
    run(s, RESOLVE_CHAMBERS, IMPROVE_NEGOTIATORS, TAKE_BACK)
    assert influence_of(s, "core.1") == "1-1"
    assert influence_of(s, "bio.1") == "2-1"
    assert influence_of(s, "deviant.1") == "1-1"


@rule("EXO-122")
def test_x_12_in_round_4_the_values_are_points() -> None:
    s = table(2)
    s.round = 4
    influence(s, "bio.1", "3-2")
    post(s, "core.1", "1-2")
    post(s, "bio.1", "2-3")
    run(s, IMPROVE_NEGOTIATORS)
    assert s.seats[A].points[NEGOTIATORS] == 2 + 5
    assert influence_of(s, "bio.1") == "3-2"


@rule("EXO-096", "EXO-122", "EXO-123")
def test_v_20_only_what_is_left_on_the_wing_scores() -> None:
    s = table(2)
    s.round = 4
    fill(s, c1="heir")
    lay(s, 1, 1, 0)
    for name, value in (("core", "2-2"), ("bio", "3-1"), ("deviant", "3-2"), ("original", "2-1")):
        influence(s, f"{name}.1", value)
    post(s, "core.1", "4-5")
    post(s, "bio.1", "5-6")
    post(s, "deviant.1", "1-2")
    run(s, RESOLVE_CHAMBERS, IMPROVE_NEGOTIATORS)
    assert s.over()
    assert s.seats[A].score() == scores(s)[A].parts["negotiators"] == 8


@rule("EXO-123")
def test_they_score_before_the_first_integration_turn() -> None:
    s = table(2)
    s.round = 4
    hold(s, A, "heir")
    post(s, "core.1", "1-2")
    s.seats[A].home = s.seats[B].home = []
    run(s, NEGOTIATION, INTEGRATION_TURNS)
    assert asked(s, A) == "take-turn"
    assert s.seats[A].points[NEGOTIATORS] == 2


@rule("EXO-120", "EXO-121")
def test_everything_comes_home_and_influence_stays() -> None:
    s = table(2)
    influence(s, "core.2", "3-1")
    conceal(s, A)
    post(s, "core.1", "1-2")
    post(s, "core.2", "2-3")
    lay(s, 1, 2, 3)
    s.marks[0] = 1
    run(s, TAKE_BACK)
    assert sum(s.cubes) == sum(s.marks) == 0
    assert set(s.slots) == set(s.owners) == {EMPTY}
    assert s.seats[A].home == list(range(6))
    assert s.seats[B].home == list(range(6, 12))
    assert (s.seats[A].concealed, s.seats[A].rights) == ([], 0)
    assert influence_of(s, "core.2") == "3-1"
