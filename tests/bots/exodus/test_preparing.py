"""Which turn position the bot takes."""

from __future__ import annotations

from tablee.games.exodus.preparing import BEGIN_ROUND
from tests.bots.exodus.tables import said
from tests.games.exodus.positions import run, table


def test_who_chooses_first_wants_the_last_word() -> None:
    s = table(seats=3)
    s.seats[1].points[0] = 5
    s.seats[2].points[0] = 7
    run(s, BEGIN_ROUND)
    assert said(s) == "position 3"
