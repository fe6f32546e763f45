"""Everything a player can do, in the order in which it comes up in a game.

What can be arranged freely is asked for as a result: which slots of the Quarantine hold a Subject
that is in the way. So a turn cannot go back and forth for ever, and no result is offered twice.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablee.engine.actions import ActionSpace, Verb

# How many numbers are set aside for each kind of thing; an edition may have fewer.
MOST_SEATS: Final = 5
MOST_PLACES: Final = 60
MOST_TECHNOLOGIES: Final = 40
MOST_BUILDINGS: Final = 10
MOST_CAPITAL_BUILDINGS: Final = 8
MOST_REWARDS: Final = 12
MOST_AMOUNT: Final = 12

SEAT_NAMES: Final = tuple([str(number) for number in range(1, MOST_SEATS + 1)])
AMOUNTS: Final = tuple([str(amount) for amount in range(MOST_AMOUNT + 1)])

RESOURCES: Final = ("wood", "stone", "food", "herbs")
STOCK: Final = (*RESOURCES, "coin", "research")
"""What a player can have a store of. Coins and Research tokens are no resources (PEST-006)."""

ACTIONS: Final = ("move", "build", "produce", "research", "heal", "assign")
TOP_ROW: Final = 3
"""The first three actions are the top row of the grid, the others its left column (PEST-111)."""

CELLS: Final = tuple([f"{top}-{left}" for top in ACTIONS[:TOP_ROW] for left in ACTIONS[TOP_ROW:]])

HINDERING: Final = ("move", "build", "produce", "storage")
"""The slots of the Quarantine where a Subject is in the way (PEST-160)."""

SLOTS: Final = (*HINDERING, "zone")

ARRANGEMENTS: Final = tuple(
    [
        "-".join([name for bit, name in enumerate(HINDERING) if mask >> bit & 1]) or "none"
        for mask in range(1 << len(HINDERING))
    ]
)
"""Every set of slots where a Subject is in the way; the other Subjects are where they are not."""

PAIRS: Final = tuple([f"{a}-{b}" for place, a in enumerate(RESOURCES) for b in RESOURCES[place:]])
"""Two resources for one Coin (PEST-123)."""

FIRST_OF: Final = tuple([a for a in range(len(RESOURCES)) for _ in RESOURCES[a:]])
SECOND_OF: Final = tuple([b for a in range(len(RESOURCES)) for b in range(a, len(RESOURCES))])

WAYS: Final = ("pay", "camp", "leave-pay", "leave-camp")
"""How a location with sick Subjects is entered: see moving.py."""

TECHNOLOGY_SLOTS: Final = ("top", "middle", "bottom")

MOBILE: Final = MOST_BUILDINGS
EXPERTS: Final = MOST_BUILDINGS + 1
CAPITAL: Final = MOST_BUILDINGS + 2
TRACK: Final = MOST_BUILDINGS + 3
"""Where Healed Subjects can be, besides Buildings."""

MOST_POSTS: Final = MOST_BUILDINGS + 4

# Set-up
CASTLE: Final = 1
DOCTOR: Final = CASTLE + MOST_PLACES
# Plague and Favour
REFUSE: Final = DOCTOR + MOST_PLACES
ADMIT: Final = REFUSE + 1
STAY: Final = ADMIT + 1
RETURN: Final = STAY + 1
SHELTER: Final = RETURN + 1
"""The arrangement after new sick Subjects have come; who finds no slot in it dies."""
# A turn
PLACE: Final = SHELTER + len(ARRANGEMENTS)
TRIAL: Final = PLACE + len(CELLS)
REPEAT: Final = TRIAL + 1
ACT: Final = REPEAT + len(CELLS)
EXCHANGE: Final = ACT + len(ACTIONS)
ARRANGE: Final = EXCHANGE + len(PAIRS)
END: Final = ARRANGE + len(ARRANGEMENTS)
# Paying and gaining
COINS: Final = END + 1
TAKE: Final = COINS + MOST_AMOUNT + 1
ENLARGE: Final = TAKE + len(RESOURCES)
# Move
GO: Final = ENLARGE + len(STOCK)
JUMP: Final = GO + MOST_PLACES
ENTER: Final = JUMP + MOST_PLACES
CAMP: Final = ENTER + len(WAYS)
IMPROVE: Final = CAMP + 1
STOP: Final = IMPROVE + 1
TREAT: Final = STOP + 1
CURE: Final = TREAT + MOST_TECHNOLOGIES
# Build
BUILD: Final = CURE + 1
BUILD_AT_CAMP: Final = BUILD + MOST_BUILDINGS
BUILD_CAPITAL: Final = BUILD_AT_CAMP + MOST_BUILDINGS
ADD: Final = BUILD_CAPITAL + MOST_CAPITAL_BUILDINGS
SAVE: Final = ADD + len(RESOURCES)
# Produce
PRODUCE: Final = SAVE + len(RESOURCES)
MORE: Final = PRODUCE + 1
LESS: Final = MORE + len(RESOURCES)
# Research
ACQUIRE: Final = LESS + len(RESOURCES)
REFRESH: Final = ACQUIRE + MOST_TECHNOLOGIES
INSERT: Final = REFRESH + 1
ADVANCE: Final = INSERT + len(TECHNOLOGY_SLOTS)
RECALL: Final = ADVANCE + MOST_TECHNOLOGIES
INFECT: Final = RECALL + MOST_POSTS
# Heal
HEAL: Final = INFECT + MOST_AMOUNT + 1
DISCHARGE: Final = HEAL + len(SLOTS)
# Assign
SHIFT: Final = DISCHARGE + len(SLOTS)
ASSIGN: Final = SHIFT + MOST_POSTS
EMPLOY: Final = ASSIGN + MOST_POSTS
CLAIM: Final = EMPLOY + MOST_POSTS
# End of an Era
GAIN: Final = CLAIM + MOST_REWARDS
RETRIEVE: Final = GAIN + 1
# Of all of them
DECLINE: Final = RETRIEVE + 1
DONE: Final = DECLINE + 1


def post_names(buildings: Sequence[str]) -> list[str]:
    """Where Healed Subjects can be: Buildings, then the other places."""
    spare = [f"building-{n + 1}" for n in range(len(buildings), MOST_BUILDINGS)]
    return [*buildings, *spare, "mobile-workshop", "plague-experts", "capital", "track"]


def action_space(
    places: Sequence[str],
    technologies: Sequence[str],
    buildings: Sequence[str],
    capital_buildings: Sequence[str],
    rewards: Sequence[str],
) -> ActionSpace:
    """All actions of an edition that calls its things by these names. The Capital is the last of
    the places, and no location.
    """
    locations = places[:-1]
    posts = post_names(buildings)
    return ActionSpace(
        Verb("castle", CASTLE, "place", locations),
        Verb("doctor", DOCTOR, "place", locations),
        Verb("refuse", REFUSE),
        Verb("admit", ADMIT),
        Verb("stay", STAY),
        Verb("return", RETURN),
        Verb("shelter", SHELTER, "arrangement", ARRANGEMENTS),
        Verb("place", PLACE, "cell", CELLS),
        Verb("trial", TRIAL),
        Verb("repeat", REPEAT, "cell", CELLS),
        Verb("act", ACT, "action", ACTIONS),
        Verb("exchange", EXCHANGE, "pair", PAIRS),
        Verb("arrange", ARRANGE, "arrangement", ARRANGEMENTS),
        Verb("end", END),
        Verb("coins", COINS, "amount", AMOUNTS),
        Verb("take", TAKE, "resource", RESOURCES),
        Verb("enlarge", ENLARGE, "stock", STOCK),
        Verb("go", GO, "place", places),
        Verb("jump", JUMP, "place", locations),
        Verb("enter", ENTER, "way", WAYS),
        Verb("camp", CAMP),
        Verb("improve", IMPROVE),
        Verb("stop", STOP),
        Verb("treat", TREAT, "technology", technologies),
        Verb("cure", CURE),
        Verb("build", BUILD, "building", buildings),
        Verb("build-at-camp", BUILD_AT_CAMP, "building", buildings),
        Verb("build-capital", BUILD_CAPITAL, "capital-building", capital_buildings),
        Verb("add", ADD, "resource", RESOURCES),
        Verb("save", SAVE, "resource", RESOURCES),
        Verb("produce", PRODUCE),
        Verb("more", MORE, "resource", RESOURCES),
        Verb("less", LESS, "resource", RESOURCES),
        Verb("acquire", ACQUIRE, "technology", technologies),
        Verb("refresh", REFRESH),
        Verb("insert", INSERT, "technology-slot", TECHNOLOGY_SLOTS),
        Verb("advance", ADVANCE, "technology", technologies),
        Verb("recall", RECALL, "post", posts),
        Verb("infect", INFECT, "amount", AMOUNTS),
        Verb("heal", HEAL, "slot", SLOTS),
        Verb("discharge", DISCHARGE, "slot", SLOTS),
        Verb("shift", SHIFT, "post", posts),
        Verb("assign", ASSIGN, "post", posts),
        Verb("employ", EMPLOY, "post", posts),
        Verb("claim", CLAIM, "reward", rewards),
        Verb("gain", GAIN),
        Verb("retrieve", RETRIEVE),
        Verb("decline", DECLINE),
        Verb("done", DONE),
    )
