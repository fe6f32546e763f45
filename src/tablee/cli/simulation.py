"""Simulations: progress while they run, then what came out."""

from __future__ import annotations

from time import perf_counter

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import tablee
from tablee.arena.runners import Runner
from tablee.arena.series import Line, Moments, Series, Tally
from tablee.arena.series import run as run_series
from tablee.cli import naming
from tablee.cli.language import current
from tablee.cli.screen import console
from tablee.words import decimal


def run(series: Series, runner: Runner, as_json: bool) -> None:
    start = perf_counter()
    tally = play(series, runner)
    seconds = perf_counter() - start
    if as_json:
        print(msgspec.json.format(msgspec.json.encode(as_data(series, tally, seconds))).decode())
    else:
        report(series, tally, seconds, console())


def play(series: Series, runner: Runner) -> Tally:
    """Play the whole series, with a bar that shows how far it is."""
    columns = (
        TextColumn(current().say("cli-simulate-progress")),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    tally = Tally()
    with Progress(*columns, console=console(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=series.games)
        for tally in run_series(series, runner):
            progress.update(task, completed=tally.games)
    return tally


def as_data(series: Series, tally: Tally, seconds: float) -> dict[str, object]:
    return {
        "series": series,
        "games": tally.games,
        "decisions": tally.answers,
        "seconds": seconds,
        "decisions_per_second": tally.answers / seconds,
        "compiled": tablee.compiled(),
        "bots": {name: line_data(line) for name, line in tally.bots.items()},
        "seats": {str(seat + 1): line_data(line) for seat, line in tally.seats.items()},
    }


def line_data(line: Line) -> dict[str, object]:
    return {"victories": moments_data(line.wins), "points": moments_data(line.score)}


def moments_data(moments: Moments) -> dict[str, float | None]:
    error = moments.error()
    return {
        "mean": moments.mean(),
        "error": None if error == float("inf") else error,
        "deals": moments.count,
    }


def report(series: Series, tally: Tally, seconds: float, out: Console) -> None:
    say = current().say
    out.rule(say("cli-simulate-title", title=series.title, games=tally.games))
    bots = lines_table(say("cli-simulate-by-bot"), say("cli-simulate-bot"))
    for name, line in sorted(tally.bots.items(), key=lambda item: -item[1].wins.mean()):
        bots.add_row(naming.listed(current(), name), share(line.wins), points(line.score))
    seats = lines_table(say("cli-simulate-by-seat"), say("cli-simulate-seat"))
    for seat, line in sorted(tally.seats.items()):
        seats.add_row(str(seat + 1), share(line.wins), points(line.score))
    out.print(bots, seats)
    out.print(say("cli-simulate-note"), style="dim")
    form = say("cli-form-compiled" if tablee.compiled() else "cli-form-interpreted")
    out.print(
        say(
            "cli-simulate-speed",
            answers=tally.answers,
            seconds=decimal(seconds, 1),
            speed=round(tally.answers / seconds),
            form=form,
        )
    )


def lines_table(title: str, first: str) -> Table:
    say = current().say
    table = Table(title=title, title_justify="left")
    table.add_column(first)
    table.add_column(say("cli-simulate-wins"), justify="right")
    table.add_column(say("cli-simulate-score"), justify="right")
    return table


def share(moments: Moments) -> str:
    mean, error = 100 * moments.mean(), 100 * moments.error()
    return current().say("cli-simulate-share", mean=decimal(mean, 1), error=known(error, 1))


def points(moments: Moments) -> str:
    mean, error = moments.mean(), moments.error()
    return current().say("cli-simulate-points", mean=decimal(mean, 2), error=known(error, 2))


def known(error: float, digits: int) -> str | float:
    """A single deal says nothing about the error."""
    return "?" if error == float("inf") else decimal(error, digits)
