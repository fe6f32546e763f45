"""Everything that the game says to people, with its arguments and the rule behind it.

The sentences are in `text/*.ftl`; `.venv/bin/pytest tests/words` tells which are missing.
"""

from __future__ import annotations

from tablee.engine.fields import ONE, Kind
from tablee.engine.messages import Message, Messages, points

CARD = Kind(ONE, "card")

MESSAGES = Messages(
    asks=[Message("play-card", rule="SAMPLE-010")],
    events=[
        Message("play", rule="SAMPLE-010", card=CARD),
        Message("win", rule="SAMPLE-011"),
    ],
    refusals=[Message("not-in-hand", rule="SAMPLE-010", card=CARD)],
    scores=[points("rounds", rule="SAMPLE-011")],
)
