"""Which AI face the bot chooses."""

from __future__ import annotations

import pytest

from tablee.bots.expert.ai_100_human.setup import USUAL
from tablee.games.ai_100_human.actions import FACE_NAMES
from tests.bots.ai_100_human.tables import objectives, said
from tests.games.ai_100_human.positions import cards, deal


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
