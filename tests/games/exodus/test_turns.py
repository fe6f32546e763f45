"""A player's turn in the negotiation and in the integration: what it offers, and that it ends."""

from __future__ import annotations

from random import Random

import pytest

from tablee.games.exodus.integrating import INTEGRATION_TURNS
from tablee.games.exodus.negotiating import BEGIN_NEGOTIATION
from tablee.games.exodus.resolving import RESOLVE_CHAMBERS, REVEAL_HIDDEN
from tablee.games.exodus.rounds import NEGOTIATION
from tablee.games.exodus.state import EMPTY, Table
from tablee.games.exodus.turns import INTEGRATING, PLACED, PLACING
from tests.games.exodus.positions import (
    OWN_TURN,
    asked,
    build,
    card,
    cards,
    equip,
    fill,
    hold,
    home_of,
    negotiator,
    occupy,
    offered,
    play,
    reason,
    refused,
    reserve,
    rich_arks,
    run,
    slot,
    stored,
    table,
    told,
    turn,
)
from tests.rules import rule

A, B, C, D = range(4)

# --- in the negotiation -----------------------------------------------------------------------


@rule("EXO-094", "EXO-196")
def test_abilities_tokens_crews_and_gems_before_and_after_placing() -> None:
    s = table(2)
    equip(s, A)
    run(s, BEGIN_NEGOTIATION)
    before = set(offered(s, A))
    wanted = {text for text in OWN_TURN if not text.startswith(("recycle", "integrate"))}
    assert wanted <= before
    assert "end" not in before
    play(s, A, "use refinery.1", "send core.1", "place 1-2")
    assert asked(s, A) == "take-turn"
    assert wanted - {"use refinery.1"} <= set(offered(s, A))
    play(s, A, "use mechanic.1", "sacrifice worker.1", "end")
    assert s.acting() == (B,)


@rule("EXO-082", "EXO-083")
def test_one_negotiator_must_be_placed_in_each_turn_and_no_more() -> None:
    s = table(2)
    equip(s, A)
    run(s, BEGIN_NEGOTIATION)
    assert refused(s, A, "end") == "place-first"
    play(s, A, "send core.1", "place 1-2")
    assert refused(s, A, "send bio.1") == "placed-already"
    assert refused(s, A, "hide 1-2") == "placed-already"
    assert refused(s, A, "end") == ""


@rule("EXO-095")
def test_hand_cards_wait_for_the_integration() -> None:
    s = table(2)
    equip(s, A)
    run(s, BEGIN_NEGOTIATION)
    for text in ("recycle novice.1", "integrate novice.1"):
        assert refused(s, A, text) == "only-when-integrating"
    play(s, A, "send core.1", "place 1-2")
    for text in ("recycle novice.1", "integrate novice.1"):
        assert refused(s, A, text) == "only-when-integrating"


@rule("EXO-044", "EXO-045")
def test_nobody_acts_in_the_turn_of_another() -> None:
    s = table(2)
    equip(s, B)
    hold(s, A, "heir")
    for steps in (BEGIN_NEGOTIATION, INTEGRATION_TURNS):
        run(s, steps)
        assert s.acting() == (A,)
        assert offered(s, B) == []
        s.seats[A].ask = None
        s.asked = 0


@rule("EXO-094", "EXO-100")
def test_v_72_the_resolution_waits_for_the_end_of_the_last_turn() -> None:
    s = table(4)
    s.order = [D, A, B, C]
    build(s, D, "refinery", "hacker")
    s.seats[D].reserve = 1
    fill(s, c1="forge", c2="heir")
    occupy(s, but="1-3")
    run(s, BEGIN_NEGOTIATION, REVEAL_HIDDEN, RESOLVE_CHAMBERS)
    play(s, D, "send core.4", "place 1-3")
    assert s.acting() == (D,)
    assert s.chambers[:2] == cards("forge heir")
    play(s, D, "use hacker.1", "chamber 1", "chamber 2")
    assert s.chambers[:2] == cards("heir forge")
    play(s, D, "end")
    assert s.chambers[:2] == [EMPTY, EMPTY]
    assert s.over()


@rule("EXO-214", "EXO-289")
def test_v_73_the_right_to_hide_outlives_the_morphoplast() -> None:
    s = table(2)
    build(s, A, "clinic", "morphoplast")
    build(s, B, "senate-dome")
    s.jailers = [card("senate-dome")]
    reserve(s, 0, 1)
    run(s, BEGIN_NEGOTIATION)
    play(s, A, "use morphoplast.1", "send core.1", "place 1-2")
    play(s, B, "imprison senate-dome.1", "target morphoplast.1", "send core.2", "place 2-3")
    assert s.seats[B].prison == cards("morphoplast")
    assert "hide 3-4" in offered(s, A)
    play(s, A, "hide 3-4", "send bio.1")
    assert s.slots[slot("3-4")] == negotiator("bio.1")


def test_a_turn_without_anything_left_to_do_ends_by_itself() -> None:
    s = table(2)
    run(s, BEGIN_NEGOTIATION)
    play(s, A, "send core.1", "place 1-2")
    assert s.acting() == (B,)
    s = table(2)
    run(s, INTEGRATION_TURNS)
    assert s.over()


@rule("EXO-196", "EXO-082", "EXO-095")
def test_whatever_belongs_to_a_turn_says_so_at_any_other_time() -> None:
    s = table(2)
    equip(s, A)
    build(s, A, "rd-department")
    run(s, NEGOTIATION)
    reasons = {text: refused(s, A, text) for text in OWN_TURN}
    assert {reasons.pop(text) for text in ("recycle novice.1", "integrate novice.1")} == {
        "only-when-integrating"
    }
    assert set(reasons.values()) == {"only-in-your-turn"}
    for text in ("send core.1", "hide 1-2", "place 1-2"):
        assert refused(s, A, text) == "only-when-placing"
    play(s, A, "decline", "use hacker.1", "chamber 1", "chamber 2", "arrange")
    assert refused(s, A, "chamber 1") == "only-by-ability"


@rule("EXO-285", "EXO-287")
def test_the_department_cannot_be_used_in_a_turn() -> None:
    s = table(2)
    build(s, A, "rd-department")
    run(s, NEGOTIATION)
    play(s, A, "decline")
    assert refused(s, A, "use rd-department.1") == "only-before-placing"


# --- in the integration -----------------------------------------------------------------------


@rule("EXO-131", "EXO-132", "EXO-207")
def test_all_that_an_integration_turn_offers_in_any_order() -> None:
    s = table(2)
    equip(s, A)
    turn(s, A)
    assert set(OWN_TURN) <= set(offered(s, A))
    assert refused(s, A, "send core.1") == "only-when-placing"
    for text in ("use refinery.1", "recycle refinery.2", "integrate novice.1", "use refinery.1"):
        if refused(s, A, text) == "tilted":
            break
        play(s, A, text)
        while asked(s, A) != "take-turn":
            play(s, A, offered(s, A)[0])
    else:
        pytest.fail("a tilted card was used")
    play(s, A, "end")
    assert s.over()


@rule("EXO-131")
def test_a_refusal_names_what_it_speaks_of() -> None:
    s = table(2)
    equip(s, A)
    build(s, B, "cathedral.2", "sapper chimera")
    build(s, A, "dormitory", "smuggler")
    reserve(s, 1)
    s.seats[A].stored[1] = 1
    s.tilted = 1 << card("refinery.1")
    s.mutants = 1 << card("chimera")
    hold(s, A, "heir.1 heir.2")
    turn(s, A)
    reasons = {
        "recycle heir.2": "same-card heir.2",
        "recycle sapper.1": "not-in-hand sapper.1",
        "integrate refinery.2": "cannot-pay refinery.2 4 2",
        "use refinery.1": "tilted refinery.1",
        "use worker.1": "no-ability worker.1",
        "use sapper.1": "not-in-your-ark sapper.1",
        "use hacker.1": "only-in-negotiation hacker.1",
        "use smuggler.1": "no-effect smuggler.1",
        "imprison miner.1": "no-jailer-there miner.1",
        "mutate warden.1": "no-mutagen-there warden.1",
        "vault refinery.1": "not-your-vault refinery.1",
    }
    assert {text: reason(s, A, text) for text in reasons} == reasons
    copy = s.clone()
    play(copy, A, "mutate miner.1")
    assert reason(copy, A, "target chimera.1") == "mutant-already chimera.1"
    assert reason(copy, A, "target dormitory.1") == "only-crews dormitory.1"
    assert reason(copy, A, "target merchant.1") == "not-in-play merchant.1"
    copy = s.clone()
    play(copy, A, "use mechanic.1")
    assert reason(copy, A, "sacrifice sapper.1") == "not-in-your-ark sapper.1"
    assert reason(copy, A, "sacrifice miner.1") == "no-target miner.1 mechanic.1"
    copy = s.clone()
    play(copy, A, "vault hideout.1")
    assert reason(copy, A, "amount 1") == "same-amount hideout.1 1"
    assert reason(copy, A, "amount 9") == "wrong-amount 9 0 2"
    copy = s.clone()
    play(copy, A, "imprison warden.1")
    assert reason(copy, A, "target refinery.1") == "only-crews refinery.1"


# --- moving crews -----------------------------------------------------------------------------


def full_ark() -> Table:
    s = table(2)
    build(s, A, "clinic", "heir miner")
    build(s, A, "refinery", "worker convert")
    s.tilted = 1 << card("heir")
    s.mutants = 1 << card("worker")
    turn(s, A, PLACED)
    return s


@rule("EXO-141", "EXO-143", "EXO-144")
def test_v_46_two_crews_change_places_in_one_move() -> None:
    s = full_ark()
    play(s, A, "arrange")
    homes = []
    for module in ("refinery", "clinic", "clinic"):
        homes.append(s.seats[A].homes[:])
        play(s, A, f"house {module}.1")
    assert homes == [homes[0]] * 3  # nobody moves before all have their places
    assert (home_of(s, "heir"), home_of(s, "worker")) == ("refinery.1", "clinic.1")
    assert (home_of(s, "miner"), home_of(s, "convert")) == ("clinic.1", "refinery.1")
    assert (s.tilted, s.mutants) == (1 << card("heir"), 1 << card("worker"))
    assert (s.seats[A].score(), told(s)) == (0, ["move", "move"])


@rule("EXO-141", "EXO-144")
def test_no_crew_is_left_without_a_berth_and_no_module_is_over_its_berths() -> None:
    s = full_ark()
    play(s, A, "arrange", "house clinic.1", "house clinic.1")
    assert asked(s, A) == "take-turn"  # the others have no choice any more
    assert s.seats[A].homes == cards("clinic clinic refinery refinery")
    s = full_ark()
    build(s, A, "hideout")
    play(s, A, "arrange", "house clinic.1", "house clinic.1")
    assert offered(s, A) == ["house refinery.1", "house hideout.1"]
    assert refused(s, A, "house clinic.1") == "module-full"
    assert refused(s, A, "house forge.1") == "not-your-module"


@rule("EXO-141")
def test_crews_are_arranged_once_between_two_other_actions() -> None:
    s = full_ark()
    play(s, A, "arrange", "house clinic.1", "house clinic.1")
    assert refused(s, A, "arrange") == "arranged-already"
    play(s, A, "use refinery.1")
    assert refused(s, A, "arrange") == ""


@rule("EXO-142")
@pytest.mark.parametrize("stage", [PLACING, PLACED, INTEGRATING])
def test_crews_can_be_moved_in_both_phases(stage: int) -> None:
    s = full_ark()
    turn(s, A, stage)
    assert "arrange" in offered(s, A)


def test_without_crews_or_a_second_module_there_is_nothing_to_arrange() -> None:
    s = table(2)
    build(s, A, "clinic", "miner")
    turn(s, A)
    assert refused(s, A, "arrange") == "nothing-to-arrange"
    s = table(2)
    build(s, A, "clinic")
    build(s, A, "refinery")
    turn(s, A)
    assert refused(s, A, "arrange") == "nothing-to-arrange"


# --- Vaults -----------------------------------------------------------------------------------


def vaults() -> Table:
    s = table(2)
    build(s, A, "hideout")
    build(s, A, "clandestine-bank")
    s.seats[A].stored = [3, 6]
    reserve(s, 3)
    turn(s, A)
    return s


@rule("EXO-207", "EXO-210")
def test_v_47_a_vault_takes_gems_up_to_its_capacity() -> None:
    s = vaults()
    play(s, A, "vault hideout.1")
    assert offered(s, A) == ["amount 0", "amount 1", "amount 2", "amount 4"]
    assert refused(s, A, "amount 3") == "same-amount"
    assert refused(s, A, "amount 5") == "wrong-amount"
    play(s, A, "amount 4")
    assert (stored(s, "hideout"), s.seats[A].reserve) == (4, 2)
    assert refused(s, A, "use clandestine-bank.1") == "no-effect"
    play(s, A, "vault clandestine-bank.1", "amount 5", "use clandestine-bank.1")
    assert (stored(s, "clandestine-bank"), s.seats[A].reserve) == (6, 3)


@rule("EXO-207")
def test_each_vault_is_settled_once_between_two_other_actions() -> None:
    s = vaults()
    play(s, A, "vault hideout.1", "amount 0")
    assert refused(s, A, "vault hideout.1") == "settled-already"
    play(s, A, "vault clandestine-bank.1", "amount 0")
    assert refused(s, A, "vault clandestine-bank.1") == "settled-already"
    assert s.seats[A].reserve == 12
    play(s, A, "use clandestine-bank.1")
    assert refused(s, A, "vault hideout.1") == ""


@rule("EXO-207", "EXO-210")
def test_only_own_vaults_with_gems_to_move() -> None:
    s = vaults()
    build(s, A, "clinic")
    build(s, B, "black-market")
    build(s, A, "hideout.2")
    assert refused(s, A, "vault clinic.1") == "not-your-vault"
    assert refused(s, A, "vault black-market.1") == "not-your-vault"
    assert refused(s, A, "vault hideout.2") == ""
    reserve(s, 0)
    assert refused(s, A, "vault hideout.2") == "no-gems-to-move"
    assert refused(s, A, "vault hideout.1") == ""


@rule("EXO-210")
def test_a_vault_stores_without_a_crew() -> None:
    s = vaults()
    assert s.seats[A].crews == []
    assert "vault hideout.1" in offered(s, A)


# --- a turn ends ------------------------------------------------------------------------------


def check_arks(s: Table) -> None:
    """Every card is somewhere, and in no Ark is anything over its limit."""
    everything = s.deck + s.discard + [one for one in s.chambers if one != EMPTY]
    for pile in s.piles:
        everything += pile
    for p in s.seats:
        everything += p.hand + p.controls() + p.vacant + p.prison
        assert p.reserve >= 0
        assert len(p.stored) == len(p.modules)
        assert len(p.known_to) == len(p.hand)
        assert set(p.homes) <= set(p.modules)
        assert sorted(p.boarded) == sorted(p.crews + p.vacant)
        for module, gems in zip(p.modules, p.stored, strict=True):
            assert 0 <= gems <= s.kit.capacity[module]
            assert p.homes.count(module) <= s.kit.berths[module]
    assert sorted(everything) == list(range(192))
    assert s.jailer_supply() >= 0
    assert s.mutagen_supply() >= 0


@rule("EXO-131", "EXO-094", "EXO-141", "EXO-207")
@pytest.mark.parametrize("seed", range(24))
def test_turns_at_random_come_to_an_end_and_lose_nothing(seed: int) -> None:
    dice = Random(seed)
    s = rich_arks(table(dice.choice([2, 3, 4])), dice)
    s.chambers = [s.deck.pop() for _ in range(12)]
    run(s, *([INTEGRATION_TURNS] if seed % 2 else [BEGIN_NEGOTIATION]))
    answers = 0
    while not s.over():
        (seat,) = s.acting()
        s.apply(seat, dice.choice(list(s.options(seat))))
        check_arks(s)
        answers += 1
        assert answers < 1500


@rule("EXO-193")
def test_a_tilted_card_keeps_its_other_abilities_and_its_tokens() -> None:
    s = table(2)
    equip(s, A)
    for name in ("refinery", "conversion-centre", "mechanic", "warden", "miner", "hideout"):
        s.tilted |= 1 << card(name)
    turn(s, A)
    reasons = {text: refused(s, A, text) for text in OWN_TURN}
    assert reasons == dict.fromkeys(OWN_TURN, "") | {"use refinery.1": "tilted"}
