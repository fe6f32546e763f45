"""A question has a reason for whatever of its kind it does not offer, and none for other things."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import pytest

from tablee.engine.actions import Verb
from tablee.engine.fields import frame_name
from tablee.engine.game import Game
from tablee.engine.problems import Why
from tablee.engine.state import Ask
from tablee.games.exodus import EXODUS
from tablee.games.exodus.abilities.zones import RemoveAmount
from tablee.games.exodus.layout import FRAMES
from tablee.games.exodus.messages import MESSAGES
from tablee.games.exodus.prestige import CHECK_HANDS
from tablee.games.exodus.resolving import REVEAL_HIDDEN
from tablee.games.exodus.state import Table
from tests.games.exodus.positions import SPACE, RichTurns, conceal, hold, lay, post, run, table

QUESTIONS = sorted(
    {frame_name(frame.cls) for frame in FRAMES if issubclass(frame.cls, Ask)} - {"reorganise-ark"}
)
"""All but the one that names no thing."""

Met = dict[str, list[tuple[Table, int]]]


@cache
def met() -> Met:
    """Positions of random games in which each question is asked, and whom."""
    found: Met = {name: [(s, 0)] for name, s in rare().items()}
    dice = Random(5)
    for number in range(200):
        seats = 2 + number % 3
        game: Game[Any] = RichTurns(seats) if number % 4 else EXODUS.make(seats, "base", {})
        s: Table = game.deal(b"%d" % number)
        while not s.over():
            seat = dice.choice(s.acting())
            ask = s.seats[seat].ask
            assert ask is not None
            kept = found.setdefault(frame_name(type(ask)), [])
            if len(kept) < 3:
                kept.append((s.clone(), seat))
            s.apply(seat, dice.choice(s.options(seat)))
        if set(QUESTIONS) <= set(found):
            return found
    return found


def rare() -> dict[str, Table]:
    """Questions that hardly ever come up, to the first player."""
    held = table(2)
    hold(held, 0, "heir miner")
    run(held, CHECK_HANDS)
    hidden = table(2)
    conceal(hidden, 0, rights=2)
    post(hidden, "core.1", "1-2", face_down=True)
    post(hidden, "bio.1", "4-5", face_down=True)
    run(hidden, REVEAL_HIDDEN)
    cubes = table(2)
    lay(cubes, 1, 0, 3)
    cubes.ask(0, RemoveAmount(0, 1, 2))
    return {"keep-one-card": held, "reveal-negotiator": hidden, "remove-amount": cubes}


def refusal(s: Table, seat: int, action: int) -> Why:
    """What the question itself says of an action."""
    ask = s.seats[seat].ask
    assert ask is not None
    return ask.refusal(s, seat, action)


def reason(s: Table, seat: int, action: int) -> str:
    return refusal(s, seat, action).name


def verbs_offered(s: Table, seat: int) -> list[Verb]:
    """Those that name a thing."""
    found = {SPACE.verb_of[action] for action in s.options(seat)}
    return [verb for verb in SPACE.verbs if verb in found and verb.targets]


@pytest.mark.parametrize("question", QUESTIONS)
def test_all_that_is_not_offered_has_a_reason(question: str) -> None:
    for s, seat in met()[question]:
        offered = s.options(seat)
        for verb in verbs_offered(s, seat):
            for action in range(verb.base, verb.base + verb.size()):
                if action not in offered:
                    assert reason(s, seat, action) != "not-offered", SPACE.text(action)


@pytest.mark.parametrize("question", [name for name in QUESTIONS if name != "take-turn"])
def test_what_has_nothing_to_do_with_a_question_has_none(question: str) -> None:
    """In a turn there are many things to do; everywhere else it is one kind of thing."""
    for s, seat in met()[question]:
        for verb in verbs_offered(s, seat):
            after = verb.base + verb.size()
            for action in (1, verb.base - 2, verb.base - 1, after, after + 1):
                if action not in s.options(seat) and SPACE.verb_of[action] is not verb:
                    assert reason(s, seat, action) == "not-offered", (verb.name, action)


def test_what_belongs_to_no_turn_has_no_reason_in_one() -> None:
    """Things that are only asked for, one question at a time."""
    asked_for = "position discard pick reveal recall branch house keep sacrifice target give take"
    asked_for += " improve player chamber amount decline done"
    verbs = [verb for verb in SPACE.verbs if verb.name in asked_for.split()]
    assert len(verbs) == 18
    for s, seat in met()["take-turn"]:
        for verb in verbs:
            for action in (verb.base, verb.base + verb.size() - 1):
                assert reason(s, seat, action) == "not-offered", SPACE.text(action)


@pytest.mark.parametrize("question", QUESTIONS)
def test_a_reason_speaks_of_what_was_refused(question: str) -> None:
    """Where it names something of that kind at all; positions and amounts are plain numbers."""
    for s, seat in met()[question]:
        offered = s.options(seat)
        for verb in verbs_offered(s, seat):
            for action in range(verb.base, verb.base + verb.size()):
                if action in offered:
                    continue
                why, thing = refusal(s, seat, action), action - verb.base
                kinds = MESSAGES.refusals[why.name].args.values()
                assert len(kinds) == len(why.args)
                named = [
                    value
                    for kind, value in zip(kinds, why.args, strict=True)
                    if kind.entity == verb.kind
                ]
                assert thing in named or not named, (SPACE.text(action), why)
                if verb.name in ("position", "amount"):
                    number = int(verb.targets[thing])
                    assert number in why.args[:2], (SPACE.text(action), why)
