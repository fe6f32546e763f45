"""The examples of the rulebook, in their order."""

from __future__ import annotations

from tablee.games.pest.ending import (
    BURY_RENOWN,
    END_ERA,
    RANK_CAPITAL,
    RESET_CAPITAL,
    capital_reward,
)
from tablee.games.pest.favour import REVEAL_FAVOUR
from tablee.games.pest.score import parts_of
from tablee.games.pest.setup import lay_table
from tablee.games.pest.state import Table
from tablee.games.pest.striking import REVEAL_PLAGUE
from tests.games.pest.positions import (
    KIT,
    asked,
    built,
    camp,
    doctor,
    favour,
    influence,
    lay_on,
    offered,
    own,
    place,
    places,
    plague,
    play,
    quarantine,
    refused,
    road_sick,
    run,
    sick,
    stock,
    stocked,
    table,
    turn,
)
from tests.rules import rule


def strike(s: Table, card: str) -> None:
    s.plague, s.plague_shown = [plague(card)], []
    run(s, REVEAL_PLAGUE)


@rule("PEST-021")
def test_three_players_begin_with_twelve_ruins() -> None:
    s = lay_table(table(3).kit)
    villages = ["gimmar", "lirra", "meskar", "mossa", "nivel", "oskel", "prynn", "quorra"]
    villages += ["rynna", "sollen"]
    assert places(s.destroyed) == sorted([*villages, "morvay", "silvar"], key=KIT.places.index)
    assert s.kit.locations - s.destroyed.bit_count() == 33


@rule("PEST-071", "PEST-083", "PEST-084", "PEST-086", "PEST-088")
def test_blessir_falls() -> None:
    s = table(5)
    sick(s, blessir=3, terras=3)
    strike(s, "blue-caravan-3")
    assert places(s.destroyed) == ["blessir"]
    assert [s.sick[place(name)] for name in ("blessir", "terras", "meskar")] == [0, 4, 1]


@rule("PEST-139", "PEST-142", "PEST-143", "PEST-145", "PEST-162", "PEST-163")
def test_six_are_picked_up_on_the_way_to_gothar() -> None:
    s = table(5)
    doctor(s, 0, "gollor")
    camp(s, 0, "kelm")
    stock(s, 0, food=5)
    road_sick(s, "gollor-gothar", 3)
    sick(s, gothar=3)
    turn(s, 0, "move-assign")
    play(s, 0, "act move", "go gothar")
    assert stocked(s, 0) == {}
    assert s.seats[0].zone == 3
    assert "shelter move-build-storage" in offered(s, 0)
    play(s, 0, "shelter storage")
    assert (s.seats[0].dead, s.points) == (2, 1)
    play(s, 0, "stop")
    assert stocked(s, 0) == {"herbs": 1}


@rule("PEST-273", "PEST-277", "PEST-279")
def test_first_in_the_capital_with_three_subjects() -> None:
    for answer, renown, healed, left in (("retrieve", 2, 3, 2), ("gain", 3, 2, 3)):
        s = table(3)
        s.seats[0].capital, s.seats[0].healed = 3, 2
        run(s, RANK_CAPITAL)
        play(s, 0, answer)
        assert (s.seats[0].renown, s.seats[0].healed) == (renown, healed)
        assert s.seats[0].capital == left
        run(s, RESET_CAPITAL)
        assert s.seats[0].capital == 0


@rule("PEST-280")
def test_three_dead_cost_three() -> None:
    s = table(3)
    s.seats[0].dead = 3
    run(s, BURY_RENOWN)
    assert (s.seats[0].negative, s.seats[0].dead) == (3, 3)


@rule("PEST-100", "PEST-101")
def test_the_favour_of_the_first_year_is_paid_in_the_second() -> None:
    s = table(3)
    s.favour_shown, s.favour = [], [favour("council-silence-1"), favour("council-aid-scholars")]
    run(s, REVEAL_FAVOUR)
    assert [stocked(s, seat) for seat in range(3)] == [{}, {}, {}]
    s.year = 1
    run(s, REVEAL_FAVOUR)
    assert [stocked(s, seat) for seat in range(3)] == [{"research": 2}] * 3


@rule("PEST-197")
def test_the_surcharge_of_two_workshops_is_paid_once() -> None:
    for material, left in (("wood", {"stone": 1}), ("stone", {"wood": 1})):
        s = table(5)
        influence(s, 28)
        doctor(s, 0, "gothar")
        camp(s, 0, "jassa")
        stock(s, 0, wood=4, stone=2)
        quarantine(s, 0, 3, "build")
        turn(s, 0, "build-assign")
        play(s, 0, "act build", "build workshop-1", f"add {material}")
        play(s, 0, "build-at-camp workshop-5")
        assert stocked(s, 0) == left


@rule("PEST-127")
def test_a_subject_in_the_storage_slot() -> None:
    s = table(5)
    doctor(s, 0, "jassa")
    camp(s, 0, "kelm")
    quarantine(s, 0, 3)
    stock(s, 0, wood=5, stone=2, food=5, herbs=2, coin=2)
    sick(s, gothar=1)
    turn(s, 0, "move-assign")
    play(s, 0, "act move", "go gothar", "shelter storage")
    assert s.seats[0].stock[:5] == [4, 2, 4, 2, 2]


@rule("PEST-395", "PEST-396")
def test_a_duel_in_the_capital() -> None:
    s = table(2, "duel", year=4)
    s.seats[0].capital, s.seats[1].capital, s.neutral = 3, 1, 2
    assert [capital_reward(s, seat) for seat in (0, 1)] == [1, 0]
    run(s, RANK_CAPITAL)
    assert offered(s, 0) == ["gain", "retrieve"]
    play(s, 0, "gain")
    assert s.neutral == 3
    assert s.seats[1].renown == 0


@rule("PEST-397")
def test_imperatives_of_a_duel() -> None:
    s = table(2, "duel")
    s.seats[1].imperatives = [3, 0, 0]
    s.seats[0].imperatives = [0, 1, 0]
    assert parts_of(s, 1)["imperatives"] == 2
    assert parts_of(s, 0)["imperatives"] == 0


@rule("PEST-398")
def test_blocked_spaces_of_a_duel() -> None:
    s = table(2, "duel")
    influence(s, 23, 15)
    assert [parts_of(s, seat)["passed"] for seat in (0, 1)] == [10, 4]


@rule("PEST-454")
def test_alone_the_neutral_space_has_two_more() -> None:
    s = table(1, "solo", year=2)
    s.seats[0].capital, s.neutral = 1, 3
    run(s, END_ERA)
    assert (s.seats[0].negative, s.seats[0].capital, s.neutral) == (2, 0, 0)


@rule("PEST-236", "PEST-301")
def test_a_treated_subject_saves_two_herbs() -> None:
    s = table(5)
    doctor(s, 0, "corva")
    stock(s, 0, herbs=3)
    s.seats[0].healed = 2
    quarantine(s, 0, 2)
    own(s, 0, "breathing-apparatus")
    lay_on(s, 0, "breathing-apparatus", 3)
    turn(s, 0, "produce-heal")
    play(s, 0, "act heal", "heal zone")
    assert stocked(s, 0) == {"herbs": 2}
    play(s, 0, "advance breathing-apparatus")
    assert s.seats[0].healed == 4
    assert stocked(s, 0) == {"herbs": 2}
    play(s, 0, "heal zone")
    assert s.seats[0].healed == 5
    assert stocked(s, 0) == {}


@rule("PEST-146", "PEST-303")
def test_an_examination_desk_sees_nobody_who_passes() -> None:
    for way, coins in ((["go gothar", "go kestor", "stop"], 0), (["go gothar", "stop"], 1)):
        s = table(5)
        own(s, 1, "examination-desk")
        built(s, 1, "workshop-1", "gothar")
        built(s, 0, "workshop-1", "gothar")
        doctor(s, 0, "brennok")
        turn(s, 0, "move-assign")
        play(s, 0, "act move", *way)
        assert s.seats[1].stock[4] == coins


@rule("PEST-134", "PEST-305")
def test_disinfectant_beside_an_own_building() -> None:
    s = table(5)
    own(s, 0, "disinfectant")
    for seat in (0, 1):
        built(s, seat, "workshop-1", "gothar")
    doctor(s, 0, "brennok")
    turn(s, 0, "move-assign")
    play(s, 0, "act move", "go gothar")
    assert stocked(s, 0) == {}
    assert s.points == 2


@rule("PEST-320")
def test_a_tool_cart_pays_for_nothing_at_once() -> None:
    s = table(5)
    influence(s, 28)
    own(s, 0, "tool-cart")
    doctor(s, 0, "gothar")
    camp(s, 0, "jassa")
    stock(s, 0, wood=3, stone=1)
    turn(s, 0, "build-assign")
    play(s, 0, "act build", "build workshop-1")
    assert refused(s, 0, "build-at-camp workshop-3") == "cannot-pay"
    play(s, 0, "build-at-camp workshop-5")
    assert stocked(s, 0) == {"stone": 1, "herbs": 1}


@rule("PEST-326")
def test_a_loading_crane_holds_no_sick() -> None:
    s = table(5)
    own(s, 0, "loading-crane")
    doctor(s, 0, "jassa")
    camp(s, 0, "kelm")
    stock(s, 0, herbs=6)
    quarantine(s, 0, 3)
    sick(s, gothar=1)
    turn(s, 0, "move-assign")
    play(s, 0, "act move", "go gothar")
    assert asked(s, 0) == "shelter-sick"
    play(s, 0, "shelter storage")
    assert stocked(s, 0) == {"herbs": 4}
