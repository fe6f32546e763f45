"""A deal with all its games: a plain function of its arguments, to be run anywhere."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from tablee import bots
from tablee.arena.balance.restraint import Restrained
from tablee.arena.balance.study import Study, meant
from tablee.arena.balance.watching import Playing, watched
from tablee.arena.ledger import Book, opened_book
from tablee.arena.matchup import sides
from tablee.engine.chance import derived
from tablee.engine.game import Game

Runner = Callable[..., Iterator[Any]]


class Deal(msgspec.Struct, frozen=True, omit_defaults=True):
    """One deal: as it is, and as the trial has it."""

    number: int
    games: list[Playing]
    """In the order of the playings."""
    tried: list[Playing] = []
    """For every playing one game for each side that is tried, or one with the other edition."""


def play_deal(study: Study, number: int) -> Deal:
    game = study.game()
    deal = derived(study.seed.encode(), "deal", number)
    turns = range(study.again)
    games = [play(study, game, deal, turn, frozenset()) for turn in turns]
    if study.trial is None:
        return Deal(number, games)
    if study.trial.what == "change":
        other = study.changed()
        return Deal(number, games, [play(study, other, deal, turn, frozenset()) for turn in turns])
    tried = [
        play(study, game, deal, turn, frozenset(side)) for turn in turns for side in sides(game)
    ]
    return Deal(number, games, tried)


def play(study: Study, game: Game[Any], deal: bytes, turn: int, tried: frozenset[int]) -> Playing:
    """The deal once more, each turn in another mood; these seats are held to the trial."""
    mood = derived(deal, turn)
    players = [bots.make(study.player.bot, mood, study.title) for _ in range(game.seats)]
    if tried and study.trial:
        wanted = meant(game, study.trial.thing)
        force = study.trial.what == "force"
        players = [
            Restrained(bot, mood, wanted, force) if seat in tried else bot
            for seat, bot in enumerate(players)
        ]
    return watched(game, players, deal, study.player.budget())


def ledger_of(folder: Path, study: Study) -> Book[Study, Deal]:
    """The file of a study, to go on with; it is begun if it is not there."""
    return opened_book(folder, study, Deal)


def play_on(
    ledgers: list[Book[Study, Deal]], deals: int, runner: Runner
) -> Iterator[Book[Study, Deal]]:
    """Play what is missing; yields the study that has one more deal, again and again."""
    jobs = sorted(
        (number, which)
        for which, ledger in enumerate(ledgers)
        for number in range(len(ledger.blocks), deals)
    )
    if not jobs:
        return
    for which in sorted({which for _, which in jobs}):
        ledgers[which].go_on()
    arguments = [(ledgers[which].matchup, number) for number, which in jobs]
    for (_, which), deal in zip(jobs, runner(play_deal, arguments), strict=True):
        ledgers[which].append(deal)
        yield ledgers[which]
