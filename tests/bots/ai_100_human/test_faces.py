"""Which AI face the bot chooses, and what it does with a sixteenth card."""

from __future__ import annotations

import pytest

from tablee.bots.expert.ai_100_human.faces import USUAL, outside
from tablee.games.ai_100_human.actions import FACE_NAMES
from tablee.games.ai_100_human.cells import OUTER
from tablee.games.ai_100_human.flow import SCORE_FACES
from tablee.games.ai_100_human.state import Table
from tests.bots.ai_100_human.tables import objectives, outlook, said, say
from tests.games.ai_100_human.positions import asked, card, cards, cell, deal, player, run, table

FULL = (
    "a1 075, a2 004, a3 024, a4 097, a5 087, b1 011, b2 022, b4 053, b5 115, "
    "c1 064, c2 032, c3 080, c4 069, c5 020"
)


def test_every_face_has_its_usual_worth() -> None:
    assert set(USUAL) == set(FACE_NAMES)


@pytest.mark.parametrize(
    ("faces", "wanted", "chosen"),
    [
        ("AI-7 AI-8", "O1 O4", "AI-8"),
        ("AI-5 AI-6", "O1 O4", "AI-5"),
        ("AI-3 AI-4", "O1 O6", "AI-4"),
        ("AI-3 AI-4", "O1 O4", "AI-3"),
    ],
)
def test_the_face_that_goes_with_the_objectives_is_chosen(
    faces: str, wanted: str, chosen: str
) -> None:
    s = deal(3)
    s.seats[0].faces = cards(faces)
    s.objectives = objectives(wanted)
    assert said(s) == f"face {chosen}"


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
