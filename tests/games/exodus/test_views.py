"""Who knows a hand card: its owner, everybody if it lay open, and who has looked at it."""

from __future__ import annotations

from tablee.engine.events import EVERYBODY, SPECTATOR
from tests.games.exodus.positions import hold, names, table


def test_a_card_that_one_player_looked_at_is_known_to_that_player_alone() -> None:
    s = table(3)
    hold(s, 0, "heir")
    hold(s, 0, "miner", known_to=1 << 2)
    hold(s, 0, "clinic", known_to=EVERYBODY)
    seen = {viewer: names(s.seen_by(viewer).table.seats[0].hand) for viewer in (0, 1, 2, SPECTATOR)}
    assert seen == {
        0: "heir miner clinic",
        1: "? ? clinic",
        2: "? miner clinic",
        SPECTATOR: "? ? clinic",
    }
