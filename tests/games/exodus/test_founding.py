"""Phase 2: deal, discard and draft."""

from __future__ import annotations

import pytest

from tablee.engine.events import EVERYBODY, SPECTATOR
from tablee.engine.problems import UNKNOWN
from tablee.games.exodus.founding import BEGIN_DRAFT, DEAL_CARDS, DISCARD_DOWN, LAY_DISCARDS
from tablee.games.exodus.piles import discard, draw_cards
from tablee.games.exodus.rounds import FOUNDATION
from tablee.games.exodus.state import Table
from tests.games.exodus.positions import (
    OWN_TURN,
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
    take_out,
)
from tests.rules import rule

A, B, C, D = range(4)


def draft(s: Table, *picks: str) -> None:
    """Everybody picks, in the order of the seats."""
    for seat, pick in enumerate(picks):
        play(s, seat, f"pick {pick}")


# --- dealing ----------------------------------------------------------------------------------


@rule("EXO-060", "EXO-061")
@pytest.mark.parametrize(("seats", "count"), [(2, 2), (3, 4), (4, 4)])
def test_everybody_is_dealt_four_cards_or_two_in_a_duel(seats: int, count: int) -> None:
    s = table(seats)
    run(s, DEAL_CARDS)
    assert [len(p.hand) for p in s.seats] == [count] * seats
    assert len(s.deck) == 162 - count * seats
    dealt = [number for p in s.seats for number in p.hand]
    assert not set(dealt) & set(s.deck)


@rule("EXO-060", "EXO-062")
def test_x_02_a_kept_card_makes_five_and_four_remain() -> None:
    s = table(3)
    hold(s, A, "heir")
    run(s, DEAL_CARDS, DISCARD_DOWN, LAY_DISCARDS)
    assert len(s.seats[A].hand) == 5
    assert s.acting() == (A,)
    play(s, A, "discard heir.1")
    assert len(s.seats[A].hand) == 4
    assert s.discard == cards("heir")
    assert [len(p.hand) for p in s.seats] == [4, 4, 4]


@rule("EXO-062")
def test_any_card_can_be_discarded_old_or_new() -> None:
    s = table(2)
    hold(s, A, "heir miner clinic")
    run(s, DISCARD_DOWN, LAY_DISCARDS)
    assert offered(s, A) == ["discard heir.1", "discard clinic.1", "discard miner.1"]
    assert refused(s, A, "discard senator.1") == "not-in-hand"
    play(s, A, "discard clinic.1")
    assert names(s.seats[A].hand) == "heir miner"
    assert s.seats[A].chosen == []


@rule("EXO-062")
def test_the_choice_is_secret_until_all_have_chosen() -> None:
    s = table(2)
    for seat, held in ((A, "heir miner clinic"), (B, "senator warden refinery")):
        hold(s, seat, held)
    run(s, DISCARD_DOWN, LAY_DISCARDS)
    play(s, A, "discard clinic.1")
    seen = s.seen_by(B).table
    assert seen.seats[A].chosen == []
    assert seen.discard == []
    play(s, B, "discard warden.1")
    assert s.seen_by(SPECTATOR).table.discard == cards("clinic warden")


@rule("EXO-014", "EXO-062")
def test_v_07_discards_of_one_moment_are_laid_in_turn_order() -> None:
    s = table(2, "BA")
    hold(s, A, "clinic heir miner")
    hold(s, B, "refinery senator warden")
    run(s, DISCARD_DOWN, LAY_DISCARDS)
    play(s, A, "discard clinic.1")
    play(s, B, "discard refinery.1")
    assert names(s.discard) == "refinery clinic"


@rule("EXO-062")
def test_who_has_no_more_than_the_deal_discards_nothing() -> None:
    s = table(4)
    hold(s, A, "heir miner clinic sapper")
    run(s, DISCARD_DOWN, LAY_DISCARDS)
    assert s.over()
    assert len(s.seats[A].hand) == 4


# --- piles ------------------------------------------------------------------------------------


@rule("EXO-013")
def test_a_secondary_crew_returns_to_its_pile() -> None:
    s = table(2)
    number = card("convert.4")
    take_out(s, number)
    discard(s, number)
    assert s.discard == []
    assert len(s.piles[1]) == 9
    assert number in s.piles[1]


@rule("EXO-010")
def test_the_most_recent_discard_is_on_top_for_everybody_to_see() -> None:
    s = table(2)
    for number in cards("heir clinic archives"):
        discard(s, number)
    assert names(s.seen_by(SPECTATOR).table.discard) == "heir clinic archives"


@rule("EXO-011")
def test_the_discard_pile_becomes_the_deck_when_a_card_is_needed() -> None:
    s = table(2)
    s.deck, s.discard = cards("heir miner"), cards("clinic sapper forge")
    assert sorted(draw_cards(s, 2)) == sorted(cards("heir miner"))
    assert s.discard == cards("clinic sapper forge")
    drawn = draw_cards(s, 2)
    assert s.discard == []
    assert sorted(drawn + s.deck) == sorted(cards("clinic sapper forge"))


@rule("EXO-012")
def test_without_cards_fewer_are_drawn() -> None:
    s = table(2)
    s.deck, s.discard = cards("heir"), cards("miner")
    assert sorted(draw_cards(s, 3)) == sorted(cards("heir miner"))
    assert draw_cards(s, 1) == []
    run(s, DEAL_CARDS)
    assert [p.hand for p in s.seats] == [[], []]


# --- the draft --------------------------------------------------------------------------------


@rule("EXO-062", "EXO-064", "EXO-066", "EXO-067")
def test_v_03_the_kept_card_goes_on_with_the_packet() -> None:
    s = table(4)
    s.round = 3
    hold(s, A, "heir novice miner clinic sapper", known_to=EVERYBODY)
    for seat in (B, C, D):
        hold(
            s,
            seat,
            " ".join(f"{name}.{seat}" for name in ["cathedral", "forge", "hacker", "surgeon"]),
        )
    run(s, DISCARD_DOWN, LAY_DISCARDS, BEGIN_DRAFT)
    play(s, A, "discard novice.1")
    draft(s, "miner.1", "forge.1", "forge.2", "forge.3")
    assert names(s.seats[B].pack) == "heir clinic sapper"
    assert names(s.seats[A].hand) == "miner"


@rule("EXO-067")
@pytest.mark.parametrize(("number", "receiver"), [(1, B), (2, C), (3, B), (4, C)])
def test_v_04_packets_go_left_in_odd_rounds_and_right_in_even_ones(
    number: int, receiver: int
) -> None:
    s = table(3)
    s.round = number
    hold(s, A, "heir miner clinic sapper")
    hold(s, B, "heir.2 miner.2 clinic.2 sapper.2")
    hold(s, C, "heir.3 miner.3 clinic.3 sapper.3")
    run(s, BEGIN_DRAFT)
    draft(s, "heir.1", "heir.2", "heir.3")
    assert sorted(s.seats[receiver].pack) == sorted(cards("miner clinic sapper"))


@rule("EXO-061", "EXO-069")
def test_v_05_in_a_duel_one_card_is_kept_and_the_other_given() -> None:
    for number in (1, 2):
        s = table(2)
        s.round = number
        hold(s, A, "forge heir")
        hold(s, B, "clinic miner")
        run(s, BEGIN_DRAFT)
        draft(s, "forge.1", "miner.1")
        assert s.over()
        assert names(s.seats[A].hand) == "forge clinic"
        assert names(s.seats[B].hand) == "miner heir"


@rule("EXO-064")
def test_v_08_a_kept_secondary_crew_is_drafted_too() -> None:
    s = table(4)
    s.round = 2
    hold(s, A, "convert", known_to=EVERYBODY)
    hold(s, A, "heir miner clinic")
    for seat in (B, C, D):
        hold(
            s,
            seat,
            " ".join(f"{name}.{seat}" for name in ["cathedral", "forge", "hacker", "surgeon"]),
        )
    run(s, BEGIN_DRAFT)
    draft(s, "miner.1", "forge.1", "forge.2", "forge.3")
    assert card("convert") in s.seats[D].pack
    play(s, A, "pick surgeon.1")
    play(s, B, "pick surgeon.2")
    play(s, C, "pick surgeon.3")
    play(s, D, "pick convert.1")
    assert card("convert") in s.seats[D].hand


@rule("EXO-065", "EXO-066")
def test_nobody_sees_that_a_card_was_picked_before_all_have() -> None:
    s = table(3)
    run(s, FOUNDATION)
    before = s.seen_by(B).table.seats[A]
    play(s, A, offered(s, A)[0])
    for viewer in (B, SPECTATOR):
        seen = s.seen_by(viewer).table.seats[A]
        assert (seen.pack, seen.hand) == (before.pack, before.hand) == ([UNKNOWN] * 4, [])
    assert len(s.seen_by(A).table.seats[A].pack) == 3


@rule("EXO-065", "EXO-066", "EXO-067")
def test_a_draft_step_is_told_and_cards_only_to_those_who_hold_them() -> None:
    s = table(3)
    for seat in (A, B, C):
        hold(s, seat, " ".join(f"{name}.{seat + 1}" for name in ["heir", "miner", "clinic"]))
    run(s, BEGIN_DRAFT)
    draft(s, "heir.1", "miner.2", "clinic.3")
    assert s.events is not None
    found = [(event.name, event.seat, event.args, event.audience) for event in s.events]
    assert found == [
        ("pick", A, cards("heir.1"), 1 << A),
        ("pick", B, cards("miner.2"), 1 << B),
        ("pick", C, cards("clinic.3"), 1 << C),
        ("pass", A, [B], EVERYBODY),
        ("receive", A, cards("heir.3 miner.3"), 1 << A),
        ("pass", B, [C], EVERYBODY),
        ("receive", B, cards("clinic.1 miner.1"), 1 << B),
        ("pass", C, [A], EVERYBODY),
        ("receive", C, cards("heir.2 clinic.2"), 1 << C),
    ]


@rule("EXO-065", "EXO-068")
def test_three_choices_and_a_last_card_make_a_hand_of_four() -> None:
    s = table(3)
    run(s, FOUNDATION)
    sizes = []
    while not s.over():
        sizes.append(len(s.seats[A].pack))
        for seat in s.acting():
            play(s, seat, offered(s, seat)[0])
    assert sizes == [4, 3, 2]
    assert [len(p.hand) for p in s.seats] == [4, 4, 4]
    assert [p.pack for p in s.seats] == [[], [], []]


@rule("EXO-066")
def test_packets_are_passed_only_when_all_have_chosen() -> None:
    s = table(3)
    run(s, FOUNDATION)
    before = s.seats[B].pack[:]
    play(s, A, offered(s, A)[0])
    assert s.seats[B].pack == before
    assert s.acting() == (B, C)


@rule("EXO-065", "EXO-070")
def test_nobody_else_sees_packets_and_drafted_cards() -> None:
    s = table(3)
    run(s, FOUNDATION)
    for seat in (A, B, C):
        play(s, seat, offered(s, seat)[0])
    assert s.seen_by(A).table.seats[A].hand == s.seats[A].hand
    assert s.seen_by(A).table.seats[A].pack == s.seats[A].pack
    for viewer in (B, SPECTATOR):
        assert names(s.seen_by(viewer).table.seats[A].hand) == "?"
        assert names(s.seen_by(viewer).table.seats[A].pack) == "? ? ?"


def test_of_equal_cards_one_is_offered() -> None:
    s = table(2)
    hold(s, A, "heir.2 heir.1")
    hold(s, B, "miner clinic")
    run(s, BEGIN_DRAFT)
    assert offered(s, A) == ["pick heir.1"]
    assert refused(s, A, "pick heir.2") == "same-card"
    assert refused(s, A, "pick miner.1") == "not-in-packet"


@rule("EXO-012")
def test_a_draft_with_too_few_cards_comes_to_its_end() -> None:
    s = table(3)
    s.deck = cards("heir miner clinic sapper forge hacker")
    run(s, FOUNDATION)
    while not s.over():
        for seat in s.acting():
            play(s, seat, offered(s, seat)[0])
    held = [number for p in s.seats for number in p.hand]
    assert sorted(held) == sorted(cards("heir miner clinic sapper forge hacker"))


@rule("EXO-012", "EXO-062", "EXO-068")
def test_packets_of_different_sizes_are_passed_on_until_all_cards_are_taken() -> None:
    s = table(3)
    hold(s, A, "heir")
    hold(s, C, "senator")
    s.deck = cards("miner clinic sapper forge hacker surgeon refinery hideout")
    run(s, FOUNDATION)
    assert s.acting() == (A,), "C was dealt nothing more, and has nothing to discard"
    play(s, A, "discard heir.1")
    assert [len(p.pack) for p in s.seats] == [4, 4, 0]
    assert names(s.seats[C].hand) == "senator", "a single card is kept without choice"
    asked = []
    while not s.over():
        asked.append(s.acting())
        for seat in s.acting():
            play(s, seat, offered(s, seat)[0])
    assert asked == [(A, B), (B, C), (A, C)]
    assert [len(p.hand) for p in s.seats] == [3, 3, 3]


@rule("EXO-303")
def test_without_draft_everybody_keeps_what_was_dealt() -> None:
    s = table(4, draft=False)
    hold(s, A, "heir")
    run(s, DEAL_CARDS, DISCARD_DOWN, LAY_DISCARDS, BEGIN_DRAFT)
    dealt = s.seats[A].hand[:]
    play(s, A, "discard heir.1")
    assert s.over()
    assert s.seats[A].hand == dealt[1:]
    assert [len(p.hand) for p in s.seats] == [4] * 4


@rule("EXO-301")
def test_v_71_the_wing_can_be_filled_before_the_draft() -> None:
    s = table(2, wing_first=True)
    run(s, FOUNDATION)
    assert -1 not in s.chambers
    assert len(s.deck) == 162 - 12 - 4
    assert told_before(s, "fill", "deal")
    late = table(2)
    run(late, FOUNDATION)
    assert set(late.chambers) == {-1}


def told_before(s: Table, first: str, second: str) -> bool:
    told = [event.name for event in s.events or []]
    return told.index(first) < told.index(second)


@rule("EXO-071")
@pytest.mark.parametrize("draft", [True, False])
def test_nothing_but_cards_can_be_chosen_in_this_phase(draft: bool) -> None:
    s = table(3, draft=draft)
    s.round = 2
    equip(s, A)
    s.seats[A].lay_down(card("refinery.2"))
    run(s, FOUNDATION)
    verbs = set()
    while not s.over():
        for seat in s.acting():
            verbs |= {text.split()[0] for text in offered(s, seat)}
            assert all(refused(s, seat, text) for text in OWN_TURN)
            play(s, seat, offered(s, seat)[-1])
    assert verbs == ({"discard", "pick"} if draft else {"discard"})
