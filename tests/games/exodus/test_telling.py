"""Whoever hears all that is told knows the table, at every moment of a game."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tablee.engine.game import Game
from tablee.games.exodus import EXODUS
from tablee.games.exodus.abilities.hands import TakeCard
from tablee.games.exodus.state import Table
from tests.games.exodus.positions import RichTurns
from tests.games.exodus.story import Story, seen

GAMES = 12


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("rich", [False, True])
def test_events_tell_the_whole_story(seats: int, rich: bool) -> None:
    """Nothing is compared between secret answers, nor in the middle of moving or exchanging."""
    for number in range(GAMES):
        game: Game[Any] = RichTurns(seats) if rich else EXODUS.make(seats, "base", {})
        dice = Random(number)
        s: Table = game.deal(b"%d" % number)
        assert s.events is not None
        story = Story(s)
        heard = len(s.events)
        while not s.over():
            seat = dice.choice(s.acting())
            s.apply(seat, dice.choice(s.options(seat)))
            if s.veiled and any(p.before is not None for p in s.seats):
                continue
            for event in s.events[heard:]:
                story.hear(event)
            heard = len(s.events)
            if not any(p.plan or isinstance(p.ask, TakeCard) for p in s.seats):
                assert story.told(s) == seen(s), [event.name for event in s.events[-6:]]
