"""What is looked at: plain data that names everything a result depends on."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from pathlib import Path
from typing import Any, Final, Literal

import msgspec

import tablee
from tablee.arena.matchup import Player, read_player, short
from tablee.bots.bot import Budget
from tablee.engine.game import Game, OptionValue
from tablee.engine.problems import Problem
from tablee.engine.titles import find, make_with, pin_edition

AGAIN: Final = 2
"""So often each deal is played: what differs then is not the deal's doing."""


class Trial(msgspec.Struct, frozen=True):
    """What is otherwise when the same deals are played once more."""

    what: Literal["force", "forbid", "change"]
    thing: str
    """An action without the number of a copy ("pick 012"), a thing ("card:012"), or an edition."""


class Study(msgspec.Struct, frozen=True):
    """A table, and the bot that has all its seats. Whatever differs is another study."""

    title: str
    rules: int
    edition: str
    seats: int
    options: dict[str, OptionValue]
    player: Player
    compiled: bool
    seed: str
    again: int = AGAIN
    trial: Trial | None = None

    def game(self) -> Game[Any]:
        return make_with(self.title, self.seats, self.edition, self.options)

    def changed(self) -> Game[Any]:
        """The game with the other edition, if that is the trial."""
        edition = self.trial.thing if self.trial and self.trial.what == "change" else self.edition
        return make_with(self.title, self.seats, edition, self.options)

    def players(self) -> tuple[Player, ...]:
        return (self.player,)

    def name(self) -> str:
        """As a file: what is not as usual is named."""
        usual = find(self.title).options
        wishes = [f"{k}={v}" for k, v in self.options.items() if v != usual[k].default]
        trial = self.trial and f"{self.trial.what}-{Path(self.trial.thing).name}"
        parts = [
            f"{self.title}@{self.rules}",
            *([] if self.edition == "base" else [Path(self.edition).name]),
            f"{self.seats}-seats",
            *wishes,
            self.player.text().replace("/", "-"),
            *([] if self.again == AGAIN else [f"again-{self.again}"]),
            *([trial.replace(" ", "-").replace(":", "-")] if trial else []),
            *([] if self.compiled else ["interpreted"]),
            f"seed-{self.seed}",
        ]
        return short("_".join(parts))


def studies(
    title: str,
    seats: Sequence[int],
    bots: Sequence[str],
    edition: str = "base",
    options: Mapping[str, Sequence[OptionValue]] | None = None,
    budget: Budget | None = None,
    seed: str = "balance",
    again: int = AGAIN,
    trial: Trial | None = None,
) -> list[Study]:
    """Every table of these seats and options that goes together, with each bot; or a Problem."""
    if not seed.isalnum():
        raise Problem("bad-match-seed", seed=seed)
    if again < 1:
        raise Problem("not-above-zero", value=again)
    edition = pin_edition(title, edition)
    if trial and trial.what == "change":
        trial = Trial("change", pin_edition(title, trial.thing))
    wishes = options or {}
    found: list[Study] = []
    misfit: Problem | None = None
    for count, values in product(seats, product(*wishes.values())):
        try:
            game = make_with(title, count, edition, dict(zip(wishes, values, strict=True)))
        except Problem as problem:
            if problem.name != "options-do-not-fit":
                raise
            misfit = problem
            continue
        for name in bots:
            player = read_player(name, title, budget or Budget())
            found.append(
                Study(
                    title=title,
                    rules=game.version,
                    edition=edition,
                    seats=game.seats,
                    options=game.options,
                    player=player,
                    compiled=tablee.compiled(),
                    seed=seed,
                    again=again,
                    trial=trial,
                )
            )
    if not found and misfit is not None:
        raise misfit
    for study in found:
        check_trial(study)
    return found


def check_trial(study: Study) -> None:
    if study.trial is None:
        return
    if study.trial.what == "change":
        study.changed()
    elif not meant(study.game(), study.trial.thing):
        game = study.game()
        example = next(target for target in game.space.done_to if not target.startswith("seat:"))
        raise Problem(
            "unknown-thing",
            thing=study.trial.thing,
            title=study.title,
            action=game.space.text(game.space.done_to[example][0]).partition(".")[0],
            example=example.partition(".")[0],
        )


def meant(game: Game[Any], thing: str) -> frozenset[int]:
    """All actions that are meant, with every copy: "pick 012", or "card:012" done to in any way."""
    return frozenset(actions(game, " ".join(thing.split())))


def actions(game: Game[Any], thing: str) -> Iterator[int]:
    for action in range(1, game.space.size):
        if game.space.known(action):
            target = game.space.target(action).partition(".")[0]
            text = game.space.text(action).partition(".")[0]
            if thing in (target, text, game.space.text(action)):
                yield action
