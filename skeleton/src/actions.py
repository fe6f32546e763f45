"""What a player can do. Here: play a card.

Every action is a number: the verb's first one plus its target's. Leave room between verbs, and
add new ones at the end; 0 is `wait`.
"""

from __future__ import annotations

from typing import Final

from tablee.engine.actions import Verb

CARDS: Final = 24

CARD_NAMES: Final = tuple([str(value) for value in range(1, CARDS + 1)])
"""The name of every card: its value. Card number n has the value n + 1."""

PLAY: Final = 1

VERBS: Final = (Verb("play", PLAY, "card", CARD_NAMES),)
