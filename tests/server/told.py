"""Whole matches, drafted and confirmed at random, with what everybody was told of them."""

from __future__ import annotations

import random
from collections import defaultdict
from typing import Any, Final

from tablee.engine.game import Game, OptionValue
from tablee.engine.state import State
from tablee.engine.titles import find
from tablee.server.matches.match import Match
from tablee.server.matches.telling import tell
from tablee.server.schemas.matches import WireEvent

Games = list[tuple[str, int, dict[str, OptionValue]]]

GAMES: Final[Games] = [
    ("goofspiel", 2, {"prize": "hidden", "cards": 6}),
    ("goofspiel", 4, {"ties": "carry", "cards": 6}),
    ("nettles", 2, {}),
    ("nettles", 6, {"wins": 1}),
    ("precognition", 2, {"setup": "advanced"}),
    ("precognition", 4, {"mode": "team"}),
    ("precognition", 3, {"mode": "cooperative", "setup": "advanced"}),
    ("ai-100-human", 1, {}),
    ("ai-100-human", 2, {}),
    ("ai-100-human", 5, {}),
]

SEED: Final = b"told"


class Played:
    """A whole match, drafted and confirmed at random, with what everybody was told of it."""

    def __init__(self, title: str, seats: int, options: dict[str, OptionValue]) -> None:
        self.game: Game[Any] = find(title).make(seats, "base", options)
        self.match = begun(self.game)
        self.answers: list[tuple[int, int]] = self.match.answer_forced()
        self.told: list[list[WireEvent]] = [[] for _ in range(seats + 1)]
        self.batches: list[int] = []
        """How many events came at a time."""
        self.hear()
        dice = random.Random(seats)
        while not self.match.s.over():
            self.play(dice)
            self.hear()

    def play(self, dice: random.Random) -> None:
        seat = dice.choice(self.match.s.acting())
        for _ in range(dice.randint(1, 4)):
            options = self.match.draft(seat).options()
            if not options:
                break
            number = self.match.draft(seat).number()
            self.match.act(seat, number, [dice.choice(list(options))])
        self.answers += self.match.confirm(seat, self.match.draft(seat).number())

    def hear(self) -> None:
        news = tell(self.match)
        for stream, events in zip(self.told, news, strict=True):
            stream += events
        if news[0]:
            self.batches.append(len(news[0]))


def begun(game: Game[Any]) -> Match:
    nothing: list[list[int]] = [[] for _ in range(game.seats)]
    match = Match(game, game.deal(SEED), nothing, [[] for _ in range(game.seats)], None)
    match.s.moment()
    return match


def positions(game: Game[Any], answers: list[tuple[int, int]]) -> dict[int, list[State[Any]]]:
    """By the number of events told until then, the positions of the match played again."""
    s = begun(game).s
    found: dict[int, list[State[Any]]] = defaultdict(list)
    for answer in [None, *answers]:
        if answer:
            s.moments = []  # also those that tell nothing new are noted
            s.apply(*answer)
            s.moment()
        for moment in s.moments or []:
            found[moment.told].append(moment.position)
    return found
