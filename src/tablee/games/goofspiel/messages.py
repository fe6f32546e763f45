"""Everything that Goofspiel says to people."""

from __future__ import annotations

from tablee.engine.fields import MANY, ONE, Kind
from tablee.engine.messages import Message, Messages, points

CARD = Kind(ONE, "card")
PRIZE = Kind(ONE, "prize")
PRIZES = Kind(MANY, "prize")

MESSAGES = Messages(
    asks=[Message("bid", rule="GOOF-012", prizes=PRIZES)],
    events=[
        Message("prize", rule="GOOF-010", prize=PRIZE),
        Message("bid", rule="GOOF-014", card=CARD),
        Message("win", rule="GOOF-020", prizes=PRIZES),
        Message("discard", rule="GOOF-021", prizes=PRIZES),
        Message("carry", rule="GOOF-022", prizes=PRIZES),
    ],
    refusals=[
        Message("played", rule="GOOF-013", card=CARD),
        Message("no-such-card", rule="GOOF-002"),
    ],
    scores=[points("prizes", rule="GOOF-031")],
)
