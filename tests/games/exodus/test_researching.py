"""Phase 3: the window in which the R&D Department refills chambers."""

from __future__ import annotations

from tablee.games.exodus.negotiating import BEGIN_NEGOTIATION
from tablee.games.exodus.researching import OPEN_WINDOW
from tablee.games.exodus.rounds import NEGOTIATION
from tablee.games.exodus.state import EMPTY, Table
from tests.games.exodus.positions import build, card, cards, offered, play, refused, run, table
from tests.rules import rule

A, B = range(2)


def window(order: str = "BA") -> Table:
    s = table(2, order)
    build(s, A, "rd-department.1")
    build(s, B, "rd-department.2")
    s.chambers = [s.deck.pop() for _ in range(12)]
    return s


@rule("EXO-285", "EXO-286")
def test_v_29_owners_decide_in_turn_order_before_the_first_placement() -> None:
    s = window()
    run(s, OPEN_WINDOW, BEGIN_NEGOTIATION)
    assert s.acting() == (B,)
    old = s.chambers[:]
    play(s, B, "chamber 3", "chamber 7")
    assert s.acting() == (A,)
    assert [n + 1 for n in range(12) if s.chambers[n] != old[n]] == [3, 7]
    assert s.discard == [old[2], old[6]]
    play(s, A, "decline")
    assert s.acting() == (B,)
    assert {text.split()[0] for text in offered(s, B)} == {"send"}


@rule("EXO-287", "EXO-192")
def test_it_costs_its_tilt_and_must_be_untilted() -> None:
    s = window()
    s.tilted = 1 << card("rd-department.1")
    run(s, OPEN_WINDOW)
    play(s, B, "chamber 3", "done")
    assert s.over()
    assert s.tilted == 1 << card("rd-department.1") | 1 << card("rd-department.2")


@rule("EXO-286", "EXO-287")
def test_who_declines_keeps_the_card_untilted_and_is_not_asked_again() -> None:
    s = window()
    run(s, OPEN_WINDOW)
    play(s, B, "decline")
    play(s, A, "decline")
    assert s.over()
    assert s.tilted == 0


@rule("EXO-286")
def test_each_department_is_decided_by_itself() -> None:
    s = window()
    build(s, B, "rd-department.3")
    run(s, OPEN_WINDOW)
    play(s, B, "chamber 1", "done")
    assert s.acting() == (B,)
    play(s, B, "decline")
    assert s.acting() == (A,)
    assert s.tilted == 1 << card("rd-department.2")


@rule("EXO-285")
def test_one_or_two_different_chambers_that_hold_cards() -> None:
    s = window()
    s.chambers[4] = EMPTY
    run(s, OPEN_WINDOW)
    assert offered(s, B)[-1] == "decline"
    assert refused(s, B, "chamber 5") == "chamber-empty"
    play(s, B, "chamber 4")
    assert offered(s, B) == [f"chamber {n}" for n in range(6, 13)] + ["done"]
    assert refused(s, B, "chamber 4") == "in-order"
    assert refused(s, B, "chamber 2") == "in-order"


@rule("EXO-198", "EXO-285")
def test_without_cards_in_the_chambers_nobody_is_asked() -> None:
    s = window()
    s.chambers = [EMPTY] * 12
    run(s, OPEN_WINDOW)
    assert s.over()


@rule("EXO-011", "EXO-012", "EXO-285")
def test_a_discarded_card_may_come_back_when_the_deck_is_empty() -> None:
    s = window("AB")
    s.deck, s.chambers = [], [EMPTY] * 12
    s.chambers[0] = card("heir")
    run(s, OPEN_WINDOW)
    play(s, A, "chamber 1")
    assert s.chambers[0] == card("heir")
    assert (s.deck, s.discard) == ([], [])


@rule("EXO-081")
def test_the_window_is_between_filling_and_placing() -> None:
    s = table(2)
    build(s, A, "rd-department.1")
    run(s, NEGOTIATION)
    assert EMPTY not in s.chambers
    assert s.acting() == (A,)
    assert "decline" in offered(s, A)
    play(s, A, "decline")
    assert "send core.1" in offered(s, A)


@rule("EXO-301")
def test_a_wing_that_was_filled_before_is_not_filled_again() -> None:
    s = table(2, wing_first=True)
    s.chambers = cards("heir miner clinic sapper forge hacker") + [EMPTY] * 6
    before = s.chambers[:]
    run(s, NEGOTIATION)
    assert s.chambers == before


@rule("EXO-153", "EXO-285")
def test_only_a_card_in_the_ark_can_be_used() -> None:
    s = table(2)
    s.chambers = [s.deck.pop() for _ in range(12)]
    s.seats[A].take(card("rd-department.1"), 0)
    s.seats[A].prison.append(card("rd-department.2"))
    run(s, OPEN_WINDOW)
    assert s.over()
