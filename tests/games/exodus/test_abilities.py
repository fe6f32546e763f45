"""Technical abilities: costs, when they can be used, and each verb by itself."""

from __future__ import annotations

import pytest

from tablee.engine.events import EVERYBODY, SPECTATOR
from tablee.games.exodus.abilities.powers import BY_VERB
from tablee.games.exodus.abilities.reading import (
    ACTIVATION,
    ANYBODY,
    EITHER,
    SACRIFICE,
    Terms,
)
from tablee.games.exodus.abilities.using import CarryOut
from tablee.games.exodus.abilities.zones import ChooseCubes, RemoveFrom
from tablee.games.exodus.components import VERBS
from tablee.games.exodus.filters import in_ark
from tablee.games.exodus.preparing import BEGIN_ROUND
from tablee.games.exodus.resolving import RESOLVE_CHAMBERS
from tablee.games.exodus.state import EMPTY, SECRET, Table
from tablee.games.exodus.turns import INTEGRATING, PLACED, PLACING
from tests.games.exodus.positions import (
    KIT,
    asked,
    build,
    card,
    cards,
    conceal,
    fill,
    hold,
    home_of,
    influence,
    influence_of,
    lay,
    names,
    negotiator,
    offered,
    play,
    post,
    refused,
    reserve,
    run,
    slot,
    stored,
    table,
    told,
    turn,
    zone,
)
from tests.rules import rule

A, B, C, D = range(4)


EVERY_CARD = Terms((1 << len(KIT.cards)) - 1, EITHER, EITHER, ANYBODY, this=False)


def test_every_verb_has_a_power_or_the_window() -> None:
    assert set(BY_VERB) | {"refill_chambers"} == set(VERBS)


def test_no_card_carries_an_effect_that_nothing_carries_out() -> None:
    powers = set(BY_VERB)
    for number, ability in enumerate(KIT.technical):
        if ability is not None:
            found = {tuple(VERBS)[deed.verb] for deed in ability.deeds}
            assert found <= powers or KIT.refills[number], KIT.cards[number]


# --- costs, and when (EXO-192 to EXO-198) -----------------------------------------------------


@rule("EXO-192", "EXO-193")
def test_v_36_an_activation_costs_its_tilt_and_works_again_once_straightened() -> None:
    s = table(2)
    build(s, A, "refinery", "nanotechnician")
    build(s, A, "clinic")
    turn(s, A)
    play(s, A, "use refinery.1")
    assert (s.seats[A].reserve, s.tilted) == (2, 1 << card("refinery"))
    assert refused(s, A, "use refinery.1") == "tilted"
    play(s, A, "use nanotechnician.1", "target refinery.1", "use refinery.1")
    assert s.seats[A].reserve == 3
    assert s.tilted == 1 << card("refinery") | 1 << card("nanotechnician")
    assert refused(s, A, "use nanotechnician.1") == "tilted"


@rule("EXO-193", "EXO-199")
def test_a_tilted_card_keeps_its_tokens_and_houses_crews() -> None:
    s = table(2)
    build(s, A, "clinic", "warden")
    s.jailers = [card("warden")]
    s.tilted = 1 << card("warden") | 1 << card("clinic")
    reserve(s, 1)
    hold(s, A, "worker.1")
    turn(s, A)
    assert refused(s, A, "use warden.1") == "tilted"
    assert refused(s, A, "imprison warden.1") == ""
    assert s.seats[A].controls() == cards("clinic warden")
    play(s, A, "integrate worker.1")
    assert home_of(s, "worker.1") == "clinic.1"
    assert len(in_ark(s, EVERY_CARD, A)) == 3


@rule("EXO-194", "EXO-198")
def test_v_37_a_natural_ability_is_repeated_as_long_as_it_is_paid_and_has_an_effect() -> None:
    s = table(2)
    build(s, A, "conversion-centre")
    build(s, A, "clinic", "heir")
    reserve(s, 5)
    s.piles[1] = s.piles[1][:2]
    turn(s, A)
    play(s, A, "use conversion-centre.1")
    play(s, A, "use conversion-centre.1")
    assert (names(s.seats[A].hand), s.seats[A].reserve, s.tilted) == ("convert convert", 1, 0)
    assert refused(s, A, "use conversion-centre.1") == "cannot-pay"
    reserve(s, 5)
    assert refused(s, A, "use conversion-centre.1") == "no-effect"


@rule("EXO-195", "EXO-150")
def test_a_sacrifice_costs_a_card_one_controls_and_may_be_repeated() -> None:
    s = table(2)
    build(s, A, "dormitory", "mechanic worker.1 worker.2")
    build(s, B, "clinic", "worker.3")
    turn(s, A)
    play(s, A, "use mechanic.1")
    assert offered(s, A) == ["sacrifice worker.1", "sacrifice worker.2"]
    assert refused(s, A, "sacrifice worker.3") == "not-in-your-ark"
    assert refused(s, A, "sacrifice mechanic.1") == "no-target"
    play(s, A, "sacrifice worker.2", "use mechanic.1", "sacrifice worker.1")
    assert (s.seats[A].reserve, len(s.piles[0])) == (4, 11)
    assert s.over()


@rule("EXO-195")
def test_without_a_card_to_sacrifice_the_ability_cannot_be_used() -> None:
    s = table(2)
    build(s, A, "dormitory", "mechanic")
    build(s, B, "clinic", "worker.3")
    hold(s, A, "worker.1")
    turn(s, A)
    assert refused(s, A, "use mechanic.1") == "nothing-to-sacrifice"


@rule("EXO-195", "EXO-214")
def test_a_protected_card_can_still_be_sacrificed() -> None:
    s = table(2)
    build(s, A, "dormitory", "mechanic worker.1")
    s.protected = 1 << card("worker.1")
    turn(s, A)
    play(s, A, "use mechanic.1", "sacrifice worker.1")
    assert (s.seats[A].reserve, s.protected) == (2, 0)


@rule("EXO-197", "EXO-208")
def test_vaults_pay_for_abilities_too() -> None:
    s = table(2)
    build(s, A, "hideout", "warden")
    s.seats[A].stored = [1]
    turn(s, A)
    play(s, A, "use warden.1")
    assert (stored(s, "hideout"), s.jailers) == (0, [card("warden")])


@rule("EXO-148", "EXO-153", "EXO-196")
def test_only_abilities_of_cards_in_the_own_ark_staffed_or_not() -> None:
    s = table(2)
    build(s, A, "refinery")
    build(s, B, "clinic", "miner.1")
    s.seats[A].vacant = [card("miner.2")]
    s.seats[A].prison = [card("miner.3")]
    hold(s, A, "refinery.2 heir")
    turn(s, A)
    for name in ("miner.1", "miner.2", "miner.3", "refinery.2"):
        assert refused(s, A, f"use {name}") == "not-in-your-ark"
    assert refused(s, A, "use refinery.1") == ""


@rule("EXO-190", "EXO-196")
def test_an_ability_says_why_it_cannot_be_used() -> None:
    s = table(2)
    build(s, A, "clinic", "chimera heir")
    build(s, A, "sanctuary", "hacker")
    fill(s, c1="forge", c2="miner")
    reserve(s, 1)
    hold(s, A, "novice")
    turn(s, A)
    assert refused(s, A, "use chimera.1") == "only-when-integrated"
    assert refused(s, A, "use heir.1") == "no-ability"
    assert refused(s, A, "use hacker.1") == "only-in-negotiation"
    turn(s, A, PLACED)
    assert refused(s, A, "use sanctuary.1") == "only-in-integration"
    assert refused(s, A, "use hacker.1") == ""


@rule("EXO-198")
def test_the_rest_is_carried_out_as_far_as_possible() -> None:
    s = table(2)
    build(s, A, "clinic", "inquisitor")
    build(s, B, "hideout", "heir")
    s.mutants = 1 << card("heir")
    reserve(s, 1)
    turn(s, A)
    play(s, A, "use inquisitor.1", "target heir.1")
    assert (names(s.discard), s.seats[A].points) == ("heir", [0, 1, 0, 0, 0, 0, 0])


@rule("EXO-132")
def test_an_action_is_resolved_completely_before_the_next() -> None:
    s = table(2)
    build(s, A, "clinic", "inquisitor")
    build(s, B, "hideout", "heir")
    s.mutants = 1 << card("heir")
    reserve(s, 1)
    hold(s, A, "miner")
    turn(s, A)
    play(s, A, "use inquisitor.1", "target heir.1")
    assert told(s) == ["use", "destroy", "score"]
    assert asked(s, A) == "take-turn"


# --- gems -------------------------------------------------------------------------------------


@rule("EXO-198")
@pytest.mark.parametrize(("prisoners", "gained"), [(1, 1), (3, 3), (5, 3)])
def test_gain_resource_counts_prisoners_up_to_a_limit(prisoners: int, gained: int) -> None:
    s = table(2)
    build(s, A, "penitentiary")
    s.seats[A].prison = cards("heir miner sapper hacker merchant")[:prisoners]
    turn(s, A)
    play(s, A, "use penitentiary.1")
    assert s.seats[A].reserve == gained


@rule("EXO-198")
def test_gain_resource_needs_at_least_one_gem_to_gain() -> None:
    s = table(2)
    build(s, A, "penitentiary")
    s.seats[B].prison = cards("heir")
    hold(s, A, "miner")
    turn(s, A)
    assert refused(s, A, "use penitentiary.1") == "no-effect"


@rule("EXO-198", "EXO-283")
def test_v_45_steal_resource_takes_from_a_reserve_never_from_a_vault() -> None:
    s = table(2)
    build(s, A, "clinic", "smuggler")
    build(s, B, "clandestine-bank")
    s.seats[B].stored = [5]
    reserve(s, 0, 1)
    turn(s, A)
    play(s, A, "use smuggler.1", "player 2")
    assert ([p.reserve for p in s.seats], s.seats[B].stored) == ([1, 0], [5])
    s.tilted = 0
    hold(s, A, "heir")
    turn(s, A)
    assert refused(s, A, "use smuggler.1") == "no-effect"


@rule("EXO-283")
def test_steal_resource_chooses_an_opponent_and_a_number() -> None:
    s = table(4)
    build(s, A, "clinic", "smuggler")
    reserve(s, 7, 5, 0, 2)
    turn(s, A)
    play(s, A, "use smuggler.1")
    assert offered(s, A) == ["player 2", "player 4"]
    assert refused(s, A, "player 1") == "no-opponent"
    assert refused(s, A, "player 3") == "reserve-empty"
    play(s, A, "player 2")
    assert offered(s, A) == ["amount 1", "amount 2"]
    assert refused(s, A, "amount 3") == "wrong-amount"
    play(s, A, "amount 2")
    assert [p.reserve for p in s.seats] == [9, 3, 0, 2]


# --- hands ------------------------------------------------------------------------------------


@rule("EXO-011", "EXO-012", "EXO-198")
def test_draw_takes_from_the_deck_in_secret() -> None:
    s = table(2)
    build(s, A, "black-market")
    s.deck, s.discard = [], cards("heir")
    turn(s, A)
    play(s, A, "use black-market.1")
    p = s.seats[A]
    assert (names(p.hand), p.known_to, s.discard) == ("heir", [SECRET], [])
    assert names(s.seen_by(B).table.seats[A].hand) == "?"
    s.tilted = 0
    assert refused(s, A, "use black-market.1") == "no-effect"


@rule("EXO-280")
def test_v_43_take_from_discard_topmost_passes_over_what_does_not_fit() -> None:
    s = table(2)
    build(s, A, "archives.1")
    s.discard = cards("archives.2 clinic heir")
    reserve(s, 1)
    turn(s, A)
    play(s, A, "use archives.1")
    assert (names(s.seats[A].hand), s.seats[A].known_to) == ("clinic", [EVERYBODY])
    assert s.discard == cards("archives.2 heir")


@rule("EXO-198", "EXO-280")
def test_take_from_discard_of_choice() -> None:
    s = table(2)
    build(s, A, "genotheque")
    s.discard = cards("heir.1 clinic miner heir.2")
    reserve(s, 1)
    turn(s, A)
    play(s, A, "use genotheque.1")
    assert offered(s, A) == ["target heir.1", "target miner.1"]
    assert refused(s, A, "target clinic.1") == "no-target"
    assert refused(s, A, "target sapper.1") == "not-in-play"
    play(s, A, "target miner.1")
    assert names(s.discard) == "heir clinic heir"
    s.tilted, s.discard = 0, cards("clinic")
    reserve(s, 1)
    assert refused(s, A, "use genotheque.1") == "no-effect"


@rule("EXO-184", "EXO-186")
def test_recruit_takes_a_priest_for_a_sacrificed_convert() -> None:
    s = table(2)
    build(s, A, "seminary", "convert.1")
    hold(s, A, "heir")
    turn(s, A)
    play(s, A, "use seminary.1", "sacrifice convert.1")
    p = s.seats[A]
    assert (names(p.hand), p.known_to) == ("heir priest", [SECRET, EVERYBODY])
    assert [len(pile) for pile in s.piles] == [12, 9, 8]
    build(s, A, "clinic", "convert.1")
    s.piles[2] = []
    assert refused(s, A, "use seminary.1") == "no-effect"


def spies(seats: int = 3) -> Table:
    s = table(seats)
    build(s, A, "secret-services")
    reserve(s, 1)
    hold(s, A, "heir miner.1")
    hold(s, B, "clinic", known_to=EVERYBODY)
    hold(s, B, "sapper")
    return s


def hands(s: Table, seat: int) -> dict[int, str]:
    """The hand of a player as every viewer sees it."""
    viewers = [*range(len(s.seats)), SPECTATOR]
    return {viewer: names(s.seen_by(viewer).table.seats[seat].hand) for viewer in viewers}


@rule("EXO-198")
def test_swap_hand_card_shows_a_hand_to_one_player_alone() -> None:
    s = spies()
    turn(s, A)
    play(s, A, "use secret-services.1")
    assert offered(s, A) == ["player 2"]
    assert refused(s, A, "player 3") == "hand-empty"
    assert refused(s, A, "player 1") == "no-opponent"
    play(s, A, "player 2")
    assert hands(s, B) == {A: "clinic sapper", B: "clinic sapper", C: "clinic ?", -1: "clinic ?"}
    assert offered(s, A) == ["give heir.1", "give miner.1", "decline"]
    assert refused(s, A, "give clinic.1") == "not-in-hand"
    play(s, A, "decline")
    assert hands(s, B) == {A: "clinic sapper", B: "clinic sapper", C: "clinic ?", -1: "clinic ?"}


@rule("EXO-198")
def test_what_is_exchanged_these_two_alone_know() -> None:
    s = spies()
    turn(s, A)
    play(s, A, "use secret-services.1", "player 2", "give heir.1")
    assert offered(s, A) == ["take clinic.1", "take sapper.1"]
    assert refused(s, A, "take heir.1") == "not-in-that-hand"
    play(s, A, "take sapper.1")
    assert hands(s, A) == {A: "miner sapper", B: "? sapper", C: "? ?", -1: "? ?"}
    assert hands(s, B) == {A: "clinic heir", B: "clinic heir", C: "? ?", -1: "? ?"}
    assert s.events is not None
    told_to = {
        event.name: [
            viewer for viewer in (A, B, C, SPECTATOR) if -1 not in event.seen_by(viewer).args
        ]
        for event in s.events
    }
    assert (told_to["see"], told_to["exchange"]) == ([A, B], [A, B])


@rule("EXO-198")
def test_a_card_of_the_same_kind_can_be_exchanged_for_it() -> None:
    s = spies()
    hold(s, B, "miner.2")
    turn(s, A)
    play(s, A, "use secret-services.1", "player 2", "give miner.1", "take miner.2")
    assert s.seats[A].hand == cards("heir miner.2")
    assert s.seats[B].hand == cards("clinic sapper miner.1")


@rule("EXO-198")
def test_swap_hand_card_needs_a_card_in_both_hands() -> None:
    s = spies(2)
    s.seats[B].hand, s.seats[B].known_to = [], []
    turn(s, A)
    assert refused(s, A, "use secret-services.1") == "no-effect"
    s = spies(2)
    s.seats[A].hand, s.seats[A].known_to = [], []
    build(s, A, "refinery")
    turn(s, A)
    assert refused(s, A, "use secret-services.1") == "no-effect"


# --- cards that leave an Ark ------------------------------------------------------------------


@rule("EXO-013", "EXO-149", "EXO-183")
def test_v_55_destroy_a_mutant_worker() -> None:
    s = table(2)
    build(s, A, "clinic", "inquisitor")
    build(s, B, "hideout", "worker.1 heir")
    s.mutants = 1 << card("worker.1")
    reserve(s, 1)
    turn(s, A)
    play(s, A, "use inquisitor.1")
    assert refused(s, A, "target heir.1") == "no-target"
    play(s, A, "target worker.1")
    assert (len(s.piles[0]), s.mutagen_supply(), s.seats[A].score()) == (12, 8, 1)
    assert s.tilted == 1 << card("inquisitor")


@rule("EXO-051", "EXO-198")
def test_v_42_destroy_does_not_reach_what_is_protected() -> None:
    s = table(2)
    build(s, A, "hideout")
    build(s, A, "shield-generator")
    build(s, A, "refinery")
    build(s, B, "cathedral", "sapper")
    reserve(s, 0, 2)
    turn(s, A)
    play(s, A, "use shield-generator.1", "target shield-generator.1", "target hideout.1")
    turn(s, B, PLACED)
    play(s, B, "use sapper.1")
    assert offered(s, B) == ["target refinery.1"]
    assert refused(s, B, "target hideout.1") == "protected"
    assert refused(s, B, "target cathedral.1") == "no-target"
    play(s, B, "target refinery.1")
    run(s, BEGIN_ROUND)
    assert s.protected == 0


@rule("EXO-198")
def test_destroy_needs_a_card_that_is_not_protected() -> None:
    s = table(2)
    build(s, A, "hideout")
    build(s, B, "cathedral", "sapper")
    s.protected = 1 << card("hideout")
    reserve(s, 0, 2)
    hold(s, B, "heir")
    turn(s, B)
    assert refused(s, B, "use sapper.1") == "no-effect"


@rule("EXO-226", "EXO-161", "EXO-183")
def test_v_48_return_to_hand_gives_it_to_the_player_who_controls_it() -> None:
    s = table(2)
    build(s, A, "clinic", "chancellor")
    build(s, B, "hideout", "virologist")
    hold(s, A, "miner")
    s.mutants = 1 << card("chancellor")
    s.jailers = [card("chancellor")]
    reserve(s, 0, 1)
    turn(s, B)
    play(s, B, "use virologist.1", "target chancellor.1")
    p = s.seats[A]
    assert (names(p.hand), p.known_to) == ("miner chancellor", [SECRET, EVERYBODY])
    assert (p.crews, s.mutants, s.jailers) == ([], 0, [])


@rule("EXO-161")
def test_a_secondary_crew_returns_to_the_hand_too() -> None:
    s = table(2)
    build(s, A, "clinic", "worker.1 virologist")
    s.mutants = 1 << card("worker.1")
    reserve(s, 1)
    turn(s, A)
    play(s, A, "use virologist.1", "target worker.1")
    assert names(s.seats[A].hand) == "worker"
    assert len(s.piles[0]) == 11


@rule("EXO-013", "EXO-198")
def test_v_56_promote_replaces_a_convert_by_a_priest() -> None:
    s = table(2)
    build(s, A, "clinic", "high-priest")
    build(s, A, "hideout", "convert.1")
    build(s, B, "refinery", "convert.2")
    s.tilted = s.mutants = 1 << card("convert.1")
    reserve(s, 1)
    turn(s, A)
    play(s, A, "use high-priest.1")
    assert offered(s, A) == ["target convert.1"]
    play(s, A, "target convert.1")
    p = s.seats[A]
    assert (names(p.crews), home_of(s, "priest.1")) == ("high-priest priest", "hideout.1")
    assert (p.score(), p.reserve, s.mutants) == (3, 0, 0)
    assert s.tilted == 1 << card("high-priest")
    assert [len(pile) for pile in s.piles] == [12, 8, 8]
    assert p.boarded == p.crews


@rule("EXO-198")
def test_promote_needs_a_convert_and_a_priest() -> None:
    s = table(2)
    build(s, A, "clinic", "high-priest")
    build(s, B, "refinery", "convert.2")
    reserve(s, 1)
    hold(s, A, "convert.3")
    turn(s, A)
    assert refused(s, A, "use high-priest.1") == "no-effect"
    build(s, A, "hideout", "convert.1")
    assert refused(s, A, "use high-priest.1") == ""
    s.piles[2] = []
    assert refused(s, A, "use high-priest.1") == "no-effect"


@rule("EXO-198")
def test_take_control_brings_a_crew_with_tokens_and_tilt_into_a_free_berth() -> None:
    s = table(2)
    build(s, A, "clinic", "missionary")
    build(s, A, "hideout")
    build(s, B, "refinery", "worker.1 heir")
    build(s, A, "dormitory", "convert.1")
    s.tilted = s.mutants = 1 << card("worker.1")
    s.jailers = [card("worker.1")]
    reserve(s, 2)
    turn(s, A)
    play(s, A, "use missionary.1")
    assert offered(s, A) == ["target worker.1"]
    play(s, A, "target worker.1")
    assert asked(s, A) == "house-taken"
    assert refused(s, A, "house refinery.1") == "not-your-module"
    play(s, A, "house hideout.1")
    assert home_of(s, "worker.1") == "hideout.1"
    assert names(s.seats[B].crews) == "heir"
    assert (s.seats[A].score(), s.mutants) == (0, 1 << card("worker.1"))
    assert s.tilted == 1 << card("worker.1") | 1 << card("missionary")
    assert s.jailers == [card("worker.1")]
    assert s.controller(card("worker.1")) == A


@rule("EXO-198")
def test_the_only_free_berth_is_taken_without_a_question() -> None:
    s = table(2)
    build(s, A, "clinic", "missionary")
    build(s, B, "refinery", "worker.1")
    reserve(s, 2)
    turn(s, A)
    play(s, A, "use missionary.1", "target worker.1")
    assert home_of(s, "worker.1") == "clinic.1"


@rule("EXO-198")
def test_take_control_needs_a_free_berth() -> None:
    s = table(2)
    build(s, A, "clinic", "missionary heir")
    build(s, B, "refinery", "worker.1")
    reserve(s, 2)
    hold(s, A, "miner")
    turn(s, A)
    assert refused(s, A, "use missionary.1") == "no-effect"


# --- marks ------------------------------------------------------------------------------------


@rule("EXO-198", "EXO-214")
def test_protect_one_or_two_own_modules() -> None:
    s = table(2)
    build(s, A, "shield-generator")
    build(s, A, "hideout")
    build(s, A, "clinic")
    build(s, B, "refinery")
    turn(s, A)
    play(s, A, "use shield-generator.1")
    assert "done" not in offered(s, A)
    assert refused(s, A, "target refinery.1") == "no-target"
    play(s, A, "target shield-generator.1")
    assert offered(s, A) == ["target clinic.1", "target hideout.1", "done"]
    assert refused(s, A, "target shield-generator.1") == "chosen-already"
    copy = s.clone()
    play(s, A, "done")
    assert s.protected == 1 << card("shield-generator")
    play(copy, A, "target clinic.1")
    assert copy.protected == 1 << card("shield-generator") | 1 << card("clinic")


@rule("EXO-214")
def test_protection_outlives_its_card() -> None:
    s = table(2)
    build(s, A, "shield-generator")
    build(s, A, "hideout")
    build(s, B, "cathedral.1", "sapper.1 sapper.2")
    reserve(s, 0, 4)
    turn(s, A)
    play(s, A, "use shield-generator.1", "target hideout.1")
    turn(s, B)
    play(s, B, "use sapper.1", "target shield-generator.1")
    assert s.protected == 1 << card("hideout")
    hold(s, B, "heir")
    turn(s, B)
    assert refused(s, B, "use sapper.2") == "no-effect"


@rule("EXO-192")
def test_untilt_straightens_an_own_card_but_no_nanotechnician() -> None:
    s = table(2)
    build(s, A, "clinic", "nanotechnician.1 nanotechnician.2")
    build(s, A, "refinery")
    build(s, B, "dormitory", "miner")
    s.tilted = 1 << card("nanotechnician.2") | 1 << card("miner")
    reserve(s, 1)
    turn(s, A)
    assert refused(s, A, "use nanotechnician.1") == "no-effect"
    s.tilted |= 1 << card("refinery")
    play(s, A, "use nanotechnician.1")
    assert offered(s, A) == ["target refinery.1"]
    play(s, A, "target refinery.1")
    assert not s.tilted >> card("refinery") & 1


@rule("EXO-182", "EXO-190")
def test_mutate_puts_a_token_on_the_card_itself() -> None:
    s = table(2)
    build(s, A, "clinic")
    hold(s, A, "chimera")
    reserve(s, 3)
    s.mutants = 1 << card("worker.1") | 1 << card("novice.1")
    turn(s, A)
    play(s, A, "integrate chimera.1")
    assert s.mutants == 1 << card("chimera") | 1 << card("worker.1") | 1 << card("novice.1")
    assert s.mutagen_supply() == 5


@rule("EXO-182")
def test_an_ability_puts_no_second_token_on_a_mutant() -> None:
    s = table(2)
    build(s, A, "clinic", "chimera")
    s.mutants = 1 << card("chimera")
    run(s, CarryOut(A, card("chimera"), 0))
    assert told(s) == ["lost"]


@rule("EXO-198")
def test_cure_returns_a_mutant_token() -> None:
    s = table(2)
    build(s, A, "clinic", "surgeon")
    build(s, B, "hideout", "heir miner")
    s.mutants = 1 << card("heir")
    turn(s, A)
    play(s, A, "use surgeon.1")
    assert offered(s, A) == ["target heir.1"]
    play(s, A, "target heir.1")
    assert (s.mutants, s.mutagen_supply(), s.seats[A].reserve) == (0, 8, 2)
    s.tilted = 0
    hold(s, A, "sapper")
    turn(s, A)
    assert refused(s, A, "use surgeon.1") == "no-effect"


@rule("EXO-006", "EXO-198")
def test_gain_token_puts_several_on_a_card_while_there_are_some() -> None:
    s = table(2)
    build(s, A, "clinic", "warden")
    build(s, A, "mutation-lab")
    reserve(s, 5)
    s.jailers = cards("warden")
    s.mutants = (1 << 7) - 1
    turn(s, A)
    play(s, A, "use warden.1", "use mutation-lab.1")
    assert (s.jailers, s.mutagens) == (cards("warden warden"), cards("mutation-lab"))
    assert refused(s, A, "use mutation-lab.1") == "no-effect"
    s.tilted = 0
    s.jailers = cards("warden") * 8
    assert refused(s, A, "use warden.1") == "no-effect"


# --- the Wing ---------------------------------------------------------------------------------


def wing(seats: int = 4) -> Table:
    """Cards in chambers 1 to 10; 11 and 12 are empty."""
    s = table(seats)
    names_of = "forge senator heir miner clinic sapper hacker foreman apprentice cathedral"
    fill(s, **{f"c{n + 1}": name for n, name in enumerate(names_of.split())})
    reserve(s, 1)
    return s


@rule("EXO-149", "EXO-195")
def test_v_24_add_influence_beside_an_own_negotiator() -> None:
    s = wing()
    build(s, A, "refinery", "courtesan")
    post(s, "core.1", "4-6")
    post(s, "core.2", "1-3")
    post(s, "bio.1", "11-12")
    turn(s, A, PLACED)
    play(s, A, "use courtesan.1")
    assert offered(s, A) == ["chamber 4", "chamber 6"]
    assert refused(s, A, "chamber 1") == "none-of-yours-beside"
    assert refused(s, A, "chamber 11") == "chamber-empty"
    play(s, A, "chamber 6")
    assert (zone(s, 6), zone(s, 4)) == ([2, 0, 0, 0], [0, 0, 0, 0])
    assert names(s.discard) == "courtesan"


@rule("EXO-198")
def test_add_influence_needs_a_negotiator_beside_a_card() -> None:
    s = wing()
    build(s, A, "refinery", "courtesan")
    post(s, "bio.1", "11-12")
    turn(s, A, PLACED)
    assert refused(s, A, "use courtesan.1") == "no-effect"


def conspiracy() -> Table:
    s = wing()
    build(s, A, "refinery", "conspirator")
    lay(s, 3, 0, 2)
    lay(s, 5, 0, 1)
    lay(s, 7, 0, 1, 2)
    turn(s, A, PLACED)
    play(s, A, "use conspirator.1")
    return s


@rule("EXO-281", "EXO-282")
def test_v_25_move_cubes_of_one_player_into_one_zone() -> None:
    s = conspiracy()
    assert offered(s, A) == ["player 2"]
    assert refused(s, A, "player 3") == "too-few-zones"
    play(s, A, "player 2")
    assert refused(s, A, "chamber 8") == "no-cube-there"
    play(s, A, "chamber 7")
    assert offered(s, A) == ["chamber 3", "chamber 5"]
    assert refused(s, A, "chamber 7") == "same-zone"
    assert refused(s, A, "chamber 1") == "no-cube-there"
    play(s, A, "chamber 3", "chamber 5")
    assert [zone(s, n) for n in (3, 5, 7)] == [[0, 1, 0, 0], [0, 0, 0, 0], [0, 3, 2, 0]]
    assert asked(s, A) == "take-turn"


@rule("EXO-282")
def test_move_cubes_one_alone_or_two_from_the_same_zone() -> None:
    s = conspiracy()
    play(s, A, "player 2", "chamber 7", "chamber 3", "done")
    assert zone(s, 7) == [0, 2, 2, 0]
    s = conspiracy()
    play(s, A, "player 2", "chamber 5", "chamber 3", "chamber 3")
    assert [zone(s, n) for n in (3, 5)] == [[0, 0, 0, 0], [0, 3, 0, 0]]


@rule("EXO-282")
def test_move_cubes_ends_when_no_other_zone_has_any() -> None:
    s = conspiracy()
    lay(s, 3, 0, -2)
    play(s, A, "player 2", "chamber 7")
    assert offered(s, A) == ["chamber 5"]
    play(s, A, "chamber 5")
    assert asked(s, A) == "take-turn"
    assert zone(s, 7) == [0, 2, 2, 0]


@rule("EXO-282")
def test_own_cubes_can_be_moved_too() -> None:
    s = conspiracy()
    lay(s, 1, 1)
    lay(s, 2, 1)
    assert offered(s, A) == ["player 1", "player 2"]


@rule("EXO-198")
def test_move_cubes_needs_two_zones_of_one_player() -> None:
    s = wing()
    build(s, A, "refinery", "conspirator")
    lay(s, 3, 0, 2)
    lay(s, 7, 0, 0, 2)
    turn(s, A, PLACED)
    assert refused(s, A, "use conspirator.1") == "no-effect"


@rule("EXO-093", "EXO-104", "EXO-198")
def test_v_19_remove_cubes_from_a_zone() -> None:
    s = wing(2)
    build(s, A, "lawless-zone")
    lay(s, 5, 1, 2)
    lay(s, 3, 0, 1)
    reserve(s, 2)
    turn(s, A, PLACED)
    play(s, A, "use lawless-zone.1")
    assert offered(s, A) == ["chamber 3", "chamber 5"]
    assert refused(s, A, "chamber 4") == "no-cube-there"
    play(s, A, "chamber 5")
    assert offered(s, A) == ["player 1", "player 2"]
    play(s, A, "player 2")
    assert zone(s, 5) == [1, 1]
    s.tilted = 0
    turn(s, A, PLACED)
    play(s, A, "use lawless-zone.1", "chamber 3")
    assert zone(s, 3) == [0, 0]
    run(s, RESOLVE_CHAMBERS)
    assert card("heir") in s.discard


@rule("EXO-198")
def test_remove_cubes_of_a_player_who_has_some_there_as_many_as_allowed() -> None:
    s = wing(3)
    lay(s, 5, 1, 3, 0)
    s.ask(A, RemoveFrom(card("lawless-zone"), 2))
    play(s, A, "chamber 5")
    assert offered(s, A) == ["player 1", "player 2"]
    assert refused(s, A, "player 3") == "no-cube-there"
    play(s, A, "player 2")
    assert offered(s, A) == ["amount 1", "amount 2"]
    assert refused(s, A, "amount 3") == "wrong-amount"
    play(s, A, "amount 2")
    assert zone(s, 5) == [1, 1, 0]


@rule("EXO-282")
def test_move_cubes_ends_with_the_last_one_allowed() -> None:
    s = wing(3)
    lay(s, 5, 1, 3, 0)
    lay(s, 6, 0, 1, 0)
    s.ask(A, ChooseCubes(card("conspirator"), 3))
    play(s, A, "player 2", "chamber 6", "chamber 5", "chamber 5")
    assert offered(s, A) == ["chamber 5", "done"]
    play(s, A, "chamber 5")
    assert (zone(s, 5), zone(s, 6)) == ([1, 0, 0], [0, 4, 0])
    assert s.over()


@rule("EXO-198")
def test_remove_cubes_needs_a_cube() -> None:
    s = wing(2)
    build(s, A, "lawless-zone")
    build(s, A, "refinery")
    turn(s, A, PLACED)
    assert refused(s, A, "use lawless-zone.1") == "no-effect"


@rule("EXO-092")
def test_v_21_swap_chambers_leaves_the_cubes_where_they_are() -> None:
    s = wing()
    build(s, A, "refinery", "hacker.2")
    lay(s, 2, 0, 2)
    turn(s, A, PLACED)
    play(s, A, "use hacker.2", "chamber 2")
    assert refused(s, A, "chamber 2") == "same-zone"
    assert refused(s, A, "chamber 11") == "chamber-empty"
    play(s, A, "chamber 7")
    assert (s.chambers[1], s.chambers[6]) == (card("hacker.1"), card("senator"))
    assert (zone(s, 2), zone(s, 7)) == ([0, 2, 0, 0], [0, 0, 0, 0])
    assert s.seats[A].reserve == 0


@rule("EXO-198")
def test_swap_chambers_needs_two_cards() -> None:
    s = table(2)
    build(s, A, "refinery", "hacker.2")
    fill(s, c3="forge")
    reserve(s, 1)
    turn(s, A, PLACED)
    assert refused(s, A, "use hacker.2") == "no-effect"


@rule("EXO-103")
@pytest.mark.parametrize(("marked", "winner"), [("A", A), ("AB", EMPTY), ("C", EMPTY), ("AC", A)])
def test_v_22_v_23_win_ties_for_the_only_marked_one_of_the_tied(marked: str, winner: int) -> None:
    s = wing(3)
    for number, letter in enumerate(marked):
        seat = "ABC".index(letter)
        build(s, seat, f"clinic.{number + 1}", f"ambassador.{number + 1}")
        s.seats[seat].reserve = 1
        turn(s, seat, PLACED)
        play(s, seat, f"use ambassador.{number + 1}")
        assert refused(s, seat, "chamber 11") == "chamber-empty"
        play(s, seat, "chamber 9")
    lay(s, 9, 3, 3, 1)
    run(s, RESOLVE_CHAMBERS)
    holders = [seat for seat, p in enumerate(s.seats) if card("apprentice") in p.hand]
    assert holders == ([] if winner == EMPTY else [winner])


# --- negotiators ------------------------------------------------------------------------------


@rule("EXO-288", "EXO-289")
def test_hide_negotiator_takes_all_unplaced_ones_into_the_hidden_hand() -> None:
    s = table(4)
    build(s, A, "clinic", "morphoplast")
    for name, where in (("theocrat.1", "1-2"), ("bio.1", "1-3"), ("core.1", "4-5")):
        post(s, name, where)
    turn(s, A, PLACING)
    play(s, A, "use morphoplast.1")
    p = s.seats[A]
    assert (p.home, p.rights) == ([], 1)
    assert p.concealed == [negotiator(f"{name}.1") for name in ("original", "architect", "deviant")]
    assert "hide 8-10" in offered(s, A)
    play(s, A, "hide 8-10", "send deviant.1")
    assert (s.owners[slot("8-10")], sum(s.cubes), p.rights) == (A, 0, 0)
    assert s.seen_by(B).table.seats[A].concealed == [EMPTY, EMPTY]


@rule("EXO-291", "EXO-198")
def test_each_activation_gives_one_right_while_placements_are_to_come() -> None:
    s = table(4)
    build(s, A, "dormitory", "morphoplast.1 morphoplast.2 morphoplast.3")
    for name, where in (("theocrat.1", "1-2"), ("bio.1", "1-3"), ("core.1", "4-5")):
        post(s, name, where)
    turn(s, A, PLACING)
    play(s, A, "use morphoplast.1", "use morphoplast.2")
    assert s.seats[A].rights == 2
    assert refused(s, A, "use morphoplast.3") == "no-effect"  # five of six are placed
    s = table(2)
    build(s, A, "dormitory", "morphoplast.1 miner")
    conceal(s, A, rights=5)
    turn(s, A, PLACING)
    assert refused(s, A, "use morphoplast.1") == ""
    post(s, "core.1", "1-2")
    assert refused(s, A, "use morphoplast.1") == "no-effect"


@rule("EXO-291")
def test_the_same_morphoplast_straightened_gives_another_right() -> None:
    s = table(2)
    build(s, A, "dormitory", "morphoplast nanotechnician")
    reserve(s, 1)
    turn(s, A, PLACING)
    play(s, A, "use morphoplast.1", "use nanotechnician.1", "target morphoplast.1")
    play(s, A, "use morphoplast.1")
    assert s.seats[A].rights == 2


@rule("EXO-116", "EXO-190")
@pytest.mark.parametrize(
    ("actions", "values"),
    [
        ("improve core.1, improve bio.1", ("2-1", "2-1")),
        ("improve core.1, improve core.1, branch 2-2", ("2-2", "1-1")),
        ("improve core.1, improve core.1, branch 3-1", ("3-1", "1-1")),
    ],
)
def test_improve_negotiator_gives_points_one_after_another(
    actions: str, values: tuple[str, str]
) -> None:
    s = table(2)
    hold(s, A, "diplomatic-academy")
    reserve(s, 4)
    turn(s, A)
    play(s, A, "integrate diplomatic-academy.1")
    assert refused(s, A, "improve core.2") == "not-your-negotiator"
    play(s, A, *actions.split(", "))
    assert (influence_of(s, "core.1"), influence_of(s, "bio.1")) == values
    assert asked(s, A) == ""


@rule("EXO-190")
def test_an_integration_ability_is_mandatory() -> None:
    s = table(2)
    hold(s, A, "diplomatic-academy heir")
    reserve(s, 4)
    turn(s, A)
    play(s, A, "integrate diplomatic-academy.1")
    for name in ("core", "bio"):
        assert {text.split()[0] for text in offered(s, A)} == {"improve"}
        play(s, A, f"improve {name}.1")
    assert refused(s, A, "use diplomatic-academy.1") == "only-when-integrated"


@rule("EXO-120")
def test_influence_by_an_ability_stays() -> None:
    s = table(2)
    influence(s, "core.1", "3-2")
    hold(s, A, "diplomatic-academy")
    reserve(s, 4)
    turn(s, A)
    play(s, A, "integrate diplomatic-academy.1", "improve core.1")
    assert influence_of(s, "core.1") == "3-3"
    assert refused(s, A, "improve core.1") == "strongest-already"


@rule("EXO-192", "EXO-195")
def test_every_ability_can_be_used_in_the_phases_of_its_card_alone() -> None:
    """A card alone on the table: what refuses it is not its phase, or it is the phase."""
    for number, ability in enumerate(KIT.technical):
        if ability is None or ability.kind not in (ACTIVATION, SACRIFICE) or ability.window:
            continue
        for stage, phase in ((PLACED, "negotiation"), (INTEGRATING, "integration")):
            s = table(2)
            name = KIT.cards[number]
            build(s, A, *([name] if KIT.is_module[number] else ["cathedral.3", name]))
            build(s, A, "refinery.3")
            hold(s, A, "heir.3")
            reserve(s, 9)
            turn(s, A, stage)
            why = refused(s, A, f"use {KIT.cards[number]}")
            other = "integration" if phase == "negotiation" else "negotiation"
            assert (why == f"only-in-{other}") == (phase not in ability.phases)


def test_events_name_what_was_done() -> None:
    s = table(2)
    build(s, A, "clinic", "surgeon")
    build(s, B, "hideout", "heir")
    s.mutants = 1 << card("heir")
    turn(s, A)
    play(s, A, "use surgeon.1", "target heir.1")
    assert told(s) == ["use", "cure", "gain"]


@rule("EXO-191", "EXO-198")
def test_what_cannot_be_done_is_lost_and_the_rest_is_done() -> None:
    s = table(2)
    build(s, A, "clinic", "surgeon")
    run(s, CarryOut(A, card("surgeon"), 0))
    assert told(s) == ["lost", "gain"], "there is no Mutant to cure"
    assert s.seats[A].reserve == 2
