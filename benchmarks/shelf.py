"""How long a match takes that nobody has looked at for long: `python -m benchmarks.shelf`.

A hundred thousand matches of all titles are on the disk, most of them in play. Somebody opens a
thousand of them, one after another, as they come by post. Beside it: the same with a few hundred on
the disk, how long the server takes to start, and what stays in memory.
"""

from __future__ import annotations

import http.client
import random
import sqlite3
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path
from typing import Annotated, Final

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from benchmarks.load.results import Spread, spread
from benchmarks.load.server import ADDRESS, Refused, ServerProcess, cores, pin
from benchmarks.neighbour import Visitor, ask
from benchmarks.table import WIDTH

FEW: Final = 300
ANSWERS: Final = 24
"""At most, of every match that is copied."""

MOST: Final = 150.0
"""Milliseconds that it may take to open a match, in 19 of 20 cases."""

COPIES: Final = 20
"""The number of the first one that may be opened: before it are the models."""

PARTS: Final = ("seats", "answers", "news", "submissions", "chat")


class Shelf(msgspec.Struct, frozen=True):
    """What was found with so many matches on the disk."""

    matches: int
    megabytes: float
    start: float
    """Seconds to the first answer."""
    looks: Spread
    rss: list[float]
    """Megabytes before the looks, after half of them, and after all."""


def main(
    matches: Annotated[int, typer.Option(min=FEW, max=1_000_000, help="On the disk.")] = 100_000,
    looks: Annotated[int, typer.Option(min=10, max=100_000, help="Matches opened.")] = 1_000,
) -> None:
    """How long a match takes that nobody has looked at for long."""
    with tempfile.TemporaryDirectory(prefix="tablee-shelf-") as name:
        folder = Path(name)
        try:
            models = play(folder)
            found = []
            for count in (FEW, matches):
                fill(folder / "house.db", models, count)
                found.append(measure(folder, count, min(looks, count - COPIES)))
        except Refused as refusal:
            sys.exit(str(refusal))
    show(found)
    sys.exit(found[-1].looks.p95 > MOST)


def play(folder: Path) -> list[str]:
    """A match of every title, played for a while."""
    server = ServerProcess(folder, str(folder / "house.db"))
    try:
        server.wait()
        visitor = Visitor(server, 1)
        titles = [title["name"] for title in visitor.get("/titles")]
        tables = [visitor.new_table(title) for title in titles]
        for table in tables:
            visitor.play(table, ANSWERS)
        return tables
    finally:
        server.stop()


def fill(path: Path, models: list[str], count: int) -> None:
    """Copies of these, until there are so many, by people who have twenty each."""
    with closing(sqlite3.connect(path)) as connection:
        (there,) = connection.execute("SELECT count(*) FROM matches").fetchone()
        for number in range(there, count):
            model, match, host = (
                models[number % len(models)],
                name_of(number),
                name_of(number // 20),
            )
            copy(connection, "accounts", {"id": host}, "nickname = ? LIMIT 1", "Visitor 1")
            own = {"id": match, "host": host}
            copy(connection, "matches", own, "id = ?", model)
            for part in PARTS:
                whose = {"account": host} if part == "seats" else {}
                copy(connection, part, {"match": match} | whose, "match = ?", model)
        connection.commit()
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def name_of(number: int) -> str:
    return f"{number:032x}"


def copy(
    connection: sqlite3.Connection, table: str, other: dict[str, str], where: str, *of: str
) -> None:
    """The rows of a table once more, with these other values."""
    columns = [row[1] for row in connection.execute(f"PRAGMA table_info({table})")]
    values = ["?" if column in other else f'"{column}"' for column in columns]
    given = [other[column] for column in columns if column in other]
    rows = f"SELECT {', '.join(values)} FROM {table} WHERE {where}"
    connection.execute(f"INSERT OR IGNORE INTO {table} {rows}", [*given, *of])


def measure(folder: Path, count: int, looks: int) -> Shelf:
    server_core, own_core = cores()
    path = folder / "house.db"
    server = ServerProcess(folder, str(path), server_core)
    try:
        pin(own_core)
        begun = time.perf_counter()
        server.wait()
        start = time.perf_counter() - begun
        some = random.Random(1).sample(range(COPIES, count), looks)
        rss = [server.rss()]
        half = len(some) // 2
        times = open_all(server, some[:half])
        rss.append(server.rss())
        times += open_all(server, some[half:])
        rss.append(server.rss())
    finally:
        server.stop()
    return Shelf(count, path.stat().st_size / 1e6, start, spread(times), rss)


def open_all(server: ServerProcess, matches: list[int]) -> list[float]:
    """How long it takes to see each of them, as one who watches."""
    connection = http.client.HTTPConnection(ADDRESS, server.port, timeout=120)
    times = []
    for match in matches:
        begun = time.perf_counter()
        status = ask(connection, f"/api/tables/{name_of(match)}/seat/-1", {})
        times.append(time.perf_counter() - begun)
        if status != 200:
            raise Refused(f"A match was answered with {status}.")
        time.sleep(0.01)
    connection.close()
    return times


def show(found: list[Shelf]) -> None:
    console = Console(width=None if sys.stdout.isatty() else WIDTH)
    table = Table("matches on the disk", *[f"{shelf.matches}" for shelf in found])
    rows: dict[str, list[str]] = {
        "MB on the disk": [f"{shelf.megabytes:.0f}" for shelf in found],
        "start to first answer, s": [f"{shelf.start:.1f}" for shelf in found],
        "matches opened": [f"{shelf.looks.count}" for shelf in found],
        "to open one, ms: p50 / p95 / p99": [times_of(shelf.looks) for shelf in found],
        "MB in memory: first / half / last": [memory_of(shelf) for shelf in found],
    }
    for label, values in rows.items():
        table.add_row(label, *values)
    console.print(table)


def memory_of(shelf: Shelf) -> str:
    return " / ".join(f"{megabytes:.0f}" for megabytes in shelf.rss)


def times_of(times: Spread) -> str:
    return f"{times.p50:.1f} / {times.p95:.1f} / {times.p99:.1f}"


if __name__ == "__main__":
    typer.run(main)
