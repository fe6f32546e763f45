"""Where the bot places a card, and which cards it swaps in its tableau."""

from __future__ import annotations

from tablee.bots.expert.ai_100_human.placing import best_swap
from tablee.games.ai_100_human.conditions.board import MASKS, Board
from tablee.games.ai_100_human.rounds import PLACE_CARDS
from tablee.games.ai_100_human.state import Table
from tests.bots.ai_100_human.tables import objectives, outlook, said, say
from tests.games.ai_100_human.positions import asked, card, cell, place_all, player, run, table

GREEN_AND_YELLOW = "a2 082, a4 084, b2 055, b4 085"
"""All of them touch a3; 073 scores by green and yellow cards around it."""

FOUR_FIVES = "a1 017, a2 055, a3 065, a4 012, b4 006, b2 016"
"""Three 5s in the first row, and one below: 012 and 006 would have to change places."""


def placing(name: str, tableau: str, face: str = "AI-1", **fields: object) -> Table:
    s = table(player(tableau, face=face, revealed=card(name)), seats=3, **fields)
    for p in s.seats[1:]:
        p.revealed = card("001")
    return run(s, PLACE_CARDS)


def test_a_placement_leaves_the_best_cell_to_a_card_that_is_kept() -> None:
    """073 wants the cell among green and yellow cards; another card goes elsewhere."""
    s = placing("012", GREEN_AND_YELLOW, turn=5)
    s.seats[0].reserve = [card("073")]
    out = outlook(s)
    kept = out.with_others(0.0, card("012"), cell("c1"), [card("073")])
    spoilt = out.with_others(0.0, card("012"), cell("a3"), [card("073")])
    assert kept > spoilt


def test_in_the_last_turn_nothing_is_kept_for_later() -> None:
    s = placing("012", GREEN_AND_YELLOW, turn=7)
    assert outlook(s).with_others(1.5, card("012"), cell("c3"), [card("073")]) == 1.5


def test_a_card_is_placed_where_it_scores_most() -> None:
    assert said(placing("073", GREEN_AND_YELLOW, turn=7)) == "place a3"


def test_a_card_that_scores_nothing_serves_the_objective() -> None:
    """A fourth 5 in the first row; 012 scores nothing for want of red cards."""
    row = "a1 017, a2 055, a3 065"
    assert said(placing("006", row, round=2, turn=7, objectives=objectives("O8 O16"))) == "place a4"


def test_a_point_in_hand_is_worth_a_little_more_than_one_expected() -> None:
    s = placing("006", "a1 017, a2 055, a3 065", round=2, turn=7, objectives=objectives("O8 O16"))
    gains = {where: value for value, where in outlook(s).gains(card("006"))}
    assert 0 < gains[cell("a4")] < 13


def swapping(tableau: str) -> Table:
    s = table(player(tableau), seats=3, round=2, turn=7, objectives=objectives("O8 O16"))
    s.seats[0].objectives = [0]
    place_all(s, "119 c3", "003 c3", "003 c3")
    return s


def test_a_swap_completes_the_objective() -> None:
    s = swapping(FOUR_FIVES)
    assert asked(s, 0) == "swap-cards"
    assert [say(s), said(s)] == ["move a4", "to b4"]


def test_cards_stay_where_nothing_is_gained() -> None:
    s = swapping("a1 017, a2 055, a3 065, a4 006")
    assert said(s) == "decline"


def test_trying_a_swap_leaves_everything_as_it_was() -> None:
    s = swapping(FOUR_FIVES)
    out = outlook(s)
    before = everything_on(out.board)
    best_swap(out, [cell("a4"), cell("b4")])
    assert everything_on(out.board) == before
    assert out.board.cells[cell("a4")] == card("012")


def everything_on(board: Board) -> tuple[list[int], list[int], int]:
    return board.cells[:], [board.mask(place) for place in range(MASKS)], board.taken
