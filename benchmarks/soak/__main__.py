"""Play all titles for a while, with every trouble there is, and look whether anything is amiss.

All traffic stays on this machine. Exits with 1 if something is not as it must be.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Annotated

import msgspec
import typer
import uvloop
from rich.console import Console

from benchmarks.load.database import opened
from benchmarks.load.server import Refused
from benchmarks.soak.run import Plan, Soak
from benchmarks.soak.show import show
from benchmarks.table import WIDTH


def main(
    minutes: Annotated[float, typer.Option(min=0.1, max=1_440, help="How long.")] = 20.0,
    parties: Annotated[int, typer.Option(min=1, max=200, help="Matches at once.")] = 18,
    pause: Annotated[float, typer.Option(min=0, max=60, help="Seconds to think.")] = 0.4,
    seed: Annotated[str, typer.Option(help="Of all that is left to chance.")] = "1",
    postgres: Annotated[
        bool, typer.Option("--postgres", help="On a PostgreSQL server of its own, two processes.")
    ] = False,
    before: Annotated[
        str | None, typer.Option(help="`tablee` of another version, upgraded from on the way.")
    ] = None,
    faketime: Annotated[
        str | None, typer.Option(help="libfaketimeMT.so.1, to turn the clock; all is slower then.")
    ] = None,
    json: Annotated[Path | None, typer.Option(help="Save the results to this file.")] = None,
) -> None:
    """Whether the table holds: cut lines, killed processes, restarted databases, turned clocks."""
    plan = Plan(
        minutes=minutes,
        parties=parties,
        pause=pause,
        seed=seed,
        before=before,
        faketime=faketime,
    )
    with tempfile.TemporaryDirectory(prefix="tablee-soak-", ignore_cleanup_errors=True) as name:
        folder = Path(name)
        with opened(folder, postgres) as database:
            try:
                report = uvloop.run(Soak(plan, folder, database).run())
            except* Refused as refusals:
                sys.exit(str(refusals.exceptions[0]))
    show(report, Console(width=None if sys.stdout.isatty() else WIDTH))
    if json is not None:
        json.parent.mkdir(parents=True, exist_ok=True)
        json.write_bytes(msgspec.json.format(msgspec.json.encode(report)))
    sys.exit(not report.holds())


if __name__ == "__main__":
    typer.run(main)
