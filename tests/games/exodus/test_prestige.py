"""Phase 5: what prestige abilities score, and the hand cards that are kept."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablee.engine.events import EVERYBODY, SPECTATOR
from tablee.games.exodus.edition import DATA, checked
from tablee.games.exodus.founding import LAY_DISCARDS
from tablee.games.exodus.kit import Kit
from tablee.games.exodus.prestige import CHECK_HANDS, REORGANISE, SCORE_PRESTIGE
from tablee.games.exodus.setup import empty_table
from tablee.games.exodus.state import AFFINITIES, HOSPITALS, MAJORITIES, SOURCES, VAULTS, Table
from tests.games.editions import changed, set_fields
from tests.games.exodus.positions import (
    OWN_TURN,
    build,
    card,
    cards,
    equip,
    hold,
    names,
    offered,
    play,
    refused,
    run,
    table,
)
from tests.rules import rule

A, B, C, D = range(4)


def mutate(s: Table, crews: str) -> None:
    for crew in cards(crews):
        s.mutants |= 1 << crew


def scored(s: Table, seat: int = A) -> dict[str, int]:
    """Points by source, where there are any."""
    run(s, SCORE_PRESTIGE)
    points = s.seats[seat].points
    return {name: points[source] for source, name in enumerate(SOURCES) if points[source]}


# --- reorganising -----------------------------------------------------------------------------


@rule("EXO-141", "EXO-220", "EXO-225")
def test_v_62_one_crew_moves_so_that_all_three_modules_score() -> None:
    s = table(2)
    build(s, A, "forge", "heir.1 heir.2")
    build(s, A, "senate-dome", "heir.3")
    build(s, A, "orbital-shipyard")
    run(s, REORGANISE, SCORE_PRESTIGE)
    play(s, A, "arrange", "house forge.1", "house senate-dome.1", "house orbital-shipyard.1")
    assert s.over()
    assert s.seats[A].points[AFFINITIES] == 1 + 4 + 3


@rule("EXO-145", "EXO-144")
@pytest.mark.parametrize(("module", "berths"), [("refinery", 2), ("dormitory", 3)])
def test_no_module_takes_more_crews_than_it_has_berths(module: str, berths: int) -> None:
    s = table(2)
    build(s, A, "archives.1", "heir.1 heir.2")
    build(s, A, "archives.2", "novice.1 novice.2")
    build(s, A, module)
    run(s, REORGANISE)
    play(s, A, "arrange")
    for _ in range(berths):
        assert f"house {module}.1" in offered(s, A)
        play(s, A, f"house {module}.1")
    assert refused(s, A, f"house {module}.1") == "module-full"
    while not s.over():
        play(s, A, offered(s, A)[0])
    assert s.seats[A].homes.count(card(module)) == berths
    assert len(s.seats[A].homes) == 4


@rule("EXO-220")
def test_all_reorganise_at_the_same_time_and_in_secret() -> None:
    s = table(3)
    for seat in (A, B):
        build(s, seat, f"forge.{seat + 1}", f"miner.{seat + 1}")
        build(s, seat, f"clinic.{seat + 1}")
    build(s, C, "hideout", "heir")  # there is nothing to reorganise
    run(s, REORGANISE, SCORE_PRESTIGE)
    assert s.acting() == (A, B)
    play(s, A, "arrange", "house clinic.1")
    assert s.seats[A].homes == cards("clinic.1")
    for viewer in (B, C, SPECTATOR):
        assert s.seen_by(viewer).table.seats[A].homes == cards("forge.1")
    assert [p.score() for p in s.seats] == [0, 0, 0]
    play(s, B, "done")
    assert s.seen_by(C).table.seats[A].homes == cards("clinic.1")
    assert [p.score() for p in s.seats] == [0, 2, 0]


@rule("EXO-221", "EXO-196")
def test_v_68_no_ability_and_no_gem_moves_while_all_reorganise() -> None:
    s = table(2)
    equip(s, A)
    run(s, REORGANISE)
    assert offered(s, A) == ["arrange", "done"]
    assert [text for text in OWN_TURN if not refused(s, A, text)] == ["arrange"]
    play(s, A, "arrange")
    assert {text.split()[0] for text in offered(s, A)} == {"house"}
    assert all(refused(s, A, text) for text in OWN_TURN)


# --- affinities -------------------------------------------------------------------------------


@rule("EXO-201", "EXO-202")
def test_v_60_an_affinity_counts_itself_and_all_others_of_the_ark() -> None:
    s = table(2)
    build(s, A, "cathedral", "novice convert.1")
    build(s, A, "refinery", "convert.2")
    build(s, B, "conversion-centre", "convert.3")
    assert scored(s) == {"affinities": 4}
    assert s.seats[B].score() == 0


@rule("EXO-201")
def test_an_affinity_is_worth_as_much_as_its_card_says(tmp_path: Path) -> None:
    double = {"kind": "affinity", "x": 2, "y": {"caste": "core"}}
    change = set_fields("forge", prestige_ability=double, provenance="reconstructed")
    s = empty_table(Kit(checked(changed(DATA, tmp_path, "cards", "cards", change)), 2))
    build(s, A, "forge", "miner worker")
    assert scored(s) == {"affinities": 2 * 3}


@rule("EXO-203")
def test_v_61_modules_without_crew_count_for_others() -> None:
    s = table(2)
    build(s, A, "refinery", "engineer")
    build(s, A, "dormitory", "miner")
    build(s, A, "clinic")
    build(s, A, "archives")
    assert scored(s) == {"affinities": 4}


@rule("EXO-200", "EXO-148", "EXO-225")
def test_a_module_without_crew_does_not_score() -> None:
    s = table(2)
    build(s, A, "cathedral")
    build(s, A, "conversion-centre", "novice")
    assert scored(s) == {}
    build(s, A, "cathedral.2", "heir")
    assert scored(s) == {"affinities": 4}


@rule("EXO-206")
def test_each_copy_scores_its_own_ability() -> None:
    s = table(2)
    build(s, A, "forge.1", "miner.1")
    build(s, A, "forge.2", "union-delegate.1 union-delegate.2")
    assert scored(s) == {"affinities": 2 * 5, "majorities": 2 * 4}


@rule("EXO-199", "EXO-200")
def test_tilted_cards_count_and_score() -> None:
    s = table(2)
    build(s, A, "forge", "miner")
    s.tilted = 1 << card("forge") | 1 << card("miner")
    assert scored(s) == {"affinities": 2}


@rule("EXO-181", "EXO-201")
def test_an_affinity_with_mutants_counts_the_tokens_in_the_own_ark() -> None:
    s = table(2)
    build(s, A, "refinery", "geneticist heir.1")
    build(s, B, "archives", "heir.2")
    mutate(s, "heir.1 heir.2")
    assert scored(s) == {"affinities": 1}


# --- majorities -------------------------------------------------------------------------------


@rule("EXO-204", "EXO-205")
@pytest.mark.parametrize(("own", "points"), [(2, 0), (3, 0), (4, 4)])
def test_v_63_a_majority_is_strict(own: int, points: int) -> None:
    s = table(3)
    core = ["union-delegate.1", "miner.1", "mechanic.1", "worker.1"][:own]
    build(s, A, "archives.1", " ".join(core[:2]))
    build(s, A, "archives.2", " ".join(core[2:]))
    build(s, B, "refinery", "miner.2 miner.3")
    assert scored(s).get("majorities", 0) == points


@rule("EXO-204")
@pytest.mark.parametrize("rival", [B, C, D])
def test_every_other_player_can_keep_one_from_a_majority(rival: int) -> None:
    s = table(4)
    build(s, A, "archives", "union-delegate miner")
    build(s, rival, "refinery", "miner.2")
    assert scored(s) == {}
    s.seats[rival].crews, s.seats[rival].homes = [], []
    assert scored(s) == {"majorities": 4}


@rule("EXO-153", "EXO-225", "EXO-205")
def test_v_63_vacant_crews_do_not_count() -> None:
    s = table(2)
    build(s, A, "archives.1", "union-delegate.1 miner.1")
    build(s, A, "archives.2", "mechanic.1")
    build(s, B, "refinery", "miner.2 miner.3")
    s.seats[A].vacant = cards("worker.1")
    assert scored(s) == {}
    s.seats[B].vacant = [s.seats[B].crews.pop()]
    s.seats[B].homes.pop()
    assert scored(s) == {"majorities": 4}


@rule("EXO-205")
def test_of_two_that_are_equal_neither_gets_the_points() -> None:
    s = table(3)
    build(s, A, "archives.1", "high-priest.1")
    build(s, B, "archives.2", "high-priest.2")
    assert scored(s) == {}
    assert s.seats[B].score() == 0
    build(s, A, "sanctuary")
    assert scored(s) == {"majorities": 4}


@rule("EXO-153", "EXO-225")
def test_a_vacant_crew_scores_nothing_itself() -> None:
    s = table(2)
    build(s, A, "archives", "heir")
    s.seats[A].vacant = cards("engineer preacher")
    assert scored(s) == {}


@rule("EXO-178")
def test_prisoners_count_for_nobody() -> None:
    s = table(2)
    build(s, A, "forge", "heir")
    s.seats[A].prison = cards("miner")
    s.seats[B].prison = cards("mechanic")
    assert scored(s) == {"affinities": 1}


# --- Vaults and Hospitals ---------------------------------------------------------------------


@rule("EXO-209", "EXO-210", "EXO-213", "EXO-225")
@pytest.mark.parametrize(("crew", "points"), [("heir", {"vaults": 4}), ("", {})])
def test_v_66_a_staffed_vault_scores_its_gems_which_stay(crew: str, points: dict[str, int]) -> None:
    s = table(2)
    build(s, A, "hideout", crew)
    s.seats[A].stored = [4]
    s.seats[A].reserve = 7
    assert scored(s) == points
    assert (s.seats[A].stored, s.seats[A].reserve) == ([4], 7)


@rule("EXO-212")
def test_v_64_secondary_mutants_do_not_count_in_a_hospital() -> None:
    s = table(2)
    build(s, A, "clinic", "chimera worker")
    build(s, A, "refinery", "heir")
    mutate(s, "chimera worker heir")
    assert scored(s) == {"hospitals": 2}


@rule("EXO-145", "EXO-212", "EXO-213")
def test_v_65_a_hospital_with_three_berths() -> None:
    s = table(2)
    build(s, A, "regeneration-hospital", "chimera.1 chimera.2 heir")
    mutate(s, "chimera.1 chimera.2 heir")
    assert scored(s) == {"hospitals": 6}


@rule("EXO-200", "EXO-201", "EXO-203", "EXO-209", "EXO-212")
def test_v_67_a_whole_ark() -> None:
    s = table(2)
    build(s, A, "cathedral", "novice convert")
    build(s, A, "clinic", "chimera geneticist")
    build(s, A, "hideout", "engineer")
    build(s, A, "refinery")
    mutate(s, "chimera geneticist")
    s.seats[A].stored[2] = 3
    assert scored(s) == {"affinities": 3 + 2 + 4, "hospitals": 4, "vaults": 3}
    assert s.seats[A].score() == 16


@rule("EXO-222", "EXO-223")
def test_all_are_scored_on_the_same_position_in_turn_order() -> None:
    results = []
    for order in ("ABC", "CBA", "BCA"):
        s = table(3, order)
        for seat in (A, B, C):
            build(s, seat, f"forge.{seat + 1}", f"union-delegate.{seat + 1} worker.{seat + 1}")
        build(s, B, "refinery")
        run(s, SCORE_PRESTIGE)
        assert s.events is not None
        told = list(dict.fromkeys(event.seat for event in s.events))
        assert told == ["ABC".index(letter) for letter in order]
        results.append([p.points for p in s.seats])
    assert results[0] == results[1] == results[2]
    assert [p[AFFINITIES] for p in results[0]] == [3, 4, 3]
    assert [p[MAJORITIES] for p in results[0]] == [0, 4, 0]


@rule("EXO-224")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_abilities_score_in_every_round(number: int) -> None:
    s = table(2)
    s.round = number
    build(s, A, "forge", "miner")
    build(s, A, "clinic", "heir")
    build(s, A, "hideout", "worker")
    mutate(s, "heir")
    s.seats[A].stored[2] = 1
    for times in (1, 2):
        run(s, SCORE_PRESTIGE)
        points = s.seats[A].points
        assert points[AFFINITIES] == 3 * times
        assert (points[HOSPITALS], points[VAULTS]) == (2 * times, times)


@rule("EXO-232", "EXO-233")
def test_gems_hand_cards_prisoners_and_vacant_crews_give_no_points() -> None:
    s = table(2)
    s.seats[A].reserve = 20
    s.seats[A].vacant = cards("senator")
    s.seats[A].prison = cards("chancellor")
    hold(s, A, "heir")
    assert scored(s) == {}
    assert s.seats[A].score() == 0


# --- hand cards -------------------------------------------------------------------------------


def returned(number: int = 2) -> Table:
    """V-48: a Chancellor came back after A's turn; B has two cards as well."""
    s = table(3, "BAC")
    s.round = number
    hold(s, A, "miner chancellor", known_to=EVERYBODY)
    hold(s, B, "clinic convert heir")
    hold(s, C, "sapper")
    run(s, CHECK_HANDS, LAY_DISCARDS)
    return s


@rule("EXO-226", "EXO-063", "EXO-014")
def test_v_48_who_holds_several_cards_keeps_one_of_choice() -> None:
    s = returned()
    assert s.acting() == (A, B)
    assert offered(s, A) == ["keep chancellor.1", "keep miner.1"]
    assert refused(s, A, "keep heir.1") == "not-in-hand"
    play(s, A, "keep chancellor.1")
    assert s.seen_by(SPECTATOR).table.discard == []
    assert s.seen_by(C).table.seats[A].chosen == []
    assert names(s.seen_by(C).table.seats[A].hand) == "miner chancellor"
    play(s, B, "keep heir.1")
    assert s.over()
    assert [names(p.hand) for p in s.seats] == ["chancellor", "heir", "sapper"]
    assert names(s.discard) == "clinic miner"  # in turn order
    assert card("convert") in s.piles[1]
    assert [p.reserve for p in s.seats] == [0, 0, 0]


@rule("EXO-226")
def test_v_48_after_round_4_nothing_is_discarded() -> None:
    s = returned(4)
    assert s.over()
    assert names(s.seats[A].hand) == "miner chancellor"


@rule("EXO-221", "EXO-196")
def test_v_68_nothing_else_can_be_done_meanwhile() -> None:
    s = table(2)
    equip(s, A)
    run(s, CHECK_HANDS, LAY_DISCARDS)
    assert {text.split()[0] for text in offered(s, A)} == {"keep"}
    assert all(refused(s, A, text) for text in OWN_TURN)
