"""Phase 4: recycling hand cards and integrating them."""

from __future__ import annotations

import pytest

from tablee.engine.events import EVERYBODY, SPECTATOR
from tests.games.exodus.positions import (
    asked,
    build,
    card,
    cards,
    hold,
    home_of,
    names,
    offered,
    play,
    refused,
    reserve,
    stored,
    table,
    told,
    turn,
)
from tests.rules import rule

A, B = range(2)


# --- recycling --------------------------------------------------------------------------------


@rule("EXO-133")
def test_a_hand_card_is_discarded_for_its_recycling_gain() -> None:
    s = table(2)
    build(s, A, "hideout")
    hold(s, A, "cathedral heir")
    turn(s, A)
    play(s, A, "recycle cathedral.1")
    assert stored(s, "hideout") == 0
    assert (s.seats[A].reserve, names(s.discard), names(s.seats[A].hand)) == (
        3,
        "cathedral",
        "heir",
    )


@rule("EXO-284")
@pytest.mark.parametrize("number", [1, 3, 4])
def test_x_13_v_44_some_give_as_much_as_the_number_of_the_round(number: int) -> None:
    s = table(2)
    s.round = number
    hold(s, A, "smuggler")
    turn(s, A)
    play(s, A, "recycle smuggler.1")
    assert s.seats[A].reserve == number


@rule("EXO-013", "EXO-133")
def test_a_recycled_secondary_crew_returns_to_its_pile() -> None:
    s = table(2)
    hold(s, A, "worker.3")
    turn(s, A)
    play(s, A, "recycle worker.3")
    assert (len(s.piles[0]), s.discard, s.seats[A].reserve) == (12, [], 0)


@rule("EXO-134")
def test_only_hand_cards_can_be_recycled() -> None:
    s = table(2)
    build(s, A, "clinic", "heir.1")
    hold(s, A, "heir.2 heir.3")
    turn(s, A)
    assert refused(s, A, "recycle clinic.1") == "not-in-hand"
    assert refused(s, A, "recycle heir.1") == "not-in-hand"
    assert refused(s, A, "recycle heir.3") == "same-card"
    assert refused(s, A, "recycle heir.2") == ""


# --- paying -----------------------------------------------------------------------------------


@rule("EXO-135", "EXO-137", "EXO-208")
def test_v_31_reserve_and_vaults_pay_together() -> None:
    s = table(2)
    build(s, A, "hideout")
    s.seats[A].stored = [3]
    reserve(s, 2)
    hold(s, A, "clandestine-bank")
    turn(s, A)
    play(s, A, "integrate clandestine-bank.1")
    p = s.seats[A]
    assert (p.gems(), p.score(), names(p.modules)) == (0, 2, "hideout clandestine-bank")
    assert p.points == [2, 0, 0, 0, 0, 0, 0]
    assert p.hand == []


@rule("EXO-136")
def test_what_cannot_be_paid_cannot_be_integrated() -> None:
    s = table(2)
    build(s, A, "hideout")
    s.seats[A].stored = [3]
    reserve(s, 1)
    hold(s, A, "clandestine-bank cathedral refinery")
    turn(s, A)
    assert refused(s, A, "integrate clandestine-bank.1") == "cannot-pay"
    assert refused(s, A, "integrate cathedral.1") == "cannot-pay"
    assert refused(s, A, "integrate refinery.1") == ""
    assert refused(s, A, "integrate heir.1") == "not-in-hand"


@rule("EXO-140")
def test_gems_stay_after_the_turn() -> None:
    s = table(2)
    build(s, A, "hideout", "heir")
    s.seats[A].stored = [3]
    reserve(s, 2)
    turn(s, A)
    play(s, A, "end")
    assert (s.seats[A].reserve, stored(s, "hideout")) == (2, 3)


# --- berths -----------------------------------------------------------------------------------


@rule("EXO-145", "EXO-146", "EXO-147")
def test_v_32_a_crew_needs_a_free_berth() -> None:
    s = table(2)
    build(s, A, "clinic", "miner worker")
    reserve(s, 10)
    hold(s, A, "heir hideout")
    turn(s, A)
    assert refused(s, A, "integrate heir.1") == "no-free-berth"
    play(s, A, "integrate hideout.1")
    play(s, A, "integrate heir.1")
    assert home_of(s, "heir") == "hideout.1"
    assert s.seats[A].reserve == 6
    assert s.seats[A].score() == 1 + 3


@rule("EXO-147")
def test_the_player_chooses_the_module() -> None:
    s = table(2)
    build(s, A, "clinic", "miner")
    build(s, A, "hideout")
    build(s, A, "refinery", "worker.1 worker.2")
    reserve(s, 2)
    hold(s, A, "heir")
    turn(s, A)
    play(s, A, "integrate heir.1")
    assert asked(s, A) == "house-crew"
    assert offered(s, A) == ["house clinic.1", "house hideout.1"]
    assert refused(s, A, "house refinery.1") == "module-full"
    assert refused(s, A, "house forge.1") == "not-your-module"
    for viewer in (B, SPECTATOR):
        assert names(s.seen_by(viewer).table.seats[A].hand) == "heir"
    play(s, A, "house hideout.1")
    assert home_of(s, "heir") == "hideout.1"
    assert s.seats[A].reserve == 0


# --- what follows (EXO-139) -------------------------------------------------------------------


@rule("EXO-137", "EXO-184", "EXO-187")
def test_v_33_a_recruited_crew_comes_into_the_hand_and_must_be_integrated() -> None:
    s = table(2)
    build(s, A, "clinic")
    reserve(s, 1)
    hold(s, A, "novice")
    turn(s, A)
    play(s, A, "integrate novice.1")
    p = s.seats[A]
    assert (p.score(), names(p.hand), p.known_to) == (1, "convert", [EVERYBODY])
    assert len(s.piles[1]) == 8
    assert p.controls() == cards("clinic novice")
    play(s, A, "integrate convert.1")
    assert (p.score(), p.reserve, home_of(s, "convert.1")) == (2, 0, "clinic.1")


@rule("EXO-007", "EXO-185")
def test_v_34_nobody_is_recruited_from_an_empty_pile() -> None:
    s = table(2)
    build(s, A, "clinic")
    reserve(s, 1)
    hold(s, A, "apprentice")
    s.piles[0] = []
    turn(s, A)
    play(s, A, "integrate apprentice.1")
    assert (s.seats[A].score(), s.seats[A].hand) == (1, [])
    assert "lost" in told(s)


@rule("EXO-138")
def test_an_ability_can_be_used_at_once() -> None:
    s = table(2)
    reserve(s, 4)
    hold(s, A, "refinery")
    turn(s, A)
    play(s, A, "integrate refinery.1", "use refinery.1")
    assert s.seats[A].reserve == 2


@rule("EXO-190", "EXO-192")
def test_v_35_all_discounts_apply_to_the_next_card_that_fits() -> None:
    s = table(2)
    build(s, A, "orbital-shipyard")
    reserve(s, 7 + 6 + 3)
    hold(s, A, "master-architect cathedral refinery novice")
    turn(s, A)
    play(s, A, "integrate master-architect.1", "use orbital-shipyard.1")
    assert s.seats[A].reserve == 10
    play(s, A, "integrate novice.1")
    assert s.seats[A].reserve == 9
    play(s, A, "integrate cathedral.1")
    assert s.seats[A].reserve == 8
    assert s.seats[A].discounts == []
    play(s, A, "integrate refinery.1")
    assert s.seats[A].reserve == 4


@rule("EXO-214")
def test_a_discount_never_pays_out_and_outlives_its_card() -> None:
    s = table(2)
    build(s, A, "sanctuary")
    build(s, A, "clinic")
    hold(s, A, "novice")
    turn(s, A)
    assert refused(s, A, "integrate novice.1") == "cannot-pay"
    play(s, A, "use sanctuary.1")
    s.seats[A].modules.remove(card("sanctuary"))
    s.seats[A].stored.pop()
    play(s, A, "integrate novice.1")
    assert s.seats[A].reserve == 0


@rule("EXO-139", "EXO-190")
def test_prestige_then_the_caste_ability_then_vacant_crews_then_the_integration_ability() -> None:
    s = table(2)
    s.seats[A].vacant = [card("heir")]
    s.seats[A].boarded = [card("heir")]
    reserve(s, 4)
    hold(s, A, "diplomatic-academy")
    turn(s, A)
    play(s, A, "integrate diplomatic-academy.1")
    assert asked(s, A) == "rehouse-crew"
    assert told(s) == ["integrate", "prestige"]
    play(s, A, "target heir.1")
    assert asked(s, A) == "give-point"
    assert told(s) == ["integrate", "prestige", "rehouse"]
    play(s, A, "improve core.1", "improve bio.1")
    assert told(s)[3:] == ["improve", "improve"]
    assert s.over(), "it is carried out once, and nothing else is left to do"


@rule("EXO-139")
def test_prestige_is_scored_before_the_caste_ability() -> None:
    s = table(2)
    reserve(s, 3)
    hold(s, A, "conversion-centre")
    turn(s, A)
    play(s, A, "integrate conversion-centre.1")
    assert told(s) == ["integrate", "prestige", "recruit"]


@rule("EXO-191")
def test_an_integration_ability_that_cannot_be_resolved_is_lost() -> None:
    s = table(2)
    build(s, A, "hideout")
    reserve(s, 3)
    hold(s, A, "chimera")
    s.mutagens = [card("clinic")] * 8
    turn(s, A)
    play(s, A, "integrate chimera.1")
    assert (s.mutants, s.seats[A].score()) == (0, 3)
    assert told(s)[-1] == "lost"


@rule("EXO-191")
def test_a_part_that_can_be_resolved_is_resolved() -> None:
    s = table(2)
    reserve(s, 4)
    hold(s, A, "diplomatic-academy")
    s.seats[A].influence = [5, 5, 5, 5, 5, 4]
    turn(s, A)
    play(s, A, "integrate diplomatic-academy.1")
    assert offered(s, A) == ["improve deviant.1"]
    assert refused(s, A, "improve core.1") == "strongest-already"
    play(s, A, "improve deviant.1")
    assert s.seats[A].influence == [5] * 6
    assert asked(s, A) == ""


@rule("EXO-191")
def test_all_points_go_to_the_only_negotiator_that_can_take_them() -> None:
    s = table(2)
    reserve(s, 4)
    hold(s, A, "diplomatic-academy")
    s.seats[A].influence = [5, 5, 5, 5, 5, 2]
    turn(s, A)
    play(s, A, "integrate diplomatic-academy.1", "improve deviant.1", "improve deviant.1")
    assert s.seats[A].influence == [5] * 6


# --- vacant crews -----------------------------------------------------------------------------


@rule("EXO-156", "EXO-158")
def test_v_39_vacant_crews_move_into_the_new_module_for_nothing() -> None:
    s = table(2)
    s.seats[A].vacant = cards("geneticist worker.1")
    s.seats[A].boarded = cards("geneticist worker.1")
    s.mutagens = [card("geneticist")]
    reserve(s, 3)
    hold(s, A, "clinic")
    turn(s, A)
    assert refused(s, A, "mutate geneticist.1") == "no-mutagen-there"
    play(s, A, "integrate clinic.1")
    assert offered(s, A) == ["target geneticist.1", "target worker.1", "done"]
    assert refused(s, A, "target clinic.1") == "not-vacant"
    play(s, A, "target worker.1", "target geneticist.1")
    p = s.seats[A]
    assert (p.reserve, p.score(), p.vacant) == (0, 1, [])
    assert p.homes == cards("clinic clinic")
    assert refused(s, A, "mutate geneticist.1") == ""


@rule("EXO-156")
def test_only_as_many_as_the_new_module_has_berths_and_only_there() -> None:
    s = table(2)
    build(s, A, "dormitory")
    s.seats[A].vacant = cards("heir miner sapper")
    s.seats[A].boarded = cards("heir miner sapper")
    reserve(s, 2)
    hold(s, A, "hideout")
    turn(s, A)
    play(s, A, "integrate hideout.1", "target heir.1", "target sapper.1")
    assert names(s.seats[A].vacant) == "miner"
    assert (home_of(s, "heir"), home_of(s, "sapper")) == ("hideout.1", "hideout.1")
    assert asked(s, A) == "take-turn"


@rule("EXO-156")
def test_vacant_crews_may_be_left_outside() -> None:
    s = table(2)
    s.seats[A].vacant = cards("heir")
    s.seats[A].boarded = cards("heir")
    reserve(s, 2)
    hold(s, A, "hideout")
    turn(s, A)
    play(s, A, "integrate hideout.1", "done")
    assert names(s.seats[A].vacant) == "heir"


@rule("EXO-156")
def test_a_crew_that_is_integrated_brings_no_vacant_one_back() -> None:
    s = table(2)
    build(s, A, "dormitory")
    s.seats[A].vacant = cards("heir")
    s.seats[A].boarded = cards("heir")
    reserve(s, 2)
    hold(s, A, "miner surgeon")
    turn(s, A)
    play(s, A, "integrate miner.1")
    assert asked(s, A) == "take-turn"
    assert names(s.seats[A].vacant) == "heir"
