"""Which cards the bot keeps, picks, takes from the grid and withholds from another."""

from __future__ import annotations

import pytest

from tablee.games.ai_100_human.actions import COLOURS
from tablee.games.ai_100_human.drafting import KEEP_CARD
from tablee.games.ai_100_human.rounds import PICK_CARDS, TAKE_CARD
from tablee.games.ai_100_human.state import Table
from tests.bots.ai_100_human.tables import objectives, outlook, said, say
from tests.games.ai_100_human.positions import asked, card, grid, player, run, table

GREEN_AND_YELLOW = "a2 082, a4 084, b2 055, b4 085"
"""All of them touch a3; 073 scores by green and yellow cards around it."""


def picking(pack: str, tableau: str = GREEN_AND_YELLOW, **fields: object) -> Table:
    s = table(player(tableau, pack=pack), seats=3, **fields)
    for p in s.seats[1:]:
        p.pack = [card("001")]
    return run(s, PICK_CARDS)


def test_the_card_that_scores_most_is_picked() -> None:
    assert said(picking("012 073 039")) == "pick 073"


@pytest.mark.parametrize(
    ("row", "pick"),
    [("a1 017, a2 055, a3 065", "006"), ("a1 012, a2 063, a3 048", "016")],
)
def test_a_card_for_the_objective_is_picked(row: str, pick: str) -> None:
    """Three 5s or three 1s lie in the first row; 006 is a 5 and 016 a 1."""
    s = picking("006 016", row, turn=7, round=2, objectives=objectives("O8 O16"))
    s.seats[0].objectives = [0]
    assert said(s) == f"pick {pick}"


def test_a_card_that_grows_is_worth_more_while_there_is_time() -> None:
    early = outlook(picking("059 063", "", turn=1))
    late = outlook(picking("059 063", "", turn=7))
    assert early.growing(card("059")) > 0
    assert late.growing(card("059")) == 0


def keeping(pack: str, first: int) -> Table:
    s = table(player(GREEN_AND_YELLOW, pack=pack, first=first), seats=3, turn=0)
    s.ask(0, KEEP_CARD)
    return s


def test_the_most_promising_cards_are_kept_in_ascending_order() -> None:
    s = keeping("073 012 063 039", 2)
    assert [say(s), say(s)] == ["keep 063", "keep 073"]


def test_who_keeps_more_keeps_the_best() -> None:
    pack = "073 012 063 039"
    s = keeping(pack, 3)
    worst = min([card(name) for name in pack.split()], key=outlook(s).promise)
    kept = [say(s), say(s), say(s)]
    assert kept == sorted(kept)
    assert f"keep {worst + 1:03}" not in kept


def test_with_two_players_the_best_card_for_the_other_is_dropped() -> None:
    s = table(player(pack="012 073 063"), player(GREEN_AND_YELLOW, pack="001"), grid=grid("a1 016"))
    run(s, PICK_CARDS)
    assert say(s) == "pick 063"
    assert (asked(s, 0), said(s)) == ("drop-card", "discard 073")


def test_alone_the_best_card_of_the_line_is_taken() -> None:
    s = table(player(GREEN_AND_YELLOW), grid=grid("a1 012, a2 073, a3 039, b1 001"))
    s.headers = list(range(len(COLOURS)))
    s.standee = 0
    run(s, TAKE_CARD)
    assert said(s) == "pick 073"
