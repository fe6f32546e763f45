"""Start a server, play many matches at once over its sockets, print what it could bear.

All traffic stays on this machine, and the numbers of matches, moves and seconds are bounded.
"""

from __future__ import annotations

import asyncio
import math
import os
import sys
import tempfile
import time
from pathlib import Path
from typing import Annotated, Final

import msgspec
import typer
import uvloop
from rich.console import Console

from benchmarks.load import results
from benchmarks.load.database import opened
from benchmarks.load.play import Players, Usage
from benchmarks.load.results import Moves, Received, Report, Server, Setup, spread
from benchmarks.load.server import Refused, ServerProcess, allow_files, cores, pin, unpin
from benchmarks.load.show import markdown, show
from benchmarks.load.visitors import PEOPLE, SEATS, prepare
from benchmarks.table import WIDTH, machine

SEED: Final = 1
QUICK_MATCHES: Final = 20
QUICK_SECONDS: Final = 5.0
QUICK_WARM_UP: Final = 1.0
SPARE_FILES: Final = 500


class Plan(msgspec.Struct, frozen=True):
    """What is asked for."""

    matches: int
    rate: float
    warm_up: float
    seconds: float
    idle: int = 0
    """Sockets beside those of the matches, at tables where nothing happens."""
    workers: int = 1
    postgres: bool = False

    def idle_tables(self) -> int:
        return math.ceil(self.idle / SEATS)

    def sockets(self) -> int:
        return (self.matches + self.idle_tables()) * SEATS

    def name(self) -> str:
        """As its results are called."""
        parts = ["postgresql" if self.postgres else "sqlite", f"{self.rate:g}"]
        return "-".join(parts + ([f"idle-{self.idle}"] if self.idle else []))


SERIES: Final = [
    Plan(1_000, rate, 10.0, 60.0, idle, postgres=postgres)
    for postgres in (False, True)
    for rate, idle in ((50.0, 0), (150.0, 0), (400.0, 0), (50.0, 10_000))
]
"""What is measured for every release."""


def main(
    matches: Annotated[int, typer.Option(min=1, max=5_000, help="Matches at once.")] = 1_000,
    rate: Annotated[float, typer.Option(min=1, max=2_000, help="Moves a second in total.")] = 50.0,
    seconds: Annotated[float, typer.Option(min=1, max=3_600, help="Measured time.")] = 60.0,
    warm_up: Annotated[float, typer.Option(min=0, max=600, help="Time before that.")] = 10.0,
    idle: Annotated[int, typer.Option(min=0, max=12_000, help="Idle sockets beside.")] = 0,
    workers: Annotated[int, typer.Option(min=1, max=16, help="Server processes.")] = 1,
    postgres: Annotated[
        bool, typer.Option("--postgres", help="On a PostgreSQL server of its own, not SQLite.")
    ] = False,
    series: Annotated[
        Path | None, typer.Option(help="Measure all that a release needs, into this folder.")
    ] = None,
    quick: Annotated[bool, typer.Option("--quick", help="20 matches, 5 seconds.")] = False,
    json: Annotated[Path | None, typer.Option(help="Save the results to this file.")] = None,
) -> None:
    """How many matches and moves the server can bear."""
    plan = Plan(matches, rate, warm_up, seconds, idle, workers, postgres)
    if quick:
        plan = Plan(QUICK_MATCHES, rate, QUICK_WARM_UP, QUICK_SECONDS, idle, workers, postgres)
    try:
        if series is None:
            save(measure_and_show(plan), json)
        else:
            measure_series(series)
    except Refused as refusal:
        sys.exit(str(refusal))


def measure_series(folder: Path) -> None:
    """One after the other, each with a server of its own, and all in one table."""
    folder.mkdir(parents=True, exist_ok=True)
    reports = []
    for plan in SERIES:
        reports.append(measure_and_show(plan))
        save(reports[-1], folder / f"{plan.name()}.json")
    (folder / "table.md").write_text(markdown(reports), encoding="utf-8")


def measure_and_show(plan: Plan) -> Report:
    report = measure(plan)
    show(report, Console(width=None if sys.stdout.isatty() else WIDTH))
    return report


def save(report: Report, path: Path | None) -> None:
    if path is not None:
        path.write_bytes(msgspec.json.encode(report))


def measure(plan: Plan) -> Report:
    allow_files(plan.sockets() + SPARE_FILES)
    server_core, players_core = cores()
    before = os.sched_getaffinity(0) if server_core is not None else set[int]()
    with tempfile.TemporaryDirectory(prefix="tablee-load-", ignore_cleanup_errors=True) as name:
        folder = Path(name)
        with opened(folder, plan.postgres) as database:
            server = ServerProcess(folder, database.address, server_core, workers=plan.workers)
            try:
                pin(players_core)
                server.wait()
                return uvloop.run(load(server, plan, players_core))
            finally:
                unpin(before)
                server.stop()


async def load(server: ServerProcess, plan: Plan, players_core: int | None) -> Report:
    rss_empty = server.rss()
    start = time.perf_counter()
    visitors = await prepare(server.url, plan.matches + plan.idle_tables())
    prepared = time.perf_counter()
    players = Players(visitors, plan.matches, SEED)
    await players.connect(server.port)
    connected = time.perf_counter()
    usage = await players.play(server, plan.rate, plan.warm_up, plan.seconds)
    rss, faults = server.rss(), server.faults()
    await players.close()
    await asyncio.sleep(1.0)  # the server notes that they have left
    setup = Setup(
        matches=plan.matches,
        seats=SEATS,
        sockets=plan.sockets(),
        idle=plan.idle_tables() * SEATS,
        workers=plan.workers,
        rate=plan.rate,
        warm_up=plan.warm_up,
        seconds=plan.seconds,
        database="postgresql" if plan.postgres else "sqlite",
        people=PEOPLE,
        visitors=len(visitors),
        server_core=server.core,
        players_core=players_core,
        preparing=prepared - start,
        connecting=connected - prepared,
    )
    used = Server(
        rss=rss,
        rss_empty=rss_empty,
        cpu=100.0 * usage.server / usage.seconds,
        faults_at_the_end=server.faults() - faults,
        others=100.0 * usage.others / usage.seconds / (os.cpu_count() or 1),
    )
    return report(setup, players, usage, used, faults)


def report(setup: Setup, players: Players, usage: Usage, server: Server, faults: int) -> Report:
    tally = players.tally
    problems = dict(tally.problems)
    if faults:
        problems["server-log"] = faults
    moves = Moves(
        sent=tally.sent,
        acked=tally.acked,
        per_second=tally.acked / usage.seconds,
        errors=sum(problems.values()),
        problems=problems,
        skipped=players.skipped,
        finished=tally.finished,
    )
    received = Received(
        frames=tally.frames,
        bytes=tally.bytes,
        views=tally.views,
        view_bytes=tally.view_bytes,
        events=tally.events,
        gaps=tally.gaps,
        duplicates=tally.duplicates,
    )
    ack, told = spread(tally.ack), spread(tally.told)
    return Report(
        machine=machine(),
        setup=setup,
        moves=moves,
        ack=ack,
        told=told,
        received=received,
        server=server,
        players=results.Players(100.0 * usage.players / usage.seconds, spread(players.late)),
        targets=results.targets(moves, ack, told, received, server),
    )


if __name__ == "__main__":
    typer.run(main)
