"""The report as a table."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Console
from rich.table import Table

from benchmarks.load.results import Spread
from benchmarks.soak.results import Report

MOST: int = 20
"""Complaints that are printed."""


def show(report: Report, console: Console) -> None:
    machine = report.machine
    console.print(f"Python {machine.python}, {machine.platform}, {machine.cpus} CPUs")
    table = Table(min_width=60)
    table.add_column("")
    table.add_column("", justify="right")
    for row in rows(report):
        table.add_row(*row)
    console.print(table)
    for complaint in report.complaints[:MOST]:
        console.print(f"✗ {complaint}", style="red", soft_wrap=True)
    if len(report.complaints) > MOST:
        console.print(f"✗ and {len(report.complaints) - MOST} more", style="red")
    if not report.memory.flat():
        console.print("✗ memory grows", style="red")
    if report.holds():
        console.print("✓ every acknowledged move is there once, all streams and records agree")


def rows(report: Report) -> Iterator[tuple[str, str]]:
    yield "database", report.database
    yield "minutes, of which calm", f"{report.minutes:.1f}, {report.calm_minutes:.1f}"
    yield "version", f"{report.before} → {report.version}" if report.before else report.version
    for title, count in report.matches.items():
        yield f"matches of {title}", str(count)
    yield "matches finished", str(report.finished)
    for name, count in sorted(report.counts.items()):
        yield name, str(count)
    for name, count in report.trouble.items():
        yield name, str(count)
    for name in report.impossible:
        yield name, "not possible here"
    yield "start to first answer, ms: p50 / max", some(report.back)
    yield "send to ack in calm times, ms: p50 / p99 / max", times(report.ack)
    yield "answers compared", str(report.answers)
    yield "streams, events compared", f"{report.streams}, {report.events}"
    yield "records verified", str(report.records)
    if report.before:
        yield "records verified by the version before", str(report.records_before)
        yield "matches that went on by later rules", str(report.played_on)
    memory = report.memory
    yield (
        "server RSS in calm times, MB: early / late / most",
        numbers(memory.early, memory.late, memory.most),
    )
    for name, count in report.server_errors.items():
        yield f"server's log: {name}", str(count)
    yield "complaints", str(len(report.complaints))


def some(spread: Spread) -> str:
    return numbers(spread.p50, spread.max)


def times(spread: Spread) -> str:
    return numbers(spread.p50, spread.p99, spread.max)


def numbers(*values: float) -> str:
    return " / ".join(f"{value:.0f}" for value in values)
