"""The report as a table."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Console
from rich.table import Table

from benchmarks.load.results import Report, Spread


def show(report: Report, console: Console) -> None:
    machine, setup = report.machine, report.setup
    console.print(f"Python {machine.python}, {machine.platform}, {machine.cpus} CPUs")
    console.print(
        f"{setup.matches} matches of {setup.seats} seats, {setup.sockets} sockets "
        f"({setup.idle} of them idle), {setup.workers} server process(es), "
        f"{setup.rate:g} moves/s for {setup.seconds:g} s after {setup.warm_up:g} s of warm-up, "
        f"{setup.database}"
    )
    console.print(f"{setup.visitors} guests, {setup.people}")
    console.print(pinning(report))
    table = Table(min_width=60)
    table.add_column("")
    table.add_column("", justify="right")
    for row in rows(report):
        table.add_row(*row)
    console.print(table)
    console.print(target_table(report))


def pinning(report: Report) -> str:
    setup = report.setup
    if setup.server_core is None:
        return "Server and players share the cores: there are not two to pin them to."
    return f"Server on core {setup.server_core}, players on core {setup.players_core}."


def rows(report: Report) -> Iterator[tuple[str, str]]:
    moves, received, server = report.moves, report.received, report.server
    yield "tables made, s", f"{report.setup.preparing:.1f}"
    yield "sockets opened, s", f"{report.setup.connecting:.1f}"
    yield "moves sent / acknowledged / errors", f"{moves.sent} / {moves.acked} / {moves.errors}"
    for name, count in moves.problems.items():
        yield f"  {name}", str(count)
    yield "moves acknowledged per second", f"{moves.per_second:.1f}"
    yield "moves skipped, matches finished", f"{moves.skipped}, {moves.finished}"
    yield "submit to ack, ms: p50 / p95 / p99 / max", times(report.ack)
    yield "submit to opponents, ms: p50 / p95 / p99 / max", times(report.told)
    yield (
        "events received, gaps, duplicates",
        ", ".join([str(received.events), str(received.gaps), str(received.duplicates)]),
    )
    yield "frames, MB received", f"{received.frames}, {received.bytes / 1e6:.1f}"
    yield "bytes of a view", f"{received.view_bytes / max(1, received.views):.0f}"
    yield "server: RSS, before anybody came, MB", f"{server.rss:.0f}, {server.rss_empty:.0f}"
    yield "server: CPU, % of a core", f"{server.cpu:.0f}"
    yield "server: errors logged when all left", str(server.faults_at_the_end)
    yield "players: CPU, % of a core", f"{report.players.cpu:.0f}"
    yield "players: late, ms: p50 / p95 / p99 / max", times(report.players.late)
    yield "other programs: CPU, % of all cores", f"{server.others:.0f}"


def times(spread: Spread) -> str:
    return " / ".join(f"{value:.1f}" for value in (spread.p50, spread.p95, spread.p99, spread.max))


def target_table(report: Report) -> Table:
    table = Table(title="Targets", min_width=60)
    table.add_column("")
    table.add_column("at most", justify="right")
    table.add_column("found", justify="right")
    table.add_column("")
    for target in report.targets:
        mark = "✓ reached" if target.reached else "✗ not reached"
        table.add_row(target.name, f"{target.most:g}", f"{target.found:.1f}", mark)
    return table


COLUMNS = (
    "Database",
    "Sockets",
    "Moves/s",
    "Ack, ms: p50 / p95 / p99 / max",
    "Opponents, ms: p99",
    "Errors",
    "Gaps, doubles",
    "RSS, MB",
    "CPU",
    "CPU of others",
)


def markdown(reports: list[Report]) -> str:
    """The figures of several runs, for a page of the documentation."""
    lines = [list(COLUMNS), ["---"] * len(COLUMNS), *(cells(report) for report in reports)]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def cells(report: Report) -> list[str]:
    setup, moves, received, server = report.setup, report.moves, report.received, report.server
    return [
        setup.database,
        f"{setup.sockets}" + (f", {setup.idle} idle" if setup.idle else ""),
        f"{moves.per_second:.0f}",
        times(report.ack),
        f"{report.told.p99:.1f}",
        str(moves.errors),
        f"{received.gaps}, {received.duplicates}",
        f"{server.rss:.0f}",
        f"{server.cpu:.0f} %",
        f"{server.others:.0f} %",
    ]
