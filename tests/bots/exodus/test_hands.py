"""Which hand card the bot keeps."""

from __future__ import annotations

from tablee.games.exodus.integrating import KEEP_CARD
from tablee.games.exodus.turns import PLACED
from tests.bots.exodus.tables import said, say
from tests.games.exodus.positions import build, hold, table, turn


def test_the_card_is_kept_that_the_next_round_wants() -> None:
    s = table(seats=3)
    build(s, 0, "dormitory", "heir")
    hold(s, 0, "merchant black-market lab-assistant")
    s.ask(0, KEEP_CARD)
    assert said(s) == "keep black-market.1"


def test_of_equal_hands_the_leaders_is_looked_at() -> None:
    s = table(seats=3)
    build(s, 0, "secret-services", "heir")
    s.seats[0].reserve = 1
    hold(s, 0, "lab-assistant")
    hold(s, 1, "refinery hacker")
    hold(s, 2, "refinery.2 hacker.2")
    s.seats[2].points[0] = 9
    turn(s, 0, PLACED)
    assert [say(s), said(s)] == ["use secret-services.1", "player 3"]
    s.seats[1].points[0] = 12
    assert said(s) == "player 2"
