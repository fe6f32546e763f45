"""Several recorded matches looked at again: a line for every seat."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from tablee.arena.runners import Runner
from tablee.cli.language import current, language
from tablee.cli.records import player_names
from tablee.cli.reviewing import check_seat, cost_of, percent, signed
from tablee.cli.screen import console as screen
from tablee.engine.record import Record
from tablee.review import Review
from tablee.review.many import Wanted, reviews
from tablee.words import Narrator


class Looked(msgspec.Struct, frozen=True):
    """A review, and of which file."""

    file: str
    player: str
    review: Review


def wanted_of(record: Record, seat: int | None, edition: str | None) -> list[Wanted]:
    """One seat, or all who made decisions."""
    if seat is None:
        return [Wanted(record, each, edition) for each in range(len(record.players))]
    check_seat(record, seat)
    return [Wanted(record, seat - 1, edition)]


def run(
    files: Sequence[Path],
    matches: Sequence[list[Wanted]],
    iterations: int,
    runner: Runner,
    as_json: bool,
    console: Console,
) -> None:
    named = [(file, each) for file, match in zip(files, matches, strict=True) for each in match]
    found = made([each for _, each in named], iterations, runner)
    if as_json:
        looked = [
            Looked(str(file), each.record.players[each.seat], review)
            for (file, each), review in zip(named, found, strict=True)
        ]
        print(msgspec.json.format(msgspec.json.encode(looked)).decode())
        return
    console.print(table_of(named, found))


def made(wanted: list[Wanted], iterations: int, runner: Runner) -> list[Review]:
    """With a bar that counts reviews and says how long the rest will take."""
    columns = (
        TextColumn(current().say("cli-review-progress")),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=screen(stderr=True), transient=True) as progress:
        steps = reviews(wanted, iterations, runner)
        return list(progress.track(steps, total=len(wanted)))


def table_of(named: list[tuple[Path, Wanted]], found: list[Review]) -> Table:
    say = current().say
    table = Table(title=say("cli-review-many", count=len(named)))
    table.add_column(say("cli-review-match"), overflow="fold")
    table.add_column(say("cli-review-player"), overflow="fold")
    for column in ("share", "own", "fortune", "marked"):
        table.add_column(say(f"cli-review-{column}"), justify="right")
    table.add_column(say("cli-review-dearest"), overflow="fold")
    for (file, each), review in zip(named, found, strict=True):
        table.add_row(file.name, *row(each.record, review))
    return table


def row(record: Record, review: Review) -> list[str]:
    say = current().say
    marked = [each for each in review.judged if each.mark]
    own = review.own()
    return [
        player_names(record.players)[review.seat],
        say("cli-review-chances", percent=percent(review.result)),
        "" if own is None else signed(own),
        "" if own is None else signed(review.fortune()),
        str(len(marked)),
        dearest(record, review),
    ]


def dearest(record: Record, review: Review) -> str:
    """What the costliest decision was, and what would have been better."""
    costliest = review.costliest(1)
    if not costliest:
        return ""
    narrator = Narrator(record.game(), language(), player_names(record.players), review.seat)
    one = costliest[0]
    return current().say(
        "cli-review-rather",
        answer=one.answer + 1,
        chosen=narrator.choice(one.chosen),
        better=narrator.choice(one.better),
        cost=cost_of(one, review.unit),
    )
