"""What the table agrees on before play: how many challenges one has to win."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final


class Kit:
    """The options as the rules read them."""

    def __init__(self, wins: int) -> None:
        self.wins: Final = wins
        """Whoever wins this many challenges wins the game."""


KITS: Final[dict[int, Kit]] = {}


def find_kit(options: Mapping[str, str | int | bool]) -> Kit:
    """The kit for these options; one serves all games that have them."""
    wins = int(options["wins"])
    if wins not in KITS:
        KITS[wins] = Kit(wins)
    return KITS[wins]
