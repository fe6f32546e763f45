"""The tables, as they are printed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from rich.console import Console
from rich.table import Table

from benchmarks.contestants import (
    CARDS,
    CLONE,
    DRIVEN,
    HANABI,
    INSIDE,
    OPENSPIEL,
    PLAIN,
    QUICK,
    SEARCH,
    SEATS,
    WATCHED,
)
from benchmarks.results import Form, Lesson, Measured, Ratio, Report, Timing, Timings, TitleSpeeds

NAMES: Final = {
    OPENSPIEL: "OpenSpiel",
    QUICK: "OpenSpiel, driven with fewer calls",
    PLAIN: "plain class by hand",
    DRIVEN: "ours, driven from Python",
    WATCHED: "ours, driven and watched",
    INSIDE: "ours, inside the core",
    CLONE: "ours",
}

NARROW: Final = 40
"""Wide enough for the title above a narrow table."""

PLAYOUTS: Final = (DRIVEN, WATCHED, INSIDE)
"""The tasks of a title that are told in answers per second; the others in microseconds."""


def show(report: Report, console: Console) -> None:
    machine = report.machine
    console.print(f"Python {machine.python}, {machine.platform}, {machine.cpus} CPUs")
    for title in next(iter(report.forms.values())).titles:
        console.print(title_table(title, report))
    console.print(yardstick_table("playout", report, lambda measured: measured.playouts))
    console.print(yardstick_table("clone in mid-game", report, lambda measured: measured.clones))
    console.print(limit_table(report))
    console.print(pace_table(report))
    console.print(lesson_table(report))
    some = next(iter(report.forms.values()))
    console.print(f"Medians of {some.rounds} rounds; ratios are within rounds, with quartiles.")
    if some.openspiel is None:
        console.print("OpenSpiel is not installed, so nothing is compared: `make bench` gets it.")
    else:
        console.print(
            f"Ratios and targets are to the first row. OpenSpiel {some.openspiel} plays the last "
            "round of a game by itself: it is given 48 answers, the others 52."
        )


# --- table 1: every title ---------------------------------------------------------------------


def title_table(name: str, report: Report) -> Table:
    forms = report.forms
    speeds = {form: measured.titles[name] for form, measured in forms.items()}
    some = next(iter(speeds.values()))
    table = Table(title=f"{name}, {some.seats} seats, {some.answers:.0f} answers", min_width=NARROW)
    table.add_column("")
    for form in forms:
        table.add_column(form, justify="right")
    if len(forms) > 1:
        table.add_column("factor", justify="right")
    for task in some.timings:
        if task not in (PLAIN, HANABI):
            table.add_row(*title_row(task, speeds))
    return table


def title_row(task: str, speeds: dict[Form, TitleSpeeds]) -> Iterator[str]:
    yield f"{task}, {unit(task)}"
    for speed in speeds.values():
        micros = speed.timings[task].micros
        done = {"answers/s": speed.answers, "iterations/s": speed.iterations}.get(unit(task))
        yield f"{micros:.2f}" if done is None else f"{1e6 * done / micros:,.0f}"
    if len(speeds) > 1:
        yield factor(speeds["interpreted"].timings[task], speeds["compiled"].timings[task])


def unit(task: str) -> str:
    if task == SEARCH:
        return "iterations/s"
    return "answers/s" if task in PLAYOUTS else "µs"


def factor(interpreted: Timing, compiled: Timing) -> str:
    """By way of the plain class: the machine may have been slower for one of the two forms."""
    assert interpreted.ratio is not None
    assert compiled.ratio is not None
    return f"{compiled.ratio.median / interpreted.ratio.median:.1f}"


# --- table 2: the yardstick -------------------------------------------------------------------


def yardstick_table(what: str, report: Report, pick: Callable[[Measured], Timings]) -> Table:
    table = Table(title=f"Goofspiel, {SEATS} seats, {CARDS} cards: one {what}")
    table.add_column("")
    for form in report.forms:
        table.add_column(f"{form}, µs", justify="right")
        table.add_column("times OpenSpiel", justify="right")
        table.add_column("target", justify="right")
    for task in pick(next(iter(report.forms.values()))):
        cells = [
            cell for form in report.forms for cell in yardstick_cells(form, task, report, pick)
        ]
        table.add_row(NAMES[task], *cells)
    return table


def yardstick_cells(
    form: Form, task: str, report: Report, pick: Callable[[Measured], Timings]
) -> Iterator[str]:
    timing = pick(report.forms[form])[task]
    yield f"{timing.micros:.2f}"
    yield ratio_text(timing.ratio)
    yield target_text(form, task, report)


def ratio_text(ratio: Ratio | None) -> str:
    return f"{ratio.median:.2f} ({ratio.low:.2f}–{ratio.high:.2f})" if ratio else "–"


def target_text(form: Form, task: str, report: Report) -> str:
    for outcome in report.targets:
        if (outcome.form, outcome.task) == (form, task):
            mark = {True: "✓", False: "✗", None: "?"}[outcome.reached]
            return f"≥ {outcome.least:g} {mark}"
    return ""


# --- table 3: limits --------------------------------------------------------------------------


def limit_table(report: Report) -> Table:
    table = Table(title="What titles may take at most")
    for heading in ("", "form", "beside", "times", "limit"):
        table.add_column(heading, justify="left" if heading in ("", "beside") else "right")
    for limit in report.limits:
        mark = "✓" if limit.kept else "✗"
        name = f"{limit.title}, {limit.task}"
        bound = f"≤ {limit.bound:.2g} {mark}"
        table.add_row(name, limit.form, limit.beside, f"{limit.ratio:.2f}", bound)
    return table


# --- table 4: beside Hanabi -------------------------------------------------------------------


def pace_table(report: Report) -> Table:
    """Told in decisions of players per second: a random game of Hanabi is over in no time."""
    table = Table(title=f"Random play driven from Python, beside Hanabi with {SEATS} players")
    for heading in ("", "form", "answers/s", "times Hanabi", "target"):
        table.add_column(heading, justify="right" if heading else "left")
    for pace in report.paces:
        ratio = ratio_text(report.forms[pace.form].titles[pace.title].pace)
        target = ""
        if pace.least is not None:
            mark = {True: "✓", False: "✗", None: "?"}[pace.reached]
            target = f"≥ {pace.least:g} {mark}"
        table.add_row(pace.title, pace.form, f"{pace.answers:,.0f}", ratio, target)
    return table


# --- table 5: learners ------------------------------------------------------------------------


def lesson_table(report: Report) -> Table:
    """The same three games of both libraries, by their geometric mean."""
    table = Table(title="Steps of learners, with observation and mask; ours is Goofspiel for two")
    for heading in ("", "form", "steps/s", "beside", "times", "target"):
        table.add_column(heading, justify="left" if heading in ("", "beside") else "right")
    for measured in report.forms.values():
        for lesson in measured.lessons:
            table.add_row(*lesson_row(lesson))
    return table


def lesson_row(lesson: Lesson) -> Iterator[str]:
    yield from (lesson.task, lesson.form, f"{lesson.speed:,.0f}", lesson.beside)
    yield ratio_text(lesson.ratio) if lesson.ratio else ""
    yield "" if lesson.least is None else f"≥ {lesson.least:g} {'✓' if lesson.reached else '✗'}"
