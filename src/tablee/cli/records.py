"""Records on the command line: save one, check one, tell one."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console

from tablee.arena import record_of
from tablee.arena.series import Series, play_game
from tablee.cli.language import current, language
from tablee.cli.screen import print_event, print_scores
from tablee.engine import record
from tablee.engine.events import SPECTATOR, Streams
from tablee.engine.problems import IllegalAction, Problem
from tablee.words import Narrator


def save(series: Series, number: int, path: Path, console: Console) -> None:
    """Play one game of a series again and write it down."""
    if not 0 <= number < series.games:
        raise Problem("no-such-game", number=number, last=series.games - 1)
    game = series.game()
    result = play_game(series, game, number)
    record.save(record_of(game, result), path)
    text = current().say(
        "cli-recorded",
        path=str(path),
        number=number,
        answers=len(result.answers),
        result=joined(result.scores),
    )
    console.print(text)


def check(found: record.Record, path: Path, console: Console) -> None:
    """Verify a record; a Problem says what is wrong with it."""
    try:
        record.verify(found)
    except Problem as problem:
        raise explained(problem, found) from problem
    text = current().say(
        "cli-checked",
        path=str(path),
        title=found.title,
        players=", ".join(found.players),
        answers=len(found.answers),
        result=joined(found.result),
    )
    console.print(text)


def show(found: record.Record, seat: int | None, console: Console) -> None:
    """Tell a recorded match, as a seat or the spectators saw it."""
    game = found.game()
    if seat is not None and not 1 <= seat <= game.seats:
        raise Problem("bad-seat", seat=seat, seats=game.seats)
    viewer = SPECTATOR if seat is None else seat - 1
    players = player_names(found.players)
    narrator = Narrator(game, language(), players, viewer)
    streams = Streams(game.seats)
    for s in record.replay(found):
        streams.collect(s)
        last = s
    title = narrator.words.say("title")
    console.print(current().say("cli-deal", title=title, players=", ".join(players)), style="bold")
    for event in streams.of(viewer):
        print_event(event, narrator, console)
    print_scores(game, last, narrator, console)


def explained(problem: Problem, found: record.Record) -> Problem:
    """The same problem, with the reason of a refused answer in words."""
    refused = problem.__cause__
    if not isinstance(refused, IllegalAction):
        return problem
    narrator = Narrator(found.game(), language(), player_names(found.players), SPECTATOR)
    problem.facts["reason"] = narrator.refusal(refused.why)
    return problem


def player_names(names: list[str]) -> list[str]:
    """The names, with the seat where one name sits at several."""
    return [
        f"{name} {seat}" if names.count(name) > 1 else name for seat, name in enumerate(names, 1)
    ]


def joined(numbers: list[int]) -> str:
    return " – ".join(str(number) for number in numbers)
