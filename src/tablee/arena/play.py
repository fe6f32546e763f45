"""One game between bots: a plain function of the game, the bots and the seed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from tablee.bots.bot import Bot, Budget
from tablee.engine.game import Game
from tablee.engine.record import Record, write


class Result(msgspec.Struct, frozen=True):
    """How a game went, and all that is needed to play it again."""

    seed: bytes
    players: list[str]
    """The bot at each seat."""
    answers: list[tuple[int, int]]
    """Every answer in order: the seat, and the action."""
    scores: list[int]
    returns: list[float]


def play(game: Game[Any], bots: Sequence[Bot], seed: bytes, budget: Budget | None = None) -> Result:
    """Let the bots play the game that this seed deals."""
    assert len(bots) == game.seats, "one bot for each seat"
    budget = budget or Budget(processor=True)
    s = game.deal(seed)
    s.events = None  # nobody listens
    answers: list[tuple[int, int]] = []
    while not s.over():
        seat = s.acting()[0]
        options = s.options(seat)
        action = options[0]
        if len(options) > 1:  # a question with a single option needs no thought
            action = bots[seat].choose(game, s.seen_by(seat), budget)
            if action not in options:
                s.check(seat, action)
        s.apply(seat, action)
        answers.append((seat, action))
    return Result(
        seed=seed,
        players=[bot.name for bot in bots],
        answers=answers,
        scores=[score.total for score in game.scores(s)],
        returns=game.returns(s),
    )


def record_of(game: Game[Any], result: Result) -> Record:
    """The record of a game that was played: it is played again to get there."""
    s = game.deal(result.seed)
    for seat, action in result.answers:
        s.apply(seat, action)
    return write(game, result.seed, result.players, result.answers, s)
