"""Play on where too little is known of the bots' strength, and write down what is.

In docs/bots.md as a table, and for the server, which holds people against bots.
"""

from __future__ import annotations

import sys
from pathlib import Path
from time import monotonic
from typing import Annotated, Final

import typer

import tablee
from benchmarks.strength import levels
from benchmarks.strength.core import use_compiled_core
from benchmarks.strength.measures import percent
from benchmarks.strength.playing import ledgers, missing, play_on
from benchmarks.strength.table import shown, written
from tablee.arena import runners
from tablee.arena.ledger import Ledger
from tablee.arena.standing import standing
from tablee.server.standing.bots import LEVELS

ROOT: Final = Path(__file__).parents[2]
PAGE: Final = ROOT / "docs" / "bots.md"
RESULTS: Final = ROOT / "docs" / "strength"


def main(
    games: Annotated[int, typer.Option(help="Play until every match-up has so many.")] = 100,
    minutes: Annotated[float, typer.Option(help="At most so long; 0 only writes.")] = 60.0,
    only: Annotated[str, typer.Option(help="Match-ups whose description has this in it.")] = "",
    workers: Annotated[int | None, typer.Option(help="Number of processes.")] = None,
    check: Annotated[bool, typer.Option("--check", help="Only say whether it is new.")] = False,
) -> None:
    """Measure strength."""
    if check:
        made = {PAGE: written(PAGE.read_text(), RESULTS), LEVELS: levels.text(RESULTS)}
        old = [path for path, text in made.items() if path.read_text() != text]
        sys.exit(f"{old[0]} is not up to date: run `make strength MINUTES=0`." if old else None)
    if minutes:
        use_compiled_core("benchmarks.strength")
        play(games, 60 * minutes, only, workers)
    PAGE.write_text(written(PAGE.read_text(), RESULTS))
    LEVELS.write_text(levels.text(RESULTS))


def play(games: int, seconds: float, only: str, workers: int | None) -> None:
    end = monotonic() + seconds
    found = ledgers(RESULTS, tablee.compiled(), only)
    for ledger in play_on(found, games, runners.local(workers)):
        print(told(ledger, games), flush=True)
        if monotonic() > end:
            return


def told(ledger: Ledger, games: int) -> str:
    share = standing(ledger.matchup, ledger.blocks).a.share
    deals = f"{len(ledger.blocks)} of {missing(ledger, games)} deals"
    return f"{ledger.path.stem}: {deals}, {shown(percent(share), '%')}"


if __name__ == "__main__":
    typer.run(main)
