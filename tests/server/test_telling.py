"""What each viewer is told leads from one position that the rules have seen to the next."""

from __future__ import annotations

import itertools
import random
from typing import Any

import pytest

from tablee.engine.events import SPECTATOR
from tablee.engine.game import Game, OptionValue
from tablee.engine.titles import find
from tablee.server.matches.telling import scene, table_at, tell
from tests.contract.moments import census
from tests.server.told import GAMES, SEED, Played, begun, positions


@pytest.mark.parametrize(("title", "seats", "options"), GAMES)
def test_every_event_leads_to_a_position_of_the_match_played_again(
    title: str, seats: int, options: dict[str, OptionValue]
) -> None:
    played = Played(title, seats, options)
    game = played.game
    known = positions(game, played.answers)
    first = game.deal(SEED)
    for viewer in {SPECTATOR, 0, seats - 1}:
        told = played.told[viewer]
        assert len(told) > 20
        assert told[-1].then
        ends = [number + 1 for number, event in enumerate(told) if event.then]
        for start, end in itertools.pairwise([0, *ends]):
            scenes = [scene(game, position, viewer) for position in known[end]]
            assert table_at(told, start) in scenes
    for position in [position for those in known.values() for position in those]:
        assert census(game, position) == census(game, first)
        assert game.totals(position) == game.totals(first)


def test_steps_between_answers_of_one_draft_are_shown_to_others() -> None:
    """Whoever drafted them has seen what they do already."""
    game: Game[Any] = find("nettles").make(3, "base", {})
    match = begun(game)
    for seat in range(3):
        match.act(seat, 0, [game.space.parse("lay mint")])
        match.confirm(seat, 1)
    tell(match)
    bidder = match.s.acting()[0]
    turned = f"turn {(bidder + 1) % 3 + 1}"
    match.act(bidder, 1, [game.space.parse("bid 3"), game.space.parse(turned)])
    match.confirm(bidder, 3)
    told = tell(match)
    assert [event.name for event in told[bidder]] == [
        "bid",
        "turn-own",
        "turn",
        "turn",
        "won",
        "round",
    ]
    assert [event.then is not None for event in told[SPECTATOR]] == [True] * 6
    assert [event.then is not None for event in told[bidder]] == [False] * 2 + [True] * 4


def test_what_is_confirmed_in_one_go_is_told_in_one_go() -> None:
    """An action has no position in its middle: neither for its owner nor for the others."""
    game: Game[Any] = find("precognition").make(2, "base", {})
    match = begun(game)
    tell(match)
    dice = random.Random(1)
    longest = 0
    while not match.s.over():
        seat = match.s.acting()[0]
        answers = 0
        while options := match.draft(seat).options():
            number = match.draft(seat).number()
            match.act(seat, number, [dice.choice(list(options))])
            answers += 1
        waiting = set(match.s.acting()) - {seat}
        match.confirm(seat, match.draft(seat).number())
        for events in tell(match):
            if waiting and events:
                assert [event.then is not None for event in events] == [
                    *[False] * (len(events) - 1),
                    True,
                ]
                longest = max(longest, len(events))
    assert longest > 3
