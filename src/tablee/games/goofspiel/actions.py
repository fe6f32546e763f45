"""The one thing a player does: bid a card."""

from __future__ import annotations

from typing import Final

from tablee.engine.actions import Verb

MOST_CARDS: Final = 13

VALUES: Final = tuple([str(value) for value in range(1, MOST_CARDS + 1)])
"""The name of every card: its value."""

BID: Final = 1

VERBS: Final = (Verb("bid", BID, "card", VALUES),)
