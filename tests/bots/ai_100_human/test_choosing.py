"""Which card the bot plays, and what it discards."""

from __future__ import annotations

from tablee.games.ai_100_human.rounds import CHOOSE_CARDS
from tablee.games.ai_100_human.rounds import REDRAW as REDRAW_STEP
from tablee.games.ai_100_human.state import Table
from tests.bots.ai_100_human.tables import outlook, said, say
from tests.games.ai_100_human.positions import card, player, run, table

GREEN_AND_YELLOW = "a2 082, a4 084, b2 055, b4 085"
"""All of them touch a3; 073 scores by green and yellow cards around it."""


def choosing(
    reserve: str, tableau: str = GREEN_AND_YELLOW, face: str = "AI-1", **f: object
) -> Table:
    s = table(player(tableau, face=face, reserve=reserve), seats=3, deck="004 016 019", **f)
    for p in s.seats[1:]:
        p.reserve = [card("001")]
    return run(s, CHOOSE_CARDS)


def test_the_card_that_scores_most_is_played() -> None:
    assert said(choosing("012 073 039", turn=7)) == "play 073"


def test_a_card_that_will_score_more_waits() -> None:
    """063 scores more than 003 at once, and gains more with every card that is placed before it."""
    played = [said(choosing("003 063", "b2 017", turn=turn)) for turn in (1, 7)]
    assert played == ["play 003", "play 063"]


# --- AI-6 -------------------------------------------------------------------------------------


def test_the_reserve_is_changed_when_it_is_poor() -> None:
    assert said(choosing("012 039 072", "", face="AI-6", turn=3)) == "redraw"


def test_the_reserve_is_not_changed_while_it_is_good() -> None:
    assert said(choosing("073 012 039", face="AI-6", turn=3)) != "redraw"


def test_the_power_is_not_left_unused() -> None:
    assert said(choosing("073 012 039", face="AI-6", turn=6)) == "redraw"


def test_the_least_promising_cards_are_discarded_in_ascending_order() -> None:
    s = choosing("012 073 039", face="AI-6", turn=6)
    for p in s.seats[1:]:
        p.ask, p.chosen = None, [card("001")]
    s.asked = 1
    s.then(REDRAW_STEP)
    say(s)
    held = sorted(s.seats[0].holding(), key=outlook(s).promise)
    gone = [say(s), say(s)]
    assert gone == sorted(gone)
    assert gone == [f"discard {number + 1:03}" for number in sorted(held[:2])]
