"""What a player can do: lay a disc, bid, pass, turn over a disc, give one up, name who starts."""

from __future__ import annotations

from typing import Final

from tablee.engine.actions import Verb

MOST_SEATS: Final = 6

MINT: Final = 0
NETTLE: Final = 1
DISC_NAMES: Final = ("mint", "nettle")
"""The two kinds of disc. Copies are all the same, so a disc is nothing but its kind."""

DISCS: Final = (MINT, MINT, MINT, NETTLE)
"""What everyone begins with (NETTLE-002)."""

SEAT_NAMES: Final = tuple([str(seat) for seat in range(1, MOST_SEATS + 1)])
NUMBERS: Final = tuple([str(number) for number in range(1, MOST_SEATS * len(DISCS) + 1)])

LAY: Final = 1
"""LAY + disc; the other verbs likewise."""
LOSE: Final = 3
PASS: Final = 5
BID: Final = 10
"""BID + number: a bid of 1 is 11."""
TURN: Final = 40
"""TURN + the seat whose top disc it is."""
NAME: Final = 50


def is_bid(action: int) -> bool:
    return BID < action < TURN


VERBS: Final = (
    Verb("lay", LAY, "disc", DISC_NAMES),
    Verb("lose", LOSE, "disc", DISC_NAMES),
    Verb("pass", PASS),
    Verb("bid", BID + 1, "number", NUMBERS),
    Verb("turn", TURN, "seat", SEAT_NAMES),
    Verb("name", NAME, "seat", SEAT_NAMES),
)
