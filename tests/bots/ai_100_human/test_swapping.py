"""Which cards the bot swaps in its tableau."""

from __future__ import annotations

import pytest

from tablee.bots.expert.ai_100_human.swapping import EARLY, best_swap
from tablee.games.ai_100_human.board import MASKS, Board
from tablee.games.ai_100_human.flow import PREPARE_OBJECTIVES
from tablee.games.ai_100_human.state import Table
from tests.bots.ai_100_human.tables import objectives, outlook, said, say
from tests.games.ai_100_human.positions import asked, card, cell, place_all, player, run, table

FOUR_FIVES = "a1 017, a2 055, a3 065, a4 012, b4 006, b2 016"
"""Three 5s in the first row, and one below: 012 and 006 would have to change places."""


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


def preparing(tableau: str, rounds: int, wanted: str = "O1 O16") -> Table:
    p = player(tableau, face="AI-5", objectives=[0] * (rounds - 1))
    s = table(p, seats=3, round=rounds, turn=7, objectives=objectives(wanted))
    return run(s, PREPARE_OBJECTIVES)


@pytest.mark.parametrize(
    ("rounds", "wanted", "verb"), [(1, "O1 O16", "decline"), (2, "O16 O1", "move")]
)
def test_the_swap_of_the_ai_card_waits_for_the_end(rounds: int, wanted: str, verb: str) -> None:
    """A little is worth the only swap in round 2, but not before."""
    s = preparing("a2 017, a3 055, b2 012, b4 016", rounds, wanted)
    value, _, _ = best_swap(outlook(s), [cell(name) for name in ("a2", "a3", "b2", "b4")])
    assert 0 < value < EARLY
    assert said(s).split()[0] == verb


def test_the_swap_of_the_ai_card_is_made_early_when_it_brings_much() -> None:
    """Two pairs of equal numbers, one above the other."""
    assert said(preparing("a2 017, a4 012, b2 016, b4 055", 1)).startswith("move")


def test_the_identity_that_pays_more_is_found_without_declaring_it() -> None:
    s = table(player("a3 017", face="AI-10"), seats=3, turn=7)
    run(s, PREPARE_OBJECTIVES)
    assert (asked(s, 0), said(s)) == ("prepare-objective", "decline")


def test_trying_a_swap_leaves_everything_as_it_was() -> None:
    s = swapping(FOUR_FIVES)
    out = outlook(s)
    before = everything_on(out.board)
    best_swap(out, [cell("a4"), cell("b4")])
    assert everything_on(out.board) == before
    assert out.board.cells[cell("a4")] == card("012")


def everything_on(board: Board) -> tuple[list[int], list[int], int]:
    return board.cells[:], [board.mask(place) for place in range(MASKS)], board.taken
