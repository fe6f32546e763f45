"""The chapters of Pest follow on one another: each begins where whoever follows has come to."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, Final

import pytest

from tablee.guide.format import Chapter
from tablee.guide.positions import saved_position
from tablee.guide.reading import guide_of
from tests.guide.playing import Table, as_the_lesson_says

HIDDEN: Final = {"plague", "plague_box", "favour", "favour_box"}
"""What nobody has seen."""

LEFT_BEHIND: Final = {
    *("cell", "todo", "improved", "hindered", "arranged", "points", "entered", "moved", "jumped"),
    *("given", "tally", "sent", "works", "vacated", "filled", "used"),
}
"""What the last turn has noted; the next one does not look at it."""

BETWEEN = list(pairwise(guide_of("pest").chapters))


@pytest.mark.parametrize(("chapter", "following"), BETWEEN, ids=[one.id for one, _ in BETWEEN])
def test_a_chapter_leads_to_the_next(chapter: Chapter, following: Chapter) -> None:
    table = Table("pest", chapter)
    for _ in table.moments(as_the_lesson_says):
        pass
    reached = seen(table.game.dump(table.s))
    assert seen(saved_position("pest", following.id)) == reached


def seen(position: Any) -> Any:
    """What lies open on the table, and what everybody has."""
    table = {
        name: value for name, value in position["table"].items() if name not in HIDDEN | LEFT_BEHIND
    }
    seats = [
        {name: value for name, value in seat.items() if name not in ("asks", "answers")}
        for seat in position["seats"]
    ]
    return {"table": table, "seats": seats}
