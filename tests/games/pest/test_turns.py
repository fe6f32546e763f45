"""Turns: whose it is, where the Assistant goes, and which actions are played."""

from __future__ import annotations

from tablee.games.pest.actions import CELLS
from tablee.games.pest.ending import RETURN_ASSISTANTS, SET_ORDER
from tablee.games.pest.placing import BEGIN_TURNS
from tablee.games.pest.rounds import START_YEAR
from tablee.games.pest.state import Table
from tests.games.pest.positions import (
    asked,
    built,
    doctor,
    favour,
    influence,
    offered,
    plague,
    play,
    quarantine,
    refused,
    run,
    stock,
    stocked,
    table,
    turn,
)
from tests.rules import rule


def ready(seats: int = 3) -> Table:
    """Everybody has a Castle and a Doctor."""
    s = table(seats)
    homes = ("corva", "dunmel", "jassa", "kelm", "abben")
    for seat in range(seats):
        built(s, seat, "castle", homes[seat])
        doctor(s, seat, homes[seat])
    return s


@rule("PEST-110", "PEST-002", "PEST-032")
def test_players_place_one_assistant_each_in_turn_order() -> None:
    s = ready()
    s.order = [2, 0, 1]
    for number in (2, 3, 4):
        for p in s.seats:
            p.ready = number
        seen = []
        run(s, BEGIN_TURNS)
        while not s.over():
            seat = s.acting()[0]
            if asked(s, seat) == "place-assistant":
                seen.append(seat)
                play(s, seat, offered(s, seat)[0])
            else:
                play(s, seat, "end")
        assert seen == [2, 0, 1] * number
        for p in s.seats:
            p.grid = 0


@rule("PEST-111", "PEST-112")
def test_a_cell_holds_one_assistant() -> None:
    s = ready()
    run(s, BEGIN_TURNS)
    assert offered(s, 0, "place") == list(CELLS)
    assert len(CELLS) == 9
    play(s, 0, "place move-heal", "end")
    play(s, 1, "place move-heal", "end")
    play(s, 2, "place move-heal", "end")
    assert len(offered(s, 0, "place")) == 8
    assert refused(s, 0, "place move-heal") == "cell-taken"
    assert refused(s, 0, "end") == "place-first"


@rule("PEST-113", "PEST-114")
def test_both_actions_are_played_in_either_order() -> None:
    s = ready()
    s.seats[0].healed = 1
    turn(s, 0, "produce-assign")
    assert offered(s, 0) == ["act produce", "act assign", "end"]
    assert refused(s, 0, "act move") == "not-this-cell"
    play(s, 0, "act assign", "assign capital")
    assert refused(s, 0, "act assign") in ("played-already", "not-asked")
    s = ready()
    s.seats[0].healed = 1
    turn(s, 0, "produce-assign")
    play(s, 0, "act produce")
    assert stocked(s, 0) == {"food": 1}
    assert offered(s, 0) == ["act assign", "end"]
    assert refused(s, 0, "act produce") == "played-already"


@rule("PEST-114")
def test_a_turn_can_be_ended_at_once() -> None:
    s = ready()
    turn(s, 0, "produce-assign")
    play(s, 0, "end")
    assert s.over()
    assert stocked(s, 0) == {}


@rule("PEST-115")
def test_a_turn_is_improved_once() -> None:
    s = ready()
    stock(s, 0, research=3)
    turn(s, 0, "produce-assign")
    play(s, 0, "act produce", "more food")
    assert stocked(s, 0) == {"food": 2, "research": 2}
    assert s.improved == 1


@rule("PEST-060", "PEST-061")
def test_a_year_has_four_phases() -> None:
    s = ready()
    s.year = 0
    s.plague, s.favour = [plague("forest-villages")], [favour("council-silence-1")]
    s.favour_shown = [favour("council-aid-scholars")]
    influence(s, 5, 3, 1)
    run(s, START_YEAR)
    assert s.year == 1
    assert s.sick[0] == 1
    assert stocked(s, 0) == {"research": 1}
    assert stocked(s, 2) == {"research": 2}
    assert asked(s, 0) == "place-assistant"
    assert s.events is not None
    names = [event.name for event in s.events if event.name in ("year", "plague", "favour", "turn")]
    assert names == ["year", "plague", "favour", "turn"]


@rule("PEST-260")
def test_all_assistants_return() -> None:
    s = ready()
    for p in s.seats:
        p.ready, p.grid, p.posted, p.aside = 0, 0b101, 0b1, 1
    run(s, RETURN_ASSISTANTS)
    assert [(p.ready, p.grid, p.posted) for p in s.seats] == [(3, 0, 0)] * 3


@rule("PEST-261", "PEST-262")
def test_the_new_order_goes_by_influence() -> None:
    s = table(4)
    s.order = [0, 1, 2, 3]
    influence(s, 3, 0, 0, 5)
    run(s, SET_ORDER)
    assert s.order == [2, 1, 0, 3]
    run(s, SET_ORDER)
    assert s.order == [1, 2, 0, 3]
    s = table(5)
    s.order = [4, 2, 0, 1, 3]
    run(s, SET_ORDER)
    assert s.order == [3, 1, 0, 2, 4]


@rule("PEST-343", "PEST-261")
def test_on_the_last_space_the_earlier_arrival_has_more_influence() -> None:
    s = table(3)
    influence(s, 50, 50, 40)
    s.arrived = [1, 0]
    run(s, SET_ORDER)
    assert s.order == [2, 0, 1]


@rule("PEST-111", "PEST-110")
def test_placing_comes_before_everything_else() -> None:
    s = ready()
    stock(s, 0, wood=2)
    quarantine(s, 0, 3, "move")
    run(s, BEGIN_TURNS)
    assert refused(s, 0, "exchange wood-wood") == "place-first"
    assert refused(s, 0, "arrange build") == "place-first"
    assert refused(s, 0, "go gothar") == "only-moving"
