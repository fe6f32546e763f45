"""Start a server, play many matches at once over its sockets, print what it could bear.

All traffic stays on this machine, and the numbers of matches, moves and seconds are bounded.
"""

from __future__ import annotations

import asyncio
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
from benchmarks.load.play import Players, Usage
from benchmarks.load.results import Moves, Received, Report, Server, Setup, spread
from benchmarks.load.server import Refused, ServerProcess, allow_files, cores, pin
from benchmarks.load.show import show
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
    database: str | None


def main(
    matches: Annotated[int, typer.Option(min=1, max=5_000, help="Matches at once.")] = 1_000,
    rate: Annotated[float, typer.Option(min=1, max=2_000, help="Moves a second in total.")] = 50.0,
    seconds: Annotated[float, typer.Option(min=1, max=3_600, help="Measured time.")] = 60.0,
    warm_up: Annotated[float, typer.Option(min=0, max=600, help="Time before that.")] = 10.0,
    database: Annotated[
        str | None, typer.Option(help="An empty PostgreSQL database; else a fresh SQLite file.")
    ] = None,
    quick: Annotated[bool, typer.Option("--quick", help="20 matches, 5 seconds.")] = False,
    json: Annotated[Path | None, typer.Option(help="Save the results to this file.")] = None,
) -> None:
    """How many matches and moves the server can bear."""
    plan = Plan(matches, rate, warm_up, seconds, database)
    if quick:
        plan = Plan(QUICK_MATCHES, rate, QUICK_WARM_UP, QUICK_SECONDS, database)
    try:
        report = measure(plan)
    except Refused as refusal:
        sys.exit(str(refusal))
    show(report, Console(width=None if sys.stdout.isatty() else WIDTH))
    if json is not None:
        json.write_bytes(msgspec.json.encode(report))


def measure(plan: Plan) -> Report:
    allow_files(plan.matches * SEATS + SPARE_FILES)
    server_core, players_core = cores()
    with tempfile.TemporaryDirectory(prefix="tablee-load-") as name:
        folder = Path(name)
        server = ServerProcess(folder, plan.database or str(folder / "load.db"), server_core)
        try:
            pin(players_core)
            server.wait()
            return uvloop.run(load(server, plan, players_core))
        finally:
            server.stop()


async def load(server: ServerProcess, plan: Plan, players_core: int | None) -> Report:
    rss_empty = server.rss()
    start = time.perf_counter()
    visitors = await prepare(server.url, plan.matches)
    prepared = time.perf_counter()
    players = Players(visitors, SEED)
    await players.connect(server.port)
    connected = time.perf_counter()
    usage = await players.play(server, plan.rate, plan.warm_up, plan.seconds)
    rss, faults = server.rss(), server.faults()
    await players.close()
    await asyncio.sleep(1.0)  # the server notes that they have left
    setup = Setup(
        matches=plan.matches,
        seats=SEATS,
        sockets=plan.matches * SEATS,
        rate=plan.rate,
        warm_up=plan.warm_up,
        seconds=plan.seconds,
        database="postgresql" if "://" in (plan.database or "") else "sqlite",
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
