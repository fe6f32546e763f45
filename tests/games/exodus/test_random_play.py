"""Many random games with all variants: they come to their end, and nothing is as it cannot be.

Every other one is played by people who never end a turn as long as there is anything else to do.
`EXO_GAMES=20000 pytest tests/games/exodus/test_random_play.py` plays more of them.
"""

from __future__ import annotations

import os
from itertools import product
from typing import Any

import pytest

from tablee.engine.chance import Dice
from tablee.games.exodus import EXODUS
from tablee.games.exodus.actions import DECLINE, DONE, END
from tablee.games.exodus.state import EMPTY, Table
from tests.rules import rule

GAMES = int(os.environ.get("EXO_GAMES", "240"))

PARTS = 8
"""They are played in so many tests, so that several can be played at the same time."""

MOST_ANSWERS = 3000

VARIANTS: list[tuple[int, dict[str, Any]]] = [
    (
        seats,
        {"airlocks": airlocks, "wing_first": early, "experienced": experienced, "draft": draft},
    )
    for early, experienced, draft in product([False, True], repeat=3)
    for seats, airlocks in [(2, "a"), (3, "a"), (3, "b"), (4, "a")]
]
"""All of them, with every number of players (EXO-304)."""

LEAVING = (END, DONE, DECLINE)


@rule(
    "EXO-006",
    "EXO-007",
    "EXO-040",
    "EXO-141",
    "EXO-145",
    "EXO-182",
    "EXO-210",
    "EXO-233",
    "EXO-304",
)
@pytest.mark.parametrize("part", range(PARTS))
def test_random_games_come_to_their_end(part: int) -> None:
    for number in range(part, GAMES, PARTS):
        seats, options = VARIANTS[number // 2 % len(VARIANTS)]
        s: Table = EXODUS.make(seats, "base", options).deal(b"%d" % number)
        s.hush()
        dice = Dice(number)
        for answer in range(MOST_ANSWERS):
            if s.over():
                break
            acting = s.acting()
            seat = acting[dice.below(len(acting))]
            offered = s.options(seat)
            assert offered, f"game {number}, answer {answer}"
            if number % 2:
                offered = [action for action in offered if action not in LEAVING] or offered
            s.apply(seat, offered[dice.below(len(offered))])
            if answer % 10 == 0:
                assert faults(s) == [], f"game {number}, answer {answer}"
        assert s.over(), f"game {number}"
        assert s.round == 4
        assert faults(s) == [], f"game {number}"


def faults(s: Table) -> list[str]:
    """What is as it cannot be."""
    kit = s.kit
    found = []
    held = s.deck + s.discard + [card for card in s.chambers if card != EMPTY]
    for pile in s.piles:
        held = held + pile
    in_play = 0
    for p in s.seats:
        held = held + p.hand + p.pack + p.modules + p.crews + p.vacant + p.prison
        for card in p.controls() + p.vacant:
            in_play |= 1 << card
        if any(p.homes.count(module) > kit.berths[module] for module in p.modules):
            found.append("more crews than berths")
        if not set(p.homes) <= set(p.modules) or len(p.homes) != len(p.crews):
            found.append("a crew without a module")
        pairs = zip(p.stored, p.modules, strict=True)
        if any(not 0 <= gems <= kit.capacity[module] for gems, module in pairs):
            found.append("more gems than a module holds")
        if p.reserve < 0 or min(p.points) < 0:
            found.append("less than nothing")
    if sorted(held) != sorted(kit.deck + [card for pile in kit.piles for card in pile]):
        found.append("cards were lost or made")
    if min(s.cubes) < 0 or s.jailer_supply() < 0 or s.mutagen_supply() < 0:
        found.append("more than there is")
    marked = s.mutants | s.tilted
    for card in s.jailers + s.mutagens:
        marked |= 1 << card
    if marked & ~in_play:
        found.append("a token or tilt on a card that is not in play")
    return found
