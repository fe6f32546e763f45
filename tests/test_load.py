"""The load benchmark runs and nothing goes wrong or missing; how fast it is, is not tested."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from benchmarks.load.results import Moves, Received, Report, Server, Spread, spread, targets
from benchmarks.load.visitors import TABLES, shares, source

ROOT = Path(__file__).parent.parent


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> Report:
    """What `--quick` saves."""
    path = tmp_path_factory.mktemp("load") / "report.json"
    command = [sys.executable, "-m", "benchmarks.load", "--quick", "--json", str(path)]
    subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.DEVNULL, timeout=300)
    return msgspec.json.decode(path.read_bytes(), type=Report)


def test_every_seat_has_a_socket(report: Report) -> None:
    setup = report.setup
    assert (setup.matches, setup.seats, setup.sockets) == (20, 4, 80)
    assert (setup.database, setup.visitors) == ("sqlite", 4)
    assert setup.people.startswith("hot-seat")


def test_every_move_is_acknowledged(report: Report) -> None:
    moves = report.moves
    assert moves.sent > 0
    assert moves.acked == moves.sent == report.ack.count
    assert moves.sent + moves.skipped == 250  # 50 a second for 5 seconds
    assert (moves.errors, moves.problems) == (0, {})


def test_no_event_is_lost_or_told_twice(report: Report) -> None:
    received = report.received
    assert received.events > 0
    assert received.views > 0
    assert (received.gaps, received.duplicates) == (0, 0)


def test_opponents_hear_of_rounds(report: Report) -> None:
    assert report.told.count > 0
    assert report.told.count % 3 == 0


def test_the_server_is_measured(report: Report) -> None:
    assert report.server.rss >= report.server.rss_empty > 0
    assert report.server.cpu > 0
    assert report.players.late.count == 250


def test_targets_are_told_with_what_was_found(report: Report) -> None:
    found = {target.name: target.found for target in report.targets}
    assert found["p99 from submit to ack, ms"] == report.ack.p99
    assert found["p99 from submit to the opponents, ms"] == report.told.p99
    assert found["RSS, MB"] == report.server.rss
    assert found["errors"] == found["gaps and duplicates"] == 0


def test_a_target_is_reached_at_its_figure() -> None:
    moves = Moves(1, 1, 1.0, 1, {"refused": 1}, 0, 0)
    received = Received(0, 0, 0, 0, 0, 1, 1)
    ack, told = Spread(1, 1.0, 1.0, 120.0, 200.0), Spread(1, 1.0, 1.0, 150.1, 200.0)
    reached = [
        target.reached
        for target in targets(moves, ack, told, received, Server(800.0, 90.0, 50.0, 0, 0.0))
    ]
    assert reached == [True, False, False, False, True]


def test_percentiles_are_values_that_were_found() -> None:
    assert spread([n / 1000 for n in range(1, 101)]) == Spread(100, 50.0, 95.0, 99.0, 100.0)
    assert spread([0.005]) == Spread(1, 5.0, 5.0, 5.0, 5.0)
    assert spread([]) == Spread(0, 0.0, 0.0, 0.0, 0.0)


def test_visitors_share_the_tables_and_come_from_loopback_addresses() -> None:
    assert shares(12) == [TABLES, TABLES, 2]
    addresses = [source(number) for number in range(70_000)]
    assert len(set(addresses)) == len(addresses)
    assert "127.0.0.1" not in addresses
    for address in addresses:
        first, *rest = [int(part) for part in address.split(".")]
        assert first == 127
        assert all(0 <= part <= 255 for part in rest)
