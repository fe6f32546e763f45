"""Caste abilities: Jailer tokens and the prison, Mutagens and Mutants."""

from __future__ import annotations

import pytest

from tablee.engine.events import EVERYBODY
from tablee.games.exodus.state import Table
from tablee.games.exodus.turns import INTEGRATING, PLACED
from tests.games.exodus.positions import (
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
    table,
    told,
    turn,
)
from tests.rules import rule

A, B = range(2)


# --- Jailer -----------------------------------------------------------------------------------


@rule("EXO-170")
def test_a_jailer_token_comes_with_the_card() -> None:
    s = table(2)
    build(s, A, "clinic")
    reserve(s, 4)
    hold(s, A, "senator")
    turn(s, A)
    play(s, A, "integrate senator.1")
    assert (s.jailers, s.jailer_supply()) == ([card("senator")], 7)


@rule("EXO-006", "EXO-171")
def test_v_50_without_a_token_in_the_supply_the_ability_is_lost() -> None:
    s = table(2)
    build(s, A, "clinic")
    build(s, B, "senate-dome")
    s.jailers = [card("senate-dome")] * 8
    reserve(s, 4, 5)
    hold(s, A, "senator")
    turn(s, A)
    play(s, A, "integrate senator.1")
    assert (s.seats[A].score(), card("senator") in s.jailers) == (5, False)
    turn(s, B)
    play(s, B, "imprison senate-dome.1", "target senator.1")
    assert (s.jailer_supply(), card("senator") in s.jailers) == (1, False)


def jail(stage: int = PLACED) -> Table:
    s = table(2)
    build(s, A, "senate-dome", "warden")
    build(s, B, "clinic.1", "geneticist worker.1")
    s.jailers = cards("warden warden")
    s.mutagens = [card("geneticist")]
    s.mutants = 1 << card("geneticist")
    reserve(s, 5, 0)
    turn(s, A, stage)
    return s


@rule("EXO-172", "EXO-173", "EXO-174", "EXO-176")
@pytest.mark.parametrize("stage", [PLACED, INTEGRATING])
def test_v_51_a_token_and_a_gem_imprison_a_crew(stage: int) -> None:
    s = jail(stage)
    play(s, A, "imprison warden.1")
    assert offered(s, A) == ["target warden.1", "target geneticist.1", "target worker.1"]
    assert refused(s, A, "target clinic.1") == "only-crews"
    assert refused(s, A, "target heir.1") == "not-in-play"
    play(s, A, "target geneticist.1")
    assert names(s.seats[A].prison) == "geneticist"
    assert names(s.seats[B].crews) == "worker"
    assert (s.mutagens, s.mutants, s.jailers) == ([], 0, [card("warden")])
    assert s.seats[A].reserve == 4
    assert (s.mutagen_supply(), s.jailer_supply()) == (8, 7)


@rule("EXO-161", "EXO-172", "EXO-175", "EXO-179")
def test_v_52_a_prisoner_is_released_into_the_hand_of_the_jailer() -> None:
    s = jail(INTEGRATING)
    play(s, A, "imprison warden.1", "target geneticist.1", "release warden.1")
    assert offered(s, A) == ["target geneticist.1"]
    assert refused(s, A, "target worker.1") == "not-in-your-prison"
    play(s, A, "target geneticist.1")
    p = s.seats[A]
    assert (names(p.hand), p.known_to, p.prison) == ("geneticist", [EVERYBODY], [])
    assert (p.reserve, s.jailers) == (3, [])
    play(s, A, "integrate geneticist.1")
    assert (p.score(), p.reserve, s.mutagens) == (1, 0, [card("geneticist")])
    assert home_of(s, "geneticist") == "senate-dome.1"


@rule("EXO-161", "EXO-174", "EXO-175")
def test_v_53_an_own_crew_can_be_imprisoned_and_integrated_again() -> None:
    s = table(2)
    build(s, A, "clinic", "senator")
    build(s, A, "senate-dome")
    s.jailers = cards("senate-dome senate-dome")
    s.tilted = 1 << card("senator")
    reserve(s, 6)
    turn(s, A)
    play(s, A, "imprison senate-dome.1", "target senator.1", "release senate-dome.1")
    play(s, A, "target senator.1", "integrate senator.1", "house clinic.1")
    p = s.seats[A]
    assert (p.reserve, p.score(), s.jailers, s.tilted) == (0, 5, [card("senator")], 0)


@rule("EXO-161")
def test_a_released_crew_has_its_integration_ability_again() -> None:
    s = jail(INTEGRATING)
    s.seats[A].prison = [card("chimera")]
    play(s, A, "release warden.1", "target chimera.1", "integrate chimera.1")
    assert s.mutants >> card("chimera") & 1


@rule("EXO-174")
def test_the_crew_that_carries_the_token_can_be_imprisoned_with_it() -> None:
    s = jail()
    play(s, A, "imprison warden.1", "target warden.1")
    assert names(s.seats[A].prison) == "warden"
    assert s.jailer_supply() == 8


@rule("EXO-172", "EXO-178")
def test_without_token_gem_crew_or_prisoner_nothing_is_imprisoned_or_released() -> None:
    s = jail()
    assert refused(s, A, "imprison senate-dome.1") == "no-jailer-there"
    assert refused(s, A, "release senate-dome.1") == "no-jailer-there"
    s.jailers.append(card("clinic.1"))
    assert refused(s, A, "imprison clinic.1") == "no-jailer-there", "it is on a card of another"
    assert refused(s, A, "release warden.1") == "prison-empty"
    s.seats[B].prison = [card("heir")]
    assert refused(s, A, "release warden.1") == "prison-empty"
    reserve(s, 0)
    assert refused(s, A, "imprison warden.1") == "cannot-pay"
    assert refused(s, A, "release warden.1") == "cannot-pay"
    s = table(2)
    build(s, A, "senate-dome")
    s.jailers = [card("senate-dome")]
    reserve(s, 1)
    hold(s, A, "heir")
    turn(s, A)
    assert refused(s, A, "imprison senate-dome.1") == "no-crew-in-play"


@rule("EXO-153", "EXO-154", "EXO-159")
def test_a_vacant_crew_cannot_be_imprisoned_nor_its_token_be_spent() -> None:
    s = jail()
    p = s.seats[A]
    p.vacant, p.crews, p.homes = p.crews, [], []
    assert refused(s, A, "imprison warden.1") == "no-jailer-there"
    p.modules.append(card("hideout"))
    p.stored.append(0)
    s.jailers.append(card("hideout"))
    play(s, A, "imprison hideout.1")
    assert refused(s, A, "target warden.1") == "not-in-play"
    assert s.jailer_supply() == 6


@rule("EXO-178")
def test_prisoners_count_for_nothing_and_a_prison_has_no_limit() -> None:
    s = jail()
    s.seats[A].prison = cards("merchant miner refinery.1 heir sapper hacker")
    assert refused(s, A, "use miner.1") == "not-in-your-ark"
    play(s, A, "imprison warden.1", "target worker.1")
    assert len(s.seats[A].prison) == 7
    assert s.seats[A].controls() == cards("senate-dome warden")


# --- Mutagen ----------------------------------------------------------------------------------


@rule("EXO-006", "EXO-179")
def test_a_mutagen_comes_with_the_card_while_there_is_one() -> None:
    s = table(2)
    build(s, A, "clinic")
    hold(s, A, "lab-assistant.1 lab-assistant.2")
    reserve(s, 2)
    s.mutants = (1 << 7) - 1
    turn(s, A)
    play(s, A, "integrate lab-assistant.1")
    assert (s.mutagens, s.mutagen_supply()) == ([card("lab-assistant.1")], 0)
    play(s, A, "integrate lab-assistant.2")
    assert s.mutagens == [card("lab-assistant.1")]
    assert told(s)[-1] == "lost"


@rule("EXO-180", "EXO-181", "EXO-182")
@pytest.mark.parametrize("stage", [PLACED, INTEGRATING])
def test_v_54_a_mutagen_makes_any_crew_a_mutant_but_none_twice(stage: int) -> None:
    s = table(2)
    build(s, A, "mutation-lab")
    build(s, B, "clinic", "worker.1 heir")
    s.mutagens = cards("mutation-lab mutation-lab")
    turn(s, A, stage)
    play(s, A, "mutate mutation-lab.1", "target worker.1")
    assert s.mutants == 1 << card("worker.1")
    assert s.mutagens == cards("mutation-lab")
    assert (s.seats[A].reserve, s.mutagen_supply()) == (0, 6)
    play(s, A, "mutate mutation-lab.1")
    assert refused(s, A, "target worker.1") == "mutant-already"
    assert refused(s, A, "target clinic.1") == "only-crews"
    assert offered(s, A) == ["target heir.1"]


@rule("EXO-180", "EXO-182")
def test_a_mutagen_may_stay_on_its_own_crew() -> None:
    s = table(2)
    build(s, A, "hideout", "geneticist")
    s.mutagens = cards("geneticist geneticist")
    s.jailers = cards("geneticist")
    hold(s, A, "heir")
    turn(s, A)
    play(s, A, "mutate geneticist.1", "target geneticist.1")
    assert s.mutants == 1 << card("geneticist")
    assert s.mutagens == s.jailers == cards("geneticist"), "it may carry all kinds of tokens"
    assert refused(s, A, "mutate geneticist.1") == "no-crew-to-mutate"


@rule("EXO-180")
def test_only_own_mutagens_can_be_used() -> None:
    s = table(2)
    build(s, A, "hideout", "heir")
    build(s, B, "clinic")
    s.mutagens = [card("clinic")]
    hold(s, A, "miner")
    turn(s, A)
    assert refused(s, A, "mutate clinic.1") == "no-mutagen-there"
