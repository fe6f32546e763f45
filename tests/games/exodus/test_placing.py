"""Phase 3: the Wing is filled, negotiators are sent and lay their cubes."""

from __future__ import annotations

import pytest

from tablee.engine.events import SPECTATOR
from tablee.games.exodus.negotiating import BEGIN_NEGOTIATION
from tablee.games.exodus.state import EMPTY, Table
from tablee.games.exodus.wing import FILL_CHAMBERS, free_slots
from tests.games.exodus.positions import (
    card,
    cards,
    conceal,
    equip,
    fill,
    influence,
    negotiator,
    occupy,
    offered,
    play,
    post,
    refused,
    run,
    slot,
    table,
    zone,
)
from tests.rules import rule

A, B, C, D = range(4)

THEOCRATS = ["cathedral.1", "cathedral.2", "cathedral.3", "novice.1", "novice.2", "novice.3"]
"""Cards whose caste is that of no negotiator in these tests but where it is meant."""


def wing(seats: int = 4, **chambers: str) -> Table:
    """All chambers hold Theocrats but for these."""
    s = table(seats)
    names = [*THEOCRATS, "preacher.1", "preacher.2", "preacher.3", "seminary.1", "seminary.2"]
    for number, name in enumerate([*names, "seminary.3"]):
        fill(s, **{f"c{number + 1}": name})
    fill(s, **chambers)
    run(s, BEGIN_NEGOTIATION)
    return s


def place_anything(s: Table, seat: int) -> None:
    play(s, seat, offered(s, seat)[0])
    play(s, seat, offered(s, seat)[0])


# --- filling ----------------------------------------------------------------------------------


@rule("EXO-080")
def test_twelve_chambers_are_filled_face_up() -> None:
    s = table(4)
    run(s, FILL_CHAMBERS)
    assert EMPTY not in s.chambers
    assert len(s.deck) == 150
    assert s.seen_by(SPECTATOR).table.chambers == s.chambers


@rule("EXO-011", "EXO-080")
def test_v_30_a_reshuffle_fills_what_is_left() -> None:
    s = table(2)
    five = cards("heir miner clinic sapper forge")
    s.deck, s.discard = five[:], s.deck[20:60]
    run(s, FILL_CHAMBERS)
    assert sorted(s.chambers[:5]) == sorted(five)
    assert not set(s.chambers[5:]) & set(five)
    assert EMPTY not in s.chambers
    assert (len(s.deck), s.discard) == (33, [])


@rule("EXO-012", "EXO-080")
def test_without_cards_the_last_chambers_stay_empty() -> None:
    s = table(2)
    s.deck = cards("heir miner")
    run(s, FILL_CHAMBERS)
    assert sorted(s.chambers[:2]) == sorted(cards("heir miner"))
    assert s.chambers[2:] == [EMPTY] * 10


# --- turns ------------------------------------------------------------------------------------


@rule("EXO-082", "EXO-083", "EXO-085", "EXO-096", "EXO-057")
@pytest.mark.parametrize(("seats", "each"), [(2, 6), (3, 6), (4, 5)])
def test_in_turn_order_all_place_until_no_slot_is_free(seats: int, each: int) -> None:
    s = table(seats, "BADC" if seats == 4 else "BA" if seats == 2 else "BCA")
    run(s, BEGIN_NEGOTIATION)
    turns = []
    while not s.over():
        (seat,) = s.acting()
        turns.append(seat)
        place_anything(s, seat)
    assert turns == s.order * each
    assert free_slots(s) == []
    assert [len(p.home) for p in s.seats] == [6 - each] * seats


@rule("EXO-082", "EXO-083")
def test_nobody_can_pass() -> None:
    s = wing()
    assert {text.split()[0] for text in offered(s, A)} == {"send"}
    assert len(offered(s, A)) == 6


@rule("EXO-083")
def test_who_has_no_negotiator_left_is_skipped() -> None:
    s = table(2)
    s.seats[A].home = []
    s.seats[B].home = [negotiator("core.2"), negotiator("bio.2")]
    run(s, BEGIN_NEGOTIATION)
    assert s.acting() == (B,)
    place_anything(s, B)
    assert s.acting() == (B,)
    place_anything(s, B)
    assert s.over()


@rule("EXO-084")
def test_a_slot_holds_one_negotiator_and_closes_no_other() -> None:
    s = wing()
    play(s, A, "send core.1", "place 1-2")
    assert s.slots[slot("1-2")] == negotiator("core.1")
    assert len(free_slots(s)) == 19
    play(s, B, "send core.2")
    assert refused(s, B, "place 1-2") == "slot-taken"
    assert refused(s, B, "place 1-3") == ""


@rule("EXO-021", "EXO-022", "EXO-300")
def test_v_11_a_closed_slot_cannot_be_taken() -> None:
    for seats, airlocks, closed in ((4, "a", ""), (3, "a", "3-6"), (3, "b", "2-4")):
        s = table(seats, airlocks=airlocks)
        run(s, BEGIN_NEGOTIATION)
        play(s, A, "send core.1")
        for name in ("3-6", "2-4"):
            assert refused(s, A, f"place {name}") == ("slot-closed" if name == closed else "")


def test_refusals_of_negotiators_say_why() -> None:
    s = wing()
    assert refused(s, A, "send core.2") == "not-your-negotiator"
    assert refused(s, A, "place 1-2") == "send-first"
    assert refused(s, A, "hide 1-2") == "no-right-to-hide"
    play(s, A, "send core.1")
    assert refused(s, A, "place 2-1") == "equal-values"
    play(s, A, "place 1-2")
    for seat in (B, C, D):
        place_anything(s, seat)
    assert refused(s, A, "send core.1") == "already-placed"


# --- cubes ------------------------------------------------------------------------------------


@rule("EXO-086", "EXO-089", "EXO-090")
def test_x_03_a_bonus_cube_goes_to_the_card_of_the_own_caste() -> None:
    s = wing(c1="forge")
    play(s, A, "send core.1", "place 1-3")
    assert (zone(s, 1)[A], zone(s, 3)[A]) == (2, 1)


@rule("EXO-089", "EXO-090")
def test_x_04_two_cards_of_the_own_caste_give_a_cube_each() -> None:
    s = wing(c1="forge", c3="miner")
    play(s, A, "send core.1", "place 1-3")
    assert (zone(s, 1)[A], zone(s, 3)[A]) == (2, 2)


@rule("EXO-086", "EXO-087")
@pytest.mark.parametrize(
    ("value", "way", "laid"),
    [
        ("2-1", "1-3", (2, 1)),
        ("2-1", "3-1", (1, 2)),
        ("3-2", "1-3", (3, 2)),
        ("3-2", "3-1", (2, 3)),
        ("2-2", "1-3", (2, 2)),
        ("3-3", "1-3", (3, 3)),
    ],
)
def test_x_09_x_10_the_player_chooses_the_side_of_each_value(
    value: str, way: str, laid: tuple[int, int]
) -> None:
    s = wing()
    influence(s, "core.1", value)
    play(s, A, "send core.1", f"place {way}")
    assert (zone(s, 1)[A], zone(s, 3)[A]) == laid
    assert sum(s.cubes) == sum(laid)


@rule("EXO-087", "EXO-088")
def test_x_11_values_are_neither_added_nor_split() -> None:
    results = set()
    for way in ("1-3", "3-1"):
        s = wing()
        influence(s, "core.1", "3-1")
        play(s, A, "send core.1")
        here = [text for text in offered(s, A) if text in ("place 1-3", "place 3-1")]
        assert here == ["place 1-3", "place 3-1"]
        play(s, A, f"place {way}")
        results.add((zone(s, 1)[A], zone(s, 3)[A]))
    assert results == {(3, 1), (1, 3)}


@rule("EXO-086", "EXO-087", "EXO-088", "EXO-089", "EXO-090")
@pytest.mark.parametrize(("way", "laid"), [("1-3", (3, 1)), ("3-1", (2, 2))])
def test_v_10_value_and_bonus_together(way: str, laid: tuple[int, int]) -> None:
    s = wing(c1="forge", c3="senator")
    influence(s, "core.1", "2-1")
    play(s, A, "send core.1", f"place {way}")
    assert (zone(s, 1)[A], zone(s, 3)[A]) == laid


@rule("EXO-091")
def test_cubes_from_all_slots_count_together() -> None:
    s = wing()
    play(s, A, "send core.1", "place 1-2")
    play(s, B, "send core.2", "place 1-3")
    play(s, C, "send core.3", "place 4-5")
    play(s, D, "send core.4", "place 5-7")
    play(s, A, "send deviant.1", "place 1-11")
    assert zone(s, 1) == [2, 1, 0, 0]


@rule("EXO-092", "EXO-093")
def test_the_bonus_depends_on_the_card_that_lies_there_when_cubes_are_laid() -> None:
    s = wing(c1="forge")
    play(s, A, "send core.1", "place 1-3")
    s.chambers[0] = card("heir")
    assert zone(s, 1)[A] == 2


@rule("EXO-092")
@pytest.mark.parametrize("caste", ["theocrat", "original", "bio", "architect", "core", "deviant"])
def test_an_empty_chamber_gives_no_bonus(caste: str) -> None:
    s = table(4)
    run(s, BEGIN_NEGOTIATION)
    play(s, A, f"send {caste}.1", "place 1-2")
    assert (zone(s, 1)[A], zone(s, 2)[A]) == (1, 1)


# --- face down --------------------------------------------------------------------------------


def hidden_hand() -> Table:
    s = wing()
    for name in ("theocrat", "original", "bio"):
        s.seats[A].home.remove(negotiator(f"{name}.1"))
    conceal(s, A)
    return s


@rule("EXO-288", "EXO-289")
def test_v_26_a_negotiator_is_placed_face_down_without_cubes() -> None:
    s = hidden_hand()
    play(s, A, "hide 8-10", "send deviant.1")
    assert sum(s.cubes) == 0
    assert s.acting() == (B,)
    for viewer in (B, SPECTATOR):
        seen = s.seen_by(viewer).table
        assert seen.owners[slot("8-10")] == A
        assert seen.slots[slot("8-10")] == -1
        assert seen.seats[A].concealed == [-1, -1]
        assert seen.seats[A].home == []
    assert s.seen_by(A).table.slots[slot("8-10")] == negotiator("deviant.1")


@rule("EXO-289", "EXO-291")
def test_one_activation_allows_one_placement_face_down() -> None:
    s = hidden_hand()
    assert "hide 8-10" in offered(s, A)
    play(s, A, "hide 8-10", "send deviant.1")
    assert s.seats[A].rights == 0
    for seat in (B, C, D):
        place_anything(s, seat)
    assert offered(s, A) == ["send architect.1", "send core.1"]
    assert refused(s, A, "hide 4-6") == "no-right-to-hide"


@rule("EXO-290", "EXO-291")
def test_the_placement_face_down_is_optional() -> None:
    s = hidden_hand()
    play(s, A, "send deviant.1", "place 8-10")
    assert sum(s.cubes) == 2
    assert s.face_down == 0
    assert s.seats[A].rights == 1
    assert s.seen_by(B).table.slots[slot("8-10")] == negotiator("deviant.1")


@rule("EXO-022", "EXO-084", "EXO-289")
def test_a_taken_slot_cannot_be_taken_face_down() -> None:
    s = hidden_hand()
    post(s, "core.2", "8-10")
    assert refused(s, A, "hide 8-10") == "slot-taken"
    assert refused(s, A, "hide 1-12") == "slot-closed"
    play(s, A, "hide 1-2")
    assert refused(s, A, "send core.2") == "not-your-negotiator"
    assert refused(s, A, "send bio.1") == "already-placed"


@rule("EXO-095")
def test_no_card_can_be_recycled_or_integrated_meanwhile() -> None:
    """Neither before nor after the placement, whatever else a turn may hold."""
    s = wing()
    equip(s, A)
    for answer in ("send core.1", "place 1-2", "end"):
        for text in ("recycle novice.1", "integrate novice.1", "integrate refinery.2"):
            assert refused(s, A, text)
        if s.acting() == (A,):
            play(s, A, answer)
    assert s.acting() == (B,)


def test_the_negotiation_ends_with_the_last_slot() -> None:
    s = wing()
    occupy(s, but="1-2")
    play(s, A, "send core.1", "place 1-2")
    assert s.over()
