"""What is fixed before play: the options, as the rules read them.

A game with components keeps their values here as tables; see `games/precognition/kit.py`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final


class Kit:
    """One set of options."""

    def __init__(self, hand: int) -> None:
        self.hand: Final = hand
        """How many cards everyone is dealt."""


def make_kit(options: Mapping[str, str | int | bool]) -> Kit:
    return Kit(int(options["hand"]))
