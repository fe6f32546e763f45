"""Which chambers the bot refills before the first placement."""

from __future__ import annotations

from tablee.games.exodus.researching import OPEN_WINDOW
from tests.bots.exodus.tables import fill_all, said, say
from tests.games.exodus.positions import build, fill, run, table


def test_the_poorest_cards_are_let_go() -> None:
    s = table(seats=2)
    s.round = 2
    build(s, 0, "rd-department", "heir")
    rich = ["refinery", "black-market", "genotheque", "orbital-shipyard"]
    fill_all(s, *[f"{kind}.{copy}" for copy in (1, 2, 3) for kind in rich])
    fill(s, c3="lab-assistant", c8="lab-assistant.2")
    run(s, OPEN_WINDOW)
    assert [say(s), said(s)] == ["chamber 3", "chamber 8"]


def test_chambers_stay_that_are_all_alike() -> None:
    s = table(seats=2)
    s.round = 2
    build(s, 0, "rd-department", "heir")
    fill_all(s, *[f"refinery.{n}" for n in (1, 2, 3)])
    run(s, OPEN_WINDOW)
    assert said(s) == "decline"
