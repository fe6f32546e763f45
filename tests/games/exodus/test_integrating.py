"""Phase 4: whole turns in turn order, and what happens at the end of each."""

from __future__ import annotations

from tablee.games.exodus.integrating import INTEGRATION_TURNS
from tablee.games.exodus.state import Table
from tests.games.exodus.positions import (
    asked,
    build,
    card,
    cards,
    hold,
    names,
    offered,
    play,
    refused,
    reserve,
    run,
    table,
)
from tests.rules import rule

A, B, C = range(3)


@rule("EXO-130", "EXO-162", "EXO-057")
def test_whole_turns_in_turn_order() -> None:
    s = table(3, "CAB")
    for seat in (A, B, C):
        hold(s, seat, f"heir.{seat + 1} miner.{seat + 1}")
    run(s, INTEGRATION_TURNS)
    turns = []
    while not s.over():
        (seat,) = s.acting()
        turns.append("ABC"[seat])
        play(s, seat, offered(s, seat)[0])
    assert turns == ["C", "C", "A", "A", "B", "B"]
    assert len(s.discard) == 6


@rule("EXO-130", "EXO-157")
def test_a_turn_has_ended_before_the_next_begins() -> None:
    s = table(2)
    for seat in (A, B):
        hold(s, seat, f"heir.{seat + 1} miner.{seat + 1}")
    run(s, INTEGRATION_TURNS)
    play(s, A, "end")
    assert (s.acting(), asked(s, A)) == ((A,), "keep-card")
    play(s, A, "keep miner.1")
    assert (s.acting(), asked(s, B)) == ((B,), "take-turn")


@rule("EXO-131")
def test_a_player_may_do_nothing_at_all() -> None:
    s = table(2)
    hold(s, A, "heir")
    reserve(s, 9)
    run(s, INTEGRATION_TURNS)
    play(s, A, "end")
    assert s.over()
    assert (names(s.seats[A].hand), s.seats[A].reserve) == ("heir", 9)


@rule("EXO-013", "EXO-063", "EXO-157")
def test_v_06_one_hand_card_is_kept_the_others_are_discarded_without_gain() -> None:
    s = table(2)
    hold(s, A, "heir miner convert.2")
    run(s, INTEGRATION_TURNS)
    play(s, A, "end")
    assert asked(s, A) == "keep-card"
    assert refused(s, A, "keep clinic.1") == "not-in-hand"
    play(s, A, "keep miner.1")
    assert (names(s.seats[A].hand), names(s.discard)) == ("miner", "heir")
    assert (len(s.piles[1]), s.seats[A].reserve) == (9, 0)


@rule("EXO-014", "EXO-157")
def test_they_are_discarded_in_the_order_in_which_they_came() -> None:
    s = table(2)
    hold(s, A, "sapper cathedral heir archives miner")
    run(s, INTEGRATION_TURNS)
    play(s, A, "end", "keep heir.1")
    assert names(s.discard) == "sapper cathedral archives miner"


def ruin(order: str) -> Table:
    """B's Sapper can destroy A's Hideout with two crews and four gems; A has a berth elsewhere."""
    s = table(2, order)
    build(s, A, "hideout", "geneticist worker.1")
    build(s, A, "refinery")
    build(s, B, "cathedral", "sapper")
    s.seats[A].stored = [4, 0]
    s.mutagens = [card("geneticist")]
    s.tilted = 1 << card("refinery")
    reserve(s, 0, 2)
    return s


@rule("EXO-151", "EXO-154", "EXO-211")
def test_v_38_crews_of_a_destroyed_module_become_vacant_even_if_there_are_berths() -> None:
    s = ruin("BA")
    hold(s, A, "heir")
    run(s, INTEGRATION_TURNS)
    play(s, B, "use sapper.1", "target hideout.1")
    p = s.seats[A]
    assert (names(s.discard), p.gems()) == ("hideout", 0)
    assert (names(p.vacant), p.crews) == ("geneticist worker", [])
    assert s.mutagens == [card("geneticist")]
    assert s.acting() == (A,)
    assert refused(s, A, "mutate geneticist.1") == "no-mutagen-there"


@rule("EXO-013", "EXO-155")
def test_v_40_vacant_crews_are_lost_at_the_end_of_the_next_integration_turn() -> None:
    s = ruin("BA")
    hold(s, A, "heir")
    run(s, INTEGRATION_TURNS)
    play(s, B, "use sapper.1", "target hideout.1")
    play(s, A, "end")
    assert s.seats[A].vacant == []
    assert names(s.discard) == "hideout geneticist"
    assert (len(s.piles[0]), s.mutagen_supply()) == (12, 8)


@rule("EXO-153", "EXO-155")
def test_v_41_if_that_turn_is_over_they_stay_for_another_round() -> None:
    s = ruin("AB")
    hold(s, A, "heir.1")
    run(s, INTEGRATION_TURNS)
    play(s, A, "end")
    play(s, B, "use sapper.1", "target hideout.1")
    assert s.over()
    assert names(s.seats[A].vacant) == "geneticist worker"
    run(s, INTEGRATION_TURNS)
    play(s, A, "end")
    assert s.seats[A].vacant == []


@rule("EXO-155")
def test_a_module_lost_in_the_own_turn_leaves_no_more_time() -> None:
    s = table(2)
    build(s, A, "hideout", "heir")
    build(s, A, "cathedral", "sapper")
    reserve(s, 2)
    hold(s, A, "miner")
    run(s, INTEGRATION_TURNS)
    play(s, A, "use sapper.1", "target hideout.1", "end")
    assert (s.seats[A].vacant, names(s.discard)) == ([], "hideout heir")


@rule("EXO-155", "EXO-157")
def test_vacant_crews_are_lost_before_the_hand_is_reduced() -> None:
    s = ruin("AB")
    s.seats[A].vacant, s.seats[A].crews, s.seats[A].homes = cards("geneticist worker.1"), [], []
    hold(s, A, "heir miner")
    run(s, INTEGRATION_TURNS)
    play(s, A, "end")
    assert asked(s, A) == "keep-card"
    assert names(s.discard) == "geneticist"


@rule("EXO-190")
def test_a_discount_ends_with_the_turn() -> None:
    s = table(2)
    build(s, A, "orbital-shipyard")
    hold(s, A, "refinery")
    run(s, INTEGRATION_TURNS)
    play(s, A, "use orbital-shipyard.1", "end")
    assert s.seats[A].discounts == []
