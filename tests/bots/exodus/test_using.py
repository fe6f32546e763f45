"""Which abilities and tokens the bot uses, and on whom."""

from __future__ import annotations

from tablee.bots.expert.exodus.outlook.abilities import EACH
from tablee.bots.expert.exodus.using import AIMED, NOW, mutant_gain
from tablee.games.exodus.abilities.powers import BY_VERB
from tablee.games.exodus.abilities.reading import DEEDS
from tablee.games.exodus.state import Table
from tablee.games.exodus.turns import PLACED
from tests.bots.exodus.tables import outlook, said, say, turn_of
from tests.games.exodus.positions import build, card, hold, table, take_out, turn

ON_THE_WING = {
    "add_influence",
    "move_cubes",
    "remove_cubes",
    "swap_chambers",
    "win_ties",
}
BY_THEMSELVES = {"discount", "improve_negotiator"}
"""The plan uses discounts; influence comes with the card."""


def test_every_verb_of_the_cards_is_weighed() -> None:
    assert set(EACH) == set(DEEDS)
    assert set(BY_VERB) == set(NOW) | set(AIMED) | ON_THE_WING | BY_THEMSELVES


# --- gems and cards ---------------------------------------------------------------------------


def test_a_card_is_drawn_whenever_it_is_free() -> None:
    s = table(seats=3)
    build(s, 0, "black-market", "heir")
    turn(s, 0, PLACED)
    assert said(s) == "use black-market.1"


def test_three_gems_are_not_given_for_a_card_early() -> None:
    s = table(seats=3)
    build(s, 0, "refinery", "merchant")
    s.seats[0].reserve = 3
    s.tilted |= 1 << card("refinery")
    turn(s, 0)
    assert "use merchant.1" not in turn_of(s)


def test_a_good_module_is_taken_from_the_discard_pile() -> None:
    s = table(seats=3)
    build(s, 0, "archives", "heir")
    s.seats[0].reserve = 1
    take_out(s, card("black-market"))
    s.discard.append(card("black-market"))
    turn(s, 0)
    assert said(s) == "use archives.1"


def test_the_best_crew_of_the_discard_pile_is_chosen() -> None:
    s = table(seats=3)
    build(s, 0, "genotheque", "heir")
    s.seats[0].reserve = 1
    for name in ("hacker", "chancellor", "merchant"):
        take_out(s, card(name))
        s.discard.append(card(name))
    turn(s, 0)
    assert [say(s), said(s)] == ["use genotheque.1", "target chancellor.1"]


def test_gems_are_stolen_from_who_has_most() -> None:
    s = table(seats=3)
    build(s, 0, "refinery", "smuggler")
    s.tilted |= 1 << card("refinery")
    s.seats[1].reserve = 1
    s.seats[2].reserve = 5
    turn(s, 0)
    assert [say(s), say(s), said(s)] == ["use smuggler.1", "player 3", "amount 2"]


def test_the_worst_card_is_exchanged_for_the_best() -> None:
    s = table(seats=2)
    build(s, 0, "secret-services", "heir")
    s.seats[0].reserve = 1
    hold(s, 0, "lab-assistant")
    hold(s, 1, "refinery hacker")
    turn(s, 0, PLACED)
    expected = ["use secret-services.1", "player 2", "give lab-assistant.1", "take refinery.1"]
    assert [say(s) for _ in range(4)] == expected


def test_a_good_card_is_not_exchanged_for_a_bad_one() -> None:
    s = table(seats=2)
    build(s, 0, "secret-services", "heir")
    s.seats[0].reserve = 1
    hold(s, 0, "black-market")
    hold(s, 1, "lab-assistant")
    turn(s, 0, PLACED)
    assert said(s) != "use secret-services.1"


# --- secondary crews --------------------------------------------------------------------------


def test_a_convert_becomes_a_priest() -> None:
    s = table(seats=3)
    build(s, 0, "refinery", "high-priest convert")
    s.tilted |= 1 << card("refinery")
    s.seats[0].reserve = 1
    turn(s, 0)
    assert said(s) == "use high-priest.1"


def test_a_worker_whom_others_count_is_not_sacrificed_for_two_gems() -> None:
    s = table(seats=3)
    s.round = 2
    build(s, 0, "forge", "mechanic worker")
    build(s, 0, "dormitory", "foreman")
    turn(s, 0)
    assert "use mechanic.1" not in turn_of(s)


# --- Mutants ----------------------------------------------------------------------------------


def bio(beds: bool) -> Table:
    s = table(seats=2)
    build(s, 0, "clinic" if beds else "archives", "lab-assistant")
    build(s, 1, "clinic.2", "heir senator")
    s.mutagens.append(card("lab-assistant"))
    return s


def test_a_mutagen_makes_a_patient_for_an_own_bed() -> None:
    s = bio(beds=True)
    turn(s, 0)
    assert [say(s), said(s)] == ["mutate lab-assistant.1", "target lab-assistant.1"]


def test_without_a_bed_the_token_waits_and_nobody_else_gets_a_patient() -> None:
    s = bio(beds=False)
    turn(s, 0)
    assert "mutate lab-assistant.1" not in turn_of(s)
    assert mutant_gain(outlook(s), card("senator")) < 0


def test_another_players_patient_is_cured_and_no_own_one() -> None:
    s = table(seats=2)
    build(s, 0, "clinic", "surgeon heir")
    build(s, 1, "clinic.2", "senator")
    s.mutants |= 1 << card("heir") | 1 << card("senator")
    turn(s, 0)
    assert [say(s), said(s)] == ["use surgeon.1", "target senator.1"]


def test_the_own_patient_is_not_cured_early_for_two_gems() -> None:
    s = table(seats=2)
    build(s, 0, "clinic", "surgeon heir")
    s.mutants |= 1 << card("heir")
    turn(s, 0)
    assert "use surgeon.1" not in turn_of(s)


def test_the_inquisitor_spares_the_own_mutants() -> None:
    s = table(seats=2)
    build(s, 0, "clinic", "inquisitor geneticist")
    s.mutants |= 1 << card("geneticist")
    s.seats[0].reserve = 3
    turn(s, 0)
    assert "use inquisitor.1" not in turn_of(s)


# --- other Arks -------------------------------------------------------------------------------


def jailing(round_: int) -> Table:
    s = table(seats=2)
    s.round = round_
    build(s, 0, "refinery", "senator")
    s.tilted |= 1 << card("refinery")
    build(s, 1, "dormitory", "engineer worker")
    build(s, 1, "hideout")
    build(s, 1, "clinic")
    s.jailers.append(card("senator"))
    s.seats[0].reserve = 1
    return s


def test_the_crew_is_imprisoned_that_its_owner_misses_most() -> None:
    s = jailing(2)
    turn(s, 0)
    assert [say(s), said(s)] == ["imprison senator.1", "target engineer.1"]


def test_prisoners_are_taken_in_the_integration_not_before() -> None:
    s = jailing(2)
    turn(s, 0, PLACED)
    assert said(s) == "end"


def test_no_own_crew_is_imprisoned() -> None:
    s = table(seats=2)
    build(s, 0, "refinery", "senator")
    s.tilted |= 1 << card("refinery")
    s.jailers.append(card("senator"))
    s.seats[0].reserve = 3
    turn(s, 0)
    assert "imprison senator.1" not in turn_of(s)


def test_modules_of_others_are_destroyed_and_no_own_ones() -> None:
    s = table(seats=2)
    s.round = 2
    build(s, 0, "refinery", "sapper")
    s.tilted |= 1 << card("refinery")
    build(s, 1, "hideout", "engineer heir")
    s.seats[1].stored[0] = 4
    s.seats[0].reserve = 2
    turn(s, 0)
    assert [say(s), said(s)] == ["use sapper.1", "target hideout.1"]
    s = table(seats=2)
    build(s, 0, "refinery", "sapper")
    s.tilted |= 1 << card("refinery")
    s.seats[0].reserve = 5
    turn(s, 0)
    assert "use sapper.1" not in turn_of(s)


def test_modules_are_protected_only_from_somebody() -> None:
    s = table(seats=2)
    build(s, 0, "shield-generator", "heir")
    turn(s, 0)
    assert "use shield-generator.1" not in turn_of(s)
    build(s, 1, "clinic", "sapper")
    turn(s, 0)
    assert said(s) == "use shield-generator.1"


def test_the_best_card_is_straightened() -> None:
    s = table(seats=2)
    build(s, 0, "refinery", "nanotechnician miner")
    s.tilted |= 1 << card("refinery") | 1 << card("miner")
    s.seats[0].reserve = 1
    turn(s, 0)
    assert [say(s), said(s)] == ["use nanotechnician.1", "target refinery.1"]
