"""Which hand card the bot keeps."""

from __future__ import annotations

from tablee.games.exodus.integrating import KEEP_CARD
from tests.bots.exodus.tables import said
from tests.games.exodus.positions import build, hold, table


def test_the_card_is_kept_that_the_next_round_wants() -> None:
    s = table(seats=3)
    build(s, 0, "dormitory", "heir")
    hold(s, 0, "merchant black-market lab-assistant")
    s.ask(0, KEEP_CARD)
    assert said(s) == "keep black-market.1"
