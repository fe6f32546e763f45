"""Round, draft and reserve."""

from __future__ import annotations

from random import Random

import pytest

from tablee.engine.events import SPECTATOR
from tablee.engine.problems import IllegalAction
from tablee.games.ai_100_human.cells import AI_CELL, NOWHERE
from tablee.games.ai_100_human.piles import draw_cards
from tablee.games.ai_100_human.rounds import (
    BEGIN_TURN,
    CHOOSE_CARDS,
    DISCARD_RESERVES,
    PASS_PACKS,
    PICK_CARDS,
    PLAY_ROUND,
    REDRAW,
    REVEAL_CARDS,
)
from tablee.games.ai_100_human.state import EMPTY, NONE, Table
from tests.games.ai_100_human.boards import kit
from tests.games.ai_100_human.positions import (
    asked,
    card,
    cards,
    deal,
    first_answers,
    names,
    offered,
    play,
    player,
    run,
    table,
    told,
)
from tests.games.groups import check_group
from tests.rules import rule


def placed(s: Table, seat: int) -> int:
    return len([c for c in s.seats[seat].tableau if c != EMPTY]) - 1


def play_turn(s: Table) -> None:
    """All answers of one turn, the first on offer each time."""
    turn, rounds = s.turn, s.round
    while not s.over() and (s.turn, s.round) == (turn, rounds):
        seat = s.acting()[0]
        s.apply(seat, s.options(seat)[0])


# --- the start of a round ---------------------------------------------------------------------


@rule("AIH-002", "AIH-034", "AIH-056")
@pytest.mark.parametrize("seats", range(1, 7))
def test_two_rounds_of_seven_turns_fill_the_tableau(seats: int) -> None:
    s = deal(seats)
    first_answers(s, "keep-card")
    assert (s.round, s.turn) == (1, 0)
    counts = []
    while not s.over():
        play_turn(s)
        counts.append((s.round, s.turn, placed(s, 0)))
    assert [c for c in counts if c[1] == 0][:1] == [(2, 0, 7)]
    assert placed(s, 0) == 14
    assert (s.round, s.turn) == (2, 7)


@rule("AIH-020")
def test_four_cards_are_dealt_and_two_are_kept() -> None:
    s = deal(3)
    first_answers(s, "keep-card")
    hand = sorted(s.seats[0].pack)
    assert len(hand) == 4
    assert offered(s, 0) == [f"keep {names([c])}" for c in hand[:3]]
    play(s, 0, f"keep {names([hand[1]])}")
    assert offered(s, 0) == [f"keep {names([c])}" for c in hand[2:]]
    play(s, 0, f"keep {names([hand[3]])}")
    assert s.seats[0].reserve == [hand[1], hand[3]]
    assert asked(s, 0) == ""


@rule("AIH-020", "AIH-038")
def test_kept_cards_are_told_to_their_owner_alone() -> None:
    s = deal(3)
    first_answers(s, "keep-card")
    hand = names(sorted(s.seats[1].pack)[:2]).split()
    s.events = []
    first_answers(s, "pick-card")
    own = [line for line in told(s, 1) if line.startswith("keep 1")]
    assert own == [f"keep 1 {name}" for name in hand]
    for viewer in (SPECTATOR, 0, 2):
        lines = [line for line in told(s, viewer) if line.startswith("keep 1")]
        assert lines == ["keep 1 ?", "keep 1 ?"]


@rule("AIH-021", "AIH-022")
def test_f02_six_players_in_round_1() -> None:
    s = deal(6)
    first_answers(s, "keep-card")
    assert len(s.deck) == 60 - 24
    returned = [c for p in s.seats for c in sorted(p.pack)[2:]]
    first_answers(s, "pick-card")
    assert [len(p.pack) for p in s.seats] == [7] * 6
    assert [len(p.reserve) for p in s.seats] == [2] * 6
    assert len(s.deck) == 6
    assert set(returned) <= {c for p in s.seats for c in p.pack} | set(s.deck)


@rule("AIH-021")
def test_returned_cards_are_shuffled_in() -> None:
    found = set()
    for n in range(30):
        s = deal(3, b"%d" % n)
        first_answers(s, "keep-card")
        returned = sorted(s.seats[0].pack)[3]
        first_answers(s, "pick-card")
        found.add("pile" if returned in s.deck else "pack")
    assert found == {"pile", "pack"}


# --- pick and pass ----------------------------------------------------------------------------


@rule("AIH-023")
def test_a_turn_is_pick_choose_place() -> None:
    s = deal(3)
    first_answers(s, "pick-card")
    questions = []
    while s.turn == 1:
        questions.append(asked(s, s.acting()[0]))
        seat = s.acting()[0]
        s.apply(seat, s.options(seat)[0])
    order = [q for n, q in enumerate(questions) if n == 0 or questions[n - 1] != q]
    assert order[:3] == ["pick-card", "choose-card", "place-card"]


@rule("AIH-024", "AIH-030")
def test_one_card_of_the_pack_joins_the_reserve() -> None:
    s = run(table(player(reserve="001 002", pack="010 020 030"), seats=3), PICK_CARDS)
    assert offered(s, 0) == ["pick 010", "pick 020", "pick 030"]
    play(s, 0, "pick 020")
    assert names(s.seats[0].reserve) == "001 002 020"
    assert names(s.seats[0].pack) == "010 030"


@rule("AIH-030")
def test_a_reserve_card_cannot_be_picked() -> None:
    s = run(table(player(reserve="001 002", pack="010 020"), seats=3), PICK_CARDS)
    with pytest.raises(IllegalAction) as caught:
        play(s, 0, "pick 001")
    assert caught.value.why.name == "not-in-pack"


@rule("AIH-025")
@pytest.mark.parametrize(("number", "holder"), [(1, 1), (2, 3)])
def test_packs_go_left_in_round_1_and_right_in_round_2(number: int, holder: int) -> None:
    s = table(player(pack="010 020"), seats=4, round=number, turn=1)
    run(s, PASS_PACKS, CHOOSE_CARDS)
    assert names(s.seats[holder].pack) == "010 020"
    assert s.seats[0].pack == []


@rule("AIH-025", "AIH-031")
def test_f01_the_pack_of_the_first_player_goes_round() -> None:
    s = deal(4)
    first_answers(s, "pick-card")
    pack = set(s.seats[0].pack)
    for turn, holder in [(1, 0), (2, 1), (3, 2), (4, 3), (5, 0)]:
        first_answers(s, "pick-card")
        assert s.turn == turn
        assert set(s.seats[holder].pack) <= pack
        assert [len(p.pack) for p in s.seats] == [8 - turn] * 4
        play_turn(s)


@rule("AIH-031")
def test_in_turn_7_the_last_card_is_taken_and_nothing_passed() -> None:
    s = run(table(player(pack="010"), player(pack="020"), player(pack="030"), turn=7), PICK_CARDS)
    for seat, name in enumerate(["010", "020", "030"]):
        assert offered(s, seat) == [f"pick {name}"]
        play(s, seat, f"pick {name}")
    run(s, PASS_PACKS, CHOOSE_CARDS)
    assert [p.pack for p in s.seats] == [[], [], []]
    assert not [line for line in told(s, SPECTATOR) if line.startswith("pass")]


@rule("AIH-026", "AIH-032")
def test_one_of_three_reserve_cards_is_chosen() -> None:
    s = deal(3)
    first_answers(s, "choose-card")
    p = s.seats[0]
    assert len(p.reserve) == 3
    assert p.picks[0] in p.reserve
    assert offered(s, 0) == [f"play {names([c])}" for c in sorted(p.reserve)]
    play_turn(s)
    assert [len(p.reserve) for p in s.seats] == [2, 2, 2]


@rule("AIH-027", "AIH-038")
def test_chosen_cards_are_revealed_together() -> None:
    s = run(
        table(player(reserve="010 011"), player(reserve="020"), player(reserve="030")),
        CHOOSE_CARDS,
        REDRAW,
        REVEAL_CARDS,
        CHOOSE_CARDS,
    )
    before = told(s, 1)
    play(s, 0, "play 011")
    play(s, 2, "play 030")
    assert told(s, 1) == before
    assert s.seen_by(1).table.seats[0].revealed == -1
    play(s, 1, "play 020")
    assert told(s, 1)[len(before) :] == ["reveal 0 011", "reveal 1 020", "reveal 2 030"]
    assert names([p.revealed for p in s.seats]) == "011 020 030"


@rule("AIH-037")
def test_the_received_pack_is_seen_before_choosing() -> None:
    s = deal(3)
    first_answers(s, "choose-card")
    assert s.seen_by(1).table.seats[1].pack == s.seats[1].pack
    assert len(s.seats[1].pack) == 6
    assert set(s.seats[1].pack) == set(s.seats[0].passed[2:])


@rule("AIH-033")
def test_reserves_are_discarded_after_turn_7() -> None:
    s = table(player(reserve="010 011"), player(reserve="020"), player(reserve="030"), turn=7)
    run(s, DISCARD_RESERVES)
    assert [p.reserve for p in s.seats] == [[], [], []]
    assert names(s.seats[0].discarded) == "010 011"
    assert told(s, 0)[0] == "discard 0 010 011"
    assert told(s, 1)[0] == "discard 0 ? ?"


@rule("AIH-035", "AIH-033", "AIH-140")
def test_ex13_round_2_begins_with_new_cards() -> None:
    s = deal(3)
    first_answers(s, "pick-card")
    while s.round == 1:
        play_turn(s)
    scored = [p.points for p in s.seats]
    assert [len(p.pack) for p in s.seats] == [4, 4, 4]
    assert all(c in kit().phase[1] for p in s.seats for c in p.pack)
    assert [len(p.objectives) for p in s.seats] == [1, 1, 1]
    assert [p.reserve for p in s.seats] == [[], [], []]
    assert [placed(s, seat) for seat in range(3)] == [7, 7, 7]
    first_answers(s, "pick-card")
    assert [len(p.pack) for p in s.seats] == [7, 7, 7]
    assert [p.points for p in s.seats] == scored


# --- drawing ----------------------------------------------------------------------------------


@rule("AIH-036")
def test_an_empty_pile_is_refilled_from_the_discards_of_the_round() -> None:
    s = table(player(), player(discarded="013 004"), player(discarded="101 005"), deck="", round=1)
    draw_cards(s, 0, 1)
    assert len(s.seats[0].reserve) == 1
    assert sorted(s.seats[0].reserve + s.deck) == cards("004 013 101")
    assert names(s.seats[2].discarded) == "005", "a card of the other phase stays away"
    assert "reshuffle -1" in told(s, SPECTATOR)


@rule("AIH-011", "AIH-036")
def test_every_card_of_the_pile_can_be_the_next() -> None:
    found = set()
    for n in range(40):
        s = table(player(), seats=3, deck="010 011 012")
        s.seed = b"%d" % n
        draw_cards(s, 0, 1)
        found.add(names(s.seats[0].reserve))
    assert found == {"010", "011", "012"}


@rule("AIH-036")
def test_if_nothing_is_left_nothing_is_drawn() -> None:
    s = table(player(), seats=3, deck="")
    draw_cards(s, 0, 2)
    assert s.seats[0].reserve == []


# --- AI-6 -------------------------------------------------------------------------------------


@rule("AIH-506", "AIH-036")
def test_ai_6_draws_two_and_discards_two_before_choosing() -> None:
    owner = player(face="AI-6", reserve="010 011 012")
    s = table(owner, player(reserve="020"), player(reserve="030"), deck="041 042")
    run(s, CHOOSE_CARDS, REDRAW, REVEAL_CARDS, CHOOSE_CARDS)
    assert offered(s, 0)[-1] == "redraw"
    assert "redraw" not in offered(s, 1)
    play(s, 0, "redraw")
    play(s, 1, "play 020")
    play(s, 2, "play 030")
    assert asked(s, 0) == "discard-card"
    assert names(sorted(s.seats[0].reserve)) == "010 011 012 041 042"
    play(s, 0, "discard 010")
    play(s, 0, "discard 042")
    assert offered(s, 0) == ["play 011", "play 012", "play 041"]
    play(s, 0, "play 041")
    assert names([p.revealed for p in s.seats]) == "041 020 030"
    assert s.seats[0].power == 3
    assert "redraw 0" in told(s, 1)
    assert "discard 0 ?" in told(s, 1)


@rule("AIH-506")
def test_ai_6_works_once_in_each_round() -> None:
    s = table(player(face="AI-6", reserve="010 011", power=2), seats=3, stock=kit().phase[1][:])
    run(s, CHOOSE_CARDS)
    assert "redraw" not in offered(s, 0)
    why = s.why_not(0, s.options(0)[-1] + 10_000)
    assert why is not None
    s = table(player(face="AI-6", power=2), seats=3, stock=kit().phase[1][:])
    run(s, PLAY_ROUND)
    assert s.seats[0].power == 0


@rule("AIH-506", "AIH-038")
def test_others_do_not_see_choices_while_ai_6_redraws() -> None:
    owner = player(face="AI-6", reserve="010 011 012")
    s = table(owner, player(reserve="020 021"), player(reserve="030"), deck="040 041 042")
    run(s, CHOOSE_CARDS, REDRAW, REVEAL_CARDS, CHOOSE_CARDS)
    for seat, text in [(0, "redraw"), (1, "play 021"), (2, "play 030")]:
        play(s, seat, text)
    assert s.seen_by(0).table.seats[1].chosen == [-1]
    assert s.seen_by(0).table.seats[1].revealed == -1


# --- more cards to keep -----------------------------------------------------------------------


@rule("AIH-132", "AIH-417", "AIH-418")
@pytest.mark.parametrize(("lying", "kept"), [("", 2), ("a3 117", 3), ("a3 117, c3 118", 4)])
def test_f10_cards_117_and_118_let_their_owner_keep_more_in_round_2(lying: str, kept: int) -> None:
    s = run(table(player(lying), seats=3, stock=kit().phase[1][:]), PLAY_ROUND)
    for _ in range(kept):
        assert asked(s, 0) == "keep-card"
        s.apply(0, s.options(0)[0])
    assert len(s.seats[0].reserve) == kept
    assert asked(s, 0) == ""
    assert s.seats[1].first == 2


def test_the_ai_card_lies_in_the_middle() -> None:
    assert table(seats=3).seats[0].tableau[AI_CELL] == card("AI-1")


@rule("AIH-020", "AIH-506")
def test_answers_that_belong_together_are_as_many_as_the_question_says() -> None:
    rng = Random(20)
    for seats in (1, 3):
        s = deal(seats)
        first_answers(s, "keep-card")
        while asked(s, s.acting()[0]) == "keep-card":
            seat = s.acting()[0]
            assert check_group(s, seat, rng)
            s.apply(seat, rng.choice(s.options(seat)))
    for seats in (1, 3):
        others = [player(reserve="005") for _ in range(seats - 1)]
        s = table(player(face="AI-6", reserve="010 020 030 040"), *others, deck="001 050 060 070")
        run(s, CHOOSE_CARDS, REDRAW)
        play(s, 0, "redraw")
        for seat in range(1, seats):
            play(s, seat, "play 005")
        assert asked(s, 0) == "discard-card"
        while asked(s, 0) == "discard-card":
            assert check_group(s, 0, rng)
            s.apply(0, rng.choice(s.options(0)))
        assert len(s.seats[0].holding()) == 4


@rule("AIH-020", "AIH-021", "AIH-022", "AIH-038")
@pytest.mark.parametrize("seats", [2, 4])
def test_what_is_dealt_kept_and_returned_is_told_to_its_owner_alone(seats: int) -> None:
    s = deal(seats)
    first_answers(s, "pick-card")
    for viewer in range(seats):
        for kind, count in (("deal-reserve", 4), ("return", 2), ("deal-pack", 7)):
            lines = [line.split() for line in told(s, viewer) if line.split()[0] == kind]
            assert [int(words[1]) for words in lines] == list(range(seats))
            for words in lines:
                own = int(words[1]) == viewer
                assert [name == "?" for name in words[2:]] == [not own] * count
        pack = next(line for line in told(s, viewer) if line.startswith(f"deal-pack {viewer} "))
        assert pack == f"deal-pack {viewer} {names(s.seats[viewer].pack)}"


@rule("AIH-023")
def test_a_turn_begins_with_nothing_placed_gained_or_declared() -> None:
    s = table(player(cell=3, gained=5, declared=1), seats=3)
    run(s, BEGIN_TURN)
    p = s.seats[0]
    assert (s.turn, p.cell, p.gained, p.declared) == (4, NOWHERE, 0, NONE)


@rule("AIH-024", "AIH-038")
def test_what_is_picked_is_told_to_its_owner_alone() -> None:
    s = run(table(*[player(pack=f"0{n}0 0{n}1") for n in range(1, 4)]), PICK_CARDS)
    for seat in range(3):
        play(s, seat, f"pick 0{seat + 1}0")
    for viewer in range(3):
        picks = [line for line in told(s, viewer) if line.startswith("pick")]
        assert picks == [
            f"pick {seat} 0{seat + 1}0" if seat == viewer else f"pick {seat} ?" for seat in range(3)
        ]
