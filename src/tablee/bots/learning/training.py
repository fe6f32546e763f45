"""Learning values: experts play, and what they still made of positions is foreseen from features.

In each game somebody errs now and then up to a moment that is drawn for it; positions after that
moment are examples. So there are Arks and realms of all kinds among them, played on well.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from tablee.bots.bot import dice_of
from tablee.bots.expert import Expert
from tablee.bots.learning.sums import Sums, fitted
from tablee.bots.learning.values import (
    FORMAT,
    Kind,
    Provenance,
    Stage,
    Values,
    edition_hash,
    features_of,
)
from tablee.bots.search.policy import policy_of
from tablee.engine.chance import derived
from tablee.engine.game import Game, OptionValue
from tablee.engine.problems import Problem
from tablee.engine.state import View
from tablee.engine.titles import find, make_with, open_edition

TESTED: Final = 10
"""One piece of so many is kept for the test."""

SAVED: Final = 10
"""After so many pieces of work, what there is by now is put on the disk."""

ERRORS: Final = (0, 0, 3, 10, 25)
"""How many of 100 answers are any: one of these is drawn for each seat."""


class Lesson(msgspec.Struct, frozen=True):
    """What is learned: plain data, so that it can be sent to any process."""

    title: str
    edition: str
    seed: str
    games: int
    """For each kind of game."""
    strength: float = 30.0
    """How much the weights are drawn to 0: as by so many examples."""
    chunk: int = 20
    """So many games are one piece of work."""

    def check(self) -> None:
        features_of(self.title)
        if self.chunks() < TESTED:
            least = self.chunk * (TESTED - 1) + 1
            raise Problem("too-few-games-to-learn", games=self.games, least=least)

    def kinds(self) -> list[tuple[int, dict[str, OptionValue]]]:
        return [(seats, dict(options)) for seats, options in features_of(self.title).games]

    def chunks(self) -> int:
        """For each kind."""
        return -(-self.games // self.chunk)

    def jobs(self) -> list[tuple[Lesson, int, int]]:
        return [
            (self, kind, chunk)
            for kind in range(len(self.kinds()))
            for chunk in range(self.chunks())
        ]


class Learned(msgspec.Struct):
    """How far a lesson is."""

    lesson: Lesson
    features: list[str]
    edition_hash: str
    version: int
    done: int = 0
    """Pieces of work."""
    learned: list[dict[int, Sums]] = []
    """For each kind and stage."""
    tested: list[dict[int, Sums]] = []


Runner = Callable[..., Iterator[Any]]


def learn(lesson: Lesson, runner: Runner, notes: Path) -> Iterator[int]:
    """Play all games; yields how many pieces of work are done. Goes on where its notes end."""
    lesson.check()
    state = open_notes(lesson, notes)
    jobs = lesson.jobs()
    for sums in runner(play_chunk, jobs[state.done :]):
        _, kind, chunk = jobs[state.done]
        target = state.tested if chunk % TESTED == TESTED - 1 else state.learned
        for stage, more in sums.items():
            target[kind].setdefault(stage, Sums()).merge(more)
        state.done += 1
        if state.done % SAVED == 0 or state.done == len(jobs):
            save_notes(state, notes)
        yield state.done


def fresh(lesson: Lesson) -> Learned:
    count = len(lesson.kinds())
    return Learned(
        lesson=lesson,
        features=list(features_of(lesson.title).names),
        edition_hash=edition_hash(lesson.title, open_edition(lesson.title, lesson.edition)),
        version=find(lesson.title).version,
        learned=[{} for _ in range(count)],
        tested=[{} for _ in range(count)],
    )


def open_notes(lesson: Lesson, notes: Path) -> Learned:
    """What is there of this very lesson; whatever else lies there is of no use."""
    begun = fresh(lesson)
    if not notes.exists():
        return begun
    found = msgspec.msgpack.decode(notes.read_bytes(), type=Learned)
    same = (found.lesson, found.features, found.edition_hash, found.version) == (
        begun.lesson,
        begun.features,
        begun.edition_hash,
        begun.version,
    )
    return found if same else begun


def save_notes(state: Learned, notes: Path) -> None:
    notes.parent.mkdir(parents=True, exist_ok=True)
    beside = notes.with_suffix(".new")
    beside.write_bytes(msgspec.msgpack.encode(state))
    beside.replace(notes)


def values_of(lesson: Lesson, notes: Path) -> Values:
    """What has come out of a lesson that is done."""
    state = open_notes(lesson, notes)
    assert state.done == len(lesson.jobs()), "the lesson is not over"
    kinds = [
        Kind(
            seats=seats,
            options=options,
            stages=[
                fitted_stage(at, sums, state.tested[number].get(at, Sums()), lesson.strength)
                for at, sums in sorted(state.learned[number].items())
            ],
        )
        for number, (seats, options) in enumerate(lesson.kinds())
    ]
    made = Provenance(
        title=lesson.title,
        edition=open_edition(lesson.title, lesson.edition),
        edition_hash=state.edition_hash,
        version=state.version,
        policy=f"{Expert.name}@{Expert.version}",
        seed=lesson.seed,
        games=lesson.games,
        strength=lesson.strength,
    )
    return Values(FORMAT, made, state.features, kinds)


def fitted_stage(number: int, sums: Sums, test: Sums, strength: float) -> Stage:
    """The weights for a stage; where they would foresee less than the mean does, that is taken."""
    judge = test if test.count else sums
    variance = judge.variance()
    weights = [round(weight, 6) for weight in fitted(sums, strength)]
    if judge.error(weights) > variance:
        weights = [round(sums.result / sums.count, 6)] + [0.0] * (len(weights) - 1)
    error = judge.error(weights)
    return Stage(
        number=number,
        weights=weights,
        spread=round(error**0.5, 4),
        examples=sums.count,
        explained=round(1.0 - error / variance, 4) if variance else 0.0,
    )


# --- one piece of work ------------------------------------------------------------------------


def play_chunk(lesson: Lesson, kind: int, chunk: int) -> dict[int, Sums]:
    """Some games of one kind: a plain function of its arguments."""
    seats, options = lesson.kinds()[kind]
    game = make_with(lesson.title, seats, lesson.edition, options)
    found: dict[int, Sums] = {}
    first = chunk * lesson.chunk
    for number in range(first, min(first + lesson.chunk, lesson.games)):
        play_game(game, derived(lesson.seed.encode(), kind, number), found)
    return found


def play_game(game: Game[Any], seed: bytes, found: dict[int, Sums]) -> None:
    features, policy = features_of(game.title), policy_of(game.title)
    dice = dice_of(derived(seed, "dice"))
    s = game.deal(derived(seed, "deal"))
    s.hush()
    errors = [ERRORS[dice.below(len(ERRORS))] for _ in range(game.seats)]
    good_from = features.stages[dice.below(len(features.stages))]
    examples: list[tuple[int, int, list[float], int]] = []
    moment = features.moment(s)
    while s.asked:
        seat = s.acting()[0]
        options = s.options(seat)
        action = options[0]
        if len(options) > 1:
            if features.stage(s) < good_from and dice.below(100) < errors[seat]:
                action = options[dice.below(len(options))]
            else:
                action = policy(View(seat, s), dice)
        s.apply(seat, action)
        if features.moment(s) != moment:
            moment = features.moment(s)
            stage = features.stage(s)
            if s.asked and stage >= good_from and not dice.below(features.sampled):
                scores, rows = game.scores(s), features.of(s)
                examples += [
                    (stage, who, rows[who], scores[who].total) for who in range(game.seats)
                ]
    final = [score.total for score in game.scores(s)]
    for stage, who, numbers, before in examples:
        found.setdefault(stage, Sums()).add(numbers, float(final[who] - before))
