"""One game between bots: a plain function of the game, the bots and the seed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from tablee.bots.bot import Bot, Clock
from tablee.engine import record
from tablee.engine.game import Game


class Result(msgspec.Struct, frozen=True):
    """How a game went, and the answers that led there."""

    scores: list[int]
    returns: list[float]
    answers: list[tuple[int, int]]
    """Every answer in order: the seat, and the action."""
    record: record.Record


def play(game: Game[Any], bots: Sequence[Bot], seed: bytes, clock: Clock | None = None) -> Result:
    """Let the bots play the game that this seed deals."""
    assert len(bots) == game.seats, "one bot for each seat"
    clock = clock or Clock()
    s = game.deal(seed)
    s.events = None  # nobody listens
    answers: list[tuple[int, int]] = []
    while not s.over():
        seat = s.acting()[0]
        options = s.options(seat)
        # A question with a single option needs no thought.
        action = (
            options[0] if len(options) == 1 else bots[seat].choose(game, s.seen_by(seat), clock)
        )
        s.check(seat, action)
        s.apply(seat, action)
        answers.append((seat, action))
    return Result(
        scores=[score.total for score in game.scores(s)],
        returns=game.returns(s),
        answers=answers,
        record=record.write(game, seed, [bot.name for bot in bots], answers, s),
    )
