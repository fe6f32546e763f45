"""What is on the table from the start: the suits, and the options as the rules read them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tablee.engine.zones import members
from tablee.games.goofspiel.actions import BID, MOST_CARDS


class Kit:
    """Tables for one set of options. Card n of a suit has the value n + 1."""

    def __init__(self, cards: int, order: str, carry: bool, hidden: bool) -> None:
        self.cards: Final = cards
        self.order: Final = order
        self.carry: Final = carry
        """Prizes of a tied round stay at stake; otherwise they are out of the game."""
        self.hidden: Final = hidden
        """A prize is turned up only when the bids for it are in."""
        self.suit: Final = (1 << cards) - 1
        """All cards of a suit, as a set."""
        hands = [members(hand) for hand in range(1 << cards)]
        self.bids: Final = [tuple([BID + card for card in hand]) for hand in hands]
        """For every hand there can be, what it can bid."""
        self.worth: Final = [sum(hand) + len(hand) for hand in hands]
        """For every set of prizes, the sum of their values."""


KITS: Final[dict[tuple[object, ...], Kit]] = {}


def find_kit(options: Mapping[str, str | int | bool]) -> Kit:
    """The kit for these options; one serves all games that have them."""
    key = tuple([options[name] for name in ("cards", "order", "ties", "prize")])
    if key not in KITS:
        cards, order, ties, prize = key
        KITS[key] = Kit(int(str(cards)), str(order), ties == "carry", prize == "hidden")
    return KITS[key]


assert MOST_CARDS <= 16, "the tables of a kit have one entry for every set of cards"
