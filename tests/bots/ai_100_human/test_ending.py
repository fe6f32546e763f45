"""What the bot does before objectives are scored, and with a sixteenth card."""

from __future__ import annotations

import pytest

from tablee.bots.expert.ai_100_human.ending import EARLY, outside
from tablee.bots.expert.ai_100_human.placing import best_swap
from tablee.games.ai_100_human.cells import OUTER
from tablee.games.ai_100_human.rounds import PREPARE_OBJECTIVES, SCORE_FACES
from tablee.games.ai_100_human.state import Table
from tests.bots.ai_100_human.tables import objectives, outlook, said, say
from tests.games.ai_100_human.positions import asked, card, cell, player, run, table

FULL = (
    "a1 075, a2 004, a3 024, a4 097, a5 087, b1 011, b2 022, b4 053, b5 115, "
    "c1 064, c2 032, c3 080, c4 069, c5 020"
)


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


def adding(reserve: str) -> Table:
    s = table(player(FULL, face="AI-2", reserve=reserve, objectives=[0, 0]), seats=3, round=2)
    return run(s, SCORE_FACES)


def test_the_card_that_scores_most_outside_the_grid_is_added() -> None:
    s = adding("076 012")
    out = outlook(s)
    most = max(outside(out, card("076"), where) for where in OUTER)
    assert asked(s, 0) == "add-card"
    assert say(s) == "play 076"
    where = say(s)
    assert outside(out, card("076"), cell(where.split()[1])) == most
    assert s.seats[0].points == most > 0


def test_a_card_that_would_cost_points_is_not_added() -> None:
    assert said(adding("116")) == "decline"
