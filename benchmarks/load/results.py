"""What a run of the load finds out, as it is printed and as `--json` saves it."""

from __future__ import annotations

import math
from typing import Final

import msgspec

from benchmarks.results import Machine

MOST_ACK_P99: Final = 120.0
MOST_TOLD_P99: Final = 150.0
MOST_RSS: Final = 800.0


class Spread(msgspec.Struct, frozen=True):
    """How long something took, in milliseconds; all zero if it never happened."""

    count: int
    p50: float
    p95: float
    p99: float
    max: float


class Setup(msgspec.Struct, frozen=True):
    """What was asked for, and how it was done."""

    matches: int
    seats: int
    sockets: int
    idle: int
    """Sockets among them at tables where nothing happens."""
    workers: int
    rate: float
    warm_up: float
    seconds: float
    database: str
    """`sqlite` or `postgresql`."""
    people: str
    """Who plays: how seats are shared out among guests, and guests among addresses."""
    visitors: int
    server_core: int | None
    """None: there are not two cores to keep server and players apart."""
    players_core: int | None
    preparing: float
    """Seconds to make guests and tables over HTTP."""
    connecting: float
    """Seconds to open all sockets, until each has its first view."""


class Moves(msgspec.Struct, frozen=True):
    """Moves of the measured time: those of the warm-up are not among them."""

    sent: int
    acked: int
    per_second: float
    errors: int
    problems: dict[str, int]
    """The errors of the whole run by name; also those of sockets and of the server's log."""
    skipped: int
    """Moves that were due when no match was free to make one."""
    finished: int
    """Matches that came to their end."""


class Received(msgspec.Struct, frozen=True):
    """What came over all sockets in the whole run."""

    frames: int
    bytes: int
    """After decompression."""
    views: int
    view_bytes: int
    events: int
    gaps: int
    """Event numbers that never came."""
    duplicates: int


class Server(msgspec.Struct, frozen=True):
    """The server's processes together."""

    rss: float
    """Megabytes at the end."""
    rss_empty: float
    """Before the first visitor."""
    cpu: float
    """Percent of one core in the measured time."""
    faults_at_the_end: int
    """Errors it logged when all players left at once; those before are among the errors."""
    others: float
    """Percent of all cores that other programs of this machine took meanwhile."""


class Players(msgspec.Struct, frozen=True):
    """The load generator itself: if it is busy or late, the figures say little of the server."""

    cpu: float
    late: Spread
    """How long after its time a move was sent."""


class Target(msgspec.Struct, frozen=True):
    name: str
    most: float
    found: float
    reached: bool


class Report(msgspec.Struct, frozen=True):
    """Everything the table shows."""

    machine: Machine
    setup: Setup
    moves: Moves
    ack: Spread
    """From sending a move until it is acknowledged as committed."""
    told: Spread
    """From sending the last answer of a round until each opponent has the news and its view."""
    received: Received
    server: Server
    players: Players
    targets: list[Target]


def spread(seconds: list[float]) -> Spread:
    if not seconds:
        return Spread(0, 0.0, 0.0, 0.0, 0.0)
    ordered = [1000.0 * second for second in sorted(seconds)]
    p50, p95, p99 = (rank(ordered, share) for share in (0.50, 0.95, 0.99))
    return Spread(len(ordered), p50, p95, p99, ordered[-1])


def rank(ordered: list[float], share: float) -> float:
    """The least value that this share of all does not exceed."""
    return ordered[max(0, math.ceil(share * len(ordered)) - 1)]


def targets(
    moves: Moves, ack: Spread, told: Spread, received: Received, server: Server
) -> list[Target]:
    found = [
        ("p99 from submit to ack, ms", MOST_ACK_P99, ack.p99),
        ("p99 from submit to the opponents, ms", MOST_TOLD_P99, told.p99),
        ("errors", 0.0, float(moves.errors)),
        ("gaps and duplicates", 0.0, float(received.gaps + received.duplicates)),
        ("RSS, MB", MOST_RSS, server.rss),
    ]
    return [Target(name, most, value, value <= most) for name, most, value in found]
