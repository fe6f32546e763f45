"""Every question says why it refuses what it does not offer."""

from __future__ import annotations

import pytest

from tablee.games.ai_100_human.actions import CARD_NAMES
from tablee.games.ai_100_human.rounds import (
    CHOOSE_CARDS,
    DISCARD_RESERVES,
    PICK_CARDS,
    PLACE_CARDS,
    PREPARE_OBJECTIVES,
    REDRAW,
    SCORE_FACES,
    TAKE_CARD,
)
from tablee.games.ai_100_human.state import Player, Table
from tests.games.ai_100_human.positions import (
    asked,
    card,
    deal,
    first_answers,
    game,
    grid,
    place_all,
    play,
    player,
    run,
    table,
)
from tests.games.refusals import Reasons, counted, reasons
from tests.rules import rule


def refused(s: Table, question: str) -> Reasons:
    """What the first player is refused when asked this question."""
    assert asked(s, 0) == question
    return reasons(game(len(s.seats)), s, 0)


def all_but(*names: str) -> list[str]:
    return [name for name in CARD_NAMES if name not in names]


# --- setting up and drafting ------------------------------------------------------------------


@rule("AIH-009")
def test_only_a_face_of_the_own_ai_card_is_chosen() -> None:
    assert counted(refused(deal(3), "choose-face")) == {"face": {"not-your-face": 10}}


@rule("AIH-020")
def test_only_dealt_cards_are_kept_in_ascending_order() -> None:
    s = deal(3)
    first_answers(s, "keep-card")
    p = s.seats[0]
    assert counted(refused(s, "keep-card")) == {"keep": {"in-order": 1, "not-in-hand": 116}}
    low, *_ = sorted(p.pack)
    play(s, 0, f"keep {CARD_NAMES[low]}")
    assert counted(refused(s, "keep-card")) == {"keep": {"not-in-hand": 117}}


@rule("AIH-024", "AIH-154")
def test_only_cards_of_the_pack_are_picked_and_dropped() -> None:
    pack = "010 020 030"
    s = run(table(player(pack=pack), player(pack="040 050 060")), PICK_CARDS)
    assert refused(s, "pick-card") == {"pick": {"not-in-pack": all_but("010", "020", "030")}}
    play(s, 0, "pick 020")
    assert refused(s, "drop-card") == {"discard": {"not-in-pack": all_but("010", "030")}}


@rule("AIH-178")
def test_only_cards_of_the_line_are_taken() -> None:
    s = table(
        player(),
        grid=grid("a1 001, a2 052, a3 020, b1 002, b2 078, b3 021, c1 003, c2 026, c3 120"),
        headers=[1, 4, 3, 0, 2, 5],
        standee=4,
    )
    run(s, TAKE_CARD)
    assert refused(s, "take-from-grid") == {"pick": {"not-in-line": all_but("002", "078", "021")}}


# --- the card of the turn ---------------------------------------------------------------------


def choosing(p: Player) -> Table:
    others = [player(reserve="005"), player(reserve="006")]
    return run(table(p, *others, deck="001 050 060 070"), CHOOSE_CARDS, REDRAW)


@rule("AIH-026", "AIH-506")
def test_only_cards_of_the_reserve_are_played() -> None:
    cards = {"not-in-reserve": all_but("001", "010", "120")}
    s = choosing(player(reserve="001 120", known="010"))
    assert refused(s, "choose-card") == {"play": cards, "redraw": {"not-your-power": [""]}}
    s = choosing(player(reserve="001 120", known="010", face="AI-6", power=2))
    assert refused(s, "choose-card") == {"play": cards, "redraw": {"power-spent": [""]}}
    s = choosing(player(reserve="001 120", known="010", face="AI-6"))
    assert refused(s, "choose-card") == {"play": cards, "redraw": {}}


@rule("AIH-506")
def test_only_cards_of_the_reserve_are_discarded_in_ascending_order() -> None:
    s = choosing(player(reserve="011 120", face="AI-6"))
    play(s, 0, "redraw")
    play(s, 1, "play 005")
    play(s, 2, "play 006")
    found = refused(s, "discard-card")
    assert counted(found) == {"discard": {"not-in-reserve": 116, "in-order": 1}}
    assert found["discard"]["in-order"] == ["120"]
    assert len(s.options(0)) == 3


@rule("AIH-506")
@pytest.mark.parametrize(("reserve", "discarded"), [("011", 0), ("011 012", 1), ("011 012 013", 2)])
def test_one_card_is_left_to_play_though_nothing_could_be_drawn(
    reserve: str, discarded: int
) -> None:
    own = player(face="AI-6", reserve=reserve)
    s = table(own, player(reserve="005"), player(reserve="006"), deck="")
    run(s, CHOOSE_CARDS, REDRAW)
    play(s, 0, "redraw")
    play(s, 1, "play 005")
    play(s, 2, "play 006")
    for _ in range(discarded):
        assert asked(s, 0) == "discard-card"
        s.apply(0, s.options(0)[0])
    assert asked(s, 0) == "choose-card"


@rule("AIH-050", "AIH-051")
def test_only_free_cells_that_touch_a_card_take_one() -> None:
    s = table(player("b2 001"), seats=3)
    for p, name in zip(s.seats, ("017", "018", "019"), strict=True):
        p.revealed = card(name)
    found = refused(run(s, PLACE_CARDS), "place-card")
    assert found["place"]["cell-taken"] == ["b2", "b3"]
    assert found["place"]["cell-apart"] == ["a1", "a4", "a5", "b5", "c1", "c4", "c5"]
    assert len(found["place"]["outside-grid"]) == 16
    assert counted(found)["move"] == {"not-your-power": 15}
    assert counted(found)["declare"] == {"not-your-power": 6}
    assert set(found) == {"place", "move", "declare"}


@rule("AIH-505", "AIH-510")
def test_powers_are_refused_as_they_are_before_the_objective() -> None:
    s = run(table(player("b2 001, b4 002", face="AI-5"), seats=3, turn=7), PREPARE_OBJECTIVES)
    empty = ["a1", "a2", "a3", "a4", "a5", "b1", "b5", "c1", "c2", "c3", "c4", "c5"]
    assert refused(s, "prepare-objective") == {
        "move": {"nothing-there": empty, "ai-card-stays": ["b3"]},
        "declare": {"not-your-power": ["red", "blue", "yellow", "black", "green", "violet"]},
        "decline": {},
    }
    s = run(table(player("b2 001, b4 002", face="AI-10"), seats=3, turn=7), PREPARE_OBJECTIVES)
    found = refused(s, "prepare-objective")
    assert found["declare"] == {"no-such-identity": ["red", "blue", "yellow", "violet"]}
    assert counted(found)["move"] == {"not-your-power": 15}


# --- black cards ------------------------------------------------------------------------------


@rule("AIH-124")
def test_other_cards_are_not_copied() -> None:
    s = place_all(table(player(), player("b2 001"), player()), "099 a3", "052 a3", "120 a3")
    assert refused(s, "copy-card") == {"copy": {"cannot-copy": all_but("001")}}


@rule("AIH-126", "AIH-152")
def test_there_are_two_neighbours() -> None:
    s = place_all(table(seats=3), "107 a3", "018 a3", "019 a3")
    assert refused(s, "read-neighbour") == {"read": {"no-such-neighbour": ["grid"]}}
    s = place_all(table(player(), player(), grid=grid("a1 002")), "107 a3", "018 a3")
    assert refused(s, "read-neighbour") == {"read": {"no-such-neighbour": ["right"]}}


@rule("AIH-130")
def test_only_what_takes_part_is_exchanged() -> None:
    own = player("b2 001, b4 116", reserve="115 120", known="073")
    s = place_all(table(own, seats=3), "115 c3", "018 a3", "019 a3")
    found = refused(s, "lift-card")
    assert found["lift"]["takes-no-part"] == ["b3", "b4", "c3"]
    assert len(found["lift"]["nothing-there"]) == 11
    assert set(found) == {"lift", "decline"}
    play(s, 0, "lift b2")
    found = refused(s, "insert-card")
    assert found["insert"]["takes-no-part"] == ["115"]
    assert found["insert"]["not-in-reserve"] == all_but("073", "115", "120")
    assert set(found) == {"insert"}


@rule("AIH-133")
def test_only_cards_that_find_a_place_are_swapped() -> None:
    s = place_all(table(player("b2 004"), seats=3), "119 a2", "018 a3", "019 a3")
    empty = ["a1", "a3", "a4", "a5", "b1", "b4", "b5", "c1", "c2", "c3", "c4", "c5"]
    assert refused(s, "swap-cards") == {
        "move": {"nothing-there": empty, "ai-card-stays": ["b3"]},
        "decline": {},
    }
    play(s, 0, "move b2")
    found = refused(s, "move-to")["to"]
    assert found["ai-card-stays"] == ["b3"]
    assert found["other-order"] == ["a2", "b2"], "swaps are named from the lower cell"
    assert "c5" in found["would-be-alone"]


# --- the sixteenth card -----------------------------------------------------------------------


@rule("AIH-502")
def test_the_sixteenth_card_comes_from_the_reserve_and_lies_outside() -> None:
    own = player("b2 001", face="AI-2", reserve="052 120")
    s = run(table(own, seats=3, round=2, turn=7), DISCARD_RESERVES, SCORE_FACES)
    cards = {"not-in-reserve": all_but("052", "120")}
    assert refused(s, "add-card") == {"play": cards, "decline": {}}
    play(s, 0, "play 120")
    found = refused(s, "place-outside")
    assert counted(found) == {"place": {"cell-taken": 15}}
    assert "a1" in found["place"]["cell-taken"]
