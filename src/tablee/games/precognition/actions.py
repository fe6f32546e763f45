"""Everything a player can do, in the order in which it comes up in a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablee.engine.actions import ActionSpace, Verb

ROWS: Final = 3
"""The Machines of a room, one below the other."""

# How many numbers are set aside for each kind of thing; an edition may have fewer.
MOST_CARDS: Final = 96
MOST_ROOMS: Final = 14
MOST_MACHINES: Final = MOST_ROOMS * ROWS
MOST_OBJECTIVES: Final = 24
MOST_AMOUNT: Final = 24

AMOUNTS: Final = tuple([str(amount) for amount in range(MOST_AMOUNT + 1)])

KEPT: Final = 1
RECEIVED: Final = 2
BOTH: Final = KEPT | RECEIVED
"""Which cards of the Action Zone: a bit for each."""

SLOTS: Final = ("kept", "received", "both")

INSTALL: Final = 1
PASS: Final = INSTALL + MOST_ROOMS
KEEP: Final = PASS + MOST_CARDS
GIVE: Final = KEEP + MOST_CARDS
ACTIVATE: Final = GIVE + MOST_CARDS - KEPT
"""ACTIVATE + KEPT, + RECEIVED, + BOTH."""
SPARINGLY: Final = ACTIVATE + BOTH + 1
TAKE: Final = SPARINGLY + 1
DOCTORS: Final = TAKE + MOST_AMOUNT + 1
BATTERY: Final = DOCTORS + MOST_AMOUNT + 1
ASIDE: Final = BATTERY + MOST_MACHINES
USE: Final = ASIDE + 1
HEAL: Final = USE + MOST_MACHINES
REVEAL: Final = HEAL + MOST_AMOUNT + 1
MITIGATE: Final = REVEAL + 1
SPEND_DOCTORS: Final = MITIGATE + MOST_OBJECTIVES
FINISH: Final = SPEND_DOCTORS + MOST_AMOUNT + 1
PROTECT: Final = FINISH + 1
LOSE: Final = PROTECT + MOST_AMOUNT + 1
APPLY: Final = LOSE + MOST_AMOUNT + 1
IGNORE: Final = APPLY + 1
LOSE_DOCTORS: Final = IGNORE + 1
UNPLUG: Final = LOSE_DOCTORS + MOST_AMOUNT + 1


def action_space(
    cards: Sequence[str], rooms: Sequence[str], machines: Sequence[str], objectives: Sequence[str]
) -> ActionSpace:
    """All actions of an edition that calls its things by these names."""
    return ActionSpace(
        Verb("install", INSTALL, "room", rooms),
        Verb("pass", PASS, "card", cards),
        Verb("keep", KEEP, "card", cards),
        Verb("give", GIVE, "card", cards),
        Verb("activate", ACTIVATE + KEPT, "slot", SLOTS),
        Verb("sparingly", SPARINGLY),
        Verb("take", TAKE, "amount", AMOUNTS),
        Verb("doctors", DOCTORS, "amount", AMOUNTS),
        Verb("battery", BATTERY, "machine", machines),
        Verb("aside", ASIDE),
        Verb("use", USE, "machine", machines),
        Verb("heal", HEAL, "amount", AMOUNTS),
        Verb("reveal", REVEAL),
        Verb("mitigate", MITIGATE, "objective", objectives),
        Verb("spend-doctors", SPEND_DOCTORS, "amount", AMOUNTS),
        Verb("finish", FINISH),
        Verb("protect", PROTECT, "amount", AMOUNTS),
        Verb("lose", LOSE, "amount", AMOUNTS),
        Verb("apply", APPLY),
        Verb("ignore", IGNORE),
        Verb("lose-doctors", LOSE_DOCTORS, "amount", AMOUNTS),
        Verb("unplug", UNPLUG, "machine", machines),
    )
