"""Everything a player can do, in the order in which it comes up in a game.

What is arranged freely is asked for as a result: the module of each crew, the gems that lie on a
Vault afterwards. So a turn cannot go back and forth for ever.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablee.engine.actions import ActionSpace, Verb

# How many numbers are set aside for each kind of thing; an edition may have fewer.
MOST_SEATS: Final = 4
MOST_CARDS: Final = 192
MOST_CASTES: Final = 6
MOST_NEGOTIATORS: Final = MOST_SEATS * MOST_CASTES
MOST_CHAMBERS: Final = 12
MOST_SLOTS: Final = 24
MOST_WAYS: Final = MOST_SLOTS * 2
MOST_INFLUENCE: Final = 6
MOST_AMOUNT: Final = 60

AMOUNTS: Final = tuple([str(amount) for amount in range(MOST_AMOUNT + 1)])
CHAMBERS: Final = tuple([str(number) for number in range(1, MOST_CHAMBERS + 1)])
POSITIONS: Final = tuple([str(number) for number in range(1, MOST_SEATS + 1)])
SEAT_NAMES: Final = POSITIONS

# Preparation and Foundation
POSITION: Final = 1
DISCARD: Final = POSITION + MOST_SEATS
PICK: Final = DISCARD + MOST_CARDS
# Negotiation
SEND: Final = PICK + MOST_CARDS
HIDE: Final = SEND + MOST_NEGOTIATORS
"""The slot that a negotiator is to take face down; SEND says which one, and only to its owner."""
PLACE: Final = HIDE + MOST_SLOTS
"""A slot has two ways: "1-3" lays the first value towards chamber 1, "3-1" towards chamber 3."""
REVEAL: Final = PLACE + MOST_WAYS
"""The slot on which a negotiator lies face down."""
RECALL: Final = REVEAL + MOST_SLOTS
BRANCH: Final = RECALL + MOST_NEGOTIATORS
# Integration
RECYCLE: Final = BRANCH + MOST_INFLUENCE
INTEGRATE: Final = RECYCLE + MOST_CARDS
HOUSE: Final = INTEGRATE + MOST_CARDS
"""The module that takes the crew which the question speaks of."""
ARRANGE: Final = HOUSE + MOST_CARDS
VAULT: Final = ARRANGE + 1
"""The Vault whose gems are to become another number: AMOUNT follows."""
KEEP: Final = VAULT + MOST_CARDS
# Abilities of cards and tokens
USE: Final = KEEP + MOST_CARDS
IMPRISON: Final = USE + MOST_CARDS
RELEASE: Final = IMPRISON + MOST_CARDS
MUTATE: Final = RELEASE + MOST_CARDS
"""These three name the card that carries the token."""
SACRIFICE: Final = MUTATE + MOST_CARDS
TARGET: Final = SACRIFICE + MOST_CARDS
GIVE: Final = TARGET + MOST_CARDS
TAKE: Final = GIVE + MOST_CARDS
IMPROVE: Final = TAKE + MOST_CARDS
PLAYER: Final = IMPROVE + MOST_NEGOTIATORS
CHAMBER: Final = PLAYER + MOST_SEATS
AMOUNT: Final = CHAMBER + MOST_CHAMBERS
# Of all of them
DECLINE: Final = AMOUNT + MOST_AMOUNT + 1
DONE: Final = DECLINE + 1
END: Final = DONE + 1


def action_space(
    cards: Sequence[str],
    negotiators: Sequence[str],
    slots: Sequence[str],
    ways: Sequence[str],
    influence: Sequence[str],
) -> ActionSpace:
    """All actions of an edition that calls its things by these names."""
    return ActionSpace(
        Verb("position", POSITION, "position", POSITIONS),
        Verb("discard", DISCARD, "card", cards),
        Verb("pick", PICK, "card", cards),
        Verb("send", SEND, "negotiator", negotiators),
        Verb("hide", HIDE, "slot", slots),
        Verb("place", PLACE, "way", ways),
        Verb("reveal", REVEAL, "slot", slots),
        Verb("recall", RECALL, "negotiator", negotiators),
        Verb("branch", BRANCH, "influence", influence),
        Verb("recycle", RECYCLE, "card", cards),
        Verb("integrate", INTEGRATE, "card", cards),
        Verb("house", HOUSE, "card", cards),
        Verb("arrange", ARRANGE),
        Verb("vault", VAULT, "card", cards),
        Verb("keep", KEEP, "card", cards),
        Verb("use", USE, "card", cards),
        Verb("imprison", IMPRISON, "card", cards),
        Verb("release", RELEASE, "card", cards),
        Verb("mutate", MUTATE, "card", cards),
        Verb("sacrifice", SACRIFICE, "card", cards),
        Verb("target", TARGET, "card", cards),
        Verb("give", GIVE, "card", cards),
        Verb("take", TAKE, "card", cards),
        Verb("improve", IMPROVE, "negotiator", negotiators),
        Verb("player", PLAYER, "seat", SEAT_NAMES),
        Verb("chamber", CHAMBER, "chamber", CHAMBERS),
        Verb("amount", AMOUNT, "amount", AMOUNTS),
        Verb("decline", DECLINE),
        Verb("done", DONE),
        Verb("end", END),
    )
