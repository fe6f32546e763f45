"""Learning values of a title, with a bar that shows how far it is."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from tablee.arena.runners import Runner
from tablee.bots.learning import training
from tablee.bots.learning.training import Lesson
from tablee.bots.learning.values import Kind, shipped_file, write
from tablee.cli.language import current
from tablee.cli.screen import console as screen
from tablee.engine.titles import open_edition
from tablee.words import decimal


def run(lesson: Lesson, runner: Runner, file: Path | None, console: Console) -> None:
    """Learn, and put what comes of it into the file, by default the one that is shipped."""
    target = file or shipped_file(lesson.title, open_edition(lesson.title, lesson.edition))
    notes = target.with_suffix(".notes")
    learn(lesson, runner, notes)
    values = training.values_of(lesson, notes)
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(write(values))
    notes.unlink()
    report(values.kinds, console)
    console.print(current().say("cli-train-done", path=str(target)))


def learn(lesson: Lesson, runner: Runner, notes: Path) -> None:
    columns = (
        TextColumn(current().say("cli-train-progress")),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    lesson.check()
    with Progress(*columns, console=screen(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=len(lesson.jobs()))
        for done in training.learn(lesson, runner, notes):
            progress.update(task, completed=done)


def report(kinds: list[Kind], console: Console) -> None:
    """How much of the differences is foreseen in games that were not learned from."""
    say = current().say
    table = Table()
    for column in ("kind", "stage", "examples", "explained", "spread"):
        table.add_column(say(f"cli-train-{column}"), justify="right")
    for kind in kinds:
        options = [f"{name}={value}" for name, value in kind.options.items()]
        for stage in kind.stages:
            table.add_row(
                " ".join([str(kind.seats), *options]),
                str(stage.number),
                str(stage.examples),
                say("cli-train-share", share=decimal(100 * stage.explained, 1)),
                say("cli-train-points", points=decimal(stage.spread, 1)),
            )
    console.print(table)
